"""What stops a translation: a construct outside the dialect, with its file and line."""

from __future__ import annotations

import ast
from pathlib import Path


class DialectError(Exception):
    """Says where, and what the translator does not take."""

    def __init__(self, path: Path | str, node: ast.AST | None, why: str) -> None:
        line = getattr(node, "lineno", 0)
        shown = f": {ast.unparse(node)[:80]}" if node is not None else ""
        super().__init__(f"{path}:{line}: {why}{shown}")


class TranslationError(Exception):
    """All that stopped a translation, a line each."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))

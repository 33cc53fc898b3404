"""Tables in Markdown."""

from __future__ import annotations

from collections.abc import Iterable


def table(head: Iterable[object], rows: Iterable[Iterable[object]]) -> str:
    """A table with a line for its head and one for each row."""
    titles = list(head)
    lines: list[Iterable[object]] = [titles, ["---"] * len(titles), *rows]
    return "\n".join(f"| {' | '.join(str(cell) for cell in line)} |" for line in lines)

"""The greatest house that is taken: every name as long as it may be, and the rest remarks."""

from __future__ import annotations

import re
from typing import Any, Final

from firehouse.core.catalogue import games

LONGEST_FILE: Final = 20_000
LONGEST_NAME: Final = 80


def plan(number: int = 0) -> str:
    """Such a house; the number makes it another one."""
    (row,) = (row for row in games() if row.id == "flashpoint")
    (file,) = (file for file in row.files if file.name == "plan")
    text = max(file.samples().values(), key=len)
    text = re.sub(r"(?m)^(title|status|room .): .*$", rf"\1: {'x' * LONGEST_NAME}", text)
    comment = f"# {number} " + "x" * 400 + "\n"
    room = (LONGEST_FILE - len(text)) // len(comment)
    return comment * room + text


def drawn(number: int = 0) -> dict[str, Any]:
    """A game in it, without specialists to choose first."""
    return {
        "ruleset": "flashpoint/experienced",
        "crew": 2,
        "options": {"specialists": False},
        "files": {"plan": plan(number)},
    }

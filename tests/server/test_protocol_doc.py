"""docs/protocol.md tells of every command, message and code that there is, and of no other code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from firehouse.server import commands, messages
from firehouse.server.api import problems

ROOT = Path(__file__).parents[2]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text()
SOURCES = sorted((ROOT / "src" / "firehouse" / "server").rglob("*.py"))
PLACES = {"Denied": 0, "denied_for": 0, "Refused": 1, "_refused": 1, "problem": 1}
"""Where each of these functions takes a code."""


def part(heading: str) -> str:
    """A part of the document, up to the next heading."""
    return PROTOCOL.split(f"{heading}\n")[1].split("\n#")[0]


def told(text: str) -> set[str]:
    return set(re.findall(r"`([a-z-]+)`", text))


def codes() -> Iterator[str]:
    """The codes that the sources name."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                wanted = node.args[PLACES.get(name, 99) :][:1]
                yield from (word.value for word in wanted if isinstance(word, ast.Constant))
    yield from (code for _, code, _ in problems.TEXTS.values())
    yield from (
        "damaged",
        "forgotten",
        "removed",
        "stale",
    )  # these have classes or functions of their own


def test_every_code_is_told_and_no_other():
    listed = told(part("### Codes of refusal")) - {"bye"}

    assert listed == set(codes())


@pytest.mark.parametrize("kind", get_args(commands.AnyCommand), ids=lambda kind: kind.__name__)
def test_every_command_is_told_with_its_fields(kind):
    rows = [row.split("|") for row in part("### Commands").splitlines() if row.startswith("| `")]
    fields = next(told(row[2]) for row in rows if kind.__struct_config__.tag in told(row[1]))

    assert fields >= set(kind.__struct_fields__) - {"id"}


def test_every_message_is_told():
    tags = {kind.__struct_config__.tag for kind in messages.Message.__subclasses__()}

    assert told(part("### Messages")) >= tags

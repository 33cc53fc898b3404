"""Sentences that players read are in the files of words: in these layers code holds none."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import firehouse

ROOT = Path(firehouse.__file__).parent
LAYERS = (
    "server/tables",
    "server/people",
    "server/denial.py",
    "terminal",
    "tui",
)
NOT_FOR_PLAYERS = {
    "terminal/doctor.py": "for who installs",
    "terminal/laboratory.py": "for who measures",
}
SENTENCE = re.compile(r"[A-Za-z’']{2,},? [a-z]{2,}")
"""Two words one after the other, the second of them small."""
KNOWN = {
    "bold cyan",  # inks
    "bold reverse",
    "italic dim",
    "undo force",  # what is typed
    "firehouse watch",
    "firehouse play RULESET",
    "firehouse tui --record ",
    "The bookmark leads to another position.",  # for the log of the service
    "Nothing is heard of other processes.",
    "Entry  does not follow entry .",
    "wrong codes",
}


def files() -> Iterator[str]:
    for layer in LAYERS:
        path = ROOT / layer
        found = [path] if path.suffix else sorted(path.rglob("*.py"))
        yield from (file.relative_to(ROOT).as_posix() for file in found)


def texts_of(tree: ast.AST) -> Iterator[str]:
    """The texts of a source, those with holes as one; not docstrings, styles and what is logged."""
    told: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            told.add(id(node.value))
        assigned = isinstance(node, (ast.Assign, ast.AnnAssign))
        styles = assigned and "CSS" in ast.unparse(node).partition("=")[0]
        if styles or (isinstance(node, ast.Call) and ast.unparse(node.func).startswith("LOG.")):
            told.update(id(part) for part in ast.walk(node))
        if isinstance(node, ast.JoinedStr):
            told.update(id(part) for part in node.values)
            if id(node) not in told:
                yield "".join(p.value for p in node.values if isinstance(p, ast.Constant))
        elif isinstance(getattr(node, "value", None), str) and id(node) not in told:
            yield node.value


@pytest.mark.parametrize("name", [name for name in files() if name not in NOT_FOR_PLAYERS])
def test_no_sentence_is_built_in_code(name: str) -> None:
    tree = ast.parse((ROOT / name).read_text(encoding="utf-8"))
    assert {text for text in texts_of(tree) if SENTENCE.search(text)} - KNOWN == set()


def test_a_sentence_would_be_found() -> None:
    """One with holes too."""
    tree = ast.parse('"""Docs of it."""\nsay(f"{name} is not ready.")\nLOG.info("a game is over")')
    assert [text for text in texts_of(tree) if SENTENCE.search(text)] == [" is not ready."]

"""Every promise of SECURITY.md names tests that are there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (?!promise|---)(.+?) \| (.+) \|$", PAGE, re.MULTILINE)
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def written_in(path: Path) -> set[str]:
    """The names of a file's tests, as it is written."""
    return {
        node.name
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }


def test_there_are_promises():
    assert len(ROWS) >= 15


@pytest.mark.parametrize(("promise", "holders"), ROWS)
def test_a_promise_is_held_by_tests_that_are_there(promise, holders):
    named = NAMED.findall(holders)

    assert named, promise
    assert NAMED.sub("", holders).strip(" ,") == ""
    for file, test in named:
        assert test in written_in(ROOT / file), f"{file} has no {test}"

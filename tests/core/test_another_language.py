"""Another language is one file a folder: with every message in brackets, all is told in them."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import firehouse
from firehouse.core.catalogue import games
from firehouse.core.language import PAGE

SOURCE = Path(firehouse.__file__).parent
PLAYER = Path(__file__).with_name("bracketed_game.py")
WHAT = ("table", "log", "actions", "advice", "refusals", "prose")
RULESETS = [row.tonight[0] for row in games()]


def bracketed(rows: Mapping[str, Any]) -> dict[str, Any]:
    """The same tables with brackets around every message."""
    return {
        name: f"⟦{value}⟧" if isinstance(value, str) else bracketed(value)
        for name, value in rows.items()
    }


def lines_of(rows: Mapping[str, Any], table: str = "") -> list[str]:
    """TOML of nested tables of texts."""
    texts = [
        f"{json.dumps(name)} = {json.dumps(value)}"
        for name, value in rows.items()
        if isinstance(value, str)
    ]
    lines = [f"[{table}]", *texts] if table and texts else texts
    for name, value in rows.items():
        if not isinstance(value, str):
            below = f"{table}.{json.dumps(name)}" if table else json.dumps(name)
            lines += lines_of(value, below)
    return lines


@pytest.fixture(scope="module")
def other_place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with one file more for each file of words, and nothing else changed."""
    place = tmp_path_factory.mktemp("other_language")
    here = place / "firehouse"
    shutil.copytree(SOURCE, here, ignore=shutil.ignore_patterns("web", "*.so", "__pycache__"))
    for file in sorted(here.rglob("words/en*.toml")):
        if not file.name.endswith(PAGE):
            rows = tomllib.loads(file.read_text(encoding="utf-8"))
            about = rows.pop("language", None)
            kept = {} if about is None else {"language": about}
            text = "\n".join(lines_of({**kept, **bracketed(rows)}))
            file.with_name(file.name.replace("en", "xb", 1)).write_text(text, encoding="utf-8")
    for file in sorted(here.rglob("lessons/*.toml")):
        lesson = file.read_text(encoding="utf-8")
        text = re.sub('^(title|text) = "([^"].*)"$', r'\1 = "⟦\2⟧"', lesson, flags=re.M)
        file.with_suffix(".xb.toml").write_text(text, encoding="utf-8")
    return place


@pytest.fixture(scope="module", params=RULESETS)
def told(request: pytest.FixtureRequest, other_place: Path) -> dict[str, list[str]]:
    """What is read in a short game in that language."""
    changed = {
        "PYTHONPATH": str(other_place),
        "FIREHOUSE_LANGUAGE": "xb",
        "FIREHOUSE_PURE": "1",
        "PYTHONIOENCODING": "utf-8",
    }
    done = subprocess.run(
        [sys.executable, PLAYER, request.param],
        env={**os.environ, **changed},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


def outside(text: str) -> str:
    """What stands in no bracket."""
    before = ""
    while before != text:
        before, text = text, re.sub("⟦[^⟦⟧]*⟧", "", text)
    return text


@pytest.mark.parametrize("what", WHAT)
def test_all_that_is_told_is_in_the_files_of_the_language(
    told: dict[str, list[str]], what: str
) -> None:
    """Not a word of log, actions, advice, refusals or a lesson stands in the code."""
    assert len(told[what]) > 1
    assert {text for text in told[what] if outside(text)} == set()


def test_a_word_in_the_code_would_be_seen() -> None:
    """Beside a bracket, and between two."""
    assert outside("⟦The ⟦fire⟧ spreads⟧") == ""
    assert outside("⟦The fire⟧ and ⟦smoke⟧") == " and "

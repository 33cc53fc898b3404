"""Every game is whole: what its row names is there, and what is missing is told plainly."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from firehouse.conformance import PARTS, faults
from firehouse.core.catalogue import games
from firehouse.core.row import GameRow

GAMES = games()
SOME = GAMES[0]


@pytest.mark.parametrize("row", GAMES, ids=lambda row: row.id)
def test_every_game_is_whole(row: GameRow) -> None:
    assert faults(row) == []


def test_every_part_of_a_row_is_looked_at() -> None:
    """A new part is loaded by this check too, or stands here as none."""
    fields = set(GameRow.__dataclass_fields__)
    assert fields - set(PARTS) == {"id", "title", "line", "words", "tonight", "files", "notes"}


@pytest.mark.parametrize("part", PARTS)
def test_a_part_that_is_not_there_is_named(part: str) -> None:
    for path in ("firehouse.games.nowhere:NOTHING", "firehouse.core.row:NOTHING"):
        (fault,) = faults(replace(SOME, **{part: path}))
        assert f"'{part}' of {SOME.id}, {path}, cannot be" in fault


@pytest.mark.parametrize(
    ("part", "kind"), [("policy", "Policy"), ("stage", "Stage"), ("screen", "ScreenFace")]
)
def test_a_part_of_another_kind_is_named(part: str, kind: str) -> None:
    (fault,) = faults(replace(SOME, **{part: "firehouse.core.row:GameRow"}))
    assert fault.endswith(f"must be a {kind}.")


def test_a_module_of_rule_sets_says_what_it_lacks() -> None:
    found = faults(replace(SOME, rulesets="firehouse.core.row"))
    assert f"The module firehouse.core.row of {SOME.id} lacks game_of." in found
    assert faults(replace(SOME, rulesets="")) == [
        f"The row of {SOME.id} names no module of rule sets."
    ]


def test_a_missing_title_is_found_before_a_player_does(monkeypatch: pytest.MonkeyPatch) -> None:
    words = SOME.load("choices")
    bare = SimpleNamespace(**{**vars(words), "board": {}.__getitem__})
    monkeypatch.setattr("firehouse.stage.catalogue.choices_of", lambda found: bare)
    assert any("telling what can be chosen fails. KeyError" in fault for fault in faults(SOME))


def test_tonight_and_names_are_checked() -> None:
    (fault,) = faults(replace(SOME, tonight=("marbles/plain",)))
    assert fault.startswith(f"The row of {SOME.id} offers 'marbles/plain' for tonight, which is no")
    renamed = faults(replace(SOME, id="marbles"))
    assert any("must be of the game 'marbles'" in fault for fault in renamed)


def test_a_lesson_belongs_to_its_game() -> None:
    other = next(row for row in GAMES if row is not SOME)
    (fault,) = faults(replace(SOME, lessons=other.lessons))
    assert fault.endswith(f"of {SOME.id} is of another game.")


@pytest.mark.parametrize(("library", "count"), [("not_installed", 0), ("firehouse.nowhere", 1)])
def test_a_library_that_only_an_extra_installs_is_no_fault(
    library: str, count: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"needs_{library.replace('.', '_')}"
    (tmp_path / f"{name}.py").write_text(f"import {library}")
    monkeypatch.syspath_prepend(tmp_path)
    assert len(faults(replace(SOME, screen=f"{name}:SCREEN"))) == count


def test_a_stage_without_a_screen_must_tell_the_drawing() -> None:
    (fault, *_) = faults(replace(SOME, screen=""))
    assert fault.endswith("Without a part 'screen' the stage must tell the drawing.")

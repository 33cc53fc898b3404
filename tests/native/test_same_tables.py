"""Whole games with the luck of tables: in C as Python plays them, number by number."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from native_ways import SETUPS

from firehouse import Game, Setup
from firehouse.bots import sharing
from firehouse.bots.greedy import policy_of
from firehouse.bots.runner import runner_of
from firehouse.core.luck import Luck, draw
from firehouse.lab.cells import Cell
from firehouse.lab.chunks import Chunk, play_chunk, seat_of
from firehouse.lab.reading import reading_of
from firehouse.lab.table_runner import TableRunner

LYING = [
    Setup("flashpoint/family", crew=crew, options={"knock_down": "lie", "getting_up": up})
    for crew, up in ((1, "actions"), (3, "and_fire"), (2, "whole_turn"))
]
FAMILY = Setup("flashpoint/family", crew=2)


@pytest.fixture(autouse=True)
def three_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "cores", lambda: 3)


@pytest.mark.parametrize("setup", [*SETUPS, *LYING], ids=lambda setup: setup.ruleset)
def test_tables_come_to_the_same(check: ModuleType, libraries: Path, setup: Setup) -> None:
    """Ends, decisions, turns, roles at first and at last, scores: all that an experiment keeps."""
    game: Game[Any] = Game.of(setup)
    measure = reading_of(game).measure(game)
    for count, (native, plain) in zip((3, 9), check.runners(game, libraries), strict=True):
        in_c, as_python = TableRunner(native, measure), TableRunner(plain, measure)
        assert in_c.native is not None
        assert as_python.native is None
        found = in_c.ends(5_000_000, count)
        assert found == as_python.ends(5_000_000, count)
        assert found[1:] == in_c.ends(5_000_001, count - 1)
        assert len({end[2] for end in found}) > 1


def test_large_seeds(check: ModuleType, libraries: Path) -> None:
    """The largest seeds have as many digits as any; one too large for C is played by Python."""
    game: Game[Any] = Game.of(FAMILY)
    measure = reading_of(game).measure(game)
    native, plain = check.runners(game, libraries)[1]
    for seed in (2**63 - 9, 2**63 - 2, 2**64):
        assert TableRunner(native, measure).ends(seed, 3) == TableRunner(plain, measure).ends(
            seed, 3
        )


def test_a_measure_of_somebodys_own_is_read_by_python(check: ModuleType, libraries: Path) -> None:
    """C reads off what was translated, and nothing else."""
    game: Game[Any] = Game.of(FAMILY)
    usual = reading_of(game).measure

    class Own(usual):  # type: ignore[misc, valid-type]
        def scores(self, state: Any) -> list[int]:
            return [4, 7]

    native, _ = check.runners(game, libraries)[1]
    own = TableRunner(native, Own(game))
    assert own.native is None
    (end,) = own.ends(3, 1)
    assert end[-1] == [4, 7]
    assert end[:-1] == TableRunner(native, usual(game)).ends(3, 1)[0][:-1]


def test_without_machine_code_python_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """FIREHOUSE_PURE asks for it."""
    monkeypatch.setenv("FIREHOUSE_PURE", "1")
    game: Game[Any] = Game.of(FAMILY)
    tables = TableRunner(runner_of(policy_of(game)), reading_of(game).measure(game))
    assert tables.native is None


def test_a_chunk_does_not_tell_who_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that are looked into go step by step, the others in one go, with one result."""
    cell = Cell("x", FAMILY, "random")
    chunk = Chunk(0, cell, 2, range(6), traced=2)
    found = [(game.number, game.outcome) for game in play_chunk(chunk).games]
    monkeypatch.setattr("firehouse.lab.chunks._SEATS", {})
    alone = seat_of(cell)
    alone.tables = None
    again = play_chunk(chunk._replace(traced=0))
    assert found == [(game.number, game.outcome) for game in again.games]


def test_luck_that_begins_anew_is_that_of_its_seed() -> None:
    """One object serves many tables."""
    luck = Luck(1)
    first = [luck.below(kind, 6) for kind in ("a", "b", "a")]
    luck.restart(8)
    assert luck.below("a", 36) == draw(8, "a", 0, 36)
    luck.restart(1)
    assert [luck.below(kind, 6) for kind in ("a", "b", "a")] == first

"""Residents have names by the seed of the table: the same in the log, the labels and the view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from firehouse.bots import Budget, bot_of
from firehouse.core.event import kind_of
from firehouse.core.luck import Rng
from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.games.flashpoint import events
from firehouse.games.flashpoint.residents import NOBODY_YET, order_of
from firehouse.games.flashpoint.rules.actions import VICTIM
from firehouse.games.flashpoint.words.language import part
from firehouse.games.flashpoint.words.names import FACES, resident
from firehouse.stage import stage_of
from firehouse.stage.folder import patched

NAMED = ("poi-revealed", "victim-rescued", "victim-lost")


def played(seed: int, ruleset: str = "flashpoint/experienced", luck: int = 1) -> Table:
    """A whole game by bots."""
    table, bot, rng = Table(Setup(ruleset), seed), bot_of("greedy"), Rng(luck)
    while table.result is None:
        table.play(bot.choose(table.game, table.state, rng, Budget(playouts=1)))
    return table


def people(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = table.known.told(table.game)["residents"]
    return found


def found_in_order(table: Table) -> list[str]:
    everybody = [one for group in people(table).values() for one in group]
    return [one["face"] for one in sorted(everybody, key=lambda one: one["id"])]


@pytest.fixture(scope="module")
def game() -> Table:
    return played(3)


def test_a_seed_says_who_is_found_and_another_says_otherwise(game: Table) -> None:
    order = [FACES[face] for face in order_of(3)]
    assert found_in_order(game) == order[: len(found_in_order(game))]
    assert len(found_in_order(game)) > 4
    assert sorted(order) == sorted(FACES)
    assert len({order_of(seed) for seed in range(50)}) == 50


def test_whatever_the_crew_does_the_same_people_are_met(game: Table) -> None:
    other = found_in_order(played(3, "flashpoint/family"))
    both = list(zip(found_in_order(game), other, strict=False))
    assert len(both) > 3
    assert all(one == same for one, same in both)


def test_at_a_table_with_real_dice_people_come_as_they_are_listed() -> None:
    assert order_of(None) == tuple(range(len(FACES)))


def test_nobody_is_known_before_being_found() -> None:
    table = Table(Setup("flashpoint/experienced"), 3)
    assert people(table) == {"found": [], "safe": [], "lost": []}
    everybody = [part(resident(face)) for face in range(len(FACES))]
    frames = stage_of(table.game).frames_of(table, 1, table.step)
    assert frames
    assert not any(name in str(frame) for name in everybody for frame in frames)


def test_the_log_says_their_names(game: Table) -> None:
    names = [one["name"] for group in people(game).values() for one in group]
    told = [game.game.tell(event) for _, event in game.log if kind_of(event) in NAMED]
    told = [text for text in told if "alse alarm" not in text and "hazmat" not in text]
    assert len(told) >= 2 * len(people(game)["safe"])
    assert [text for text in told if not any(name in text for name in names)] == []
    assert any("was turned over: Tomas, a victim." in text for text in told)
    assert any(text.startswith("Tomas was rescued") for text in told)


def test_the_safe_are_those_who_were_carried_out(game: Table) -> None:
    rescued = [event for _, event in game.log if kind_of(event) == "victim-rescued"]
    safe = [FACES[event.resident] for event in rescued]  # type: ignore[attr-defined]
    assert [one["face"] for one in people(game)["safe"]] == safe
    assert len(safe) == game.game.view(game.state)["rescued"]
    assert len(people(game)["lost"]) == game.game.view(game.state)["lost"]


def carrying(seed: int) -> Iterator[tuple[Table, str]]:
    """Every position of a game with the label that takes somebody along."""
    table, bot, rng = Table(Setup("flashpoint/family"), seed), bot_of("greedy"), Rng(1)
    while table.result is None:
        for offer in stage_of(table.game).offered(table):
            if " carrying victim" in offer.action:
                yield table.copy(), offer.label
        table.play(bot.choose(table.game, table.state, rng, Budget(playouts=1)))


def test_labels_ways_and_places_say_who_is_carried() -> None:
    table, label = next(carrying(3))
    (who,) = people(table)["found"]
    assert label.startswith(f"Carry {who['name']} to ")
    stage = stage_of(table.game)
    ways = [way.label for way in stage.routed(table) if "carrying" in way.actions[-1]]
    assert ways
    assert all(label.startswith(f"Carry {who['name']} to ") for label in ways)
    view = stage.view(table.game, table.state, table.known)
    assert f"{who['name']} (victim)" in view["words"][f"square:{who['square']}"]


def test_what_is_told_step_by_step_is_what_is_told_at_once(game: Table) -> None:
    stage = stage_of(game.game)
    view = stage.view(game.game, game.state_at(0), game.known_at(0))
    for frame in stage.frames_of(game, 1, game.step):
        view = patched(view, frame.patch)
    assert view == stage.view(game.game, game.state, game.known)


def test_a_rescue_that_is_taken_back_gives_the_same_person_back(game: Table) -> None:
    table = game.copy()
    step = next(n for n, event in table.log if kind_of(event) == "victim-rescued")
    while table.step >= step:
        before = table.step
        table.undo(force=True)
        assert table.step < before
    assert people(table)["safe"] == []
    (who,) = people(table)["found"]
    assert who["face"] == FACES[order_of(3)[0]]
    assert people(game)["safe"][0]["face"] == who["face"]


def test_who_is_carried_over_another_is_still_the_same() -> None:
    known = NOBODY_YET
    for square in (5, 6):
        known, _ = known.after(events.PoiRevealed(square, "victim", "found"), 3)
    first, second = (one.face for one in known.found)
    for start, square in ((5, 6), (6, 7)):
        known, moved = known.after(events.Moved(0, start, square, VICTIM, 0, 0), 3)
        assert getattr(moved, "resident", None) == first
    assert [(one.face, one.square) for one in known.found] == [(first, 7), (second, 6)]

"""Frames rebuild a game: the first view, patched by all of them, is the last view."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator
from typing import Any

import pytest
from known import known_spots
from ways import every_way

from firehouse import Event, Rng, Setup, Table
from firehouse.core.event import is_fire
from firehouse.games.flashpoint import card_events
from firehouse.games.flashpoint import events as flashpoint_events
from firehouse.games.flashpoint.stage.spots import PLACES
from firehouse.games.hotshots import events as hotshots_events
from firehouse.games.hotshots.data.causes import ADDED, DISCARDED, MOVED, REMOVED
from firehouse.games.hotshots.data.headings import SECTIONS as FOREST_HEADINGS
from firehouse.games.hotshots.stage.spots import PLACES as FOREST_PLACES
from firehouse.reference import sections
from firehouse.stage import plain, stage_of
from firehouse.stage.folder import patched

SECTIONS = {found.id for found in sections()}


def played(setup: Setup, seed: int) -> Table:
    """A table after random play to the end."""
    table = Table(setup, seed)
    rng = Rng(seed)
    while table.result is None:
        table.play(int(table.game.random_action(table.state, rng)))
    return table


@every_way
def test_patches_lead_from_the_first_view_to_the_last(setup: Setup) -> None:
    """And to the view after every step; each frame has places of the scene and a rule."""
    table = played(setup, seed=1)
    game = table.game
    stage = stage_of(game)
    view = stage.view(game, table.state_at(0), table.known_at(0))
    spots = known_spots(stage.scene(game), view)
    frames = deque(stage.frames_of(table, 1, table.step))
    for step in range(1, table.step + 1):
        while frames and frames[0].step == step:
            frame = frames.popleft()
            assert frame.text or frame.patch
            assert bool(frame.dwell) == bool(frame.text)
            assert set(frame.spots) <= spots
            assert frame.cite is not None
            assert frame.cite.rule
            assert frame.cite.section in SECTIONS
            view = patched(view, frame.patch)
        assert view == stage.view(game, table.state_at(step), table.known_at(step))
    assert not frames


@pytest.mark.parametrize("ruleset", ["flashpoint/tragic-events", "hotshots/standard"])
def test_frames_are_plain_data(ruleset: str) -> None:
    """They go over the wire as they are."""
    table = played(Setup(ruleset), seed=7)
    frames = plain(stage_of(table.game).frames_of(table, 1, table.step))

    assert json.loads(json.dumps(frames)) == frames


def test_frames_of_some_steps_are_those_of_the_whole_game() -> None:
    """A part of a game is told as in the whole."""
    table = played(Setup("flashpoint/family", crew=2), seed=1)
    stage = stage_of(table.game)
    whole = stage.frames_of(table, 1, table.step)

    assert stage.frames_of(table, 10, 30) == [frame for frame in whole if 10 <= frame.step <= 30]
    assert stage.frames_of(table, 5, 4) == []


def kinds(module: Any) -> Iterator[Any]:
    """Every kind of event that a module defines."""
    for value in vars(module).values():
        of_module = isinstance(value, type) and value.__module__ == module.__name__
        if of_module and issubclass(value, Event):
            yield value


def test_every_kind_of_event_has_places_and_a_rule() -> None:
    """Also those that random games never come to."""
    house = {*kinds(flashpoint_events), *kinds(card_events)}
    assert {place for kind in house for place in kind.places} == set(PLACES)
    assert all(kind.rule for kind in house)


def test_every_event_of_the_forest_has_places_and_a_rule() -> None:
    """Its class names places that can be read and a heading of the reference, and none is idle."""
    forest = list(kinds(hotshots_events))
    told = {kind.rule for kind in forest if isinstance(kind.rule, str)}
    told.update(*(causes.values() for causes in (ADDED, REMOVED, MOVED, DISCARDED)))

    assert forest
    assert {place for kind in forest for place in kind.places} == set(FOREST_PLACES)
    assert told <= set(FOREST_HEADINGS)
    assert {f"hotshots/{section}" for section in FOREST_HEADINGS.values()} <= SECTIONS


def fires(*log: Event) -> list[bool]:
    """Whether events are part of the fire's advance."""
    return [is_fire(event) for event in log]


def test_the_cascade_is_what_the_fire_does() -> None:
    """The axe, the hose and the deck gun are people's work; the waves and the dead are not."""
    events = flashpoint_events

    assert (
        fires(
            events.Rolled("advance", 3, 4),
            events.Exploded(20, "fire"),
            events.WallDamaged(3, -1, 1),
            events.VictimLost(20, False, "fire"),
            events.KnockedDown(0, 20),
        )
        == [True] * 5
    )
    assert (
        fires(
            events.Rolled("gun", 3, 4),
            events.WallDamaged(3, 0, 1),
            events.VictimLost(20, False, "deck-gun"),
            events.Cleared(20, "extinguished"),
            events.Awaited("act", 0),
        )
        == [False] * 5
    )


def test_the_cascade_of_a_forest_fire() -> None:
    """Cards, wind, scorching and their losses; not the flames of the set-up."""
    events = hotshots_events

    assert (
        fires(
            events.CardPlayed(0),
            events.WindTurned(2),
            events.FlamesAdded(3, 1, "wind"),
            events.Scorched(3, 1),
            events.DieLost(0, 5),
        )
        == [True] * 5
    )
    assert (
        fires(
            events.FlamesAdded(3, 1, "set-up"),
            events.Rolled(17),
            events.FlamesRemoved(3, 1, "fight"),
        )
        == [False] * 3
    )


def test_the_fire_is_watched_longer_than_a_move() -> None:
    """Its rolls longest of all."""
    table = played(Setup("flashpoint/family"), 1)
    times = {
        (frame.kind, frame.fire): frame.dwell
        for frame in stage_of(table.game).frames_of(table, 1, table.step)
        if frame.text
    }

    assert times["rolled", True] > times["smoked", True] > times["moved", False]


@pytest.mark.parametrize("ruleset", ["flashpoint/family", "hotshots/standard"])
def test_an_act_of_the_fire_goes_on_luck_by_luck(ruleset: str) -> None:
    """One advance may take several steps; it is over when the next turn begins."""
    table = played(Setup(ruleset, crew=2), seed=1)
    frames = stage_of(table.game).frames_of(table, 1, table.step)
    last = {frame.act: frame.step for frame in frames}

    assert sorted(last.values()) == [*last.values()]
    assert any(step > act for act, step in last.items())
    for frame in frames:
        assert frame.kind != "turn-started" or frame.step == last[frame.act]
        assert frame.act == frame.step or any(one.fire for one in frames if one.act == frame.act)


def test_what_is_known_of_a_pawn_is_told_with_the_view() -> None:
    """Short words, which change with the frames."""
    table = Table(Setup("flashpoint/family", crew=2), 3)
    stage = stage_of(table.game)
    view = stage.view(table.game, table.state)
    assert view["facts"][0] == ["0 AP", "not on the board"]
    for action in ("enter 3,0", "enter 4,9"):
        table.play(action)
    for frame in stage.frames_of(table, 1, table.step):
        view |= frame.patch
    assert view["facts"] == [
        ["4 AP", "in the west garden by the west door"],
        ["in the east garden by the east door"],
    ]


def test_the_facts_of_a_forest_name_tiles_and_tokens() -> None:
    """And moves, and an ability that is lost."""
    table = Table(Setup("hotshots/standard", crew=2), 3)
    stage = stage_of(table.game)
    row = {"tile": "lake", "role": "sawyer", "able": False, "tokens": ["wild"]}
    view = {**table.game.view(table.state), "turn": 0, "ending": None, "moves": 1, "pawns": [row]}

    told = [*stage.facts(table.game, view, 0)]
    assert told[:3] == ["1 move", "on Lake", "ability lost"]
    assert told[3].startswith("token: ")

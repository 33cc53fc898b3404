"""The lessons can be played to their end on a real table, with the actions that they allow."""

from __future__ import annotations

import pytest

import firehouse as fh
from firehouse.lessons import Lesson, allows, lesson, lessons, waiting_step
from firehouse.lessons.progress import fits
from firehouse.reference import section

EVERY = pytest.mark.parametrize("taught", lessons(), ids=lambda taught: taught.id)


def table_of(taught: Lesson) -> fh.Table:
    return fh.Table(taught.setup, seed=taught.seed)


def legal(table: fh.Table) -> list[str]:
    return [table.game.text(action) for action in table.actions()]


def ways(taught: Lesson):
    """The actions of the lesson in order, with steps of a longer way filled in."""
    for step in taught.steps:
        if step.actions == ("move 5,1",):
            yield from ("move 6,2", "move 6,1")
        if step.actions:
            yield step.actions[0]


@EVERY
def test_a_lesson_is_played_to_its_end(taught):
    """Each action is legal when its step asks for it, and allowed by the step."""
    table, played = table_of(taught), []
    for action in ways(taught):
        assert action in legal(table), f"{action} after {played}"
        assert allows(taught, played, action)
        table.play(action)
        played.append(action)

    assert table.result is None
    assert waiting_step(taught, played) is None
    assert allows(taught, played, "anything")


@EVERY
def test_a_lesson_never_asks_for_the_impossible(taught):
    """Wherever a step waits, at least one legal action is allowed."""
    table, played = table_of(taught), []
    for action in ways(taught):
        assert any(allows(taught, played, offered) for offered in legal(table))
        table.play(action)
        played.append(action)


@EVERY
def test_steps_light_places_of_the_board_and_cite_sections(taught):
    """Lights are names that the board has; every step can be read up."""
    table = table_of(taught)
    view = table.game.view(table.state)
    for step in taught.steps:
        assert step.text
        assert step.section is None or section(step.section).game == taught.game
        for spot in step.lights:
            kind, _, name = spot.partition(":")
            assert kind in {"square", "edge", "pawn", "tile", "side"}
            if kind == "tile":
                assert name in view["tiles"]
            if kind == "pawn":
                assert int(name) < len(view["pawns"])


SHOWN = {
    "first-alarm": (
        "Smoke filled the north side of the dining room towards the east.",
        "turned over: Aunt June, a victim",
        "an explosion on the south side of the kitchen towards the west",
        "destroyed the door between the kitchen and the dining room",
        "Flashover: the smoke on the north side of the dining room towards the east",
        "Smoke filled the south-west corner of the bathroom.",
        "Smoke filled the north-west corner of the dining room.",
        "Smoke filled the south-west corner of the games room.",
        "Aunt June was rescued in the front garden by the front door.",
        "A point of interest was placed in the south-east corner of the small bedroom.",
    ),
    "first-fire": (
        "changed by the ability",
        "keeps the token: no Fire card",
        "An ember added 1 flame to the Logging Site.",
        "Support forgives it",
        "The wind turned north-east.",
        "flame to the Fire Camp",
    ),
}
HELD_BACK = "The wind carried 1 flame to the Mobile Repair Shop"
"""What the Firebreak of the first fire keeps from happening."""


@EVERY
def test_a_lesson_shows_what_it_tells(taught):
    """Smoke, explosions and a rescue; an ability, a token, an ember, a Firebreak that holds."""
    table = table_of(taught)
    told = " ".join(
        table.game.tell(event) for action in ways(taught) for event in table.play(action)
    )

    assert [part for part in SHOWN[taught.id] if part not in told] == []
    assert HELD_BACK not in told


def test_only_what_a_step_allows_is_allowed():
    """Another action waits; a star stands for any ending."""
    taught = lesson("first-alarm")

    assert not allows(taught, [], "enter 3,9")
    assert allows(taught, ["enter 3,0"], "enter 7,3")
    assert not allows(taught, ["enter 3,0"], "enter 3,0")
    assert fits("lock CS", ("lock *",))
    assert not fits("roll", ("lock *",))
    assert lesson("no-such") is None


@EVERY
def test_a_lesson_is_told_without_its_luck(taught):
    """The page gets every step, with one way to go on each, and no seed."""
    told = taught.told()

    assert "seed" not in told
    assert [step["text"] for step in told["steps"]] == [step.text for step in taught.steps]
    for step in told["steps"]:
        assert list(step["until"]) in (["next"], ["actions"], ["watched"])
    assert told["steps"][-1]["until"] == {"next": True}

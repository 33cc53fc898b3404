"""A place that is too far says how far, what it costs and what is missing."""

from __future__ import annotations

from forest import forest
from test_labels import FAMILY, HOUSE

from firehouse import Game
from firehouse.stage import stage_of
from firehouse.stage.characters import NAMES, name_of


def far(action: str, drawing: str = HOUSE) -> str:
    game = Game.of(FAMILY)
    return stage_of(game).far(game, game.position(drawing), game.parse(action))


def test_it_tells_the_price_and_what_is_missing() -> None:
    """By the cheapest way that is open."""
    assert far("move 1,3", HOUSE.replace("ap: 4", "ap: 2")) == (
        "The north-east corner of the living room is 4 AP away; you have 2, so 2 AP are missing."
    )


def test_what_is_within_reach_is_not_called_far() -> None:
    """A step, or the square where one stands, has reasons of its own."""
    assert far("move 3,1") == ""
    assert far("move 2,1") == ""


def test_a_tile_tells_how_many_moves_are_missing() -> None:
    """Round the fires; where none goes round, it says so."""
    woods = forest()
    woods.state.moves = 1

    def told(action: str) -> str:
        return stage_of(woods.game).far(woods.game, woods.state, woods.game.parse(action))

    assert told("move log-cabin") == "The Log Cabin is 2 moves away; you have 1 left."
    assert told("move lodge") == ""


def test_bots_have_names_of_their_own() -> None:
    """Each pawn of a table another one; an unknown bot keeps its technical name."""
    assert len({name_of("greedy", pawn) for pawn in range(NAMES)}) == NAMES
    assert name_of("cautious", 0) == "cautious"

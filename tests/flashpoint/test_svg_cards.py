"""The picture of a game with decks: how many cards there are, and trapped victims."""

from __future__ import annotations

from typing import Any

from firehouse import Game, Setup
from firehouse.games.flashpoint.rules import tokens


def started() -> tuple[Any, Any]:
    """A game with decks, before anything is set up."""
    game = Game.of(Setup("flashpoint/tragic-events", difficulty="recruit", crew=4))
    return game, game.start()


def test_the_piles_are_counted() -> None:
    """Recruit with four: ten Fire Rages and Accelerate, six Flare Ups, eighteen Events."""
    game, state = started()
    assert "Fire deck 11 · discards 0 · Flare Ups 6 · Events 18" in game.svg(state)


def test_a_trapped_victim_is_told_apart() -> None:
    """It is drawn behind bars, and a treated one is not."""
    game, state = started()
    state.victims = tokens.add(0, tokens.slot(9, tokens.TRAPPED))
    state.victims = tokens.add(state.victims, tokens.slot(10, tokens.MARKED))
    picture = game.svg(state)
    assert picture.count('data-trapped="true"') == 1
    assert picture.count('data-treated="true"') == 1

"""Whose players must agree to an action; the engine itself asks about orders and shares."""

from __future__ import annotations

from firehouse.games.hotshots.game import Hotshots
from firehouse.games.hotshots.rules import actions
from firehouse.games.hotshots.rules.state import State


def asks(game: Hotshots, state: State, action: int) -> tuple[int, ...]:
    """The firefighter whom a token brings; a single player asks nobody."""
    if actions.kind_of(action) != actions.PLAY_SUMMON or game.house.solo:
        return ()
    return (actions.argument_of(action),)

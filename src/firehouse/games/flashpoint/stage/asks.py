"""Whose players must agree to an action; the engine itself asks riders and dodgers."""

from __future__ import annotations

from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.rules import actions
from firehouse.games.flashpoint.rules.state import State


def asks(game: FlashPoint, state: State, action: int) -> tuple[int, ...]:
    """The pawn that the Fire Captain orders."""
    if action < actions.BASE:
        mover = actions.mover_of(action)
        return (mover - 1,) if mover else ()
    if actions.kind_of(action) == actions.ORDER_DOOR:
        return (actions.ordered_to_door(actions.argument_of(action)),)
    if actions.kind_of(action) in (actions.ORDER_ERECT, actions.ORDER_COLLAPSE):
        return (actions.argument_of(action),)
    return ()

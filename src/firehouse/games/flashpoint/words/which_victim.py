"""What a text means in a position, where its words leave open which victim is carried."""

from __future__ import annotations

from typing import Final

from firehouse.games.flashpoint.rules import actions, tokens
from firehouse.games.flashpoint.rules.actions import NOTHING, TRAPPED, TREATED, VICTIM
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import OFF_BOARD, State, place_of

_KINDS: Final = ((VICTIM, 0), (TRAPPED, tokens.TRAPPED), (TREATED, tokens.MARKED))
"""Whom "victim" means: one that is neither trapped nor treated, else the first there is."""


def meant(g: House, s: State, action: int) -> int:
    """The step that is meant: "victim" may be any that is there, and who is led on a ladder is
    carried there. Records of older games are written so.
    """
    if action >= actions.BASE:
        return action
    mover, square = actions.mover_of(action), actions.argument_of(action)
    load, led = actions.load_of(action), actions.led_of(action)
    who = mover - 1 if mover else s.turn
    here = place_of(s, who) if who < g.crew_size else OFF_BOARD
    if here == OFF_BOARD:
        return action
    if load == VICTIM:
        there = tokens.entries(s.victims)
        found = (kind for kind, flags in _KINDS if tokens.slot(here, flags) in there)
        return actions.move(mover, square, next(found, VICTIM), led)
    if load == NOTHING and led == 1 and max(here, square) >= g.air:
        return actions.move(mover, square, TREATED, 0)
    return action

"""The actions that a set-up of Flash Point can have, in the order of their numbers.

Steps come first: for each mover (the pawn on turn, then the pawns that a Captain can order), each
load, each number of victims led, every square that can be stepped on. Then the other kinds of
actions, each with the arguments of its form.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from firehouse.core.kinds import Feature, Kind, lacking
from firehouse.games.flashpoint.env.tables import uses
from firehouse.games.flashpoint.rules import actions, features
from firehouse.games.flashpoint.rules.actions import act, move
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.kinds import KINDS
from firehouse.games.flashpoint.words.forms import FORMS, steps_to

_LATER: Final = {actions.ORDER_ERECT, actions.ORDER_COLLAPSE}
"""Kinds that are numbered after EXPLODE, wherever the engine has them."""
_NEEDS: Final[Mapping[int, tuple[Feature, ...]]] = {
    actions.DISPOSE: (features.DISPOSING,),
    actions.CLEAR: (features.CLEARING,),
}
"""Work that is numbered for a specialist even where there is nothing to do it on."""


def _place(kind: Kind) -> tuple[int, bool, int]:
    later = kind.number in _LATER
    return actions.EXPLODE if later else kind.number, later, kind.number


ORDER: Final = sorted((kind for kind in KINDS if not kind.by_luck), key=_place)
"""The kinds of actions in the order in which they are numbered."""


def numbered(g: House) -> list[int]:
    """Every action that a player could ever take in this set-up."""
    others = [act(kind.number, argument) for kind in ORDER for argument in _arguments(g, kind)]
    return _steps(g) + others


def _arguments(g: House, kind: Kind) -> list[int]:
    if lacking(g, _NEEDS.get(kind.number, kind.needs)):
        return []
    return list(FORMS[kind.form].arguments(g))


def _steps(g: House) -> list[int]:
    movers = [0, *range(1, g.crew_size + 1)] if uses.captain(g) and g.crew_size > 1 else [0]
    return [
        move(mover, square, load, led)
        for mover in movers
        for load in _loads(g)
        for led in range(_most_led(g) + 1)
        for square in steps_to(g)
    ]


def _loads(g: House) -> list[int]:
    possible = {
        actions.NOTHING: True,
        actions.VICTIM: True,
        actions.HAZMAT: uses.hazmats(g),
        actions.LADDER: g.ladders > 0,
        actions.TREATED: uses.treating(g),
        actions.TRAPPED: g.options.decks,
    }
    return [load for load, there in possible.items() if there]


def _most_led(g: House) -> int:
    if not uses.treating(g):
        return 0
    return int(min(actions.MOST_LED, g.options.lead_limit, g.options.treated_limit))

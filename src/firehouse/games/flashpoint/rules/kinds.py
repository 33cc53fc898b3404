"""Every kind of action, collected from the rules that it is of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.kinds import Kind, by_number
from firehouse.games.flashpoint.rules import (
    actions,
    chance,
    consequences,
    crew_choice,
    event_cards,
    event_choices,
    fire,
    fire_cards,
    hazmat,
    ladders,
    moving,
    orders,
    prevention,
    search,
    skills,
    turn,
    vehicles,
    veteran,
    walls,
)

KINDS: Final[tuple[Kind, ...]] = (
    *turn.KINDS,
    *moving.KINDS,
    *walls.KINDS,
    *fire.KINDS,
    *skills.KINDS,
    *prevention.KINDS,
    *orders.KINDS,
    *ladders.KINDS,
    *vehicles.KINDS,
    *veteran.KINDS,
    *consequences.KINDS,
    *hazmat.KINDS,
    *crew_choice.KINDS,
    *search.KINDS,
    *chance.KINDS,
    *fire_cards.KINDS,
    *event_cards.KINDS,
    *event_choices.KINDS,
)
OF_NUMBER: Final = by_number(KINDS)
OF_NAME: Final = {kind.name: kind for kind in KINDS}

_ROOM: Final = (actions.SPACE - actions.BASE) // actions.BLOCK
_KINDS: Final = [OF_NUMBER.get(number) for number in range(_ROOM)]
_IS_KIND: Final[list[bool]] = [kind is not None for kind in _KINDS]
IS_OUTCOME: Final[list[bool]] = [kind is not None and kind.by_luck for kind in _KINDS]
IS_OF_A_TURN: Final[list[bool]] = [
    kind is not None and not kind.by_luck and not kind.answers for kind in _KINDS
]
"""By number, for the judge."""


def is_kind(number: i64) -> bool:
    """Is there a kind of action with this number?"""
    return number < _ROOM and _IS_KIND[number]

"""What a game has of all that the boxes bring, and how it is said that it has not.

An action is of use only where the game has every feature that it needs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from firehouse.games.flashpoint.data.board import STAIRS as STAIRS_WAY
from firehouse.games.flashpoint.data.options import DOWN_LIE
from firehouse.games.flashpoint.data.specialists import NEVER, Role
from firehouse.games.flashpoint.rules import actions
from firehouse.games.flashpoint.rules.house import House


@dataclass(frozen=True)
class Feature:
    """Something that not every game has."""

    missing: str
    """The sentence for a game that lacks it."""
    is_in: Callable[[House], bool]


def can_be(g: House, role: Role) -> bool:
    """Is somebody of the crew this specialist, or can somebody draw, take or change to the card?"""
    if any(g.roles[chosen] is role for chosen in g.crew if chosen >= 0):
        return True
    open_seat = any(chosen < 0 for chosen in g.crew)
    return (open_seat or CREW_CHANGE.is_in(g)) and (g.options.promos or not role.promo)


def _skill(missing: str, has: Callable[[Role], bool]) -> Feature:
    """What some specialist of the crew can do."""
    return Feature(missing, lambda g: any(has(role) and can_be(g, role) for role in g.roles))


CREW_CHANGE: Final[Feature] = Feature(
    "There is no crew change in this game.",
    lambda g: g.options.crew_change and g.options.specialists,
)
SPECIALISTS: Final[Feature] = Feature(
    "There are no specialists in this game.", lambda g: g.options.specialists
)
VEHICLES: Final[Feature] = Feature(
    "There are no vehicles in this game.", lambda g: g.options.vehicles
)
HAZMATS: Final[Feature] = Feature(
    "There are no hazmats in this game.",
    lambda g: bool(g.options.hazmats or g.options.hazmat_markers or g.options.decks),
)
HOT_SPOTS: Final[Feature] = Feature(
    "There are no hot spots in this game.", lambda g: g.options.hot_spots
)
LADDERS: Final[Feature] = Feature(
    "There are no portable ladders in this game; only houses of two floors can have them.",
    lambda g: g.ladders > 0,
)
STAIRS: Final[Feature] = Feature("This house has no stairs.", lambda g: g.board.stairs_up >= 0)
CARDS: Final[Feature] = Feature("There are no Fire cards in this game.", lambda g: g.options.decks)
TRAPPED: Final[Feature] = Feature("There are no trapped victims in this game.", CARDS.is_in)
BEDS: Final[Feature] = Feature(
    "In this game nobody who is knocked down is carried off.",
    lambda g: g.options.knock_down != DOWN_LIE,
)
TREATING: Final[Feature] = _skill(
    "In this game nobody treats victims.", lambda role: role.treat < NEVER
)
LEADING: Final[Feature] = Feature(
    "In this game nobody leads victims, as none is treated.", TREATING.is_in
)
COMMANDING: Final[Feature] = _skill(
    "In this game nobody moves other firefighters.", lambda role: role.commands
)
DIAGONALS: Final[Feature] = _skill(
    "In this game nobody steps diagonally.", lambda role: role.diagonal
)
IDENTIFYING: Final[Feature] = _skill(
    "In this game nobody turns over a marker from afar.", lambda role: role.identify < NEVER
)
DISPOSING: Final[Feature] = _skill(
    "In this game nobody removes a hazmat on the spot; carry it out instead.",
    lambda role: role.dispose < NEVER,
)
CLEARING: Final[Feature] = _skill(
    "In this game nobody clears hot spots.", lambda role: role.clear < NEVER
)
REPAIRING: Final[Feature] = _skill(
    "In this game nobody repairs walls.", lambda role: role.repair < NEVER
)
RETURNING: Final[Feature] = _skill(
    "In this game nobody puts Flare Ups back.", lambda role: role.clear < NEVER
)
SCENTING: Final[Feature] = _skill(
    "In this game nobody scents what lies on the next square.", lambda role: role.dog
)
SHIFTING: Final[Feature] = _skill(
    "In this game nobody moves smoke or points of interest.", lambda role: role.shift < NEVER
)
DODGING: Final[Feature] = _skill("In this game nobody dodges the fire.", lambda role: role.veteran)
REROLLS: Final[Feature] = _skill(
    "In this game nobody rolls the dice of the deck gun again.", lambda role: role.rerolls
)
GUN_DICE: Final = (VEHICLES, REROLLS)

_OF_KIND: Final[Mapping[int, tuple[Feature, ...]]] = {
    actions.TREAT: (TREATING,),
    actions.DRIVE_ENGINE: (VEHICLES,),
    actions.DRIVE_AMBULANCE: (VEHICLES,),
    actions.GUN: (VEHICLES,),
    actions.KEEP: GUN_DICE,
    actions.REROLL: GUN_DICE,
    actions.PARK: (VEHICLES,),
    actions.RIDE: (VEHICLES,),
    actions.STAY: (VEHICLES,),
    actions.IDENTIFY: (IDENTIFYING,),
    actions.DISPOSE: (HAZMATS, DISPOSING),
    actions.CLEAR: (HOT_SPOTS, CLEARING),
    actions.REPAIR: (REPAIRING,),
    actions.SCENT: (SCENTING,),
    actions.CHANGE: (CREW_CHANGE,),
    actions.DODGE: (DODGING,),
    actions.DODGE_LEADING: (DODGING, LEADING),
    actions.TAKE_IT: (DODGING,),
    actions.FALL: (BEDS,),
    actions.ORDER_DOOR: (COMMANDING,),
    actions.ROLE: (SPECIALISTS,),
    actions.TAKE: (SPECIALISTS,),
    actions.ERECT: (LADDERS,),
    actions.COLLAPSE: (LADDERS,),
    actions.ORDER_ERECT: (COMMANDING, LADDERS),
    actions.ORDER_COLLAPSE: (COMMANDING, LADDERS),
    actions.OPEN_FOR_POINT: (SHIFTING,),
    actions.EXPLODE: (HAZMATS,),
    actions.RETURN_CARD: (CARDS, RETURNING),
    **dict.fromkeys(range(actions.CHOOSE_EVENT, actions.PICK_EDGE + 1), (CARDS,)),
    **dict.fromkeys(range(actions.SHIFT_SMOKE, actions.DODGE), (SHIFTING,)),
}
"""What the kinds of actions need that not every game has."""
_WITH_WAY: Final = (
    *(actions.OPEN, actions.CLOSE, actions.EXTINGUISH),
    *(actions.CHOP, actions.REPAIR, actions.SCENT),
)
_OF_LOAD: Final = {
    actions.HAZMAT: HAZMATS,
    actions.LADDER: LADDERS,
    actions.TREATED: TREATING,
    actions.TRAPPED: TRAPPED,
}
_OF_MARKER: Final = {actions.REVEALED_HAZMAT: HAZMATS, actions.REVEALED_TRAPPED: TRAPPED}


def of_kind(kind: int) -> tuple[Feature, ...]:
    """What actions of this kind need, whatever their argument."""
    return _OF_KIND.get(kind, ())


def of_action(action: int) -> Iterator[Feature]:
    """What an action needs that not every game has."""
    if action < 0:
        return
    if action < actions.BASE:
        yield from _of_step(action)
        return
    kind, argument = actions.kind_of(action), actions.argument_of(action)
    yield from of_kind(kind)
    if kind == actions.REVEAL and argument in _OF_MARKER:
        yield _OF_MARKER[argument]
    if _takes_the_stairs(kind, argument):
        yield STAIRS


def _of_step(action: int) -> Iterator[Feature]:
    if actions.mover_of(action):
        yield COMMANDING
    load = actions.load_of(action)
    if load in _OF_LOAD:
        yield _OF_LOAD[load]
    if actions.led_of(action):
        yield LEADING


def _takes_the_stairs(kind: int, argument: int) -> bool:
    if kind in _WITH_WAY:
        return argument == STAIRS_WAY
    return kind in (actions.SHIFT_SMOKE + STAIRS_WAY, actions.SHIFT_POINT + STAIRS_WAY)


def lacking(g: House, needed: Iterator[Feature] | tuple[Feature, ...]) -> Feature | None:
    """The first of these that the game does not have; None if it has all."""
    return next((feature for feature in needed if not feature.is_in(g)), None)

"""What can happen, in the past tense: enough to animate a game without knowing a rule.

Squares, edges and pawns are the engine's numbers; `text` and `view` give them names.
"""

from __future__ import annotations

from typing import Final

from firehouse.core.event import Happening, told_by
from firehouse.games.flashpoint.data import causes, headings

UNKNOWN: Final = -1
"""No resident who has a name; `residents` says whom an event is about."""


def _moved(event: Moved) -> str:
    if event.by != event.who:
        return headings.CAPTAIN
    return headings.CARRY if event.load or event.led else headings.MOVE


def _struck(event: WallDamaged | WallDestroyed) -> str:
    return headings.CHOP if event.by >= 0 else headings.EXPLOSIONS


class RoleDealt(Happening, rule=headings.SPECIALISTS, places="who role"):
    who: int
    role: int


class FirstChosen(Happening, rule=headings.FIRST, places="who"):
    who: int


class Parked(Happening, rule=headings.PARK, places="vehicle"):
    vehicle: str
    spot: int


class TurnStarted(Happening, rule=headings.PHASES, places="who"):
    who: int
    ap: int
    free: int


class GotUp(Happening, rule=headings.GETTING_DOWN, places="who"):
    who: int


class TurnEnded(Happening, rule=headings.ACTIONS, places="who"):
    who: int
    saved: int


class Spent(Happening, rule=headings.ACTIONS, places="who"):
    """AP were paid; what is left of the ordinary, the free and the Veteran's points."""

    who: int
    ap: int
    left: int
    free: int
    bonus: int


class Entered(Happening, rule=headings.ENTER, places="square who"):
    who: int
    square: int


class Moved(Happening, rule=_moved, places="square start who"):
    """A pawn stepped, with what it carried and how many treated victims it led."""

    who: int
    start: int
    square: int
    load: int
    led: int
    by: int
    resident: int = UNKNOWN
    led_ones: tuple[int, ...] = ()


class DoorOpened(Happening, rule=headings.DOOR, places="edge who"):
    edge: int
    who: int


class DoorClosed(Happening, rule=headings.DOOR, places="edge who"):
    edge: int
    who: int


class DoorDestroyed(Happening, rule=headings.EXPLOSIONS, places="edge square", fire=True):
    edge: int
    square: int
    damage: int


class WallDamaged(Happening, rule=_struck, places="edge by", fire=lambda event: event.by < 0):
    """`by` is the pawn with the axe, or -1 for the wave of an explosion."""

    edge: int
    by: int
    damage: int


class WallDestroyed(Happening, rule=_struck, places="edge by", fire=lambda event: event.by < 0):
    edge: int
    by: int
    damage: int


class Rolled(
    Happening,
    rule=told_by("purpose", causes.ROLLED),
    places="dice",
    fire=lambda event: event.purpose in causes.FIRE_ROLLS,
):
    purpose: str
    red: int
    black: int


class DieRerolled(Happening, rule=headings.OPERATOR, places="die"):
    die: str
    value: int


class Smoked(Happening, rule=headings.ADVANCE, places="square", fire=True):
    square: int


class Ignited(Happening, rule=told_by("cause", causes.IGNITED), places="square", fire=True):
    square: int
    cause: str


class Dampened(Happening, rule=headings.EXTINGUISH, places="square"):
    """Fire turned back into smoke."""

    square: int


class Cleared(
    Happening,
    rule=told_by("cause", causes.CLEARED),
    places="square",
    fire=lambda event: event.cause in causes.FIRE_CLEARS,
):
    """Fire or smoke left the square."""

    square: int
    cause: str


class DiscsRanOut(Happening, rule=headings.STARVED, places="square", fire=True):
    """Fire or smoke was due, but no disc was left to show it."""

    square: int


class Exploded(Happening, rule=told_by("cause", causes.EXPLODED), places="square", fire=True):
    square: int
    cause: str


class WaveRolledOver(Happening, rule=headings.EXPLOSIONS, places="square", fire=True):
    square: int
    way: int


class WaveVented(Happening, rule=headings.EXPLOSIONS, places="square", fire=True):
    square: int
    way: int


class OxygenStarved(Happening, rule=headings.STARVED, fire=True):
    reserve: int


class PoiDeflected(Happening, rule=headings.DETECT, places="square"):
    """A point of interest could not lie here and followed the arrow."""

    square: int
    because: str


class PoiPlaced(Happening, rule=headings.DETECT, places="square"):
    square: int


class PoiRevealed(
    Happening,
    rule=told_by("cause", causes.REVEALED),
    places="square",
    fire=lambda event: event.cause == "fire",
):
    square: int
    kind: str
    cause: str
    resident: int = UNKNOWN


class Treated(Happening, rule=headings.PARAMEDIC, places="square who"):
    who: int
    square: int
    trapped: bool = False
    resident: int = UNKNOWN


class VictimRescued(Happening, rule=headings.CARRY, places="square"):
    square: int
    treated: bool
    trapped: bool = False
    resident: int = UNKNOWN


class VictimLost(
    Happening,
    rule=told_by("cause", causes.LOST),
    places="square",
    fire=lambda event: event.cause != "deck-gun",
):
    square: int
    treated: bool
    cause: str
    trapped: bool = False
    resident: int = UNKNOWN


class HazmatReached(Happening, rule=headings.MATERIALS, places="square", fire=True):
    square: int


class HazmatRemoved(
    Happening,
    rule=told_by("cause", causes.REMOVED),
    places="square",
    fire=lambda event: event.cause in causes.FIRE_REMOVES,
):
    """A hazmat left the game, carried out or spent in its explosion."""

    square: int
    cause: str


class KnockedDown(Happening, rule=headings.GETTING_DOWN, places="square who", fire=True):
    who: int
    square: int


class CarriedOff(Happening, rule=headings.GETTING_DOWN, places="square who", fire=True):
    """A firefighter who was knocked down came to an ambulance spot."""

    who: int
    square: int


class Dodged(Happening, rule=headings.VETERAN, places="square start who", fire=True):
    """A firefighter stepped out of the fire's way, out of turn."""

    who: int
    start: int
    square: int
    led: int
    saved: int
    led_ones: tuple[int, ...] = ()


class Heartened(Happening, rule=headings.VETERAN, places="who"):
    """The Veteran near by gave the pawn on turn one more AP."""

    who: int


class IgnitedOutside(Happening, rule=headings.EXPLOSIONS, places="square", fire=True):
    square: int


class OutsideQuenched(Happening, rule=headings.EXPLOSIONS, fire=True):
    """All fire outside went out."""


class HotSpotPlaced(
    Happening, rule=headings.HOT_SPOTS, places="square", fire=lambda event: event.cause != "set-up"
):
    square: int
    cause: str
    reserve: int


class HotSpotCleared(Happening, rule=headings.ENGINEER, places="square"):
    square: int
    reserve: int


class FlaredUp(Happening, rule=headings.HOT_SPOTS, places="square", fire=True):
    """The target had a hot spot: the fire advances once more."""

    square: int


class HazmatPlaced(Happening, rule=headings.MATERIALS, places="square"):
    square: int


class WallRepaired(Happening, rule=headings.ENGINEER, places="edge who"):
    edge: int
    who: int
    damage: int


class CrewChanged(Happening, rule=headings.CREW_CHANGE, places="who role"):
    who: int
    role: int
    free: int


class SmokeShifted(Happening, rule=headings.PREVENTION, places="start beyond"):
    """Smoke drifted to a square, or out of the house."""

    start: int
    square: int


class PoiShifted(Happening, rule=headings.PREVENTION, places="start beyond"):
    start: int
    square: int


class Drove(Happening, rule=headings.DRIVE, places="vehicle who"):
    vehicle: str
    spot: int
    who: int


class Rode(Happening, rule=headings.RIDE, places="square who"):
    who: int
    square: int


class StayedBehind(Happening, rule=headings.RIDE, places="who"):
    who: int


class GunFired(Happening, rule=headings.GUN, places="engine who"):
    who: int


class GunHit(Happening, rule=headings.GUN, places="square"):
    square: int


class GameEnded(
    Happening, rule=headings.END_OF_GAME, fire=lambda event: event.ending in causes.FIRE_ENDS
):
    ending: str


class Awaited(Happening, rule=headings.PHASES, places="who"):
    """What the game waits for now: a decision of a pawn's player, or luck."""

    what: str
    who: int


class LadderErected(Happening, rule=headings.ERECT, places="square who"):
    """A ladder was put up in a square, one that lay there or one of the engine's."""

    who: int
    square: int


class LadderCollapsed(
    Happening, rule=headings.COLLAPSE, places="square who", fire=lambda event: event.who < 0
):
    """A ladder came down and lies in its square; `who` is -1 if fire did it."""

    who: int
    square: int


class LadderStowed(Happening, rule=headings.LADDERS, places="square engine"):
    """A ladder that lies at the engine is on it now."""

    square: int


class Fell(Happening, rule=headings.LADDERS, places="square who", fire=True):
    """A firefighter fell to the ground with a ladder that fire collapsed."""

    who: int
    square: int

"""What can happen, in the past tense: enough to animate a game without knowing a rule.

Squares, edges and pawns are the engine's numbers; `text` and `view` give them names.
"""

from __future__ import annotations

from dataclasses import dataclass

from firehouse.core.event import Event


@dataclass(frozen=True)
class RoleDealt(Event):
    who: int
    role: int


@dataclass(frozen=True)
class FirstChosen(Event):
    who: int


@dataclass(frozen=True)
class Parked(Event):
    vehicle: str
    spot: int


@dataclass(frozen=True)
class TurnStarted(Event):
    who: int
    ap: int
    free: int


@dataclass(frozen=True)
class GotUp(Event):
    who: int


@dataclass(frozen=True)
class TurnEnded(Event):
    who: int
    saved: int


@dataclass(frozen=True)
class Spent(Event):
    """AP were paid; what is left of the ordinary, the free and the Veteran's points."""

    who: int
    ap: int
    left: int
    free: int
    bonus: int


@dataclass(frozen=True)
class Entered(Event):
    who: int
    square: int


@dataclass(frozen=True)
class Moved(Event):
    """A pawn stepped, with what it carried and how many treated victims it led."""

    who: int
    start: int
    square: int
    load: int
    led: int
    by: int


@dataclass(frozen=True)
class DoorOpened(Event):
    edge: int
    who: int


@dataclass(frozen=True)
class DoorClosed(Event):
    edge: int
    who: int


@dataclass(frozen=True)
class DoorDestroyed(Event):
    edge: int
    square: int
    damage: int


@dataclass(frozen=True)
class WallDamaged(Event):
    """`by` is the pawn with the axe, or -1 for the wave of an explosion."""

    edge: int
    by: int
    damage: int


@dataclass(frozen=True)
class WallDestroyed(Event):
    edge: int
    by: int
    damage: int


@dataclass(frozen=True)
class Rolled(Event):
    purpose: str
    red: int
    black: int


@dataclass(frozen=True)
class DieRerolled(Event):
    die: str
    value: int


@dataclass(frozen=True)
class Smoked(Event):
    square: int


@dataclass(frozen=True)
class Ignited(Event):
    square: int
    cause: str


@dataclass(frozen=True)
class Dampened(Event):
    """Fire turned back into smoke."""

    square: int


@dataclass(frozen=True)
class Cleared(Event):
    """Fire or smoke left the square."""

    square: int
    cause: str


@dataclass(frozen=True)
class DiscsRanOut(Event):
    """Fire or smoke was due, but no disc was left to show it."""

    square: int


@dataclass(frozen=True)
class Exploded(Event):
    square: int
    cause: str


@dataclass(frozen=True)
class WaveRolledOver(Event):
    square: int
    way: int


@dataclass(frozen=True)
class WaveVented(Event):
    square: int
    way: int


@dataclass(frozen=True)
class OxygenStarved(Event):
    reserve: int


@dataclass(frozen=True)
class PoiDeflected(Event):
    """A point of interest could not lie here and followed the arrow."""

    square: int
    because: str


@dataclass(frozen=True)
class PoiPlaced(Event):
    square: int


@dataclass(frozen=True)
class PoiRevealed(Event):
    square: int
    kind: str
    cause: str


@dataclass(frozen=True)
class Treated(Event):
    who: int
    square: int
    trapped: bool = False


@dataclass(frozen=True)
class VictimRescued(Event):
    square: int
    treated: bool
    trapped: bool = False


@dataclass(frozen=True)
class VictimLost(Event):
    square: int
    treated: bool
    cause: str
    trapped: bool = False


@dataclass(frozen=True)
class HazmatReached(Event):
    square: int


@dataclass(frozen=True)
class HazmatRemoved(Event):
    """A hazmat left the game, carried out or spent in its explosion."""

    square: int
    cause: str


@dataclass(frozen=True)
class KnockedDown(Event):
    who: int
    square: int


@dataclass(frozen=True)
class CarriedOff(Event):
    """A firefighter who was knocked down came to an ambulance spot."""

    who: int
    square: int


@dataclass(frozen=True)
class Dodged(Event):
    """A firefighter stepped out of the fire's way, out of turn."""

    who: int
    start: int
    square: int
    led: int
    saved: int


@dataclass(frozen=True)
class Heartened(Event):
    """The Veteran near by gave the pawn on turn one more AP."""

    who: int


@dataclass(frozen=True)
class IgnitedOutside(Event):
    square: int


@dataclass(frozen=True)
class OutsideQuenched(Event):
    """All fire outside went out."""


@dataclass(frozen=True)
class HotSpotPlaced(Event):
    square: int
    cause: str
    reserve: int


@dataclass(frozen=True)
class HotSpotCleared(Event):
    square: int
    reserve: int


@dataclass(frozen=True)
class FlaredUp(Event):
    """The target had a hot spot: the fire advances once more."""

    square: int


@dataclass(frozen=True)
class HazmatPlaced(Event):
    square: int


@dataclass(frozen=True)
class WallRepaired(Event):
    edge: int
    who: int
    damage: int


@dataclass(frozen=True)
class CrewChanged(Event):
    who: int
    role: int
    free: int


@dataclass(frozen=True)
class SmokeShifted(Event):
    """Smoke drifted to a square, or out of the house."""

    start: int
    square: int


@dataclass(frozen=True)
class PoiShifted(Event):
    start: int
    square: int


@dataclass(frozen=True)
class Drove(Event):
    vehicle: str
    spot: int
    who: int


@dataclass(frozen=True)
class Rode(Event):
    who: int
    square: int


@dataclass(frozen=True)
class StayedBehind(Event):
    who: int


@dataclass(frozen=True)
class GunFired(Event):
    who: int


@dataclass(frozen=True)
class GunHit(Event):
    square: int


@dataclass(frozen=True)
class GameEnded(Event):
    ending: str


@dataclass(frozen=True)
class Awaited(Event):
    """What the game waits for now: a decision of a pawn's player, or luck."""

    what: str
    who: int


@dataclass(frozen=True)
class LadderErected(Event):
    """A ladder was put up in a square, one that lay there or one of the engine's."""

    who: int
    square: int


@dataclass(frozen=True)
class LadderCollapsed(Event):
    """A ladder came down and lies in its square; `who` is -1 if fire did it."""

    who: int
    square: int


@dataclass(frozen=True)
class LadderStowed(Event):
    """A ladder that lies at the engine is on it now."""

    square: int


@dataclass(frozen=True)
class Fell(Event):
    """A firefighter fell to the ground with a ladder that fire collapsed."""

    who: int
    square: int

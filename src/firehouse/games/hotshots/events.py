"""What can happen, in the past tense: enough to animate a game without knowing a rule.

Tiles, edges, cards, tokens and pawns are the engine's numbers; `text` and `view` name them.
"""

from __future__ import annotations

from dataclasses import dataclass

from firehouse.core.event import Event


@dataclass(frozen=True)
class TilePlaced(Event):
    tile: int
    cell: int


@dataclass(frozen=True)
class GapLeft(Event):
    cell: int


@dataclass(frozen=True)
class CampMade(Event):
    """The board is laid out: crew, vehicles and wind marker are in their places."""

    crew: int


@dataclass(frozen=True)
class RoleDealt(Event):
    who: int
    role: int


@dataclass(frozen=True)
class FirstChosen(Event):
    who: int


@dataclass(frozen=True)
class FlamesAdded(Event):
    tile: int
    number: int
    cause: str


@dataclass(frozen=True)
class FlamesRemoved(Event):
    tile: int
    number: int
    cause: str


@dataclass(frozen=True)
class FlamesRanOut(Event):
    """A flame was due, but none was left."""

    tile: int


@dataclass(frozen=True)
class TurnStarted(Event):
    who: int
    again: bool


@dataclass(frozen=True)
class TurnEnded(Event):
    who: int


@dataclass(frozen=True)
class Moved(Event):
    """A pawn moved; `how` says by what, `moves` is what the pawn on turn has left."""

    who: int
    start: int
    tile: int
    how: str
    moves: int


@dataclass(frozen=True)
class MovesGained(Event):
    moves: int
    through_fire: bool


@dataclass(frozen=True)
class FightStarted(Event):
    who: int
    tile: int
    support: int


@dataclass(frozen=True)
class Rolled(Event):
    handful: int


@dataclass(frozen=True)
class Locked(Event):
    """Matching dice were set aside; `swapped` are faces that the ability changed into these."""

    handful: int
    swapped: bool


@dataclass(frozen=True)
class FaceAdded(Event):
    """A token counted as a match."""

    face: int
    token: int


@dataclass(frozen=True)
class RollFailed(Event):
    forgiven: bool
    support: int


@dataclass(frozen=True)
class SupportGained(Event):
    support: int


@dataclass(frozen=True)
class BlewUp(Event):
    tile: int


@dataclass(frozen=True)
class FightStopped(Event):
    who: int
    tile: int
    matches: int
    reward: int


@dataclass(frozen=True)
class Succeeded(Event):
    """The fires that the token of one more flame may reach."""

    tiles: int


@dataclass(frozen=True)
class FirebreakPlaced(Event):
    edge: int
    tile: int
    other: int


@dataclass(frozen=True)
class FirebreakTaken(Event):
    edge: int
    tile: int
    other: int


@dataclass(frozen=True)
class FirebreakMissed(Event):
    """A Firebreak was earned on a tile without a free side, so none came."""

    tile: int


@dataclass(frozen=True)
class VehicleUsed(Event):
    vehicle: int
    who: int


@dataclass(frozen=True)
class VehiclesLost(Event):
    vehicles: int


@dataclass(frozen=True)
class TokenDrawn(Event):
    token: int


@dataclass(frozen=True)
class TokenGained(Event):
    who: int
    token: int
    fresh: bool


@dataclass(frozen=True)
class TokenReturned(Event):
    """The token that was not chosen went back into the bag."""

    token: int


@dataclass(frozen=True)
class TokenPlayed(Event):
    who: int
    token: int


@dataclass(frozen=True)
class TokenDiscarded(Event):
    who: int
    token: int
    cause: str


@dataclass(frozen=True)
class TokenGiven(Event):
    giver: int
    who: int
    token: int


@dataclass(frozen=True)
class BagLost(Event):
    number: int


@dataclass(frozen=True)
class TokenLost(Event):
    token: int


@dataclass(frozen=True)
class Asked(Event):
    """Somebody's permission is asked for; `about` is a tile or a token."""

    what: int
    who: int
    about: int


@dataclass(frozen=True)
class Answered(Event):
    who: int
    agreed: bool


@dataclass(frozen=True)
class CardSkipped(Event):
    who: int


@dataclass(frozen=True)
class TurnGranted(Event):
    who: int


@dataclass(frozen=True)
class CardDrawn(Event):
    card: int
    known: bool


@dataclass(frozen=True)
class CardReturned(Event):
    card: int


@dataclass(frozen=True)
class CardPlayed(Event):
    card: int


@dataclass(frozen=True)
class CardDiscarded(Event):
    card: int


@dataclass(frozen=True)
class DeckShuffled(Event):
    cards: int


@dataclass(frozen=True)
class WindTurned(Event):
    way: int


@dataclass(frozen=True)
class NothingFed(Event):
    """A Fire card found no tile to add flames to."""

    card: int


@dataclass(frozen=True)
class Scorched(Event):
    tile: int
    number: int


@dataclass(frozen=True)
class SpreadBlocked(Event):
    tile: int


@dataclass(frozen=True)
class AbilityLost(Event):
    role: int


@dataclass(frozen=True)
class DieLost(Event):
    who: int
    dice: int


@dataclass(frozen=True)
class DieSaved(Event):
    who: int


@dataclass(frozen=True)
class DiceRecovered(Event):
    number: int
    dice: int


@dataclass(frozen=True)
class GameEnded(Event):
    ending: str


@dataclass(frozen=True)
class Awaited(Event):
    """What the game waits for now: a decision of a pawn's player, or luck."""

    what: str
    who: int

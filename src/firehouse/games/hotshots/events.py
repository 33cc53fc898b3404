"""What can happen, in the past tense: enough to animate a game without knowing a rule.

Tiles, edges, cards, tokens and pawns are the engine's numbers; `text` and `view` name them.
"""

from __future__ import annotations

from firehouse.core.event import Happening, told_by
from firehouse.games.hotshots.data import causes, headings


class TilePlaced(Happening, rule=headings.SET_UP, places="tile cell"):
    tile: int
    cell: int


class GapLeft(Happening, rule=headings.LESS_HEAT, places="cell"):
    cell: int


class CampMade(Happening, rule=headings.SET_UP):
    """The board is laid out: crew, vehicles and wind marker are in their places."""

    crew: int


class RoleDealt(Happening, rule=headings.SET_UP, places="who dealt"):
    who: int
    role: int


class FirstChosen(Happening, rule=headings.SET_UP, places="who"):
    who: int


class FlamesAdded(
    Happening,
    rule=told_by("cause", causes.ADDED),
    section=told_by("cause", {"wind": "wind"}),
    places="tile",
    fire=lambda event: event.cause != "set-up",
):
    tile: int
    number: int
    cause: str


class FlamesRemoved(Happening, rule=told_by("cause", causes.REMOVED), places="tile"):
    tile: int
    number: int
    cause: str


class FlamesRanOut(Happening, rule=headings.END_OF_GAME, places="tile", fire=True):
    """A flame was due, but none was left."""

    tile: int


class TurnStarted(Happening, rule=headings.TURN, places="who"):
    who: int
    again: bool


class TurnEnded(Happening, rule=headings.TURN, places="who"):
    who: int


class Moved(Happening, rule=told_by("how", causes.MOVED), places="tile start who"):
    """A pawn moved; `how` says by what, `moves` is what the pawn on turn has left."""

    who: int
    start: int
    tile: int
    how: str
    moves: int


class MovesGained(Happening, rule=headings.TOKEN_LIST):
    moves: int
    through_fire: bool


class FightStarted(Happening, rule=headings.FIGHT, places="tile who"):
    who: int
    tile: int
    support: int


class Rolled(Happening, rule=headings.FIGHT, places="dice"):
    handful: int


class Locked(Happening, rule=headings.FIGHT, places="dice"):
    """Matching dice were set aside; `swapped` are faces that the ability changed into these."""

    handful: int
    swapped: bool


class FaceAdded(Happening, rule=headings.TOKEN_LIST, places="token face"):
    """A token counted as a match."""

    face: int
    token: int


class RollFailed(Happening, rule=headings.FAILURE, fire=lambda event: not event.forgiven):
    forgiven: bool
    support: int


class SupportGained(Happening, rule=headings.SUPPORT):
    support: int


class BlewUp(Happening, rule=headings.FAILURE, places="tile", fire=True):
    tile: int


class FightStopped(Happening, rule=headings.SUCCESS, places="tile who"):
    who: int
    tile: int
    matches: int
    reward: int


class Succeeded(Happening, rule=headings.SUCCESS, places="tiles"):
    """The fires that the token of one more flame may reach."""

    tiles: int


class FirebreakPlaced(Happening, rule=headings.SUCCESS, section="firebreaks", places="side"):
    edge: int
    tile: int
    other: int


class FirebreakTaken(Happening, rule=headings.SUCCESS, section="firebreaks", places="side"):
    edge: int
    tile: int
    other: int


class FirebreakMissed(Happening, rule=headings.SUCCESS, section="firebreaks", places="tile"):
    """A Firebreak was earned on a tile without a free side, so none came."""

    tile: int


class VehicleUsed(Happening, rule=headings.VEHICLES, places="vehicle who"):
    vehicle: int
    who: int


class VehiclesLost(Happening, rule=headings.VEHICLES, places="vehicles", fire=True):
    vehicles: int


class TokenDrawn(Happening, rule=headings.TOKENS, places="token"):
    token: int


class TokenGained(Happening, rule=headings.TOKENS, places="token who"):
    who: int
    token: int
    fresh: bool


class TokenReturned(Happening, rule=headings.TOKENS, places="token"):
    """The token that was not chosen went back into the bag."""

    token: int


class TokenPlayed(Happening, rule=headings.TOKEN_LIST, places="token who"):
    who: int
    token: int


class TokenDiscarded(Happening, rule=told_by("cause", causes.DISCARDED), places="token who"):
    who: int
    token: int
    cause: str


class TokenGiven(Happening, rule=headings.SHARE, places="token giver who"):
    giver: int
    who: int
    token: int


class BagLost(Happening, rule=headings.FIRE_CACHE, fire=True):
    number: int


class TokenLost(Happening, rule=headings.WARMER, places="token", fire=True):
    token: int


class Asked(
    Happening,
    rule=lambda event: headings.SHARE if event.what else headings.CREW_BOSS,
    places="who asked",
):
    """Somebody's permission is asked for; `about` is a tile or a token."""

    what: int
    who: int
    about: int


class Answered(Happening, rule=headings.SHARE, places="who"):
    who: int
    agreed: bool


class CardSkipped(Happening, rule=headings.TOKEN_LIST, places="who"):
    who: int


class TurnGranted(Happening, rule=headings.TOKEN_LIST, places="who"):
    who: int


class CardDrawn(Happening, rule=headings.CARDS, places="card", fire=True):
    card: int
    known: bool


class CardReturned(Happening, rule=headings.LOOKOUT, places="card", fire=True):
    card: int


class CardPlayed(Happening, rule=headings.CARDS, places="card", fire=True):
    card: int


class CardDiscarded(Happening, rule=headings.CARDS, places="card", fire=True):
    card: int


class DeckShuffled(Happening, rule=headings.CARDS, fire=True):
    cards: int


class WindTurned(Happening, rule=headings.CARDS, section="wind", fire=True):
    way: int


class NothingFed(Happening, rule=headings.CARDS, places="card", fire=True):
    """A Fire card found no tile to add flames to."""

    card: int


class Scorched(Happening, rule=headings.SCORCHING, places="tile", fire=True):
    tile: int
    number: int


class SpreadBlocked(Happening, rule=headings.SCORCHING, places="tile", fire=True):
    tile: int


class AbilityLost(Happening, rule=headings.CHARACTERS, places="role", fire=True):
    role: int


class DieLost(Happening, rule=headings.LOST_DICE, places="who", fire=True):
    who: int
    dice: int


class DieSaved(Happening, rule=headings.TOKEN_LIST, places="who", fire=True):
    who: int


class DiceRecovered(Happening, rule=headings.LOST_DICE):
    number: int
    dice: int


class GameEnded(
    Happening, rule=headings.END_OF_GAME, fire=lambda event: event.ending != "fire-out"
):
    ending: str


class Awaited(Happening, rule=headings.TURN, places="who"):
    """What the game waits for now: a decision of a pawn's player, or luck."""

    what: str
    who: int

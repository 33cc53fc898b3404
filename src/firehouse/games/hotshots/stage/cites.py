"""The rule behind every kind of event: the rulebook's heading and our reference's section."""

from __future__ import annotations

from functools import cache
from typing import Final

from firehouse.core.event import Event
from firehouse.games.hotshots import events
from firehouse.games.hotshots.game import Hotshots
from firehouse.stage.rows import Rule, Rules, by, rule_of
from firehouse.stage.shapes import Cite

_SET_UP: Final = ("Game Setup", "set-up")
_TURN: Final = ("Order of Play", "turn")
_MOVE: Final = ("Move up to 2 Tiles", "moving")
_FIGHT: Final = ("Fight the Fire", "fighting")
_SUCCESS: Final = ("Success", "rewards")
_BREAKS: Final = ("Success", "firebreaks")
_FAILURE: Final = ("Failure", "failure")
_SUPPORT: Final = ("Support", "support")
_VEHICLES: Final = ("Vehicles", "vehicles")
_TOKENS: Final = ("Reward Tokens", "tokens")
_LIST: Final = ("Token List", "token-list")
_EXCHANGE: Final = ("Exchanging Tokens", "exchanging")
_SHARE: Final = ("Sharing Tokens", "sharing")
_CARDS: Final = ("Draw 1 Fire Card", "fire-cards")
_WIND: Final = ("Draw 1 Fire Card", "wind")
_SCORCHING: Final = ("Scorching", "scorching")
_DICE: Final = ("Firefighter on Scorching Tile", "lost-dice")
_BOSS: Final = ("Characters: Crew Boss", "characters")
_WARMER: Final = ("Alternate Rules: Getting Warmer", "difficulty")

_ADDED: Final[dict[str, Rule]] = {
    "set-up": _SET_UP,
    "blowup": _FAILURE,
    "new-fire": ("Alternate Rules: Firestorm", "difficulty"),
    "wind": _WIND,
    "scorch": _SCORCHING,
    "lodge": ("Terrain Tiles: Lodge", "tiles"),
    "propane": ("Terrain Tiles: Propane Tank", "tiles"),
}
_REMOVED: Final[dict[str, Rule]] = {
    "helicopter": ("Vehicles: Helicopter", "vehicles"),
    "tanker": ("Vehicles: Air Tanker", "vehicles"),
    "token": _LIST,
}
_MOVED: Final[dict[str, Rule]] = {
    "order": _BOSS,
    "summon": _LIST,
    "anywhere": _LIST,
    "helicopter": ("Vehicles: Helicopter", "vehicles"),
    "tanker": ("Vehicles: Air Tanker", "vehicles"),
    "dozer": ("Vehicles: Dozer", "vehicles"),
}
_DISCARDED: Final[dict[str, Rule]] = {"exchange": _EXCHANGE, "scorch": _DICE, "save": _LIST}


def _asked(event: events.Asked) -> Rule:
    return _SHARE if event.what else _BOSS


RULES: Final[Rules] = {
    events.TilePlaced: _SET_UP,
    events.GapLeft: ("Alternate Rules: A Little Less Heat", "difficulty"),
    events.CampMade: _SET_UP,
    events.RoleDealt: _SET_UP,
    events.FirstChosen: _SET_UP,
    events.FlamesAdded: by("cause", _ADDED, _CARDS),
    events.FlamesRemoved: by("cause", _REMOVED, _SUCCESS),
    events.FlamesRanOut: ("Ending the Game", "end"),
    events.TurnStarted: _TURN,
    events.TurnEnded: _TURN,
    events.Moved: by("how", _MOVED, _MOVE),
    events.MovesGained: _LIST,
    events.FightStarted: _FIGHT,
    events.Rolled: _FIGHT,
    events.Locked: _FIGHT,
    events.FaceAdded: _LIST,
    events.RollFailed: _FAILURE,
    events.SupportGained: _SUPPORT,
    events.BlewUp: _FAILURE,
    events.FightStopped: _SUCCESS,
    events.Succeeded: _SUCCESS,
    events.FirebreakPlaced: _BREAKS,
    events.FirebreakTaken: _BREAKS,
    events.FirebreakMissed: _BREAKS,
    events.VehicleUsed: _VEHICLES,
    events.VehiclesLost: _VEHICLES,
    events.TokenDrawn: _TOKENS,
    events.TokenGained: _TOKENS,
    events.TokenReturned: _TOKENS,
    events.TokenPlayed: _LIST,
    events.TokenDiscarded: by("cause", _DISCARDED, _TOKENS),
    events.TokenGiven: _SHARE,
    events.BagLost: ("Terrain Tiles: Fire Cache", "tiles"),
    events.TokenLost: _WARMER,
    events.Asked: _asked,
    events.Answered: _SHARE,
    events.CardSkipped: _LIST,
    events.TurnGranted: _LIST,
    events.CardDrawn: _CARDS,
    events.CardReturned: ("Characters: Lookout", "characters"),
    events.CardPlayed: _CARDS,
    events.CardDiscarded: _CARDS,
    events.DeckShuffled: _CARDS,
    events.WindTurned: _WIND,
    events.NothingFed: _CARDS,
    events.Scorched: _SCORCHING,
    events.SpreadBlocked: _SCORCHING,
    events.AbilityLost: ("Characters", "characters"),
    events.DieLost: _DICE,
    events.DieSaved: _LIST,
    events.DiceRecovered: _DICE,
    events.GameEnded: ("Ending the Game", "end"),
    events.Awaited: _TURN,
}
"""The rule of each kind of event, or how to tell it from the event."""


def cite(game: Hotshots, event: Event) -> Cite:
    """The rule behind an event."""
    return _cite(*rule_of(RULES, event))


@cache
def _cite(rule: str, section: str) -> Cite:
    return Cite(rule, f"hotshots/{section}")

"""What happened, as sentences for people; how things stand and why not come from their own files.

The sentences are a table of templates, so that they can be translated.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from firehouse.core.bits import members
from firehouse.core.event import Event
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data import faces, roles, tokens
from firehouse.games.hotshots.data.board import DIRECTIONS
from firehouse.games.hotshots.rules import steps
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.words.names import (
    REWARDS,
    between,
    capital,
    card_told,
    firefighter,
    handful,
    joined,
    pawn_name,
    several,
    the,
    vehicle_name,
)
from firehouse.games.hotshots.words.refusals import explain
from firehouse.games.hotshots.words.situation import situation

__all__ = ["explain", "pawn_name", "sentence", "situation"]

TEMPLATES: Final[Mapping[type[Event], str | Mapping[Any, str]]] = {
    events.Awaited: "",
    events.Succeeded: "",
    events.TilePlaced: "{tile} lies at {cell}.",
    events.GapLeft: "The cell {cell} stays empty.",
    events.CampMade: "The crew meets at the Fire Camp; the wind blows north.{layout}",
    events.RoleDealt: "{who} is the {role}.",
    events.FirstChosen: "{who} begins, and the turns go round from there.",
    events.FlamesAdded: {
        "set-up": "{tile} starts with {flames}.",
        "blowup": "The blowup added {flames} to {tile}.",
        "card": "The card added {flames} to {tile}.",
        "new-fire": "No tile of that limit burns, so a new fire started on {tile}.",
        "ember": "An ember added {flames} to {tile}.",
        "wind": "The wind carried {flames} to {tile}.",
        "scorch": "The fire spread: {flames} on {tile}.",
        "lodge": "The Lodge's fire reached {tile}: {flames}.",
        "propane": "The exploding tank threw {flames} on {tile}.",
    },
    events.FlamesRemoved: {
        "fight": "{flames} taken off {tile}.",
        "helicopter": "The Helicopter put out {flames} on {tile}.",
        "tanker": "The Air Tanker put out {flames} on {tile}.",
        "token": "The token took {flames} more off {tile}.",
    },
    events.FlamesRanOut: "A flame was due on {tile}, but none is left.",
    events.TurnStarted: "{who} begins {turn}.",
    events.TurnEnded: "{who} ended the turn.",
    events.Moved: {
        "step": "{who} moved from {start} to {tile}.",
        "order": "{who} moved from {start} to {tile}, as the Crew Boss asked.",
        "summon": "{who} was brought from {start} to {tile}.",
        "anywhere": "{who} went from {start} straight to {tile}.",
        "helicopter": "{who} flew with the Helicopter to {tile}.",
        "tanker": "{who} flew with the Air Tanker to {tile}.",
        "dozer": "{who} got off the Dozer at {tile}.",
    },
    events.MovesGained: "{moves} of movement {is_left}{through}.",
    events.FightStarted: "{who} fights on {tile} with {support}.",
    events.Rolled: "The dice show {handful}.",
    events.Locked: "Set aside: {handful}{swapped}.",
    events.FaceAdded: "The token counts as one more {face}.",
    events.RollFailed: {
        True: "No match, but Support forgives it; {support} left.",
        False: "No match, and nothing forgives it.",
    },
    events.SupportGained: "There is {support} now.",
    events.BlewUp: "Blowup on {tile}: the fight is over without a score.",
    events.FightStopped: "{who} stopped with {matches}, for {reward}.",
    events.FirebreakPlaced: "A Firebreak was laid {edge}.",
    events.FirebreakTaken: "The Firebreak {edge} was picked up.",
    events.FirebreakMissed: "No side of {tile} is free, so no Firebreak comes.",
    events.VehicleUsed: "{who} used {vehicle}, which leaves the game.",
    events.VehiclesLost: "Lost with the base: {vehicles}.",
    events.TokenDrawn: "Drawn from the bag: {token}.",
    events.TokenGained: "{who} keeps the token: {token}.",
    events.TokenReturned: "Back into the bag: {token}.",
    events.TokenPlayed: "{who} played a token: {token}.",
    events.TokenDiscarded: {
        "choice": "{who} discarded a token: {token}.",
        "scorch": "{who} gave up a token to the fire: {token}.",
        "exchange": "{who} exchanges a token: {token}.",
        "save": "{who} played a token: {token}.",
    },
    events.TokenGiven: "{who} got a token from {giver}: {token}.",
    events.BagLost: "The token supply burnt with the Fire Cache: {number} are out of the game.",
    events.TokenLost: "The scorch took a token out of the supply: {token}.",
    events.Asked: "{who} is asked to {request}.",
    events.Answered: {True: "{who} agreed.", False: "{who} said no."},
    events.CardSkipped: "No Fire card will be drawn this turn.",
    events.TurnGranted: "{who} will take another turn.",
    events.CardDrawn: "Fire card: {card}.",
    events.CardReturned: "Back on top of the deck: {card}.",
    events.CardPlayed: "Played: {card}.",
    events.CardDiscarded: "",
    events.DeckShuffled: "The deck was shuffled anew: {cards} cards.",
    events.WindTurned: "The wind turned {way}.",
    events.NothingFed: "{card} found no tile to add flames to.",
    events.Scorched: "{tile} is scorched.",
    events.SpreadBlocked: "The fire of {tile} could spread to no tile.",
    events.AbilityLost: "The {role} has lost the ability.",
    events.DieLost: "{who} was on the scorched tile: a die is lost, {dice} left.",
    events.DieSaved: "{who} saved a die.",
    events.DiceRecovered: "{number_of_dice} recovered; {dice} in play.",
    events.GameEnded: {
        "fire-out": "The game is won: the last flame is out.",
        "scorched": "The game is lost: {limit} tiles are scorched.",
        "fire-camp": "The game is lost: the Fire Camp is scorched.",
        "out-of-flames": "The game is lost: the fire is out of control, no flame token is left.",
        "out-of-cards": "The game is lost: the Fire deck has run out.",
    },
}
"""A template for each kind of event, or several by the word that tells its cases apart."""

CASES: Final[Mapping[type[Event], str]] = {
    events.FlamesAdded: "cause",
    events.FlamesRemoved: "cause",
    events.Moved: "how",
    events.RollFailed: "forgiven",
    events.TokenDiscarded: "cause",
    events.Answered: "agreed",
    events.GameEnded: "ending",
}
"""The field that chooses among several templates."""


def sentence(g: House, event: Event) -> str:
    """An event as a sentence; empty for one that is only for machines."""
    template = TEMPLATES[type(event)]
    if not isinstance(template, str):
        template = template[getattr(event, CASES[type(event)])]
    return capital(template.format_map(_Facts(g, event)))


class _Facts(dict[str, str]):
    """What a template may name: the facts below, else a field of the event as it is."""

    def __init__(self, g: House, event: Event) -> None:
        super().__init__()
        self._g = g
        self._event = event

    def __missing__(self, name: str) -> str:
        fact = _FACTS.get(name)
        return fact(self._g, self._event) if fact else str(getattr(self._event, name))


def _request(g: House, event: Any) -> str:
    if event.what == steps.ORDER:
        return f"move to {the(event.about)}"
    verb = "accept" if event.what == steps.GIVE else "hand over"
    return f"{verb} a token: {tokens.TITLES[event.about]}"


_FACTS: Final[Mapping[str, Callable[[House, Any], str]]] = {
    "who": lambda g, event: firefighter(event.who),
    "giver": lambda g, event: firefighter(event.giver),
    "role": lambda g, event: roles.TITLES[event.role],
    "tile": lambda g, event: the(event.tile),
    "start": lambda g, event: the(event.start),
    "cell": lambda g, event: g.board.names[event.cell],
    "flames": lambda g, event: several(event.number, "flame"),
    "turn": lambda g, event: "another turn" if event.again else "a turn",
    "is_left": lambda g, event: "is left" if event.moves == 1 else "are left",
    "through": lambda g, event: ", and fire does not stop it" if event.through_fire else "",
    "support": lambda g, event: f"{event.support or 'no'} Support",
    "handful": lambda g, event: handful(event.handful),
    "swapped": lambda g, event: ", changed by the ability" if event.swapped else "",
    "face": lambda g, event: faces.TITLES[event.face],
    "matches": lambda g, event: several(event.matches, "match").replace("matchs", "matches"),
    "reward": lambda g, event: REWARDS[event.reward],
    "edge": lambda g, event: between(event.tile, event.other),
    "vehicle": lambda g, event: vehicle_name(event.vehicle),
    "vehicles": lambda g, event: joined([vehicle_name(v) for v in members(event.vehicles)]),
    "token": lambda g, event: tokens.TITLES[event.token],
    "request": _request,
    "card": lambda g, event: card_told(g, event.card),
    "way": lambda g, event: DIRECTIONS[event.way],
    "number_of_dice": lambda g, event: several(event.number, "die"),
    "dice": lambda g, event: several(event.dice, "die"),
    "limit": lambda g, event: str(g.options.scorch_limit),
    "layout": lambda g, event: (
        " No source shows this layout: it is a reconstruction."
        if g.board.layout.status == "reconstructed"
        else ""
    ),
}

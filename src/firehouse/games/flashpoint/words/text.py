"""What happened, as sentences for people; how things stand and why not come from their own files.

The sentences are a table of templates, so that they can be translated.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from firehouse.core.event import Event
from firehouse.games.flashpoint import events
from firehouse.games.flashpoint.data.options import DOWN_LIE
from firehouse.games.flashpoint.rules.actions import NOTHING
from firehouse.games.flashpoint.rules.event_cards import BY_WEIGHT
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.vehicles import AMBULANCE, by_radio, spots
from firehouse.games.flashpoint.words import ladder_words
from firehouse.games.flashpoint.words.card_text import CARD_CASES, CARD_FACTS, CARD_TEMPLATES
from firehouse.games.flashpoint.words.names import (
    DIRECTIONS,
    LOADS,
    VEHICLES,
    both,
    capital,
    edge_name,
    firefighter,
    pawn_name,
    several,
    square_name,
)
from firehouse.games.flashpoint.words.refusals import explain
from firehouse.games.flashpoint.words.situation import situation

__all__ = ["explain", "pawn_name", "sentence", "situation"]

TEMPLATES: Final[Mapping[type[Event], str | Mapping[str, str]]] = {
    events.Awaited: "",
    events.Spent: "",
    events.RoleDealt: "{who} is {specialist}.",
    events.FirstChosen: "{who} begins, and the turns go round from there.",
    events.Parked: "{vehicle} was parked at {spot}.",
    events.TurnStarted: "{began}",
    events.GotUp: "",
    events.TurnEnded: "{who} ended the turn with {saved} AP saved.",
    events.Entered: "{who} entered at {square}.",
    events.Moved: "{who} moved from {start} to {square}{load}{led}{order}.",
    events.DoorOpened: "{who} opened {edge}.",
    events.DoorClosed: "{who} closed {edge}.",
    events.DoorDestroyed: "A shock wave from {square} destroyed {edge}.",
    events.WallDamaged: "{striker} hit {edge}: first damage, it still stands "
    "(damage {damage} of {limit}).",
    events.WallDestroyed: "{striker} hit {edge}: {last}it is gone (damage {damage} of {limit}).",
    events.Rolled: {
        "set-up": "Red {red}, black {black}: the set-up puts fire and an explosion at {rolled}.",
        "centre": "Black {black}: the set-up puts fire and an explosion at {centre}.",
        "opposite": "Red {red}, black {black} on its far side: the set-up puts fire and an "
        "explosion at {rolled}.",
        "hazmat": "Red {red}, black {black}: a hazmat lies at {rolled} from the start.",
        "hot-spot": "Red {red}, black {black}: {rolled} is hot from the start.",
        "start-point": "Red {red}, black {black}: a point of interest is at {rolled} from the "
        "start.",
        "point": "Red {red}, black {black}: a point of interest is due at {rolled}.",
        "advance": "Red {red}, black {black}: the fire advances at {rolled}.",
        "starved": "Red {red}, black {black}: fire and smoke go out at and beside {rolled}.",
        "gun": "Red {red}, black {black}: the deck gun takes aim.",
    },
    events.DieRerolled: "The {die} die was rolled again and shows {value}.",
    events.Smoked: "Smoke filled {square}.",
    events.Ignited: {
        "set-up": "{square} was on fire from the start.",
        "smoke": "The smoke at {square} caught fire.",
        "spread": "Fire spread to {square} from beside it.",
        "explosion": "The shock wave spread fire to {square}.",
        "flashover": "Flashover: the smoke at {square} touched fire and caught it.",
        "shifted": "The smoke that came to {square} caught fire there.",
        "backdraft": "The backdraft set {square} on fire.",
    },
    events.Dampened: "The fire at {square} was reduced to smoke.",
    events.Cleared: {
        "extinguished": "The smoke at {square} was extinguished.",
        "deck-gun": "The deck gun's water cleared {square}.",
        "oxygen-starved": "{square} was cleared for lack of oxygen.",
        "rolled-out": "The firefighter who fell at {square} put out the fire there.",
        "point": "{square} was cleared for a point of interest.",
        "shifted": "",
        "grenade": "The fire grenade cleared {square}.",
        "clear-air": "The air at {square} is clear again.",
    },
    events.DiscsRanOut: "No disc was left to put on {square}, so it stays as it is.",
    events.Exploded: {
        "fire": "Fire met fire: an explosion at {square}.",
        "hazmat": "The hazmat at {square} exploded.",
        "set-up": "An explosion at {square} began it all.",
    },
    events.WaveRolledOver: "The shock wave rolled {way} over {square}.",
    events.WaveVented: "The shock wave left the house {way} of {square}{vented}.",
    events.OxygenStarved: "With {reserve} in reserve the fire lacks oxygen.",
    events.PoiDeflected: {
        "fire": "{square} is on fire, so the point of interest followed the arrow.",
        "smoke": "{square} is full of smoke, so the point of interest followed the arrow.",
        "marker": "{square} holds a marker already, so the point of interest followed the arrow.",
        "firefighter": "A firefighter is at {square}, so the point of interest followed the arrow.",
    },
    events.PoiPlaced: "A point of interest was placed at {square}.",
    events.PoiRevealed: {
        "found": "The marker at {square} was turned over: {kind}.",
        "fire": "Fire reached the marker at {square}: {kind}.",
        "deck-gun": "The deck gun hit the marker at {square}: {kind}.",
    },
    events.Treated: "{who} treated the victim at {square}, who can walk now.",
    events.VictimRescued: "A {victim} was rescued at {square}.",
    events.VictimLost: {
        "fire": "A {victim} died in the fire at {square}.",
        "deck-gun": "The deck gun killed a {victim} at {square}.",
        "fall": "A {victim} fell with the ladder at {square} and died.",
    },
    events.HazmatReached: "Fire reached the hazmat at {square}, which will explode.",
    events.HazmatRemoved: {
        "carried-out": "A hazmat was carried out of the house to {square} and is out of the game.",
        "disposed": "The hazmat at {square} was made safe and is out of the game.",
        "exploded": "The hazmat at {square} is used up and out of the game.",
        "fallen": "The hazmat on the ladder at {square} burnt up and is out of the game.",
    },
    events.HazmatPlaced: "A hazmat was placed at {square}.",
    events.HotSpotPlaced: {
        "set-up": "A hot spot was placed at {square}.",
        "hazmat": "The hazmat left a hot spot at {square} ({left}).",
        "flare-up": "The flare-up left a hot spot at {square} ({left}).",
    },
    events.HotSpotCleared: "The hot spot at {square} was cleared ({left}).",
    events.FlaredUp: "The hot spot at {square} flared up: the fire advances once more.",
    events.IgnitedOutside: "Fire broke out of the house to {square}.",
    events.OutsideQuenched: "The fire outside the house went out.",
    events.KnockedDown: "{who} was knocked down at {square}{fallen}.",
    events.CarriedOff: "{who} was carried to {square}.",
    events.Dodged: "{who} dodged from {start} to {square}{along}, and has {saved} AP saved.",
    events.Heartened: "{who} is near the Veteran and may spend 1 AP more this turn.",
    events.WallRepaired: "{who} repaired {edge} (damage {damage} of {limit}).",
    events.CrewChanged: "{who} changed cards and is the {role} now.",
    events.SmokeShifted: "Smoke drifted from {start} to {square}.",
    events.PoiShifted: "The point of interest at {start} moved to {square}.",
    events.Drove: "{who} {drove} {vehicle} to {spot}.",
    events.Rode: "{who} got out at {square}.",
    events.StayedBehind: "{who} stayed behind.",
    events.GunFired: "{who} fired the deck gun.",
    events.GunHit: "The deck gun hit {square} and splashed over the squares beside it.",
    events.GameEnded: {
        "accounted-for": "The game is won: every victim is accounted for.",
        "rescued": "The game is won: enough victims are rescued.",
        "perfect": "The game is won, and perfect: every victim is rescued.",
        "victims-lost": "The game is lost: the last victim that could be spared has died.",
        "collapse": "The game is lost: the house collapsed under damage {limit} of {limit}.",
    },
    **ladder_words.EVENTS,
}
"""A template for each kind of event, or several by the word that tells its cases apart."""

CASES: Final[Mapping[type[Event], str]] = {
    events.Rolled: "purpose",
    events.Ignited: "cause",
    events.Cleared: "cause",
    events.Exploded: "cause",
    events.PoiDeflected: "because",
    events.PoiRevealed: "cause",
    events.VictimLost: "cause",
    events.HazmatRemoved: "cause",
    events.HotSpotPlaced: "cause",
    events.GameEnded: "ending",
}
"""The field that chooses among several templates."""

_KINDS: Final = {
    "victim": "a victim",
    "false-alarm": "a false alarm",
    "hazmat": "a hazmat",
    "trapped": "a trapped victim",
}


def sentence(g: House, event: Event) -> str:
    """An event as a sentence; empty for one that is only for machines."""
    kind = type(event)
    template = CARD_TEMPLATES[kind] if kind in CARD_TEMPLATES else TEMPLATES[kind]
    if not isinstance(template, str):
        case = CARD_CASES[kind] if kind in CARD_CASES else CASES[kind]
        template = template[getattr(event, case)]
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


def _specialist(g: House, event: Any) -> str:
    return f"the {g.roles[event.role].title}" if event.role else "a plain firefighter"


def _load(g: House, event: Any) -> str:
    return "" if event.load == NOTHING else f" carrying {LOADS[event.load]}"


def _led(g: House, event: Any) -> str:
    if not event.led:
        return ""
    return f"{' and' if event.load else ''} leading {several(event.led, 'treated victim')}"


def _along(g: House, event: Any) -> str:
    return f" with {several(event.led, 'treated victim')}" if event.led else ""


def _began(g: House, event: Any) -> str:
    """Only a turn that goes by in getting up has no AP."""
    if not event.ap:
        return f"{firefighter(event.who)} was knocked down and spends the turn getting up."
    free = f" and {event.free} free AP" if event.free else ""
    return f"{firefighter(event.who)} began a turn with {event.ap} AP{free}."


def _last(g: House, event: Any) -> str:
    return "" if g.board.is_light(event.edge) else "second damage, "


def _drove(g: House, event: Any) -> str:
    return "sent" if by_radio(g, event.vehicle == AMBULANCE) else "drove"


def _vented(g: House, event: Any) -> str:
    return "" if g.options.fire_outside else " and did no harm"


def _fallen(g: House, event: Any) -> str:
    return " and loses the next turn" if g.options.knock_down == DOWN_LIE else ""


def _order(g: House, event: Any) -> str:
    return "" if event.by == event.who else f", on the orders of {firefighter(event.by)}"


def _striker(g: House, event: Any) -> str:
    if event.by == BY_WEIGHT:
        return "falling beams"
    return "a shock wave" if event.by < 0 else f"{firefighter(event.by)}'s axe"


def _spot(g: House, event: Any) -> str:
    return both(g, spots(g, event.vehicle == AMBULANCE)[event.spot])


def _rolled(g: House, event: Any) -> str:
    return square_name(g, event.red * 8 - 8 + event.black - 1)


def _victim(g: House, event: Any) -> str:
    if event.trapped:
        return "trapped victim"
    return "treated victim" if getattr(event, "treated", False) else "victim"


_FACTS: Final[Mapping[str, Callable[[House, Any], str]]] = {
    "who": lambda g, event: firefighter(event.who),
    "role": lambda g, event: g.roles[event.role].title,
    "specialist": _specialist,
    "square": lambda g, event: square_name(g, event.square),
    "start": lambda g, event: square_name(g, event.start),
    "edge": lambda g, event: edge_name(g, event.edge),
    "vehicle": lambda g, event: VEHICLES[event.vehicle],
    "spot": _spot,
    "saved": lambda g, event: str(event.saved or "no"),
    "load": _load,
    "led": _led,
    "order": _order,
    "striker": _striker,
    "limit": lambda g, event: str(g.options.damage_limit),
    "rolled": _rolled,
    "centre": lambda g, event: square_name(g, g.centre[event.black - 1]),
    "began": _began,
    "last": _last,
    "drove": _drove,
    "vented": _vented,
    "fallen": _fallen,
    "along": _along,
    "left": lambda g, event: f"{event.reserve or 'none'} left in reserve",
    "way": lambda g, event: DIRECTIONS[event.way],
    "reserve": lambda g, event: several(event.reserve, "disc"),
    "kind": lambda g, event: _KINDS[event.kind],
    "collapser": lambda g, event: ladder_words.collapser(event.who, firefighter(event.who)),
    "victim": _victim,
    **CARD_FACTS,
}

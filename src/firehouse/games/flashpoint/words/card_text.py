"""What people are told about cards: what happened, what is asked for, why not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from firehouse.core.bits import size
from firehouse.core.event import Event
from firehouse.games.flashpoint import card_events
from firehouse.games.flashpoint.data import decks
from firehouse.games.flashpoint.rules import actions, reasons, steps
from firehouse.games.flashpoint.rules.event_cards import effect_of, left_of
from firehouse.games.flashpoint.rules.fire_cards import drawn_from, in_supply
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import State
from firehouse.games.flashpoint.words import features
from firehouse.games.flashpoint.words.names import called, several

_DRAW: Final = "Tragic Events: Draw A Fire Deck Card"
_FLARE_UPS: Final = "Tragic Events: Create Flare Up Deck"
_EVENTS: Final = "Tragic Events: Event Deck"
_ENGINEER: Final = "Tragic Events: Structural Engineer"

CARD_TEMPLATES: Final[Mapping[type[Event], str | Mapping[str, str]]] = {
    card_events.FireCardDrawn: "A Fire card was drawn: {card}. {card_says}",
    card_events.FireCardDiscarded: "",
    card_events.FireDeckShuffled: "The Fire deck was shuffled with its discards.",
    card_events.FlareUpAdded: "The Flare Up {card} joined the Fire deck.",
    card_events.NoFlareUpLeft: "No Flare Up is left in the supply, so none joined the Fire deck.",
    card_events.FireRagesAdded: "{rages} joined the Fire deck as well.",
    card_events.FlareUpTaken: {
        "supply": "{who} put the Flare Up {card} back into the supply.",
        "box": "{who} took the Flare Up {card} out of the game.",
    },
    card_events.SavedChanged: {
        "flare-up": "{who} has {saved} AP saved now, by the Flare Up.",
        "second-wind": "{who} got a second wind and has {saved} AP saved now.",
        "exhaustion": "{who} is exhausted and has {saved} AP saved now.",
    },
    card_events.EventDrawn: "An Event was drawn: {event}. {event_says}",
    card_events.EventsShuffled: "All Events had been drawn and were shuffled.",
    card_events.EventChosen: "{who} chose the Event {event}.",
    card_events.EventInVain: "There was nothing that this Event could change.",
    card_events.SpellCast: {
        "pinned-down": "Nobody may move during the next turn.",
        "low-pressure": "Extinguishing costs 1 AP more during the next turn.",
        "free-water": "Extinguishing costs no AP during the next turn.",
    },
    card_events.RadioSilenced: "No vehicle can be used during the next round: {turns}.",
    card_events.VictimStrayed: "The {victim} at {square} was lost from sight.",
    card_events.TrappedVictimJoined: "A trapped victim is among the markers now.",
    card_events.DoorSlammed: "{edge} slammed shut.",
    card_events.DoorBlownOut: "A backdraft blew out {edge}.",
    card_events.GrenadeThrown: "{who} threw a fire grenade at {square}.",
    card_events.WallShored: "{who} shored up {edge} (damage {damage} of {limit}).",
}
"""A template for each event of cards, as in `text`."""

CARD_CASES: Final[Mapping[type[Event], str]] = {
    card_events.FlareUpTaken: "to",
    card_events.SavedChanged: "cause",
    card_events.SpellCast: "what",
}

CARD_FACTS: Final[Mapping[str, Callable[[House, Any], str]]] = {
    "card": lambda g, event: g.deck.cards[event.card].title,
    "card_says": lambda g, event: g.deck.cards[event.card].text,
    "rages": lambda g, event: g.deck.cards[decks.RAGES].title,
    "event": lambda g, event: g.deck.events[event.event].title,
    "event_says": lambda g, event: g.deck.events[event.event].text,
    "turns": lambda g, event: several(event.turns, "turn"),
}

Asked = Callable[[House, State, int], str]


def _draw_fire(g: House, s: State, _: int) -> str:
    return f"Draw a Fire card, one of {several(decks.total(drawn_from(s)), 'card')}."


def _draw_flare_up(g: House, s: State, _: int) -> str:
    return f"Take a Flare Up from the supply, one of {several(in_supply(s), 'card')}."


def _draw_event(g: House, s: State, _: int) -> str:
    left = size(g.deck.every_event & ~s.events_drawn)
    return f"Draw an Event, one of {several(left, 'card')}."


_PICKED: Final = {
    decks.BACKDRAFT: "a closed door beside fire, at random",
    decks.GAS_LEAK: "a square without fire or hazmat, at random",
    decks.WEAK_BEAMS: "a standing wall, at random",
}


def _pick(g: House, s: State, effect: int) -> str:
    return f"Pick {_PICKED[effect]}."


def _choose(g: House, s: State, _: int) -> str:
    first, second = (s.events_held & 255) - 1, (s.events_held >> 8) - 1
    titles = [g.deck.events[event].title for event in (first, second)]
    return f"{called(g, s, s.turn)} chooses an Event: {titles[0]} or {titles[1]}."


def _follow(g: House, s: State, asked: int) -> str:
    who = called(g, s, s.turn)
    effect = effect_of(asked)
    if effect == decks.GRENADE:
        return f"{who} throws a fire grenade at a square of the house."
    if effect == decks.TIP:
        return f"{who} turns over one point of interest."
    if effect == decks.SHORE:
        return f"{who} takes one damage marker off a wall that still stands."
    return f"{who} may remove smoke ({left_of(asked)} to go), or say that it is enough."


CARD_ASKED: Final[dict[int, Asked]] = {
    steps.DRAW_FIRE: _draw_fire,
    steps.DRAW_FLARE_UP: _draw_flare_up,
    steps.DRAW_EVENT: _draw_event,
    steps.PICK: _pick,
    steps.CHOOSE_EVENT: _choose,
    steps.FOLLOW_EVENT: _follow,
}

CARD_STEP_RULES: Final[Mapping[int, str]] = {
    steps.DRAW_FIRE: _DRAW,
    steps.DRAW_FLARE_UP: _FLARE_UPS,
    steps.DRAW_EVENT: _EVENTS,
    steps.PICK: _EVENTS,
    steps.CHOOSE_EVENT: _EVENTS,
    steps.FOLLOW_EVENT: _EVENTS,
}
CARD_KIND_RULES: Final[Mapping[int, str]] = {actions.RETURN_CARD: _ENGINEER}
CARD_REASONS: Final[Mapping[int, tuple[str, str]]] = {
    reasons.PINNED_DOWN: ("Nobody may move this turn; do something else.", _EVENTS),
    reasons.RADIO_SILENCE: (
        "The radio is silent: no vehicle can be used for {silence} more.",
        _EVENTS,
    ),
    reasons.NO_DECKS: (features.CARDS.missing, _DRAW),
    reasons.NOT_DISCARDED: (
        "Only a Flare Up that lies among the discards can be put back: {flare_ups}.",
        _ENGINEER,
    ),
    reasons.EVENT_NOT_DRAWN: ("That Event was not drawn. {asked}", _EVENTS),
    reasons.NOT_IN_HOUSE: ("{square} is not inside the house. {asked}", _EVENTS),
    reasons.NO_SMOKE_TO_CLEAR: ("There is no smoke at {square}. {asked}", _EVENTS),
    reasons.NO_POINT_TO_TELL: ("There is no point of interest at {square}. {asked}", _EVENTS),
    reasons.NO_DAMAGE_TO_SHORE: ("No damaged wall stands there. {asked}", _EVENTS),
}


def flare_ups(g: House, s: State) -> str:
    """The Flare Ups among the discards."""
    kinds = range(decks.FIRST_FLARE_UP, len(g.deck.cards))
    found = [g.deck.cards[card].title for card in kinds if decks.count(s.fire_discards, card)]
    return ", ".join(found) or "there is none"

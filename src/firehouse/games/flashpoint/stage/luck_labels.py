"""What luck can bring, as a real table tells it: dice, markers and cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from firehouse.games.flashpoint.rules import actions, steps
from firehouse.games.flashpoint.rules.setting_up import opposite_square
from firehouse.games.flashpoint.rules.vehicles import aimed_at
from firehouse.games.flashpoint.stage.moment import Moment
from firehouse.games.flashpoint.stage.places import card, edge, pawn, square
from firehouse.games.flashpoint.words.names import edge_name
from firehouse.stage.offering import Described

_MARKERS: Final = ("victim", "false alarm", "hazmat", "trapped victim")


def _roll(m: Moment, argument: int) -> Described:
    red, black = argument // 8 + 1, argument % 8 + 1
    to = aimed_at(m.g, m.s.engine, red, black) if m.step == steps.ROLL_GUN else argument
    hit = f", which hits {m.names[to]}" if to != argument else ""
    return f"Roll red {red} and black {black}{hit}", (square(m.g, to), "die:red", "die:black")


def _red(m: Moment, face: int) -> Described:
    if m.step == steps.ROLL_OPPOSITE:
        to = opposite_square(m.s, face)
    else:
        to = aimed_at(m.g, m.s.engine, face, m.s.dice >> 4 & 15)
    return f"Roll red {face} for {m.names[to]}", (square(m.g, to), "die:red")


def _black(m: Moment, face: int) -> Described:
    if m.step == steps.ROLL_CENTRE:
        to = m.g.centre[face - 1]
    else:
        to = aimed_at(m.g, m.s.engine, m.s.dice & 15, face)
    return f"Roll black {face} for {m.names[to]}", (square(m.g, to), "die:black")


def _reveal(m: Moment, kind: int) -> Described:
    return f"Turn over a {_MARKERS[kind]} at {m.names[m.about]}", (square(m.g, m.about),)


def _role(m: Moment, role: int) -> Described:
    found = m.g.roles[role]
    card = f"the {found.title}" if role else "a plain firefighter"
    return f"Draw {card}", (f"role:{found.id}", pawn(m.who))


def _fire_card(m: Moment, number: int) -> Described:
    found = m.g.deck.cards[number]
    return f"Draw {found.title}", (card(found),)


def _flare_up(m: Moment, number: int) -> Described:
    found = m.g.deck.cards[number]
    return f"Take {found.title} from the supply", (card(found),)


def _flare_up_again(m: Moment, number: int) -> Described:
    found = m.g.deck.cards[number]
    return f"Take {found.title}, put back before, from the supply", (card(found),)


def _event(m: Moment, number: int) -> Described:
    found = m.g.deck.events[number]
    return f"Draw {found.title}", (card(found),)


def _pick_square(m: Moment, number: int) -> Described:
    return f"Pick {m.names[number]}", (square(m.g, number),)


def _pick_edge(m: Moment, number: int) -> Described:
    return f"Pick {edge_name(m.g, number)}", (edge(m.g, number),)


LUCK_LABELS: Final[dict[int, Callable[[Moment, int], Described]]] = {
    actions.ROLL: _roll,
    actions.RED: _red,
    actions.BLACK: _black,
    actions.REVEAL: _reveal,
    actions.ROLE: _role,
    actions.FIRE_CARD: _fire_card,
    actions.FLARE_UP: _flare_up,
    actions.FLARE_UP_AGAIN: _flare_up_again,
    actions.EVENT: _event,
    actions.PICK_SQUARE: _pick_square,
    actions.PICK_EDGE: _pick_edge,
}
"""A label for each kind of outcome."""

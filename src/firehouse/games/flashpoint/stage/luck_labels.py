"""Outcomes of luck in the words of a real table: dice, markers and cards."""

from __future__ import annotations

from typing import Final

from firehouse.core.phrase import phrase
from firehouse.games.flashpoint.rules import steps
from firehouse.games.flashpoint.rules.dice import black_of, red_of
from firehouse.games.flashpoint.rules.search import MARKERS
from firehouse.games.flashpoint.rules.setting_up import opposite_square
from firehouse.games.flashpoint.rules.vehicles import aimed_at
from firehouse.games.flashpoint.stage.labelling import Label, labelled
from firehouse.games.flashpoint.stage.moment import Moment
from firehouse.games.flashpoint.stage.places import card, square
from firehouse.stage.offers import Described


def _roll(m: Moment, name: str, argument: int) -> Described:
    red, black = argument // 8 + 1, argument % 8 + 1
    to = aimed_at(m.g, m.s.engine, red, black) if m.step == steps.ROLL_GUN else argument
    places = (square(m.g, to), "die:red", "die:black")
    name = name if to == argument else "roll-gun"
    return labelled(name, places, red=red, black=black, square=m.names[to])


def _red(m: Moment, name: str, face: int) -> Described:
    if m.step == steps.ROLL_OPPOSITE:
        to = opposite_square(m.s, face)
    else:
        to = aimed_at(m.g, m.s.engine, face, black_of(m.s.dice))
    return labelled(name, (square(m.g, to), "die:red"), face=face, square=m.names[to])


def _black(m: Moment, name: str, face: int) -> Described:
    if m.step == steps.ROLL_CENTRE:
        to = m.g.centre[face - 1]
    else:
        to = aimed_at(m.g, m.s.engine, red_of(m.s.dice), face)
    return labelled(name, (square(m.g, to), "die:black"), face=face, square=m.names[to])


def _marker(m: Moment, name: str, kind: int) -> Described:
    piece = phrase(f"piece.{MARKERS[kind]}")
    return labelled(name, (square(m.g, m.about),), piece=piece, square=m.names[m.about])


def _card(m: Moment, name: str, number: int) -> Described:
    found = m.g.deck.cards[number]
    return labelled(name, (card(found),), card=found.title)


LUCK_FORMS: Final[dict[str, Label]] = {
    "dice": _roll,
    "red": _red,
    "black": _black,
    "marker": _marker,
    "fire-card": _card,
    "supply-card": _card,
    "supply-card-again": _card,
}
"""A label for each form that only luck brings."""

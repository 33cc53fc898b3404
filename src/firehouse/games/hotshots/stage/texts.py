"""A title and a line of text for everything in the box, as clients show them."""

from __future__ import annotations

from firehouse.core.phrase import Phrase, phrase
from firehouse.games.hotshots.data import cards, faces, roles, tiles, tokens
from firehouse.games.hotshots.rules import vehicles
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.words import names
from firehouse.games.hotshots.words.language import part, say
from firehouse.stage.shapes import Choice, choice


def tile(number: int) -> Choice:
    """A tile, and what is special about it."""
    id = tiles.IDS[number]
    return _choice(id, f"tile-title.{id}", phrase(f"tile-text.{id}"))


def token(number: int) -> Choice:
    """A reward token, and what it does."""
    return _named("token", tokens.IDS[number])


def face(number: int) -> Choice:
    """A face of the dice, and what it shows."""
    return _named("face", faces.NAMES[number])


def role(number: int) -> Choice:
    """A character, and what they can do."""
    return _named("role", roles.IDS[number])


def vehicle(number: int) -> Choice:
    """A vehicle, and what it does."""
    name = names.VEHICLES[number]
    title = f"vehicle-title.{name}"
    return _choice(vehicles.NAMES[number], title, phrase(f"vehicle-text.{name}"))


def card(g: House, number: int) -> Choice:
    """A Fire card, and what it does."""
    kind, one = g.cards.kinds[number], g.cards.first[number]
    text = phrase(
        f"card-text.{cards.KINDS[kind]}",
        first=one,
        second=g.cards.second[number],
        tile=names.the(one) if kind == cards.EMBER else "",
        way=names.way(one) if kind == cards.WIND_BLOWS else "",
    )
    return choice(g.cards.ids[number], part(names.card_title(g, number)), say(text))


def _named(what: str, id: str) -> Choice:
    return _choice(id, f"{what}.{id}", phrase(f"{what}-text.{id}"))


def _choice(id: str, title: str, text: Phrase) -> Choice:
    return choice(id, part(phrase(title)), say(text))

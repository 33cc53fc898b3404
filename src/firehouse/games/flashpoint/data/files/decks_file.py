"""Reading a deck of cards: rows of a TOML file, each checked; an error names line and card."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from firehouse.games.flashpoint.data.decks import (
    CARD_EFFECTS,
    FIRE_CARD,
    FIRST_FLARE_UP,
    KINDS,
    MOST,
    SHUFFLE,
    Card,
    EventCard,
)
from firehouse.games.flashpoint.data.files.builtin import builtin_text

LEVELS: Final = ("recruit", "veteran", "heroic")
CREWS: Final = 6
MOST_EVENTS: Final = 60
MOST_FLARE_UPS: Final = 20
_MOST_DOES: Final = 4
_MOST_SAVED: Final = 20
_SINGLE: Final = ("rages", "accelerate", "respite")
"""Kinds of which there is one card each, in the order of the table."""
_KINDS: Final = (*_SINGLE, "flare-up")
_STATUSES: Final = ("attested", "reconstructed")
_ID: Final = re.compile("[a-z][a-z0-9-]{0,39}")
_TABLES: Final = ("title", "status", "fire-rages", "flare-ups", "card", "event")


@dataclass(frozen=True)
class DeckFile:
    """Everything that a file tells: the rows, and how many cards start in play."""

    cards: tuple[Card, ...]
    events: tuple[EventCard, ...]
    rages: Mapping[str, tuple[int, ...]]
    """The Fire Rages in the deck, by level, for 1 to 6 firefighters."""
    flare_ups: Mapping[str, int]
    """Flare Ups in the supply, by level."""
    status: str


class DeckError(ValueError):
    """A deck that cannot be used: where it is wrong, and how."""


@dataclass(frozen=True)
class _Row:
    """One [[card]] or [[event]] with its line."""

    table: str
    number: int
    line: int
    data: Mapping[str, Any]

    def error(self, problem: str) -> DeckError:
        id = self.data.get("id")
        name = f"'{id[:40]}'" if isinstance(id, str) else f"number {self.number}"
        return DeckError(f"Deck, line {self.line}: {self.table} {name} {problem}.")

    def text(self, key: str, missing: str | None = None) -> str:
        value = self.data.get(key, missing)
        if value is None:
            raise self.error(f"has no {key}; add a line '{key} = …'")
        if not isinstance(value, str) or not value.strip() or len(value) > 200:
            raise self.error(f"needs a short text as its {key}")
        return value

    def choice(self, key: str, choices: tuple[str, ...]) -> str:
        value = self.text(key)
        if value not in choices:
            raise self.error(f"has the {key} '{value[:40]}'; choose {', '.join(choices)}")
        return value

    def number_of(self, key: str, low: int, high: int, missing: int | None = None) -> int:
        value = self.data.get(key, missing)
        if value is None:
            raise self.error(f"has no {key}; add a line '{key} = …'")
        if not _is_number(value) or not low <= value <= high:
            raise self.error(f"needs a whole number from {low} to {high} as its {key}")
        return int(value)

    def need_known(self, keys: tuple[str, ...]) -> None:
        for key in self.data:
            if key not in keys:
                raise self.error(f"has an unknown entry '{key[:40]}'; it may have {_all(keys)}")


@cache
def builtin_deck() -> DeckFile:
    """The deck of Tragic Events."""
    return read_deck(builtin_text("tragic_events", ".toml", "deck", "decks"))


def read_deck(text: str, effects: Sequence[str] | None = None) -> DeckFile:
    """The deck of a text; a DeckError names the line, the card and what is wrong with it.

    Events do one of these effects, if they are given.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DeckError(f"The deck is no TOML file: {error}.") from None
    for key in data:
        if key not in _TABLES:
            raise DeckError(f"The deck has an unknown entry '{key[:40]}'; it has {_all(_TABLES)}.")
    status = data.get("status", "reconstructed")
    if status not in _STATUSES:
        raise DeckError(f"The deck's status is one of {_all(_STATUSES)}.")
    cards = _cards([_Row("card", *place) for place in _rows(data, "card", text)])
    events = _events([_Row("event", *place) for place in _rows(data, "event", text)], effects)
    rages = {level: _rages(data, level, cards[0].copies) for level in LEVELS}
    most = sum(card.copies for card in cards[FIRST_FLARE_UP:])
    flare_ups = {level: _supply(data, level, most) for level in LEVELS}
    return DeckFile(cards, events, rages, flare_ups, status)


def _all(words: tuple[str, ...]) -> str:
    return ", ".join(words)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _rows(data: Mapping[str, Any], table: str, text: str) -> list[tuple[int, int, dict[str, Any]]]:
    """The rows of a table with their numbers and lines."""
    rows = data.get(table, [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise DeckError(f"The deck's cards are written below lines '[[{table}]]'.")
    heading = re.compile(rf"\s*\[\[\s*{table}\s*\]\]")
    lines = [n for n, line in enumerate(text.split("\n"), 1) if heading.match(line)]
    lines += [1] * (len(rows) - len(lines))
    return [(index + 1, lines[index], row) for index, row in enumerate(rows)]


def _id(row: _Row, seen: set[str]) -> str:
    id = row.text("id")
    if not _ID.fullmatch(id):
        raise row.error("needs an id of small letters, digits and hyphens")
    if id in seen:
        raise row.error("is in the deck twice; change its copies instead")
    seen.add(id)
    return id


def _cards(rows: list[_Row]) -> tuple[Card, ...]:
    """The Fire cards: one for each single kind, in a fixed order, then the Flare Ups."""
    seen: set[str] = set()
    by_kind: dict[str, list[Card]] = {kind: [] for kind in _KINDS}
    for row in rows:
        row.need_known(("id", "name", "kind", "copies", "saved", "does", "text", "status"))
        id = _id(row, seen)
        kind = row.choice("kind", _KINDS)
        if kind != "flare-up" and by_kind[kind]:
            raise row.error(f"is a second card of kind '{kind}'; there is one")
        by_kind[kind].append(_card(row, id, kind))
    for kind, found in by_kind.items():
        if not found:
            raise DeckError(f"The deck has no card of kind '{kind}'; add a [[card]] for it.")
    cards = tuple(card for kind in _KINDS for card in by_kind[kind])
    if len(cards) > KINDS:
        raise DeckError(f"The deck has {len(cards)} kinds of Fire cards; {KINDS} is the most.")
    if sum(card.copies for card in by_kind["flare-up"]) > MOST_FLARE_UPS:
        raise DeckError(f"The deck has more than {MOST_FLARE_UPS} Flare Ups.")
    return cards


def _card(row: _Row, id: str, kind: str) -> Card:
    title, does = row.text("name"), _does(row, kind)
    copies = row.number_of("copies", 1, MOST)
    saved = row.number_of("saved", 0, _MOST_SAVED, 0)
    row.choice("status", _STATUSES)
    return Card(id, title, row.text("text", title), copies, does, saved)


def _does(row: _Row, kind: str) -> list[int]:
    words = row.data.get("does")
    if not isinstance(words, list) or len(words) > _MOST_DOES:
        raise row.error(f"has no list of at most {_MOST_DOES} things that it does")
    for word in words:
        if word not in CARD_EFFECTS:
            raise row.error(f"does '{str(word)[:40]}'; a card does {_all(CARD_EFFECTS)}")
    codes = [CARD_EFFECTS.index(word) for word in words]
    if SHUFFLE in codes[:-1]:
        raise row.error("shuffles too early; 'shuffle' comes last")
    if FIRE_CARD in codes and kind != "flare-up":
        raise row.error("draws Fire cards; only a Flare Up may do that")
    if codes.count(FIRE_CARD) > 2:
        raise row.error("draws more than two Fire cards")
    return codes


def _events(rows: list[_Row], effects: Sequence[str] | None) -> tuple[EventCard, ...]:
    seen: set[str] = set()
    found = []
    for row in rows:
        row.need_known(("id", "name", "does", "text", "status"))
        id, title = _id(row, seen), row.text("name")
        does = row.text("does") if effects is None else row.choice("does", tuple(effects))
        row.choice("status", _STATUSES)
        found.append(EventCard(id, title, row.text("text", title), does))
    if not 1 <= len(found) <= MOST_EVENTS:
        raise DeckError(f"The deck needs 1 to {MOST_EVENTS} Events; it has {len(found)}.")
    return tuple(found)


def _level(data: Mapping[str, Any], table: str, level: str) -> Any:
    rows = data.get(table)
    if not isinstance(rows, dict) or level not in rows:
        raise DeckError(f"The deck lacks '{level}' below [{table}].")
    return rows[level]


def _rages(data: Mapping[str, Any], level: str, most: int) -> tuple[int, ...]:
    numbers = _level(data, "fire-rages", level)
    fits = isinstance(numbers, list) and len(numbers) == CREWS
    if not fits or not all(_is_number(n) and 1 <= n <= most for n in numbers):
        raise DeckError(
            f"The deck's [fire-rages] {level} needs {CREWS} numbers from 1 to {most}, "
            "one for each size of crew."
        )
    return tuple(numbers)


def _supply(data: Mapping[str, Any], level: str, most: int) -> int:
    number = _level(data, "flare-ups", level)
    if not _is_number(number) or not 0 <= number <= most:
        raise DeckError(f"The deck's [flare-ups] {level} needs a number from 0 to {most}.")
    return int(number)

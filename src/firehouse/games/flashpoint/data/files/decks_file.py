"""Reading a deck of cards: rows of a TOML file, each checked; an error names line and card."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from firehouse.core.phrase import phrase
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
from firehouse.games.flashpoint.data.files.faults import FlashPointFault

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


class DeckError(FlashPointFault):
    """A deck that cannot be used: where it is wrong, and how."""


def _wrong(name: str, /, **arguments: Any) -> DeckError:
    return DeckError(phrase(f"deck.{name}", **arguments))


@dataclass(frozen=True)
class _Row:
    """One [[card]] or [[event]] with its line."""

    table: str
    number: int
    line: int
    data: Mapping[str, Any]

    def error(self, name: str, /, **arguments: Any) -> DeckError:
        """What is wrong with this row."""
        id = self.data.get("id")
        card = phrase(
            "deck-row.card",
            table=self.table,
            id=id[:40] if isinstance(id, str) else "",
            number=self.number,
        )
        return _wrong("row", line=self.line, card=card, why=phrase(f"deck-row.{name}", **arguments))

    def text(self, key: str, missing: str | None = None) -> str:
        value = self.data.get(key, missing)
        if value is None:
            raise self.error("missing", key=key)
        if not isinstance(value, str) or not value.strip() or len(value) > 200:
            raise self.error("text", key=key)
        return value

    def choice(self, key: str, choices: tuple[str, ...]) -> str:
        value = self.text(key)
        if value not in choices:
            raise self.error("choice", key=key, value=value[:40], names=choices)
        return value

    def number_of(self, key: str, low: int, high: int, missing: int | None = None) -> int:
        value = self.data.get(key, missing)
        if value is None:
            raise self.error("missing", key=key)
        if not _is_number(value) or not low <= value <= high:
            raise self.error("number", key=key, low=low, high=high)
        return int(value)

    def need_known(self, keys: tuple[str, ...]) -> None:
        for key in self.data:
            if key not in keys:
                raise self.error("entry", key=key[:40], names=keys)


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
        raise _wrong("no-toml", error=str(error)) from None
    for key in data:
        if key not in _TABLES:
            raise _wrong("entry", key=key[:40], names=_TABLES)
    status = data.get("status", "reconstructed")
    if status not in _STATUSES:
        raise _wrong("status", names=_STATUSES)
    cards = _cards([_Row("card", *place) for place in _rows(data, "card", text)])
    events = _events([_Row("event", *place) for place in _rows(data, "event", text)], effects)
    rages = {level: _rages(data, level, cards[0].copies) for level in LEVELS}
    most = sum(card.copies for card in cards[FIRST_FLARE_UP:])
    flare_ups = {level: _supply(data, level, most) for level in LEVELS}
    return DeckFile(cards, events, rages, flare_ups, status)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _rows(data: Mapping[str, Any], table: str, text: str) -> list[tuple[int, int, dict[str, Any]]]:
    """The rows of a table with their numbers and lines."""
    rows = data.get(table, [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise _wrong("lines", table=table)
    heading = re.compile(rf"\s*\[\[\s*{table}\s*\]\]")
    lines = [n for n, line in enumerate(text.split("\n"), 1) if heading.match(line)]
    lines += [1] * (len(rows) - len(lines))
    return [(index + 1, lines[index], row) for index, row in enumerate(rows)]


def _id(row: _Row, seen: set[str]) -> str:
    id = row.text("id")
    if not _ID.fullmatch(id):
        raise row.error("id")
    if id in seen:
        raise row.error("twice")
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
            raise row.error("second", kind=kind)
        by_kind[kind].append(_card(row, id, kind))
    for kind, found in by_kind.items():
        if not found:
            raise _wrong("kind", kind=kind)
    cards = tuple(card for kind in _KINDS for card in by_kind[kind])
    if len(cards) > KINDS:
        raise _wrong("kinds", number=len(cards), most=KINDS)
    if sum(card.copies for card in by_kind["flare-up"]) > MOST_FLARE_UPS:
        raise _wrong("flare-ups", most=MOST_FLARE_UPS)
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
        raise row.error("no-list", most=_MOST_DOES)
    for word in words:
        if word not in CARD_EFFECTS:
            raise row.error("effect", word=str(word)[:40], names=CARD_EFFECTS)
    codes = [CARD_EFFECTS.index(word) for word in words]
    if SHUFFLE in codes[:-1]:
        raise row.error("shuffle")
    if FIRE_CARD in codes and kind != "flare-up":
        raise row.error("fire-cards")
    if codes.count(FIRE_CARD) > 2:
        raise row.error("two-fire-cards")
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
        raise _wrong("events", most=MOST_EVENTS, number=len(found))
    return tuple(found)


def _level(data: Mapping[str, Any], table: str, level: str) -> Any:
    rows = data.get(table)
    if not isinstance(rows, dict) or level not in rows:
        raise _wrong("level", level=level, table=table)
    return rows[level]


def _rages(data: Mapping[str, Any], level: str, most: int) -> tuple[int, ...]:
    numbers = _level(data, "fire-rages", level)
    fits = isinstance(numbers, list) and len(numbers) == CREWS
    if not fits or not all(_is_number(n) and 1 <= n <= most for n in numbers):
        raise _wrong("rages", level=level, crews=CREWS, most=most)
    return tuple(numbers)


def _supply(data: Mapping[str, Any], level: str, most: int) -> int:
    number = _level(data, "flare-ups", level)
    if not _is_number(number) or not 0 <= number <= most:
        raise _wrong("supply", level=level, most=most)
    return int(number)

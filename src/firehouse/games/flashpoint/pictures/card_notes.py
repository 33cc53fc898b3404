"""The notes below a drawing that tell about cards; see `notes`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from firehouse.core.bits import bit, members
from firehouse.games.flashpoint.data import decks
from firehouse.games.flashpoint.data.files.grid import Note, PlanError, shown
from firehouse.games.flashpoint.pictures.card_view import pile, spells
from firehouse.games.flashpoint.rules import tokens
from firehouse.games.flashpoint.rules.event_cards import held_event, hold, other_held_event
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.pools import OUTSIDE, Pool, listed, packed
from firehouse.games.flashpoint.rules.spells import NAMES, now, prepare, to_come
from firehouse.games.flashpoint.rules.state import State

NONE: Final = "none"
OUT: Final = "outside"
_SPELLS: Final = {name: spell for spell, name in NAMES.items()}
_PILES: Final = {
    "fire deck": "fire_deck",
    "fire bottom": "fire_bottom",
    "fire discards": "fire_discards",
    "flare ups returned": "flare_returned",
    "flare ups removed": "flare_removed",
}
_MOST: Final = 99
_FOUR: Final = r"((?:\d{1,2} ){3}\d{1,2})"
_POOL: Final = re.compile(rf"(.+) of {_FOUR}, then {_FOUR}")


def write_card_notes(g: House, s: State) -> list[str]:
    """Every note about cards that a reader could not guess."""
    lines: list[str] = []
    if g.options.decks:
        for key, field in _PILES.items():
            word = getattr(s, field)
            if word or field == "fire_deck":
                cards = ", ".join(f"{number} {id}" for id, number in pile(g, word).items())
                lines.append(f"{key}: {cards or NONE}")
        lines.append(f"flare ups hidden: {s.flare_hidden}")
        ids = [event.id for event in g.deck.events]
        if s.events_drawn:
            drawn = " ".join(ids[event] for event in members(s.events_drawn))
            lines.append(f"events drawn: {drawn}")
        held = [event for event in (held_event(s), other_held_event(s)) if event >= 0]
        if held:
            lines.append("events held: " + " ".join(ids[event] for event in held))
    for key, word in (("this turn", now(s)), ("next turn", to_come(s))):
        if word:
            lines.append(f"{key}: {' '.join(spells(word))}")
    if s.silence:
        lines.append(f"radio silence: {s.silence}")
    if s.joined:
        lines.append(f"trapped: {s.bag_trapped} in the bag of {s.joined}")
    if s.pools:
        pools = [_pool_text(g, pool) for pool in listed(s.pools)]
        lines.append("drawn earlier: " + "; ".join(pools))
    return lines


def _pool_text(g: House, pool: Pool) -> str:
    """Where markers lie, of how many of each kind they came, and what joined the bag then."""
    squares = [OUT if place == OUTSIDE else g.board.names[place] for place in members(pool.squares)]
    held, joined = (" ".join(map(str, counts)) for counts in (pool.held, pool.joined))
    return f"{' '.join(squares)} of {held}, then {joined}"


def _error(note: Note, expected: str) -> PlanError:
    return PlanError(note.line, note.value_column, expected, shown(note.value))


def _read_pile(g: House, s: State, note: Note) -> None:
    ids = [card.id for card in g.deck.cards]
    word = 0
    for part in [] if note.value == NONE else note.value.split(","):
        found = re.fullmatch(r"\s*(\d{1,2}) ([a-z0-9-]+)\s*", part)
        if not found or found[2] not in ids:
            raise _error(note, "cards such as '10 fire-rages, 1 accelerate'")
        card = ids.index(found[2])
        if int(found[1]) + decks.count(word, card) > decks.MOST:
            raise _error(note, f"at most {decks.MOST} of a card")
        word = decks.add(word, card, int(found[1]))
    setattr(s, _PILES[note.key], word)


def _usual_deck(g: House, s: State) -> None:
    s.fire_deck = g.deck.start


def _number(note: Note, most: int) -> int:
    if not (note.value.isascii() and note.value.isdigit() and int(note.value[:4]) <= most):
        raise _error(note, f"a number up to {most}")
    return int(note.value)


def _read_hidden(g: House, s: State, note: Note) -> None:
    s.flare_hidden = _number(note, _MOST)


def _usual_hidden(g: House, s: State) -> None:
    s.flare_hidden = g.deck.supply


def _event(g: House, note: Note, word: str) -> int:
    ids = [event.id for event in g.deck.events]
    if word not in ids:
        raise _error(note, f"Events such as {', '.join(ids[:3])}" if ids else "no Events")
    return ids.index(word)


def _read_drawn(g: House, s: State, note: Note) -> None:
    for word in note.value.split():
        s.events_drawn |= bit(_event(g, note, word))


def _read_held(g: House, s: State, note: Note) -> None:
    words = note.value.split()
    if len(words) > 2:
        raise _error(note, "one or two Events")
    for word in words:
        hold(s, _event(g, note, word))


def _read_spells(g: House, s: State, note: Note) -> None:
    for word in note.value.split():
        if word not in _SPELLS:
            raise _error(note, f"any of {', '.join(_SPELLS)}")
        prepare(s, _SPELLS[word], note.key == "next turn")


def _read_silence(g: House, s: State, note: Note) -> None:
    s.silence = _number(note, g.crew_size + 1)


def _read_trapped(g: House, s: State, note: Note) -> None:
    found = re.findall(r"\d{1,2}", note.value)
    if len(found) != 2:
        raise _error(note, "trapped victims in the bag and in all, as in '1 in the bag of 2'")
    s.bag_trapped, s.joined = int(found[0]), int(found[1])


def _usual_trapped(g: House, s: State) -> None:
    """Those that are drawn have joined the markers."""
    s.joined = sum(bool(entry & tokens.TRAPPED) for entry in tokens.entries(s.victims))


def _read_pools(g: House, s: State, note: Note) -> None:
    s.pools = packed([_pool(g, note, part) for part in note.value.split(";")])


def _pool(g: House, note: Note, text: str) -> Pool:
    found = _POOL.fullmatch(text.strip())
    if not found:
        raise _error(note, "pools such as '1,2 3,4 of 8 5 0 0, then 0 0 0 1'")
    squares = 0
    for word in found[1].split():
        place = OUTSIDE if word == OUT else g.board.named.get(word, -1)
        if not 0 <= place <= OUTSIDE:
            raise _error(note, f"dice squares, or '{OUT}'")
        squares |= bit(place)
    held, joined = ([int(number) for number in found[part].split()] for part in (2, 3))
    return Pool(squares, held, joined)


def _nothing(g: House, s: State) -> None:
    """The usual value is what a new state has."""


_Read = Callable[[House, State, Note], None]
CARD_READERS: Final[dict[str, tuple[_Read, Callable[[House, State], None]]]] = {
    "trapped": (_read_trapped, _usual_trapped),
    "drawn earlier": (_read_pools, _nothing),
    "fire deck": (_read_pile, _usual_deck),
    "fire bottom": (_read_pile, _nothing),
    "fire discards": (_read_pile, _nothing),
    "flare ups returned": (_read_pile, _nothing),
    "flare ups removed": (_read_pile, _nothing),
    "flare ups hidden": (_read_hidden, _usual_hidden),
    "events drawn": (_read_drawn, _nothing),
    "events held": (_read_held, _nothing),
    "this turn": (_read_spells, _nothing),
    "next turn": (_read_spells, _nothing),
    "radio silence": (_read_silence, _nothing),
}

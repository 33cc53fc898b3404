"""The forms of what is done with cards, walls and doors: `card fire-rages`, `pick 2,3-2,4`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from firehouse.core.forms import MAX_WORD, Form, exactly, listed
from firehouse.games.flashpoint.data.decks import FIRST_FLARE_UP
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.words.reading import (
    none,
    one_word,
    square_text,
    wrong,
    wrong_names,
)

_AGAIN: Final = "again"
_EDGE: Final = "SQUARE-SQUARE"
_PICKED: Final = f"SQUARE|{_EDGE}"


def edge_text(g: House, edge: int) -> str:
    """A wall or door by the squares on its two sides."""
    ends = g.board.ends.get(edge)
    return "-".join(g.board.names[square] for square in ends) if ends else str(edge)


def read_edge(g: House, word: str) -> int:
    """A wall or door by the squares on its two sides, in either order."""
    squares = sorted(g.board.named.get(name, -1) for name in word.split("-"))
    for edge, ends in g.board.ends.items():
        if squares == sorted(ends):
            return edge
    raise wrong("no-edge", word=word[:MAX_WORD])


def _edge(shape: str, arguments: Callable[[House], Sequence[int]]) -> Form:
    return Form(
        shape,
        edge_text,
        one_word(read_edge),
        arguments,
        lambda g, words: len(words) == 1 and "-" in words[0],
    )


def _walls(g: House) -> Sequence[int]:
    return [edge for edge in sorted(g.board.ends) if g.board.walls.has(edge)]


def _doors(g: House) -> Sequence[int]:
    """Doors through which the way out of some point of interest leads."""
    return [edge for edge in sorted(g.board.ends) if g.board.behind_door[edge] >= 0]


def _cards(g: House) -> list[str]:
    return [card.id for card in g.deck.cards]


def _events(g: House) -> list[str]:
    return [event.id for event in g.deck.events]


def _named(
    shape: str,
    names: Callable[[House], list[str]],
    arguments: Callable[[House], Sequence[int]] = none,
) -> Form:
    """A card by its id."""

    read = exactly(1, lambda g, words, usage: _index(words[0], names(g), usage))
    return Form(shape, lambda g, index: listed(names(g), index), read, arguments)


def _index(word: str, names: list[str], usage: str) -> int:
    if word not in names:
        raise wrong_names(usage, names)
    return names.index(word)


def _returned(g: House) -> Sequence[int]:
    return range(FIRST_FLARE_UP, len(g.deck.cards))


def _held(g: House) -> Sequence[int]:
    return range(len(g.deck.events)) if g.options.choose_event else ()


CARD_FORMS: Final[Mapping[str, Form]] = {
    "wall": _edge(_EDGE, _walls),
    "door": _edge(_EDGE, _doors),
    "picked-edge": _edge(_PICKED, none),
    "picked-square": Form(
        _PICKED,
        square_text,
        lambda g, words, usage: g.board.named[words[0]],
        none,
        lambda g, words: len(words) == 1 and words[0] in g.board.named,
    ),
    "fire-card": _named("CARD", _cards),
    "flare-up": _named("CARD", _cards, _returned),
    "supply-card": _named(f"CARD [{_AGAIN}]", _cards),
    "supply-card-again": Form(
        f"CARD [{_AGAIN}]",
        lambda g, card: f"{listed(_cards(g), card)} {_AGAIN}",
        lambda g, words, usage: _index(words[0], _cards(g), usage),
        none,
        lambda g, words: list(words[1:]) == [_AGAIN],
    ),
    "event": _named("EVENT", _events),
    "held-event": _named("EVENT", _events, _held),
}

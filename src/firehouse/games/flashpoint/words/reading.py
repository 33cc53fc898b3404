"""What the words of a text are read with: squares, sides, numbers and names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from firehouse.core.forms import MAX_WORD, Read, exactly, listed, wrong_form
from firehouse.games.flashpoint.data.board import STAIRS, WAY_NAMES
from firehouse.games.flashpoint.data.files.faults import fault
from firehouse.games.flashpoint.rules import features
from firehouse.games.flashpoint.rules.house import House

Words = Sequence[str]

_FULL: Final = {"north": "n", "east": "e", "south": "s", "west": "w"}


def none(g: House) -> Sequence[int]:
    """No argument at all, as luck brings the action."""
    return ()


def wrong(name: str, **arguments: Any) -> ValueError:
    """The error for words that name nothing: `notation.NAME`."""
    return fault(f"notation.{name}", **arguments)


def wrong_names(usage: str, names: Sequence[str]) -> ValueError:
    """The error for a name that is none of those that may follow a verb."""
    return wrong_form(f"{usage.split()[0]} {'|'.join(names)}")


def square_text(g: House, square: int) -> str:
    """A square by its name."""
    return listed(g.board.names, square)


def way_text(g: House, way: int) -> str:
    """A way by its name."""
    return listed(WAY_NAMES, way)


def read_square(g: House, word: str) -> int:
    """A square by its name."""
    square = g.board.named.get(word)
    if square is None:
        raise wrong("no-square", word=word[:MAX_WORD])
    return square


def way_named(word: str) -> str:
    """The name of a way, also by the whole word for a side."""
    return _FULL.get(word, word)


def read_way(g: House, word: str, known: Sequence[str]) -> int:
    """One of these ways by its name."""
    name = way_named(word)
    if name not in known:
        stairs = () if features.STAIRS.is_in(g) else (WAY_NAMES[STAIRS],)
        ways = [way for way in known if way not in stairs]
        raise wrong("no-side", word=name[:MAX_WORD], ways=ways)
    return WAY_NAMES.index(name)


def read_number(word: str, low: int, high: int, what: str) -> int:
    """A whole number in a range, which the phrase `notation.WHAT` tells."""
    if not (word.isascii() and word.isdigit() and len(word) < 4 and low <= int(word) <= high):
        raise wrong(what, low=low, high=high, word=word[:MAX_WORD])
    return int(word)


def one_of(names: Sequence[str]) -> Read:
    """Reads one of a few names."""

    def read(g: House, words: Words, usage: str) -> int:
        if words[0] not in names:
            raise wrong_form(usage)
        return names.index(words[0])

    return exactly(1, read)


def one_word(read: Callable[[House, str], int]) -> Read:
    """Reads the one word after a verb."""
    return exactly(1, lambda g, words, usage: read(g, words[0]))

"""A game's drawing for a terminal: its signs in colour, its notes in few lines."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from firehouse.core.catalogue import Sign, row_of, signs_of
from firehouse.core.game import Game
from firehouse.core.phrase import phrase
from firehouse.terminal.screen import FAINT, KEY, PLAIN, Screen, Span

LABEL: Final = 5  # columns at the left that hold row numbers, not signs
COLUMN_NUMBERS: Final = re.compile(r"[0-9 ]+")
BETWEEN: Final = " · "


def show_position(game: Game[Any], state: Any, screen: Screen) -> None:
    """A position as its game draws it."""
    notes = row_of(game.setup.ruleset).notes
    show_drawing(game.draw(state), signs_of(game.setup), notes, screen)


def show_drawing(
    drawing: str, signs: Sequence[Sign], notes_for_people: Sequence[str], screen: Screen
) -> None:
    """The board, then its notes one after the other; those for people, or else all of them."""
    board, _, notes = drawing.rpartition("\n\n")
    for line in (board or drawing).splitlines():
        screen.spans(painted(line, signs))
    told = [note for note in notes.splitlines() if _is_among(note, notes_for_people)]
    if board and told:
        screen.say(BETWEEN.join(told), FAINT)


def _is_among(note: str, names: Sequence[str]) -> bool:
    """Is it one of these notes, where a trailing blank stands for any ending; of none, always?"""
    key = note.partition(":")[0]
    return not names or any(key == n or (n.endswith(" ") and key.startswith(n)) for n in names)


def painted(line: str, signs: Sequence[Sign]) -> list[Span]:
    """A line of a board with every sign in its ink; row and column numbers stay as they are."""
    inks = {text: sign.ink for sign in signs for text in sign.signs.split() if sign.ink}
    if not inks or COLUMN_NUMBERS.fullmatch(line):
        return [(line, PLAIN)]
    longest_first = sorted(inks, key=len, reverse=True)
    pieces = re.split(f"({'|'.join(map(re.escape, longest_first))})", line[LABEL:])
    return [(line[:LABEL], PLAIN), *((piece, inks.get(piece, PLAIN)) for piece in pieces)]


def show_legend(signs: Sequence[Sign], screen: Screen) -> None:
    """What the signs of a drawing mean."""
    if not signs:
        screen.say(phrase("line.no-legend"), FAINT)
    width = max((len(sign.signs) for sign in signs), default=0)
    for sign in signs:
        screen.spans([(f"  {sign.signs:<{width}}  ", sign.ink or KEY), (sign.meaning, PLAIN)])

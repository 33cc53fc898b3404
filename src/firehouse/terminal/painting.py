"""A game's drawing for a person: its signs in colour, its notes in few lines."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from firehouse.core.catalogue import Sign
from firehouse.terminal.screen import FAINT, KEY, PLAIN, Screen, Span

LABEL: Final = 5  # columns at the left that hold row numbers, not signs
COLUMN_NUMBERS: Final = re.compile(r"[0-9 ]+")
BETWEEN: Final = " · "
# The notes that a person reads; the others are for machines, or said better in the situation.
FLASHPOINT_NOTES: Final = (
    *("crew", "saved", "bag", "hot spots left", "fire deck", "fire discards", "flare ups hidden"),
    *("events drawn", "this turn", "next turn", "radio silence"),
)
HOTSHOTS_NOTES: Final = (
    *("crew", "hands", "rolled", "locked", "extra"),
    *("card", "top", "drawn", "wind", "vehicles"),
)
FOR_PEOPLE: Final = {*FLASHPOINT_NOTES, *HOTSHOTS_NOTES}


def show_drawing(drawing: str, signs: Sequence[Sign], screen: Screen) -> None:
    """The board, then its notes one after the other."""
    board, _, notes = drawing.rpartition("\n\n")
    for line in (board or drawing).splitlines():
        screen.spans(painted(line, signs))
    told = [note for note in notes.splitlines() if _is_for_people(note)]
    if board and told:
        screen.say(BETWEEN.join(told), FAINT)


def _is_for_people(note: str) -> bool:
    """Does a note tell what lies on the table, rather than what only a machine must know?"""
    key = note.partition(":")[0]
    return key in FOR_PEOPLE or key.startswith("at ")


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
        screen.say("This game has no legend.", FAINT)
    width = max((len(sign.signs) for sign in signs), default=0)
    for sign in signs:
        screen.spans([(f"  {sign.signs:<{width}}  ", sign.ink or KEY), (sign.meaning, PLAIN)])

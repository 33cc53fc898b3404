"""The interface of a game's pictures on the full screen, chosen by its scene."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from firehouse.core.catalogue import games
from firehouse.tui.boards import typed
from firehouse.tui.boards.look import Picture

Plain = dict[str, Any]

Span = tuple[str, str, str]
"""A text, its ink and its ground."""
Line = list[Span]
Row = tuple[Span, Line]
"""A heading, and what is told under it."""


@dataclass(frozen=True)
class ScreenFace:
    """One game as characters; every function takes a scene, and most a view."""

    pictures: Callable[[Plain, int], Iterator[list[Picture]]]
    """The pictures of each size in the arrangements to try, from the largest on; of two floors
    the given one."""
    start: Callable[[Plain, Plain], str]
    """Where the cursor begins: with the pawn on turn, else in the middle of the board."""
    letter: Callable[[Plain, Plain, int], str]
    """The letter of a pawn's role, as the board shows it."""
    supply: Callable[[Plain, Plain], list[Row]]
    """What lies beside the board."""
    signs: Mapping[str, str]
    """What the signs of the legend look like."""
    floor: Callable[[Plain, str], int | None] = lambda scene, spot: None
    """The floor of a place; None for what has none."""


def _role(scene: Plain, view: Plain, pawn: int) -> Plain:
    found: Plain = scene["roles"].get(view["pawns"][pawn].get("role"), {})
    return found


PLAIN_FACE: Final = ScreenFace(
    pictures=typed.pictures,
    start=lambda scene, view: "",
    letter=lambda scene, view, pawn: _role(scene, view, pawn).get("letter", ""),
    supply=lambda scene, view: [],
    signs={},
)
"""What stands in for a game that brings no pictures for the screen."""


def face_of(scene: Plain) -> ScreenFace:
    """How the game of a scene is drawn."""
    row = next(row for row in games() if row.id == scene["game"])
    face: ScreenFace | None = row.load("screen")
    return face or PLAIN_FACE


def signs(scene: Plain) -> list[tuple[str, str]]:
    """Each sign that this game can show, and what it means."""
    drawn = face_of(scene).signs
    return [(drawn.get(row["sign"], row["sign"]), row["meaning"]) for row in scene["legend"]]


def soft(text: str) -> Span:
    """Words that are not pressing."""
    return (text, "soft", "")


def words(text: str) -> Span:
    """Plain words."""
    return (text, "text", "")


def titled(title: str, told: Sequence[str]) -> Row:
    """A row of words."""
    return soft(f"{title} "), [words(text) for text in told]

"""Walls, doors, windows and entrances, and what has become of them, as characters in a line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from firehouse.tui.boards import lines

Plain = dict[str, Any]

DAMAGE: Final = "■"
RUBBLE: Final = "×"
_ARROWS: Final = {(0, -1): "↑", (1, 0): "→", (0, 1): "↓", (-1, 0): "←"}


@dataclass(frozen=True)
class Edge:
    """An edge and what has become of it."""

    name: str
    kind: str
    """Wall, door, exit, window or light."""
    open: bool
    damaged: bool
    """Carries one damage marker."""
    destroyed: bool

    @property
    def weight(self) -> int:
        """How it meets other lines in a corner; stumps are left of what was destroyed."""
        return lines.LIGHT if self.kind == "light" else lines.HEAVY


def edges_of(scene: Plain, view: Plain) -> list[tuple[Plain, Edge]]:
    """Every edge of the scene with what has become of it."""
    opened, damaged, destroyed = (set(view[key]) for key in ("open", "damaged", "destroyed"))
    return [
        (
            row,
            Edge(
                row["name"],
                row["kind"],
                row["kind"] == "exit" or row["name"] in opened,
                row["name"] in damaged,
                row["name"] in destroyed,
            ),
        )
        for row in scene["edges"]
    ]


Stroke = tuple[str, str]
"""A character and its ink."""


def level(edge: Edge, length: int, way: tuple[int, int]) -> list[Stroke]:
    """An edge that lies level, from left to right; `way` points out of the house."""
    if edge.kind in ("wall", "light"):
        return _wall(edge, length, "━", "┄", ("╸", "╺"))
    middle = _level_opening(edge, _ARROWS[way])
    if edge.destroyed:
        middle = [("╸", "rubble"), (RUBBLE, "rubble"), ("╺", "rubble")]
    return _within("━", middle, length, edge)


def upright(edge: Edge, length: int, way: tuple[int, int]) -> list[Stroke]:
    """An edge that stands upright, from top to bottom."""
    if edge.kind in ("wall", "light"):
        return _wall(edge, length, "┃", "┆", ("╹", "╻"))
    if edge.destroyed:
        return _torn(length, ("╹", "╻"))
    middle = _upright_opening(edge, _ARROWS[way], length)
    return _within("┃", middle, length, edge)


def _wall(edge: Edge, length: int, heavy: str, light: str, ends: tuple[str, str]) -> list[Stroke]:
    if edge.destroyed:
        return _torn(length, ends)
    found = [(light, "light-wall")] if edge.kind == "light" else [(heavy, "wall")]
    found = found * length
    if edge.damaged:
        found[(length - 1) // 2] = (DAMAGE, "damage")
    return found


def _torn(length: int, ends: tuple[str, str]) -> list[Stroke]:
    """Stumps of a wall with the two damage markers between them, where there is room."""
    if length < 3:
        return [(RUBBLE, "rubble")] * length
    inner = [" "] * (length - 2)
    middle = (len(inner) - 1) // 2
    for place in {max(0, middle - 1), min(len(inner) - 1, len(inner) - middle)}:
        inner[place] = RUBBLE
    return [(ends[0], "wall"), *((sign, "rubble") for sign in inner), (ends[1], "wall")]


def _level_opening(edge: Edge, arrow: str) -> list[Stroke]:
    if edge.kind == "exit":
        return [("┥", "wall"), (arrow, "exit"), ("┝", "wall")]
    ink = edge.kind
    if edge.kind == "window":
        return [("┤", "wall"), ("╱" if edge.open else "□", ink), ("├", "wall")]
    if edge.open:
        return [("┥", "wall"), ("╱", ink), ("┝", "wall")]
    return [("╞", ink), ("═", ink), ("╡", ink)]


def _upright_opening(edge: Edge, arrow: str, length: int) -> list[Stroke]:
    """As many characters as the line has, up to three, or four in a line of four."""
    inner = 2 if length == 4 else 1
    if edge.kind == "exit":
        posts, sign, ink = ("┸", "┰"), arrow, "exit"
    elif edge.kind == "window":
        posts, sign, ink = ("┴", "┬"), "╱" if edge.open else "□", "window"
    elif edge.open:
        posts, sign, ink = ("┸", "┰"), "╱", "door"
    else:
        posts, sign, ink = ("╥", "╨"), "║", "door"
    if length == 1:
        return [(sign, ink)]
    if length == 2:
        return [(posts[0], ink), (posts[1], ink)] if sign == "║" else [(sign, ink), (sign, ink)]
    post = "wall" if sign != "║" else ink
    filled = [(sign, ink)] + [(" " if sign in _ARROWS.values() else sign, ink)] * (inner - 1)
    return [(posts[0], post), *filled, (posts[1], post)]


def _within(wall: str, middle: list[Stroke], length: int, edge: Edge) -> list[Stroke]:
    """An opening between two stretches of wall; a chopped one shows its damage beside it."""
    before = (length - len(middle)) // 2
    after = length - len(middle) - before
    found = [(wall, "wall")] * before + middle + [(wall, "wall")] * after
    if edge.damaged and not edge.destroyed:
        found[0 if before else (len(middle) - 1) // 2] = (DAMAGE, "damage")
    return found

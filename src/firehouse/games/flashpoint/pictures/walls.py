"""Everything that stands on an edge: walls, doors, exits, windows, and what is left of them.

Each is drawn as if it lay level from (0, 0) to the east, and turned where it stands upright.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from firehouse.core.phrase import phrase
from firehouse.core.svg import area, circle, group, line, rect, titled
from firehouse.games.flashpoint.data.board import DICE_SQUARES, LEVEL, Board
from firehouse.games.flashpoint.pictures.ink import PAPER
from firehouse.games.flashpoint.pictures.sheet import CELL, Sheet
from firehouse.games.flashpoint.rules.effects import is_damaged
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import State
from firehouse.games.flashpoint.rules.walls import is_gone, is_open
from firehouse.games.flashpoint.words.language import part

OUTER: Final = 8
INNER: Final = 5
OUTER_WALL: Final = "#333a46"
INNER_WALL: Final = "#565e6b"
GRID: Final = "#000000"
WOOD: Final = "#b07d3c"
WOOD_DARK: Final = "#6f4c20"
GLASS: Final = "#cfe6f5"
GLASS_DARK: Final = "#3f7ca8"
LIGHT: Final = "#7fa6c4"
RUBBLE: Final = "#858c97"
EXIT_GREEN: Final = "#00805c"
DAMAGE: Final = "#14171c"

HINGE: Final = 68
LATCH: Final = 32
"""Where a doorway begins and ends along its edge; the leaf turns at the hinge."""

ORDER: Final = ("open", "light", "window", "wall", "exit", "door")


def edges(sheet: Sheet, g: House, s: State) -> str:
    """Every edge of the building, what is thin and low first."""
    drawn = (_edge(g.board, s, edge) for edge in _from_below(g.board))
    return group(*drawn, data_layer="edges")


@lru_cache(32)
def _from_below(board: Board) -> list[int]:
    """What is drawn over what: the outer wall over all that ends at it."""

    def height(edge: int) -> tuple[bool, int, int]:
        return board.ends[edge][1] >= DICE_SQUARES, ORDER.index(_kind_of(board, edge)), edge

    return sorted(board.ends, key=height)


@lru_cache(4096)
def _kind_of(board: Board, edge: int) -> str:
    """What the plan has on an edge."""
    sets = {
        "wall": board.walls,
        "door": board.doors,
        "exit": board.exits,
        "window": board.windows,
        "light": board.lights,
    }
    return next((kind for kind, edges in sets.items() if edges.has(edge)), "open")


def _condition_of(kind: str, s: State, edge: int) -> str:
    """What has become of it."""
    if kind in ("open", "exit"):
        return "open"
    if is_gone(s, edge):
        return "destroyed"
    if kind in ("door", "window"):
        return "open" if is_open(s, edge) else "closed"
    return "damaged" if is_damaged(s, edge) else "whole"


def _edge(board: Board, s: State, edge: int) -> str:
    kind = _kind_of(board, edge)
    chopped = kind == "door" and is_damaged(s, edge)
    return _drawn_edge(board, edge, kind, _condition_of(kind, s, edge), chopped)


@lru_cache(4096)
def _drawn_edge(board: Board, edge: int, kind: str, condition: str, chopped: bool) -> str:
    """An edge in one of its conditions: from picture to picture few of them change."""
    sheet = Sheet(board)
    a, b = board.ends[edge]
    x, y = max(sheet.corner(a), sheet.corner(b), key=lambda corner: corner[0] + corner[1])
    turn = " rotate(90)" if edge < LEVEL else ""
    outer = b >= DICE_SQUARES
    ends = [board.names[a], board.names[b]]
    title = phrase(f"picture.{kind}", condition=condition, damaged=chopped, squares=ends)
    return group(
        titled(part(title)),
        _drawn(kind, condition, edge, outer, _outward(sheet, edge, a, b)),
        _marker(LATCH / 2) if chopped else "",
        transform=f"translate({x:g} {y:g}){turn}",
        data_edge=edge,
        data_between=" ".join(ends),
        data_kind=kind,
        data_condition=condition,
        data_damaged="true" if chopped or condition == "damaged" else None,
    )


def _outward(sheet: Sheet, edge: int, a: int, b: int) -> int:
    """The side of an outer edge that is outside: -1 above the level drawing, 1 below."""
    inside, outside = sheet.corner(a), sheet.corner(b)
    if edge < LEVEL:
        return -1 if outside[0] > inside[0] else 1
    return -1 if outside[1] < inside[1] else 1


def _drawn(kind: str, condition: str, edge: int, outer: bool, outward: int) -> str:
    thick, colour = (OUTER, OUTER_WALL) if outer else (INNER, INNER_WALL)
    if kind == "open":
        return line(f"M0 0H{CELL}", GRID, 1, stroke_opacity=0.07)
    if kind == "exit":
        return _exit(thick, colour, outward)
    if kind == "door":
        return _door(condition, thick, colour, edge)
    if kind == "window":
        return _window(condition, thick, colour, outward, edge)
    if kind == "light":
        return _light(condition, edge)
    return _wall(condition, thick, colour, edge)


def _piece(start: float, end: float, thick: float, colour: str) -> str:
    """A straight piece of wall; one that ends at a corner fills the corner too."""
    start -= thick / 2 if start == 0 else 0
    end += thick / 2 if end == CELL else 0
    return rect(start, -thick / 2, end - start, thick, colour, shape_rendering="crispEdges")


def _wall(condition: str, thick: float, colour: str, edge: int) -> str:
    if condition == "destroyed":
        return _rubble(thick, colour, edge)
    whole = _piece(0, CELL, thick, colour)
    if condition == "whole":
        return whole
    deep = thick / 2
    crack = "".join(
        f"M{x} {-deep:g}l2.5 {deep * 0.8:g}l-4 {deep * 0.4:g}l3 {deep * 0.8:g}" for x in (24, 56)
    )
    return whole + line(crack, PAPER, 1.5) + _marker(40)


def _marker(x: float) -> str:
    """A damage marker, so far along the edge."""
    return rect(x - 6, -6, 12, 12, DAMAGE, rx=1.5, stroke=PAPER, stroke_width=2)


def _rubble(thick: float, colour: str, edge: int) -> str:
    """Torn stumps, a faint line where the wall stood, and a few stones."""
    half = thick / 2
    tear = (
        f"M{-half:g} {-half:g}H13l-4 {half:g}l3 {half:g}H{-half:g}z"
        f"M{CELL + half:g} {-half:g}H{CELL - 11}l-2 {half:g}l5 {half:g}H{CELL + half:g}z"
    )
    stones = ""
    for index, x in enumerate((20, 28, 37, 46, 54, 61)):
        y = ((edge * 7 + index * 5) % 9) - 4
        size = 2.4 + (edge + index * 3) % 3 * 0.9
        stones += (
            f"M{x} {y - size:g}l{size:g} {size:g}l{-size * 0.7:g} {size:g}l{-size:g} {-size:g}z"
        )
    faint = line(f"M14 0H{CELL - 14}", colour, 1, stroke_dasharray="3 4", stroke_opacity=0.45)
    return faint + area(tear, colour) + area(stones, RUBBLE)


def _jambs(thick: float, colour: str) -> str:
    """The wall on both sides of a doorway."""
    return _piece(0, LATCH, thick, colour) + _piece(HINGE, CELL, thick, colour)


def _door(condition: str, thick: float, colour: str, edge: int) -> str:
    jambs = _jambs(thick, colour)
    width = HINGE - LATCH
    if condition == "closed":
        leaf = rect(LATCH, -3, width, 6, WOOD, stroke=WOOD_DARK, stroke_width=1)
        return jambs + leaf + circle(LATCH + 5, 0, 1.3, WOOD_DARK)
    sill = line(f"M{LATCH} 0H{HINGE}", colour, 1, stroke_dasharray="2 3", stroke_opacity=0.4)
    if condition == "open":
        swing = line(f"M{LATCH} 0A{width} {width} 0 0 1 {HINGE} {-width}", WOOD_DARK, 0.9)
        leaf = rect(HINGE - 2.5, -width, 5, width, WOOD, stroke=WOOD_DARK, stroke_width=1)
        return sill + jambs + swing + leaf
    splinters = (
        f"M{LATCH} -3l9 2l-9 1zM{HINGE} -2l-12 1l12 3zM{LATCH + 12} 3l7 -5l1 2z"
        f"M{LATCH + 20} -4l6 3l-2 1zM{LATCH + 15} -5l2 -3l1 4z"
    )
    return sill + jambs + area(splinters, WOOD, stroke=WOOD_DARK, stroke_width=0.6)


def _exit(thick: float, colour: str, outward: int) -> str:
    """An opening with its threshold, and an arrow the way out."""
    half = thick / 2
    start, end = 22, CELL - 22
    jambs = _piece(0, start, thick, colour) + _piece(end, CELL, thick, colour)
    floor = rect(start, -half, end - start, thick, PAPER)
    threshold = line(f"M{start} {-half:g}H{end}M{start} {half:g}H{end}", colour, 1)
    tip = outward * (half + 9)
    arrow = f"M33 {outward * (half + 2):g}h14l-7 {tip - outward * (half + 2):g}z"
    return floor + jambs + threshold + area(arrow, EXIT_GREEN)


def _window(condition: str, thick: float, colour: str, outward: int, edge: int) -> str:
    start, end = 16, CELL - 16
    half = max(thick, 7) / 2
    jambs = _piece(0, start, thick, colour) + _piece(end, CELL, thick, colour)
    if condition == "closed":
        pane = rect(start, -half, end - start, 2 * half, GLASS, stroke=GLASS_DARK, stroke_width=1.2)
        return jambs + pane + line(f"M{start} 0H{end}", GLASS_DARK, 1)
    sill = line(
        f"M{start} {-half:g}H{end}M{start} {half:g}H{end}", GLASS_DARK, 0.8, stroke_dasharray="2 3"
    )
    if condition == "open":
        reach = outward * 14
        wings = f"M{start} 0l7 {reach}M{end} 0l-7 {reach}"
        return sill + jambs + line(wings, GLASS_DARK, 2.6) + line(wings, GLASS, 1)
    shards = "".join(f"M{x} {((edge + x) % 5) - 3}l5 1l-3 4z" for x in range(start + 4, end - 6, 9))
    return sill + jambs + area(shards, GLASS, stroke=GLASS_DARK, stroke_width=0.7)


def _light(condition: str, edge: int) -> str:
    """A partition: two thin lines with bracing between them."""
    if condition == "destroyed":
        bits = "".join(f"M{x} {((edge + x) % 5) - 2}l4 2l-5 1z" for x in range(22, 60, 11))
        faint = line(f"M10 0H{CELL - 10}", LIGHT, 1, stroke_dasharray="3 4")
        stumps = rect(-1.5, -1.5, 11, 3, LIGHT) + rect(CELL - 9.5, -1.5, 11, 3, LIGHT)
        return faint + stumps + area(bits, LIGHT)
    body = rect(-2, -2, CELL + 4, 4, "#e9f2f9", stroke=LIGHT, stroke_width=1.2)
    braces = "".join(f"M{x} 2l4 -4" for x in range(4, CELL - 4, 8))
    return body + line(braces, LIGHT, 1)

"""A position as a text drawing, and reading one back: the language of tests and puzzles.

The drawing is the plan's grid with markers in the squares and notes below. F fire, S smoke,
* hot spot, ? point of interest, V victim, T treated victim, v trapped victim, H hazmat (h: fire
has reached it), L a ladder that stands, at both its ends (l: it lies), 1–6 firefighters, a–f the
same lying down, Am and En vehicles; & stands for more than fits, and a note `at SQUARE:` lists it.
Walls are | and ---, damaged ! and -!-; doors o and -o-, open / and -/-, chopped d or D; blank is
open or destroyed; exits are = and = =; am and en are free parking.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from firehouse.core.bits import bit, size
from firehouse.games.flashpoint.data.board import DICE_SQUARES, LEVEL, level_bit, upright_bit
from firehouse.games.flashpoint.data.files.grid import (
    Edge,
    Grid,
    PlanError,
    read_grid,
    shown,
    write_grid,
)
from firehouse.games.flashpoint.pictures.notes import read_notes, write_notes
from firehouse.games.flashpoint.rules import tokens
from firehouse.games.flashpoint.rules.effects import is_damaged
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.ladders import holds, is_air, on_engine, stands, stow_all
from firehouse.games.flashpoint.rules.pools import pool_fault
from firehouse.games.flashpoint.rules.search import bag
from firehouse.games.flashpoint.rules.state import OFF_BOARD, State, lies, place_of, put
from firehouse.games.flashpoint.rules.walls import is_gone, is_open

MORE: Final = "&"
EMPTY: Final = "."
_STANDING: Final = "123456"
_LYING: Final = "abcdef"
_WIDTH: Final = 3

WHOLE: Final = ("|", "---")
DAMAGED: Final = ("!", "-!-")
SHUT: Final = ("o", "-o-")
OPENED: Final = ("/", "-/-")
CHOPPED: Final = ("d", "-d-")
CHOPPED_OPEN: Final = ("D", "-D-")
EXIT: Final = ("=", "= =")
WINDOW: Final = ("w", "-w-")
OPEN_WINDOW: Final = ("W", "-W-")
LIGHT: Final = (":", "~~~")
NOTHING: Final = (" ", "   ")

_Setter = Callable[[State, int], None]


def draw(g: House, s: State) -> str:
    """The whole position; `position` reads it back."""
    contents = {square: _contents(g, s, square) for square in range(len(g.board.places))}
    cells = {g.board.places[square]: _cell(g, square, text) for square, text in contents.items()}
    edges = {_between(g, edge): _edge_sign(g, s, edge) for edge in g.board.ends}
    crowded = [
        f"at {g.board.names[square]}: {text}"
        for square, text in contents.items()
        if len(text) > _WIDTH
    ]
    return "\n".join([*write_grid(g.board.floors, cells, edges), "", *crowded, *write_notes(g, s)])


def _cell(g: House, square: int, text: str) -> str:
    if len(text) > _WIDTH:
        return MORE
    if text or square < DICE_SQUARES:
        return text or EMPTY
    return "x" if g.board.barred[square] else _parking(g, square)


def _parking(g: House, square: int) -> str:
    """Where a vehicle could park, in small letters."""
    if not g.options.vehicles:
        return ""
    for sign, spots in _parkings(g):
        if any(square in spot for spot in spots):
            return sign.lower()
    return ""


def _parkings(g: House) -> tuple[tuple[str, list[list[int]]], ...]:
    return (("Am", g.board.ambulance_spots), ("En", g.board.engine_spots))


def _contents(g: House, s: State, square: int) -> str:
    """Everything on a square, in a fixed order."""
    text = _vehicle(g, s, square)
    if square < DICE_SQUARES:
        here = bit(square)
        text += "F" * bool(s.fire & here) + "S" * bool(s.smoke & here)
        text += "*" * bool(s.hot_spots & here) + "?" * bool(s.poi & here)
    for pile, plain, flagged in ((s.victims, "V", "T"), (s.hazmats, "H", "h")):
        text += plain * tokens.count(pile, tokens.slot(square, 0))
        text += flagged * tokens.count(pile, tokens.slot(square, tokens.MARKED))
    text += "l" * tokens.count(s.ladders, tokens.slot(square, 0))
    text += "L" * (holds(g, s, square) if is_air(g, square) else stands(s, square))
    text += "v" * tokens.count(s.victims, tokens.slot(square, tokens.TRAPPED))
    for who in range(g.crew_size):
        if place_of(s, who) == square:
            text += _LYING[who] if lies(s, who) else str(who + 1)
    return text


def _vehicle(g: House, s: State, square: int) -> str:
    if s.ambulance >= 0 and square in g.board.ambulance_spots[s.ambulance]:
        return "Am"
    if s.engine >= 0 and square in g.board.engine_spots[s.engine]:
        return "En"
    return ""


def _between(g: House, edge: int) -> Edge:
    first, second = sorted(g.board.places[square] for square in g.board.ends[edge])
    return first, second


def _edge_sign(g: House, s: State, edge: int) -> str:
    return _edge_signs(g, s, edge)[edge >= LEVEL]


def _edge_signs(g: House, s: State, edge: int) -> tuple[str, str]:
    board = g.board
    if board.exits.has(edge):
        return EXIT
    if not board.barriers.has(edge) or is_gone(s, edge):
        return NOTHING
    opened = is_open(s, edge)
    damaged = is_damaged(s, edge)
    if board.doors.has(edge):
        if damaged:
            return CHOPPED_OPEN if opened else CHOPPED
        return OPENED if opened else SHUT
    if board.windows.has(edge):
        return OPEN_WINDOW if opened else WINDOW
    if board.lights.has(edge):
        return LIGHT
    return DAMAGED if damaged else WHOLE


def position(g: House, picture: str) -> State:
    """The position of a drawing; a PlanError says where it is wrong and what was expected."""
    grid = read_grid(picture)
    if grid.floors != g.board.floors:
        raise PlanError(
            *grid.tops[0], f"a drawing of {g.board.floors} floor(s)", f"{grid.floors} floor(s)"
        )
    s = State([])
    for who in range(g.crew_size):
        put(s, who, OFF_BOARD)
    for edge in g.board.ends:
        _read_edge(g, s, grid, edge)
    _need_no_strays(g, grid)
    crowded = _crowded(g, grid)
    for square, place in enumerate(g.board.places):
        text = crowded.get(square, grid.cells[place])
        _read_cell(g, s, grid, square, text)
    read_notes(g, s, [note for note in grid.notes if not note.key.startswith("at ")])
    stow_all(g, s, None)
    _need_possible(g, s, grid)
    return s


def _need_no_strays(g: House, grid: Grid) -> None:
    """Between squares outside there is nothing to draw; what stands there was drawn askew."""
    known = {_between(g, edge) for edge in g.board.ends}
    for between, text in grid.edges.items():
        if between not in known and text.strip():
            raise grid.edge_error(between, "a blank")


def _crowded(g: House, grid: Grid) -> dict[int, str]:
    """What the notes list for squares drawn with &."""
    found: dict[int, str] = {}
    for note in grid.notes:
        if note.key.startswith("at "):
            square = g.board.named.get(note.key[3:])
            if square is None or grid.cells[g.board.places[square]] != MORE:
                raise PlanError(
                    note.line, note.key_column, f"a square drawn as {MORE}", shown(note.key)
                )
            found[square] = note.value
    return found


def _read_edge(g: House, s: State, grid: Grid, edge: int) -> None:
    """What an edge shows must be a state of what the plan has there."""
    between = _between(g, edge)
    drawn = grid.edges.get(between, NOTHING[edge >= LEVEL])
    level = edge >= LEVEL
    for signs, set_state in _possible(g, edge):
        if drawn == signs[level]:
            set_state(s, edge)
            return
    expected = " or ".join(repr(signs[level]) for signs, _ in _possible(g, edge))
    raise grid.edge_error(between, expected)


def _possible(g: House, edge: int) -> Iterator[tuple[tuple[str, str], _Setter]]:
    board = g.board
    if board.exits.has(edge):
        yield EXIT, _as_it_is
    elif not board.barriers.has(edge):
        yield NOTHING, _as_it_is
    elif board.doors.has(edge):
        yield SHUT, _as_it_is
        yield OPENED, _set_open
        yield NOTHING, _set_gone
        if g.options.chop_doors:
            yield CHOPPED, _set_damaged
            yield CHOPPED_OPEN, _set_damaged_open
    elif board.windows.has(edge):
        yield WINDOW, _as_it_is
        yield OPEN_WINDOW, _set_open
        yield NOTHING, _set_gone_by_one
    elif board.lights.has(edge):
        yield LIGHT, _as_it_is
        yield NOTHING, _set_gone_by_one
    else:
        yield WHOLE, _as_it_is
        yield DAMAGED, _set_damaged
        yield NOTHING, _set_gone_by_two


def _as_it_is(s: State, edge: int) -> None:
    """The plan's own state needs no word."""


def _set_open(s: State, edge: int) -> None:
    s.open_v |= upright_bit(edge)
    s.open_h |= level_bit(edge)


def _set_gone(s: State, edge: int) -> None:
    s.gone_v |= upright_bit(edge)
    s.gone_h |= level_bit(edge)


def _set_gone_by_one(s: State, edge: int) -> None:
    _set_gone(s, edge)
    s.damage += 1


def _set_gone_by_two(s: State, edge: int) -> None:
    _set_gone(s, edge)
    s.damage += 2


def _set_damaged(s: State, edge: int) -> None:
    s.damaged_v |= upright_bit(edge)
    s.damaged_h |= level_bit(edge)
    s.damage += 1


def _set_damaged_open(s: State, edge: int) -> None:
    _set_damaged(s, edge)
    _set_open(s, edge)


def _read_cell(g: House, s: State, grid: Grid, square: int, text: str) -> None:
    place = g.board.places[square]
    for sign, spots in _parkings(g):
        if text.startswith(sign):
            _read_vehicle(g, s, grid, square, sign, spots)
            text = text[2:]
    if text in ("", EMPTY, _parking(g, square)) or (text == "x" and g.board.barred[square]):
        return
    for sign in text.replace(" ", ""):
        if not _read_sign(g, s, square, sign):
            raise grid.cell_error(place, "one each of F S * ? L 1-6 a-f, any of V T v H h l, or &")


def _read_vehicle(
    g: House, s: State, grid: Grid, square: int, sign: str, spots: list[list[int]]
) -> None:
    spot = next((index for index, squares in enumerate(spots) if square in squares), -1)
    parked = s.ambulance if sign == "Am" else s.engine
    if not g.options.vehicles or spot < 0 or parked not in (-1, spot):
        raise grid.cell_error(g.board.places[square], "no second vehicle, and none off its spots")
    if sign == "Am":
        s.ambulance = spot
    else:
        s.engine = spot


def _read_sign(g: House, s: State, square: int, sign: str) -> bool:
    """Put what the sign stands for on the square; False if that cannot be."""
    if sign in ["F", "S", "?", "*"]:
        here = bit(square) if square < DICE_SQUARES else 0
        taken = {"?": s.poi, "*": s.hot_spots}.get(sign, s.fire | s.smoke)
        if not here or taken & here:
            return False
        s.fire |= here if sign == "F" else 0
        s.smoke |= here if sign == "S" else 0
        s.poi |= here if sign == "?" else 0
        s.hot_spots |= here if sign == "*" else 0
        return True
    if sign in "lL":
        return _read_ladder(g, s, square, sign == "L")
    flags = tokens.MARKED if sign in "Th" else tokens.TRAPPED if sign == "v" else 0
    if sign in "VTv" and tokens.total(s.victims) < tokens.CAPACITY:
        s.victims = tokens.add(s.victims, tokens.slot(square, flags))
        return True
    if sign in "Hh" and tokens.total(s.hazmats) < tokens.CAPACITY:
        s.hazmats = tokens.add(s.hazmats, tokens.slot(square, flags))
        return True
    who = (_STANDING + _LYING).find(sign)
    if who < 0 or who % 6 >= g.crew_size or place_of(s, who % 6) != OFF_BOARD:
        return False
    put(s, who % 6, square)
    s.down |= bit(who % 6) if who >= 6 else 0
    return True


def _read_ladder(g: House, s: State, square: int, erected: bool) -> bool:
    """A ladder lies on any floor or stands outside; its upper end only shows that it does."""
    if is_air(g, square):
        return erected and holds(g, s, square)
    if on_engine(g, s) <= 0 or (erected and (square < DICE_SQUARES or stands(s, square))):
        return False
    s.ladders = tokens.add(s.ladders, tokens.slot(square, tokens.MARKED if erected else 0))
    return True


def _need_possible(g: House, s: State, grid: Grid) -> None:
    """Refuse a position that the box could not show."""
    line, column = grid.tops[0]
    impossible = pool_fault(s)
    for wrong, expected, found in (
        (size(s.poi) > bag(s), f"at most {bag(s)} points of interest", f"{size(s.poi)} drawn"),
        (
            size(s.fire | s.smoke) > g.options.fire_discs,
            f"at most {g.options.fire_discs} fire and smoke",
            f"{size(s.fire | s.smoke)} drawn",
        ),
        (
            not s.ended and s.damage >= g.options.damage_limit,
            f"less than {g.options.damage_limit} damage",
            f"{s.damage} drawn",
        ),
        (bool(impossible), "markers that fit the note 'drawn earlier'", impossible),
    ):
        if wrong:
            raise PlanError(line, column, expected, found)

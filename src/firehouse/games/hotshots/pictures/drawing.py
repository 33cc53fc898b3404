"""A position as a text drawing, and reading one back: the language of tests and puzzles.

Each tile shows its name, *flames/limit with the firefighters beside it, and its icons. A ? after
a limit and small letters for icons mark values that no source shows. === and # are Firebreaks,
xxx is scorched, ~~~ the Lake. At the Fire Camp > points downwind; at the Air Attack Base stand a
Air Tanker, h Helicopter and d Dozer. Notes below tell the rest.
"""

from __future__ import annotations

import re
from typing import Final

from firehouse.core.bits import bit, members, put_byte
from firehouse.games.hotshots.data import faces, tiles
from firehouse.games.hotshots.data.board import NOWHERE, SIDES, WAY_NAMES, Ground
from firehouse.games.hotshots.data.files.hexes import (
    DrawingError,
    Spot,
    broken,
    drawn_once,
    origin,
    side_spots,
    within,
    written,
)
from firehouse.games.hotshots.data.tiles import AIR_BASE, FIRE_CAMP, LABELS, LAKE, TILES
from firehouse.games.hotshots.pictures.note import NOTE
from firehouse.games.hotshots.pictures.notes import read_notes, write_notes
from firehouse.games.hotshots.rules import audit
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.state import (
    OFF_BOARD,
    State,
    change_flames,
    flames,
    is_scorched,
    place_of,
)

VEHICLE_LETTERS: Final = "ahd"
_NO_TILE: Final = "(gap)"
_BURNT: Final = "xxxx"
_WATER: Final = "~~~~~~~~"
_FIRE: Final = re.compile(r"(?:-|\*(\d+))/(\d+)\??(?: ([1-4]+))?|xxxx(?: ([1-4]+))?")
_ICONS: Final = re.compile(r"x+|([A-Za-z]{6})(?: ([ahd]+))?(?: >(n|ne|se|s|sw|nw))?")


def draw(g: House, s: State) -> str:
    """The whole position; `position` reads it back."""
    tile_at = {cell: tile for tile, cell in enumerate(s.cells) if cell != NOWHERE}
    spots: list[Spot] = []
    for cell, place in enumerate(g.board.places):
        for side in range(SIDES):
            if drawn_once(cell, side, g.board.next):
                spots += _side(g, s, cell, side)
        texts = _texts(g, s, cell, tile_at.get(cell, NOWHERE))
        for (line, column, width), text in zip(within(place), texts, strict=True):
            spots.append((line, column, text[:width]))
    return "\n".join([*written(spots), "", *write_notes(g, s)])


def _side(g: House, s: State, cell: int, side: int) -> list[Spot]:
    found = side_spots(g.board.places[cell], side)
    edge = g.board.edge[cell * SIDES + side]
    if edge != NOWHERE and s.breaks & bit(edge):
        return [broken(spot) for spot in found]
    return found


def _texts(g: House, s: State, cell: int, tile: int) -> tuple[str, str, str]:
    """The three lines of a cell."""
    if tile == NOWHERE:
        return "", _NO_TILE if s.gap == cell + 1 else g.board.names[cell], ""
    if tile == LAKE:
        return LABELS[LAKE], _WATER, _WATER
    crew = "".join(str(who + 1) for who in range(g.crew_size) if place_of(s, who) == tile)
    if is_scorched(s, tile):
        return LABELS[tile], f"{_BURNT} {crew}".rstrip(), "xxxxxx"
    number = flames(s, tile)
    fire = f"*{number}" if number else "-"
    unsure = "?" if "limit" in g.terrain.reconstructed[tile] else ""
    second = f"{fire}/{g.limits[tile]}{unsure} {crew}".rstrip()
    return LABELS[tile], second, _icons(g, s, tile)


def _icons(g: House, s: State, tile: int) -> str:
    found = faces.letters(g.terrain.icons[tile])
    if "icons" in g.terrain.reconstructed[tile]:
        found = found.lower()
    if tile == AIR_BASE and s.vehicles:
        found += " " + "".join(VEHICLE_LETTERS[vehicle] for vehicle in members(s.vehicles))
    if tile == FIRE_CAMP:
        found += f" >{WAY_NAMES[s.wind]}"
    return found


def position(g: House, picture: str) -> State:
    """The position of a drawing; a DrawingError says where it is wrong and what was expected."""
    lines = picture.replace("\r", "").expandtabs().split("\n")
    top = next((index for index, line in enumerate(lines) if line.strip()), 0)
    count = max(origin(place)[0] for place in g.board.places) + 5
    board = lines[top : top + count]
    shift = _shift(g, board)
    s = State([], [NOWHERE] * TILES, g.bare)
    for who in range(g.crew_size):
        s.at = put_byte(s.at, who, OFF_BOARD)
    found = _Reader(g, s, board, top, shift)
    found.read_tiles()
    s.ground = Ground(g.board, s.cells)
    found.read_breaks()
    notes = [
        (top + count + index, line)
        for index, line in enumerate(lines[top + count :])
        if line.strip()
    ]
    read_notes(g, s, notes)
    fault = audit.fault(g, s)
    if fault:
        raise DrawingError(top, 0, "a position that can be", fault)
    return s


def _shift(g: House, board: list[str]) -> int:
    """How far the picture stands to the right of where it is drawn."""
    left = min(origin(place)[1] for place in g.board.places)
    starts = [
        len(line) - len(line.lstrip()) for line in board if line.strip() and not NOTE.match(line)
    ]
    return min(starts, default=left) - left


class _Reader:
    """A picture being read into a position."""

    def __init__(self, g: House, s: State, lines: list[str], top: int, shift: int) -> None:
        self.g = g
        self.s = s
        self.lines = lines
        self.top = top
        self.shift = shift

    def at(self, line: int, column: int, width: int) -> str:
        """What the picture shows at a spot."""
        if line >= len(self.lines):
            return ""
        start = column + self.shift
        return self.lines[line].ljust(start + width)[max(start, 0) : start + width]

    def error(self, spot: tuple[int, int, int], expected: str) -> DrawingError:
        line, column, width = spot
        found = self.at(line, column, width).strip()
        return DrawingError(self.top + line, column + self.shift, expected, found)

    def read_tiles(self) -> None:
        cells = self.s.cells[:]
        for cell, place in enumerate(self.g.board.places):
            spots = within(place)
            name = self.at(*spots[0]).strip()
            second = self.at(*spots[1]).strip()
            if not name and second in (_NO_TILE, self.g.board.names[cell]):
                if second == _NO_TILE:
                    self.s.gap = cell + 1
                continue
            if name not in LABELS or cells[LABELS.index(name)] != NOWHERE:
                raise self.error(spots[0], "the name of a tile that lies nowhere else")
            tile = LABELS.index(name)
            cells[tile] = cell
            if tile != LAKE:
                self.read_fire(tile, spots[1])
                self.read_icons(tile, spots[2])
        self.s.cells = cells

    def read_fire(self, tile: int, spot: tuple[int, int, int]) -> None:
        match = _FIRE.fullmatch(self.at(*spot).strip())
        limit = self.g.limits[tile]
        if not match or (match[2] and int(match[2]) != limit):
            raise self.error(spot, f"-/{limit}, *1/{limit} or xxxx, and firefighters")
        if match[2]:
            number = int(match[1] or 0)
            if number > 15:
                raise self.error(spot, "at most 15 flames")
            change_flames(self.s, tile, number)
        else:
            self.s.scorched |= bit(tile)
        for letter in match[3] or match[4] or "":
            who = int(letter) - 1
            if who >= self.g.crew_size or place_of(self.s, who) != OFF_BOARD:
                raise self.error(spot, f"each of 1 to {self.g.crew_size} once")
            self.s.at = put_byte(self.s.at, who, tile)

    def read_icons(self, tile: int, spot: tuple[int, int, int]) -> None:
        match = _ICONS.fullmatch(self.at(*spot).strip())
        icons = faces.letters(self.g.terrain.icons[tile])
        if not match or (match[1] and match[1].upper() != icons):
            raise self.error(spot, f"{icons} or xxxxxx")
        for letter in match[2] or "":
            self.s.vehicles |= bit(VEHICLE_LETTERS.index(letter))
        if (match[2] and tile != AIR_BASE) or (match[3] and tile != FIRE_CAMP):
            raise self.error(spot, "vehicles at the Air Base, the wind at the Camp")
        if match[3]:
            self.s.wind = WAY_NAMES.index(match[3])

    def read_breaks(self) -> None:
        board = self.g.board
        for cell in range(tiles.TILES):
            for side in range(SIDES):
                if drawn_once(cell, side, board.next):
                    self.read_side(cell, side, board.edge[cell * SIDES + side])

    def read_side(self, cell: int, side: int, edge: int) -> None:
        plain = side_spots(self.g.board.places[cell], side)
        if all(self.at(line, column, len(sign)) == sign for line, column, sign in plain):
            return
        marked = [broken(spot) for spot in plain]
        right = all(self.at(line, column, len(sign)) == sign for line, column, sign in marked)
        if not right or edge == NOWHERE:
            line, column, sign = plain[0]
            raise self.error((line, column, len(sign)), f"{sign} or a Firebreak {marked[0][2]}")
        self.s.breaks |= bit(edge)

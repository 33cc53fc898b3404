"""What squares, doors and walls are called: by rooms, sides and corners, once for each board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from firehouse.core.phrase import Phrase, Place, phrase
from firehouse.games.flashpoint.data.board import (
    DICE_SQUARES,
    EAST,
    NO_EDGE,
    NORTH,
    SOUTH,
    WAY_NAMES,
    WAYS,
    WEST,
    Board,
)
from firehouse.games.flashpoint.data.files.plan import STAIRCASE

_ENDS: Final = ("first", "last")
_BANDS: Final[Mapping[int, Sequence[str]]] = {
    1: ("only",),
    2: ("first", "last"),
    3: ("first", "middle", "last"),
    4: ("first", "before", "after", "last"),
    5: ("first", "before", "middle", "after", "last"),
    6: ("first", "near-first", "before", "after", "near-last", "last"),
    7: ("first", "near-first", "before", "middle", "after", "near-last", "last"),
    8: ("first", "near-first", "", "", "", "", "near-last", "last"),
}
"""Where one of so many in a row is; nothing where words would not tell it from the next."""

_DOWN: Final = {"first": "n", "last": "s"}
_ACROSS: Final = {"first": "w", "last": "e"}


class Places:
    """The names of all squares, rooms, entrances and parking spots of a board."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._rooms = _rooms(board)
        self._exits = _exits(board, self._rooms)
        self.names: list[Place] = self._told_apart()

    def _told_apart(self) -> list[Place]:
        """Each square by its place; by its number too where another has the same place."""
        found = [self._square(square) for square in range(len(self._board.names))]
        often = Counter(_without_square(place) for place in found)
        return [place if often[_without_square(place)] == 1 else _exact(place) for place in found]

    def room(self, square: int) -> Phrase | None:
        """The room of a square of the house."""
        floor, row, col = self._board.places[square]
        return self._rooms.get((floor, self._board.plan.marks[floor, row, col]))

    def way_in(self, edge: int) -> Phrase | None:
        """What an entrance is called."""
        return self._exits.get(edge)

    def _square(self, square: int) -> Place:
        board = self._board
        floor, row, col = board.places[square]
        named = {"square": board.names[square]}
        if square >= DICE_SQUARES:
            return self._outside(square, named)
        mark = board.plan.marks[floor, row, col]
        if mark == STAIRCASE:
            whole = phrase(f"stairs.floor-{floor + 1}")
            return Place("place.whole", {"whole": whole, **named})
        within = [at for at in _inside(board) if board.plan.marks[at] == mark and at[0] == floor]
        down = _band(row, [at[1] for at in within])
        across = _band(col, [at[2] for at in within])
        return _part(self._rooms[floor, mark], down, across, named)

    def _outside(self, square: int, named: dict[str, Any]) -> Place:
        """Beside the house, by an entrance or a room; or at a corner of the ground."""
        board = self._board
        floor, row, col = board.places[square]
        kind = "air" if square >= board.air else "ground"
        inner, side = _beside(board, square)
        if side < 0:
            corner = _corner(board, floor, row, col)
            whole = phrase(f"{kind}.corner", corner=phrase(f"direction.{corner}"))
            return Place("place.whole", {"whole": whole, **named})
        whole = phrase(f"{kind}.{WAY_NAMES[side]}")
        entrance = self._exits.get(board.edge[inner * 4 + side])
        if entrance is not None:
            return Place("place.by", {"whole": whole, "what": entrance, **named})
        room = self.room(inner) or phrase(f"stairs.floor-{floor + 1}")
        run = [at for at in range(DICE_SQUARES, len(board.names)) if self._same(at, side, inner)]
        axis = 2 if side in (NORTH, SOUTH) else 1
        band = _band(board.places[square][axis], [board.places[at][axis] for at in run])
        told = {"whole": whole, "what": room, **named}
        if band == "only":
            return Place("place.by", told)
        ends = _ACROSS if axis == 2 else _DOWN
        if band in _ENDS:
            return Place("place.by-end", {**told, "end": phrase(f"direction.{ends[band]}")})
        if band == "middle":
            return Place("place.by-middle", told)
        part = phrase(f"along.{band}-{'across' if axis == 2 else 'down'}") if band else None
        return Place("place.by-part", {**told, "part": part}) if part else Place("place.by", told)

    def _same(self, square: int, side: int, inner: int) -> bool:
        """Is it on the same side of the same room?"""
        other, there = _beside(self._board, square)
        return there == side and self._mark(other) == self._mark(inner)

    def _mark(self, square: int) -> tuple[int, str]:
        at = self._board.places[square]
        return at[0], self._board.plan.marks[at]

    def edge(self, edge: int, barrier: Phrase, same: Iterable[int]) -> Phrase:
        """A wall, door or window; `same` are all edges of its kind."""
        entrance = self._exits.get(edge)
        if entrance is not None:
            return entrance
        one, other = self._board.ends[edge]
        alike = [self._board.ends[number] for number in same]
        if other < DICE_SQUARES:
            pair = {self._mark(one), self._mark(other)}
            often = sum({self._mark(end) for end in ends} == pair for ends in alike)
            alone = often == 1 and len(pair) == 2
            first = self.names[one].brief() if alone else self.names[one]
            last = self.names[other] if len(pair) == 1 else self.names[other].brief()
            return phrase("edge.inner", barrier=barrier, one=first, other=last)
        inner, side = _beside(self._board, other)
        often = sum(self._same(end[1], side, inner) for end in alike if end[1] >= DICE_SQUARES)
        place = self.names[inner].brief() if often == 1 else self.names[inner]
        way = phrase(f"direction.{WAY_NAMES[side]}")
        return phrase("edge.outer", barrier=barrier, way=way, square=place)

    def parking(self, spot: Sequence[int], spots: Sequence[Sequence[int]]) -> Place:
        """A parking spot by its side of the house, or by the room that it begins beside."""
        board = self._board
        inner, side = _beside(board, spot[0])
        named = {"square": "–".join(board.names[square] for square in spot)}
        whole = phrase(f"ground.{WAY_NAMES[side]}")
        if sum(_beside(board, other[0])[1] == side for other in spots) == 1:
            return Place("place.whole", {"whole": whole, **named})
        room = self.room(inner) or phrase("stairs.floor-1")
        return Place("place.by", {"whole": whole, "what": room, **named})


@lru_cache(maxsize=64)
def places(board: Board) -> Places:
    """The names of a board's places."""
    return Places(board)


def _without_square(place: Place) -> str:
    return repr((place.name, {k: v for k, v in place.arguments.items() if k != "square"}))


def _exact(place: Place) -> Place:
    told = {key: place.arguments[key] for key in ("whole", "square")}
    return Place("place.exact", told)


def _inside(board: Board) -> list[tuple[int, int, int]]:
    return board.places[:DICE_SQUARES]


def _band(at: int, within: Iterable[int]) -> str:
    """Where a row or column is among those of a room."""
    lines = sorted(set(within))
    return _BANDS[len(lines)][lines.index(at)]


def _part(whole: Phrase, down: str, across: str, named: dict[str, Any]) -> Place:
    """A square within a room, by the row and the column that it is in."""
    told = {"whole": whole, **named}
    if down == across == "only":
        return Place("place.whole", told)
    ends = [ways[band] for ways, band in ((_DOWN, down), (_ACROSS, across)) if band in _ENDS]
    others = [
        f"{band}-{axis}"
        for band, axis in ((down, "down"), (across, "across"))
        if band not in (*_ENDS, "only", "middle")
    ]
    if len(ends) == 2:
        return Place("place.corner", {**told, "corner": phrase(f"direction.{''.join(ends)}")})
    if "" in (down, across) or len(others) == 2:
        return Place("place.exact", told)
    part = {"part": phrase(f"along.{others[0]}")} if others else {}
    if ends:
        kind = "end" if "only" in (down, across) else "side"
        side = {"side": phrase(f"direction.{ends[0]}")}
        return Place("place.side-part" if part else f"place.{kind}", {**told, **side, **part})
    return Place("place.part" if part else "place.middle", {**told, **part})


def _beside(board: Board, square: int) -> tuple[int, int]:
    """The square of the house beside one outside, and the side of the house that it is on."""
    for side in (NORTH, EAST, SOUTH, WEST):
        inner = board.next[square * WAYS + (side + 2) % 4]
        if 0 <= inner < DICE_SQUARES:
            return inner, side
    return -1, -1


def _corner(board: Board, floor: int, row: int, col: int) -> str:
    last = max(at[2] for at in board.places if at[0] == floor)
    return ("n" if row == 0 else "s") + ("e" if col == last else "w")


def _rooms(board: Board) -> dict[tuple[int, str], Phrase]:
    """What rooms are called: by their names, else by where they are in the house."""
    plan = board.plan
    found: dict[tuple[int, str], list[tuple[int, int, int]]] = {}
    for at in _inside(board):
        if plan.marks[at] != STAIRCASE:
            found.setdefault((at[0], plan.marks[at]), []).append(at)
    if len(found) == 1 and not plan.rooms:
        return {key: phrase("room.only") for key in found}
    names = {key: _room(board, key, within) for key, within in found.items()}
    often = Counter(repr(name) for name in names.values())
    return {
        key: name if often[repr(name)] == 1 else phrase("room.lettered", letter=key[1])
        for key, name in names.items()
    }


def _room(board: Board, key: tuple[int, str], within: list[tuple[int, int, int]]) -> Phrase:
    floor, letter = key
    name = board.plan.rooms.get(letter)
    if name is not None:
        return phrase("room.numbered" if name[-1:].isdigit() else "room.named", title=name)
    all_of_it = [at for at in _inside(board) if at[0] == floor]
    way = "".join(
        _third([at[axis] for at in within], [at[axis] for at in all_of_it], ends)
        for axis, ends in ((1, "ns"), (2, "we"))
    )
    where = phrase(f"direction.{way}") if way else phrase("direction.middle")
    return phrase("room.placed", where=where, upstairs=floor == 1)


def _third(of_room: list[int], of_house: list[int], ends: str) -> str:
    """Towards which end of the house a room lies; nothing if in the middle."""
    middle = (min(of_room) + max(of_room) - 2 * min(of_house)) / 2
    share = middle / max(1, max(of_house) - min(of_house))
    return ends[0] if share < 1 / 3 else ends[1] if share > 2 / 3 else ""


def _exits(board: Board, rooms: Mapping[tuple[int, str], Phrase]) -> dict[int, Phrase]:
    """What entrances are called: by their side, and by their room if there are more there."""
    sides: dict[int, tuple[int, int]] = {}
    for edge, (_, outer) in board.ends.items():
        if edge != NO_EDGE and board.exits.has(edge) and outer >= DICE_SQUARES:
            sides[edge] = _beside(board, outer)
    often = Counter(side for _, side in sides.values())
    found = {}
    for edge, (inner, side) in sides.items():
        at = board.places[inner]
        room = rooms.get((at[0], board.plan.marks[at]))
        told = {} if often[side] == 1 or room is None else {"room": room}
        found[edge] = (
            phrase("entrance.of", **told) if told else phrase(f"entrance.{WAY_NAMES[side]}")
        )
    return found

"""The places of a house in words: what each is called, what lies there, what is on its sides."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

from firehouse.core.language import EXACT, Language
from firehouse.core.phrase import Phrase, phrase, unnumbered
from firehouse.games.flashpoint.data.board import DICE_SQUARES, WAY_NAMES, WAYS, Board
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.vehicles import AMBULANCE, ENGINE
from firehouse.games.flashpoint.stage.things import Thing, role_title, thing_phrase, things_on
from firehouse.games.flashpoint.words import language
from firehouse.games.flashpoint.words.language import part
from firehouse.games.flashpoint.words.names import Name, edge_kind, edge_phrase
from firehouse.games.flashpoint.words.places import places
from firehouse.stage.shapes import PlaceWords, place_words

Plain = dict[str, Any]

WHOLE: Final = "whole"
_MOVED: Final = ("open", "damaged", "destroyed")
_WALLS: Final = ("wall", "light")
_KEPT: Final = 20_000
"""More texts than the boards need that are played at a time."""


class Edge(NamedTuple):
    """A wall or an opening: its number, what the plan shows there, the squares on both sides."""

    number: int
    kind: str
    ends: tuple[str, str]


class Side(NamedTuple):
    """What is on one side of a square, and its state."""

    way: int
    edge: int
    kind: str
    condition: str


def words(game: FlashPoint, view: Plain) -> dict[str, str]:
    """What is at places that are not as they were before anything happened."""
    g = game.house
    edges, sides, things = _edges(g.board), _sides(g.board), things_on(g, view)
    now = {name: _condition(edges[name].kind, name, view) for key in _MOVED for name in view[key]}
    found = {f"edge:{name}": _told(condition) for name, condition in now.items()}
    touched = dict.fromkeys(square for name in now for square in edges[name].ends)
    for square in {**things, **touched}:
        conditions = tuple([now.get(edge) for _, edge in sides[square]])
        there = language.VOICE.language, square, things.get(square, ()), conditions
        found[f"square:{square}"] = _square(g.board, *there)
    for who, row in enumerate(view["pawns"]):
        at = row["square"], role_title(g, row), row["down"]
        found[f"pawn:{who}"] = _pawn(g.board, language.VOICE.language, *at)
    for vehicle in (ENGINE, AMBULANCE):
        if view[vehicle]:
            parked = vehicle, tuple(view[vehicle])
            found[f"vehicle:{vehicle}"] = _parked(g.board, language.VOICE.language, *parked)
    return found


def first_words(g: House) -> dict[str, PlaceWords]:
    """Every place before anything happened."""
    board = g.board
    found = {}
    for number, name in enumerate(board.names):
        called = places(board).names[number]
        where = "" if called.name == EXACT else name
        untouched = (None,) * len(_sides(board)[name])
        there = _square(board, language.VOICE.language, name, (), untouched)
        found[f"square:{name}"] = place_words(part(unnumbered(called)), there, where)
    for name, edge in _edges(board).items():
        barrier = unnumbered(edge_phrase(board, edge.number))
        found[f"edge:{name}"] = place_words(part(barrier), _told(_first(edge.kind)))
    for who in range(g.crew_size):
        found[f"pawn:{who}"] = place_words(part(phrase("thing.pawn", number=who + 1, down=False)))
    for vehicle in (ENGINE, AMBULANCE) if g.options.vehicles else ():
        found[f"vehicle:{vehicle}"] = place_words(part(phrase(f"vehicle.{vehicle}")))
    return found


def _first(kind: str) -> str:
    """A whole wall needs no more words, and an entrance is always open."""
    return "closed" if kind in ("door", "window") else WHOLE


def _condition(kind: str, name: str, view: Plain) -> str:
    if name in view["destroyed"]:
        return "destroyed"
    found = [_first(kind)] if _first(kind) != WHOLE else []
    if name in view["open"]:
        found = ["open"]
    if name in view["damaged"]:
        found.append("damaged")
    return "-".join(found) or WHOLE


@lru_cache(maxsize=64)
def _edges(board: Board) -> dict[str, Edge]:
    """Every edge on which something stands, by its name."""
    found = {}
    for number, (one, other) in sorted(board.ends.items()):
        kind, ends = edge_kind(board, number), (board.names[one], board.names[other])
        if kind != "opening":
            found["-".join(ends)] = Edge(number, kind, ends)
    return found


@lru_cache(maxsize=64)
def _sides(board: Board) -> dict[str, list[tuple[int, str]]]:
    """For each square, the ways on which something stands, with the names of the edges."""
    by_number = {edge.number: name for name, edge in _edges(board).items()}
    return {
        name: [
            (way, by_number[number])
            for way in range(4)
            if (number := board.edge[square * 4 + way]) in by_number
        ]
        for square, name in enumerate(board.names)
    }


@lru_cache(maxsize=_KEPT)
def _square(
    board: Board,
    speaking: Language,
    name: str,
    things: tuple[Thing, ...],
    conditions: tuple[str | None, ...],
) -> str:
    """A square by what is there and what has become of its sides."""
    number, sides = board.named[name], list(_sides_now(board, name, conditions))
    parts = [*_contents(board, number, things), *_walls(sides)]
    parts += [_opening(board, number, side) for side in sides if side.kind not in _WALLS]
    return speaking.part(phrase("described.square", parts=parts)) if parts else ""


def _sides_now(board: Board, name: str, conditions: tuple[str | None, ...]) -> Iterator[Side]:
    """The sides of a square; None for a condition that is still the first one."""
    for (way, edge), condition in zip(_sides(board)[name], conditions, strict=True):
        number, kind, _ = _edges(board)[edge]
        yield Side(way, number, kind, condition or _first(kind))


def _contents(board: Board, square: int, things: tuple[Thing, ...]) -> Iterator[Phrase]:
    """The things there, the same ones counted; only of a room it is said that it is empty."""
    found = [
        phrase("described.several", number=things.count(thing), thing=thing_phrase(thing))
        for thing in dict.fromkeys(things)
    ]
    if board.barred[square]:
        yield phrase("described.barred")
    elif found or square < DICE_SQUARES:
        yield phrase("described.contents", things=found)


def _walls(sides: list[Side]) -> Iterator[Phrase]:
    """The walls around a square, the same ones together."""
    found: dict[tuple[str, str], list[Phrase]] = {}
    for side in sides:
        if side.kind in _WALLS:
            way = phrase(f"direction.{WAY_NAMES[side.way]}")
            found.setdefault((side.kind, side.condition), []).append(way)
    for (kind, condition), ways in found.items():
        barrier = phrase(f"barrier.{kind}")
        yield phrase(
            "described.wall", barrier=barrier, ways=ways, condition=_condition_name(condition)
        )


def _opening(board: Board, square: int, side: Side) -> Phrase:
    """A door or a window by what is behind it, an entrance by its name."""
    way, condition = phrase(f"direction.{WAY_NAMES[side.way]}"), _condition_name(side.condition)
    entrance = places(board).way_in(side.edge)
    if entrance is not None:
        return phrase("described.entrance", entrance=entrance, way=way, condition=condition)
    beyond = places(board).names[board.next[square * WAYS + side.way]].arguments["whole"]
    told = {"barrier": phrase(f"barrier.{side.kind}"), "beyond": beyond, "way": way}
    return phrase("described.opening", **told, condition=condition)


def _condition_name(condition: str) -> Name:
    return WHOLE if condition == WHOLE else phrase(f"condition.{condition}")


def _told(condition: str) -> str:
    """What has become of an edge; nothing for a whole wall."""
    return "" if condition == WHOLE else part(phrase(f"condition.{condition}"))


@lru_cache(maxsize=_KEPT)
def _pawn(board: Board, speaking: Language, square: str | None, role: str, down: bool) -> str:
    """A firefighter: the role, where they are, and whether they lie on the ground."""
    at = phrase("standing.off-board")
    if square is not None:
        at = phrase("standing.at", square=unnumbered(places(board).names[board.named[square]]))
    return speaking.part(phrase("described.pawn", role=role or "none", at=at, down=down))


@lru_cache(maxsize=_KEPT)
def _parked(board: Board, speaking: Language, vehicle: str, squares: tuple[str, ...]) -> str:
    spots = board.ambulance_spots if vehicle == AMBULANCE else board.engine_spots
    spot = [board.named[square] for square in squares]
    return speaking.part(
        phrase("standing.at", square=unnumbered(places(board).parking(spot, spots)))
    )

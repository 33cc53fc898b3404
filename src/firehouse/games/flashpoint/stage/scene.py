"""The building as a client draws it before anything happens: squares, edges, tracks, roles."""

from __future__ import annotations

from typing import Any, Final, cast

from firehouse.core.phrase import phrase
from firehouse.games.flashpoint.data import decks
from firehouse.games.flashpoint.data.board import DICE_SQUARES, Board, EdgeSet
from firehouse.games.flashpoint.data.files.plan import STAIRCASE
from firehouse.games.flashpoint.data.options import PLACE_CLEARING
from firehouse.games.flashpoint.data.specialists import Role
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.vehicles import AMBULANCE, ENGINE
from firehouse.games.flashpoint.rulesets import RULESETS
from firehouse.games.flashpoint.stage.legend import legend
from firehouse.games.flashpoint.stage.shapes import (
    Edge,
    EdgeKind,
    FlashPointScene,
    ParkingSpot,
    Square,
    SquareKind,
)
from firehouse.games.flashpoint.words.language import part, say
from firehouse.games.flashpoint.words.names import goal
from firehouse.stage.shapes import Choice, RoleInfo, Tone, Track, choice, track

Plain = dict[str, Any]

TITLES: Final = {found.id: found.title for found in RULESETS}


def scene(game: FlashPoint) -> Plain:
    """Everything that stays as it is during a game."""
    g = game.house
    plan = g.board.plan
    told: FlashPointScene = {
        "game": "flashpoint",
        "title": TITLES[game.setup.ruleset],
        "board_title": plan.title or say(phrase("board.own-title")),
        "board_status": plan.status or part(phrase("board.own-status")),
        "currency": game.currency(),
        "tracks": _tracks(g),
        "roles": {role.id: _role(role) for role in g.roles},
        "legend": legend(g),
        "dice": [
            {"title": "Red die: the row", "tone": "red"},
            {"title": "Black die: the column", "tone": "black"},
        ],
        "floors": g.board.floors,
        "squares": [_square(g, square) for square in range(len(g.board.names))],
        "edges": _edges(g.board),
        "rooms": dict(plan.rooms),
        "parking": _parking(g),
        "cards": _cards(g.deck),
    }
    return cast(Plain, told)


def _role(role: Role) -> RoleInfo:
    return {**choice(role.id, role.title, role.text), "letter": role.letter}


def _cards(deck: decks.Deck) -> dict[str, Choice]:
    """Fire cards, Flare Ups and Events by their ids."""
    rows = [(card.id, card.title, card.text) for card in deck.cards]
    rows += [(event.id, event.title, event.text) for event in deck.events]
    return {row[0]: choice(*row) for row in rows}


def _square(g: House, square: int) -> Square:
    board = g.board
    floor, row, col = board.places[square]
    mark = board.plan.marks[floor, row, col]
    inside = square < DICE_SQUARES
    return {
        "name": board.names[square],
        "floor": floor,
        "row": row,
        "col": col,
        "kind": _kind(board, square, mark),
        "room": mark if inside else None,
        "arrow": _arrow(g, square) if inside else None,
    }


def _kind(board: Board, square: int, mark: str) -> SquareKind:
    if square < DICE_SQUARES:
        return "stairs" if mark == STAIRCASE else "room"
    if square >= board.air:
        return "air"
    return "barred" if board.barred[square] else "outside"


def _arrow(g: House, square: int) -> str | None:
    """Where a point of interest goes that cannot lie here; no arrow where it always can."""
    if g.options.placement == PLACE_CLEARING:
        return None
    return g.board.names[g.arrows[square]]


def _edges(board: Board) -> list[Edge]:
    found: list[Edge] = []
    kinds: dict[EdgeKind, EdgeSet] = {
        "wall": board.walls,
        "door": board.doors,
        "exit": board.exits,
        "window": board.windows,
        "light": board.lights,
    }
    for kind, edges in kinds.items():
        for edge, ends in sorted(board.ends.items()):
            if edges.has(edge):
                a, b = (board.names[square] for square in ends)
                found.append({"name": f"{a}-{b}", "a": a, "b": b, "kind": kind})
    return found


def _parking(g: House) -> list[ParkingSpot]:
    if not g.options.vehicles:
        return []
    return [
        {"vehicle": vehicle, "squares": [g.board.names[square] for square in spot]}
        for vehicle, spots in ((ENGINE, g.board.engine_spots), (AMBULANCE, g.board.ambulance_spots))
        for spot in spots
    ]


def _tracks(g: House) -> list[Track]:
    options = g.options
    found = [
        _track("rescued", goal(g), "good", _win(g)),
        _track("lost", options.lost_limit, "bad"),
        _track("damage", options.damage_limit, "bad"),
    ]
    if options.hot_spots:
        found.append(_track("hot_spot_reserve", options.hot_spot_reserve, "plain"))
    if options.decks:
        cards = decks.total(g.deck.start) + decks.total(g.deck.bottom)
        found.append(_track("cards.deck", cards, "plain"))
        found.append(_track("cards.supply.hidden", g.deck.supply, "plain"))
    return found


def _track(key: str, most: int, tone: Tone, full: str = "") -> Track:
    """A count with its phrases `track.NAME` and `full.NAME`."""
    name = key.replace("_", "-").replace(".", "-")
    text = say(phrase(f"full.{full or name}"))
    return track(key, say(phrase(f"track.{name}")), most, tone, text)


def _win(g: House) -> str:
    """What it means that enough are rescued."""
    options = g.options
    if options.perfect_game:
        return "rescued-all"
    return "rescued-enough" if options.rescue_goal else "rescued-or-lost"

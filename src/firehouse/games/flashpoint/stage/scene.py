"""The building as a client draws it before anything happens: squares, edges, tracks, roles."""

from __future__ import annotations

from typing import Any, Final, cast

from firehouse.core.phrase import phrase
from firehouse.games.flashpoint.data import decks
from firehouse.games.flashpoint.data.board import DICE_SQUARES, Board
from firehouse.games.flashpoint.data.files.plan import STAIRCASE
from firehouse.games.flashpoint.data.options import PLACE_CLEARING
from firehouse.games.flashpoint.data.specialists import Role
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.vehicles import AMBULANCE, ENGINE
from firehouse.games.flashpoint.rulesets import RULESETS
from firehouse.games.flashpoint.stage.legend import legend
from firehouse.games.flashpoint.stage.place_words import first_words
from firehouse.games.flashpoint.stage.shapes import (
    Edge,
    EdgeKind,
    FlashPointScene,
    ParkingSpot,
    Square,
    SquareKind,
)
from firehouse.games.flashpoint.stage.things import NAMES
from firehouse.games.flashpoint.stage.tracks import tracks
from firehouse.games.flashpoint.words.language import part, say
from firehouse.games.flashpoint.words.names import edge_kinds
from firehouse.games.flashpoint.words.roles import specialist_text, specialist_title
from firehouse.stage.shapes import Choice, RoleInfo, choice

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
        "tracks": tracks(g),
        "roles": {role.id: _role(role) for role in g.roles},
        "legend": legend(g),
        "dice": [{"title": part(phrase(f"die.{tone}")), "tone": tone} for tone in ("red", "black")],
        "words": first_words(g),
        "floors": g.board.floors,
        "squares": [_square(g, square) for square in range(len(g.board.names))],
        "edges": _edges(g.board),
        "rooms": dict(plan.rooms),
        "parking": _parking(g),
        "things": {name: part(phrase(f"thing.{name}")) for name in NAMES},
        "cards": _cards(g.deck),
    }
    return cast(Plain, told)


def _role(role: Role) -> RoleInfo:
    return {**choice(role.id, specialist_title(role), specialist_text(role)), "letter": role.letter}


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
    found: Square = {
        "name": board.names[square],
        "floor": floor,
        "row": row,
        "col": col,
        "kind": _kind(board, square, mark),
        "room": mark if inside else None,
    }
    if inside and g.options.placement != PLACE_CLEARING:
        found["arrow"] = board.names[g.arrows[square]]
    return found


def _kind(board: Board, square: int, mark: str) -> SquareKind:
    if square < DICE_SQUARES:
        return "stairs" if mark == STAIRCASE else "room"
    if square >= board.air:
        return "air"
    return "barred" if board.barred[square] else "outside"


def _edges(board: Board) -> list[Edge]:
    found: list[Edge] = []
    for kind, edges in edge_kinds(board).items():
        for edge, ends in sorted(board.ends.items()):
            if edges.has(edge):
                a, b = (board.names[square] for square in ends)
                shown = cast(EdgeKind, kind)
                found.append({"name": f"{a}-{b}", "a": a, "b": b, "kind": shown})
    return found


def _parking(g: House) -> list[ParkingSpot]:
    if not g.options.vehicles:
        return []
    return [
        {"vehicle": vehicle, "squares": [g.board.names[square] for square in spot]}
        for vehicle, spots in ((ENGINE, g.board.engine_spots), (AMBULANCE, g.board.ambulance_spots))
        for spot in spots
    ]

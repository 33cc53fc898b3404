"""A position as plain data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar, cast

from firehouse.core.bits import members
from firehouse.games.flashpoint import events
from firehouse.games.flashpoint.data.board import DICE_SQUARES, edges_in
from firehouse.games.flashpoint.data.options import DOWN_LIE
from firehouse.games.flashpoint.pictures.card_view import card_view
from firehouse.games.flashpoint.pictures.shapes import (
    FlashPointView,
    Hazmat,
    Ladder,
    Pawn,
    Victim,
)
from firehouse.games.flashpoint.rules import endings, tokens
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.ladders import on_engine
from firehouse.games.flashpoint.rules.state import (
    OFF_BOARD,
    State,
    lies,
    place_of,
    role_of,
    saved_of,
)
from firehouse.games.flashpoint.rules.turn import awaited

View = dict[str, Any]
Row = TypeVar("Row", bound=Mapping[str, object])


def edge_name(g: House, edge: int) -> str:
    """An edge by its two squares."""
    return "-".join(g.board.names[square] for square in g.board.ends[edge])


def view(g: House, s: State) -> View:
    """Everything on the table; squares and edges by name."""
    waits = events.Awaited("nothing", -1) if s.ended else awaited(s, s.todo[-1])
    told: FlashPointView = {
        "fire": _names(g, s.fire),
        "smoke": _names(g, s.smoke),
        "points": _names(g, s.poi),
        "hot_spots": _names(g, s.hot_spots),
        "hot_spot_reserve": s.hot_reserve,
        "fire_outside": sorted(
            g.board.names[DICE_SQUARES + index] for index in members(s.fire_outside)
        ),
        "victims": in_order(_found_victim(g, entry) for entry in tokens.entries(s.victims)),
        "hazmats": in_order(_found_hazmat(g, entry) for entry in tokens.entries(s.hazmats)),
        "damaged": _edges(g, s.damaged_v, s.damaged_h),
        "destroyed": _edges(g, s.gone_v, s.gone_h),
        "open": _edges(g, s.open_v, s.open_h),
        "pawns": [_pawn(g, s, who) for who in range(g.crew_size)],
        "turn": s.turn,
        "ap": s.ap,
        "free_ap": s.free,
        "bonus": s.bonus,
        "bag": _bag(g, s),
        "cards": card_view(g, s),
        "rescued": s.rescued,
        "lost": s.lost,
        "damage": s.damage,
        "engine": parked_on(g, g.board.engine_spots, s.engine),
        "ambulance": parked_on(g, g.board.ambulance_spots, s.ambulance),
        "ladders": in_order(_left_ladder(g, entry) for entry in tokens.entries(s.ladders)),
        "ladders_on_engine": on_engine(g, s),
        "awaits": {"what": waits.what, "who": waits.who},
        "ending": endings.CODES[s.ended] or None,
    }
    return cast(View, told)


def _bag(g: House, s: State) -> dict[str, int]:
    """The markers that have not been turned over; with decks victims may be trapped."""
    bag = {
        "victim": s.bag_victims,
        "false-alarm": s.bag_false_alarms,
        "hazmat": s.bag_hazmats,
    }
    return {**bag, "trapped": s.bag_trapped} if g.options.decks else bag


def _names(g: House, squares: int) -> list[str]:
    return sorted(g.board.names[square] for square in members(squares))


def _edges(g: House, upright: int, level: int) -> list[str]:
    return sorted(edge_name(g, edge) for edge in edges_in(upright, level))


def _found_victim(g: House, entry: int) -> Victim:
    square = g.board.names[tokens.square_of(entry)]
    return victim_row(square, bool(entry & tokens.MARKED), bool(entry & tokens.TRAPPED))


def _found_hazmat(g: House, entry: int) -> Hazmat:
    return hazmat_row(g.board.names[tokens.square_of(entry)], bool(entry & tokens.MARKED))


def _left_ladder(g: House, entry: int) -> Ladder:
    return ladder_row(g.board.names[tokens.square_of(entry)], bool(entry & tokens.MARKED))


def in_order(rows: Iterable[Row]) -> list[Row]:
    """Rows sorted, so that views with the same things are equal."""
    return sorted(rows, key=lambda row: cast(Any, tuple(row.values())))


def _pawn(g: House, s: State, who: int) -> Pawn:
    place = place_of(s, who)
    return {
        "role": g.roles[role_of(s, who)].id,
        "square": None if place == OFF_BOARD else g.board.names[place],
        "saved": saved_of(s, who),
        "down": g.options.knock_down == DOWN_LIE and lies(s, who),
    }


def parked_on(g: House, spots: list[list[int]], spot: int) -> list[str] | None:
    """The squares of a vehicle on a parking spot; None before it is placed."""
    return None if spot < 0 else [g.board.names[square] for square in spots[spot]]


def victim_row(square: str, treated: bool, trapped: bool = False) -> Victim:
    """A victim that has been found."""
    row: Victim = {"square": square, "treated": treated}
    return {**row, "trapped": True} if trapped else row


def hazmat_row(square: str, lit: bool) -> Hazmat:
    """A hazmat that has been found."""
    return {"square": square, "lit": lit}


def ladder_row(square: str, erected: bool) -> Ladder:
    """A ladder that has left the engine."""
    return {"square": square, "erected": erected}

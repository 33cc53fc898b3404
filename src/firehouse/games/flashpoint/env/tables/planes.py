"""The planes of Flash Point, in order: what is told square by square."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from firehouse.envs.features import ALWAYS, Kind, each, single, some, standing
from firehouse.games.flashpoint.env import codes
from firehouse.games.flashpoint.env.tables import uses
from firehouse.games.flashpoint.rules.house import House

MANY: Final = (1, 2, 3)


def _on_sides(
    west: int,
    north: int,
    name: str,
    text: str,
    when: str = ALWAYS,
    there: Callable[[House], int] = lambda g: 1,
) -> tuple[Kind, Kind]:
    """What can be on the west or the north side of a square."""
    return (
        single(west, f"{name} west", f"{text} on the west side of the square.", when, there),
        single(north, f"{name} north", f"{text} on the north side of the square.", when, there),
    )


PLANES: Final[Sequence[Kind]] = (
    single(codes.FIRE, "fire", "The square burns, in or outside."),
    single(codes.SMOKE, "smoke", "There is smoke."),
    single(codes.POINT, "point", "There is a point of interest that nobody has turned over."),
    Kind(
        codes.VICTIM,
        "victims ≥ n",
        "At least n = 1, 2, 3 victims lie here that are neither treated nor trapped.",
        ALWAYS,
        lambda g: each("victims ≥ {}", MANY),
    ),
    Kind(
        codes.TREATED,
        "treated ≥ n",
        "At least n = 1, 2, 3 treated victims are here.",
        "somebody can treat",
        lambda g: some(uses.treating(g), each("treated ≥ {}", MANY)),
    ),
    Kind(
        codes.TRAPPED,
        "trapped ≥ n",
        "At least n = 1, 2, 3 trapped victims lie here.",
        "with decks",
        lambda g: some(g.options.decks, each("trapped ≥ {}", MANY)),
    ),
    Kind(
        codes.HAZMAT,
        "hazmats ≥ n",
        "At least n = 1, 2, 3 hazmats lie here that no fire has reached.",
        "with hazmats",
        lambda g: some(uses.hazmats(g), each("hazmats ≥ {}", MANY)),
    ),
    single(
        codes.LIT_HAZMAT,
        "lit hazmat",
        "A hazmat lies here that fire has reached and that will explode.",
        "with hazmats",
        uses.hazmats,
    ),
    single(
        codes.HOT_SPOT,
        "hot spot",
        "There is a hot spot.",
        "with hot spots",
        lambda g: g.options.hot_spots,
    ),
    single(
        codes.STRUCK,
        "struck",
        "Fire or a shock wave came here since firefighters were last checked.",
        "somebody can dodge, chooses where to lie, or which hazmat explodes",
        uses.late_victims,
    ),
    *standing(codes.DECIDING, codes.PAWN),
    *_on_sides(codes.WALL_WEST, codes.WALL_NORTH, "wall", "A wall stands"),
    *_on_sides(
        codes.DAMAGED_WEST, codes.DAMAGED_NORTH, "damaged", "A wall with one damage marker stands"
    ),
    *_on_sides(codes.DOOR_WEST, codes.DOOR_NORTH, "door", "A closed door is"),
    *_on_sides(codes.OPEN_WEST, codes.OPEN_NORTH, "open", "An open door or window is"),
    *_on_sides(
        codes.WINDOW_WEST,
        codes.WINDOW_NORTH,
        "window",
        "A closed window is",
        "boards with windows",
        lambda g: g.board.windows.v | g.board.windows.h,
    ),
    *_on_sides(
        codes.LIGHT_WEST,
        codes.LIGHT_NORTH,
        "light wall",
        "A wall that one damage marker destroys stands",
        "boards with light walls",
        lambda g: g.board.lights.v | g.board.lights.h,
    ),
    single(
        codes.ENGINE,
        "engine",
        "The fire engine stands here.",
        "with vehicles",
        lambda g: g.options.vehicles,
    ),
    single(
        codes.AMBULANCE,
        "ambulance",
        "The ambulance stands here.",
        "with vehicles",
        lambda g: g.options.vehicles,
    ),
    single(codes.LADDER, "ladder", "A ladder lies here.", "with ladders", lambda g: g.ladders),
    single(
        codes.STANDING_LADDER,
        "standing ladder",
        "A ladder stands here and reaches up to the second floor.",
        "with ladders",
        lambda g: g.ladders,
    ),
    single(
        codes.AIM,
        "aim",
        "The deck gun's dice, which may be rolled again, would hit this square.",
        "somebody can roll the deck gun's dice again",
        uses.rerolls,
    ),
)

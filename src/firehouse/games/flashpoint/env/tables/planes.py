"""The planes of Flash Point, in order: what is told square by square."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from firehouse.envs.features import ALWAYS, Kind, each, once, some
from firehouse.games.flashpoint.env import codes
from firehouse.games.flashpoint.env.tables import uses

MANY: Final = (1, 2, 3)
_WEST: Final = "on the west side of the square"
_NORTH: Final = "on the north side of the square"

PLANES: Final[Sequence[Kind]] = (
    Kind(codes.FIRE, "fire", "The square burns, in or outside.", ALWAYS, lambda g: once("fire")),
    Kind(codes.SMOKE, "smoke", "There is smoke.", ALWAYS, lambda g: once("smoke")),
    Kind(
        codes.POINT,
        "point",
        "There is a point of interest that nobody has turned over.",
        ALWAYS,
        lambda g: once("point"),
    ),
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
    Kind(
        codes.LIT_HAZMAT,
        "lit hazmat",
        "A hazmat lies here that fire has reached and that will explode.",
        "with hazmats",
        lambda g: some(uses.hazmats(g), once("lit hazmat")),
    ),
    Kind(
        codes.HOT_SPOT,
        "hot spot",
        "There is a hot spot.",
        "with hot spots",
        lambda g: some(g.options.hot_spots, once("hot spot")),
    ),
    Kind(
        codes.STRUCK,
        "struck",
        "Fire or a shock wave came here since firefighters were last checked.",
        "somebody can dodge, chooses where to lie, or which hazmat explodes",
        lambda g: some(uses.late_victims(g), once("struck")),
    ),
    Kind(
        codes.DECIDING, "deciding", "The pawn that decides now.", ALWAYS, lambda g: once("deciding")
    ),
    Kind(
        codes.PAWN,
        "pawn n",
        "Where pawn n stands; pawns are numbered from 0.",
        "for each pawn",
        lambda g: each("pawn {}", range(g.crew_size)),
    ),
    Kind(
        codes.WALL_WEST, "wall west", f"A wall stands {_WEST}.", ALWAYS, lambda g: once("wall west")
    ),
    Kind(
        codes.WALL_NORTH,
        "wall north",
        f"A wall stands {_NORTH}.",
        ALWAYS,
        lambda g: once("wall north"),
    ),
    Kind(
        codes.DAMAGED_WEST,
        "damaged west",
        f"A wall with one damage marker stands {_WEST}.",
        ALWAYS,
        lambda g: once("damaged west"),
    ),
    Kind(
        codes.DAMAGED_NORTH,
        "damaged north",
        f"A wall with one damage marker stands {_NORTH}.",
        ALWAYS,
        lambda g: once("damaged north"),
    ),
    Kind(
        codes.DOOR_WEST,
        "door west",
        f"A closed door is {_WEST}.",
        ALWAYS,
        lambda g: once("door west"),
    ),
    Kind(
        codes.DOOR_NORTH,
        "door north",
        f"A closed door is {_NORTH}.",
        ALWAYS,
        lambda g: once("door north"),
    ),
    Kind(
        codes.OPEN_WEST,
        "open west",
        f"An open door or window is {_WEST}.",
        ALWAYS,
        lambda g: once("open west"),
    ),
    Kind(
        codes.OPEN_NORTH,
        "open north",
        f"An open door or window is {_NORTH}.",
        ALWAYS,
        lambda g: once("open north"),
    ),
    Kind(
        codes.WINDOW_WEST,
        "window west",
        f"A closed window is {_WEST}.",
        "boards with windows",
        lambda g: some(g.board.windows.v | g.board.windows.h, once("window west")),
    ),
    Kind(
        codes.WINDOW_NORTH,
        "window north",
        f"A closed window is {_NORTH}.",
        "boards with windows",
        lambda g: some(g.board.windows.v | g.board.windows.h, once("window north")),
    ),
    Kind(
        codes.LIGHT_WEST,
        "light wall west",
        f"A wall that one damage marker destroys stands {_WEST}.",
        "boards with light walls",
        lambda g: some(g.board.lights.v | g.board.lights.h, once("light wall west")),
    ),
    Kind(
        codes.LIGHT_NORTH,
        "light wall north",
        f"A wall that one damage marker destroys stands {_NORTH}.",
        "boards with light walls",
        lambda g: some(g.board.lights.v | g.board.lights.h, once("light wall north")),
    ),
    Kind(
        codes.ENGINE,
        "engine",
        "The fire engine stands here.",
        "with vehicles",
        lambda g: some(g.options.vehicles, once("engine")),
    ),
    Kind(
        codes.AMBULANCE,
        "ambulance",
        "The ambulance stands here.",
        "with vehicles",
        lambda g: some(g.options.vehicles, once("ambulance")),
    ),
    Kind(
        codes.LADDER,
        "ladder",
        "A ladder lies here.",
        "with ladders",
        lambda g: some(g.ladders, once("ladder")),
    ),
    Kind(
        codes.STANDING_LADDER,
        "standing ladder",
        "A ladder stands here and reaches up to the second floor.",
        "with ladders",
        lambda g: some(g.ladders, once("standing ladder")),
    ),
    Kind(
        codes.AIM,
        "aim",
        "The deck gun's dice, which may be rolled again, would hit this square.",
        "somebody can roll the deck gun's dice again",
        lambda g: some(uses.rerolls(g), once("aim")),
    ),
)

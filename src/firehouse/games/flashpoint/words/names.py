"""What people call things: pawns, squares, edges, vehicles, directions and numbers of things."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from firehouse.games.flashpoint.data.board import DICE_SQUARES
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import State, role_of
from firehouse.games.flashpoint.rules.vehicles import AMBULANCE, ENGINE

DIRECTIONS: Final = ("north", "east", "south", "west", "along the stairs")
VEHICLES: Final = {ENGINE: "the fire engine", AMBULANCE: "the ambulance"}
LOADS: Final = (
    "nothing",
    "a victim",
    "a hazmat",
    "a ladder",
    "a treated victim",
    "a trapped victim",
)

_TOWARDS: Final = (
    "north of",
    "east of",
    "south of",
    "west of",
    "by the stairs from",
    "north-east of",
    "south-east of",
    "south-west of",
    "north-west of",
    "on",
)


def pawn_name(g: House, s: State, who: int) -> str:
    """A short name for lists: the number and, for a specialist, the role."""
    role = role_of(s, who)
    return f"{who + 1} {g.roles[role].title}" if role else firefighter(who)


def called(g: House, s: State, who: int) -> str:
    """A pawn in a sentence, with its role if it is a specialist."""
    role = role_of(s, who)
    return firefighter(who) + (f" ({g.roles[role].title})" if role else "")


def firefighter(who: int) -> str:
    """A pawn in a sentence when its role is not known; people count from 1."""
    return f"Firefighter {who + 1}"


def square_name(g: House, square: int) -> str:
    """A square by its row and column."""
    names = g.board.names
    return names[square] if 0 <= square < len(names) else "that square"


def edge_name(g: House, edge: int) -> str:
    """What stands or stood on an edge and where: inside between two squares, else beside one."""
    inner, other = g.board.ends[edge]
    noun = barrier(g, edge)
    if other < DICE_SQUARES:
        return f"the {noun} between {square_name(g, inner)} and {square_name(g, other)}"
    side = g.board.edge[inner * 4 : inner * 4 + 4].index(edge)
    return f"the outer {noun} {towards(g, inner, side)}"


def barrier(g: House, edge: int) -> str:
    """What the plan shows on an edge."""
    board = g.board
    kinds = (
        (board.walls, "wall"),
        (board.doors, "door"),
        (board.exits, "entrance"),
        (board.windows, "window"),
        (board.lights, "light wall"),
    )
    return next((noun for edges, noun in kinds if edges.has(edge)), "opening")


def towards(g: House, square: int, way: int) -> str:
    """A way out of a square, as in "north of 3,4"."""
    return f"{_TOWARDS[way] if way < len(_TOWARDS) else 'that way from'} {square_name(g, square)}"


def either(g: House, squares: Iterable[int]) -> str:
    """Squares to choose from."""
    return " or ".join(square_name(g, square) for square in squares)


def both(g: House, squares: Iterable[int]) -> str:
    """Squares that belong together, such as those of a parking spot."""
    return " and ".join(square_name(g, square) for square in squares)


def goal(g: House) -> int:
    """How many rescues the game is about: the goal if there is one, else everybody."""
    options = g.options
    if not options.rescue_goal or options.perfect_game:
        return options.victims
    return min(options.rescue_goal, options.victims)


def several(number: int, thing: str) -> str:
    """A number of things, as in "no disc", "1 disc", "2 discs"."""
    return f"{number or 'no'} {thing}{'s' if number > 1 else ''}"


def capital(sentence: str) -> str:
    """The sentence with a capital letter first."""
    return sentence[:1].upper() + sentence[1:]

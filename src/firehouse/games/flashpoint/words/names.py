"""What people call things: pawns, squares, edges, vehicles, directions and pieces, as phrases."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from firehouse.core.phrase import Phrase, phrase
from firehouse.games.flashpoint.data.board import WAY_NAMES, WAYS, Board, EdgeSet
from firehouse.games.flashpoint.rules.actions import NOTHING
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import State, role_of
from firehouse.games.flashpoint.rules.vehicles import AMBULANCE
from firehouse.games.flashpoint.words.places import places
from firehouse.games.flashpoint.words.roles import specialist_title

Name = str | Phrase
"""A phrase, or a word that chooses one."""

LOADS: Final = ("nothing", "victim", "hazmat", "ladder", "treated", "trapped")

FACES: Final = (
    *("alder", "pip", "nora", "biscuit", "sam", "june"),
    *("granny", "tomas", "miso", "ida", "leo", "hana"),
)
"""Everybody who can live in a house; in one with more people, the first come again."""


def resident(face: int) -> Phrase:
    """Somebody who lives in the house, by name."""
    return phrase(f"resident.{FACES[face]}")


def company(faces: Sequence[int], led: int) -> Phrase | list[Phrase]:
    """Those who are led: their names, or how many where these are not known."""
    if led and len(faces) == led:
        return [resident(face) for face in faces]
    return phrase("company.treated", led=led)


def pawn_name(g: House, s: State, who: int) -> Phrase:
    """A short name for lists: the number and, for a specialist, the role."""
    role = role_of(s, who)
    if not role:
        return firefighter(who)
    return phrase("pawn.listed", number=who + 1, role=specialist_title(g.roles[role]))


def called(g: House, s: State, who: int) -> Phrase:
    """A pawn in a sentence, with its role if it is a specialist."""
    role = role_of(s, who)
    if not role:
        return firefighter(who)
    return phrase("pawn.specialist", number=who + 1, role=specialist_title(g.roles[role]))


def firefighter(who: int) -> Phrase:
    """A pawn in a sentence when its role is not known; people count from 1."""
    return phrase("pawn.number", number=who + 1)


def vehicle_name(vehicle: str) -> Phrase:
    """The engine or the ambulance."""
    return phrase(f"vehicle.{vehicle}")


def carried(load: int, article: str = "a") -> Name:
    """What a pawn takes along; a word if it is nothing."""
    return LOADS[NOTHING] if load == NOTHING else phrase(f"{article}-piece.{LOADS[load]}")


def square_name(g: House, square: int) -> Phrase:
    """A square by its place: the room, and where in it; or where outside."""
    names = places(g.board).names
    return names[square] if 0 <= square < len(names) else phrase("square.unknown")


def square_names(g: House, squares: Iterable[int]) -> list[Phrase]:
    """Several squares."""
    return [square_name(g, square) for square in squares]


def spot_name(g: House, vehicle: str, spot: int) -> Phrase:
    """Where a vehicle parks."""
    spots = g.board.ambulance_spots if vehicle == AMBULANCE else g.board.engine_spots
    return places(g.board).parking(spots[spot], spots)


def edge_name(g: House, edge: int) -> Phrase:
    """What stands or stood on an edge and where: between two rooms, or in an outer wall."""
    return edge_phrase(g.board, edge)


def edge_phrase(board: Board, edge: int) -> Phrase:
    """An edge of any house with this board."""
    kind = edge_kind(board, edge)
    alike = edge_kinds(board).get(kind)
    same = [number for number in board.ends if alike.has(number)] if alike else [edge]
    return places(board).edge(edge, phrase(f"barrier.{kind}"), same)


def beyond(g: House, square: int, side: int) -> Phrase:
    """What is on the other side of an edge."""
    return square_name(g, g.board.next[square * WAYS + side])


def barrier(g: House, edge: int) -> Phrase:
    """What the plan shows on an edge."""
    return phrase(f"barrier.{edge_kind(g.board, edge)}")


def edge_kind(board: Board, edge: int) -> str:
    """What the plan shows on an edge, as a word."""
    return next((kind for kind, edges in edge_kinds(board).items() if edges.has(edge)), "opening")


def edge_kinds(board: Board) -> dict[str, EdgeSet]:
    """The edges of each kind."""
    return {
        "wall": board.walls,
        "door": board.doors,
        "exit": board.exits,
        "window": board.windows,
        "light": board.lights,
    }


def towards(g: House, square: int, way: int) -> Phrase:
    """A way out of a square, as in "north of the kitchen"."""
    name = WAY_NAMES[way] if way < len(WAY_NAMES) else "unknown"
    return phrase(f"toward.{name}", square=square_name(g, square))


def goal(g: House) -> int:
    """How many rescues the game is about: the goal if there is one, else everybody."""
    options = g.options
    if not options.rescue_goal or options.perfect_game:
        return options.victims
    return min(options.rescue_goal, options.victims)

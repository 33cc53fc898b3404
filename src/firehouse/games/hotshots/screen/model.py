"""What lies where in a forest, read from the view."""

from __future__ import annotations

from typing import Any, Final

Plain = dict[str, Any]

AIR_BASE: Final = "air-base"
LAKE: Final = "lake"


def tiles_by_cell(view: Plain) -> dict[str, str]:
    """The tile on each cell that has one."""
    return {row["cell"]: tile for tile, row in view["tiles"].items() if row["cell"]}


def spot_of(view: Plain, cell: str) -> str:
    """What a cell is called as a place: by its tile, if it has one."""
    tile = tiles_by_cell(view).get(cell)
    return f"cell:{cell}" if tile is None else f"tile:{tile}"


def cell_of(scene: Plain, view: Plain, spot: str) -> str | None:
    """The cell of a place: of a tile or of a cell without one."""
    kind, _, name = spot.partition(":")
    if kind == "tile":
        found = view["tiles"].get(name, {}).get("cell")
        return None if found is None else str(found)
    if kind == "cell" and any(row["name"] == name for row in scene["cells"]):
        return name
    return None


def ground_under(view: Plain, spot: str) -> str:
    """The tile on which a pawn or a vehicle stands; other places as they are."""
    kind, _, name = spot.partition(":")
    if kind == "pawn":
        return f"tile:{view['pawns'][int(name)]['tile']}"
    return f"tile:{AIR_BASE}" if kind == "vehicle" else spot


def side_name(scene: Plain, one: str, other: str) -> str:
    """The side between two tiles, the one that comes first in the scene first."""
    order = list(scene["tiles"])
    first, second = sorted((one, other), key=order.index)
    return f"side:{first}/{second}"


def firebreaks(scene: Plain, view: Plain) -> set[str]:
    """The sides with a Firebreak."""
    return {side_name(scene, *side.split("/")) for side in view["firebreaks"]}


def crew_on(view: Plain, tile: str) -> list[int]:
    """The firefighters on a tile."""
    return [who for who, row in enumerate(view["pawns"]) if row["tile"] == tile]


def letter_of(scene: Plain, row: Plain) -> str:
    """The letter of a character; a small one when the ability is lost."""
    if row["role"] is None:
        return ""
    letter = str(scene["roles"][row["role"]]["letter"])
    return letter if row["able"] else letter.lower()


def matched(needs: str, locked: str) -> list[bool]:
    """Which of the faces asked for are among the locked ones."""
    left = list(locked)
    found = []
    for letter in needs:
        is_there = letter in left
        if is_there:
            left.remove(letter)
        found.append(is_there)
    return found

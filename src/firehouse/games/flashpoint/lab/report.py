"""How a report of the laboratory tells of Flash Point."""

from __future__ import annotations

from typing import Final

from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.lab.heat import house_ground, house_map
from firehouse.lab.report.face import Kind, ReportFace

KINDS: Final = (
    Kind("fire", "Fire", "of 100 turns end with fire there", "#c8321b", by_turns=True),
    Kind("explosion", "Explosions", "in 100 games", "#5b1fa6"),
    Kind(
        "lost",
        "Victims lost",
        "in 100 games",
        "#23272f",
        fact="Most victims die at {place} in {cell}: {number} in 100 games.",
    ),
    Kind("down", "Knock-downs", "firefighters in 100 games", "#1f5f8b"),
    Kind("damage", "Damage to walls and doors", "markers in 100 games", "#7a1f5c"),
)


def _role_titles(game: FlashPoint) -> dict[str, str]:
    return {role.id: role.title for role in game.house.roles}


def _place_name(game: FlashPoint, spot: str) -> str:
    """A square with its room, an edge by its squares."""
    kind, _, name = spot.partition(":")
    if kind != "square":
        return name
    board = game.house.board
    room = board.plan.rooms.get(board.plan.marks[board.places[board.named[name]]])
    return f"{name} ({room})" if room else name


def _may_change(game: FlashPoint) -> bool:
    return bool(game.house.options.crew_change and game.house.options.specialists)


REPORT: Final = ReportFace(
    role_titles=_role_titles,
    place_name=_place_name,
    causes={
        "collapse": "the building collapsed",
        "victims-lost": "too many victims lost",
    },
    kinds=KINDS,
    worst="the loss with the most damage, {damage} markers",
    worst_by=("damage", "lost"),
    measures={
        "rescued": "victims rescued",
        "lost": "victims lost",
        "damage": "damage markers",
    },
    ground=lambda game, state: house_ground(game),
    map=lambda game, state, heat, ground: house_map(game, heat, ground),
    ground_key=lambda setup: "",
    may_change=_may_change,
)

"""How a report of the laboratory tells of Flash Point."""

from __future__ import annotations

from typing import Final

from firehouse.core.phrase import phrase
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.lab.heat import house_ground, house_map
from firehouse.games.flashpoint.words.language import part
from firehouse.games.flashpoint.words.roles import specialist_title
from firehouse.lab.report.face import Kind, ReportFace


def _told(name: str, **arguments: str) -> str:
    return part(phrase(f"report.{name}", **arguments))


def _kind(id: str, colour: str, by_turns: bool = False, fact: str = "") -> Kind:
    return Kind(id, _told(id), _told(f"{id}-unit"), colour, by_turns, fact)


KINDS: Final = (
    _kind("fire", "#c8321b", by_turns=True),
    _kind("explosion", "#5b1fa6"),
    _kind(
        "lost",
        "#23272f",
        fact=_told("most-lost", place="{place}", cell="{cell}", number="{number}"),
    ),
    _kind("down", "#1f5f8b"),
    _kind("damage", "#7a1f5c"),
)


def _role_titles(game: FlashPoint) -> dict[str, str]:
    return {role.id: specialist_title(role) for role in game.house.roles}


def _place_name(game: FlashPoint, spot: str) -> str:
    """A square with its room, an edge by its squares."""
    kind, _, name = spot.partition(":")
    if kind != "square":
        return name
    board = game.house.board
    room = board.plan.rooms.get(board.plan.marks[board.places[board.named[name]]])
    return _told("place", square=name, room=room) if room else name


def _may_change(game: FlashPoint) -> bool:
    return bool(game.house.options.crew_change and game.house.options.specialists)


REPORT: Final = ReportFace(
    role_titles=_role_titles,
    place_name=_place_name,
    causes={ending: _told(ending) for ending in ("collapse", "victims-lost")},
    kinds=KINDS,
    worst=_told("worst", damage="{damage}"),
    worst_by=("damage", "lost"),
    measures={score: _told(f"mean-{score}") for score in ("rescued", "lost", "damage")},
    ground=lambda game, state: house_ground(game),
    map=lambda game, state, heat, ground: house_map(game, heat, ground),
    ground_key=lambda setup: "",
    may_change=_may_change,
)

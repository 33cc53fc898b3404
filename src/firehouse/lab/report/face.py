"""The interface of a game for reports: its places, roles and endings, and heat on its board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from firehouse.core.catalogue import row_of
from firehouse.core.game import Game
from firehouse.core.row import GameRow
from firehouse.core.setup import Setup
from firehouse.lab.charts.heat import Heat

Ground = tuple[str, str]
"""What lies below and above the heat of a map."""


@dataclass(frozen=True)
class Kind:
    """One kind of thing that happens at places, and how it is counted."""

    id: str
    title: str
    unit: str
    colour: str
    by_turns: bool = False
    """Is it counted against turns, not against games?"""
    fact: str = ""
    """A sentence on the {place} where it happens most, in which {cell}, with its {number}."""


def _same(setup: Setup) -> str:
    return setup.board or ""


@dataclass(frozen=True)
class ReportFace:
    """The words and pictures of one game; every function takes the game it is about."""

    role_titles: Callable[[Any], dict[str, str]]
    place_name: Callable[[Any, str], str]
    """A place for people: "square:3,4" as a square with its room, a tile by its title."""
    causes: Mapping[str, str]
    """How a game can be lost, in the order of the bars."""
    kinds: tuple[Kind, ...]
    worst: str
    """Which lost game is shown beside a map, in words that may have its {scores}."""
    ground: Callable[[Any, Any], Ground]
    map: Callable[[Any, Any, Heat, Ground | None], str]
    ground_key: Callable[[Setup], str] = _same
    """What set-ups must share, besides board and files, to be drawn on the same ground."""
    note: str = ""
    """What has to be said below every map."""
    may_change: Callable[[Any], bool] = lambda game: False
    """Can roles be exchanged in the middle of a game?"""
    measures: Mapping[str, str] = field(default_factory=dict)
    """Scores whose means are compared, with what they count."""
    worst_by: tuple[str, ...] = ()
    """Scores of which the worst game has the most, the first before the others."""
    ranks_crews: bool = False
    """Are there so few roles that whole crews can be compared?"""


NOBODY: Final = ReportFace(
    role_titles=lambda game: {},
    place_name=lambda game, spot: spot.partition(":")[2],
    causes={},
    kinds=(),
    worst="",
    ground=lambda game, state: ("", ""),
    map=lambda game, state, heat, ground: game.svg(state),
)
"""What stands in for a game that tells reports nothing."""


def of_row(row: GameRow) -> ReportFace:
    """How reports tell of the game of a row."""
    face: ReportFace | None = row.load("report")
    return face or NOBODY


def face_of(game: Game[Any]) -> ReportFace:
    """How reports tell of a game."""
    return of_row(row_of(game.setup.ruleset))

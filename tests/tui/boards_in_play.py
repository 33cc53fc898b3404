"""Positions that tests of the boards look at, and an application with nothing but a board."""

from __future__ import annotations

from functools import cache
from typing import Any

from textual.app import App, ComposeResult

from firehouse.core.luck import Rng
from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.games.flashpoint.screen.picture import PlanPicture
from firehouse.games.flashpoint.screen.sheet import BESIDE, SINGLE, SIZES, STACKED
from firehouse.games.hotshots.screen.picture import ForestPicture
from firehouse.games.hotshots.screen.sheet import SIZES as FOREST_SIZES
from firehouse.stage import stage_of
from firehouse.tui.boards import BoardView
from firehouse.tui.boards.look import Picture

Plain = dict[str, Any]

HOUSES = (
    ("flashpoint/experienced", "house_front"),
    ("flashpoint/tragic-events", "house_back"),
    ("flashpoint/brownstone", "brownstone"),
    ("flashpoint/second-story", "villa"),
    ("flashpoint/second-story", "hotel"),
)
FORESTS = tuple(
    ("hotshots/standard", board)
    for board in (
        "circle",
        "denali",
        "grand_canyon",
        "grand_teton",
        "yellowstone",
        "yosemite",
        "zion",
    )
)


BOARDS = (*HOUSES, *FORESTS)


def pictures(scene: Plain) -> list[Picture]:
    """A board in every size and arrangement."""
    if scene["game"] == "hotshots":
        return [ForestPicture(scene, size) for size in FOREST_SIZES]
    shapes = [(SINGLE, 0)] if scene["floors"] == 1 else [(BESIDE, 0), (STACKED, 0), (SINGLE, 1)]
    return [PlanPicture(scene, size, *shape) for size in SIZES for shape in shapes]


@cache
def table_at(ruleset: str, board: str, steps: int, seed: int = 4, crew: int = 4) -> Table:
    """A game after some random steps; tests only look at it."""
    table = Table(Setup(ruleset, board, None, crew), seed)
    rng = Rng(seed)
    while table.step < steps and table.result is None:
        table.play(int(table.game.random_action(table.state, rng)))
    return table


def shown(table: Table) -> tuple[Plain, Plain]:
    """The scene and the view of a table."""
    stage = stage_of(table.game)
    return stage.scene(table.game), stage.view(table.game, table.state)


def lights(table: Table) -> dict[str, str]:
    """The best place of every action, with its price."""
    found: dict[str, str] = {}
    for offer in stage_of(table.game).offers(table.game, table.state):
        for spot in offer.spots[:1]:
            found.setdefault(spot, str(offer.price or "✓"))
    return found


class BoardApp(App[None]):
    """A board that fills the screen."""

    def __init__(self, table: Table, *, lit: bool = True, theme: str = "textual-dark") -> None:
        super().__init__()
        self._table = table
        self._lit = lit
        self._theme_name = theme
        self.board = BoardView()
        self.picked: list[BoardView.Picked] = []

    def compose(self) -> ComposeResult:
        """The board."""
        yield self.board

    def on_mount(self) -> None:
        """Show the position."""
        self.theme = self._theme_name
        self.board.show(*shown(self._table))
        if self._lit:
            self.board.light(lights(self._table))
        self.board.focus()

    def on_board_view_picked(self, event: BoardView.Picked) -> None:
        """Remember what was pointed at."""
        self.picked.append(event)

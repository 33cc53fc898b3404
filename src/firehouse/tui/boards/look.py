"""What a board shows: the position, and what is lit, threatened, flashed and under the cursor."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from textual.geometry import Region, Size

from firehouse.stage.shapes import Spots
from firehouse.tui.boards.canvas import Canvas
from firehouse.tui.boards.palette import HEATS

Plain = dict[str, Any]


@dataclass(frozen=True)
class Look:
    """A position and everything that is drawn over it."""

    view: Plain
    prices: Mapping[str, str] = field(default_factory=dict)
    """What stands on each place that is lit."""
    chances: Mapping[str, float] = field(default_factory=dict)
    flashed: Spots = ()
    cursor: str = ""


class Picture(ABC):
    """A board laid out in one size. It knows where everything lies, and draws it."""

    width: int
    height: int

    def size(self, view: Plain) -> Size:
        """How large it is; a picture that grows asks the view."""
        return Size(self.width, self.height)

    @abstractmethod
    def paint(self, look: Look) -> Canvas:
        """Draw a position."""

    @abstractmethod
    def cells(self, view: Plain) -> list[str]:
        """The squares or tiles that the cursor walks over, in reading order."""

    @abstractmethod
    def beside(self, view: Plain, cell: str, right: int, down: int) -> str | None:
        """The cell beside a cell; None at the border."""

    @abstractmethod
    def around(self, view: Plain, cell: str) -> Spots:
        """A cell, what lies on it, and its sides: all that it stands for with the keyboard."""

    @abstractmethod
    def region(self, view: Plain, spot: str) -> Region | None:
        """Where a place lies on the sheet; None if this picture leaves it out."""


FLAME: Final = "▲"
ON_TURN: Final = "►"
"""Stands before the pawn on turn, where there is room."""
FAR: Final = "·"
"""The label of a place that only several actions lead to; it is shown more quietly."""
LEAST: Final = 0.005
"""Chances below this would only be noise."""


def heat(chance: float) -> str:
    """The ground of a chance."""
    return f"heat-{min(HEATS - 1, int(chance * HEATS))}"


def percent(chance: float) -> str:
    """A chance in few characters."""
    return "<1%" if chance < 0.01 else f"{round(chance * 100)}%"


def tag(price: str, width: int) -> str:
    """A price as it stands on a lit place; the brackets tell it from a pawn without colours."""
    return f"[{price}]" if width >= len(price) + 2 and price != FAR else price[:width]


def tag_style(price: str) -> tuple[str, str | None]:
    """The ink and the ground of a price."""
    return ("far", None) if price == FAR else ("lit", "lit")

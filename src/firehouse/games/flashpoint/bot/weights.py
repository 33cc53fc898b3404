"""What the rule of thumb thinks things are worth; `scripts/weights.py` finds them by playing."""

from __future__ import annotations

from typing import Final

from firehouse.core.setup import Setup
from firehouse.games.flashpoint.data.options import Options

Values = tuple[float, float, float]
"""A weight in the first edition, in the second, in the second with a deck gun."""
Row = tuple[str, Values, str]
"""A weight: its name, its values, what it weighs."""


class _Column:
    """Reads the weights of one kind of games, and keeps their rows."""

    def __init__(self, column: int) -> None:
        self.column = column
        self.rows: list[Row] = []

    def weight(self, name: str, values: Values, weighs: str) -> float:
        self.rows.append((name, values, weighs))
        return values[self.column]


class Weights:
    """Worths are in points; a task is judged by its points for each AP it takes."""

    def __init__(self, column: int = 0) -> None:
        of = _Column(column)
        self.victim: float = of.weight(
            "victim", (6.35, 6.35, 8.89), "A victim that is brought to safety."
        )
        self.point: float = of.weight(
            "point", (8.12, 9.92, 10.91), "A point of interest that turns out to be a victim."
        )
        self.fire: float = of.weight("fire", (1.11, 1.11, 1.44), "A fire put out.")
        self.neighbour: float = of.weight(
            "neighbour", (0.36, 0.28, 0.30), "More for each fire beside it."
        )
        self.guard: float = of.weight(
            "guard", (0.78, 0.62, 1.43), "More for each victim or point of interest beside it."
        )
        self.crowd: float = of.weight(
            "crowd",
            (0.02, 0.02, 0.01),
            "More, as a part of it all, for each fire on the board beyond six.",
        )
        self.delay: float = of.weight(
            "delay",
            (0.45, 0.29, 0.19),
            "AP that every task is thought to take besides those counted.",
        )
        self.carry: float = of.weight(
            "carry",
            (2.86, 3.30, 0.66),
            "How much of the way back counts before a point is turned over.",
        )
        self.urgent: float = of.weight(
            "urgent", (0.45, 0.29, 0.19), "More for a victim, as a part, for each fire beside it."
        )
        self.claimed: float = of.weight(
            "claimed",
            (0.05, 0.02, 0.02),
            "What is left of a task's worth when somebody else is nearer to it.",
        )
        self.rescue_now: float = of.weight(
            "rescue_now",
            (1.69, 1.59, 1.61),
            "How much better a rescue is that can be finished this turn.",
        )
        self.damage: float = of.weight(
            "damage",
            (2.68, 1.39, 2.24),
            "How much more fires count, as a part, when the house is about to come down.",
        )
        self.identify: float = of.weight(
            "identify", (1.50, 1.50, 2.96), "Turning over a point of interest from afar."
        )
        self.gun: float = of.weight(
            "gun",
            (1.00, 1.00, 1.50),
            "What the deck gun puts out, against what is put out by hand.",
        )
        self.hazmat: float = of.weight("hazmat", (4.00, 4.00, 5.36), "A hazmat removed.")
        self.hot_spot: float = of.weight("hot_spot", (2.00, 2.00, 2.23), "A hot spot cleared.")
        self.smoke: float = of.weight(
            "smoke", (1.30, 1.30, 1.68), "Smoke cleared that no fire is beside."
        )
        self.half: float = of.weight(
            "half",
            (0.87, 1.36, 0.88),
            "What is left of a fire's worth if it only becomes smoke, with no fire beside it.",
        )
        self.change: float = of.weight(
            "change", (8.00, 8.00, 8.00), "Becoming a specialist who does more, for each rank."
        )
        self.aimed: float = of.weight(
            "aimed",
            (1.40, 1.40, 4.72),
            "How much more the deck gun puts out if its dice may be rolled again.",
        )
        self.patience: float = of.weight(
            "patience",
            (2.00, 1.39, 4.95),
            "AP that are rather saved than walked on a way that does not end this turn.",
        )
        self.smoke_link: float = of.weight(
            "smoke_link", (0.13, 0.13, 0.05), "More for each other smoke beside it."
        )
        self.open: float = of.weight(
            "open", (0.04, 0.04, 0.06), "More for each square beside a fire to which it may spread."
        )
        self.saved: float = of.weight(
            "saved", (1.04, 1.04, 1.62), "An AP that is saved for the next turn."
        )
        self.risk: float = of.weight(
            "risk", (0.27, 0.17, 0.50), "What it costs to stay beside a fire."
        )
        self.early: float = of.weight(
            "early",
            (0.64, 0.64, 0.31),
            "How much more fires count, as a part, while all are still to be rescued.",
        )
        self.rows = of.rows


TABLE: Final[list[Row]] = Weights().rows

TRIALS: Final[tuple[tuple[Setup, ...], ...]] = (
    (Setup("flashpoint/basic", crew=3), Setup("flashpoint/advanced", crew=4)),
    (Setup("flashpoint/family", crew=3),),
    (
        Setup("flashpoint/experienced", crew=4),
        Setup("flashpoint/brownstone", crew=3),
        Setup("flashpoint/second-story", difficulty="recruit", crew=3),
        Setup("flashpoint/tragic-events", crew=3),
    ),
)
"""The games in which the weights of each column are tried out."""


def weights_of(options: Options) -> Weights:
    """The weights for games of a kind."""
    if options.vehicles and options.gentle_gun:
        return Weights(2)
    return Weights(1 if options.points_last else 0)

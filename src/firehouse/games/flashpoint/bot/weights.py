"""What the rule of thumb thinks things are worth; `scripts/weights.py` finds them by playing."""

from __future__ import annotations

from typing import Final

from firehouse.core.setup import Setup
from firehouse.games.flashpoint.rules.house import House

Values = tuple[float, float, float, float, float]
"""A weight in the first edition, in its advanced game, in the second edition, there with a deck
gun, and in its houses of two floors."""
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
            "victim", (6.35, 6.35, 6.35, 9.17, 11.47), "A victim that is brought to safety."
        )
        self.point: float = of.weight(
            "point",
            (8.12, 8.12, 9.92, 8.21, 8.50),
            "A point of interest that turns out to be a victim.",
        )
        self.fire: float = of.weight("fire", (1.11, 1.11, 1.11, 2.14, 2.43), "A fire put out.")
        self.neighbour: float = of.weight(
            "neighbour", (0.36, 0.36, 0.28, 0.25, 0.21), "More for each fire beside it."
        )
        self.guard: float = of.weight(
            "guard",
            (0.78, 0.78, 0.62, 1.08, 1.49),
            "More for each victim or point of interest beside it.",
        )
        self.crowd: float = of.weight(
            "crowd",
            (0.02, 0.02, 0.02, 0.01, 0.01),
            "More, as a part of it all, for each fire on the board beyond six.",
        )
        self.delay: float = of.weight(
            "delay",
            (0.45, 0.45, 0.29, 0.14, 0.15),
            "AP that every task is thought to take besides those counted.",
        )
        self.carry: float = of.weight(
            "carry",
            (2.86, 2.86, 3.30, 0.79, 0.97),
            "How much of the way back counts before a point is turned over.",
        )
        self.urgent: float = of.weight(
            "urgent",
            (0.45, 0.45, 0.29, 0.26, 0.21),
            "More for a victim, as a part, for each fire beside it.",
        )
        self.claimed: float = of.weight(
            "claimed",
            (0.05, 0.05, 0.02, 0.03, 0.03),
            "What is left of a task's worth when somebody else is nearer to it.",
        )
        self.rescue_now: float = of.weight(
            "rescue_now",
            (1.69, 1.69, 1.59, 1.60, 1.44),
            "How much better a rescue is that can be finished this turn.",
        )
        self.damage: float = of.weight(
            "damage",
            (2.68, 2.68, 1.39, 1.58, 1.35),
            "How much more fires count, as a part, when the house is about to come down.",
        )
        self.identify: float = of.weight(
            "identify",
            (1.50, 1.50, 1.50, 1.91, 1.66),
            "Turning over a point of interest from afar.",
        )
        self.gun: float = of.weight(
            "gun",
            (1.00, 1.00, 1.00, 0.98, 1.11),
            "What the deck gun puts out, against what is put out by hand.",
        )
        self.hazmat: float = of.weight(
            "hazmat", (4.00, 4.00, 4.00, 4.08, 3.70), "A hazmat removed."
        )
        self.haul: float = of.weight(
            "haul", (4.00, 4.00, 4.00, 4.00, 3.16), "A hazmat carried out of the house."
        )
        self.hot_spot: float = of.weight(
            "hot_spot", (2.00, 2.00, 2.00, 2.08, 1.95), "A hot spot cleared."
        )
        self.smoke: float = of.weight(
            "smoke", (1.30, 1.30, 1.30, 1.94, 1.77), "Smoke cleared that no fire is beside."
        )
        self.half: float = of.weight(
            "half",
            (0.87, 0.87, 1.36, 0.90, 0.82),
            "What is left of a fire's worth if it only becomes smoke, with no fire beside it.",
        )
        self.change: float = of.weight(
            "change",
            (8.00, 8.00, 8.00, 7.30, 9.33),
            "Becoming a specialist who does more, for each rank.",
        )
        self.aimed: float = of.weight(
            "aimed",
            (1.40, 1.40, 1.40, 16.89, 11.46),
            "How much more the deck gun puts out if its dice may be rolled again.",
        )
        self.alone: float = of.weight(
            "alone",
            (1.40, 1.40, 1.40, 3.00, 2.30),
            "The same for a crew of one: while it fires, nobody goes in.",
        )
        self.patience: float = of.weight(
            "patience",
            (2.00, 2.00, 1.39, 6.22, 4.86),
            "AP that are rather saved than walked on a way that does not end this turn.",
        )
        self.smoke_link: float = of.weight(
            "smoke_link", (0.13, 0.13, 0.13, 0.05, 0.05), "More for each other smoke beside it."
        )
        self.open: float = of.weight(
            "open",
            (0.04, 0.04, 0.04, 0.09, 0.09),
            "More for each square beside a fire to which it may spread.",
        )
        self.saved: float = of.weight(
            "saved", (1.04, 1.04, 1.04, 1.41, 0.91), "An AP that is saved for the next turn."
        )
        self.risk: float = of.weight(
            "risk", (0.27, 0.27, 0.17, 0.62, 0.59), "What it costs to stay beside a fire."
        )
        self.early: float = of.weight(
            "early",
            (0.64, 0.64, 0.64, 0.32, 0.32),
            "How much more fires count, as a part, while all are still to be rescued.",
        )
        self.rows = of.rows


TABLE: Final[list[Row]] = Weights().rows

_LONE: Final = ("driver-operator",)
_TO_THE_END: Final = {"crew_change": False}
TRIALS: Final[tuple[tuple[Setup, ...], ...]] = (
    (Setup("flashpoint/basic", crew=3), Setup("flashpoint/basic", crew=6)),
    (
        Setup("flashpoint/advanced", difficulty="two-alarm", crew=4),
        Setup("flashpoint/advanced", difficulty="three-alarm", crew=4),
    ),
    (Setup("flashpoint/family", crew=3), Setup("flashpoint/family", crew=6)),
    (
        Setup("flashpoint/experienced", difficulty="veteran", crew=4),
        Setup("flashpoint/experienced", difficulty="heroic", crew=4),
        Setup("flashpoint/experienced", difficulty="recruit", crew=3),
        Setup("flashpoint/brownstone", difficulty="recruit", crew=3),
        Setup("flashpoint/tragic-events", difficulty="veteran", crew=4),
        Setup("flashpoint/experienced", difficulty="veteran", crew=_LONE, options=_TO_THE_END),
    ),
    (
        Setup("flashpoint/second-story", board="villa", difficulty="recruit", crew=4),
        Setup("flashpoint/second-story", board="hotel", difficulty="recruit", crew=4),
        Setup("flashpoint/second-story", None, "recruit", crew=_LONE, options=_TO_THE_END),
    ),
)
"""The games in which the weights of each column are tried out."""


def weights_of(g: House) -> Weights:
    """The weights for games of a kind."""
    options = g.options
    if options.vehicles and options.gentle_gun:
        return Weights(4 if g.board.floors == 2 else 3)
    if options.vehicles:
        return Weights(1)
    return Weights(2 if options.points_last else 0)

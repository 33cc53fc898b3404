"""What the rule of thumb thinks things are worth; found by playing thousands of games."""

from __future__ import annotations

from typing import Final

from firehouse.games.flashpoint.data.options import Options

TABLE: Final = (
    ("victim", (6.35, 6.35, 8.89), "A victim that is brought to safety."),
    ("point", (8.12, 9.92, 10.91), "A point of interest that turns out to be a victim."),
    ("fire", (1.11, 1.11, 1.44), "A fire put out."),
    ("neighbour", (0.36, 0.28, 0.30), "More for each fire beside it."),
    ("guard", (0.78, 0.62, 1.43), "More for each victim or point of interest beside it."),
    (
        "crowd",
        (0.02, 0.02, 0.01),
        "More, as a part of it all, for each fire on the board beyond six.",
    ),
    ("delay", (0.45, 0.29, 0.19), "AP that every task is thought to take besides those counted."),
    ("carry", (2.86, 3.30, 0.66), "How much of the way back counts before a point is turned over."),
    ("urgent", (0.45, 0.29, 0.19), "More for a victim, as a part, for each fire beside it."),
    (
        "claimed",
        (0.05, 0.02, 0.02),
        "What is left of a task's worth when somebody else is nearer to it.",
    ),
    (
        "rescue_now",
        (1.69, 1.59, 1.61),
        "How much better a rescue is that can be finished this turn.",
    ),
    (
        "damage",
        (2.68, 1.39, 2.24),
        "How much more fires count, as a part, when the house is about to come down.",
    ),
    ("identify", (1.50, 1.50, 2.96), "Turning over a point of interest from afar."),
    ("gun", (1.00, 1.00, 1.50), "What the deck gun puts out, against what is put out by hand."),
    ("hazmat", (4.00, 4.00, 5.36), "A hazmat removed."),
    ("hot_spot", (2.00, 2.00, 2.23), "A hot spot cleared."),
    ("smoke", (1.30, 1.30, 1.68), "Smoke cleared that no fire is beside."),
    (
        "half",
        (0.87, 1.36, 0.88),
        "What is left of a fire's worth if it only becomes smoke, with no fire beside it.",
    ),
    ("change", (8.00, 8.00, 8.00), "Becoming a specialist who does more, for each rank."),
    (
        "aimed",
        (1.40, 1.40, 4.72),
        "How much more the deck gun puts out if its dice may be rolled again.",
    ),
    (
        "patience",
        (2.00, 1.39, 4.95),
        "AP that are rather saved than walked on a way that does not end this turn.",
    ),
    ("smoke_link", (0.13, 0.13, 0.05), "More for each other smoke beside it."),
    ("open", (0.04, 0.04, 0.06), "More for each square beside a fire to which it may spread."),
    ("saved", (1.04, 1.04, 1.62), "An AP that is saved for the next turn."),
    ("risk", (0.27, 0.17, 0.50), "What it costs to stay beside a fire."),
    (
        "early",
        (0.64, 0.64, 0.31),
        "How much more fires count, as a part, while all are still to be rescued.",
    ),
)
"""Each weight: its name; its value in the first edition, in the second, in the second with a
deck gun; its meaning."""


class Weights:
    """Worths are in points; a task is judged by its points for each AP it takes."""

    victim: float
    point: float
    fire: float
    neighbour: float
    guard: float
    crowd: float
    delay: float
    carry: float
    urgent: float
    claimed: float
    rescue_now: float
    damage: float
    identify: float
    gun: float
    hazmat: float
    hot_spot: float
    smoke: float
    half: float
    change: float
    aimed: float
    patience: float
    smoke_link: float
    open: float
    saved: float
    risk: float
    early: float

    def __init__(self, column: int = 0) -> None:
        values = {name: three[column] for name, three, _ in TABLE}
        self.victim = values["victim"]
        self.point = values["point"]
        self.fire = values["fire"]
        self.neighbour = values["neighbour"]
        self.guard = values["guard"]
        self.crowd = values["crowd"]
        self.delay = values["delay"]
        self.carry = values["carry"]
        self.urgent = values["urgent"]
        self.claimed = values["claimed"]
        self.rescue_now = values["rescue_now"]
        self.damage = values["damage"]
        self.identify = values["identify"]
        self.gun = values["gun"]
        self.hazmat = values["hazmat"]
        self.hot_spot = values["hot_spot"]
        self.smoke = values["smoke"]
        self.half = values["half"]
        self.change = values["change"]
        self.aimed = values["aimed"]
        self.patience = values["patience"]
        self.smoke_link = values["smoke_link"]
        self.open = values["open"]
        self.saved = values["saved"]
        self.risk = values["risk"]
        self.early = values["early"]


def weights_of(options: Options) -> Weights:
    """The weights for games of a kind."""
    if options.vehicles and options.gentle_gun:
        return Weights(2)
    return Weights(1 if options.points_last else 0)

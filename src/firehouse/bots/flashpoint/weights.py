"""What the rule of thumb thinks things are worth; found by playing thousands of games."""

from __future__ import annotations

from typing import Final

NAMES: Final = (
    "victim",
    "point",
    "fire",
    "neighbour",
    "guard",
    "crowd",
    "delay",
    "carry",
    "urgent",
    "claimed",
    "rescue_now",
    "damage",
    "identify",
    "gun",
    "hazmat",
    "hot_spot",
    "smoke",
    "half",
    "aimed",
    "patience",
    "smoke_link",
    "open",
    "saved",
    "risk",
    "early",
)
"""One weight each, in the order of the fields below."""


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
    aimed: float
    patience: float
    smoke_link: float
    open: float
    saved: float
    risk: float
    early: float

    def __init__(self) -> None:
        self.victim = 6.35
        """A victim that is brought to safety."""
        self.point = 8.12
        """A point of interest that turns out to be a victim."""
        self.fire = 1.11
        """A fire put out."""
        self.neighbour = 0.36
        """More for each fire beside it."""
        self.guard = 0.78
        """More for each victim or point of interest beside it."""
        self.crowd = 0.02
        """More, as a part of it all, for each fire on the board beyond six."""
        self.delay = 0.45
        """AP that every task is thought to take besides those counted."""
        self.carry = 2.86
        """How much of the way back counts before a point is turned over."""
        self.urgent = 0.45
        """More for a victim, as a part, for each fire beside it."""
        self.claimed = 0.05
        """What is left of a task's worth when somebody else is nearer to it."""
        self.rescue_now = 1.69
        """How much better a rescue is that can be finished this turn."""
        self.damage = 2.68
        """How much more fires count, as a part, when the house is about to come down."""
        self.identify = 1.50
        """Turning over a point of interest from afar."""
        self.gun = 2.00
        """A fire that the deck gun is expected to put out."""
        self.hazmat = 4.00
        """A hazmat removed."""
        self.hot_spot = 2.00
        """A hot spot cleared."""
        self.smoke = 1.30
        """Smoke cleared that no fire is beside."""
        self.smoke_link = 0.13
        """More for each other smoke beside it."""
        self.patience = 2.00
        """AP that are rather saved than walked on a way that does not end this turn."""
        self.aimed = 1.4
        """How much more the deck gun puts out if its dice may be rolled again."""
        self.half = 0.87
        """What is left of a fire's worth if it only becomes smoke, with no fire beside it."""
        self.open = 0.04
        """More for each square beside a fire to which it may spread."""
        self.saved = 1.04
        """An AP that is saved for the next turn."""
        self.risk = 0.27
        """What it costs to stay beside a fire."""
        self.early = 0.64
        """How much more fires count, as a part, while all are still to be rescued."""

"""A finished game of Flash Point: the figures that teams compare, and its badges."""

from __future__ import annotations

from typing import Final

from firehouse.core.badges import Badge, named_badges
from firehouse.core.game import WON
from firehouse.core.phrase import phrase
from firehouse.core.score import Figure, turns_of
from firehouse.core.table import Table
from firehouse.games.flashpoint import events
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.rules import endings
from firehouse.games.flashpoint.words.language import say

HEROIC: Final = "heroic"
PERFECT: Final = endings.CODES[endings.PERFECT]
SCRATCH: Final = 4
"""The part of the damage limit below which a house is hardly scratched: one in so many."""
BADGES: Final = (
    ("nobody-lost", "nobody-lost", 1),
    ("heroic", "heroic", 1),
    ("perfect", "perfect", 1),
    ("hardly-a-scratch", "hardly-a-scratch", 1),
    ("rescues-50", "rescued", 50),
    ("rescues-500", "rescued", 500),
)
"""Each with the feat that it is given for, and how much of it."""


def score(table: Table) -> list[Figure]:
    """The figures of a game that is over."""
    state = table.state
    turns = sum(isinstance(event, events.TurnStarted) for _, event in table.log)
    return [
        Figure(say(phrase("figure.rescued")), int(state.rescued), more=True),
        Figure(say(phrase("figure.damage")), int(state.damage)),
        turns_of(say(phrase("figure.turns")), table, turns),
    ]


def feats(table: Table) -> dict[str, int]:
    """What was done in a game that is over."""
    state, won = table.state, table.result == WON
    assert isinstance(table.game, FlashPoint)
    limit = table.game.house.options.damage_limit
    return {
        "rescued": int(state.rescued),
        "nobody-lost": won and state.lost == 0,
        "heroic": won and table.setup.difficulty == HEROIC,
        "perfect": won and table.ending == PERFECT,
        "hardly-a-scratch": won and SCRATCH * state.damage < limit,
    }


def badges() -> list[Badge]:
    """All that there are, in the order in which they are shown."""
    return named_badges(BADGES, say)

"""A finished game of Hotshots: the figures that teams compare, and its badges."""

from __future__ import annotations

from typing import Final

from firehouse.core.badges import Badge, named_badges
from firehouse.core.bits import size
from firehouse.core.game import WON
from firehouse.core.phrase import phrase
from firehouse.core.score import Figure, turns_of
from firehouse.core.table import Table
from firehouse.games.hotshots import events
from firehouse.games.hotshots.rules.state import burning_tiles
from firehouse.games.hotshots.words.language import say

HOTTEST: Final = "firestorm"
BADGES: Final = (
    ("nothing-scorched", "nothing-scorched", 1),
    ("hottest", "hottest", 1),
    ("contained-100", "contained", 100),
)
"""Each with the feat that it is given for, and how much of it."""


def score(table: Table) -> list[Figure]:
    """The figures of a game that is over."""
    state = table.state
    laid = sum(cell >= 0 for cell in state.cells)
    scorched, burning = int(size(state.scorched)), int(size(burning_tiles(state)))
    turns = sum(isinstance(event, events.TurnStarted) for _, event in table.log)
    return [
        Figure(say(phrase("figure.scorched")), scorched),
        Figure(say(phrase("figure.contained")), laid - scorched - burning, more=True),
        turns_of(say(phrase("figure.turns")), table, turns),
    ]


def feats(table: Table) -> dict[str, int]:
    """What was done in a game that is over."""
    won = table.result == WON
    scorched, contained, _ = score(table)
    return {
        "contained": contained.value,
        "nothing-scorched": won and scorched.value == 0,
        "hottest": won and table.setup.difficulty == HOTTEST,
    }


def badges() -> list[Badge]:
    """All that there are, in the order in which they are shown."""
    return named_badges(BADGES, say)

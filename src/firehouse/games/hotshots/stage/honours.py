"""What is worth a badge in Hotshots."""

from __future__ import annotations

from typing import Final

from firehouse.core.badges import Badge
from firehouse.core.game import WON
from firehouse.core.phrase import phrase
from firehouse.core.table import Table
from firehouse.games.hotshots.stage.score import score
from firehouse.games.hotshots.words.language import say

HOTTEST: Final = "firestorm"
BADGES: Final = (
    ("nothing-scorched", "nothing-scorched", 1),
    ("hottest", "hottest", 1),
    ("contained-100", "contained", 100),
)
"""Each with the feat that it is given for, and how much of it."""


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
    return [
        Badge(name, say(phrase(f"badge.{name}")), say(phrase(f"badge-text.{name}")), feat, needed)
        for name, feat, needed in BADGES
    ]

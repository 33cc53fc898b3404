"""What teams of Hotshots compare: what burnt down, what is safe, how long it was."""

from __future__ import annotations

from firehouse.core.bits import size
from firehouse.core.score import Figure, turns_of
from firehouse.core.table import Table
from firehouse.games.hotshots import events
from firehouse.games.hotshots.rules.state import burning_tiles


def score(table: Table) -> list[Figure]:
    """The figures of a game that is over."""
    state = table.state
    laid = sum(cell >= 0 for cell in state.cells)
    scorched, burning = int(size(state.scorched)), int(size(burning_tiles(state)))
    turns = sum(isinstance(event, events.TurnStarted) for _, event in table.log)
    return [
        Figure("Scorched", scorched),
        Figure("Contained", laid - scorched - burning, more=True),
        turns_of("Turns", table, turns),
    ]

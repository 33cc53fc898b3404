"""What teams of Flash Point compare: who was rescued, what the house took, how long it was."""

from __future__ import annotations

from firehouse.core.score import Figure, turns_of
from firehouse.core.table import Table
from firehouse.games.flashpoint import events


def score(table: Table) -> list[Figure]:
    """The figures of a game that is over."""
    state = table.state
    turns = sum(isinstance(event, events.TurnStarted) for _, event in table.log)
    return [
        Figure("Rescued", int(state.rescued), more=True),
        Figure("Damage", int(state.damage)),
        turns_of("Turns", table, turns),
    ]

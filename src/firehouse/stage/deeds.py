"""What each member of the crew did in a whole game, counted."""

from __future__ import annotations

from collections import Counter

from firehouse.core.event import is_fire, kind_of
from firehouse.core.table import Table
from firehouse.stage.stage import Stage


def deeds_of(stage: Stage, table: Table) -> list[dict[str, int]]:
    """How often each pawn's player brought what about, by the kind of event: not luck nor fire."""
    game = table.game
    found: list[Counter[str]] = [Counter() for _ in game.pawns(table.state)]
    for step in table.steps:
        who = -1 if step.kind else game.actor(step.before)
        if who < 0:
            continue
        for event in step.events:
            if not is_fire(event):
                found[who][kind_of(event)] += stage.amount(event)
    return [dict(counted) for counted in found]

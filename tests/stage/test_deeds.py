"""What each of the crew did is counted over the whole game."""

from __future__ import annotations

from firehouse import Setup, Table
from firehouse.bots import Budget, bot_of
from firehouse.core.luck import Rng
from firehouse.games.hotshots.events import FlamesRemoved, Succeeded
from firehouse.stage import stage_of
from firehouse.stage.deeds import deeds_of


def test_flames_and_won_fights_are_counted() -> None:
    """Each flame that was put out is one, and each fight that brought a reward."""
    table, bot = Table(Setup("hotshots/standard", crew=2), 6), bot_of("greedy")
    while table.result is None and table.step < 400:
        choice = bot.choose(table.game, table.state, Rng(1), Budget(playouts=1))
        table.play(table.game.text(choice))
    found = deeds_of(stage_of(table.game), table)
    told = [event for step in table.steps for event in step.events]
    flames = sum(event.number for event in told if isinstance(event, FlamesRemoved))
    won = sum(isinstance(event, Succeeded) for event in told)
    assert sum(one.get("flames-removed", 0) for one in found) == flames > 0
    assert sum(one.get("succeeded", 0) for one in found) == won > 0

"""What is thought out in another process; everything goes in and comes out as plain data."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from firehouse.analysis.chance import win_chance
from firehouse.analysis.facts import likely
from firehouse.analysis.plan import Planned, best_plan
from firehouse.analysis.threat import threats, threats_ahead
from firehouse.analysis.threat_places import chances_by_place
from firehouse.bots.bot import Budget
from firehouse.bots.search import SearchBot
from firehouse.core.game import Game
from firehouse.core.luck import Rng
from firehouse.core.setup import Setup
from firehouse.core.table import Table, check
from firehouse.stage import stage_of
from firehouse.terminal.advice import chance_text
from firehouse.tui.heat import heat_of
from firehouse.tui.session import Advice

Position = tuple[dict[str, Any], tuple[int, ...]]
"""A set-up as plain data, and every step since."""
PlannedStep = tuple[str, int, str]
"""The check of a position, the action to play there, and why."""


def position_of(table: Table) -> Position:
    """Where a table stands, for another process."""
    return table.setup.to_json(), tuple(step.action for step in table.steps)


def search_line(position: Position, luck: int, budget: Budget) -> list[PlannedStep]:
    """What the search bot would play up to the next luck."""
    game, state = _at(position)
    found: list[PlannedStep] = []
    for thought in SearchBot().line(game, state, Rng(luck), budget):
        found.append((check(state), thought.action, thought.reason))
        game.apply(state, thought.action)
    return found


def hint(position: Position, budget: Budget) -> Advice:
    """The best plan for the rest of the turn."""
    game, state = _at(position)
    plan = best_plan(game, state, _luck(position), budget)
    if plan is None:
        return Advice("Nobody decides now, so there is nothing to advise.")
    lines = [f"Hint for {game.pawns(state)[plan.pawn]}:"]
    lines += _plan_lines(game, state, plan.steps)
    lines.append(f"With this the chance to win is about {likely(plan.chance)}.")
    lines += [f"Then: {sentence}" for sentence in plan.facts]
    chance = plan.chance
    actions = tuple(step.text for step in plan.steps)
    return Advice("\n".join(lines), actions, chance.value, chance.low, chance.high)


def chance(position: Position, budget: Budget) -> Advice:
    """The chance to win from here."""
    game, state = _at(position)
    found = win_chance(game, state, _luck(position), budget)
    return Advice(chance_text(found), (), found.value, found.low, found.high)


def threat(position: Position, turns: int) -> dict[str, float]:
    """What the fire may do after this turn, or (more than 1) until the pawn's next one."""
    game, state = _at(position)
    if game.over(state):
        return {}
    found = threats(game, state) if turns == 1 else threats_ahead(game, state, _luck(position))
    burning = {f"square:{where}" for where in found.now}
    heat = heat_of(chances_by_place(found))
    return {spot: value for spot, value in heat.items() if spot not in burning}


def _plan_lines(game: Game[Any], state: Any, steps: tuple[Planned, ...]) -> list[str]:
    """The steps in words, with their prices and reasons."""
    here = state.copy()
    lines = []
    for step in steps:
        labels = {offer.action: offer.label for offer in stage_of(game).offers(game, here)}
        price = f" ({step.price} {game.currency()})" if step.price and game.currency() else ""
        why = f": {step.why}" if step.why else ""
        lines.append(f"• {labels.get(step.text, step.text)}{price}{why}")
        game.apply(here, step.action)
    return lines


def _luck(position: Position) -> Rng:
    """Luck of its own for advice at this step: asked twice, it says the same."""
    return Rng(len(position[1]))


@lru_cache(maxsize=4)
def _game(setup: str) -> Game[Any]:
    return Game.of(Setup.from_json(json.loads(setup)))


def _at(position: Position) -> tuple[Game[Any], Any]:
    setup, actions = position
    game = _game(json.dumps(setup))
    state = game.start()
    for action in actions:
        game.apply(state, action)
    return game, state

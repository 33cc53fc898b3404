"""What is computed in another process; everything goes in and out as plain data."""

from __future__ import annotations

from typing import Any

from firehouse.analysis.chance import win_chance
from firehouse.analysis.plan import Planned, best_plan
from firehouse.analysis.review import Review, review
from firehouse.analysis.threat import threats, threats_ahead
from firehouse.analysis.threat_places import chances_by_place
from firehouse.analysis.threat_words import with_this
from firehouse.bots.bot import Budget
from firehouse.bots.positions import Position, followed, luck_for_advice, reached
from firehouse.core.game import Game
from firehouse.core.known import Known
from firehouse.core.luck import Rng
from firehouse.stage import stage_of
from firehouse.terminal.advice import advice_of, chance_text
from firehouse.tui.heat import heat_of
from firehouse.words.language import tell


def hint(position: Position, known: Known, budget: Budget) -> str:
    """The best plan for the rest of the turn."""
    game, state = reached(position)
    plan = best_plan(game, state, luck_for_advice(position), budget)
    if plan is None:
        return tell("screen.table.no-advice")
    said = advice_of(game, state, known, plan)
    lines = [tell("screen.table.hint-for", pawn=game.pawns(state)[plan.pawn], advice=said)]
    lines += _plan_lines(game, state, plan.steps)
    lines.append(with_this(plan.chance))
    lines += [tell("screen.table.then", fact=sentence) for sentence in plan.facts]
    return "\n".join(lines)


def chance(position: Position, budget: Budget) -> str:
    """The chance to win from here."""
    game, state = reached(position)
    found = win_chance(game, state, luck_for_advice(position), budget)
    return chance_text(found)


def looked_back(position: Position, budget: Budget) -> Review:
    """A whole game, and what of it was luck or decision."""
    return review(followed(position), Rng(0), budget)


def threat(position: Position, turns: int) -> dict[str, float]:
    """What the fire may do after this turn, or (more than 1) until the pawn's next one."""
    game, state = reached(position)
    if game.over(state):
        return {}
    luck = luck_for_advice(position)
    found = threats(game, state) if turns == 1 else threats_ahead(game, state, luck)
    burning = {f"square:{where}" for where in found.now}
    heat = heat_of(chances_by_place(found))
    return {spot: value for spot, value in heat.items() if spot not in burning}


def plan_line(action: str, price: int, why: str, currency: str) -> str:
    """A step of a plan with its price and reason."""
    cost = f"{price} {currency}" if price and currency else "free"
    return tell("screen.table.plan-step", action=action, price=cost, why=why or "none")


def _plan_lines(game: Game[Any], state: Any, steps: tuple[Planned, ...]) -> list[str]:
    """The steps in words, with their prices and reasons."""
    here = state.copy()
    lines = []
    for step in steps:
        labels = {offer.action: offer.label for offer in stage_of(game).offers(game, here)}
        label = labels.get(step.text, step.text)
        lines.append(plan_line(label, step.price, step.why, game.currency()))
        game.apply(here, step.action)
    return lines

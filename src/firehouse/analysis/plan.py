"""The best plan for the rest of the turn: a line of actions with reasons, and what threatens it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from firehouse.analysis.advice import answered, dangers
from firehouse.analysis.chance import Chance, win_chance
from firehouse.analysis.threat import threats
from firehouse.analysis.threat_words import facts
from firehouse.analysis.values import after
from firehouse.bots.bot import Budget, Thought
from firehouse.bots.greedy import policy_of
from firehouse.bots.policy import Policy
from firehouse.bots.search import SearchBot
from firehouse.core.game import Game
from firehouse.core.luck import Rng

LONGEST: Final = 24
"""Actions of a plan; no turn needs more."""
CHANCE: Final = 4
"""One part in so many of the budget tells the chance to win; the rest looks for the plan."""
LOOKED_AT: Final = 1000
"""Positions for the threats at the end of the plan, so that a hint comes within the second."""


@dataclass(frozen=True)
class Planned:
    """An action of the plan, what it costs, and why it is there."""

    action: int
    text: str
    price: int
    why: str

    def to_json(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        return {"action": self.text, "price": self.price, "why": self.why}


@dataclass(frozen=True)
class Plan:
    """What to do up to the next luck or the next player, and what the fire may do then.

    `chance` is the chance to win after the first action if the rule of thumb plays on from there.
    """

    pawn: int
    steps: tuple[Planned, ...]
    chance: Chance
    facts: tuple[str, ...]
    danger: str = ""
    """What the plan makes less likely, in words; empty if that is nothing that threatens."""

    def to_json(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        return {
            "pawn": self.pawn + 1,
            "steps": [step.to_json() for step in self.steps],
            "chance": self.chance.to_json(),
            "facts": list(self.facts),
        }


def best_plan(
    game: Game[Any],
    state: Any,
    luck: Rng,
    budget: Budget,
    policy: Policy[Any] | None = None,
) -> Plan | None:
    """Search for the best line of actions; None where nobody decides.

    Where the search is not sure how to go on, the rule of thumb finishes the turn.
    """
    pawn = game.actor(state)
    if pawn < 0:
        return None
    rule = policy or policy_of(game)
    looking, counting = _parts(budget)
    thoughts = SearchBot(rule).line(game, state, luck, looking)
    begun = after(game, state, thoughts[0].action)
    chance = win_chance(game, begun, luck, counting, rule)
    steps: list[Planned] = []
    here = state.copy()
    while len(steps) < LONGEST and game.actor(here) == pawn:
        number = len(steps)
        thought = thoughts[number] if number < len(thoughts) else _thumb(rule, here, luck)
        steps.append(_planned(game, here, thought))
        here = after(game, here, thought.action)
        if _is_last(game, here, steps[-1]):
            break
    before = dangers(game, state, threats(game, state, LOOKED_AT))
    if game.over(here):
        return Plan(pawn, tuple(steps), chance, (), answered(before, {}))
    ahead = threats(game, here, LOOKED_AT)
    danger = answered(before, dangers(game, here, ahead))
    return Plan(pawn, tuple(steps), chance, tuple(facts(game, here, ahead)), danger)


def _parts(budget: Budget) -> tuple[Budget, Budget]:
    """The budget for the search, and that for the chance to win."""
    seconds, playouts = budget.seconds, budget.playouts
    counted = None if playouts is None else max(1, playouts // CHANCE)
    timed = None if seconds is None else seconds / CHANCE
    left = None if playouts is None or counted is None else max(1, playouts - counted)
    rest = None if seconds is None or timed is None else seconds - timed
    return Budget(rest, left), Budget(timed, counted)


def _thumb(policy: Policy[Any], state: Any, luck: Rng) -> Thought:
    """What the rule of thumb does next."""
    action = int(policy.choose(state, luck))
    return Thought(action, policy.why(state, action))


def _planned(game: Game[Any], state: Any, thought: Thought) -> Planned:
    action = thought.action
    price = game.price(state, action)
    return Planned(action, game.text(action), price, thought.reason)


def _is_last(game: Game[Any], state: Any, step: Planned) -> bool:
    """Is the turn over, even if the same pawn has the next one?"""
    return game.over(state) or game.is_chance(state) or step.text == "end"

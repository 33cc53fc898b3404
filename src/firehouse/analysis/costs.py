"""The costliest decisions of a game: what would have been better, and by how much at least."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from firehouse.analysis.chance import Clock, Position, play_all, seed_of
from firehouse.analysis.intervals import DOUBT, by_luck, mean_with_error
from firehouse.analysis.values import action_values, after
from firehouse.analysis.ways import most_ends, ways
from firehouse.bots.bot import Budget
from firehouse.bots.policy import Policy
from firehouse.core.game import WON, Game
from firehouse.core.luck import Rng
from firehouse.core.table import Table

WIDTH: Final = 10
"""Candidates that are compared with what was played."""
LOOKING: Final = 4
"""Playouts for the look at all actions of a decision, as a multiple of those of a position."""
WEIGHING: Final = 4
"""Pairs of playouts for weighing the best action against the chosen one, likewise."""
PAIRS: Final = 8
LEAST: Final = 0.01
"""A cost below this is not worth a word."""

WORTH_TRYING: Final = 0.04
"""A decision that cost less makes no puzzle."""


@dataclass(frozen=True)
class Cost:
    """A decision that gave chance away: what was played, what was better, what it cost."""

    step: int
    pawn: int
    text: str
    better: str
    why: str
    cost: float
    low: float
    high: float
    playouts: int
    puzzle: bool = False
    """Is it worth trying again, with all that could be done in its place weighed?"""

    def to_json(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        return {
            "step": self.step,
            "pawn": self.pawn + 1,
            "text": self.text,
            "better": self.better,
            "why": self.why,
            "cost": self.cost,
            "low": self.low,
            "high": self.high,
            "playouts": self.playouts,
            "puzzle": self.puzzle,
        }


def costs(
    table: Table,
    steps: Sequence[int],
    luck: Rng,
    budget: Budget,
    policy: Policy[Any],
    most: int,
    tell: Callable[[float], None],
) -> list[Cost]:
    """The decisions that certainly cost something, the costliest first.

    `steps` are suspects, the most suspect first; wins missed anywhere go before them, and up
    to `most` are examined closely. The better action is chosen on one set of playouts and
    weighed on another: the best of many looks better than it is on those that chose it. With
    95 % certainty, all that are named cost something: the more are examined, the surer each
    must be.
    """
    suspects = [step for step in steps if len(_choices(table, step)) > 1]
    missed = [step for step in range(1, table.step + 1) if _misses_a_win(table, step)]
    close = list(dict.fromkeys([*missed, *suspects]))[:most]
    found: list[Cost] = []
    for number, step in enumerate(close):
        share = None if budget.seconds is None else budget.seconds / len(close) / 2
        part = Budget(share, budget.playouts)
        cost = _cost(table, step, luck, part, policy, len(close))
        if cost is not None:
            found.append(cost)
        tell((number + 1) / len(close))
    return sorted(found, key=lambda cost: (-cost.cost, cost.step))


def _choices(table: Table, step: int) -> list[int]:
    return table.game.actions(table.steps[step - 1].before)


def _misses_a_win(table: Table, step: int) -> bool:
    """Was there an action that wins here and now, and was another played?"""
    game, taken = table.game, table.steps[step - 1]
    if taken.kind:
        return False
    won = [
        game.result(after(game, taken.before, action)) == WON for action in _choices(table, step)
    ]
    return any(won) and game.result(after(game, taken.before, taken.action)) != WON


def _cost(
    table: Table, step: int, luck: Rng, budget: Budget, policy: Policy[Any], tests: int
) -> Cost | None:
    """What the decision of a step cost, one of so many `tests`; None if nothing is certain."""
    game, taken = table.game, table.steps[step - 1]
    better = _best(game, taken.before, luck, _times(budget, LOOKING), policy)
    if better == taken.action:
        return None
    seed = seed_of(luck)
    best = Position(policy, after(game, taken.before, better), seed)
    chosen = Position(policy, after(game, taken.before, taken.action), seed)
    differences = _weighed(best, chosen, _times(budget, WEIGHING))
    certain = not best.open and not chosen.open
    luckily = by_luck(differences.count(1), differences.count(-1))
    if not certain and luckily > DOUBT / tests:
        return None
    cost, spread = mean_with_error(differences, tests)
    if cost < LEAST:
        return None
    spread = 0.0 if certain else spread
    return Cost(
        step=step,
        pawn=game.actor(taken.before),
        text=game.text(taken.action),
        better=game.text(better),
        why=policy.why(taken.before, better),
        cost=cost,
        low=cost - spread,
        high=min(1.0, cost + spread),
        playouts=best.playouts + chosen.playouts,
        puzzle=cost >= WORTH_TRYING and ways(game, taken.before, most_ends(policy)) is not None,
    )


def _times(budget: Budget, factor: int) -> Budget:
    playouts = None if budget.playouts is None else budget.playouts * factor
    return Budget(budget.seconds, playouts)


def _best(game: Game[Any], state: Any, luck: Rng, budget: Budget, policy: Policy[Any]) -> int:
    """The action that looks best; one that wins at once is."""
    actions = game.actions(state)
    at_once = [action for action in actions if game.result(after(game, state, action)) == WON]
    if at_once:
        return at_once[0]
    return action_values(game, state, luck, budget, policy, policy.candidates(state)[:WIDTH])[
        0
    ].action


def _weighed(best: Position, chosen: Position, budget: Budget) -> list[int]:
    """The differences of pairs of playouts on the same luck; one of two ended games is enough."""
    if not best.open and not chosen.open:
        return [best.outcome(0) - chosen.outcome(0)]
    clock = Clock(budget)
    differences: list[int] = []
    while len(differences) < PAIRS or clock.spent(len(differences)) < 1:
        played = len(differences)
        left = PAIRS if budget.playouts is None else max(PAIRS, budget.playouts) - played
        more = min(left, best.runner.chunk)
        play_all([best, chosen], more)
        differences += [best.outcome(n) - chosen.outcome(n) for n in range(played, played + more)]
    return differences

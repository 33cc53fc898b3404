"""What each legal action is worth: playouts on the same luck, and more of them for the best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2
from typing import Any, Final

from firehouse.analysis.chance import Clock, Position, play_all, seed_of
from firehouse.bots.bot import Budget
from firehouse.bots.greedy import policy_of
from firehouse.bots.policy import Policy
from firehouse.core.game import Game
from firehouse.core.luck import Rng

CHUNK: Final = 4
"""Playouts of an action in one go."""


@dataclass(frozen=True)
class ActionValue:
    """An action with the chance to win after it, and how sure that is."""

    action: int
    text: str
    chance: float
    low: float
    high: float
    playouts: int

    def to_json(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        return {
            "action": self.text,
            "chance": self.chance,
            "low": self.low,
            "high": self.high,
            "playouts": self.playouts,
        }


class _Arm:
    """An action on trial; `lasted` counts the halvings that it came through."""

    def __init__(self, action: int, position: Position) -> None:
        self.action = action
        self.position = position
        self.lasted = 0

    @property
    def value(self) -> float:
        return self.position.chance.value

    def told(self, game: Game[Any]) -> ActionValue:
        chance = self.position.chance
        text = game.text(self.action)
        return ActionValue(
            self.action, text, chance.value, chance.low, chance.high, chance.playouts
        )


def action_values(
    game: Game[Any],
    state: Any,
    luck: Rng,
    budget: Budget,
    policy: Policy[Any] | None = None,
    among: Sequence[int] | None = None,
) -> list[ActionValue]:
    """The chance to win after each legal action (or each of `among`), best first.

    Playout i of every action is dealt the same luck. The budget goes to all actions at first,
    then to the better half, and so on (sequential halving); what lasts longer stands first,
    as an early lead rests on few playouts. Where nobody decides the list is empty; a ValueError
    names what is not legal among `among`.
    """
    if game.over(state) or game.is_chance(state):
        return []
    rule = policy or policy_of(game)
    seed = seed_of(luck)
    actions = game.actions(state) if among is None else _legal(game, state, among)
    arms = [_Arm(action, Position(rule, after(game, state, action), seed)) for action in actions]
    _halve(arms, Clock(budget))
    ranked = sorted(arms, key=lambda arm: (_certainly_won(arm), arm.lasted, arm.value))
    return [arm.told(game) for arm in reversed(ranked)]


def _legal(game: Game[Any], state: Any, actions: Sequence[int]) -> list[int]:
    """The actions, if all are legal."""
    for action in actions:
        reason = game.refusal(state, action)
        if reason is not None:
            raise ValueError(f"{game.text(action)} cannot be valued. {reason.sentence}")
    return list(actions)


def after(game: Game[Any], state: Any, action: int) -> Any:
    """The position after an action."""
    found = state.copy()
    game.apply(found, action)
    return found


def _certainly_won(arm: _Arm) -> bool:
    return not arm.position.open and arm.value == 1.0


def _halve(arms: list[_Arm], clock: Clock) -> None:
    """Play in rounds, each on an equal part of the budget, and drop half after each round.

    Every action is played a few times, even if that alone is more than the budget.
    """
    left = [arm for arm in arms if arm.position.open]
    rounds = max(1, ceil(log2(max(len(left), 1))))
    played = 0
    for number in range(1, rounds + 1):
        while left and (not played or clock.spent(played) < number / rounds):
            played += play_all([arm.position for arm in left], CHUNK)
        left.sort(key=lambda arm: -arm.value)
        left = left[: ceil(len(left) / 2)]
        for arm in left:
            arm.lasted = number

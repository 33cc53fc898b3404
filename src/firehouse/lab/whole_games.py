"""Whole games with the luck of tables, one after the other: what came of each, as numbers."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from firehouse.bots.fortune import Fortune
from firehouse.bots.policy import Policy
from firehouse.core.game import WON, Game
from firehouse.core.luck import Rng
from firehouse.lab.measure import Measure

TableEnd = tuple[bool, str, int, int, int, int, list[int]]
"""Is it won, why it ended, decisions, turns that began, roles at first and at last, scores."""


def table_ends(
    game: Game[Any],
    policy: Policy[Any] | None,
    measure: Measure[Any],
    fortune: Fortune,
    start: Any,
    seed: int,
    count: int,
) -> list[TableEnd]:
    """What comes of the tables of so many seeds in a row, by a rule of thumb or at random."""
    found: list[TableEnd] = []
    for number in range(seed, seed + count):
        state = start.copy()
        decisions, turns, roles = play_table(game, policy, measure, fortune, state, number)
        found.append(
            (
                game.result(state) == WON,
                game.ending(state) or "unknown",
                decisions,
                turns,
                roles,
                measure.roles(state),
                measure.scores(state),
            )
        )
    return found


def play_table(
    game: Game[Any],
    policy: Policy[Any] | None,
    measure: Measure[Any],
    fortune: Fortune,
    state: Any,
    seed: int,
) -> tuple[int, int, int]:
    """Play the table of a seed in place; decisions, turns that began, roles of the first turn.

    Nothing that passes before the actions of the first turn counts as a turn.
    """
    fortune.luck.restart(seed)
    players = Rng(seed)
    decisions: i64 = 0
    turns: i64 = 0
    roles: i64 = 0
    begun = False
    while not game.over(state):
        if game.is_chance(state):
            turns += fortune.take(state, fortune.drawn(state), None)
        else:
            if not begun and measure.is_acting(state):
                begun = True
                turns = 0
                roles = measure.roles(state)
            if policy is None:
                action = game.random_action(state, players)
            else:
                action = policy.choose(state, players)
            decisions += 1
            if measure.ends_turn(action):
                turns += 1
            turns += fortune.take(state, action, None)
    if not begun:
        turns = 0
        roles = measure.roles(state)
    if measure.is_in_turn(state):
        turns += 1
    return decisions, turns, roles

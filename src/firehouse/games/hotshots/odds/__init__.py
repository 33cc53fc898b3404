"""The push-your-luck oracle: exact chances under best play, and what to lock, roll or stop."""

from __future__ import annotations

from firehouse.games.hotshots.odds.answer import Advice, Answer, Distribution
from firehouse.games.hotshots.odds.fight import Fight
from firehouse.games.hotshots.odds.goal import (
    Goal,
    at_least,
    goal_named,
    most_matches,
    most_reward,
    no_blowup,
    reward_of,
)
from firehouse.games.hotshots.odds.problem import TOKENS, Problem, parse_faces

__all__ = [
    "TOKENS",
    "Advice",
    "Answer",
    "Distribution",
    "Goal",
    "Problem",
    "at_least",
    "goal_named",
    "most_matches",
    "most_reward",
    "no_blowup",
    "parse_faces",
    "reward_of",
    "solve",
]


def solve(problem: Problem, goal: Goal) -> Answer:
    """Look at everything that can happen in the rest of a fight."""
    fight = Fight(problem, goal)
    everything = len(fight.hands.sets) - 1
    return Answer(goal, problem, fight, (everything, fight.support, fight.lattice.size - 1))

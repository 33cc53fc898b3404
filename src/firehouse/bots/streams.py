"""Whole games one after the other, each on the stream of luck of its own seed."""

from __future__ import annotations

from typing import Any

from firehouse.bots.playouts import play_stream
from firehouse.bots.policy import Policy
from firehouse.core.game import WON, Game, playout
from firehouse.core.luck import Rng


def greedy_ends(
    policy: Policy[Any], start: Any, seed: int, count: int
) -> list[tuple[bool, str, int]]:
    """How the games of so many seeds in a row end by the rule of thumb.

    For each, whether it is won, why it ended, and how many decisions it took.
    """
    found: list[tuple[bool, str, int]] = []
    for number in range(seed, seed + count):
        state = start.copy()
        decisions = int(play_stream(policy, state, Rng(number)))
        found.append(_end(policy.game, state, decisions))
    return found


def random_ends(game: Game[Any], start: Any, seed: int, count: int) -> list[tuple[bool, str, int]]:
    """The same of random play."""
    found: list[tuple[bool, str, int]] = []
    for number in range(seed, seed + count):
        state = start.copy()
        decisions = int(playout(game, state, Rng(number)))
        found.append(_end(game, state, decisions))
    return found


def _end(game: Game[Any], state: Any, decisions: int) -> tuple[bool, str, int]:
    return game.result(state) == WON, game.ending(state) or "unknown", decisions

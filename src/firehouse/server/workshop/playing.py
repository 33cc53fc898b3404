"""Whole games of bots, played in a process that thinks."""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

from firehouse.bots import Budget, bot_of
from firehouse.bots.greedy import policy_of
from firehouse.bots.runner import runner_of
from firehouse.core.game import WON, Game
from firehouse.core.luck import Rng
from firehouse.core.setup import Setup

TOGETHER: Final = 20
"""Games by the rule of thumb between two looks at the clock."""
A_TURN: Final = Budget(seconds=0.05)
"""What the search may think about a turn: enough to see what a step costs."""


def greedy_games(setup: dict[str, Any], first: int, most: int, seconds: float) -> tuple[int, int]:
    """Games won and played by the rule of thumb, from a seed on, as many as the time allows."""
    runner = runner_of(policy_of(Game.of(Setup.from_json(setup))))
    end = monotonic() + seconds
    wins = games = 0
    while games < most and (not games or monotonic() < end):
        ends = runner.ends(first + games, min(TOGETHER, most - games))
        wins += sum(won for won, _, _ in ends)
        games += len(ends)
    return wins, games


def bot_game(setup: dict[str, Any], bot_name: str, seed: int) -> tuple[int, int]:
    """Is the game of a seed won by a bot that takes its time? One game."""
    game = Game.of(Setup.from_json(setup))
    bot, luck, state = bot_of(bot_name), Rng(seed), game.start()
    while not game.over(state):
        if game.is_chance(state):
            game.apply(state, game.sample(state, luck))
        else:
            game.apply(state, bot.choose(game, state, luck, A_TURN))
    return int(game.result(state) == WON), 1

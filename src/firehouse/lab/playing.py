"""One game of a bot, every action judged: a bot that breaks is named, never passed over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from firehouse.bots import Bot, Budget
from firehouse.core.game import Game
from firehouse.core.luck import Rng


class BotError(RuntimeError):
    """A bot broke or played what is not allowed; the message says who, where and how."""


def play(
    game: Game[Any],
    state: Any,
    bot: Bot,
    luck: Rng,
    budget: Budget,
    chance: Callable[[Any], int],
    where: str,
) -> int:
    """Play a game to its end in place; how many decisions the bot took.

    `luck` is the bot's own, `chance` decides what fire and dice do, `where` names the game.
    """
    decisions = 0
    while not game.over(state):
        if game.is_chance(state):
            game.apply(state, chance(state))
            continue
        action = judged(game, state, bot, luck, budget, f"{where}, at decision {decisions + 1}")
        game.apply(state, action)
        decisions += 1
    return decisions


def judged(game: Game[Any], state: Any, bot: Bot, luck: Rng, budget: Budget, where: str) -> int:
    """What a bot plays at a decision; a BotError if that breaks or is not allowed."""
    try:
        action = bot.choose(game, state, luck, budget)
    except Exception as error:
        raise BotError(f"{bot.name} broke in {where}: {type(error).__name__}: {error}") from error
    refusal = game.refusal(state, action)
    if refusal is not None:
        raise BotError(f"{bot.name} played what is not allowed in {where}: {refusal}")
    return action

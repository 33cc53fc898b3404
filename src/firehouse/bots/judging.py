"""Bots whose code is not ours: what they answer is checked, and how they fail is a sentence."""

from __future__ import annotations

from typing import Any

from firehouse.bots.bot import Bot, Budget, as_action
from firehouse.core.game import Game
from firehouse.core.luck import Rng
from firehouse.words.language import tell


class BotFault(ValueError):  # noqa: N818 - told to people
    """A bot broke, or played what is not allowed; the sentence says who, where and how."""


def chosen(
    game: Game[Any], state: Any, bot: Bot, luck: Rng, budget: Budget, decision: int, where: str
) -> int:
    """What a bot plays at its decision in a game; a BotFault if that cannot be."""
    try:
        action = as_action(bot.choose(game, state, luck, budget))
        need_allowed(game, state, action)
    except Exception as error:
        raise fault(bot.name, error, decision, where) from error
    return action


def need_allowed(game: Game[Any], state: Any, action: int) -> None:
    """A ValueError that says why an action may not be played here."""
    refusal = game.refusal(state, action)
    if refusal is not None:
        raise ValueError(tell("bot.not-allowed", refusal=refusal))


def fault(
    name: str, error: Exception, decision: int | None = None, where: str = "none"
) -> BotFault:
    """How a bot failed, in a sentence."""
    told = str(error) if isinstance(error, ValueError) else f"{type(error).__name__}: {error}"
    at = "none" if decision is None else str(decision)
    return BotFault(tell("bot.fault", name=name, error=told, decision=at, where=where))

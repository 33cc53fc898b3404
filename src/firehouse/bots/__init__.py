"""Players that are programs."""

from __future__ import annotations

from firehouse.bots.bot import Bot, Budget, Thought
from firehouse.bots.policy_bot import from_policy
from firehouse.bots.registry import BOTS, bot_names, bot_of

__all__ = ["BOTS", "Bot", "Budget", "Thought", "bot_names", "bot_of", "from_policy"]

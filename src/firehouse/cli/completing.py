"""What the shell offers at Tab beside commands and options."""

from __future__ import annotations


def rulesets(begun: str) -> list[str]:
    """Rule sets that begin so."""
    from firehouse.core.catalogue import rulesets as every

    return [way.id for way in every() if way.id.startswith(begun)]


def bots(begun: str) -> list[str]:
    """Bots that begin so; after a comma or a seat, the next one."""
    from firehouse.bots import bot_names

    cut = max(begun.rfind(","), begun.rfind("=")) + 1
    return [begun[:cut] + name for name in bot_names() if name.startswith(begun[cut:])]


def topics(begun: str) -> list[str]:
    """Topics and pages of the help that begin so."""
    from firehouse.cli import handbook
    from firehouse.cli.helping import ORDER

    return [name for name in (*ORDER, *handbook.names()) if name.startswith(begun)]

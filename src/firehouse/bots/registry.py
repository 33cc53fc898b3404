"""Every bot by name: the house's own, those of other distributions, and those of a file or module.

A text such as "module:Class" or "path.py:Class" runs the code that it names, so it is taken from
command lines and settings alone, never from what a client sends.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final

from firehouse.bots.bot import Bot, Budget, Thought, as_action
from firehouse.bots.greedy import GreedyBot
from firehouse.bots.random import RandomBot
from firehouse.bots.search import SearchBot
from firehouse.core.game import Game
from firehouse.core.luck import Rng
from firehouse.core.nearest import near, quoted
from firehouse.words.language import tell

GROUP: Final = "firehouse.bots"
"""The group of entry points by which other distributions bring bots."""

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
}


def bot_of(name: str) -> Bot:
    """A new bot: by its name, or of "module:Class" or "path.py:Class"; a ValueError if none is."""
    if isinstance(name, str) and name in BOTS:
        return BOTS[name]()
    return _made(name, _maker(str(name)))


def bot_names() -> list[str]:
    """The bots that have a name: the house's own, then those of other distributions."""
    return [*BOTS, *(name for name in sorted(_brought()) if name not in BOTS)]


def is_own(name: str) -> bool:
    """Is it somebody's own bot, whose code the house does not know?"""
    return name not in BOTS


def with_number(text: str) -> tuple[str, str | None]:
    """A bot and the number written after it, as in "greedy:100" or "path.py:Class:100"."""
    name, colon, number = (part.strip() for part in text.rpartition(":"))
    if not colon:
        return text.strip(), None
    if number.isdecimal() or name in bot_names():
        return name, number
    return text.strip(), None


def source_of(name: str) -> Path | None:
    """The file that somebody's own bot is written in; None where there is none to read."""
    if not is_own(name):
        return None
    brought = _brought()
    place = (brought[name].value if name in brought else name).rpartition(":")[0]
    if place and not place.endswith(".py"):
        place = getattr(_of_module(place), "__file__", None) or ""
    path = Path(place).expanduser()
    return path if path.is_file() else None


@cache
def _maker(name: str) -> Any:
    """What makes the bots of this name."""
    brought = _brought()
    if name in brought:
        try:
            return brought[name].load()
        except Exception as error:
            raise ValueError(f"The bot '{name}' cannot be loaded: {error}") from error
    place, colon, attribute = name.rpartition(":")
    if name.endswith(".py"):
        raise ValueError(tell("bot.no-class", file=name))
    if not colon or not place or not attribute:
        raise ValueError(tell("bot.none", name=quoted(name), near=near(name, bot_names())))
    if place in bot_names() or ".py:" in place:
        raise ValueError(tell("bot.nothing-after", rest=attribute, bot=place))
    module = _of_file(Path(place)) if place.endswith(".py") else _of_module(place)
    if not hasattr(module, attribute):
        raise ValueError(f"{place} has no '{attribute}'.")
    return getattr(module, attribute)


def _brought() -> dict[str, Any]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _of_module(name: str) -> Any:
    """A module that is installed, or lies in the folder where the command was typed."""
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    try:
        return importlib.import_module(name)
    except Exception as error:
        raise ValueError(f"The bot's module '{name}' cannot be loaded: {_told(error)}") from error


def _of_file(path: Path) -> Any:
    """A file, which may import what lies beside it."""
    path = path.expanduser().resolve()
    if not path.is_file():
        raise ValueError(f"There is no file {path} with a bot.")
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    name = f"{path.stem}_{blake2b(str(path).encode(), digest_size=4).hexdigest()}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise ValueError(f"The bot's file {path} cannot be loaded: {_told(error)}") from error
    return module


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _made(name: str, maker: Any) -> Bot:
    """A bot of what was named: a class or function that makes one, or the bot itself."""
    try:
        bot = maker if hasattr(maker, "choose") and not isinstance(maker, type) else maker()
    except Exception as error:
        raise ValueError(f"The bot '{name}' cannot be made: {_told(error)}") from error
    if not callable(getattr(bot, "choose", None)):
        raise ValueError(f"The bot '{name}' has no method choose(game, state, luck, budget).")
    complete = callable(getattr(bot, "think", None)) and isinstance(getattr(bot, "name", 0), str)
    return bot if complete else _Completed(bot, name)


class _Completed:
    """A bot that only chooses, with the name and the thoughts that it lacks."""

    def __init__(self, bot: Any, name: str) -> None:
        self._bot = bot
        self.name = str(getattr(bot, "name", "") or name.rpartition(":")[2])
        self.__doc__ = bot.__doc__

    def choose(self, game: Game[Any], state: Any, luck: Rng, budget: Budget) -> int:
        """What the bot chooses."""
        return as_action(self._bot.choose(game, state, luck, budget))

    def think(self, game: Game[Any], state: Any, luck: Rng, budget: Budget) -> Thought:
        """The same; with reasons if the bot has some."""
        think = getattr(self._bot, "think", None)
        if callable(think):
            thought: Thought = think(game, state, luck, budget)
            return thought
        return Thought(self.choose(game, state, luck, budget), tell("reason.unsaid"))

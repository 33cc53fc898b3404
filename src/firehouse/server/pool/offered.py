"""The bots of a server: Firehouse's own, and those that its host has named."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from inspect import getdoc
from typing import Final

from firehouse.bots import BOTS, Bot, bot_of
from firehouse.core.phrase import phrase
from firehouse.server.denial import Denied
from firehouse.server.people.texts import plain
from firehouse.words.language import tell

MAX_NAME: Final = 40
MAX_TEXT: Final = 120
PREFIX: Final = "bot:"
WARM: Final = "open:"
"""Before the name of a bot that keeps an open seat warm."""


class OfferedBots:
    """The bots that may sit at a table. A client can only name one of these."""

    def __init__(self, named: Iterable[str] = (), house: Iterable[str] = tuple(BOTS)) -> None:
        self._house = tuple(house)
        self.homes: dict[str, str] = {}
        """Where the code of each bot is that the host has named."""
        self.choices: list[tuple[str, str, str]] = []
        """Name, title and a line of text of each of them."""
        for home in named:
            self._add(home)

    def _add(self, home: str) -> None:
        """A ValueError for a bot that cannot be made or is called like another."""
        if home in BOTS:
            return
        bot = bot_of(home)
        name = plain(bot.name, MAX_NAME)
        if not name or name in self:
            raise ValueError(f"Two bots are called '{name}'; each needs a name of its own.")
        self.homes[name] = home
        self.choices.append((name, name, _line(bot)))

    def __contains__(self, name: object) -> bool:
        return name in self._house or name in self.homes

    def __iter__(self) -> Iterator[str]:
        yield from self._house
        yield from self.homes

    def need(self, name: str) -> None:
        """Refuse a bot that is not offered."""
        if name not in self:
            raise Denied("no-bot", phrase("denied.no-bot", bots=list(self)))

    def need_wishes(self, wishes: Iterable[str]) -> None:
        """Refuse seats for bots that are not offered."""
        for wish in wishes:
            if wish.startswith((PREFIX, WARM)):
                self.need(wish.partition(":")[2])


def _line(bot: Bot) -> str:
    """What a bot's documentation says first."""
    told = (getdoc(bot) or "").partition("\n")[0]
    return plain(told, MAX_TEXT) or tell("bot.of-host")

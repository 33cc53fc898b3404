"""Hints, win chances and threat maps: allowed by the table, counted, computed elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final
from weakref import WeakKeyDictionary

from firehouse.bots.positions import position_of
from firehouse.server import commands
from firehouse.server.denial import Denied
from firehouse.server.messages import FirstThought, Hint, Message, Threats, WinChance
from firehouse.server.people.connection import Connection
from firehouse.server.pool.fair_queue import Party
from firehouse.server.pool.thinkers import Asked
from firehouse.server.resources import Resources
from firehouse.server.tables.desk import Draft
from firehouse.server.tables.entries import UsedAid
from firehouse.server.tables.judge import need_aid, need_position
from firehouse.server.tables.live import LiveTable
from firehouse.server.thinking import work

SECONDS: Final = 0.8
"""What a hint or a chance may cost: it comes within the second."""
AT_ONCE: Final = 0.1
"""What the first thought of a hint may cost."""

Asking = commands.AskHint | commands.AskChance | commands.AskThreats
AIDS: Final[dict[type, str]] = {
    commands.AskHint: "hint",
    commands.AskChance: "chance",
    commands.AskThreats: "threats",
}


class _Question:
    """What is asked about a position, and by whom."""

    def __init__(self) -> None:
        self.askers: set[Connection] = set()
        self.task: asyncio.Task[Any]

    @property
    def failed(self) -> bool:
        return self.task.done() and (self.task.cancelled() or self.task.exception() is not None)


class Advisers:
    """Answers each question about a position once, whoever asks; and only while somebody waits."""

    def __init__(self, resources: Resources) -> None:
        self._resources = resources
        self._known: WeakKeyDictionary[LiveTable, tuple[int, dict[Any, _Question]]]
        self._known = WeakKeyDictionary()

    async def ask(
        self, live: LiveTable, connection: Connection, person: int, command: Asking
    ) -> Message:
        """The answer, counted if it was asked for; Denied if the table does without."""
        aid = AIDS[type(command)]
        async with live.lock:
            need_position(live.fold, command.at)
            need_aid(live.desk(person), aid)
            first = None
            if isinstance(command, commands.AskHint):
                first = self._question(live, connection, command, AT_ONCE)
            question = self._question(live, connection, command)
        try:
            if first is not None and not question.task.done():
                connection.tell(FirstThought(command.at, *await asyncio.shield(first.task)))
            found = await asyncio.shield(question.task)
        except Denied:
            need_position(live.fold, command.at)
            raise
        if _counts(live, command):
            draft = Draft(UsedAid(aid=aid))
            async with live.lock:
                await live.add(person, commands.mark_of(command), lambda: draft)
        return _ANSWERS[aid](command, found)

    def _question(
        self, live: LiveTable, connection: Connection, command: Asking, seconds: float = SECONDS
    ) -> _Question:
        position, questions = self._known.get(live, (-1, {}))
        if position != live.fold.position:
            questions = {}
            self._known[live] = (live.fold.position, questions)
        turns = command.turns if isinstance(command, commands.AskThreats) else ""
        key = (type(command), turns, seconds)
        question = questions.get(key)
        if question is None or question.failed:
            question = questions[key] = _Question()
            party = Party(connection.address, live.id)
            thinking = self._think(live, party, question, command, seconds)
            question.task = asyncio.create_task(thinking)
        question.askers.add(connection)
        return question

    def _think(
        self,
        live: LiveTable,
        party: Party,
        question: _Question,
        command: Asking,
        seconds: float,
    ) -> Coroutine[Any, Any, Any]:
        def wanted() -> bool:
            somebody = any(not asker.gone for asker in question.askers)
            return somebody and live.fold.position == command.at

        asked, think = Asked(party, wanted), self._resources.thinkers.think
        position = position_of(live.fold.core)
        if isinstance(command, commands.AskHint):
            return think(asked, work.hint, position, live.fold.core.known, seconds)
        if isinstance(command, commands.AskChance):
            return think(asked, work.chance, position, seconds)
        return think(asked, work.threat, position, command.turns)


def _counts(live: LiveTable, command: Asking) -> bool:
    """What a page asks by itself is told to nobody, unless teams are compared by it."""
    return live.fold.keeps_luck or not (isinstance(command, commands.AskHint) and command.unasked)


_ANSWERS: Final[dict[str, Callable[[Any, Any], Message]]] = {
    "hint": lambda command, found: Hint(command.id, command.at, *found),
    "chance": lambda command, found: WinChance(command.id, command.at, *found),
    "threats": lambda command, found: Threats(command.id, command.at, *found),
}

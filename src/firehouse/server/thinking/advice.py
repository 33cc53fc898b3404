"""Hints, win chances and threat maps: switched on by the table, counted, thought out beside."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final
from weakref import WeakKeyDictionary

from firehouse.bots.positions import position_of
from firehouse.server import commands
from firehouse.server.messages import Hint, Message, Threats, WinChance
from firehouse.server.resources import Resources
from firehouse.server.tables.entries import UsedAid
from firehouse.server.tables.fold import Fold
from firehouse.server.tables.judge import Draft, need_aid, need_position
from firehouse.server.tables.live import LiveTable
from firehouse.server.thinking import work

SECONDS: Final = 0.8
"""What a hint or a chance may cost: it comes within the second."""

Asking = commands.AskHint | commands.AskChance | commands.AskThreats
AIDS: Final[dict[type, str]] = {
    commands.AskHint: "hint",
    commands.AskChance: "chance",
    commands.AskThreats: "threats",
}


class Advisers:
    """Answers each question about a position once, whoever asks."""

    def __init__(self, resources: Resources) -> None:
        self._resources = resources
        self._known: WeakKeyDictionary[LiveTable, tuple[int, dict[Any, asyncio.Task[Any]]]]
        self._known = WeakKeyDictionary()

    async def ask(self, live: LiveTable, person: int, command: Asking) -> Message:
        """The answer to a question, counted once it is there; Denied if the table does without."""
        aid = AIDS[type(command)]
        async with live.lock:
            need_position(live.fold, command.at)
            need_aid(live.desk(person), aid)
            question = self._question(live, command)
        found = await asyncio.shield(question)
        draft = Draft(UsedAid(aid=aid))
        async with live.lock:
            await live.add(person, commands.mark_of(command), lambda: draft)
        return _ANSWERS[aid](command, found)

    def _question(self, live: LiveTable, command: Asking) -> asyncio.Task[Any]:
        position, questions = self._known.get(live, (-1, {}))
        if position != live.fold.position:
            questions = {}
            self._known[live] = (live.fold.position, questions)
        turns = command.turns if isinstance(command, commands.AskThreats) else ""
        key = (type(command), turns)
        task = questions.get(key)
        if task is None or (task.done() and task.exception() is not None):
            task = questions[key] = asyncio.create_task(self._think(live.fold, command))
        return task

    def _think(self, fold: Fold, command: Asking) -> Coroutine[Any, Any, Any]:
        think = self._resources.thinkers.think
        position = position_of(fold.core)
        if isinstance(command, commands.AskHint):
            return think(work.hint, position, SECONDS)
        if isinstance(command, commands.AskChance):
            return think(work.chance, position, SECONDS)
        return think(work.threat, position, command.turns)


_ANSWERS: Final[dict[str, Callable[[Any, Any], Message]]] = {
    "hint": lambda command, found: Hint(command.id, command.at, *found),
    "chance": lambda command, found: WinChance(command.id, command.at, *found),
    "threats": lambda command, found: Threats(command.id, command.at, *found),
}

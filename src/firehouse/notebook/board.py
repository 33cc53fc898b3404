"""The widget: a picture, the legal actions as buttons, what happened, and a step back."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import anywidget
import traitlets

from firehouse.bots.bot import Budget
from firehouse.bots.players import BotPlayers
from firehouse.core.table import Refused, Table
from firehouse.words.language import tell

LINES: Final = 12
"""How much of the log is shown."""


class Board(anywidget.AnyWidget):
    """A table in a notebook; `table` is the game as it stands, for code in other cells."""

    _esm = Path(__file__).with_name("board.js")
    picture = traitlets.Unicode().tag(sync=True)
    situation = traitlets.Unicode().tag(sync=True)
    actions = traitlets.List(traitlets.Unicode()).tag(sync=True)
    log = traitlets.List(traitlets.Unicode()).tag(sync=True)

    def __init__(self, table: Table, bot: str | None = None, seconds: float = 1.0) -> None:
        super().__init__()
        self.table = table
        self._bot = bot
        self._players = BotPlayers(Budget(seconds=seconds), table.seed)
        self._lines: list[str] = []
        self.on_msg(self._hear)
        self._tell(table.opening)
        self._go_on()

    def play(self, action: str) -> None:
        """Play an action, then the bots' seats; what is refused is said in the log."""
        try:
            self._tell(self.table.play(action))
        except Refused as refused:
            self._lines.append(str(refused))
        self._go_on()

    def undo(self) -> None:
        """Take back the last decision, unless luck was drawn since, which is said in the log."""
        try:
            self.table.undo()
            self._lines.append(tell("line.taken-back"))
        except Refused as refused:
            self._lines.append(str(refused))
        self._go_on()

    def _hear(self, widget: Any, message: Any, buffers: Any) -> None:
        if not isinstance(message, dict):
            return
        if isinstance(message.get("play"), str):
            self.play(message["play"])
        elif message.get("undo"):
            self.undo()

    def _is_bots(self) -> bool:
        return self._bot is not None and self.table.game.actor(self.table.state) > 0

    def _go_on(self) -> None:
        """Let the bot play until a person is asked, and show how the game stands."""
        while self.table.result is None and self._bot is not None and self._is_bots():
            self._tell(self.table.play(self._players.think(self._bot, self.table).action))
        game, state = self.table.game, self.table.state
        self.picture = game.svg(state)
        self.situation = game.situation(state)
        self.actions = [game.text(action) for action in self.table.actions()]
        self.log = self._lines[-LINES:]

    def _tell(self, events: Any) -> None:
        self._lines += [told for event in events if (told := self.table.game.tell(event))]

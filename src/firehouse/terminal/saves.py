"""How a game at the terminal is saved: its files, and the question before leaving."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from firehouse.core.phrase import phrase
from firehouse.core.table import Table
from firehouse.terminal.screen import FAINT, Screen
from firehouse.words.language import part, tell

if TYPE_CHECKING:
    from firehouse.bots import Budget
    from firehouse.terminal.seats import Seats

QUESTION: Final = phrase("line.quit-unsaved")
YES: Final = ("y", "yes", "q", "quit", "exit")


class Saves:
    """The files of one game, and whether anything was played since the last one."""

    def __init__(
        self, screen: Screen, autosave: Path | None, seats: Seats | None, budget: Budget | None
    ) -> None:
        self._screen = screen
        self._autosave = autosave
        self._seats = seats
        self._budget = budget
        self._saved: set[Path] = set()
        self._unsaved = False

    def write(self, table: Table, path: Path) -> None:
        """Save to a new file, or to one that this game wrote before."""
        table.record().save(path, overwrite=path in self._saved)
        self._saved.add(path)
        self._unsaved = False

    def changed(self, table: Table) -> None:
        """Something was played or taken back."""
        self._unsaved = self._autosave is None
        self.keep(table)

    def keep(self, table: Table) -> None:
        """Write the autosave file, if one was asked for."""
        if self._autosave is not None:
            table.record().save(self._autosave, overwrite=True)

    def play_on(self, path: Path) -> str:
        """The command that plays a saved game on, with the same bots and as much thought."""
        words = ["firehouse", "play", "--record", str(path)]
        if self._seats is not None:
            words += ["--bots", self._seats.words()]
        if self._budget is not None and self._budget.seconds is not None:
            words += ["--seconds", str(self._budget.seconds)]
        if self._budget is not None and self._budget.playouts is not None:
            words += ["--playouts", str(self._budget.playouts)]
        return " ".join(words)

    @property
    def may_be_missed(self) -> bool:
        """Would a person who leaves now lose what was played?"""
        return self._unsaved and self._screen.asks

    def leaves(self) -> bool:
        """Leave the game? Ask first if the player would lose something."""
        if not self.may_be_missed:
            return True
        answer = self._screen.ask(f"{part(QUESTION)} ")
        return answer is None or answer.lower() in YES

    def farewell(self) -> None:
        """The last words, unless a question said them."""
        if self._autosave is not None or (self._unsaved and not self.may_be_missed):
            self._screen.say(self.kept(), FAINT)

    def kept(self) -> str:
        """Is the game kept, and how can it be?"""
        if self._autosave is None and not self._unsaved:
            return tell("line.stopped")
        if self._autosave is not None:
            command = self.play_on(self._autosave)
            return tell("line.autosaved", path=self._autosave, command=command)
        if self._saved:
            return tell("line.not-kept")
        return tell("line.not-saved", save="save FILE", autosave="--autosave FILE")

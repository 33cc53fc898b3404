"""What a table screen plays at: a game on this machine or at a server, with one interface."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from firehouse.core.game import Game, Reason
from firehouse.core.record import Record
from firehouse.core.setup import Setup
from firehouse.core.table import Refused
from firehouse.stage.shapes import Frame, Offer, Route
from firehouse.words.language import tell

__all__ = [
    "Extra",
    "Moment",
    "Question",
    "Refused",
    "Seat",
    "Session",
    "Update",
]

AIDS: Final = {aid: tell(f"screen.aid.{aid}") for aid in ("hint", "chance", "threats")}
"""What may be asked for, and what it is called."""
Deed = Callable[[], Awaitable[None]]
"""Something to do that needs no words."""


@dataclass(frozen=True)
class Seat:
    """Who plays a pawn; `kind` is "me", "other", "bot" or "open"."""

    pawn: int
    name: str
    """What the pawn is called."""
    holder: str
    """Who plays it: a person's name, a bot's, or nothing."""
    kind: str


@dataclass(frozen=True)
class Moment:
    """All that stands on the table now."""

    position: int
    """Grows with everything that is played; an undo changes it too."""
    view: dict[str, Any]
    offers: tuple[Offer, ...]
    """What may be played now, by whomever; what is not mine is shown but not taken."""
    actor: int
    """The pawn whose player decides; -1 at chance and after the end."""
    mine: bool
    """May I act now?"""
    situation: str
    """One line: whose turn it is and what is asked."""
    seats: tuple[Seat, ...]
    result: str | None
    """None while the game goes on, then "won" or "lost"."""
    ending: str
    """Why the game ended, as a sentence; empty while it goes on."""
    chance: bool
    """With real dice: the offers are the outcomes that may be typed in."""
    waiting: str
    """Whom or what the table waits for, such as "Medic is thinking…" or "paused"; else empty."""


@dataclass(frozen=True)
class Update:
    """Something happened: what to show one after the other, and what stands afterwards."""

    frames: tuple[Frame, ...]
    moment: Moment
    note: str = ""
    """A line for the log that is no part of the game: chat, who came, what was taken back."""
    spoken: bool = False
    """Did a person say the note, so that it must not be missed?"""
    story: tuple[Frame, ...] | None = None
    """The whole log again, where lines were taken back or missed; `frames` is then empty."""


@dataclass(frozen=True)
class Extra:
    """Something that only some tables offer, such as a pause."""

    key: str
    """A word to type and to know it by, such as "pause"."""
    label: str
    run: Deed


@dataclass(frozen=True)
class Question:
    """What another player asks me to agree to."""

    text: str
    agree: Deed
    disagree: Deed


class Session(ABC):
    """One table. Everything below is true from its making on; `start` lets things happen.

    The listener is called in the app's event loop, after `moment` has changed.
    """

    title: str
    setup: Setup
    game: Game[Any]
    scene: dict[str, Any]
    moment: Moment
    story: tuple[Frame, ...] = ()
    """What was told before the table was opened, for the log. Patches may be missing."""
    aids: frozenset[str] = frozenset()
    """Which of "hint", "chance" and "threats" are allowed."""
    kept: bool = False
    """Is the game kept elsewhere, such as by a server, so that leaving loses nothing?"""
    question: Question | None = None
    """What I am asked now; an update tells of a new one."""
    listener: Callable[[Update], None] | None = None
    goes_past_luck: bool = False
    """May an undo take back what luck has shown, if it is forced?"""

    @abstractmethod
    async def start(self) -> None:
        """Let the table go on: bots think, the server is listened to."""

    @abstractmethod
    async def close(self) -> None:
        """Leave the table; nothing is told to the listener after this."""

    @abstractmethod
    async def play(self, actions: Sequence[str]) -> None:
        """Play actions in order, up to the first that brings luck; Refused plays none of them."""

    @abstractmethod
    async def undo(self, force: bool = False) -> None:
        """Take back my last step, past luck only by force; Refused tells why it stays."""

    @abstractmethod
    async def why(self, action: str) -> Reason | None:
        """Why an action may not be played now; None if it may."""

    @abstractmethod
    async def routes(self) -> list[Route]:
        """Ways of several actions for the pawn on turn."""

    @abstractmethod
    async def hint(self) -> str:
        """What to do with the rest of the turn: a title, then a line for each step."""

    @abstractmethod
    async def chance(self) -> str:
        """How likely a win is from here."""

    @abstractmethod
    async def threats(self, turns: int) -> dict[str, float]:
        """Where the fire may strike within one turn, or (2) until the pawn's next: chances."""

    @abstractmethod
    async def say(self, text: str) -> None:
        """Say something to the others at the table; Refused where there is nobody else."""

    @abstractmethod
    def record(self) -> Record | None:
        """The game so far; None while a server keeps it secret."""

    def seen(self) -> None:
        """The screen has shown everything, so code that waits for this may continue."""
        return

    def extras(self) -> list[Extra]:
        """What else this table offers now."""
        return []

    def tell(self, update: Update) -> None:
        """Make a moment the present one and tell the listener of it."""
        self.moment = update.moment
        if self.listener is not None:
            self.listener(update)

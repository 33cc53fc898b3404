"""A table on this machine: the rules judge at once, bots sit in some seats."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final

from firehouse.bots import Budget, Thought
from firehouse.bots.positions import Position, position_of
from firehouse.core.catalogue import row_of
from firehouse.core.game import Reason
from firehouse.core.record import Record
from firehouse.core.table import Refused, Table
from firehouse.stage import stage_of
from firehouse.stage.shapes import Frame, Route
from firehouse.terminal.seats import Seats
from firehouse.thinking import Thinkers, ThoughtLost
from firehouse.tui import thoughts
from firehouse.tui.session import Moment, Seat, Session, Update
from firehouse.words.language import tell

THINKING: Final = Budget(seconds=1.0)
"""What a bot that searches may think about a turn."""
ADVICE: Final = Budget(seconds=0.8)
"""What a hint may cost: it comes within the second."""
ALL_AIDS: Final = frozenset(("hint", "chance", "threats"))
YOU: Final = tell("screen.local.you")
STAND_IN: Final = "greedy"
"""Who decides for a bot whose thought was lost."""
ALONE: Final = tell("screen.local.alone")
TAKEN_BACK: Final = tell("screen.local.taken-back")
TAKEN_BACK_FAR: Final = tell("screen.local.taken-back-far")


class LocalSession(Session):
    """Play with `Table`; the pawns without a bot are all mine."""

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, str] | None = None,
        budget: Budget = THINKING,
        aids: frozenset[str] = ALL_AIDS,
        advice: Budget = ADVICE,
        study: bool = False,
    ) -> None:
        self.table = table
        self.goes_past_luck = study or table.seed is None
        self.setup = table.setup
        self.game = table.game
        self.stage = stage_of(table.game)
        self.scene = self.stage.scene(table.game)
        self.title = self.scene["title"]
        self.aids = aids if row_of(table.setup.ruleset).threats else aids - {"threats"}
        self.seats = Seats(bots or {}, budget, table.seed)
        self._advice = advice
        self._thinker = Thinkers(silent=True)
        self._position = 0
        self._seen = asyncio.Event()
        self._seen.set()
        self._bots: asyncio.Task[None] | None = None
        self.story = self._frames(1)
        self.moment = self._moment()

    async def start(self) -> None:
        """Let the bots play if it is their turn."""
        self._wake()

    async def close(self) -> None:
        """Nobody thinks any longer."""
        self.listener = None
        if self._bots is not None:
            self._bots.cancel()
        self._thinker.stop()

    def seen(self) -> None:
        """Everything is shown: the next bot may move."""
        self._seen.set()

    async def play(self, actions: Sequence[str]) -> None:
        """Play actions in order, up to the first that brings luck; Refused plays none of them."""
        if self._bot() is not None:
            raise Refused(Reason("not-your-turn", self._whose_turn(), ""))
        first = self.table.step + 1
        self._play_all(actions)
        self._happened(first)

    async def undo(self, force: bool = False) -> None:
        """Go back to my last decision, past luck by force; with real dice, to the last outcome."""
        force = force and self.goes_past_luck
        self.seats.undo(self.table, force)
        self._position += 1
        self.story = self._frames(1)
        self._seen.set()
        self.tell(
            Update((), self._moment(), TAKEN_BACK_FAR if force else TAKEN_BACK, story=self.story)
        )
        self._wake()

    async def why(self, action: str) -> Reason | None:
        """Why an action may not be played now; None if it may."""
        return self.table.refusal(action)

    async def routes(self) -> list[Route]:
        """Ways of several actions for the pawn on turn."""
        return self.stage.routed(self.table) if self.moment.mine else []

    async def hint(self) -> str:
        """What to do with the rest of the turn."""
        return await self._thinker.think(
            thoughts.hint, self._here(), self.table.known, self._advice
        )

    async def chance(self) -> str:
        """How likely a win is from here."""
        return await self._thinker.think(thoughts.chance, self._here(), self._advice)

    async def threats(self, turns: int) -> dict[str, float]:
        """Where the fire may strike."""
        return await self._thinker.think(thoughts.threat, self._here(), turns)

    async def say(self, text: str) -> None:
        """There is nobody else."""
        raise Refused(Reason("alone", ALONE, ""))

    def record(self) -> Record:
        """The game so far."""
        return self.table.record()

    def _here(self) -> Position:
        return position_of(self.table)

    def _play_all(self, actions: Sequence[str]) -> None:
        """Play the actions, or none of them."""
        table = self.table
        start = table.step
        for action in actions:
            try:
                table.play(action)
            except Refused:
                while table.step > start:
                    table.undo(force=True)
                raise
            if table.waits_for_chance or any(step.kind for step in table.steps[start:]):
                return

    def _wake(self) -> None:
        """Let bots play on if they do not already."""
        if self._bot() is not None and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._let_bots_play())

    async def _let_bots_play(self) -> None:
        """One move after the other; each waits until the last is shown."""
        while (name := self._bot()) is not None:
            await self._seen.wait()
            position = self._position
            try:
                thought = await self._thought(name)
            except Exception as error:  # a fault of a bot must not cost the players their game
                self._dismiss(name, error)
                return
            if self._position == position and self._bot() == name:
                self._move(thought)

    async def _thought(self, name: str) -> Thought:
        """What a bot plays now, and why."""
        players = self.seats.players
        try:
            return await players.think_elsewhere(name, self.table, self._thinker.think)
        except ThoughtLost:
            return players.think(STAND_IN, self.table)

    def _dismiss(self, name: str, error: Exception) -> None:
        """Bots of this name leave their seats to the player."""
        names = self.seats.names
        self.seats.names = {seat: bot for seat, bot in names.items() if bot != name}
        note = tell("screen.local.fault", name=name, error=f"{type(error).__name__}: {error}")
        self._position += 1
        self.tell(Update((), self._moment(), note))

    def _move(self, thought: Thought) -> None:
        speaker = self.seats.speaker(self.table)
        first = self.table.step + 1
        self.table.play(thought.action)
        said = tell("screen.local.reason", who=speaker, reason=thought.reason)
        self._happened(first, said if thought.reason else "")

    def _happened(self, first: int, note: str = "") -> None:
        """Tell of the steps from this one on."""
        self._position += 1
        frames = self._frames(first)
        if frames and self.listener is not None:
            self._seen.clear()
        self.tell(Update(frames, self._moment(), note))
        self._wake()

    def _frames(self, first: int) -> tuple[Frame, ...]:
        return tuple(self.stage.frames_of(self.table, first, self.table.step))

    def _bot(self) -> str | None:
        """The bot that decides now."""
        if self.table.result is not None:
            return None
        return self.seats.names.get(self.game.actor(self.table.state))

    def _whose_turn(self) -> str:
        return tell("screen.local.whose-turn", who=self.seats.speaker(self.table))

    def _moment(self) -> Moment:
        table, state = self.table, self.table.state
        over, bot = table.result is not None, self._bot()
        mine = not over and bot is None
        situation = self.game.situation(state)
        return Moment(
            position=self._position,
            view=self.stage.view(self.game, state, table.known),
            offers=tuple(self.stage.offered(table)) if mine else (),
            actor=self.game.actor(state),
            mine=mine,
            situation=situation,
            seats=self._seats(),
            result=table.result,
            ending=situation if over else "",
            chance=mine and table.waits_for_chance,
            waiting=tell("screen.table.thinks", who=self.seats.speaker(table)) if bot else "",
        )

    def _seats(self) -> tuple[Seat, ...]:
        names = self.seats.names
        return tuple(
            Seat(pawn, name, names.get(pawn, YOU), "bot" if pawn in names else "me")
            for pawn, name in enumerate(self.game.pawns(self.table.state))
        )

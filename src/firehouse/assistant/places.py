"""Where an assistant plays: at a table on this machine, or at a table of a server."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from firehouse.assistant import told
from firehouse.client import Seat
from firehouse.core.nearest import quoted
from firehouse.core.record import Record
from firehouse.core.table import Refused, Table
from firehouse.terminal.seats import Seats
from firehouse.words.language import tell

PATIENCE: Final = 45.0
"""Seconds that a tool waits for the others; after that it says so and can be called again."""


class Place(Protocol):
    """A table, however far away."""

    async def table(self) -> Table: ...

    def mine(self) -> list[int]: ...

    async def play(self, actions: list[str]) -> str: ...

    async def wait(self) -> str: ...

    async def why(self, action: str) -> str: ...

    async def advice(self, kind: str) -> str: ...

    async def undo(self) -> str: ...

    async def record(self) -> Record: ...


class Here(Place):
    """A table of this machine, with bots in the other seats."""

    def __init__(self, table: Table, seats: Seats) -> None:
        self._table = table
        self._seats = seats

    async def table(self) -> Table:
        return self._table

    def mine(self) -> list[int]:
        """The pawns without a bot."""
        count = len(self._table.game.pawns(self._table.state))
        return [pawn for pawn in range(count) if pawn not in self._seats.names]

    async def play(self, actions: list[str]) -> str:
        """In order, up to the first that brings luck; a refusal is told, with its rule."""
        lines = []
        for action in actions:
            luck_before = _luck(self._table)
            try:
                events = self._table.play(action)
            except Refused as refused:
                reason = refused.reason
                why = {"action": quoted(action), "why": str(reason), "rule": reason.rule or "none"}
                lines.append(tell("assistant.refused", **why))
                break
            lines.append(f"{action}: {told.story(self._table.game, events)}")
            if _luck(self._table) != luck_before or self._table.result is not None:
                break
        lines.append(await self.wait())
        return "\n".join(lines)

    async def wait(self) -> str:
        """Let the bots play until one of ours is asked."""
        lines = await asyncio.to_thread(self._bots)
        return "\n".join([*lines, told.ending(self._table)])

    def _bots(self) -> list[str]:
        table, lines = self._table, []
        while table.result is None and self._seats.decide(table):
            who, thought = self._seats.speaker(table), self._seats.think(table)
            text = table.game.text(thought.action)
            events = table.play(thought.action)
            lines.append(f"{who} plays {text}: {told.story(table.game, events)}")
        return lines

    async def why(self, action: str) -> str:
        """May it be played, and if not, which rule forbids it?"""
        reason = self._table.refusal(action)
        if reason is None:
            return tell("assistant.can-be-done")
        return reason.cited() if reason.rule else str(reason)

    async def advice(self, kind: str) -> str:
        """A hint, the chance to win, or what threatens."""
        return await asyncio.to_thread(_ADVICE[kind], self._table)

    async def undo(self) -> str:
        """Back to our last decision, as long as no luck came since."""
        self._seats.undo(self._table, force=False)
        return told.ending(self._table)

    async def record(self) -> Record:
        return self._table.record()


_ADVICE: Final = {"hint": told.hint, "chance": told.chance, "threats": told.dangers}


class There(Place):
    """A seat at a server's table; what it allows is the table's to say."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat

    async def table(self) -> Table:
        return await self._seat.look()

    def mine(self) -> list[int]:
        return self._seat.pawns

    async def play(self, actions: list[str]) -> str:
        """In order; if one is refused, none is played."""
        if not await self._seat.play(*actions):
            return tell("assistant.moved-on")
        return await self.wait()

    async def wait(self) -> str:
        """Until one of ours is asked, the game is over, or patience ends."""
        known = len(self._seat.lines)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._seat.asked()
        except TimeoutError:
            return tell("assistant.wait-again")
        news = self._seat.lines[known:]
        return "\n".join([*news, told.ending(await self._seat.look())])

    async def why(self, action: str) -> str:
        """The server's answer, with the rule."""
        said = await self._seat.ask("why", action=action)
        cite = said.get("cite")
        return str(said["text"]) + (f" — {cite['rule']}" if cite else "")

    async def advice(self, kind: str) -> str:
        """As the table allows it; its use is told to all."""
        said = await self._seat.ask(kind, at=self._seat.now["position"])
        if kind == "threats":
            return "\n".join(said["facts"]) or tell("assistant.no-threat")
        steps = (said.get("plan") or {}).get("steps", [])
        lines = [f"{step['action']}: {step['why']}" for step in steps]
        return "\n".join([*lines, str(said["text"])])

    async def undo(self) -> str:
        """At once where it is free; else the others are asked."""
        await self._seat.ask("undo", at=self._seat.now["position"])
        return tell("assistant.done-or-asked")

    async def record(self) -> Record:
        return await self._seat.record()


def _luck(table: Table) -> int:
    return sum(1 for step in table.steps if step.kind)

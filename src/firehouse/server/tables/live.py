"""A table that is awake: commands become stored entries, entries become messages to all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from math import ceil
from time import monotonic
from typing import Any, Final

import msgspec

from firehouse.bots.players import SEARCH
from firehouse.core.phrase import Phrase
from firehouse.core.table import Table
from firehouse.server import commands
from firehouse.server.denial import Damaged, Denied, Forgotten, Gone, stale
from firehouse.server.messages import (
    Attendance,
    Chatted,
    Countdown,
    Message,
    PersonHolder,
    SnapshotMessage,
    encode,
)
from firehouse.server.people.connection import Connection
from firehouse.server.people.presence import Presence
from firehouse.server.people.tokens import holder_of
from firehouse.server.pool.fair_queue import Party
from firehouse.server.resources import LOG, Resources
from firehouse.server.storage import REFUSAL, BookmarkRow, EntryRow, StorageError, Unreadable
from firehouse.server.tables.bookmark import EVERY, maker, written
from firehouse.server.tables.changes import Change
from firehouse.server.tables.description import Description, note_of, people
from firehouse.server.tables.entries import Entry, entry_of, row_of
from firehouse.server.tables.fold import Fold
from firehouse.server.tables.folding import CHUNK, folded
from firehouse.server.tables.judge import Desk, Draft, draft_of, need_room
from firehouse.server.tables.leaderboard import result_of
from firehouse.server.tables.ranked import day_row
from firehouse.stage.shapes import Cite

ATTEMPTS: Final = 5
"""How often a command is judged when other processes are quicker with theirs."""
MOST_OF_ONE: Final = 8
"""Connections of one person at one table."""


class LiveTable:
    """One table in memory, with those who watch it from this process."""

    def __init__(self, resources: Resources, fold: Fold) -> None:
        self.resources = resources
        self.lock = asyncio.Lock()
        self.presence = Presence()
        self.connections: set[Connection] = set()
        self.used = monotonic()
        self.hashes: dict[int, str] = {}
        self.damaged = False
        """Has an entry come that cannot be followed? What is in memory is no table any more."""
        self._holding: set[asyncio.Task[Any]] = set()
        """Tasks that need this table to stay awake."""
        self._counting: set[int] = set()
        """Pawns whose countdown will be looked at again."""
        self.fold = fold
        self.description = Description(fold)
        self.marked = fold.seq
        """The entry up to which waking would be quick."""

    @property
    def id(self) -> str:
        return self.fold.row.id

    @property
    def busy(self) -> bool:
        """Is somebody connected, or a command or request on its way?"""
        return bool(self.connections) or bool(self._holding) or self.lock.locked()

    @property
    def party(self) -> Party:
        """For whom its bots think: whoever of its people is there and came first, or a viewer."""
        viewers = sorted(self.connections, key=lambda c: (c.person is None, c.person))
        return Party(viewers[0].address if viewers else "", self.id)

    def hold(self) -> None:
        """Keep the table awake until the task that asks has ended."""
        self.used = monotonic()
        task = asyncio.current_task()
        if task is not None and task not in self._holding:
            self._holding.add(task)
            task.add_done_callback(self._let_go)

    def _let_go(self, task: asyncio.Task[Any]) -> None:
        self._holding.discard(task)
        self.used = monotonic()

    # Commands.

    async def do(self, person: int, command: commands.AnyCommand) -> int:
        """Judge a command, store it, tell everybody; the number of its entry. Denied if not."""
        async with self.lock:
            mark = commands.mark_of(command)
            return await self.add(person, mark, lambda: draft_of(self.desk(person), command))

    async def add(self, person: int, mark: str, judge: Callable[[], Draft]) -> int:
        """Store what a command comes to, unless that was done before; needs the lock.

        When another process was quicker with its entry, the command is judged again.
        """
        for _ in range(ATTEMPTS):
            known = self.fold.done_before(person, mark)
            if known is not None:
                return known
            draft = judge()
            need_room(self.fold, draft.body)
            body = msgspec.structs.replace(draft.body, mark=mark)
            try:
                stored = await self.store(person, Draft(body, draft.tried))
            except StorageError:
                stored = self.fold.done_before(person, mark)
                if stored is None:
                    raise
            if stored is not None:
                return stored
        raise Denied("busy", "Too much happens at this table just now; try again.")

    async def add_now(self, person: int | None, draft: Draft) -> int:
        """Store an entry that is right as the table stands, or is stale; needs the lock."""
        need_room(self.fold, draft.body)
        stored = await self.store(person, draft)
        if stored is None:
            raise stale()
        return stored

    async def store(self, person: int | None, draft: Draft) -> int | None:
        """Store an entry, then change the table and tell everybody; needs the lock.

        None, having caught up, if another process was quicker.
        """
        self.need_whole()
        entry = Entry(self.fold.seq + 1, person, datetime.now(UTC), draft.body)
        try:
            stored = await self.resources.store.append(row_of(self.id, entry))
        except StorageError as error:
            await self.catch_up_now()  # it may have been stored all the same
            if error.kind == REFUSAL:
                await self._need_there()
            await self.publish({"seq": self.fold.seq})
            raise
        if not stored:
            await self.catch_up_now()
            return None
        await self.take_in(entry, draft.tried)
        return entry.seq

    async def _need_there(self) -> None:
        """Gone, and the end for all who watch, if the table was removed."""
        if await self.resources.store.table(self.id) is None:
            self.leave_for_good()
            raise Gone

    def leave_for_good(self) -> None:
        """The table was removed: whoever watches hears so."""
        self.damaged = True
        for connection in self.connections:
            connection.dismiss(Gone())

    async def take_in(self, entry: Entry, tried: Table | None) -> None:
        """What is stored is done: no fault after that makes it undone, or keeps it a secret."""
        change = await self._applied(entry, tried)
        self._tell(change)
        await self._write_down(change)
        if self.fold.seq - self.marked >= EVERY:
            self.marked = self.fold.seq
            self.resources.spawn(self.mark())
        try:
            await self.publish({"seq": entry.seq})
        except Exception:
            LOG.exception("could not publish an entry", table=self.id, seq=entry.seq)

    async def _applied(self, entry: Entry, tried: Table | None = None) -> Change:
        """What an entry changes here; Damaged if it cannot be followed."""
        with self._damaged_by(entry.seq):
            change = self.fold.apply(entry, tried)
            if change.forgotten is not None:
                await self._read_anew(change.forgotten)
        return change

    async def _read_anew(self, person: int) -> None:
        """Somebody was taken out of the entries: have the table as it is told without them."""
        self.fold = await folded(
            Fold(self.fold.row), await self.resources.store.entries(self.id), self.fold.seq
        )
        self.description = Description(self.fold)
        if self.fold.row.public:  # a note of before may still wait to be written
            self.resources.store.note(self.id, note_of(self.fold))
        await self.read_hashes()
        for connection in self.connections:
            if connection.person == person:
                connection.dismiss(Forgotten())

    async def _write_down(self, change: Change) -> None:
        """Tell the list of tables how this one stands, and the standing how it ended."""
        fold = self.fold
        try:
            if fold.row.public:
                self.resources.store.note(self.id, note_of(fold))
            if change.moved and fold.over:
                core = fold.core
                told = {"result": core.result, "ending": core.ending, "steps": core.step}
                LOG.info("a game is over", table=self.id, **told)
                await self.finish()
        except Exception:
            LOG.exception("could not write down a table", table=self.id)

    async def mark(self) -> None:
        """Keep how the table stands, so that it wakes up quickly; it does so without, too."""
        fold = self.fold
        self.marked = fold.seq
        row = BookmarkRow(self.id, fold.seq, maker(fold.core.setup.ruleset), written(fold))
        try:
            await self.resources.store.keep_bookmark(row)
        except StorageError as error:
            LOG.warning("a bookmark was not kept", table=self.id, reason=str(error))

    async def finish(self) -> None:
        """Store the result of a game that is over; what is there already stays."""
        await self.resources.store.end(self.id)
        result = result_of(self.fold)
        if result is not None:
            await self.resources.store.finish(result)
        ranked = day_row(self.fold)
        if ranked is not None:
            await self.resources.store.days.rank(ranked)

    def desk(self, person: int) -> Desk:
        """What a judge looks at for a command of this person."""
        return Desk(self.fold, person, self.presence.away, self.resources.bots)

    def because(self, action: str) -> tuple[bool, str, Cite | None, Phrase | None]:
        """May an action be played now? If not, why not, with the rule."""
        reason = self.fold.core.refusal(action)
        if reason is None:
            return True, "This can be done now.", None, None
        far = "" if reason.code == "unknown-action" else self._far(self.fold.core.parse(action))
        return False, far or reason.sentence, self.resources.cite(reason.rule), reason.phrase

    def _far(self, action: int) -> str:
        core = self.fold.core
        return self.fold.stage.far(core.game, core.state, action)

    # Entries of other processes.

    async def catch_up(self) -> None:
        """Take what other processes have stored, and tell those who watch here."""
        async with self.lock:
            await self.catch_up_now()

    async def catch_up_now(self) -> None:
        """The same for whoever has the lock."""
        self.need_whole()
        rows = await self._new_rows()
        if any(row.kind == "join" for row in rows):
            await self.read_hashes()
        for number, row in enumerate(rows, 1):
            with self._damaged_by(row.seq):
                entry = entry_of(row)
            self._tell(await self._applied(entry))
            if number % CHUNK == 0:
                await asyncio.sleep(0)

    async def _new_rows(self) -> list[EntryRow]:
        """What was stored since; Damaged if it cannot be read."""
        try:
            return await self.resources.store.entries(self.id, self.fold.seq)
        except Unreadable:
            with self._damaged_by(self.fold.seq + 1):
                raise

    @contextmanager
    def _damaged_by(self, seq: int) -> Iterator[None]:
        """Where an entry cannot be followed: Damaged, and the end for all who watch."""
        try:
            yield
        except Exception:
            LOG.exception("a table is damaged", table=self.id, seq=seq)
            self.damaged = True
            for connection in self.connections:
                connection.dismiss(Damaged())
            raise Damaged from None

    def need_whole(self) -> None:
        """Damaged if what is in memory is no table any more."""
        if self.damaged:
            raise Damaged

    async def read_hashes(self) -> None:
        """Whose tokens are known."""
        rows = await self.resources.store.people(self.id)
        self.hashes = {row.person: row.token_hash for row in rows}

    def person_of(self, token: str) -> int:
        """The person of a token; Denied for a token of another table."""
        person = holder_of(token, self.hashes)
        if person is None or person not in self.fold.members:
            raise Denied("bad-token", "This seat is not known here; you can still watch.")
        return person

    # Telling.

    def _tell(self, change: Change) -> None:
        """Say what an entry changed to everybody here; no fault in that changes what is done."""
        try:
            self._say(change)
        except Exception:
            LOG.exception("could not tell of an entry", table=self.id, seq=change.entry.seq)

    def _say(self, change: Change) -> None:
        if (
            change.forgotten is not None
            or change.undone
            or (change.moved and not change.quiet and change.entry.kind != "answer")
        ):
            self.refresh()
        elif change.moved:
            self.broadcast(self.description.moved(change))
        elif change.chat is not None:
            self.broadcast(Chatted(change.entry.seq, change.chat))
        else:
            self.broadcast(self.description.changed(change, self.presence))
            self._refresh_seats()
        self._after(change)

    def _after(self, change: Change) -> None:
        fold = self.fold
        self.used = monotonic()
        self._warm()
        self.resources.wake_bots(self)
        if change.moved:
            self.count_down(fold.actor)

    def _warm(self) -> None:
        """Have somebody ready to think where advice is on or a bot looks ahead."""
        aids = self.fold.aids
        if aids.hint or aids.chance or aids.threats or self.fold.seats(SEARCH):
            self.resources.thinkers.warm()

    def broadcast(self, message: Message) -> None:
        """Encode once, send to all who watch from here."""
        if self.connections:
            self.fan_out(encode(message))

    def fan_out(self, text: str) -> None:
        """Send an encoded message to all who watch from here."""
        for connection in self.connections:
            connection.push(text)

    def refresh(self) -> None:
        """Send everybody the whole table."""
        for connection in self.connections:
            self.show(connection, None)

    def show(self, connection: Connection, command: str | None) -> None:
        """Send one viewer the whole table."""
        snapshot = self.description.snapshot(self.presence, connection.person)
        connection.pawns = snapshot.you.pawns
        connection.tell(SnapshotMessage(command, snapshot))

    def _refresh_seats(self) -> None:
        """Whose pawns have changed is shown the whole table."""
        for connection in self.connections:
            if connection.pawns != self.fold.pawns_of(connection.person):
                self.show(connection, None)

    async def publish(self, message: dict[str, Any]) -> None:
        """Tell other processes."""
        await self.resources.publish(self.id, message)

    async def share(self, message: Message) -> None:
        """Tell everybody, at all processes, something that is not kept."""
        text = encode(message)
        self.fan_out(text)
        await self.publish({"say": text})

    # Coming and going.

    async def arrive(self, connection: Connection, token: str | None, command: str) -> None:
        """Let a viewer in, as the person of a token or as a spectator."""
        async with self.lock:
            self.need_whole()
            if self.resources.shared:
                await self.catch_up_now()
            if connection.gone:
                return
            person = None if token is None else self.person_of(token)
            self._need_room(connection, person)
            if connection.greeted:
                self.presence.leave(connection.person)
            connection.person, connection.greeted = person, True
            self.presence.arrive(person)
            self.connections.add(connection)
            self.show(connection, command)
        await self.tell_presence(but=connection)
        self._warm()
        self.resources.wake_bots(self)
        self.count_down(self.fold.actor)

    def _need_room(self, connection: Connection, person: int | None) -> None:
        """Spectators have room of their own, so that they never keep a player out."""
        others = [c for c in self.connections if c is not connection and c.person == person]
        if person is None and len(others) >= self.resources.settings.max_people:
            raise Denied("full", "There is no more room to watch this table.")
        if person is not None and len(others) >= MOST_OF_ONE:
            raise Denied("full", "You have this table open too often; close it somewhere.")

    async def leave(self, connection: Connection) -> None:
        """A viewer is gone, also one whose hello still waits."""
        connection.left.set()
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        self.presence.leave(connection.person)
        self.used = monotonic()
        await self.tell_presence()
        for pawn in self.fold.pawns_of(connection.person):
            self.count_down(pawn)

    async def tell_presence(self, but: Connection | None = None) -> None:
        """Say who is here, to everybody here and to other processes."""
        self.show_presence(but)
        await self.publish({"presence": self.presence.told()})

    def show_presence(self, but: Connection | None = None) -> None:
        """Say who is here, to those who watch from here."""
        now = people(self.fold, self.presence)
        text = encode(Attendance(now, self.presence.spectators))
        for connection in self.connections:
            if connection is not but:
                connection.push(text)

    def count_down(self, pawn: int) -> None:
        """Say how long an absent player is waited for, and say so again when it is over."""
        if pawn < 0 or self.fold.status != "playing" or not self.connections:
            return
        holder = self.fold.holders[pawn]
        if not isinstance(holder, PersonHolder):
            return
        away = self.presence.away(holder.person)
        if away is None:
            return
        left = max(0.0, self.fold.patience - away)
        self.broadcast(Countdown(pawn, ceil(left)))
        if left and pawn not in self._counting:
            self._counting.add(pawn)
            self.resources.later(left, self._count_again, pawn)

    def _count_again(self, pawn: int) -> None:
        self._counting.discard(pawn)
        self.count_down(pawn)

    def hear(self, message: dict[str, Any], process: str) -> None:
        """Take in what another process tells."""
        if "gone" in message:
            self.leave_for_good()
        elif "say" in message:
            self.fan_out(message["say"])
        elif "presence" in message and self.presence.hear(process, message["presence"]):
            self.show_presence()

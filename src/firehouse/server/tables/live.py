"""A table in memory: commands become stored entries, entries become messages to all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from time import monotonic
from typing import Any, Final

import msgspec

from firehouse.bots.players import SEARCH
from firehouse.core.phrase import Phrase, phrase
from firehouse.core.table import Table
from firehouse.server import commands
from firehouse.server.condition import DAMAGED, FAULT, TABLES
from firehouse.server.denial import Damaged, Denied, Forgotten, Gone, Removed, stale
from firehouse.server.messages import Chatted
from firehouse.server.people.connection import Connection
from firehouse.server.resources import LOG, Resources
from firehouse.server.storage import REFUSAL, BookmarkRow, EntryRow, StorageError, Unreadable
from firehouse.server.tables.audience import Audience
from firehouse.server.tables.bookmark import EVERY, maker, written
from firehouse.server.tables.changes import Change
from firehouse.server.tables.description import Description, note_of
from firehouse.server.tables.desk import Desk, Draft
from firehouse.server.tables.entries import Entry, entry_of, row_of
from firehouse.server.tables.fold import Fold
from firehouse.server.tables.folding import CHUNK, folded
from firehouse.server.tables.judge import draft_of, need_room
from firehouse.server.tables.kept_games import keep_game
from firehouse.server.tables.leaderboard import result_of
from firehouse.server.tables.ranked import day_row, need_open
from firehouse.server.tables.seat_keys import SeatKeys
from firehouse.stage.shapes import Cite
from firehouse.words.language import say

ATTEMPTS: Final = 5
"""How often a command is judged when other processes are quicker with theirs."""
MOST_OF_ONE: Final = 8
"""Connections of one person at one table."""


class LiveTable(Audience):
    """One table in memory, with those who watch it from this process."""

    def __init__(self, resources: Resources, fold: Fold) -> None:
        super().__init__(resources, fold)
        self.lock = asyncio.Lock()
        self.used = monotonic()
        self.keys = SeatKeys()
        self.damaged = False
        """Has an entry come that cannot be followed? What is in memory is no table any more."""
        self._holding: set[asyncio.Task[Any]] = set()
        """Tasks that need this table to stay awake."""
        self.marked = fold.seq
        """The entry up to which waking would be quick."""

    @property
    def busy(self) -> bool:
        """Is somebody connected, or a command or request on its way?"""
        return bool(self.connections) or bool(self._holding) or self.lock.locked()

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
        raise Denied("busy", phrase("denied.busy-table"))

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
        """The table was removed: tell its viewers."""
        self.damaged = True
        self.dismiss(Gone())

    async def take_in(self, entry: Entry, tried: Table | None) -> None:
        """A stored entry is final: a later fault neither undoes it nor keeps it from viewers.

        When viewers are told that a game is over, its result is already stored.
        """
        waited = self.fold.waits_for
        change = await self._applied(entry, tried)
        self.resources.call(self, [who for who in self.fold.waits_for if who not in waited])
        if change.removed is not None:
            await self.resources.store.lockers.take_out_person(self.id, change.removed)
        try:
            await self._write_down(change)
        finally:
            self._tell(change)
        if self.fold.seq - self.marked >= EVERY:
            self.marked = self.fold.seq
            self.resources.spawn(self.mark())
        try:
            await self.publish({"seq": entry.seq})
        except Exception:
            self._report(FAULT, "could not publish an entry", entry.seq)

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
        self.note()  # one of before may still wait to be written
        await self.keys.read(self.resources.store, self.id)
        self.dismiss(Forgotten(not self.fold.is_secret), person)

    async def _write_down(self, change: Change) -> None:
        """Tell the list of tables how this one stands, and the standing how it ended."""
        fold = self.fold
        try:
            self.note()
            if change.moved and fold.over:
                core = fold.core
                told = {"result": core.result, "ending": core.ending, "steps": core.step}
                LOG.info("a game is over", table=self.id, **told)
                await self.finish()
        except Exception:
            self._report(FAULT, "could not write down a table", fold.seq)

    def note(self) -> None:
        """Tell the list of tables how this one stands, if it has a line there."""
        if self.fold.row.public or self.fold.clock or self.keys.copies:
            self.resources.store.note(self.id, note_of(self.fold))

    async def mark(self) -> None:
        """Keep how the table stands, so that it wakes up quickly; it does so without, too."""
        try:
            async with self.lock:
                await self.catch_up_now()  # a command beside the service may have stored something
                fold = self.fold
                self.marked = fold.seq
                row = BookmarkRow(self.id, fold.seq, maker(fold.core.setup.ruleset), written(fold))
            await self.resources.store.keep_bookmark(row)
        except (StorageError, Denied) as error:
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
        await keep_game(self.resources.store, self.fold, [seat.locker for seat in self.keys.copies])

    def desk(self, person: int) -> Desk:
        """What a judge looks at for a command of this person."""
        shared = self.resources
        return Desk(self.fold, person, self.presence.away, shared.bots, shared.words)

    def because(self, action: str) -> tuple[bool, str, Cite | None, Phrase | None]:
        """May an action be played now? If not, why not, with the rule."""
        reason = self.fold.core.refusal(action)
        if reason is None:
            said = phrase("table.can-be-done")
            return True, say(said), None, said
        far = "" if reason.code == "unknown-action" else self._far(self.fold.core.parse(action))
        return False, far or reason.sentence, self.resources.cite(reason.rule), reason.phrase

    def _far(self, action: int) -> str:
        core = self.fold.core
        return self.fold.stage.far(core.game, core.state, action)

    # Entries of other processes.

    async def catch_up(self) -> None:
        """Take in what other processes have stored, and tell the viewers here."""
        async with self.lock:
            await self.catch_up_now()

    async def catch_up_now(self) -> None:
        """The same for callers that have the lock."""
        self.need_whole()
        rows = await self._new_rows()
        if any(row.kind == "join" for row in rows):
            await self.keys.read(self.resources.store, self.id)
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
            self._report(DAMAGED, "a table is damaged", seq)
            self.damaged = True
            self.dismiss(Damaged())
            raise Damaged from None

    def _report(self, kind: str, told: str, seq: int) -> None:
        """Something is wrong at an entry, and is being handled."""
        about: dict[str, Any] = {"exc_info": True, "table": self.id, "seq": seq}
        self.resources.condition.report(TABLES, kind, told, **about)

    def need_whole(self) -> None:
        """Damaged if what is in memory is no table any more."""
        if self.damaged:
            raise Damaged

    async def person_of(self, token: str) -> int:
        """The person of a token; Denied for a token of another table."""
        person = self.keys.holder(token)
        if person is None and self.resources.shared:  # another process may have stored it just now
            await self.keys.read(self.resources.store, self.id)
            person = self.keys.holder(token)
        if person is None or person not in self.fold.members:
            raise Denied("bad-token", phrase("denied.bad-token", watch=not self.fold.is_secret))
        return person

    # Telling.

    def _tell(self, change: Change) -> None:
        """Say what an entry changed to everybody here; no fault in that changes what is done."""
        try:
            self._say(change)
        except Exception:
            self._report(FAULT, "could not tell of an entry", change.entry.seq)

    def _say(self, change: Change) -> None:
        if change.removed is not None:
            self.shun(change.removed)
            self.dismiss(Removed(not self.fold.is_secret), change.removed)
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
            self.refresh_seats()
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

    # Coming and going.

    async def arrive(self, connection: Connection, token: str | None, command: str) -> None:
        """Let a viewer in, as the person of a token or as a spectator."""
        async with self.lock:
            self.need_whole()
            if self.resources.shared:
                await self.catch_up_now()
            if connection.gone:
                return
            if token is None:
                need_open(self.fold)
            person = None if token is None else await self.person_of(token)
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
            raise Denied("full", phrase("denied.no-room-to-watch"))
        if person is not None and len(others) >= MOST_OF_ONE:
            raise Denied("full", phrase("denied.open-too-often"))

    async def leave(self, connection: Connection) -> None:
        """A viewer has left, even one whose hello still waits."""
        connection.left.set()
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        self.presence.leave(connection.person)
        self.used = monotonic()
        await self.tell_presence()
        for pawn in self.fold.pawns_of(connection.person):
            self.count_down(pawn)

    def hear(self, message: dict[str, Any], process: str) -> None:
        """Take in what another process tells."""
        if "gone" in message:
            self.leave_for_good()
        else:
            super().hear(message, process)

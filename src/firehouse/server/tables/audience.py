"""The viewers of a table at this process: who they are, and what is sent to them."""

from __future__ import annotations

from math import ceil
from typing import Any

from firehouse.server.denial import Denied
from firehouse.server.messages import (
    Attendance,
    Countdown,
    Message,
    PersonHolder,
    SnapshotMessage,
    encode,
)
from firehouse.server.people.connection import Connection
from firehouse.server.people.presence import Presence
from firehouse.server.pool.fair_queue import Party
from firehouse.server.resources import Resources
from firehouse.server.tables.description import Description, people
from firehouse.server.tables.desk import MAKER
from firehouse.server.tables.fold import Fold


class Audience:
    """Says to all who are here, and to other processes, how a table stands."""

    def __init__(self, resources: Resources, fold: Fold) -> None:
        self.resources = resources
        self.fold = fold
        self.description = Description(fold)
        self.presence = Presence()
        self.connections: set[Connection] = set()
        self.came_from: dict[int, str] = {}
        """The addresses from which people sat down, as far as this process was asked."""
        self._counting: set[int] = set()
        """Pawns whose countdown will be looked at again."""

    @property
    def id(self) -> str:
        return self.fold.row.id

    @property
    def party(self) -> Party:
        """For whom its bots think: the first of its people who is there, or a viewer."""
        viewers = sorted(self.connections, key=lambda c: (c.person is None, c.person))
        return Party(viewers[0].address if viewers else "", self.id)

    def broadcast(self, message: Message) -> None:
        """Encode once, send to all viewers at this process."""
        if self.connections:
            self.fan_out(encode(message))

    def fan_out(self, text: str) -> None:
        """Send an encoded message to all viewers at this process."""
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

    def refresh_seats(self) -> None:
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

    async def tell_presence(self, but: Connection | None = None) -> None:
        """Say who is here, to everybody here and to other processes."""
        self.show_presence(but)
        await self.publish({"presence": self.presence.told()})

    def show_presence(self, but: Connection | None = None) -> None:
        """Say who is here, to the viewers at this process."""
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
        if "say" in message:
            self.fan_out(message["say"])
        elif "shunned" in message:
            self.resources.shunned.add(self.id, message["shunned"])
        elif "presence" in message and self.presence.hear(process, message["presence"]):
            self.show_presence()

    def shun(self, person: int) -> None:
        """Let nobody sit down from the address of a person who was removed, at any process.

        Unless the maker of the table has the same address: people at one place can talk.
        """
        addresses = self._addresses(person) - self._addresses(MAKER)
        if addresses:
            self.resources.shunned.add(self.id, addresses)
            self.resources.spawn(self.publish({"shunned": sorted(addresses)}))

    def _addresses(self, person: int) -> set[str]:
        """Where somebody is, and where they came from, as far as this process knows."""
        here = {one.address for one in self.connections if one.person == person}
        return here | {self.came_from.get(person, "")} - {""}

    def dismiss(self, why: Denied, person: int | None = None) -> None:
        """End the connections of one person or of all, and say why."""
        for connection in self.connections:
            if person is None or connection.person == person:
                connection.dismiss(why)

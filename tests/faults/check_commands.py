"""No acknowledged command is lost, none is done twice, and what was refused was not done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from stored_truth import StoredTable
from witness import UNSURE, Sent, Violation

from firehouse.server.commands import mark_of, read_command
from firehouse.server.people.tokens import hash_of

UNMARKED: Final = ("check", "ping", "plan", "again")
"""What is acknowledged without an entry of its own that could be looked for."""


def lost_or_doubled(stored: StoredTable, sent: dict[str, Sent]) -> Iterator[Violation]:
    """Compare what was answered with what is stored."""
    by_number = {row.seq: row for row in stored.entries}
    marks = Counter((row.person, row.body["mark"]) for row in stored.entries if "mark" in row.body)
    for (person, mark), times in marks.items():
        if times > 1:
            text = f"{stored.row.id}: a command of person {person} ({mark}) {times} times"
            yield Violation("done once", text)
    for id, command in sent.items():
        if command.table != stored.row.id:
            continue
        read = read_command(command.text)
        if msgspec.to_builtins(read)["do"] in UNMARKED:
            continue
        key = (command.person, mark_of(read))
        for seq in set(command.done):
            row = by_number.get(seq)
            if row is None:
                yield Violation("done is kept", f"{id} was done as entry {seq}, which is not there")
            elif (row.person, row.body.get("mark")) != key:
                yield Violation("done is kept", f"{id} was done as entry {seq}, which is another")
        if len(set(command.done)) > 1:
            yield Violation("done once", f"{id} was answered with entries {sorted(command.done)}")
        sure = command.refused and not set(command.refused) & set(UNSURE)
        if sure and not command.done and key in marks:
            yield Violation("refused is not done", f"{id} was refused ({command.refused})")


def unkept_seats(stored: StoredTable, tickets: list[dict[str, Any]]) -> Iterator[Violation]:
    """Whoever was told that they hold a seat is known by their token."""
    hashes = {row.person: row.token_hash for row in stored.people}
    for ticket in tickets:
        if hashes.get(ticket["person"]) != hash_of(ticket["token"]):
            text = f"{stored.row.id}: person {ticket['person']} has a ticket and is not known"
            yield Violation("seats are kept", text)


def gaps(stored: StoredTable) -> Iterator[Violation]:
    """Entries are numbered from 1, without a gap."""
    numbers = [row.seq for row in stored.entries]
    if numbers != list(range(1, len(numbers) + 1)):
        yield Violation("no gaps", f"{stored.row.id}: entries {numbers}")

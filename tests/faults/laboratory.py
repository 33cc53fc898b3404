"""One round: the plan of a seed is carried out, all is healed, and what was promised is checked."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from belongings import lost_belongings
from check_commands import gaps, lost_or_doubled, unkept_seats
from check_rules import broken_rules, other_beginning
from check_sights import behind, differing, unfollowable
from fault_kinds import Trouble
from fault_plan import Act, Fault, Plan
from nursery import Nursery
from party import Party
from stored_truth import StoredTable, read
from supervisor import Supervisor
from witness import Violation, Witness
from workplace import SECRET, Workplace, until

from firehouse.server.storage import Store
from firehouse.server.storage.engine import database_url, sqlite_file

SETTLE_SECONDS: Final = 90.0
OPEN_SECONDS: Final = 120.0


@dataclass(frozen=True)
class Outcome:
    """What came of a round."""

    seed: int
    seconds: float
    counts: dict[str, int]
    violations: list[Violation]

    def plain(self) -> dict[str, Any]:
        """As it is written into a summary."""
        return asdict(self)


async def carry_out(
    plan: Plan, folder: Path, database: str, nurseries: Sequence[Nursery]
) -> Outcome:
    """Carry out one plan on an empty database."""
    began = time.monotonic()
    witness = Witness((SECRET,))
    async with Workplace(folder, database, nurseries) as workplace:
        parties = [Party(table, workplace, witness) for table in plan.tables]
        await _play(plan, parties, workplace, witness)
        await workplace.all_well(witness)
        parties = [party for party in parties if party.people]
        last = await _settle(parties, database, witness)
        base = f"http://127.0.0.1:{workplace.port(Random(plan.seed))}"
        witness.violations += await lost_belongings(base, witness)
        guests = [guest for party in parties for guest in party.everybody]
        witness.violations += behind((g.name, g.seq, last[g.table]) for g in guests)
        await asyncio.gather(*(party.leave() for party in parties))
        await workplace.close(witness)
    witness.violations += await _checked(parties, database, witness)
    witness.counts["violations"] = len(witness.violations)
    return Outcome(
        plan.seed,
        round(time.monotonic() - began, 1),
        dict(sorted(witness.counts.items())),
        witness.violations,
    )


async def _play(plan: Plan, parties: list[Party], workplace: Workplace, witness: Witness) -> None:
    """People play and faults happen, each at its time."""
    start = asyncio.get_running_loop().time()
    trouble, supervisor = Trouble(workplace, witness), Supervisor(workplace, witness)
    looking = asyncio.create_task(supervisor.look_after())
    opening = [asyncio.create_task(_opened(party, start)) for party in parties]
    faults = [asyncio.create_task(_fault(trouble, fault, start)) for fault in plan.faults]
    acting = [asyncio.create_task(_act(parties, act, start)) for act in plan.acts]
    for task in (*acting, *faults):
        await task
    for place in workplace.places:
        place.heal()
    await _need_open(opening, witness)
    looking.cancel()
    with suppress(asyncio.CancelledError):
        await looking


async def _need_open(opening: list[asyncio.Task[None]], witness: Witness) -> None:
    """Once all is healed every table can be made."""
    done, unable = await asyncio.wait(opening, timeout=OPEN_SECONDS)
    for task in unable:
        witness.violated("healing", f"a table could not be made within {OPEN_SECONDS:g} s")
        task.cancel()
    for task in done:
        task.result()


async def _opened(party: Party, start: float) -> None:
    await until(start + party.plan.at)
    await party.open()


async def _fault(trouble: Trouble, fault: Fault, start: float) -> None:
    await until(start + fault.at)
    await trouble.bring(fault)


async def _act(parties: list[Party], act: Act, start: float) -> None:
    await until(start + act.at)
    await parties[act.table].do(act)


async def _settle(parties: list[Party], database: str, witness: Witness) -> dict[str, int]:
    """Everybody plays once more, and hears of everything in the end: the last entry of each table.

    What comes after it, such as the turn of a bot whose owner's time is up, is nobody's to hear.
    """
    store = Store(database)
    try:
        for last_word in (True, False):
            end = asyncio.get_running_loop().time() + SETTLE_SECONDS
            while not _settled(parties, last := await _last(parties, store)):
                if asyncio.get_running_loop().time() > end:
                    _tell_unsettled(parties, witness)
                    return last
                for party in parties:
                    await party.take_back_pawns()
                await asyncio.sleep(0.3)
            if last_word:
                for party in parties:
                    await party.play(0.5)
        return last
    finally:
        await store.stop()


async def _last(parties: list[Party], store: Store) -> dict[str, int]:
    """The number of the last entry of each table."""
    return await store.last_entries([party.table for party in parties])


def _settled(parties: list[Party], last: dict[str, int]) -> bool:
    """Is every command answered, has every bot moved, and everybody heard of the last entry?"""
    return all(
        guest.here and not guest.waiting and guest.seq == last[party.table] and not guest.sees_bot
        for party in parties
        for guest in party.everybody
    )


def _tell_unsettled(parties: list[Party], witness: Witness) -> None:
    for guest in (guest for party in parties for guest in party.everybody):
        if not guest.here or guest.waiting or guest.sees_bot:
            state = f"here: {guest.here}, {len(guest.waiting)} commands unanswered"
            state += f", a bot does not move: {guest.sees_bot}"
            witness.violated("healing", f"{guest.name} does not get on: {state}")


async def _checked(parties: list[Party], database: str, witness: Witness) -> list[Violation]:
    """All that can be seen from what is stored."""
    found = list(_pages(database))
    store = Store(database)
    try:
        for party in parties:
            stored = await read(store, party.table)
            if stored is None:
                found.append(Violation("tables are kept", f"{party.table} is gone"))
                continue
            found += _of_table(stored, witness)
            witness.counts["entries"] += len(stored.entries)
            witness.counts.update(f"entry: {row.kind}" for row in stored.entries)
            witness.counts["games over"] += bool(stored.fold and stored.fold.over)
    finally:
        await store.stop()
    return found


def _of_table(stored: StoredTable, witness: Witness) -> Iterator[Violation]:
    table = stored.row.id
    yield from gaps(stored)
    yield from unfollowable(stored)
    yield from lost_or_doubled(stored, witness.sent)
    yield from unkept_seats(stored, witness.tickets[table])
    yield from differing(stored, witness.sights)
    if stored.fold is not None:
        yield from broken_rules(stored)
    yield from other_beginning(stored, witness.imported[table])


def _pages(database: str) -> Iterator[Violation]:
    """Is the file of an SQLite database sound?"""
    file = sqlite_file(database_url(database))
    if file is None:
        return
    with closing(sqlite3.connect(file)) as opened:
        said = opened.execute("PRAGMA integrity_check").fetchone()[0]
    if said != "ok":
        yield Violation("sound pages", said)

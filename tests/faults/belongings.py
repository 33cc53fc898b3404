"""What people have beside their tables: personal links that keep their seats, and works they show.

Whatever was acknowledged is there when all is healed, and opens what it opened.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import httpx
from fault_plan import HOUSE
from witness import Violation, Witness

from firehouse.server.people.tokens import hash_of, locker_of

if TYPE_CHECKING:
    from party import Party


async def linked(party: Party, ticket: dict[str, Any]) -> dict[str, Any]:
    """Keep a seat by a new personal link; the ticket by which the link sits there."""
    made = await party.post("/api/lockers", {})
    if made is None:
        return ticket
    key: str = made["key"]
    party.witness.keep_secret(key, locker_of(key))
    seat = {"key": key, "table": ticket["table"], "token": ticket["token"]}
    kept = await party.post("/api/lockers/seats", seat)
    if kept is None:
        return ticket
    party.witness.keep_secret(kept["token"], hash_of(kept["token"]))
    party.witness.links.append((key, kept["table"], kept["person"]))
    return kept


async def show_work(party: Party, choice: float) -> None:
    """Show a house to everybody that nobody has shown before."""
    text = f"# {choice}\n{HOUSE}"
    setup = {"ruleset": "flashpoint/family", "files": {"plan": text}}
    work = {"setup": setup, "title": f"House {choice}", "name": "Anna"}
    shown = await party.post("/api/gallery", work)
    if shown is not None:  # else it is there from a request whose answer was lost
        party.witness.keep_secret(shown["key"], hash_of(shown["key"]))
        party.witness.works[shown["id"]] = text


async def lost_belongings(base: str, witness: Witness) -> list[Violation]:
    """Ask for everything that was acknowledged."""
    found: list[Violation] = []
    async with httpx.AsyncClient(base_url=base, timeout=20) as http:
        for key, table, person in witness.links:
            answer = await http.post("/api/lockers/open", json={"key": key})
            found += unkept_link(answer.status_code, answer.json(), table, person)
        for work, text in witness.works.items():
            answer = await http.get(f"/api/gallery/{work}")
            found += unkept_work(answer.status_code, answer.json(), text)
    witness.counts["links"] += len(witness.links)
    witness.counts["works"] += len(witness.works)
    return found


def unkept_link(status: int, told: dict[str, Any], table: str, person: int) -> Iterator[Violation]:
    """A link opens the seat that it was told to keep."""
    seats = [(seat["table"], seat["person"]) for seat in told.get("tables", ())]
    if status != 200 or (table, person) not in seats:
        text = f"a link does not open the seat of person {person} at {table}: {status}"
        yield Violation("links are kept", text)


def unkept_work(status: int, told: dict[str, Any], text: str) -> Iterator[Violation]:
    """A work is shown as it was brought."""
    if status != 200 or told["text"] != text:
        yield Violation("works are kept", f"a work is not shown as it was brought: {status}")

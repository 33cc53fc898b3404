"""Rows to store."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from firehouse.server.storage import EntryRow, Note, PersonRow, ResultRow, Store, TableRow

NOW = datetime(2026, 11, 15, 20, 30, 15, 123456, tzinfo=UTC)
A_NOTE = Note("lobby", 0, "Nobody is here.", [], 2)


def a_table(name: str = "t1", **changes: Any) -> TableRow:
    values: dict[str, Any] = {
        "id": name,
        "code": f"code-{name}",
        "created": NOW,
        "public": True,
        "setup": {"ruleset": "flashpoint/family", "crew": 2},
        "title": "Family Game",
        "game": "flashpoint",
        "seed": 2**63 - 1,
        "about": {"consent": True},
    }
    return TableRow(**{**values, **changes})


def an_entry(table: str = "t1", seq: int = 1, **body: Any) -> EntryRow:
    return EntryRow(table, seq, "play", body or {"steps": [["move 3,1", ""]]}, 0, NOW)


def a_person(table: str = "t1", person: int = 0, name: str = "Ann") -> PersonRow:
    return PersonRow(table, person, name, "hash")


def a_result(table: str, key: str = "key", result: str = "won", **changes: Any) -> ResultRow:
    values: dict[str, Any] = {
        "key": key,
        "table": table,
        "names": ["Ann", "Bob"],
        "result": result,
        "ending": "rescued",
        "score": "7 rescued",
        "steps": 120,
        "aids_used": {"hint": 1},
        "at": NOW,
    }
    return ResultRow(**{**values, **changes})


async def make(store: Store, *names: str) -> None:
    """Store some empty tables."""
    for name in names:
        await store.create(a_table(name), [], [], A_NOTE)

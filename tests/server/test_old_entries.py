"""Tables that were stored before entries had tags are read as they were played."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from firehouse.server.messages import BotHolder, Holder
from firehouse.server.storage import EntryRow, TableRow
from firehouse.server.tables import entries
from firehouse.server.tables.entries import TAG, entry_of, row_of, tagged
from firehouse.server.tables.fold import Fold

OLD = json.loads(Path(__file__).with_name("old_tables.json").read_text())
"""Real ones, with what was known of each when it was stored."""
KINDS = {kind.__struct_config__.tag for kind in entries.Body.__subclasses__()}
LATER = {"overdue", "admit", "remove", "mute", "filter", "offer-seat", "leave"}
"""Kinds that came with tags or after them."""
THEN = ("kind", "bot", "person")
"""What was stored of who holds a pawn."""


def rows_of(name: str) -> list[EntryRow]:
    table = OLD[name]["row"]["id"]
    return [
        EntryRow(table, seq, kind, body, person, datetime.fromisoformat(f"{at}+00:00"))
        for seq, kind, person, at, body in OLD[name]["entries"]
    ]


def folded(name: str, rows: list[EntryRow]) -> Fold:
    row = OLD[name]["row"]
    fold = Fold(TableRow(**{**row, "created": datetime.fromisoformat(row["created"])}))
    for stored in rows:
        fold.apply(entry_of(stored))
    return fold


def untitled(holder: Holder) -> dict[str, Any]:
    """Who holds a pawn; what else there is about a bot today was not stored then."""
    told: dict[str, Any] = msgspec.to_builtins(holder)
    if isinstance(holder, BotHolder):
        assert not any(value for key, value in told.items() if key not in THEN)
    return {key: value for key, value in told.items() if key in THEN}


def facts(fold: Fold) -> dict[str, Any]:
    """What does not depend on how a game is told."""
    found: dict[str, Any] = msgspec.to_builtins(
        {
            "steps": fold.core.step,
            "authors": fold.authors,
            "seqs": fold.seqs,
            "holders": [untitled(holder) for holder in fold.holders],
            "members": [[m.id, m.name, m.ready] for m in fold.members.values()],
            "aids": fold.aids,
            "aids_used": fold.aids_used,
            "proposal": fold.proposal,
            "declined": sorted(fold.declined),
            "started": fold.started,
            "paused": fold.paused,
            "next": fold.next,
            "position": fold.position,
            "result": fold.core.result,
            "said": [[line.person, line.text] for line in fold.chat],
            "lines": [
                [line.seq, line.text]
                for line in fold.log
                if not line.spots and line.pawn == -1 and line.kind in KINDS
            ],
        }
    )
    return found


@pytest.mark.parametrize("name", OLD)
def test_an_old_table_is_what_it_was(name):
    assert facts(folded(name, rows_of(name))) == OLD[name]["facts"]


@pytest.mark.parametrize("name", OLD)
def test_an_old_table_stored_anew_has_tags_and_is_the_same(name):
    """What is written today is read without looking at its keys."""
    rows = [row_of(row.table, entry_of(row)) for row in rows_of(name)]

    assert all(row.body[TAG] == row.kind for row in rows)
    assert facts(folded(name, rows)) == OLD[name]["facts"]


def test_every_kind_of_entry_was_there():
    kinds = {entry[1] for table in OLD.values() for entry in table["entries"]}

    assert kinds == KINDS - LATER


def test_what_an_old_entry_did_is_its_effect():
    """Also where it was done because everybody had agreed; a question only asks."""
    steps = [["end", ""]]

    assert tagged("answer", {"proposal": 3, "agree": True, "steps": steps, "mark": "m"}) == {
        "entry": "answer",
        "proposal": 3,
        "agree": True,
        "mark": "m",
        "effect": {"do": "play", "steps": steps},
    }
    assert tagged("undo", {"to": 7})["effect"] == {"do": "undo", "to": 7}
    assert tagged("pause", {"paused": False, "aids": {"hint": True}})["effect"]["do"] == "aids"
    asked = tagged("propose", {"kind": "aids", "aids": {"hint": True}})
    assert asked == {"entry": "propose", "about": "aids", "aids": {"hint": True}}

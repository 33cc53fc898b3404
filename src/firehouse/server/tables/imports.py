"""A record file becomes a table: to be reviewed if it is over, else to be played on."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from firehouse.core.catalogue import rules_version
from firehouse.core.record import Record, RecordError, replay
from firehouse.core.table import Table
from firehouse.server.denial import Denied
from firehouse.server.people.texts import MAX_NAME, plain
from firehouse.server.tables.new_tables import Order, holders_of
from firehouse.server.tables.shared_games import LONGEST_FILE

LONGEST: Final = 5_000
"""Steps of a game that is taken; real ones have a tenth of it."""


async def order_of(data: dict[str, Any]) -> Order:
    """A table for a record; Denied if it does not replay."""
    record, core = await asyncio.to_thread(_replayed, data)
    about: dict[str, Any] = {"imported": True}
    here = rules_version(core.setup.ruleset)
    note = ""
    if record.rules_version != here:
        other = about["rules_version"] = plain(record.rules_version, MAX_NAME) or "unknown"
        note = (
            f"This game was played by other rules, version {other}; every step of "
            f"it is right by version {here} as well, by which it goes on."
        )
    return Order(core, holders_of(core, []), people=[], about=about, note=note)


def _replayed(data: dict[str, Any]) -> tuple[Record, Table]:
    try:
        record = Record.from_json(data)
        if len(record.checks) > LONGEST:
            raise Denied("bad-record", f"A game of more than {LONGEST:,} steps is not taken.")
        if any(len(text) > LONGEST_FILE for text in record.setup.files.values()):
            text = f"A game with a file of more than {LONGEST_FILE:,} characters is not taken."
            raise Denied("bad-record", text)
        return record, replay(record)
    except RecordError as error:
        raise Denied("bad-record", str(error)) from None

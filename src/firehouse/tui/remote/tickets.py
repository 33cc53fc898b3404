"""The seats that this machine's player holds: a token for each table, kept in one private file."""

from __future__ import annotations

import json
import os
import secrets
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

FILE: Final = "tickets.json"
AT_MOST: Final = 60
MOST_BYTES: Final = 1_000_000


@dataclass(frozen=True)
class Kept:
    """The key of a seat, and a line to find its table again."""

    server: str
    table: str
    token: str
    code: str = ""
    name: str = ""
    """What the player is called there."""
    title: str = ""
    situation: str = ""
    status: str = "lobby"
    seen: str = ""
    """When the table was last seen."""


def state_folder() -> Path:
    """Where programs keep what is neither settings nor documents; RuntimeError without a home."""
    told = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    base = Path(told) if told else Path.home() / ".local" / "state"
    return base / "firehouse"


def tickets() -> list[Kept]:
    """Every seat that is kept, the latest first; a file that cannot be read holds none."""
    try:
        with open(state_folder() / FILE, "rb") as file:
            rows = json.loads(file.read(MOST_BYTES))
    except (OSError, ValueError, RuntimeError):
        return []
    return [kept for kept in map(_kept, rows) if kept] if isinstance(rows, list) else []


def ticket_of(server: str, table: str) -> Kept | None:
    """The seat at a table."""
    found = (kept for kept in tickets() if (kept.server, kept.table) == (server, table))
    return next(found, None)


def keep(ticket: Kept) -> None:
    """Keep a seat, or what was seen at its table."""
    seen = replace(ticket, seen=datetime.now(UTC).isoformat(timespec="seconds"))
    _write([seen, *_others(ticket.server, ticket.table)])


def forget(server: str, table: str) -> None:
    """Take a table off the list."""
    _write(_others(server, table))


def _others(server: str, table: str) -> list[Kept]:
    return [kept for kept in tickets() if (kept.server, kept.table) != (server, table)]


def _kept(row: Any) -> Kept | None:
    names = Kept.__dataclass_fields__
    if not isinstance(row, dict) or not {"server", "table", "token"} <= set(row):
        return None
    if not all(isinstance(value, str) for value in row.values()):
        return None
    return Kept(**{name: value for name, value in row.items() if name in names})


def _write(seats: list[Kept]) -> None:
    write_private(FILE, json.dumps([asdict(kept) for kept in seats[:AT_MOST]], indent=1))


def write_private(name: str, text: str) -> None:
    """Write the whole file or nothing; a machine that keeps nothing still plays."""
    with suppress(OSError, RuntimeError):
        folder = state_folder()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        part = folder / f".{name}.{secrets.token_hex(4)}"
        try:
            with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
                file.write(text)
            os.replace(part, folder / name)
        finally:
            part.unlink(missing_ok=True)

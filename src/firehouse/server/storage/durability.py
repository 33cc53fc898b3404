"""Whether a database keeps what it commits when the power fails; SQLite does, as we open it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

LAZY: Final = {"fsync": "off", "synchronous_commit": "off"}
"""Settings of PostgreSQL with which a commit may be gone after a loss of power."""


async def lazy_settings(connection: AsyncConnection) -> list[str]:
    """Those that are set so, as PostgreSQL writes them; none for SQLite."""
    if connection.dialect.name != "postgresql":
        return []
    found = []
    for name, lazy in LAZY.items():
        if (await connection.execute(text(f"SHOW {name}"))).scalar() == lazy:
            found.append(f"{name}={lazy}")
    return found

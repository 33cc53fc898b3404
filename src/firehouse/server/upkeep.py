"""What is done to a database while nobody has to wait for it: the commands besides `serve`."""

from __future__ import annotations

import asyncio

from firehouse.server.settings import Settings
from firehouse.server.storage import QuietTable, StorageError, Store
from firehouse.server.tables.tidying import Policy, tidy


def tidied(settings: Settings, dry: bool) -> list[str]:
    """Remove what is not to be kept, or only find it; a line for each table, and how many."""
    policy = Policy.of(settings)
    if not policy.removes:
        raise ValueError("All tables are kept; say with --keep-finished or --keep-abandoned DAYS.")
    gone = asyncio.run(_tidied(settings, policy, dry))
    verb = "would be" if dry else "was" if len(gone) == 1 else "were"
    how = f"archived in {policy.archive} and removed" if policy.archive else "removed"
    number = f"{len(gone)} table{'' if len(gone) == 1 else 's'}"
    return [*map(_line, gone), f"{number} {verb} {how}."]


async def _tidied(settings: Settings, policy: Policy, dry: bool) -> list[QuietTable]:
    store = Store(settings.database_url)
    try:
        await store.start()
        return await tidy(store, policy, dry)
    except StorageError as error:
        raise ValueError(str(error)) from error
    finally:
        await store.stop()


def _line(table: QuietTable) -> str:
    state = "finished" if table.finished else "abandoned"
    return f"{table.id} {table.code} {table.last:%Y-%m-%d} {state}, {table.title}"

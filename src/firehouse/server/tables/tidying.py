"""Archives or removes finished and abandoned tables, as the host has decided."""

from __future__ import annotations

import gzip
import os
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from firehouse.server.settings import Settings
from firehouse.server.storage import QuietTable, StorageError

if TYPE_CHECKING:
    from firehouse.server.storage import Store

LOG: Final = structlog.get_logger("firehouse.server")
AT_ONCE: Final = 50
"""Tables that are removed in one transaction."""


@dataclass(frozen=True)
class Policy:
    """How many days tables are kept after their last entry; None keeps them for ever."""

    finished: float | None
    abandoned: float | None
    archive: Path | None
    """Where they are written before they are removed."""
    lockers: float | None = None
    """How many days a personal link is kept that nobody uses."""

    @staticmethod
    def of(settings: Settings) -> Policy:
        """As it is set."""
        return Policy(
            settings.keep_finished or None,
            settings.keep_abandoned or None,
            Path(settings.archive) if settings.archive else None,
            settings.keep_lockers or None,
        )

    @property
    def removes(self) -> bool:
        """Is anything removed at all?"""
        return self.finished is not None or self.abandoned is not None


def _awake(table: str) -> bool:
    """Nobody is, where no server runs."""
    return False


def _uncounted() -> None:
    """Where no server runs, nobody counts."""


async def tidy(
    store: Store,
    policy: Policy,
    dry: bool,
    spared: Callable[[str], bool] = _awake,
    count: Callable[[], None] = _uncounted,
) -> list[QuietTable]:
    """Archive and remove what the policy says; the tables. A dry run only finds them.

    What cannot be archived stays, and is counted.
    """
    if not policy.removes:
        return []
    now = datetime.now(UTC)
    found = await store.quiet_tables(_before(now, policy.finished), _before(now, policy.abandoned))
    going = [table for table in found if not spared(table.id)]
    if dry:
        return going
    gone: set[str] = set()
    for first in range(0, len(going), AT_ONCE):
        some = [table.id for table in going[first : first + AT_ONCE]]
        if policy.archive is not None:
            policy.archive.mkdir(mode=0o700, parents=True, exist_ok=True)
            some = [one for one in some if await _archived(store, policy.archive, one, count)]
        await store.remove(some)
        gone.update(some)
    return [table for table in going if table.id in gone]


async def _archived(store: Store, folder: Path, table: str, count: Callable[[], None]) -> bool:
    """Is a table in the archive now? One that cannot be read stays, and keeps no other."""
    try:
        archive(folder, table, await store.everything(table))
    except StorageError as error:
        count()
        LOG.error("a table could not be archived, and stays", table=table, reason=str(error))
        return False
    return True


async def tidy_lockers(store: Store, policy: Policy) -> int:
    """Remove the personal links that nobody has used for long, with all that is kept for them."""
    since, gone = _before(datetime.now(UTC), policy.lockers), 0
    while since is not None and (some := await store.lockers.unused(since, AT_ONCE)):
        await store.lockers.delete(some)
        gone += len(some)
    return gone


def archive(folder: Path, table: str, rows: object) -> None:
    """Write all of a table into one file, whole or not at all, readable by its owner alone."""
    draft = folder / f".{table}.{os.getpid()}"
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(gzip.compress(msgspec.json.encode(rows), mtime=0))
        file.flush()
        os.fsync(file.fileno())
    draft.replace(folder / f"{table}.json.gz")


def _before(now: datetime, days: float | None) -> datetime | None:
    return None if days is None else now - timedelta(days=days)

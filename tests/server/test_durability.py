"""A database that may lose what it has acknowledged is told of when the server starts."""

from __future__ import annotations

import pytest
from sqlalchemy import make_url, text
from structlog.testing import capture_logs

from firehouse.server.storage import Store
from firehouse.server.storage.engine import engine_of

pytestmark = pytest.mark.anyio


async def warnings(url: str) -> list[list[str]]:
    """The settings that are warned of when a store opens."""
    store = Store(url)
    with capture_logs() as logs:
        await store.start()
    await store.stop()
    return [line["settings"] for line in logs if "loss of power" in line["event"]]


async def test_nobody_is_warned_of_databases_as_they_are(database):
    assert await warnings(database) == []


async def test_a_postgresql_that_does_not_wait_for_its_disk_is_told(postgres):
    engine = engine_of(postgres)
    async with engine.begin() as connection:
        name = make_url(postgres).database
        await connection.execute(text(f"ALTER DATABASE {name} SET synchronous_commit = off"))
    await engine.dispose()

    assert await warnings(postgres) == [["synchronous_commit=off"]]


async def test_sqlite_waits_for_its_disk_at_every_commit(tmp_path):
    """On each connection, as it is opened by the service."""
    engine = engine_of(f"sqlite:///{tmp_path / 'a.sqlite'}")
    async with engine.connect() as connection:
        level = (await connection.execute(text("PRAGMA synchronous"))).scalar()
    await engine.dispose()

    full = 2
    assert level == full

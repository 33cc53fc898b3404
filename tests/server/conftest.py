"""Real databases and a real Redis for the tests of the server.

PostgreSQL and Redis are looked for on this machine, or where FIREHOUSE_TEST_POSTGRES and
FIREHOUSE_TEST_REDIS say; tests that need one are skipped where there is none.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path

import asyncpg
import pytest
from redis import Redis, RedisError
from sqlalchemy import make_url
from tables import GENEROUS, Server, served

from firehouse.server.settings import Settings

POSTGRES = os.environ.get(
    "FIREHOUSE_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres"
)
REDIS = os.environ.get("FIREHOUSE_TEST_REDIS", "redis://127.0.0.1:6379/9")


@pytest.fixture
def anyio_backend() -> str:
    """Tests marked with anyio run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of the test's own."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.sqlite'}"
    return str(request.getfixturevalue("postgres"))


@pytest.fixture
def postgres() -> Iterator[str]:
    """The address of an empty PostgreSQL database of the test's own."""
    with a_postgres() as url:
        yield url


@contextmanager
def a_postgres() -> Iterator[str]:
    """The address of an empty PostgreSQL database, which is dropped afterwards."""
    if missing := postgres_is_missing():
        pytest.skip(missing)
    name = f"firehouse_test_{secrets.token_hex(6)}"
    asyncio.run(tell_postgres(f"CREATE DATABASE {name} TEMPLATE template0"))
    try:
        yield make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)
    finally:
        asyncio.run(tell_postgres(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers that share storage and bus, shared by the tests of a file."""
    if missing := redis_is_missing():
        pytest.skip(missing)
    data = tmp_path_factory.mktemp("data")
    with a_postgres() as database, ExitStack() as stack:
        shared = Settings(database=database, bus=REDIS, secret="shared", data=data, **GENEROUS)
        one, other = (stack.enter_context(served(shared)) for _ in range(2))
        yield one, other


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite, shared by the tests of a file."""
    data = tmp_path_factory.mktemp("data")
    with served(Settings(data=data, **GENEROUS)) as opened:
        yield opened


@pytest.fixture
def redis_url() -> str:
    """The address of a Redis that answers."""
    if missing := redis_is_missing():
        pytest.skip(missing)
    return REDIS


@cache
def postgres_is_missing() -> str:
    """Why tests on PostgreSQL are skipped; empty if they are not."""
    try:
        asyncio.run(tell_postgres("SELECT 1"))
    except (OSError, asyncpg.PostgresError) as error:
        return f"no PostgreSQL at {make_url(POSTGRES)!r} (FIREHOUSE_TEST_POSTGRES): {error}"
    return ""


@cache
def redis_is_missing() -> str:
    """Why tests with Redis are skipped; empty if they are not."""
    try:
        with Redis.from_url(REDIS, socket_timeout=2) as redis:
            redis.ping()
    except RedisError as error:
        return f"no Redis at {REDIS.rpartition('@')[2]} (FIREHOUSE_TEST_REDIS): {error}"
    return ""


async def tell_postgres(statement: str) -> None:
    """Run one statement as the user who may make databases."""
    connection = await asyncpg.connect(POSTGRES, timeout=5)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()

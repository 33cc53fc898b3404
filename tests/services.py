"""The PostgreSQL and the Redis that tests speak to, and databases of their own there.

They are looked for on this machine, or where FIREHOUSE_TEST_POSTGRES and FIREHOUSE_TEST_REDIS say.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache

import asyncpg
import pytest
from redis import Redis, RedisError
from sqlalchemy import make_url

POSTGRES = os.environ.get(
    "FIREHOUSE_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres"
)
REDIS = os.environ.get("FIREHOUSE_TEST_REDIS", "redis://127.0.0.1:6379/9")


@contextmanager
def a_postgres() -> Iterator[str]:
    """An empty PostgreSQL database; where there is no PostgreSQL, the test is skipped."""
    if missing := postgres_is_missing():
        pytest.skip(missing)
    with an_empty_postgres() as url:
        yield url


@contextmanager
def an_empty_postgres() -> Iterator[str]:
    """The address of an empty PostgreSQL database, which is dropped afterwards."""
    name = f"firehouse_test_{secrets.token_hex(6)}"
    _told(f"CREATE DATABASE {name} TEMPLATE template0")
    try:
        yield make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)
    finally:
        _told(f"DROP DATABASE {name} WITH (FORCE)")


@cache
def postgres_is_missing() -> str:
    """Why tests on PostgreSQL are skipped; empty if they are not."""
    try:
        _told("SELECT 1")
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


def _told(statement: str) -> None:
    """Beside the event loop that a driven browser keeps running in a thread of the tests."""
    with ThreadPoolExecutor(1) as beside:
        beside.submit(asyncio.run, tell_postgres(statement)).result()


async def tell_postgres(statement: str) -> None:
    """Run one statement as the user who may make databases."""
    connection = await asyncpg.connect(POSTGRES, timeout=5)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()

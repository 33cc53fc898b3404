"""Real databases and a real Redis for the tests of the server.

Tests that need PostgreSQL or Redis are skipped where there is none.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from services import REDIS, a_postgres, redis_is_missing
from tables import GENEROUS, Server, served

from firehouse.server.settings import Settings


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

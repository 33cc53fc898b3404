"""What the tests of the full-screen terminal share."""

from __future__ import annotations

import pytest


@pytest.fixture
def anyio_backend() -> str:
    """Tests marked with anyio run on asyncio, as Textual does."""
    return "asyncio"


@pytest.fixture(autouse=True)
def own_state(tmp_path, monkeypatch) -> None:
    """No test sees what another one has kept."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A real server process, shared by all tests that do not harm it."""
    from real_server import serving

    with serving(tmp_path_factory.mktemp("data"), FIREHOUSE_MAX_PEOPLE="3") as found:
        yield found

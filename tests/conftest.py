"""What every test may rely on."""

from __future__ import annotations

import gc
import signal
from collections.abc import Iterator

import pytest


def pytest_configure() -> None:
    """Started in the background, a shell leaves Ctrl-C ignored; the programs under test hear it."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session", autouse=True)
def no_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Nothing that the player of this machine has kept is read or changed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
        yield


def pytest_collection() -> None:
    """What is collected stays to the end, so there is no garbage to look for until it is."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Nor is any among the thousands of tests later."""
    gc.collect()
    gc.freeze()
    gc.enable()

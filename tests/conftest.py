"""What every test may rely on."""

from __future__ import annotations

import signal


def pytest_configure() -> None:
    """Started in the background, a shell leaves Ctrl-C ignored; the programs under test hear it."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)

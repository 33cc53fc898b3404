"""Standard streams that were closed or cannot be written to."""

from __future__ import annotations

import os
import sys
from typing import TextIO


def open_closed_streams() -> None:
    """Give the place of a stream that was closed from outside to one that is empty."""
    sys.stdin = sys.stdin or open(os.devnull)  # noqa: SIM115 - open as long as the process
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: SIM115


def forget_unwritten(stream: TextIO) -> None:
    """Send what is left in a stream that cannot be written to where it does no harm."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())

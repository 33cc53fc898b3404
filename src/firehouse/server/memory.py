"""Memory that is free is given back to the machine.

Python's own allocator keeps whole megabytes for the sake of one small object in them, and after a
rush of sockets that is most of what they took. The C library's can give back single pages.
"""

from __future__ import annotations

import ctypes
import gc
import os
import sys
from collections.abc import Callable
from functools import cache
from typing import Final

ALLOCATOR: Final = "PYTHONMALLOC"
MANY: Final = 200
"""Sockets that must have gone before it pays to look."""


def choose_allocator() -> None:
    """Begin again with the C library's allocator, where it can give memory back; at once if not."""
    if ALLOCATOR in os.environ or _trim() is None or "serve" not in sys.orig_argv:
        return
    os.execve(sys.executable, sys.orig_argv, {**os.environ, ALLOCATOR: "malloc"})


def leave_children_theirs() -> None:
    """Processes that think have few sockets, and many small objects."""
    os.environ.pop(ALLOCATOR, None)


class Tidying:
    """Gives memory back when a crowd has gone: most sockets, and many.

    Looking through all objects takes a moment in which nobody is served, so it is done seldom,
    when few are left to wait for it.
    """

    def __init__(self) -> None:
        self._most = 0

    def see(self, sockets: int) -> None:
        """So many are open now."""
        self._most = max(self._most, sockets)

    def tidy(self, sockets: int) -> None:
        """Give back what is free, if so few sockets are left that a crowd must have gone."""
        trim = _trim()
        if trim is not None and self._most - sockets >= MANY and 2 * sockets <= self._most:
            self._most = sockets
            gc.collect()
            trim(0)


@cache
def _trim() -> Callable[[int], int] | None:
    """What returns free memory to the system, where the C library can."""
    try:
        found: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):
        return None
    return found

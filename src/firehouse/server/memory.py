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
MANY_SOCKETS: Final = 200
MANY_TABLES: Final = 25
"""How many must have gone before it pays to look."""


def choose_allocator() -> None:
    """Begin again with the C library's allocator, where it can give memory back; at once if not."""
    if ALLOCATOR in os.environ or _trim() is None or "serve" not in sys.orig_argv:
        return
    os.execve(sys.executable, sys.orig_argv, {**os.environ, ALLOCATOR: "malloc"})


def leave_children_theirs() -> None:
    """Processes that think have few sockets, and many small objects."""
    os.environ.pop(ALLOCATOR, None)


class Crowd:
    """How many of something there are, and were at most since the last one left."""

    def __init__(self, many: int) -> None:
        self._many = many
        self._most = 0

    def see(self, number: int) -> None:
        """So many are there now."""
        self._most = max(self._most, number)

    def has_gone(self, number: int) -> bool:
        """Are so few left that a crowd must have gone? It is told once."""
        self.see(number)
        gone = self._most - number >= self._many and 2 * number <= self._most
        if gone:
            self._most = number
        return gone


class Tidying:
    """Gives memory back when a crowd has gone: most sockets or tables, and many.

    Looking through all objects takes a moment in which nobody is served, so it is done seldom,
    when few are left to wait for it. Tables sleep long after their sockets have gone, and what
    they hold lies among what those held, so both are looked at.
    """

    def __init__(self) -> None:
        self.sockets = Crowd(MANY_SOCKETS)
        self.tables = Crowd(MANY_TABLES)

    def tidy(self, sockets: int, tables: int) -> bool:
        """Give back what is free, if a crowd has gone; whether that was done."""
        gone = [self.sockets.has_gone(sockets), self.tables.has_gone(tables)]
        trim = _trim()
        if trim is None or not any(gone):
            return False
        gc.collect()
        trim(0)
        return True


@cache
def _trim() -> Callable[[int], int] | None:
    """What returns free memory to the system, where the C library can."""
    try:
        found: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):
        return None
    return found

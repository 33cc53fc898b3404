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
from time import monotonic
from typing import Final

ALLOCATOR: Final = "PYTHONMALLOC"
MANY_SOCKETS: Final = 200
MANY_TABLES: Final = 25
"""How many must have gone before it pays to look."""
LONGEST: Final = 3600.0
"""Seconds after which it is done in any case."""
YOUNG: Final = 3_000
"""Objects that are made between two looks at those; each look takes some milliseconds."""
NEVER: Final = 1_000_000
"""Looks at new objects before older ones are looked at too; it does not come to that."""


def choose_allocator() -> None:
    """Begin again with the C library's allocator, where it can give memory back; at once if not."""
    if ALLOCATOR in os.environ or _trim() is None or "serve" not in sys.orig_argv:
        return
    os.execve(sys.executable, sys.orig_argv, {**os.environ, ALLOCATOR: "malloc"})


def leave_children_theirs() -> None:
    """Processes that think have few sockets, and many small objects."""
    os.environ.pop(ALLOCATOR, None)


class Crowd:
    """How many of something there are, and how many have gone since the last report."""

    def __init__(self, many: int) -> None:
        self._many = many
        self._number = 0
        self._gone = 0

    def see(self, number: int) -> None:
        """So many are there now."""
        self._gone += max(0, self._number - number)
        self._number = number

    def has_gone(self) -> bool:
        """Have many gone, and as many as are there now? It is told once."""
        gone = self._gone >= max(self._many, self._number)
        if gone:
            self._gone = 0
        return gone


class Tidying:
    """Gives memory back when a crowd has gone: many sockets or tables, and as many as are left.

    Nobody is served while all objects are examined, so this is done seldom:
    when it pays off, or after a long time. Tables sleep long after their sockets have
    gone, and their data lies among that of the sockets, so both are counted.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.sockets = Crowd(MANY_SOCKETS)
        self.tables = Crowd(MANY_TABLES)
        self._clock = clock
        self._tidied = clock()

    def tidy(self) -> bool:
        """Give back what is free, if a crowd has gone or it is time; whether that was done."""
        gone = [self.sockets.has_gone(), self.tables.has_gone()]
        if not any(gone) and self._clock() - self._tidied < LONGEST:
            return False
        self._tidied = self._clock()
        gc.collect()
        trim = _trim()
        if trim is not None:
            trim(0)
        return True


def collect_a_little() -> None:
    """Let the garbage collector look at what is new, a little at a time, and at nothing else.

    Tables stay for hours. By default all that was made in some minutes would be looked through at
    once, and everybody would wait for it; what is older is for `Tidying` to look at.
    """
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


@cache
def _trim() -> Callable[[int], int] | None:
    """What returns free memory to the system, where the C library can."""
    try:
        found: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):
        return None
    return found

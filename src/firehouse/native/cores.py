"""The cores of this process, and a thread for each: what is called in C runs there side by side."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache


def cores() -> int:
    """How many cores this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed is not None else os.cpu_count() or 1


@cache
def pool() -> ThreadPoolExecutor:
    """Threads that are kept for the next time."""
    return ThreadPoolExecutor(cores(), thread_name_prefix="native")


def together(works: Iterable[Callable[[], object]]) -> None:
    """Do several things at once, the last of them in this thread."""
    *others, own = works
    begun = [pool().submit(other) for other in others]
    own()
    for one in begun:
        one.result()


if hasattr(os, "register_at_fork"):  # threads do not come along into a new process
    os.register_at_fork(after_in_child=pool.cache_clear)

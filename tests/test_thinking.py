"""Processes that think: who dies is told of, and nobody outlives the one who asked."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable

import pytest

from firehouse.thinking import Thinkers, ThoughtLost

KILLED = """
import asyncio, os, signal
from firehouse.thinking import Thinkers

if __name__ == "__main__":
    print(asyncio.run(Thinkers().think(os.getpid)), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""
LONG_ENOUGH = 30.0


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def waits_until(done: Callable[[], bool]) -> bool:
    end = time.monotonic() + LONG_ENOUGH
    while not done() and time.monotonic() < end:
        time.sleep(0.02)
    return done()


def test_a_process_that_dies_in_the_middle_of_a_thought_is_told() -> None:
    """Not waited for; and the next thought has a new process."""

    async def story() -> None:
        thinkers = Thinkers()
        pid = await thinkers.think(os.getpid)
        asked = asyncio.ensure_future(thinkers.think(time.sleep, 600))
        await asyncio.sleep(0)
        os.kill(pid, 9)
        with pytest.raises(ThoughtLost):
            await asked
        assert await thinkers.think(abs, -2) == 2
        thinkers.stop()
        assert not thinkers.started

    asyncio.run(story())


def test_stopping_ends_what_is_thought_now() -> None:
    async def story() -> int:
        thinkers = Thinkers()
        pid = await thinkers.think(os.getpid)
        thinkers.begin(time.sleep, 600)
        thinkers.stop()
        return pid

    assert not alive(asyncio.run(story()))


def test_nobody_outlives_a_killed_parent(tmp_path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    told = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert told.returncode == -9, told.stderr
    assert waits_until(lambda: not alive(int(told.stdout)))


def test_who_thinks_stands_back_as_far_as_is_said():
    thinkers = Thinkers(niceness=7)
    try:
        niceness = asyncio.run(thinkers.think(os.nice, 0))
    finally:
        thinkers.stop()

    assert niceness == os.nice(0) + 7

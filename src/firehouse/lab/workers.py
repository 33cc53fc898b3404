"""Work shared among processes: handed out little by little, stopped at once."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Final, TypeVar

from firehouse.thinking import live_for_parent

MAX_WORKERS: Final = 256
A_WHILE: Final = 0.5
"""Seconds that a worker keeps a handful of games."""

Job = TypeVar("Job")
Result = TypeVar("Result")


def all_cores() -> int:
    """How many processes can run side by side on this machine."""
    allowed = getattr(os, "sched_getaffinity", None)
    cores = len(allowed(0)) if allowed is not None else os.cpu_count() or 1
    return min(cores, MAX_WORKERS)


def need_workers(workers: int) -> None:
    """Refuse a number of processes that makes no sense."""
    if not 1 <= workers <= MAX_WORKERS:
        raise ValueError(f"The number of workers must be from 1 to {MAX_WORKERS}.")


def handful(games: int, seconds: float, most: int) -> int:
    """How many games to hand out at once where some were played in so many seconds."""
    if games == 0:
        return 1
    return max(1, min(most, int(A_WHILE * games / max(seconds, 1e-9))))


def each(
    work: Callable[[Job], Result], jobs: Iterable[Job], workers: int
) -> Generator[Result, None, None]:
    """What comes of every job, in the order in which they are done."""
    return _here(work, jobs) if workers == 1 else _shared(work, jobs, workers)


def _here(work: Callable[[Job], Result], jobs: Iterable[Job]) -> Generator[Result, None, None]:
    for job in jobs:
        yield work(job)


def _shared(
    work: Callable[[Job], Result], jobs: Iterable[Job], workers: int
) -> Generator[Result, None, None]:
    """Few jobs are handed out at a time, so that an endless row of them begins at once."""
    todo = iter(jobs)
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, initializer=live_for_parent)
    running: set[Future[Result]] = set()
    try:
        running = {_submit(pool, work, job) for job in islice(todo, workers + 1)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {_submit(pool, work, job) for job in islice(todo, len(done))}
            for job in done:
                yield job.result()
    finally:
        if running:
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
        pool.shutdown(cancel_futures=True)


def _submit(pool: ProcessPoolExecutor, work: Callable[[Job], Result], job: Job) -> Future[Result]:
    """Hand out a job; a worker that is started for it hears no Ctrl-C from its first moment."""
    held = getattr(signal, "pthread_sigmask", None)
    if held is None:
        return pool.submit(work, job)
    before = held(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return pool.submit(work, job)
    finally:
        held(signal.SIG_SETMASK, before)

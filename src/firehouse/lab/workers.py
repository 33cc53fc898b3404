"""Who plays the chunks: processes of this machine, or the machines of a Ray cluster.

Work is handed out little by little, so that an endless row of it begins and stops at once.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from itertools import chain, islice
from socket import create_connection
from typing import Any, Final

from firehouse import __version__
from firehouse.lab.chunks import Chunk, Done
from firehouse.lab.identity import engine_digest
from firehouse.thinking import live_for_parent

MAX_WORKERS: Final = 256
HERE: Final = "local"
"""In place of an address: a cluster of this machine alone, for this run."""
PATIENCE: Final = 5.0
"""Seconds to wait for an answer."""
AHEAD: Final = 2
"""Chunks that are handed out at a time for each processor of a cluster."""

Work = Callable[[Chunk], Done]
Executor = Callable[[Work, Iterable[Chunk]], Generator[Done, None, None]]
"""Does work for every chunk, somewhere; what comes of it, in the order in which it is done."""


def all_cores() -> int:
    """How many processes can run side by side on this machine."""
    allowed = getattr(os, "sched_getaffinity", None)
    cores = len(allowed(0)) if allowed is not None else os.cpu_count() or 1
    return min(cores, MAX_WORKERS)


def on_processes(workers: int) -> Executor:
    """Work shared among processes of this machine; what is one chunk alone is done here."""
    if not 1 <= workers <= MAX_WORKERS:
        raise ValueError(f"The number of workers must be from 1 to {MAX_WORKERS}.")

    def execute(work: Work, chunks: Iterable[Chunk]) -> Generator[Done, None, None]:
        todo = iter(chunks)
        first = list(islice(todo, workers))
        if len(first) > 1:
            yield from _on_pool(work, chain(first, todo), len(first))
        else:
            yield from map(work, chain(first, todo))

    return execute


def _on_pool(work: Work, todo: Iterator[Chunk], workers: int) -> Generator[Done, None, None]:
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, initializer=live_for_parent)
    running: set[Future[Done]] = set()
    try:
        running = {_submit(pool, work, chunk) for chunk in islice(todo, workers + 1)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {_submit(pool, work, chunk) for chunk in islice(todo, len(done))}
            for future in done:
                yield future.result()
    finally:
        if running:
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
        pool.shutdown(cancel_futures=True)


def _submit(pool: ProcessPoolExecutor, work: Work, chunk: Chunk) -> Future[Done]:
    """Hand out a chunk; a worker that is started for it ignores Ctrl-C from the beginning."""
    held = getattr(signal, "pthread_sigmask", None)
    if held is None:
        return pool.submit(work, chunk)
    before = held(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return pool.submit(work, chunk)
    finally:
        held(signal.SIG_SETMASK, before)


def on_ray(address: str) -> Executor:
    """Work shared among the machines of a cluster, which must have the same Firehouse installed."""
    try:
        import ray
    except ModuleNotFoundError:
        raise ValueError("A cluster needs Ray: pip install 'firehouse[cluster]'") from None

    def execute(work: Work, chunks: Iterable[Chunk]) -> Generator[Done, None, None]:
        own = not ray.is_initialized()
        if own:
            _connect(ray, address)
        try:
            yield from _on_cluster(ray, work, iter(chunks))
        finally:
            if own:
                ray.shutdown()

    return execute


def _connect(ray: Any, address: str) -> None:
    """Join the cluster, quietly; a ValueError if nobody answers there."""
    _need_answer(address)
    words = {"include_dashboard": False} if address == HERE else {}
    try:
        ray.init(address=address, logging_level="ERROR", log_to_driver=False, **words)
    except (ConnectionError, RuntimeError, ValueError) as error:
        reason = str(error).strip().partition("\n")[0]
        raise ValueError(f"No Ray cluster answers at {address}: {reason}") from None


def _need_answer(address: str) -> None:
    """Ray itself tries again and again at a place where nobody answers."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise ValueError(f"No Ray cluster answers at {address}: {error}.") from None


def _on_cluster(ray: Any, work: Work, todo: Iterator[Chunk]) -> Generator[Done, None, None]:
    task = ray.remote(_checked).options(max_retries=3)
    ahead = max(1, AHEAD * int(ray.cluster_resources().get("CPU", 1)))
    running: list[Any] = []
    try:
        while True:
            running += [
                task.remote(work, chunk, __version__, engine_digest())
                for chunk in islice(todo, ahead - len(running))
            ]
            if not running:
                return
            ready, running = ray.wait(running)
            for reference in ready:
                yield _result(ray, reference)
    finally:
        for reference in running:
            with suppress(Exception):
                ray.cancel(reference, force=True)


def _result(ray: Any, reference: Any) -> Done:
    """What came of a chunk; what went wrong on another machine goes wrong here."""
    try:
        done: Done = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error
    return done


def _checked(work: Work, chunk: Chunk, version: str, engine: str) -> Done:
    """Do the work, on a machine that plays the same games."""
    if version != __version__:
        raise ValueError(f"A machine of the cluster has Firehouse {__version__}, not {version}.")
    if engine != engine_digest():
        raise ValueError("A machine of the cluster has other rules or bots than this one.")
    return work(chunk)

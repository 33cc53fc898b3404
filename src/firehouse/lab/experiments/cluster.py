"""The games of an experiment on the machines of a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from socket import create_connection
from typing import Any, Final

from firehouse import __version__
from firehouse.lab.experiments.chunks import Chunk, Done
from firehouse.lab.experiments.engine import engine_digest
from firehouse.lab.experiments.runner import Executor

HERE: Final = "local"
"""In place of an address: a cluster of this machine alone, for this run."""
PATIENCE: Final = 5.0
"""Seconds to wait for an answer."""
AHEAD: Final = 2
"""Chunks that are handed out at a time for each processor."""


def on_ray(address: str) -> Executor:
    """Work shared among the machines of a cluster, which must have the same Firehouse installed."""
    try:
        import ray
    except ModuleNotFoundError:
        raise ValueError("A cluster needs Ray: pip install 'firehouse[cluster]'") from None

    def execute(
        work: Callable[[Chunk], Done], chunks: Sequence[Chunk]
    ) -> Generator[Done, None, None]:
        own = not ray.is_initialized()
        if own:
            _connect(ray, address)
        try:
            yield from _shared(ray, work, chunks)
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


def _shared(
    ray: Any, work: Callable[[Chunk], Done], chunks: Sequence[Chunk]
) -> Generator[Done, None, None]:
    """Few chunks are handed out at a time, so that an interrupt has little to take back."""
    task = ray.remote(_checked).options(max_retries=3)
    ahead = max(1, AHEAD * int(ray.cluster_resources().get("CPU", 1)))
    todo = iter(chunks)
    running: list[Any] = []
    try:
        while True:
            for chunk in todo:
                running.append(task.remote(work, chunk, __version__, engine_digest()))
                if len(running) >= ahead:
                    break
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


def _checked(work: Callable[[Chunk], Done], chunk: Chunk, version: str, engine: str) -> Done:
    """Do the work, on a machine that plays the same games."""
    if version != __version__:
        raise ValueError(f"A machine of the cluster has Firehouse {__version__}, not {version}.")
    if engine != engine_digest():
        raise ValueError("A machine of the cluster has other rules or bots than this one.")
    return work(chunk)

"""A process that plays its part of a vector environment's games, and how it is spoken to."""

from __future__ import annotations

import contextlib
import multiprocessing
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any

from firehouse.core.setup import Setup
from firehouse.envs.block import Block
from firehouse.envs.encoding import Encoding
from firehouse.envs.part import Part

QUIT = "quit"
_PATIENCE = 5.0
"""Seconds that a worker has to end by itself."""


class Worker:
    """The far end of a part; calls begin at once, and are finished by `answer`."""

    def __init__(
        self,
        setup: Setup,
        memory: str,
        size: int,
        start: int,
        stop: int,
        shaping: float,
        discount: float,
    ) -> None:
        context = multiprocessing.get_context("spawn")
        self.start = start
        self.stop = stop
        self._pipe, far = context.Pipe()
        self._process = context.Process(
            target=serve,
            args=(far, setup, memory, size, start, stop, shaping, discount),
            daemon=True,
        )
        self._process.start()
        far.close()

    def call(self, name: str, *arguments: Any) -> None:
        """Have the part do something."""
        try:
            self._pipe.send((name, arguments))
        except OSError as error:
            raise self._gone() from error

    def answer(self) -> Any:
        """What came of the last call."""
        try:
            fine, value = self._pipe.recv()
        except (EOFError, OSError) as error:
            raise self._gone() from error
        if not fine:
            raise RuntimeError(f"A worker process failed: {value}")
        return value

    def close(self) -> None:
        """End the process."""
        with contextlib.suppress(OSError):
            self._pipe.send((QUIT, ()))
        self._process.join(_PATIENCE)
        if self._process.is_alive():
            self._process.terminate()
            self._process.join()
        self._pipe.close()

    def _gone(self) -> RuntimeError:
        self._process.join(_PATIENCE)
        return RuntimeError(
            f"A worker process ended by itself (exit code {self._process.exitcode}); "
            "the environment cannot go on."
        )


def serve(
    pipe: Connection[Any, Any],
    setup: Setup,
    memory: str,
    size: int,
    start: int,
    stop: int,
    shaping: float,
    discount: float,
) -> None:
    """Do what the pipe asks for until it closes."""
    encoding = Encoding(setup)
    block = Block(encoding, size, shared=True, name=memory)
    part = Part(encoding, block, start, stop, shaping, discount)
    while True:
        try:
            name, arguments = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            break
        if name == QUIT:
            break
        try:
            value = getattr(part, name)(*arguments)
        except Exception as error:
            pipe.send((False, f"{type(error).__name__}: {error}"))
        else:
            pipe.send((True, value))
    part.here.clear()
    block.close()


def shares(size: int, workers: int) -> Sequence[tuple[int, int]]:
    """The games of each process, as even as can be; the calling one has the first."""
    edges = [size * part // workers for part in range(workers + 1)]
    return list(pairwise(edges))

"""Servers and a Redis of their own, each in a process that can be stopped and started again."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest
from redis import Redis, RedisError


@contextmanager
def a_firehouse(*options: object) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server on SQLite, or on what the options say, and its port."""
    words = ["serve", *map(str, options)]
    if "--port" not in words:
        words += ["--port", "0"]
    command = [sys.executable, "-m", "firehouse", *words]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stderr is not None
            line = process.stdout.readline()
            assert line, process.stderr.read()
            yield process, int(line.split("127.0.0.1:")[1].split(";")[0])
        finally:
            process.kill()
            process.communicate()


def free_port() -> int:
    """A port that nobody listens on just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def a_redis(port: int, *options: str) -> Iterator[None]:
    """A Redis of the test's own, at this port for as long as the context lasts."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("no redis-server on this machine")
    command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", *options]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_until_it_listens(port)
        yield
    finally:
        process.kill()
        process.wait()


def wait_until_it_listens(port: int) -> None:
    """Return when Redis answers, be it that a password is wanted."""
    with Redis(port=port, socket_timeout=2) as redis:
        for _ in range(200):
            with suppress(RedisError):
                redis.ping()
                return
            with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                return
            time.sleep(0.05)
    raise AssertionError("Redis did not start.")

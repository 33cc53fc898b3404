"""What the newcomers' scripts share: run the command as a person would, and read what it says."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager


def firehouse(*words: str, typed: str = "", fails: bool = False) -> str:
    """The output of one command; it must succeed, or fail where that is meant."""
    done = subprocess.run(
        ["firehouse", *words], input=typed, capture_output=True, text=True, timeout=120
    )
    told = done.stdout + done.stderr
    if (done.returncode != 0) != fails or "Traceback" in told:
        raise SystemExit(f"firehouse {' '.join(words)} ended with {done.returncode}:\n{told}")
    return told


@contextmanager
def served(*words: str) -> Iterator[str]:
    """The address of a server that runs meanwhile."""
    command = ["firehouse", "serve", "--host", "127.0.0.1", "--port", "0", "--data", "data", *words]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        yield next(word.rstrip(".,;/") for word in line.split() if word.startswith("http://"))
    finally:
        server.terminate()
        server.wait(timeout=30)

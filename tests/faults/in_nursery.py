"""A process that has imported all that a server needs, and becomes one as often as it is told to.

It reads a line of JSON for each wish: `{"start": {settings}, "log": file}` is answered with the
number of a new process, `{"ended": number}` with how that process ended, or null. So a server that
was killed is back in a moment, as on a machine where nothing else is slow.
"""

from __future__ import annotations

import ctypes
import json
import os
import signal
import sys
from typing import Any, Final

from firehouse.server.app import create_app
from firehouse.server.running import run
from firehouse.server.settings import read_settings

DIE_WITH_PARENT: Final = 1  # PR_SET_PDEATHSIG


def main() -> None:
    print("ready", flush=True)
    for line in sys.stdin:
        wish = json.loads(line)
        answer = born(wish["start"], wish["log"]) if "start" in wish else ended(wish["ended"])
        print(json.dumps(answer), flush=True)


def born(settings: dict[str, Any], log: str) -> int:
    """The number of a new server."""
    number = os.fork()
    if number:
        return number
    try:
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
        os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
        os.dup2(os.open(os.devnull, os.O_RDWR), 0)
        os.dup2(0, 1)
        run(read_settings(settings), create_app)
    except BaseException as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr, flush=True)
        os._exit(1)
    os._exit(0)


def ended(number: int) -> int | None:
    """How a server ended; None while it lives."""
    found, status = os.waitpid(number, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    main()

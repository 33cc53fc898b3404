"""Firefox by WebDriver BiDi, the standard that all makers of browsers keep."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

NAMES = ("firefox", "firefox-esr")
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PATIENCE = 60.0
PAUSE = 0.1


def firefox() -> str | None:
    """The system's Firefox."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


class Tab:
    """One page of the browser, by its scripts; what goes wrong in it is kept."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._last = 0
        self.errors: list[str] = []
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        tree = self._ask("browsingContext.getTree", maxDepth=0)
        self._context = tree["contexts"][0]["context"]

    def go(self, url: str) -> None:
        """Open a page and wait until it is loaded."""
        self._ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def run(self, script: str) -> Any:
        """The value of an expression in the page."""
        target = {"context": self._context}
        told = self._ask("script.evaluate", expression=script, target=target, awaitPromise=True)
        if told["type"] != "success":
            raise AssertionError(told["exceptionDetails"]["text"])
        return told["result"].get("value")

    def until(self, script: str) -> None:
        """Wait until an expression is true."""
        end = time.monotonic() + PATIENCE
        while not self.run(f"Boolean({script})"):
            assert time.monotonic() < end, f"it never came true: {script}"
            time.sleep(PAUSE)

    def _ask(self, method: str, **params: Any) -> Any:
        self._last += 1
        self._socket.send(json.dumps({"id": self._last, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(timeout=PATIENCE))
            if message.get("method") == "log.entryAdded":
                self._note(message["params"])
            if message.get("id") == self._last:
                assert message["type"] == "success", message
                return message["result"]

    def _note(self, entry: dict[str, Any]) -> None:
        if entry["level"] == "error":
            self.errors.append(entry["text"])


@contextmanager
def opened(path: str, folder: Path) -> Iterator[Tab]:
    """A browser without windows and with a fresh profile, closed in the end."""
    command = [path, "--headless", "--no-remote", "--profile", str(folder)]
    command += ["--remote-debugging-port", "0"]
    log = folder / "browser.log"
    with log.open("w") as told:
        browser = subprocess.Popen(command, stdout=told, stderr=told)
    try:
        with connect(f"{_address(log)}/session", max_size=None) as socket:
            yield Tab(socket)
    finally:
        browser.terminate()
        browser.wait(timeout=PATIENCE)


def _address(log: Path) -> str:
    """Where the browser says that it listens."""
    end = time.monotonic() + PATIENCE
    while not (found := LISTENS.search(log.read_text())):
        assert time.monotonic() < end, log.read_text()
        time.sleep(PAUSE)
    return found[1]

"""Where servers come from quickly: a process that stays, in a weather that it hands on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from weather import Weather

HERE: Final = Path(__file__).parent


class Nursery:
    """Makes one server after the other for one place; all of them have its weather."""

    def __init__(self, folder: Path, name: str, preloaded: Path) -> None:
        self.weather = Weather(folder / f"weather-{name}")
        changes = {"LD_PRELOAD": str(preloaded), "FIREHOUSE_WEATHER": str(self.weather.file)}
        self._process = subprocess.Popen(
            [sys.executable, str(HERE / "in_nursery.py")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **changes},
        )

    def start(self, settings: dict[str, str], log: Path) -> int:
        """The number of a new server process."""
        number: int = self._ask({"start": settings, "log": str(log)})
        return number

    def ended(self, number: int) -> int | None:
        """How a process ended; None while it lives. To be asked until it is told, once."""
        found: int | None = self._ask({"ended": number})
        return found

    def wait(self) -> None:
        """Wait until it can be asked."""
        assert self._process.stdout is not None
        if self._process.stdout.readline() != "ready\n":
            raise RuntimeError("A server cannot even be imported.")

    def close(self) -> None:
        """Make no more."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()
        self.weather.close()

    def _ask(self, wish: dict[str, Any]) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(wish) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

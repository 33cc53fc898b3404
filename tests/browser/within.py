"""A server within the process of the tests, whose clock, numbers and pages a test may change."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from firehouse.server.api.pages import Pages
from firehouse.server.settings import Settings

sys.path.append(str(Path(__file__).parents[1] / "server"))

import tables


class Within:
    """As a browser finds it."""

    def __init__(self, served: tables.Server) -> None:
        self._served = served
        self.url = f"http://127.0.0.1:{served.port}"

    def update(self, folder: Path) -> None:
        """Show the page of another build from now on."""
        self._served.app.router.default = Pages(folder)


@contextmanager
def within(data: Path) -> Iterator[Within]:
    with tables.served(Settings(data=data, **tables.GENEROUS)) as served:
        yield Within(served)

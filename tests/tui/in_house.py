"""The whole application under the pilot: opened at home or elsewhere, waited for, looked at."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Static

from firehouse.tui.app import FirehouseApp
from firehouse.tui.setup.sheet import Sheet

PATIENCE = 1000
"""How often a condition is looked at before it counts as never."""


class House:
    """Somebody at the screen."""

    def __init__(self, app: FirehouseApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def screen(self) -> Any:
        """What is on show."""
        return self.app.screen

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def write(self, text: str) -> None:
        """Type over what stands in the line that has the focus."""
        self.screen.focused.value = text
        await self.pilot.pause()

    async def until(self, true: Callable[[], object]) -> None:
        for _ in range(PATIENCE):
            await self.pilot.pause()
            if true():
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"It never came true; on show is {self.screen}: {self.text()}")

    async def on(self, kind: type[Screen[Any]]) -> Any:
        """Wait for a screen, and have it."""
        await self.until(lambda: isinstance(self.screen, kind))
        return self.screen

    def text(self, id: str = "") -> str:
        """What one of the texts says, or all of them."""
        found = self.screen.query(f"#{id}" if id else "Static").results(Static)
        return "\n".join(str(widget.visual) for widget in found)


@asynccontextmanager
async def in_house(
    first: Callable[[], Screen[Any]] | None = None, size: tuple[int, int] = (100, 30)
) -> AsyncIterator[House]:
    app = FirehouseApp(first, speed=0.0)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield House(app, pilot)


def point(sheet: Sheet, key: str) -> None:
    """Put the cursor of the set-up on a field."""
    sheet.highlighted = sheet.get_option_index(key)


def run(story: Callable[[], Awaitable[None]]) -> None:
    """Let a test that waits run to its end."""

    async def whole() -> None:
        await story()

    asyncio.run(whole())

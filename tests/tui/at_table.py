"""A table screen under the pilot: opened, waited for, clicked."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from textual.pilot import Pilot

from firehouse.bots import Budget
from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.tui.app import FirehouseApp
from firehouse.tui.local import LocalSession
from firehouse.tui.table import TableScreen

QUICK = Budget(playouts=4)
PATIENCE = 3000
"""How often a condition is looked at before it counts as never."""
AT_ONCE = 0.0


@dataclass
class Sitting:
    """Somebody at a table."""

    pilot: Pilot[None]
    screen: TableScreen
    session: LocalSession

    @property
    def table(self) -> Table:
        """The rules behind the screen."""
        return self.session.table

    async def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        await self.pilot.press(*keys)

    async def type(self, line: str) -> None:
        """Type a line and finish it."""
        self.screen.prompt.focus()
        self.screen.prompt.write(line)
        await self.pilot.press("enter")
        await self.pilot.pause()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for something to come true."""
        for _ in range(PATIENCE):
            if condition():
                return
            await asyncio.sleep(0.02)
        raise AssertionError(f"It never came true; the table says: {self.screen.said}")

    async def my_turn(self) -> None:
        """Wait until something can be done, or the game is over."""
        await self.until(
            lambda: (
                self.screen.film.settled
                and (self.session.moment.mine or self.session.moment.result is not None)
            )
        )

    async def click(self, spot: str) -> None:
        """Click the first cell of the board that means a place."""
        board = self.screen.board
        canvas, (left, top) = board._canvas, board._margin()
        for y in range(canvas.height):
            for x in range(canvas.width):
                if canvas.spots(x, y)[:1] == (spot,):
                    await self.pilot.click(board, offset=(x + left, y + top))
                    await self.pilot.pause()
                    return
        raise AssertionError(f"{spot} is not on the board.")


@asynccontextmanager
async def sitting(
    ruleset: str,
    seed: int = 5,
    bots: Mapping[int, str] | None = None,
    speed: float = AT_ONCE,
    size: tuple[int, int] = (80, 24),
    real_dice: bool = False,
    autosave: Path | None = None,
    **choices: object,
) -> AsyncIterator[Sitting]:
    """A table with all pawns of ours but those of the bots."""
    setup = Setup(ruleset, **choices)  # type: ignore[arg-type]
    table = Table(setup, None if real_dice else seed, luck=not real_dice)
    session = LocalSession(table, bots, QUICK, advice=QUICK)
    screen = TableScreen(session, speed, autosave)
    app = FirehouseApp(lambda: screen)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Sitting(pilot, screen, session)


def run(story: Callable[[], Awaitable[None]]) -> None:
    """Let a test that waits run to its end."""

    async def whole() -> None:
        await story()

    asyncio.run(whole())

"""Take the pictures of the full-screen terminal that the README and docs/tui.md show.

    .venv/bin/python scripts/tui_screenshots.py [NAME …]

Seeds and moves are fixed, so that a new picture shows what changed on the screen and nothing else.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from textual.pilot import Pilot
from textual.screen import Screen

from firehouse.bots import Budget, bot_of
from firehouse.core.luck import Rng
from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.tui.app import FirehouseApp
from firehouse.tui.home import HomeScreen
from firehouse.tui.local import LocalSession
from firehouse.tui.replay import ReplayScreen
from firehouse.tui.setting_up import SetUpScreen
from firehouse.tui.table import TableScreen
from firehouse.tui.table.film import CALM

IMAGES: Final = Path(__file__).resolve().parents[1] / "docs" / "images"
WIDE: Final = (132, 40)
AT_ONCE: Final = 0.0
MOST_WAITS: Final = 400
FONTS: Final = '"Fira Code", ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace'
EXPERTS: Final = ("paramedic", "fire-captain", "rescue-specialist", "driver-operator")

Do = Callable[[Pilot[None]], Awaitable[None]]


async def nothing(pilot: Pilot[None]) -> None:
    """The screen as it begins."""


@dataclass(frozen=True)
class Picture:
    """A screen, its size, and what is done before the picture is taken."""

    screen: Callable[[], Screen[Any]]
    do: Do = nothing
    size: tuple[int, int] = WIDE
    coloured: bool = True


def begun(moves: int, seed: int, ruleset: str, board: str | None = None, crew: Any = 4) -> Table:
    """A game in the middle, or at its end, by a rule of thumb."""
    table = Table(Setup(ruleset, board, None, crew), seed)
    bot, budget = bot_of("greedy"), Budget(playouts=1)
    while moves > 0 and table.result is None:
        table.play(bot.choose(table.game, table.state, Rng(1), budget))
        moves -= 1
    return table


def table_of(*told: Any, speed: float = AT_ONCE, **more: Any) -> Callable[[], Screen[Any]]:
    """The screen of a table in mid-game."""
    return lambda: TableScreen(LocalSession(begun(*told, **more)), speed)


def replay_of(*told: Any) -> Callable[[], Screen[Any]]:
    """The screen of a game that is over."""
    return lambda: ReplayScreen(begun(10_000, *told).record())


async def until(pilot: Pilot[None], is_so: Callable[[], bool]) -> None:
    """Wait for something that takes its time, such as advice."""
    for _ in range(MOST_WAITS):
        if is_so():
            return
        await pilot.pause(0.05)
    sys.exit("The screen never came to what the picture is to show.")


async def explosion(pilot: Pilot[None]) -> None:
    """The turn ends, and the film stops at the first explosion."""
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    await pilot.press("e", "space")
    for _ in range(MOST_WAITS):
        frame = screen.film.reel.frame
        if frame is not None and frame.kind == "exploded":
            return
        await pilot.press("right_square_bracket")
    sys.exit("Nothing exploded.")


async def threats(pilot: Pilot[None]) -> None:
    """The threat map over the board."""
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    await pilot.press("t")
    await until(pilot, lambda: "%" in screen.board.text())


async def scrubbed(pilot: Pilot[None]) -> None:
    """Somewhere in the middle of a game."""
    await pilot.press(*["right"] * 60)


PICTURES: Final = {
    "home": Picture(HomeScreen, size=(110, 34)),
    "setup": Picture(SetUpScreen, size=(110, 34)),
    "house": Picture(table_of(40, 12, "flashpoint/advanced", None, EXPERTS)),
    "villa": Picture(table_of(40, 3, "flashpoint/second-story", "villa"), size=(150, 42)),
    "forest": Picture(table_of(28, 6, "hotshots/standard", "circle"), size=(132, 42)),
    "cascade": Picture(table_of(1, 5, "flashpoint/family", None, 1, speed=CALM), explosion),
    "threats": Picture(table_of(40, 8, "flashpoint/experienced"), threats),
    "replay": Picture(replay_of(68, "flashpoint/family", "house_front", 3), scrubbed),
    "narrow": Picture(table_of(24, 3, "flashpoint/family", None, 2), size=(60, 32)),
    "plain": Picture(table_of(40, 12, "flashpoint/experienced"), size=(120, 38), coloured=False),
}


async def taken(picture: Picture) -> str:
    """The picture as SVG."""
    if picture.coloured:
        os.environ.pop("NO_COLOR", None)
    else:
        os.environ["NO_COLOR"] = "1"
    app = FirehouseApp(picture.screen)
    async with app.run_test(size=picture.size) as pilot:
        await pilot.pause(0.5)
        await picture.do(pilot)
        await pilot.pause(0.5)
        return alone(app.export_screenshot(title="Firehouse"))


def alone(svg: str) -> str:
    """The same picture without anything to fetch, and with names that do not change."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family: Fira Code, monospace", f"font-family: {FONTS}", svg)
    return re.sub(r"terminal-\d+-", "terminal-", svg)


def main(wanted: list[str]) -> None:
    """Take the pictures that were named, or all of them."""
    unknown = set(wanted) - PICTURES.keys()
    if unknown:
        sys.exit(f"There is no picture {', '.join(unknown)}; there are {', '.join(PICTURES)}.")
    IMAGES.mkdir(exist_ok=True)
    for name in wanted or PICTURES:
        svg = asyncio.run(taken(PICTURES[name]))
        (IMAGES / f"tui-{name}.svg").write_text(svg, encoding="utf-8")
        print(f"tui-{name}: {len(svg) // 1000} kB")


if __name__ == "__main__":
    main(sys.argv[1:])

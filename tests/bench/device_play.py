"""What Python in a browser takes to start, for a move and for a bot's decision.

    python tests/bench/device_play.py [--turns 6]

It needs a Chromium and a page that was built with the game for browsers. Counted are seconds of the
processor in the browser's processes for pages, drawing included, so that other work on the machine
changes them little; the clock is told beside them.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, expect, sync_playwright

sys.path.append(str(Path(__file__).parents[1] / "browser"))

from conftest import FLAGS, chromium
from device import STARTING, get_device
from making import begin, set_crew, set_mode, set_seed
from people import People
from playing import THINKING, type_command
from serving import running

TICKS = os.sysconf("SC_CLK_TCK")
RENDERER = b"--type=renderer"
SEED = 3
FIRST = ("enter 3,0", "enter 4,9")
PATIENCE = 120_000


def processor() -> float:
    """Seconds that the processes for pages under this one have had."""
    parents, used = {}, {}
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            if RENDERER in (folder / "cmdline").read_bytes():
                used[int(folder.name)] = (int(fields[11]) + int(fields[12])) / TICKS
            parents[int(folder.name)] = int(fields[1])
        except OSError:  # it has ended meanwhile
            continue

    def is_ours(process: int) -> bool:
        return process == os.getpid() or (process in parents and is_ours(parents[process]))

    return sum(seconds for process, seconds in used.items() if is_ours(process))


def taken(work: Callable[[], None]) -> tuple[float, float]:
    """Seconds of the processor, and by the clock."""
    before, began = processor(), time.monotonic()
    work()
    return processor() - before, time.monotonic() - began


def step(page: Page) -> int:
    return int(page.locator("[data-step]").get_attribute("data-step") or 0)


def moved(page: Page, work: Callable[[], None]) -> None:
    """Do something at the table, and wait until it has moved on."""
    before = step(page)
    work()
    expect(page.locator("[data-step]")).not_to_have_attribute("data-step", str(before))


def tell(what: str, rows: list[tuple[float, float]], per: int = 1) -> None:
    used, clock = (median(column) / per for column in zip(*rows, strict=True))
    print(f"{what}: {used:.2f} s of the processor, {clock:.2f} s by the clock")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--turns", type=int, default=6)
    turns = options.parse_args().turns
    folder = Path(tempfile.mkdtemp())
    with sync_playwright() as playwright, running(folder) as server:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        people = People(browser, PATIENCE)
        page = people.come("Ada", worker=True)
        get_device(page, server)
        page.context.set_offline(True)
        start = page.get_by_role("button", name="Start the game")

        def open_page() -> None:
            page.goto(server.url)
            expect(start).to_be_visible(timeout=STARTING)

        tell("start, with the first page", [taken(open_page)])
        form = page.get_by_role("region", name="Make your own table")
        set_crew(form, 2)
        set_seed(form, SEED)
        set_mode(form, "Alone", {1: "A practical hand"})
        begin(page, form)
        heading = page.get_by_role("heading", level=1).filter(has_text="Your turn")
        expect(heading).to_be_visible(timeout=STARTING)
        moved(page, lambda: type_command(page, FIRST[0]))
        ends, moves, bots = page.get_by_role("button", name="End turn"), [], []
        for turn in range(turns):
            if turn:
                offer = page.locator("button.offer[data-action]:not([aria-disabled=true])").first
                moves.append(taken(lambda offer=offer: moved(page, offer.click)))
            before = step(page)

            def bot_turn() -> None:
                moved(page, ends.click)
                expect(heading).to_be_visible(timeout=THINKING)

            used, clock = taken(bot_turn)
            steps = max(1, step(page) - before)
            bots.append((used / steps, clock / steps))
        tell("a move of one's own, shown", moves)
        tell("a step of a turn of the bot, decided, played and shown", bots)
        browser.close()


if __name__ == "__main__":
    main()

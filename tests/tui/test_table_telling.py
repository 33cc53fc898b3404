"""What the table tells beside the board: the log that follows, the line below, what others say."""

from __future__ import annotations

import asyncio

import pytest
from textual.content import Content

from firehouse.thinking import Thinkers, ThoughtLost
from firehouse.tui.rules import RulesScreen
from firehouse.tui.session import Update
from firehouse.tui.table.answer import MORE, cut
from tests.tui.at_table import Sitting, run, sitting

TALL = (120, 40)


async def fill(here: Sitting, lines: int = 40) -> None:
    """More lines than the log has room for, faster than it can scroll."""
    for number in range(lines):
        here.screen.story.note(f"Line {number} is long enough to be folded into two rows here.")
        await asyncio.sleep(0)


async def at_end(here: Sitting) -> None:
    story = here.screen.story
    await here.until(lambda: 0 < story.max_scroll_y == story.scroll_offset.y)


def test_the_log_follows_through_floods_and_undos():
    """Where the list stands lags behind its lines; that unpins nothing."""

    async def story():
        async with sitting("flashpoint/family", size=TALL) as here:
            log = here.screen.story
            await fill(here)
            await at_end(here)
            frames = [frame for frame in log._frames if frame]
            for _ in range(5):
                log.rewrite(frames)
                await fill(here, 20)
            await at_end(here)

    run(story)


@pytest.mark.parametrize("way", ["wheel", "keys", "grip"])
def test_only_the_reader_stops_the_log_and_lets_it_go_on(way):
    """By the wheel, by the cursor, by the scroll bar."""

    async def story():
        async with sitting("flashpoint/family", size=TALL) as here:
            log = here.screen.story
            await fill(here)
            await at_end(here)
            await look(here, way, up=True)
            await here.until(lambda: log.scroll_offset.y < log.max_scroll_y)
            await here.pilot.pause()
            stood = log.scroll_offset.y
            await fill(here, 5)
            await here.pilot.pause()
            assert log.scroll_offset.y == stood
            await look(here, way, up=False)
            await at_end(here)
            await fill(here, 5)
            await at_end(here)

    run(story)


async def look(here: Sitting, way: str, up: bool) -> None:
    """Read further up, or go to the end."""
    from textual import events
    from textual.scrollbar import ScrollTo

    log = here.screen.story
    if way == "keys":
        log.focus()
        await here.pilot.pause()
        await here.press("home" if up else "end")
    elif way == "grip":
        log._update_lines()
        log.post_message(ScrollTo(y=0 if up else log.max_scroll_y, animate=False))
        await here.pilot.pause()
    else:
        kind = events.MouseScrollUp if up else events.MouseScrollDown
        for _ in range(3 if up else 60):
            log.post_message(kind(log, 1, 1, 0, 0, 0, False, False, False))
            await here.pilot.pause()


def test_the_line_below_tells_what_lies_under_the_cursor_after_every_action():
    """An answer stays until something happens; then the place is told again."""

    async def story():
        async with sitting("flashpoint/family", crew=1) as here:
            screen = here.screen
            assert screen.said.text.startswith(screen.board.describe(screen.board.cursor))
            await here.press("less_than_sign")
            assert screen.said.text.startswith("The film")
            await here.press("1")
            await here.my_turn()
            await here.until(lambda: screen.said.text != "")
            assert screen.said.text.startswith(screen.board.describe(screen.board.cursor))

    run(story)


def test_a_small_screen_tells_what_a_tile_wants():
    """What does not fit is cut, and one sees that it is."""

    async def story():
        async with sitting("hotshots/standard", size=(80, 24)) as here:
            for spot, tile in here.session.moment.view["tiles"].items():
                needs = here.session.scene["tiles"][spot]["needs"]
                if not needs or tile["scorched"]:
                    continue
                here.screen.board.cursor = f"tile:{spot}"
                await here.pilot.pause()
                shown = str(here.screen.answered.visual)
                assert all(f"({letter})" in shown for letter in needs)

    run(story)


def test_a_text_is_cut_at_the_end_of_the_last_line():
    """And not, if it fits."""
    text = Content("one two three four five")
    assert cut(text, 9).plain == "one two three…"
    assert cut(text, 15).plain == text.plain
    assert cut(text, 9, 1).plain == f"one two{MORE}"


def test_what_somebody_says_is_seen_where_the_log_is_not():
    """In the line, and as a mark until the log is looked at."""

    async def story():
        async with sitting("flashpoint/family") as here:
            here.session.tell(Update((), here.session.moment, "Anna: Help!", spoken=True))
            await here.pilot.pause()
            assert here.screen.said.text == "Anna: Help!"
            assert "Log •" in str(here.screen.panes.visual)
            await here.press("v")
            assert "Log •" not in str(here.screen.panes.visual)
            here.session.tell(Update((), here.session.moment, "Anna: Now!", spoken=True))
            assert "Log •" not in str(here.screen.panes.visual)

    run(story)


def test_the_rule_behind_a_refusal_is_read_also_from_the_line():
    """The answer names the key that works there."""

    async def story():
        async with sitting("flashpoint/family") as here:
            await here.press("w")
            await here.type("why chop n")
            await here.until(lambda: bool(here.screen.said.section))
            assert "Ctrl-R: read it" in str(here.screen.answered.visual)
            await here.press("ctrl+r")
            assert isinstance(here.pilot.app.screen, RulesScreen)

    run(story)


def _cry() -> None:
    import os

    os.write(2, b"A fault nobody wants to see on the board.\n")
    os._exit(3)


def test_a_process_that_dies_writes_nothing_over_the_screen(capfd):
    """Neither a fault nor an end in the middle."""

    async def think():
        thinkers = Thinkers(silent=True)
        with pytest.raises(ThoughtLost):
            await thinkers.think(_cry)
        thinkers.stop()

    asyncio.run(think())
    assert capfd.readouterr().err == ""

"""The screen in every size, resized while playing, with one list or all, without colours."""

from __future__ import annotations

import pytest
from textual.widgets._footer import FooterKey

from firehouse.tui.colours import has_colours
from firehouse.tui.footer import kept
from tests.tui.at_table import run, sitting


def test_all_lists_stand_beside_a_board_where_there_is_room():
    """Else one of them does, and "v" or a click brings another; "z" leaves only the board."""

    async def story():
        async with sitting("flashpoint/family", size=(140, 45)) as here:
            screen = here.screen
            parts = {"offers": screen.offers, "story": screen.story, "status": screen.status}

            def shown() -> set[str]:
                return {name for name, part in parts.items() if part.size.height > 0}

            assert shown() == {"offers", "story", "status"}
            position = here.session.moment.position
            for size, board_least in (((80, 24), 40), ((50, 30), 40), ((200, 60), 100)):
                await here.pilot.resize_terminal(*size)
                await here.pilot.pause()
                assert screen.board.size.width >= board_least
                assert screen.board.size.height >= 8
                assert screen.prompt.region.bottom <= size[1]
                assert here.session.moment.position == position
                position += 1
                await here.press("1")
                await here.until(lambda now=position: here.session.moment.position == now)
            await here.pilot.resize_terminal(80, 24)
            await here.pilot.pause()
            assert shown() == {"offers"}
            await here.press("v")
            await here.pilot.pause()
            assert shown() == {"story"}
            await here.pilot.click(screen.panes, offset=(21, 0))
            await here.pilot.pause()
            assert shown() == {"status"}
            await here.press("slash", "m")
            await here.pilot.pause()
            assert shown() == {"offers"}
            await here.press("escape", "z")
            await here.pilot.pause()
            assert screen.board.size.width == 80
            assert shown() == set()

    run(story)


def test_a_resize_in_the_middle_of_the_film_goes_on_with_it():
    """Nothing is lost, and the film ends where the table stands."""

    async def story():
        async with sitting("flashpoint/family", speed=0.5, size=(120, 40)) as here:
            for _ in range(2):
                await here.press("1", "escape")
            await here.press("e")
            await here.until(lambda: not here.screen.film.settled)
            await here.press("space")
            at = here.screen.film.reel.at
            await here.pilot.resize_terminal(60, 20)
            await here.pilot.pause()
            assert here.screen.film.reel.at == at
            await here.press("escape")
            assert here.screen.film.reel.view == here.session.moment.view

    run(story)


def test_without_colours_nothing_on_the_screen_has_one(monkeypatch):
    """Words, frames and reversed letters carry everything."""
    monkeypatch.setenv("NO_COLOR", "1")

    async def story():
        async with sitting("flashpoint/family", size=(100, 30)) as here:
            app = here.pilot.app
            assert app.no_color
            await here.press("1", "d")
            await here.my_turn()
            colours = set()
            for strip in app.screen._compositor.render_strips():
                for segment in strip.apply_filter(
                    app._filters[-1], app.screen.background_colors[1]
                ):
                    style = segment.style
                    colours |= {style.color, style.bgcolor} if style else set()
            assert {c.name for c in colours if c is not None} <= {"default"}

    run(story)


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"TERM": "xterm-256color"}, True),
        ({"TERM": "xterm-256color", "NO_COLOR": ""}, False),
        ({"TERM": "vt100"}, False),
        ({"TERM": "vt220-w"}, False),
        ({"TERM": "xterm-mono"}, False),
        ({"TERM": "no-such-terminal"}, True),
        ({}, True),
    ],
)
def test_a_terminal_has_colours_unless_it_or_somebody_says_no(environment, expected):
    """NO_COLOR counts whatever it holds."""
    assert has_colours(environment) is expected


def test_the_last_line_leaves_keys_out_and_cuts_none():
    """What comes last, help and the way out, stays longest."""
    assert kept([8, 8, 8, 8], 32) == [0, 1, 2, 3]
    assert kept([8, 8, 8, 8], 31) == [0, 2, 3]
    assert kept([8, 8, 8, 8], 17) == [2, 3]
    assert kept([8, 8, 8, 8], 5) == [3]

    async def story():
        async with sitting("flashpoint/family", size=(60, 32)) as here:
            await here.until(lambda: len(here.screen.query(FooterKey)) > 0)
            keys = {key.description: key.region.right for key in here.screen.query(FooterKey)}
            assert max(keys.values()) <= 60
            assert {"Panes", "Help", "Quit"} <= keys.keys()

    run(story)

"""Every board as it looks. After a change of looks: pytest --snapshot-update, and look at them."""

from __future__ import annotations

import pytest
from boards_in_play import FORESTS, HOUSES, BoardApp, table_at

STEPS = {"flashpoint": 70, "hotshots": 60}
BOTH = (HOUSES[0], FORESTS[0])
"""A board of each game."""


def named(boards):
    """Names of tests that are names of files too."""
    return [board for _, board in boards]


def app_of(ruleset, board, **more):
    """The board in mid-game."""
    return BoardApp(table_at(ruleset, board, STEPS[ruleset.partition("/")[0]]), **more)


@pytest.mark.parametrize(("ruleset", "board"), HOUSES, ids=named(HOUSES))
def test_houses(snap_compare, ruleset, board):
    """Roomy squares; two floors lie side by side."""
    assert snap_compare(app_of(ruleset, board), terminal_size=(100, 34))


@pytest.mark.parametrize(("ruleset", "board"), FORESTS, ids=named(FORESTS))
def test_forests(snap_compare, ruleset, board):
    """Each layout in the largest size that fits."""
    assert snap_compare(app_of(ruleset, board), terminal_size=(94, 34))


@pytest.mark.parametrize(
    ("ruleset", "board", "size"),
    [
        ("flashpoint/experienced", "house_front", (64, 24)),
        ("flashpoint/experienced", "house_front", (44, 18)),
        ("flashpoint/second-story", "villa", (44, 40)),
        ("flashpoint/second-story", "villa", (40, 20)),
        ("hotshots/standard", "circle", (50, 22)),
        ("hotshots/standard", "grand_canyon", (40, 12)),
    ],
    ids=["middle", "compact", "stacked", "one-floor", "small-forest", "scrolled-forest"],
)
def test_narrow_screens(snap_compare, ruleset, board, size):
    """Smaller squares, then one floor above the other, then one at a time, then scrolling."""
    assert snap_compare(app_of(ruleset, board), terminal_size=size)


@pytest.mark.parametrize(("ruleset", "board"), BOTH, ids=named(BOTH))
def test_light_theme(snap_compare, ruleset, board):
    """Dark ink on light grounds."""
    app = app_of(ruleset, board, theme="textual-light")

    assert snap_compare(app, terminal_size=(94, 34))


@pytest.mark.parametrize(("ruleset", "board"), BOTH, ids=named(BOTH))
def test_without_colours(snap_compare, monkeypatch, ruleset, board):
    """Shapes and letters alone tell everything."""
    monkeypatch.setenv("NO_COLOR", "1")
    app = app_of(ruleset, board)

    assert snap_compare(app, terminal_size=(94, 34))


def test_threats_and_flash(snap_compare):
    """The threat map, and the places that the film is about."""
    app = app_of("flashpoint/experienced", "house_front", lit=False)

    async def overlay(pilot):
        app.board.heat(
            {"square:1,1": 0.08, "square:1,2": 0.35, "edge:1,3-1,4": 0.6, "square:2,1": 1}
        )
        app.board.flash(("square:5,5", "edge:5,5-5,6"))

    assert snap_compare(app, terminal_size=(84, 32), run_before=overlay)

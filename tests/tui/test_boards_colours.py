"""The colours of the boards: the same names in every palette, and letters that can be read."""

from __future__ import annotations

import itertools

import pytest
from boards_in_play import BOARDS, lights, pictures, shown, table_at
from textual.color import Color

from firehouse.tui.boards.look import Look
from firehouse.tui.boards.palette import palette


def test_plain_palette_has_no_colours():
    """Only bold, dim, underline and reverse remain."""
    plain = palette(True, False)
    for ink, ground in itertools.product(plain.inks, plain.grounds):
        style = plain.style(ink, ground)
        assert style.color is None
        assert style.bgcolor is None


def test_palettes_know_the_same_names():
    """What can be drawn in the dark can be drawn in the light."""
    dark, light, plain = palette(True, True), palette(False, True), palette(True, False)
    assert dark.inks.keys() == light.inks.keys() == plain.inks.keys()
    assert dark.grounds.keys() == light.grounds.keys() == plain.grounds.keys()


def painted(canvas):
    """The pairs of ink and ground that characters are written with."""
    return {
        (canvas._inks[y][x], canvas._grounds[y][x])
        for y in range(canvas.height)
        for x in range(canvas.width)
        if canvas.sign(x, y) != " "
    }


ORNAMENTS = {"faint", "bay", "border", "stairs", "smoke", "soft"}
"""Inks that may be quiet: what they draw is also told by its shape or its place."""


@pytest.mark.parametrize("dark", [True, False], ids=["dark", "light"])
@pytest.mark.parametrize(("ruleset", "board"), BOARDS)
def test_signs_stand_out_from_their_ground(ruleset, board, dark):
    """Three to one, as for large letters on pages."""
    table = table_at(ruleset, board, 90)
    scene, view = shown(table)
    picture = pictures(scene)[2]
    cells = picture.cells(view)
    heated = {cell: number / len(cells) for number, cell in enumerate(cells)}
    looks = [
        Look(view, lights(table), cursor=cells[0]),
        Look(view, chances=heated, flashed=cells[:9], cursor=cells[-1]),
        *(Look(view, cursor=cell) for cell in cells[::7]),
    ]
    colours = palette(dark, True)
    screen = Color.parse("#15120f" if dark else "#faf6f0")
    pairs = set().union(*(painted(picture.paint(look)) for look in looks))
    for ink, ground in sorted(pairs):
        if ink not in ORNAMENTS:
            style = colours.style(ink, ground)
            below = Color.from_rich_color(style.bgcolor) if style.bgcolor else screen
            above = Color.from_rich_color(style.color)
            assert contrast(above, below) >= 3, (ink, ground)


def contrast(one, other):
    """How much lighter one colour is than the other."""
    low, high = sorted(0.05 + brightness(colour) for colour in (one, other))
    return high / low


def brightness(colour):
    """The luminance of a colour as the rules for accessible pages count it."""
    parts = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in colour.normalized
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

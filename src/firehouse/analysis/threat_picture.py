"""A threat map to look at: the board as text with chances in it, or as a picture with heat."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from firehouse.analysis.threat import ThreatMap
from firehouse.core.game import Game
from firehouse.core.svg import area, group, moved, number, rect, titled, width_of, words
from firehouse.flashpoint.board import DICE_SQUARES, LEVEL
from firehouse.flashpoint.game import FlashPoint
from firehouse.flashpoint.grid import read_grid, write_grid
from firehouse.flashpoint.svg_sheet import CELL, HEADER, MARGIN
from firehouse.flashpoint.svg_sheet import Sheet as HouseSheet
from firehouse.flashpoint.view import edge_name
from firehouse.hotshots.board import NOWHERE
from firehouse.hotshots.game import Hotshots
from firehouse.hotshots.hexes import WIDE, within
from firehouse.hotshots.svg_ink import FOOTER, corners
from firehouse.hotshots.svg_ink import MARGIN as FOREST_MARGIN
from firehouse.hotshots.svg_ink import Sheet as ForestSheet
from firehouse.hotshots.svg_panel import panel
from firehouse.hotshots.tiles import IDS

HEAT: Final = "#b3123b"
BURST: Final = "#5b1fa6"
CHAR: Final = "#1d1917"
WHITE: Final = "#ffffff"
FAINTEST: Final = 0.12
"""How strongly the least of chances is tinted; certainty is tinted with DEEPEST."""
DEEPEST: Final = 0.72
FALLING: Final = 6
"""Walls and doors that are named in words."""


def threat_lines(game: Game[Any], state: Any, threat: ThreatMap) -> list[str]:
    """The drawing of the board with chances in per cent."""
    if isinstance(game, FlashPoint):
        return _house_lines(game, state, threat)
    assert isinstance(game, Hotshots)
    return _forest_lines(game, state, threat)


def threat_notes(game: Game[Any], threat: ThreatMap) -> list[str]:
    """What the numbers of the drawing mean, and what it cannot show."""
    when = "after this turn" if threat.turns == 1 else "before this pawn's next turn"
    what = f"The numbers are {'' if threat.exact else 'about '}the chance in % that"
    if not isinstance(game, FlashPoint):
        return [f"{what} a tile gets flames (+) or scorches (x) {when}."]
    worst = [f"{edge} {_figure(chance)} %" for edge, chance in threat.worst("falls", FALLING)]
    falls = [f"Walls and doors that may fall: {', '.join(worst)}."] if worst else []
    return [f"{what} a square burns {when}; F burns now.", *falls]


def threat_svg(game: Game[Any], state: Any, threat: ThreatMap) -> str:
    """The picture of the position, the hotter the likelier; edges that may fall stand out."""
    if isinstance(game, FlashPoint):
        layer = _house_layer(game, threat)
    else:
        assert isinstance(game, Hotshots)
        layer = _forest_layer(game, state, threat)
    head, _, tail = game.svg(state).rpartition("</svg>")
    return f"{head}{layer}</svg>{tail}"


def _figure(chance: Fraction) -> str:
    """A chance in two or three characters."""
    return "<1" if chance < Fraction(1, 100) else f"{float(chance) * 100:.0f}"


def _house_lines(game: FlashPoint, state: Any, threat: ThreatMap) -> list[str]:
    """The drawing of the house, with chances in place of what lies in the squares."""
    board = game.house.board
    grid = read_grid(game.draw(state))
    cells = {
        place: _square(threat, board.names[square]) if square < DICE_SQUARES else ""
        for square, place in enumerate(board.places)
    }
    return write_grid(grid.floors, cells, grid.edges)


def _square(threat: ThreatMap, name: str) -> str:
    if name in threat.now:
        return "F"
    chance = threat.of("burns", name)
    return _figure(chance) if chance else "."


def _forest_lines(game: Hotshots, state: Any, threat: ThreatMap) -> list[str]:
    """The drawing of the forest, with chances in place of the icons."""
    lines = game.draw(state).rpartition("\n\n")[0].split("\n")
    for tile, cell in enumerate(state.cells):
        if cell == NOWHERE:
            continue
        line, column, _ = within(game.house.board.places[cell])[2]
        text = _tile(threat, IDS[tile]).ljust(WIDE)
        lines[line] = lines[line][:column] + text + lines[line][column + WIDE :]
    return lines


def _tile(threat: ThreatMap, name: str) -> str:
    parts = ((sign, threat.of(what, name)) for sign, what in (("+", "flames"), ("x", "scorches")))
    return " ".join(f"{sign}{_figure(chance)}" for sign, chance in parts if chance)


def _tint(chance: Fraction) -> float:
    return FAINTEST + (DEEPEST - FAINTEST) * float(chance)


def _badge(x: float, y: float, chance: Fraction, colour: str = HEAT, size: float = 11) -> str:
    """A small plate with a chance, around a point."""
    text = f"{_figure(chance)}%"
    width = width_of(text, size) + size * 0.6
    high = size * 1.4
    return group(
        rect(x - width / 2, y - high / 2, width, high, colour, rx=3.5, fill_opacity=0.92),
        words(x, y, text, size, WHITE, "middle", font_weight=700),
    )


def _legend(threat: ThreatMap, red: str, other: str) -> str:
    when = "after this turn" if threat.turns == 1 else "before this pawn’s next turn"
    return f"Red: the chance that {red} {when}. {other}"


def _house_layer(game: FlashPoint, threat: ThreatMap) -> str:
    house = game.house
    sheet = HouseSheet(house.board)
    parts: list[str] = []
    badges: list[str] = []
    for square in range(DICE_SQUARES):
        name = house.board.names[square]
        chance = threat.of("burns", name)
        if not chance or name in threat.now:
            continue
        x, y = sheet.corner(square)
        parts.append(rect(x + 4, y + 4, CELL - 8, CELL - 8, HEAT, rx=6, fill_opacity=_tint(chance)))
        badges.append(_badge(x + 20, y + CELL - 13, chance))
    for edge in house.board.ends:
        chance = threat.of("falls", edge_name(house, edge))
        if chance:
            parts.append(_fallen(sheet, edge, house.board.ends[edge], chance))
    text = _legend(threat, "a square burns", "Violet: what may fall.")
    legend = words(sheet.width - MARGIN, HEADER - 10, text, 12, HEAT, "end")
    return group(titled("Threats"), legend, *parts, *badges, data_layer="threats")


def _fallen(sheet: HouseSheet, edge: int, ends: tuple[int, int], chance: Fraction) -> str:
    """A mark along an edge that may fall."""
    (x1, y1), (x2, y2) = (sheet.centre(square) for square in ends)
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    long, thick = CELL * 0.36, 4 + 8 * float(chance)
    across, down = (long, thick) if edge >= LEVEL else (thick, long)
    return rect(
        x - across / 2,
        y - down / 2,
        across,
        down,
        BURST,
        rx=2,
        fill_opacity=0.55 + 0.45 * float(chance),
    )


def _forest_layer(game: Hotshots, state: Any, threat: ThreatMap) -> str:
    sheet = ForestSheet(game.house.board, panel(game.house, state)[1])
    outline = "L".join(f"{number(x)} {number(y)}" for x, y in corners(0.93))
    parts: list[str] = []
    for tile, cell in enumerate(state.cells):
        flames, scorch = (threat.of(what, IDS[tile]) for what in ("flames", "scorches"))
        if cell == NOWHERE or not flames:
            continue
        x, y = sheet.centre(cell)
        tint = area(f"M{outline}z", HEAT, fill_opacity=_tint(flames) * 0.8)
        badges = [_badge(-19 if scorch else 0, 69.5, flames, size=9.5)]
        if scorch:
            badges.append(_badge(19, 69.5, scorch, CHAR, 9.5))
        parts.append(group(tint, *badges, transform=moved(x, y)))
    text = _legend(threat, "a tile gets flames", "Black: that it scorches.")
    legend = words(sheet.width - FOREST_MARGIN, sheet.height - FOOTER - 14, text, 12, HEAT, "end")
    return group(titled("Threats"), legend, *parts, data_layer="threats")

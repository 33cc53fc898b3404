"""Threats on the map of a forest: in the drawing, and as a layer of the picture."""

from __future__ import annotations

from typing import Any

from firehouse.analysis.threat import ThreatMap
from firehouse.analysis.threat_ink import CHAR, HEAT, badge, figure, legend, tint
from firehouse.core.phrase import phrase
from firehouse.core.svg import area, group, moved, number, titled, words
from firehouse.games.hotshots.data.board import NOWHERE
from firehouse.games.hotshots.data.files.hexes import WIDE, within
from firehouse.games.hotshots.data.tiles import IDS
from firehouse.games.hotshots.game import Hotshots
from firehouse.games.hotshots.pictures.ink import FOOTER, MARGIN, Sheet, corners
from firehouse.games.hotshots.pictures.panel import panel
from firehouse.games.hotshots.words.language import part, say


def lines(game: Hotshots, state: Any, threat: ThreatMap) -> list[str]:
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
    return " ".join(f"{sign}{figure(chance)}" for sign, chance in parts if chance)


def notes(threat: ThreatMap, what: str, when: str) -> list[str]:
    """What the numbers mean."""
    return [say(phrase("threat.note", what=what, when=when))]


def layer(game: Hotshots, state: Any, threat: ThreatMap) -> str:
    sheet = Sheet(game.house.board, panel(game.house, state)[1])
    outline = "L".join(f"{number(x)} {number(y)}" for x, y in corners(0.93))
    parts: list[str] = []
    for tile, cell in enumerate(state.cells):
        flames, scorch = (threat.of(what, IDS[tile]) for what in ("flames", "scorches"))
        if cell == NOWHERE or not flames:
            continue
        x, y = sheet.centre(cell)
        heat = area(f"M{outline}z", HEAT, fill_opacity=tint(flames) * 0.8)
        badges = [badge(-19 if scorch else 0, 69.5, flames, size=9.5)]
        if scorch:
            badges.append(badge(19, 69.5, scorch, CHAR, 9.5))
        parts.append(group(heat, *badges, transform=moved(x, y)))
    text = legend(threat, part(phrase("threat.red")), say(phrase("threat.other")))
    line = words(sheet.width - MARGIN, sheet.height - FOOTER - 14, text, 12, HEAT, "end")
    return group(titled(say(phrase("threat.title"))), line, *parts, data_layer="threats")

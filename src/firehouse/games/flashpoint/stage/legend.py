"""The signs of the board and what they mean; only those that this game can show."""

from __future__ import annotations

from typing import Final

from firehouse.core.phrase import phrase
from firehouse.games.flashpoint.data.options import DOWN_LIE
from firehouse.games.flashpoint.rules.features import HAZMATS, TREATING
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.words.language import say
from firehouse.stage.shapes import LegendLine

_ALWAYS: Final = (
    *("fire", "smoke", "point", "victim", "wall", "wall-damaged", "wall-destroyed"),
    *("door", "door-open", "exit", "pawn"),
)


def _signs(g: House) -> dict[str, bool]:
    """The signs that not every game has."""
    options = g.options
    hazmats, two_floors = HAZMATS.is_in(g), g.board.floors > 1
    return {
        "pawn-down": options.knock_down == DOWN_LIE,
        "victim-treated": TREATING.is_in(g),
        "hazmat": hazmats,
        "hazmat-lit": hazmats,
        "hot-spot": options.hot_spots,
        "fire-outside": options.fire_outside,
        "engine": options.vehicles,
        "ambulance": options.vehicles,
        "parking": options.vehicles,
        "victim-trapped": options.decks,
        "stairs": two_floors,
        "window": two_floors,
        "light": two_floors,
        "ladder": g.ladders > 0,
        "ladder-down": g.ladders > 0,
    }


def legend(g: House) -> list[LegendLine]:
    """Every sign that can come up, with its meaning."""
    found = [*_ALWAYS, *(sign for sign, shown in _signs(g).items() if shown)]
    return [{"sign": sign, "meaning": say(phrase(f"legend.{sign}"))} for sign in found]

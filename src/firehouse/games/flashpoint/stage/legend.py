"""The signs of the board and what they mean; only those that this game can show."""

from __future__ import annotations

from typing import Final

from firehouse.games.flashpoint.data.options import DOWN_LIE
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.words.features import HAZMATS, TREATING
from firehouse.stage.shapes import LegendLine

_ALWAYS: Final = {
    "fire": "Fire. It spreads, hurts whoever it reaches, and explodes when it is rolled again.",
    "smoke": "Smoke. Beside fire it turns into fire.",
    "point": "A point of interest: perhaps a victim. Step on it to find out.",
    "victim": "A victim, to be carried out.",
    "wall": "A wall. Two damage markers destroy it.",
    "wall-damaged": "A wall with one damage marker.",
    "wall-destroyed": "A destroyed wall or door. People and fire pass.",
    "door": "A closed door. It keeps fire out.",
    "door-open": "An open door.",
    "exit": "An entrance. It is always open.",
    "pawn": "A firefighter, by number and letter.",
}
_HAZMATS: Final = {
    "hazmat": "A hazmat. It explodes when fire reaches it.",
    "hazmat-lit": "A hazmat that fire has reached.",
}
_VEHICLES: Final = {
    "engine": "The fire engine, with the deck gun.",
    "ambulance": "The ambulance. Victims are rescued here.",
    "parking": "Where a vehicle can park.",
}
_TWO_FLOORS: Final = {
    "stairs": "The staircase between the floors.",
    "window": "A window. It opens like a door; one damage marker destroys it.",
    "light": "A light wall. One damage marker destroys it.",
}
_LADDERS: Final = {
    "ladder": "A ladder that stands between the ground and the second floor.",
    "ladder-down": "A ladder that lies on the ground.",
}


def legend(g: House) -> list[LegendLine]:
    """Every sign that can come up, with its meaning."""
    options = g.options
    found = dict(_ALWAYS)
    if options.knock_down == DOWN_LIE:
        found["pawn-down"] = "A firefighter who is knocked down."
    if TREATING.is_in(g):
        found["victim-treated"] = "A treated victim, who walks along."
    if HAZMATS.is_in(g):
        found |= _HAZMATS
    if options.hot_spots:
        found["hot-spot"] = "A hot spot. Rolled, it makes the fire advance once more."
    if options.fire_outside:
        found["fire-outside"] = "Fire outside. It goes out at the end of the advance."
    if options.vehicles:
        found |= _VEHICLES
    if options.decks:
        found["victim-trapped"] = (
            "A trapped victim. It takes 3 AP a square to carry until it is treated."
        )
    if g.board.floors > 1:
        found |= _TWO_FLOORS
    if g.ladders:
        found |= _LADDERS
    return [{"sign": sign, "meaning": meaning} for sign, meaning in found.items()]

"""The rule behind an event by its cause. What is missing here is named after a kind of action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from firehouse.games.flashpoint.data import headings

ROLLED: Final[Mapping[str, str]] = {
    "set-up": headings.SET_UP,
    "centre": headings.SET_UP,
    "opposite": headings.SET_UP,
    "hazmat": headings.SET_UP_HAZMATS,
    "hot-spot": headings.SET_UP_HOT_SPOTS,
    "start-point": headings.DETECT,
    "point": headings.DETECT,
    "advance": headings.ADVANCE,
    "starved": headings.STARVED,
    "gun": headings.GUN,
}
IGNITED: Final[Mapping[str, str]] = {
    "smoke": headings.ADVANCE,
    "spread": headings.ADVANCE,
    "set-up": headings.SET_UP,
    "explosion": headings.EXPLOSIONS,
    "flashover": headings.FLASHOVERS,
    "shifted": headings.PREVENTION,
    "backdraft": headings.EVENTS,
}
CLEARED: Final[Mapping[str, str]] = {
    "extinguished": headings.EXTINGUISH,
    "deck-gun": headings.GUN,
    "oxygen-starved": headings.STARVED,
    "rolled-out": headings.GETTING_DOWN,
    "point": headings.DETECT,
    "shifted": headings.PREVENTION,
}
EXPLODED: Final[Mapping[str, str]] = {
    "fire": headings.EXPLOSIONS,
    "hazmat": headings.MATERIALS,
    "set-up": headings.SET_UP,
}
REVEALED: Final[Mapping[str, str]] = {
    "found": headings.SEARCH,
    "fire": headings.SECONDARY,
    "deck-gun": headings.GUN,
}
LOST: Final[Mapping[str, str]] = {
    "fire": headings.SECONDARY,
    "deck-gun": headings.GUN,
    "fall": headings.LADDERS,
}
REMOVED: Final[Mapping[str, str]] = {
    "carried-out": headings.DISPOSE,
    "disposed": headings.TECHNICIAN,
    "exploded": headings.MATERIALS,
    "fallen": headings.LADDERS,
}
SAVED: Final[Mapping[str, str]] = {
    "flare-up": headings.FIRE_CARDS,
    "second-wind": headings.EVENTS,
    "exhaustion": headings.EVENTS,
}
"""Why a firefighter gained or lost saved AP."""

FIRE_ROLLS: Final[tuple[str, ...]] = ("advance", "starved", "set-up", "centre", "opposite")
FIRE_CLEARS: Final[tuple[str, ...]] = ("oxygen-starved", "rolled-out")
FIRE_REMOVES: Final[tuple[str, ...]] = ("exploded", "fallen")
FIRE_ENDS: Final[tuple[str, ...]] = ("victims-lost", "collapse")
"""Those that are part of the fire's advance, among others that are not."""

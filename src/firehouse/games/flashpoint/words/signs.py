"""The signs of the drawings and what they mean; only those that a game can show."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from firehouse.core.catalogue import Sign
from firehouse.core.phrase import phrase
from firehouse.games.flashpoint.data.options import DOWN_LIE, Options
from firehouse.games.flashpoint.words.language import part

Shows = Callable[[Options, int], bool]
"""Can a game with these options, in a house of so many floors, show a sign?"""


def _always(options: Options, floors: int) -> bool:
    return True


def _two_floors(options: Options, floors: int) -> bool:
    return floors == 2


def _ladders(options: Options, floors: int) -> bool:
    return floors == 2 and options.vehicles


def _hazmats(options: Options, floors: int) -> bool:
    return bool(options.hazmats or options.hazmat_markers or options.decks)


def _vehicles(options: Options, floors: int) -> bool:
    return options.vehicles


_SIGNS: Final[tuple[tuple[Sign, Shows], ...]] = (
    (Sign("F", "fire", "bold red"), _always),
    (Sign("S", "smoke", "bold white"), _always),
    (Sign("*", "hot-spot", "bold yellow"), lambda options, _: options.hot_spots),
    (Sign("?", "point", "bold yellow"), _always),
    (Sign("V", "victim", "bold magenta"), _always),
    (Sign("T", "treated", "magenta"), lambda options, _: options.specialists),
    (Sign("v", "trapped", "magenta"), lambda options, _: options.decks),
    (Sign("H", "hazmat", "bold green"), _hazmats),
    (Sign("h", "hazmat-lit", "green"), _hazmats),
    (Sign("1 2 3 4 5 6", "pawn", "bold cyan"), _always),
    (
        Sign("a b c d e f", "pawn-down", "cyan"),
        lambda options, _: options.knock_down == DOWN_LIE,
    ),
    (Sign("Am", "ambulance", "bold blue"), _vehicles),
    (Sign("En", "engine", "bold red"), _vehicles),
    (Sign("am en", "parking", "dim"), _vehicles),
    (Sign("|", "wall"), _always),
    (Sign("!", "wall-damaged", "yellow"), _always),
    (Sign("o", "door", "green"), _always),
    (Sign("/", "door-open", "green"), _always),
    (
        Sign("d", "door-damaged", "yellow"),
        lambda options, _: options.chop_doors,
    ),
    (Sign("=", "exit", "green"), _always),
    (Sign("w", "window", "cyan"), _two_floors),
    (Sign("W", "window-open", "cyan"), _two_floors),
    (Sign(":", "light"), _two_floors),
    (Sign("L", "ladder", "bold white"), _ladders),
    (Sign("l", "ladder-down", "white"), _ladders),
    (Sign("&", "more"), _always),
)
"""The signs with the names of their meanings."""


def signs(floors: int, *ways: Options) -> tuple[Sign, ...]:
    """The signs that can come up in a house of so many floors, whichever of the ways is played."""
    return tuple(
        replace(sign, meaning=part(phrase(f"sign.{sign.meaning}")))
        for sign, shows in _SIGNS
        if any(shows(options, floors) for options in ways)
    )

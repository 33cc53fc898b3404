"""The signs of the drawings and what they mean; only those that a game can show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from firehouse.core.catalogue import Sign
from firehouse.games.flashpoint.data.options import DOWN_LIE, Options

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
    (Sign("*", "a hot spot", "bold yellow"), lambda options, _: options.hot_spots),
    (Sign("?", "a point of interest", "bold yellow"), _always),
    (Sign("V", "a victim", "bold magenta"), _always),
    (Sign("T", "a treated victim", "magenta"), lambda options, _: options.specialists),
    (Sign("v", "a trapped victim", "magenta"), lambda options, _: options.decks),
    (Sign("H", "a hazmat", "bold green"), _hazmats),
    (Sign("h", "a hazmat that fire has reached", "green"), _hazmats),
    (Sign("1 2 3 4 5 6", "a firefighter", "bold cyan"), _always),
    (
        Sign("a b c d e f", "a firefighter, knocked down", "cyan"),
        lambda options, _: options.knock_down == DOWN_LIE,
    ),
    (Sign("Am", "the ambulance", "bold blue"), _vehicles),
    (Sign("En", "the fire engine", "bold red"), _vehicles),
    (Sign("am en", "where they could park", "dim"), _vehicles),
    (Sign("|", "a wall; level, ---"), _always),
    (Sign("!", "a damaged wall; level, -!-", "yellow"), _always),
    (Sign("o", "a closed door; level, -o-", "green"), _always),
    (Sign("/", "an open door; level, -/-", "green"), _always),
    (
        Sign("d", "a closed door with damage, D an open one; level, -d- and -D-", "yellow"),
        lambda options, _: options.chop_doors,
    ),
    (Sign("=", "an exit; level, = =", "green"), _always),
    (Sign("w", "a closed window; level, -w-", "cyan"), _two_floors),
    (Sign("W", "an open window; level, -W-", "cyan"), _two_floors),
    (Sign(":", "a light wall; level, ~~~"), _two_floors),
    (Sign("L", "a ladder that stands; at both its ends", "bold white"), _ladders),
    (Sign("l", "a ladder that lies", "white"), _ladders),
    (Sign("&", "more than fits: see the note below"), _always),
)


def signs(floors: int, *ways: Options) -> tuple[Sign, ...]:
    """The signs that can come up in a house of so many floors, whichever of the ways is played."""
    return tuple(sign for sign, shows in _SIGNS if any(shows(options, floors) for options in ways))

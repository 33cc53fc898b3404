"""What a load run is asked for; what makes no sense is refused before a server is started."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from math import isfinite
from pathlib import Path
from typing import Final

from firehouse.core.catalogue import ruleset
from firehouse.server.bus import bus_of
from firehouse.server.storage.engine import database_url

CREW: Final = 4
MOST_TABLES: Final = 60_000
"""Each has an address of its own, of those that this machine has."""
MOST_VISITORS: Final = 254


def whole(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number between two others."""

    def read(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(
                f"'{text}' is no whole number from {least:,} to {most:,}."
            )
        return int(text)

    return read


def seconds(text: str) -> float:
    """Reads how long to play."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not isfinite(found) or found <= 0:
        raise argparse.ArgumentTypeError(f"'{text}' is no number of seconds above 0.")
    return found


def rulesets(text: str) -> list[str]:
    """Reads what is played, all of it by a crew of four."""
    names = text.split(",")
    for name in names:
        try:
            crew = ruleset(name).crew
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from None
        if CREW not in crew:
            raise argparse.ArgumentTypeError(f"'{name}' is not played by a crew of {CREW}.")
    return names


def checked(check: Callable[[str], object]) -> Callable[[str], str]:
    """Reads an address that a server would take."""

    def read(text: str) -> str:
        try:
            check(text)
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from None
        return text

    return read


def folder(text: str) -> Path:
    """Reads where the page goes."""
    path = Path(text)
    if path.exists() and not path.is_dir():
        raise argparse.ArgumentTypeError(f"'{text}' is no folder.")
    return path


def options_of(about: str, arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """The options of a run; a sentence and the exit status 2 for those that make no sense."""
    parser = argparse.ArgumentParser(
        description=about, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--tables", type=whole(1, MOST_TABLES), default=500)
    add("--seconds", type=seconds, default=120.0)
    add("--database", type=checked(database_url), default=None)
    add("--bus", type=checked(bus_of), default=None, help="redis://…, for several processes")
    add("--processes", type=whole(1, 64), default=1)
    add("--bots", type=whole(0, MOST_TABLES), default=0, help="tables with a bot in the last seat")
    add("--reviews", type=whole(0, 1_000), default=0, help="people who look back all the time")
    add("--visitors", type=whole(0, MOST_VISITORS), default=0, help="people on all other pages")
    add("--report", type=folder, default=None, help="a folder for the page")
    add("--rulesets", type=rulesets, default=["flashpoint/family", "hotshots/standard"])
    options = parser.parse_args(arguments)
    if options.processes > 1 and options.bus in (None, "memory"):
        parser.error("Several processes hear of each other by a bus: give --bus redis://….")
    if options.bots > options.tables:
        parser.error(f"There are {options.tables} tables, so at most as many have a bot.")
    return options

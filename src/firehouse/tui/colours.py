"""Whether the terminal has colours."""

from __future__ import annotations

from collections.abc import Mapping


def has_colours(environment: Mapping[str, str]) -> bool:
    """Does the terminal have colours, and does nobody wish to do without them?"""
    if "NO_COLOR" in environment:
        return False
    try:
        import curses
    except ImportError:  # on Windows, where every terminal has them
        return True
    try:
        curses.setupterm(environment.get("TERM", ""))
    except curses.error:  # a terminal that the machine does not know
        return True
    return curses.tigetnum("colors") > 0

"""How a client comes back to a table; the page gets these numbers with the protocol's types."""

from __future__ import annotations

from typing import Final

from firehouse.words.language import tell

FIRST_PAUSE: Final = 500
LONGEST_PAUSE: Final = 15_000
"""Milliseconds before the next try: after each failure twice as many, up to the longest."""
PAUSE_SPREAD: Final = 0.25
"""A pause is up to this share shorter or longer, so that not all clients come at once."""
FINAL_CODES: Final = ("no-table", "bad-token", "only-team", "damaged")
"""Refusals of a hello after which trying again would only be refused again."""
ENTRY_TYPES: Final = ("moved", "changed", "chat")
"""Messages that tell one entry each: a gap in their `seq` asks for a new hello."""
LOST: Final = tell("connection.lost")
LEFT: Final = tell("connection.left")


def pause(failures: int, luck: float) -> float:
    """Seconds before the next try after so many failures; luck is between 0 and 1."""
    usual = min(FIRST_PAUSE * (1 << min(failures, 9)), LONGEST_PAUSE)
    return usual * (1 + PAUSE_SPREAD * (2 * luck - 1)) / 1000

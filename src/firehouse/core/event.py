"""Something that happened, in the past tense; each game has its own kinds.

Not compiled, so that a game's events can be plain dataclasses.
"""

from __future__ import annotations


class Event:
    """The base of all events."""

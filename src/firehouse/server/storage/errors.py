"""The errors between the service and its storage."""

from __future__ import annotations

from typing import Final

REFUSAL: Final = "refused"
AWAY: Final = "away"


class StorageError(Exception):
    """The database refused or could not do what was asked; the message is a sentence."""

    kind = REFUSAL
    """What is wrong with the database, or that only the question was wrong."""


class StorageLost(StorageError):  # noqa: N818 - it reads as what happened
    """The database did not answer, so it is unknown whether the last write arrived.

    The writer reads the table's entries again to find out; the next write gets a new connection.
    """

    kind = AWAY


class Unreadable(StorageError):  # noqa: N818 - it reads as what happened
    """Stored data that cannot be read: no version up to this one writes such data."""


class Taken(StorageError):  # noqa: N818 - not an error of the program
    """Another table has this id or code, or another person this number."""

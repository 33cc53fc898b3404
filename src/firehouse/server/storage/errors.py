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
    """The database did not answer, so nobody knows whether the last write arrived.

    Whoever wrote reads the table's entries again and sees; the next write finds a new connection.
    """

    kind = AWAY


class Unreadable(StorageError):  # noqa: N818 - it reads as what happened
    """What is stored cannot be read: it is not what this or an older version writes."""


class Taken(StorageError):  # noqa: N818 - not an error of the program
    """Another table has this id or code, or another person this number."""

"""Requests and answers about what is stored about a person."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from firehouse.server.api.models import Asked, Player, Told


class Holding(Asked):
    """Somebody who holds a seat of a table."""

    token: str = Field(max_length=100, description="The token of that seat.")


class Playing(Asked):
    """Somebody who plays the ranked games of days."""

    player: Player


class TryModel(Told):
    """A ranked game that was begun; each player has one try."""

    day: str
    game: str
    table: str


class PlayersTries(Told):
    """What is stored about a player besides tables."""

    tries: list[TryModel]
    deleted: int = Field(description="How many were deleted just now.")


class StoredTable(Told):
    """Where something is stored."""

    id: str
    code: str
    title: str
    created: str


class StoredEntry(Told):
    """Something that a person did at a table."""

    seq: int
    kind: str
    at: str
    body: dict[str, Any] = Field(description="As docs/decisions/storage.md tells it.")


class StoredAbout(Told):
    """All that is stored about somebody at a table."""

    table: StoredTable
    person: int
    names: list[str] = Field(description="Every name that they gave.")
    entries: list[StoredEntry]
    results: list[dict[str, Any]] = Field(description="How the table's game ended, with names.")

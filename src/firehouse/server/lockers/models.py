"""Requests and answers about personal links."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field

from firehouse.server.api.models import Asked, Told
from firehouse.server.storage.rows import Status
from firehouse.server.today.models import FigureModel

Key = Annotated[
    str, Field(pattern="^[A-Za-z0-9_-]{43}$", description="The key in a personal link.")
]
MOST: Final = 2**53
"""Whole numbers up to here are the same in every program that reads JSON."""
Preference = (
    bool
    | Annotated[int, Field(ge=-MOST, le=MOST)]
    | Annotated[float, Field(ge=-MOST, le=MOST, allow_inf_nan=False)]
    | Annotated[str, Field(max_length=200)]
)
Preferences = Annotated[
    dict[Annotated[str, Field(max_length=40)], Preference], Field(max_length=40)
]


TableId = Annotated[str, Field(pattern="^[0-9a-f]{16}$")]


class NewLocker(Told):
    """A personal link; its key is told once."""

    key: str


class WithKey(Asked):
    """Somebody with a personal link."""

    key: Key


class PutSeat(WithKey):
    """A seat to be kept: its own token proves that it is theirs."""

    table: TableId
    token: str = Field(max_length=100)


class TakeOutSeat(WithKey):
    """A seat to be kept no longer."""

    table: TableId


class Prefer(WithKey):
    """How somebody likes the page, on all devices."""

    preferences: Preferences


Endpoint = Annotated[
    str,
    Field(max_length=1000, pattern="^[!-~]*$", description="The address of a push service."),
]


class AskForPush(WithKey):
    """A browser that wants to be told whose turn it is, as its push subscription says."""

    endpoint: Endpoint
    p256dh: str = Field(max_length=200)
    auth: str = Field(max_length=100)


class StopPush(WithKey):
    """A browser that wants to be told no more."""

    endpoint: Endpoint


class KeptSeat(Told):
    """A seat of yours, with how its table stands."""

    table: str
    code: str
    person: int
    token: str = Field(description="Opens the seat, on every device that has the link.")
    title: str
    game: str
    status: Status
    situation: str
    people: list[str]
    waits: bool = Field(description="Does the table wait for you?")
    created: str
    touched: str


class LockerModel(Told):
    """What is kept for a personal link."""

    made: str
    preferences: dict[str, Any]
    push_key: str = Field(description="What a browser subscribes with, to be told by this server.")
    tables: list[KeptSeat] = Field(description="Those that wait for you first.")


class FinishedGame(Told):
    """A game that you have played to its end."""

    table: str
    there: bool = Field(description="Is its table still there to be looked back on?")
    game: str
    ruleset: str
    board: str
    difficulty: str
    crew: list[str]
    people: int
    result: Literal["won", "lost"]
    ending: str
    figures: list[FigureModel]
    advice: int
    luck: float | None = Field(description="What luck changed; known once it was looked back on.")
    decisions: float | None
    at: str


class EarnedBadge(Told):
    """A badge, and how far it is."""

    id: str
    game: str | None = Field(description="The game that gives it; nothing for all of them.")
    title: str
    text: str
    done: int
    needed: int
    at: str | None = Field(description="When it was earned, if it was.")


class PlayedBefore(Told):
    """Your history: finished games, the newest first, and badges."""

    games: list[FinishedGame]
    badges: list[EarnedBadge]


class StoredInLocker(Told):
    """All that is stored for a personal link."""

    made: str
    used: str
    preferences: dict[str, Any]
    locker_seats: list[dict[str, Any]]
    locker_games: list[dict[str, Any]]
    pushes: list[dict[str, Any]] = Field(description="Where you are told whose turn it is.")

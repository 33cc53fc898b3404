"""Stored data as the rest of the service sees it; JSON inside is plain dicts and lists."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import blake2b
from typing import Annotated, Any, Final, Literal

import msgspec

from firehouse.server.storage.seeks import Seeks

NOBODY: Final = "Somebody"
"""The name of who gave none, or wants to be forgotten."""
LONGEST: Final = 10_000_000
"""Seconds that a turn may take, or somebody may be waited for."""
Status = Literal["lobby", "playing", "over"]


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One thing that happened at a table; never changed, never deleted."""

    table: str
    seq: int
    kind: str
    body: dict[str, Any]
    person: int | None
    at: datetime


class About(msgspec.Struct, frozen=True):
    """What the service knows of a table besides its game; every field has a usual value."""

    consent: bool = True
    patience: Annotated[int, msgspec.Meta(ge=0, le=LONGEST)] = 0
    clock: Annotated[int, msgspec.Meta(ge=0, le=LONGEST)] = 0
    referee: bool = False
    ranked: bool = False
    imported: bool = False
    seeks: Seeks | None = None
    challenge: str | None = None
    lesson: str | None = None
    puzzle: str | dict[str, Any] | None = None
    branch: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class TableRow:
    """What a table was made with; `about` is what else the service knows of it."""

    id: str
    code: str
    created: datetime
    public: bool
    setup: dict[str, Any]
    title: str
    game: str
    seed: int | None = None
    daily: str | None = None
    about: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        msgspec.convert(self.about, About)


@dataclass(frozen=True, slots=True)
class PersonRow:
    """Somebody at a table; only the hash of their token is known here."""

    table: str
    person: int
    name: str
    token_hash: str


@dataclass(frozen=True, slots=True)
class BookmarkRow:
    """The state of a table after an entry; only the version that made it can read it."""

    table: str
    seq: int
    maker: str
    body: str


@dataclass(frozen=True, slots=True)
class Note:
    """The state of a table, for the list of tables."""

    status: str
    step: int
    situation: str
    people: list[str]
    open_seats: int
    waits: list[int] = field(default_factory=list)
    """The people whom it waits for."""
    due: datetime | None = None
    """When its clock has to be looked at."""


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table in the list of those to join or to watch."""

    id: str
    code: str
    title: str
    game: str
    status: Status
    people: list[str]
    open_seats: int
    step: int
    situation: str
    created: datetime
    touched: datetime
    about: dict[str, Any]

    def __post_init__(self) -> None:
        msgspec.convert(self.about, About)


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How a table's game ended; `key` is that of every game with the same set-up and seed."""

    key: str
    table: str
    names: list[str]
    result: str
    ending: str
    score: str
    steps: int
    aids_used: dict[str, int]
    at: datetime


@dataclass(frozen=True, slots=True)
class DayRow:
    """How a ranked game of a day ended; `rank` sorts the teams, and is equal for a tie."""

    table: str
    day: str
    game: str
    rank: str
    names: list[str]
    result: str
    figures: list[tuple[str, int | bool]]
    advice: dict[str, int]
    at: datetime


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat in a locker; its token is made from the locker's key and `root`."""

    locker: str
    table: str
    person: int
    root: str
    token_hash: str


@dataclass(frozen=True, slots=True)
class KeptTable:
    """A seat in a locker with how its table stands."""

    table: str
    person: int
    root: str
    code: str
    title: str
    game: str
    created: datetime
    status: Status
    situation: str
    people: list[str]
    waits: list[int]
    touched: datetime


@dataclass(frozen=True, slots=True)
class GameRow:
    """A finished game as a locker keeps it; `feats` counts what badges are given for."""

    table: str
    game: str
    ruleset: str
    board: str
    difficulty: str
    crew: list[str]
    people: int
    result: str
    ending: str
    figures: list[tuple[str, int | bool]]
    feats: dict[str, int | bool]
    advice: int
    at: datetime
    luck: float | None = None
    decisions: float | None = None


@dataclass(frozen=True, slots=True)
class PushRow:
    """An address of a browser to which messages can be pushed."""

    locker: str
    endpoint: str
    p256dh: str
    auth: str
    failures: int = 0


@dataclass(frozen=True, slots=True)
class FinishedRow(GameRow):
    """A finished game, and whether its table is still there."""

    there: bool = False


@dataclass(frozen=True, slots=True)
class DueTable:
    """A table that has to be looked at, and since when."""

    table: str
    due: datetime


@dataclass(frozen=True, slots=True)
class QuietTable:
    """A table at which nothing has happened for long."""

    id: str
    code: str
    title: str
    finished: bool
    last: datetime


@dataclass(frozen=True, slots=True)
class WorkRow:
    """A file in the gallery; `setup` is how its maker plays it, without the file."""

    id: str
    game: str
    file: str
    title: str
    maker: str
    setup: dict[str, Any]
    text: str
    key_hash: str
    created: datetime


def result_key(setup: Mapping[str, Any], seed: int) -> str:
    """The same for every game with this set-up and seed, whatever the order of the fields."""
    plain = msgspec.json.encode([dict(setup), seed], order="sorted")
    return blake2b(plain, digest_size=16).hexdigest()

"""The tables of the database."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TypeDecorator,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


@dataclass(frozen=True, slots=True)
class Damage:
    """In the place of a value that no version has written."""

    raw: Any


def _or_damage(read: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Reads a value, or tells that it cannot be read: its row decides what comes of that."""

    def carefully(value: Any) -> Any:
        try:
            return None if value is None else read(value)
        except (ValueError, TypeError):
            return Damage(value)

    return carefully


class Json(TypeDecorator[Any]):
    """Plain data as JSON text: the same bytes in every database, readable by every tool."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], Any]:
        return _or_damage(msgspec.json.decode)


class Moment(TypeDecorator[datetime]):
    """A time in UTC, also where the database knows no time zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], Any]:
        plain = self.impl_instance.dialect_impl(dialect).result_processor(dialect, coltype)

        def read(value: Any) -> datetime:
            moment: Any = value if plain is None else plain(value)
            known: datetime = moment.replace(tzinfo=moment.tzinfo or UTC)
            return known.astimezone(UTC)

        return _or_damage(read)


def of_table(kept: Table) -> list[ColumnElement[Any]]:
    """The columns of what is kept of a table, which is called `table` in our rows."""
    return [
        column.label("table") if column.name == "table_id" else column for column in kept.columns
    ]


TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("created", Moment, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("title", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("setup", Json, nullable=False),
    Column("seed", BigInteger),
    Column("daily", Text),
    Column("about", Json, nullable=False),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("person", Integer),
    Column("at", Moment, nullable=False),
    Column("body", Json, nullable=False),
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("person", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("token_hash", Text, nullable=False),
)

# How a table stands that is public, in somebody's locker or played by a clock; may lag behind.
LINES = Table(
    "lines",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("status", Text, nullable=False),
    Column("step", Integer, nullable=False),
    Column("situation", Text, nullable=False),
    Column("people", Json, nullable=False),
    Column("open_seats", Integer, nullable=False),
    Column("touched", Moment, nullable=False),
    Column("waits", Json, nullable=False, server_default="[]"),
    Column("due", Moment),
    Index("ix_lines_status_touched", "status", "touched"),
    Index("ix_lines_due", "due"),
)

# Always empty: whether the database can be written is tried here.
TRIALS = Table("trials", METADATA, Column("id", Text, primary_key=True))

# A cache: how a long table stood after an entry. It may be emptied at any time.
BOOKMARKS = Table(
    "bookmarks",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("maker", Text, nullable=False),
    Column("body", Text, nullable=False),
)

# Tables whose game is over; others are abandoned when nothing happens for long.
ENDS = Table(
    "ends",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
)

RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("key", Text, nullable=False, index=True),
    Column("names", Json, nullable=False),
    Column("result", Text, nullable=False),
    Column("ending", Text, nullable=False),
    Column("score", Text, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("aids_used", Json, nullable=False),
    Column("at", Moment, nullable=False),
)

# The ranked games of each day: a row when a game ends, and a row for everybody who has begun one.
DAYS = Table(
    "days",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("day", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rank", Text, nullable=False),
    Column("names", Json, nullable=False),
    Column("result", Text, nullable=False),
    Column("figures", Json, nullable=False),
    Column("advice", Json, nullable=False),
    Column("at", Moment, nullable=False),
    Index("ix_days_day_game_rank", "day", "game", "rank"),
)

TRIES = Table(
    "tries",
    METADATA,
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("player", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
)

CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False, unique=True),
)

# What is kept for a personal link, by the hash of its key.
LOCKERS = Table(
    "lockers",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("made", Moment, nullable=False),
    Column("used", Moment, nullable=False, index=True),
    Column("preferences", Json, nullable=False),
)

# The seats in it; the token is made from the key and `root`, and only its hash is here.
LOCKER_SEATS = Table(
    "locker_seats",
    METADATA,
    Column("locker", Text, ForeignKey("lockers.id"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True, index=True),
    Column("person", Integer, nullable=False),
    Column("root", Text, nullable=False),
    Column("token_hash", Text, nullable=False),
)

# The finished games in it; they outlive their tables, and name nobody.
LOCKER_GAMES = Table(
    "locker_games",
    METADATA,
    Column("locker", Text, ForeignKey("lockers.id"), primary_key=True),
    Column("table_id", Text, primary_key=True, index=True),
    Column("game", Text, nullable=False),
    Column("ruleset", Text, nullable=False),
    Column("board", Text, nullable=False),
    Column("difficulty", Text, nullable=False),
    Column("crew", Json, nullable=False),
    Column("people", Integer, nullable=False),
    Column("result", Text, nullable=False),
    Column("ending", Text, nullable=False),
    Column("figures", Json, nullable=False),
    Column("feats", Json, nullable=False),
    Column("advice", Integer, nullable=False),
    Column("luck", Float),
    Column("decisions", Float),
    Column("at", Moment, nullable=False),
)

# Where its owner wants to be told whose turn it is.
PUSHES = Table(
    "pushes",
    METADATA,
    Column("locker", Text, ForeignKey("lockers.id"), primary_key=True),
    Column("endpoint", Text, primary_key=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("failures", Integer, nullable=False),
)

# The gallery: files of players' own that anybody may see; no two are the same.
WORKS = Table(
    "works",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("file", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("maker", Text, nullable=False),
    Column("setup", Json, nullable=False),
    Column("text", Text, nullable=False),
    Column("digest", Text, nullable=False, unique=True),
    Column("key_hash", Text, nullable=False),
    Column("created", Moment, nullable=False),
    Index("ix_works_game_file_created", "game", "file", "created"),
)

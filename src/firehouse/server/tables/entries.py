"""The stored entries of a table; a tag in each body names its kind."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, Literal

import msgspec

from firehouse.server.messages import Aids, Holder
from firehouse.server.storage import EntryRow

# What an entry does to the game or its advice: by itself, or because everybody has agreed.


class Played(msgspec.Struct, frozen=True, tag_field="do", tag="play"):
    steps: list[list[str]]
    """The text of each step, and the kind of luck that it was, if it was luck."""


class TakenBack(msgspec.Struct, frozen=True, tag_field="do", tag="undo"):
    to: int
    """How many steps are left."""


class Switched(msgspec.Struct, frozen=True, tag_field="do", tag="aids"):
    aids: dict[str, bool]


Effect = Played | TakenBack | Switched

TAG: Final = "entry"


class Body(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field=TAG):
    """What an entry says."""

    effect: Effect | None = None
    mark: str = ""
    """What the command is known by when it comes again."""


class Guest(msgspec.Struct, frozen=True):
    """Somebody who is there from the beginning."""

    id: int
    name: str


class Begin(Body, tag="begin"):
    effect: Played
    holders: list[Holder]
    people: list[Guest]
    aids: Aids
    note: str = ""
    """What everybody at the table should know about how it began."""


class Join(Body, tag="join"):
    name: str
    pawns: list[int]


class Play(Body, tag="play"):
    effect: Played
    reason: str | None = None
    """Why a bot moved so."""
    bot: str = ""


class Undo(Body, tag="undo"):
    effect: TakenBack


class Propose(Body, tag="propose"):
    about: Literal["action", "undo", "aids"]
    text: str
    waits: list[int]
    """The people who are asked."""
    actions: list[str] = []
    aids: dict[str, bool] = {}


class Answer(Body, tag="answer"):
    proposal: int
    agree: bool


class Withdraw(Body, tag="withdraw"):
    proposal: int


class Chat(Body, tag="chat"):
    text: str


class Ready(Body, tag="ready"):
    ready: bool


class Start(Body, tag="start"):
    fill: str


class Pause(Body, tag="pause"):
    paused: bool


class HandOver(Body, tag="hand-over"):
    pawn: int
    bot: str


class TakeBack(Body, tag="take-back"):
    pawn: int


class SwitchAids(Body, tag="aids"):
    effect: Switched


class UsedAid(Body, tag="used-aid"):
    aid: str


class Rename(Body, tag="rename"):
    name: str
    forgotten: bool = False
    """Was everything that they typed before taken out of the storage?"""


class Overdue(Body, tag="overdue"):
    pawn: int
    bot: str
    """What plays the rest of the turn, unless an unanswered question was waited for."""


class Admit(Body, tag="admit"):
    open: bool
    """May others sit down?"""


class Remove(Body, tag="remove"):
    who: int


class Mute(Body, tag="mute"):
    muted: bool
    who: int | None = None
    """One person, or everybody but who made the table."""


class Filter(Body, tag="filter"):
    words: list[str]


class OfferSeat(Body, tag="offer-seat"):
    pawn: int
    open: bool


class Leave(Body, tag="leave"):
    pass


class Again(Body, tag="again"):
    next: str


AnyBody = (
    Begin
    | Join
    | Play
    | Undo
    | Propose
    | Answer
    | Withdraw
    | Chat
    | Ready
    | Start
    | Pause
    | HandOver
    | TakeBack
    | SwitchAids
    | UsedAid
    | Rename
    | Overdue
    | Admit
    | Remove
    | Mute
    | Filter
    | OfferSeat
    | Leave
    | Again
)


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened at a table."""

    seq: int
    person: int | None
    at: datetime
    body: AnyBody

    @property
    def kind(self) -> str:
        """What clients and the database call it."""
        return str(type(self.body).__struct_config__.tag)


def row_of(table: str, entry: Entry) -> EntryRow:
    """An entry as it is stored."""
    body = msgspec.to_builtins(entry.body)
    return EntryRow(table, entry.seq, entry.kind, body, entry.person, entry.at)


def entry_of(row: EntryRow) -> Entry:
    """An entry from storage; whatever is raised, it cannot be read."""
    plain = row.body if TAG in row.body else tagged(row.kind, row.body)
    return Entry(row.seq, row.person, row.at, msgspec.convert(plain, AnyBody))


def tagged(kind: str, old: dict[str, Any]) -> dict[str, Any]:
    """A body from before there were tags, when its keys told what it did."""
    body = {**old, TAG: kind}
    if kind == "propose":
        body["about"] = body.pop("kind")
    elif "steps" in body:
        body["effect"] = {"do": "play", "steps": body.pop("steps")}
    elif "to" in body:
        body["effect"] = {"do": "undo", "to": body.pop("to")}
    elif "aids" in body:
        body["effect"] = {"do": "aids", "aids": body.pop("aids")}
    return body

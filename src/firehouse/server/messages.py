"""What the service says over the socket, with the field names of the protocol."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

CanUndo = Literal["free", "consent", "no"]


class Aids(msgspec.Struct, frozen=True):
    hint: bool = False
    chance: bool = False
    threats: bool = False


class PersonHolder(msgspec.Struct, tag_field="kind", tag="person", frozen=True):
    person: int


class BotHolder(msgspec.Struct, tag_field="kind", tag="bot", frozen=True):
    bot: str
    person: int | None = None


class OpenHolder(msgspec.Struct, tag_field="kind", tag="open", frozen=True):
    pass


Holder = PersonHolder | BotHolder | OpenHolder


class Person(msgspec.Struct):
    id: int
    name: str
    online: bool
    ready: bool
    away: int | None


class LogLine(msgspec.Struct):
    seq: int
    step: int
    text: str
    spots: Sequence[str]
    cite: Any
    pawn: int
    undone: bool
    kind: str
    fire: bool = False


class ChatLine(msgspec.Struct):
    seq: int
    person: int
    name: str
    text: str
    at: str


class Proposal(msgspec.Struct):
    seq: int
    kind: Literal["action", "undo", "aids"]
    by: int
    text: str
    actions: list[str]
    waits_for: list[int]
    aids: dict[str, bool] = {}


class Branch(msgspec.Struct, frozen=True):
    table: str
    step: int


class TableInfo(msgspec.Struct):
    id: str
    code: str
    setup: dict[str, Any]
    ruleset: str
    title: str
    status: Literal["lobby", "playing", "over"]
    paused: bool
    referee: bool
    public: bool
    aids: Aids
    aids_used: dict[str, int]
    consent: bool
    patience: int
    daily: str | None
    lesson: str | None
    branch: Branch | None
    next: str | None
    seed: int | None
    result: str | None
    ending: str | None


class Awaits(msgspec.Struct):
    what: str
    pawn: int
    chance: bool


class You(msgspec.Struct):
    person: int | None
    pawns: list[int]


class Snapshot(msgspec.Struct):
    table: TableInfo
    scene: Any
    view: dict[str, Any]
    pawns: list[str]
    holders: list[Holder]
    people: list[Person]
    spectators: int
    seq: int
    position: int
    step: int
    situation: str
    awaits: Awaits
    offers: Sequence[Any]
    can_undo: CanUndo
    undo_by: int
    log: Sequence[LogLine]
    chat: Sequence[ChatLine]
    proposal: Proposal | None
    you: You


class Message(msgspec.Struct, tag_field="type"):
    """The base of all messages."""


class SnapshotMessage(Message, tag="snapshot"):
    id: str | None
    snapshot: Snapshot


class Moved(Message, tag="moved"):
    seq: int
    position: int
    step: int
    by: int
    reason: str | None
    frames: Sequence[Any]
    log: Sequence[LogLine]
    view: dict[str, Any]
    pawns: list[str]
    situation: str
    awaits: Awaits
    offers: Sequence[Any]
    can_undo: CanUndo
    undo_by: int
    table: TableInfo
    proposal: Proposal | None


class Changed(Message, tag="changed"):
    seq: int
    table: TableInfo
    pawns: list[str]
    holders: list[Holder]
    people: list[Person]
    spectators: int
    proposal: Proposal | None
    text: str | None


class Chatted(Message, tag="chat"):
    seq: int
    line: ChatLine


class Presence(Message, tag="presence"):
    people: list[Person]
    spectators: int


class Countdown(Message, tag="countdown"):
    pawn: int
    seconds: int


class Pinged(Message, tag="ping"):
    person: int
    name: str
    spot: str
    mark: str


class Planned(Message, tag="plan"):
    person: int
    name: str
    strokes: Sequence[Any]


class Checked(Message, tag="check"):
    person: int
    name: str


class Done(Message, tag="done"):
    id: str
    seq: int


class Refused(Message, tag="refused"):
    id: str | None
    code: str
    text: str
    cite: Any = None


class Because(Message, tag="why"):
    id: str
    allowed: bool
    text: str
    cite: Any


class Routes(Message, tag="routes"):
    id: str
    at: int
    routes: Sequence[Any]


class Hint(Message, tag="hint"):
    id: str
    at: int
    plan: Any
    text: str


class WinChance(Message, tag="chance"):
    id: str
    at: int
    chance: Any
    text: str


class Threats(Message, tag="threats"):
    id: str
    at: int
    threats: Any
    facts: list[str]


class Thinking(Message, tag="thinking"):
    pawn: int
    bot: str


class Bye(Message, tag="bye"):
    text: str


_ENCODER: Final = msgspec.json.Encoder()


def encode(message: Message) -> str:
    """The text of a message; made once, sent to everybody."""
    return _ENCODER.encode(message).decode()

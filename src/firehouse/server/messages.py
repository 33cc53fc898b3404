"""The messages of the service over the socket, with the field names of the protocol."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

import msgspec

from firehouse.core.phrase import Phrase
from firehouse.server.advice_shapes import Chance, Plan, ThreatMap
from firehouse.server.commands import Stroke
from firehouse.server.storage.seeks import Seeks
from firehouse.stage.shapes import Cite, Frame, Named, Offer, Patch, Route, Spot

CanUndo = Literal["free", "consent", "no"]
PlainSetup = Annotated[dict[str, Any], Named("Setup")]
PlainScene = Annotated[Any, Named("Scene")]


class Aids(msgspec.Struct, frozen=True):
    """Advice that the table allows itself; all off unless asked for."""

    hint: bool = False
    chance: bool = False
    threats: bool = False


class PersonHolder(msgspec.Struct, tag_field="kind", tag="person", frozen=True):
    person: int


class BotHolder(msgspec.Struct, tag_field="kind", tag="bot", frozen=True):
    bot: str
    person: int | None = None
    """Who handed it over, and may take it back."""
    open: bool = False
    """Does it only keep the seat warm for whoever wants to play?"""
    turn: bool = False
    """Does it play this turn alone, since the time of its person was up?"""
    name: str = ""
    """What it is called at this table; stored entries leave it out."""
    style: str = ""
    """How it plays, in words."""


class OpenHolder(msgspec.Struct, tag_field="kind", tag="open", frozen=True):
    pass


Holder = PersonHolder | BotHolder | OpenHolder


class Person(msgspec.Struct):
    id: int
    name: str
    online: bool
    ready: bool
    away: int | None
    """Seconds since the last connection was lost; nothing while online."""


class LogLine(msgspec.Struct):
    seq: int
    step: int
    text: str
    spots: Sequence[Spot]
    cite: Cite | None
    pawn: int
    """Who did it; -1 for luck and the fire."""
    undone: bool
    """Undone since; the line stays as a trace."""
    kind: str
    fire: bool = False
    """Is it part of the fire's advance?"""
    phrase: Phrase | None = None
    """The text as a named message, where the game has it."""


class ChatLine(msgspec.Struct):
    seq: int
    person: int
    name: str
    text: str
    at: str


class Proposal(msgspec.Struct):
    """Something that waits for others to agree."""

    seq: int
    kind: Literal["action", "undo", "aids"]
    by: int
    """Who asks; -1 for a bot."""
    text: str
    actions: list[str]
    waits_for: list[int]
    """Persons who have not answered yet; nobody if all agree and the game is paused."""
    aids: dict[str, bool] = {}
    """What would be switched, if the question is about aids."""


class Branch(msgspec.Struct, frozen=True):
    table: str
    step: int


class TableInfo(msgspec.Struct):
    id: str
    code: str
    ruleset: str
    title: str
    status: Literal["lobby", "playing", "over"]
    paused: bool
    referee: bool
    public: bool
    closed: bool
    """Does nobody sit down any more?"""
    hushed: bool
    """Does only who made the table speak?"""
    muted: list[int]
    """People who may say nothing."""
    blocked: int
    """How many words are not wanted in names and chat."""
    clock: int
    """Seconds that each turn has; 0 where there is no clock."""
    ends: str | None
    """When the time of who is waited for is up."""
    seeks: Seeks | None
    """Whom it looks for, if anybody may sit down."""
    aids: Aids
    aids_used: dict[str, int]
    """How often each kind of advice was asked for."""
    consent: bool
    patience: int
    daily: str | None
    ranked: bool
    """Is it the game of that day, whose teams are compared?"""
    challenge: str | None
    """The challenge that this game answers."""
    lesson: str | None
    puzzle: str | None
    """The puzzle that is solved here; “own” for one of somebody's own game."""
    branch: Branch | None
    """The table that this one was branched from."""
    next: str | None
    """The next table of the same team, once somebody asked to play again."""
    seed: int | None
    """Told only when the game is over; that of a ranked game when its day is."""
    result: str | None
    ending: str | None
    deeds: list[dict[str, int]]
    """How often each pawn's player did what, by the kind of event; told when the game is over."""


class Awaits(msgspec.Struct):
    what: str
    pawn: int
    """The pawn that decides; -1 at chance and after the end."""
    chance: bool
    """Luck typed in from a real table."""


class You(msgspec.Struct):
    person: int | None
    pawns: list[int]


class Snapshot(msgspec.Struct):
    """A whole table, as one viewer sees it."""

    table: TableInfo
    setup: PlainSetup
    """Told here alone: it never changes."""
    scene: PlainScene
    view: Patch
    pawns: list[str]
    """Names of the pawns, by pawn."""
    holders: list[Holder]
    people: list[Person]
    spectators: int
    seq: int
    """The number of the last entry of the table."""
    position: int
    """The number that a move must carry; it changes with every move and undo."""
    step: int
    situation: str
    awaits: Awaits
    offers: Sequence[Offer]
    can_undo: CanUndo
    undo_by: int
    """Who made the step that an undo takes back, and for whom alone it may be free; -1 if there is
    none."""
    redo: list[str]
    """The actions that were taken back last and may be played again; empty if there are none."""
    log: Sequence[LogLine]
    earlier_turns: int
    """How many turns began before the first line of the log, which has an end."""
    chat: Sequence[ChatLine]
    proposal: Proposal | None
    you: You


class Message(msgspec.Struct, tag_field="type"):
    """The base of all messages."""


class SnapshotMessage(Message, tag="snapshot"):
    """The whole table: after hello, after a gap, after an undo."""

    id: str | None
    snapshot: Snapshot


class Moved(Message, tag="moved"):
    """Something was played."""

    seq: int
    position: int
    step: int
    by: int
    reason: str | None
    """The bot's reason in words, if a bot moved."""
    frames: Sequence[Frame]
    log: Sequence[LogLine]
    """The new lines."""
    view: Patch
    pawns: list[str]
    situation: str
    awaits: Awaits
    offers: Sequence[Offer]
    can_undo: CanUndo
    undo_by: int
    redo: list[str]
    table: TableInfo
    proposal: Proposal | None


class Changed(Message, tag="changed"):
    """Seats, people, pauses, aids, proposals: whatever is not the board."""

    seq: int
    table: TableInfo
    pawns: list[str]
    holders: list[Holder]
    people: list[Person]
    spectators: int
    proposal: Proposal | None
    text: str | None
    """A sentence for the log, or nothing."""


class Chatted(Message, tag="chat"):
    seq: int
    line: ChatLine


class Attendance(Message, tag="presence"):
    people: list[Person]
    spectators: int


class Countdown(Message, tag="countdown"):
    """Until teammates may hand an absent player's seat to a bot."""

    pawn: int
    seconds: int


class Pinged(Message, tag="ping"):
    person: int
    name: str
    spot: Spot
    mark: str


class Planned(Message, tag="plan"):
    person: int
    name: str
    strokes: Sequence[Stroke]


class Checked(Message, tag="check"):
    person: int
    name: str


class Done(Message, tag="done"):
    """The command was stored and done."""

    id: str
    seq: int


class Refused(Message, tag="refused"):
    """The command was refused and changed nothing; a stale one is followed by a snapshot."""

    id: str | None
    code: str
    text: str
    cite: Cite | None = None
    phrase: Phrase | None = None
    """The text as a named message, where the game has it."""


class Because(Message, tag="why"):
    id: str
    allowed: bool
    text: str
    cite: Cite | None
    phrase: Phrase | None = None
    """The text as a named message, where the game has it."""


class Routes(Message, tag="routes"):
    id: str
    at: int
    routes: Sequence[Route]


class Hint(Message, tag="hint"):
    id: str
    at: int
    plan: Plan | None
    text: str


class FirstThought(Message, tag="first-thought"):
    """What a hint would be if it had to come at once; the hint itself follows."""

    at: int
    plan: Plan | None
    text: str


class WinChance(Message, tag="chance"):
    id: str
    at: int
    chance: Chance
    text: str


class Threats(Message, tag="threats"):
    id: str
    at: int
    threats: ThreatMap
    facts: list[str]


class Thinking(Message, tag="thinking"):
    pawn: int
    bot: str


class Bye(Message, tag="bye"):
    """The server is going down, or this client was too greedy; it comes back by itself."""

    text: str


_ENCODER: Final = msgspec.json.Encoder()


def encode(message: Message) -> str:
    """The text of a message; made once, sent to everybody."""
    return _ENCODER.encode(message).decode()

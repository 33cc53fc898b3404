"""What each kind of entry does to a table, besides its steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import msgspec

from firehouse.server.messages import (
    Aids,
    BotHolder,
    ChatLine,
    Holder,
    LogLine,
    PersonHolder,
    Proposal,
)
from firehouse.server.people.texts import both
from firehouse.server.storage.rows import Entry
from firehouse.stage import Frame

if TYPE_CHECKING:
    from firehouse.server.tables.fold import Fold

LINES: Final = 400
"""Lines of the log, and of the chat, that are kept to be shown."""
NO_PAWN: Final = -1
BOT: Final = -1
"""The author of a bot's step, and who a bot's proposal is by."""


@dataclass
class Member:
    """Somebody at the table, as far as it is stored."""

    id: int
    name: str
    ready: bool = False


@dataclass
class Change:
    """What an entry changed, for those who watch."""

    entry: Entry
    moved: bool = False
    undone: bool = False
    by: int = NO_PAWN
    frames: list[Frame] = field(default_factory=list)
    lines: list[LogLine] = field(default_factory=list)
    chat: ChatLine | None = None
    text: str | None = None
    quiet: bool = False
    """Only the board changed: nothing about people, seats and switches."""

    @property
    def reason(self) -> str | None:
        """Why a bot moved so."""
        found: str | None = self.entry.body.get("reason")
        return found


def _begin(fold: Fold, entry: Entry, change: Change) -> None:
    body = entry.body
    fold.holders = msgspec.convert(body["holders"], list[Holder])
    fold.members = {p["id"]: Member(p["id"], p["name"]) for p in body["people"]}
    fold.aids = msgspec.convert(body["aids"], Aids)
    fold.started = not fold.open_seats
    change.text = body.get("note")


def _join(fold: Fold, entry: Entry, change: Change) -> None:
    assert entry.person is not None
    name = entry.body["name"]
    fold.members[entry.person] = Member(entry.person, name)
    for pawn in entry.body["pawns"]:
        fold.holders[pawn] = PersonHolder(entry.person)
    change.text = f"{name} sat down."


def _only_the_board(fold: Fold, entry: Entry, change: Change) -> None:
    change.quiet = True


def _propose(fold: Fold, entry: Entry, change: Change) -> None:
    body = entry.body
    by = BOT if entry.person is None else entry.person
    instead = f"{fold.name(entry.person)} withdrew the question. " if fold.proposal else ""
    fold.proposal = Proposal(
        *(entry.seq, body["kind"], by, body["text"], body["actions"]),
        *(list(body["waits"]), body.get("aids", {})),
    )
    asked = both([fold.name(person) for person in body["waits"]])
    verb = "is" if len(body["waits"]) == 1 else "are"
    change.text = f"{instead}{body['text']} {asked} {verb} asked."


def _answer(fold: Fold, entry: Entry, change: Change) -> None:
    proposal = fold.proposal
    assert proposal is not None
    if not entry.body["agree"]:
        fold.declined.update(proposal.actions)
        fold.proposal = None
        change.text = f"{fold.name(entry.person)} does not agree."
        return
    proposal.waits_for = [p for p in proposal.waits_for if p != entry.person]
    change.text = f"{fold.name(entry.person)} agrees."


def _withdraw(fold: Fold, entry: Entry, change: Change) -> None:
    fold.proposal = None
    change.text = f"{fold.name(entry.person)} withdrew the question."


def _chat(fold: Fold, entry: Entry, change: Change) -> None:
    assert entry.person is not None
    name, text = fold.name(entry.person), entry.body["text"]
    change.chat = ChatLine(entry.seq, entry.person, name, text, entry.at.isoformat())
    fold.chat.append(change.chat)
    del fold.chat[:-LINES]


def _ready(fold: Fold, entry: Entry, change: Change) -> None:
    assert entry.person is not None
    member = fold.members[entry.person]
    member.ready = entry.body["ready"]
    change.text = f"{member.name} is {'' if member.ready else 'not '}ready."
    fold.settle_lobby()


def _start(fold: Fold, entry: Entry, change: Change) -> None:
    assert entry.person is not None
    fill: str = entry.body["fill"]
    for pawn in fold.open_seats:
        fold.holders[pawn] = (
            PersonHolder(entry.person)
            if fill == "me"
            else BotHolder(fill.removeprefix("bot:"), entry.person)
        )
    fold.started = True
    change.text = f"{fold.name(entry.person)} started the game."


def _pause(fold: Fold, entry: Entry, change: Change) -> None:
    fold.paused = entry.body["paused"]
    change.text = f"{fold.name(entry.person)} {'paused' if fold.paused else 'resumed'} the game."


def _hand_over(fold: Fold, entry: Entry, change: Change) -> None:
    pawn, bot = entry.body["pawn"], entry.body["bot"]
    owner = fold.person_of(pawn)
    fold.holders[pawn] = BotHolder(bot, entry.person if owner is None else owner)
    who = fold.core.game.pawns(fold.core.state)[pawn]
    change.text = f"{fold.name(entry.person)} handed {who} to a bot ({bot})."
    if fold.proposal is not None:
        seated = fold.seated()
        waits = [person for person in fold.proposal.waits_for if person in seated]
        fold.proposal.waits_for = waits
    fold.settle_lobby()


def _take_back(fold: Fold, entry: Entry, change: Change) -> None:
    assert entry.person is not None
    pawn = entry.body["pawn"]
    fold.holders[pawn] = PersonHolder(entry.person)
    who = fold.core.game.pawns(fold.core.state)[pawn]
    change.text = f"{fold.name(entry.person)} plays {who}."
    fold.settle_lobby()


def _aids(fold: Fold, entry: Entry, change: Change) -> None:
    fold.switch_aids(entry.body["aids"])
    change.text = f"{fold.name(entry.person)} switched {switched(entry.body['aids'])}."


def switched(aids: Mapping[str, bool]) -> str:
    """Switches of aids in words."""
    return both([f"{AIDS[aid]} {'on' if on else 'off'}" for aid, on in aids.items()])


def _used_aid(fold: Fold, entry: Entry, change: Change) -> None:
    aid = entry.body["aid"]
    fold.aids_used[aid] = fold.aids_used.get(aid, 0) + 1
    change.text = f"{fold.name(entry.person)} asked for {AIDS[aid]}."


def _rename(fold: Fold, entry: Entry, change: Change) -> None:
    assert entry.person is not None
    member = fold.members[entry.person]
    change.text = f"{member.name} is now called {entry.body['name']}."
    member.name = entry.body["name"]


def _again(fold: Fold, entry: Entry, change: Change) -> None:
    fold.next, fold.next_seq = entry.body["next"], entry.seq
    change.text = f"{fold.name(entry.person)} set the table for another game."


AIDS: Final = {"hint": "hints", "chance": "the win chance", "threats": "the threat map"}

KINDS: Final[dict[str, Callable[[Fold, Entry, Change], None]]] = {
    "begin": _begin,
    "join": _join,
    "play": _only_the_board,
    "undo": _only_the_board,
    "propose": _propose,
    "answer": _answer,
    "withdraw": _withdraw,
    "chat": _chat,
    "ready": _ready,
    "start": _start,
    "pause": _pause,
    "hand-over": _hand_over,
    "take-back": _take_back,
    "aids": _aids,
    "used-aid": _used_aid,
    "rename": _rename,
    "again": _again,
}

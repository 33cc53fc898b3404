"""What each kind of entry changes at a table, besides its effect on the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from firehouse.core.phrase import Phrase, phrase
from firehouse.server.messages import (
    BotHolder,
    ChatLine,
    LogLine,
    PersonHolder,
    Proposal,
)
from firehouse.server.tables import entries
from firehouse.server.tables.entries import Entry
from firehouse.stage import Frame
from firehouse.words.language import say

if TYPE_CHECKING:
    from firehouse.server.tables.fold import Fold

LINES: Final = 400
"""Lines of the log, and of the chat, that are kept to be shown."""
NO_PAWN: Final = -1
STAND_IN: Final = "greedy"
"""The bot that has the seat of somebody who goes."""
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
    """What an entry changed, for the viewers."""

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
    removed: int | None = None
    """The person who was taken off the table."""
    forgotten: int | None = None
    """The person of whom nothing is left in the entries before this one."""

    def tell(self, what: str, **arguments: Any) -> None:
        """Say it in the log, as the phrase `table.WHAT`."""
        self.text = say(phrase(f"table.{what}", **arguments))

    @property
    def reason(self) -> str | None:
        """Why a bot moved so."""
        body = self.entry.body
        return body.reason if isinstance(body, entries.Play) else None


def _begin(fold: Fold, entry: Entry, body: entries.Begin, change: Change) -> None:
    fold.holders = list(body.holders)
    fold.members = {guest.id: Member(guest.id, guest.name) for guest in body.people}
    fold.aids = body.aids
    fold.started = not fold.open_seats
    change.text = body.note or None


def _join(fold: Fold, entry: Entry, body: entries.Join, change: Change) -> None:
    assert entry.person is not None
    fold.members[entry.person] = Member(entry.person, body.name)
    for pawn in body.pawns:
        fold.holders[pawn] = PersonHolder(entry.person)
    change.tell("seated", name=body.name)


def _only_the_board(fold: Fold, entry: Entry, body: entries.Body, change: Change) -> None:
    change.quiet = True


def _propose(fold: Fold, entry: Entry, body: entries.Propose, change: Change) -> None:
    by = BOT if entry.person is None else entry.person
    instead = fold.proposal is not None
    fold.proposal = Proposal(
        entry.seq, body.about, by, body.text, body.actions, list(body.waits), body.aids
    )
    asked = [fold.name(person) for person in body.waits]
    told = {"name": fold.name(entry.person), "question": body.text, "asked": asked}
    change.tell("asked-instead" if instead else "asked", **told)


def _answer(fold: Fold, entry: Entry, body: entries.Answer, change: Change) -> None:
    proposal = fold.proposal
    assert proposal is not None
    if not body.agree:
        fold.declined.update(proposal.actions)
        fold.proposal = None
        change.tell("declined", name=fold.name(entry.person))
        return
    proposal.waits_for = [p for p in proposal.waits_for if p != entry.person]
    change.tell("agreed", name=fold.name(entry.person))


def _withdraw(fold: Fold, entry: Entry, body: entries.Withdraw, change: Change) -> None:
    fold.proposal = None
    change.tell("withdrawn", name=fold.name(entry.person))


def _chat(fold: Fold, entry: Entry, body: entries.Chat, change: Change) -> None:
    assert entry.person is not None
    name = fold.name(entry.person)
    change.chat = ChatLine(entry.seq, entry.person, name, body.text, entry.at.isoformat())
    fold.chat.append(change.chat)
    fold.said += 1
    del fold.chat[:-LINES]


def _ready(fold: Fold, entry: Entry, body: entries.Ready, change: Change) -> None:
    assert entry.person is not None
    member = fold.members[entry.person]
    member.ready = body.ready
    change.tell("ready", name=member.name, ready=member.ready)
    fold.settle_lobby()


def _start(fold: Fold, entry: Entry, body: entries.Start, change: Change) -> None:
    assert entry.person is not None
    for pawn in fold.open_seats:
        fold.holders[pawn] = (
            PersonHolder(entry.person)
            if body.fill == "me"
            else BotHolder(body.fill.removeprefix("bot:"), entry.person)
        )
    fold.started = True
    change.tell("started", name=fold.name(entry.person))


def _pause(fold: Fold, entry: Entry, body: entries.Pause, change: Change) -> None:
    fold.paused = body.paused
    change.tell("paused", name=fold.name(entry.person), paused=fold.paused)


def _hand_over(fold: Fold, entry: Entry, body: entries.HandOver, change: Change) -> None:
    owner = fold.person_of(body.pawn)
    fold.holders[body.pawn] = BotHolder(body.bot, entry.person if owner is None else owner)
    who = fold.core.game.pawns(fold.core.state)[body.pawn]
    change.tell("handed-over", name=fold.name(entry.person), who=who, bot=body.bot)
    if fold.proposal is not None:
        seated = fold.seated()
        waits = [person for person in fold.proposal.waits_for if person in seated]
        fold.proposal.waits_for = waits
    fold.settle_lobby()


def _take_back(fold: Fold, entry: Entry, body: entries.TakeBack, change: Change) -> None:
    assert entry.person is not None
    fold.holders[body.pawn] = PersonHolder(entry.person)
    who = fold.core.game.pawns(fold.core.state)[body.pawn]
    change.tell("taken-back", name=fold.name(entry.person), who=who)
    fold.settle_lobby()


def _aids(fold: Fold, entry: Entry, body: entries.SwitchAids, change: Change) -> None:
    change.tell("switched", name=fold.name(entry.person), how=switched(body.effect.aids))


def switched(aids: Mapping[str, bool]) -> Phrase:
    """Switches of aids in words."""
    each = [phrase("aid.switch", aid=phrase(f"aid.{aid}"), on=on) for aid, on in aids.items()]
    return phrase("aid.switches", each=each)


def _used_aid(fold: Fold, entry: Entry, body: entries.UsedAid, change: Change) -> None:
    fold.aids_used[body.aid] = fold.aids_used.get(body.aid, 0) + 1
    change.tell("aided", name=fold.name(entry.person), aid=phrase(f"aid.{body.aid}"))


def _rename(fold: Fold, entry: Entry, body: entries.Rename, change: Change) -> None:
    assert entry.person is not None
    member = fold.members[entry.person]
    change.tell("renamed", name=member.name, now=body.name)
    if body.forgotten:
        change.forgotten = entry.person
        change.tell("forgotten", name=body.name)
    member.name = body.name


def _overdue(fold: Fold, entry: Entry, body: entries.Overdue, change: Change) -> None:
    if fold.proposal is not None:
        fold.declined.update(fold.proposal.actions)
        fold.proposal = None
        change.tell("unanswered")
        return
    owner = fold.person_of(body.pawn)
    fold.holders[body.pawn] = BotHolder(body.bot, owner, turn=True)
    change.tell("overdue", name=fold.name(owner))


def _admit(fold: Fold, entry: Entry, body: entries.Admit, change: Change) -> None:
    fold.closed = not body.open
    change.tell("admits", name=fold.name(entry.person), open=body.open)


def _remove(fold: Fold, entry: Entry, body: entries.Remove, change: Change) -> None:
    change.tell("removed", name=fold.name(entry.person), who=fold.name(body.who))
    _vacate(fold, body.who, False)
    del fold.members[body.who]
    change.removed = body.who


def _leave(fold: Fold, entry: Entry, body: entries.Leave, change: Change) -> None:
    assert entry.person is not None
    _vacate(fold, entry.person, True)
    change.tell("left", name=fold.name(entry.person))


def _vacate(fold: Fold, person: int, is_open: bool) -> None:
    """A bot gets the pawns of a person who leaves, until another person takes them."""
    for pawn, holder in enumerate(fold.holders):
        if isinstance(holder, PersonHolder | BotHolder) and holder.person == person:
            fold.holders[pawn] = BotHolder(STAND_IN, open=is_open)
    fold.proposal = None
    fold.settle_lobby()


def _mute(fold: Fold, entry: Entry, body: entries.Mute, change: Change) -> None:
    if body.who is None:
        fold.hushed = body.muted
        change.tell("hushed", name=fold.name(entry.person), muted=body.muted)
        return
    fold.muted = sorted({*fold.muted, body.who} if body.muted else {*fold.muted} - {body.who})
    who = fold.name(body.who)
    change.tell("muted", name=fold.name(entry.person), who=who, muted=body.muted)


def _filter(fold: Fold, entry: Entry, body: entries.Filter, change: Change) -> None:
    fold.blocked = body.words
    change.tell("filtered", name=fold.name(entry.person), words=len(body.words))


def _offer_seat(fold: Fold, entry: Entry, body: entries.OfferSeat, change: Change) -> None:
    holder = fold.holders[body.pawn]
    assert isinstance(holder, BotHolder)
    fold.holders[body.pawn] = BotHolder(holder.bot, open=body.open)
    who = fold.core.game.pawns(fold.core.state)[body.pawn]
    change.tell("offered", name=fold.name(entry.person), who=who, open=body.open)


def _again(fold: Fold, entry: Entry, body: entries.Again, change: Change) -> None:
    fold.next, fold.next_seq = body.next, entry.seq
    change.tell("again", name=fold.name(entry.person))


CHANGES: Final[dict[type, Callable[[Fold, Entry, Any, Change], None]]] = {
    entries.Begin: _begin,
    entries.Join: _join,
    entries.Play: _only_the_board,
    entries.Undo: _only_the_board,
    entries.Propose: _propose,
    entries.Answer: _answer,
    entries.Withdraw: _withdraw,
    entries.Chat: _chat,
    entries.Ready: _ready,
    entries.Start: _start,
    entries.Pause: _pause,
    entries.HandOver: _hand_over,
    entries.TakeBack: _take_back,
    entries.SwitchAids: _aids,
    entries.UsedAid: _used_aid,
    entries.Rename: _rename,
    entries.Overdue: _overdue,
    entries.Admit: _admit,
    entries.Remove: _remove,
    entries.Mute: _mute,
    entries.Filter: _filter,
    entries.OfferSeat: _offer_seat,
    entries.Leave: _leave,
    entries.Again: _again,
}

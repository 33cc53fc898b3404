"""Judges a person's command: the entry it would add to the table, or why it is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from firehouse.core.phrase import phrase
from firehouse.server import commands
from firehouse.server.denial import Denied, stale
from firehouse.server.messages import BotHolder, OpenHolder
from firehouse.server.people.texts import chat_of, renamed
from firehouse.server.pool.offered import PREFIX
from firehouse.server.tables import entries
from firehouse.server.tables.changes import switched
from firehouse.server.tables.desk import MAKER, Desk, Draft
from firehouse.server.tables.entries import Played, Switched, TakenBack
from firehouse.server.tables.fold import Fold
from firehouse.server.tables.hosting import HOSTING, need_voice
from firehouse.server.tables.naming import need_free_name
from firehouse.server.tables.play import Wish, tried, way_back, wish_of
from firehouse.words.language import say

MOST_ENTRIES: Final = 20_000
"""Entries of a table; the last half of them is for moves alone. A long game has some hundreds."""
MOST_CHAT: Final = 2_000
"""Lines of chat among them."""
MOVES: Final = (entries.Play, entries.Undo, entries.Answer, entries.Again)


def draft_of(desk: Desk, command: commands.AnyCommand) -> Draft:
    """The entry for a command; Denied if it may not be."""
    return _JUDGES[type(command)](desk, command)


def need_room(fold: Fold, body: entries.AnyBody) -> None:
    """Refuse what a table has no more room for."""
    if isinstance(body, entries.Chat) and fold.said >= MOST_CHAT:
        raise Denied("full", phrase("denied.no-room-for-chat"))
    most = MOST_ENTRIES if isinstance(body, MOVES) else MOST_ENTRIES // 2
    if fold.seq >= most and not isinstance(body, entries.Again):
        raise Denied("full", phrase("denied.no-room-for-entries"))


def need_position(fold: Fold, at: int) -> None:
    """Refuse what was meant for another position."""
    if at != fold.position:
        raise stale()


def need_play(fold: Fold) -> None:
    """Refuse what can only be done while the game is on."""
    if fold.over:
        raise Denied("over", phrase("refusal.over"))
    if not fold.started:
        raise Denied("lobby", phrase("denied.lobby"))
    if fold.paused:
        raise Denied("paused", phrase("denied.paused"))


def need_seat(fold: Fold, person: int) -> None:
    """Refuse commands that only holders of a pawn may give."""
    if not fold.pawns_of(person):
        raise Denied("no-seat", phrase("denied.no-seat"))


def need_part(fold: Fold, person: int) -> None:
    """Refuse commands of people outside the team: those without a pawn, even one lent to a bot."""
    lent = any(isinstance(held, BotHolder) and held.person == person for held in fold.holders)
    if not lent:
        need_seat(fold, person)


def _play(desk: Desk, command: commands.Play) -> Draft:
    fold, person = desk.fold, desk.person
    need_position(fold, command.at)
    need_play(fold)
    need_seat(fold, person)
    draft = _wished(fold, person, wish_of(fold, person, command.actions), fold.name(person))
    if isinstance(draft.body, entries.Propose):
        _need_no_question(desk)
    return draft


def _wished(fold: Fold, person: int | None, wish: Wish, name: str) -> Draft:
    """What somebody of this name wants to play: a question, if others must agree first."""
    waits = _waits(fold, person, wish)
    if not waits:
        return Draft(entries.Play(effect=Played(wish.steps)), wish.tried)
    who = fold.core.game.pawns(fold.core.state)[fold.actor]
    said = phrase("question.action", name=name, who=who, actions=wish.actions)
    return Draft(entries.Propose(about="action", text=say(said), waits=waits, actions=wish.actions))


def _need_no_question(desk: Desk) -> None:
    """One question at a time; only the one who asked may ask something else instead."""
    open_one = desk.fold.proposal
    if open_one is not None and open_one.by != desk.person:
        raise Denied(
            "question-open", phrase("denied.question-open", who=desk.fold.name(open_one.by))
        )


def _waits(fold: Fold, person: int | None, wish: Wish) -> list[int]:
    """The other persons who must agree; bots do at once."""
    if not fold.consent:
        return []
    others = {fold.person_of(pawn) for pawn in wish.asks} - {None, person}
    return sorted(other for other in others if other is not None)


def bot_draft(fold: Fold, action: str, reason: str, bot: str) -> Draft:
    """The entry for what a bot wants to do."""
    draft = _wished(fold, None, wish_of(fold, None, [action]), say(phrase("table.the-bot")))
    if not isinstance(draft.body, entries.Play):
        return draft
    return Draft(msgspec.structs.replace(draft.body, reason=reason, bot=bot), draft.tried)


def _undo(desk: Desk, command: commands.Undo) -> Draft:
    fold, person = desk.fold, desk.person
    need_position(fold, command.at)
    if not fold.referee:
        need_play(fold)
    elif fold.paused:
        raise Denied("paused", phrase("denied.paused"))
    need_seat(fold, person)
    way = way_back(fold)
    if way is None:
        raise Denied("nothing-to-undo", phrase("denied.nothing-to-undo"))
    if fold.keeps_luck and not way.free:
        raise Denied("luck-seen", phrase("denied.luck-seen"))
    if way.lucky:
        raise Denied("undo-past-chance", phrase("denied.undo-past-chance"))
    others = [other for other in fold.seated() if other != person]
    if others and not (way.free and way.author == person):
        _need_no_question(desk)
        said = phrase("question.undo", name=fold.name(person), taken=fold.label_of(way.to))
        return Draft(entries.Propose(about="undo", text=say(said), waits=others))
    return Draft(entries.Undo(effect=TakenBack(way.to)))


def _proposal(desk: Desk, number: int) -> Any:
    proposal = desk.fold.proposal
    if proposal is None or proposal.seq != number:
        raise Denied("no-proposal", phrase("denied.no-proposal"))
    return proposal


def _answer(desk: Desk, command: commands.Answer) -> Draft:
    fold = desk.fold
    proposal = _proposal(desk, command.proposal)
    if desk.person not in proposal.waits_for:
        raise Denied("not-asked", phrase("denied.not-asked"))
    draft = Draft(entries.Answer(proposal=proposal.seq, agree=command.agree))
    if command.agree and proposal.waits_for == [desk.person]:
        if proposal.kind != "aids":
            need_play_or_referee(fold)
        draft = _agreed(fold, draft.body)
    return draft


def _agreed(fold: Fold, body: entries.AnyBody) -> Draft:
    """An entry after which everybody has agreed to the open proposal: it does what was asked."""
    proposal = fold.proposal
    assert proposal is not None
    if proposal.kind == "action":
        wish = tried(fold, proposal.actions)
        return Draft(msgspec.structs.replace(body, effect=Played(wish.steps)), wish.tried)
    effect: entries.Effect | None
    if proposal.kind == "aids":
        effect = Switched(proposal.aids)
    else:
        way = way_back(fold)
        effect = None if way is None else TakenBack(way.to)
    return Draft(msgspec.structs.replace(body, effect=effect))


def need_play_or_referee(fold: Fold) -> None:
    """An undo puts right what was mistyped at a table with real dice, even at the end."""
    if not (fold.referee and fold.over):
        need_play(fold)


def _withdraw(desk: Desk, command: commands.Withdraw) -> Draft:
    proposal = _proposal(desk, command.proposal)
    if proposal.by != desk.person:
        raise Denied("not-yours", phrase("denied.not-your-question"))
    return Draft(entries.Withdraw(proposal=proposal.seq))


def _chat(desk: Desk, command: commands.Chat) -> Draft:
    text = chat_of(command.text)
    if not text:
        raise Denied("empty", phrase("denied.empty"))
    need_voice(desk.fold, desk.person)
    desk.need_clean(text)
    return Draft(entries.Chat(text=text))


def _ready(desk: Desk, command: commands.Ready) -> Draft:
    if desk.fold.members[desk.person].ready == command.ready:
        raise Denied("no-change", phrase("denied.said-already"))
    return Draft(entries.Ready(ready=command.ready))


def _start(desk: Desk, command: commands.Start) -> Draft:
    fold = desk.fold
    if desk.person != MAKER:
        raise Denied("not-maker", phrase("denied.not-maker", maker=fold.name(MAKER)))
    if fold.started:
        raise Denied("started", phrase("denied.started"))
    if command.fill != "me":
        need_bot(desk, command.fill.removeprefix(PREFIX), command.fill.startswith(PREFIX))
    return Draft(entries.Start(fill=command.fill))


def need_bot(desk: Desk, name: str, prefixed: bool = True) -> None:
    """Refuse a bot that the server does not offer."""
    desk.bots.need(name if prefixed else "")


def _pause(desk: Desk, command: commands.Pause) -> Draft:
    need_seat(desk.fold, desk.person)
    if desk.fold.status != "playing":
        raise Denied("not-playing", phrase("denied.not-playing"))
    if desk.fold.paused == command.paused:
        raise Denied("no-change", phrase("denied.paused-already", paused=command.paused))
    body = entries.Pause(paused=command.paused)
    proposal = desk.fold.proposal
    if not command.paused and proposal is not None and not proposal.waits_for:
        return _agreed(desk.fold, body)
    return Draft(body)


def _hand_over(desk: Desk, command: commands.HandOver) -> Draft:
    fold, person, pawn = desk.fold, desk.person, command.pawn
    need_bot(desk, command.bot)
    _need_pawn(fold, pawn)
    holder = fold.holders[pawn]
    if isinstance(holder, BotHolder):
        raise Denied("a-bot", phrase("denied.a-bot"))
    if isinstance(holder, OpenHolder):
        if person != MAKER:
            raise Denied("not-maker", phrase("denied.not-maker-of-seats"))
    elif holder.person != person:
        need_seat(fold, person)
        _need_absence(desk, holder.person)
    body = entries.HandOver(pawn=pawn, bot=command.bot)
    return _agreed(fold, body) if _hand_over_settles(fold, pawn) else Draft(body)


def _need_absence(desk: Desk, owner: int) -> None:
    fold = desk.fold
    away = desk.away(owner)
    if away is None:
        raise Denied("not-yours", phrase("denied.owner-here", owner=fold.name(owner)))
    left = fold.patience - away
    if left > 0:
        raise Denied(
            "patience",
            phrase("denied.patience", owner=fold.name(owner), seconds=int(left) + 1),
        )


def _hand_over_settles(fold: Fold, pawn: int) -> bool:
    """Was this pawn's holder the last one that an open question waited for?"""
    owner, proposal = fold.person_of(pawn), fold.proposal
    if proposal is None or owner is None or fold.pawns_of(owner) != [pawn]:
        return False
    # What is agreed to while the game is paused is done when it goes on.
    return proposal.waits_for == [owner] and (proposal.kind == "aids" or not fold.paused)


def _take_back(desk: Desk, command: commands.TakeBack) -> Draft:
    fold, person, pawn = desk.fold, desk.person, command.pawn
    _need_pawn(fold, pawn)
    holder = fold.holders[pawn]
    if isinstance(holder, OpenHolder) and person == MAKER:
        return Draft(entries.TakeBack(pawn=pawn))
    if not isinstance(holder, BotHolder) or holder.person != person:
        raise Denied("not-yours", phrase("denied.not-your-pawn"))
    return Draft(entries.TakeBack(pawn=pawn))


def _need_pawn(fold: Fold, pawn: int) -> None:
    if pawn >= len(fold.holders):
        raise Denied("no-pawn", phrase("denied.no-pawn", pawn=pawn))


def _aids(desk: Desk, command: commands.SetAids) -> Draft:
    need_seat(desk.fold, desk.person)
    switches = {
        aid: getattr(command.aids, aid)
        for aid in ("hint", "chance", "threats")
        if getattr(command.aids, aid) not in (None, getattr(desk.fold.aids, aid))
    }
    if not switches:
        raise Denied("no-change", phrase("denied.switched-already"))
    others = [other for other in desk.fold.seated() if other != desk.person]
    if others and any(switches.values()):
        _need_no_question(desk)
        said = phrase("question.aids", name=desk.fold.name(desk.person), how=switched(switches))
        return Draft(entries.Propose(about="aids", text=say(said), waits=others, aids=switches))
    return Draft(entries.SwitchAids(effect=Switched(switches)))


def _rename(desk: Desk, command: commands.Rename) -> Draft:
    name = renamed(desk.fold.name(desk.person), command.name)
    desk.need_clean(name)
    need_free_name(desk.fold, name, desk.person)
    return Draft(entries.Rename(name=name))


def need_aid(desk: Desk, aid: str) -> None:
    """Refuse advice where it is not wanted."""
    fold = desk.fold
    need_play(fold)
    need_seat(fold, desk.person)
    if not getattr(fold.aids, aid):
        raise Denied("aid-off", phrase("denied.aid-off"))


_JUDGES: Final[dict[type, Callable[[Desk, Any], Draft]]] = {
    commands.Play: _play,
    commands.Undo: _undo,
    commands.Answer: _answer,
    commands.Withdraw: _withdraw,
    commands.Chat: _chat,
    commands.Ready: _ready,
    commands.Start: _start,
    commands.Pause: _pause,
    commands.HandOver: _hand_over,
    commands.TakeBack: _take_back,
    commands.SetAids: _aids,
    commands.Rename: _rename,
    **HOSTING,
}
STORED: Final = frozenset(_JUDGES)
"""The commands that become an entry as they are."""

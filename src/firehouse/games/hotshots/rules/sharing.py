"""Sharing tokens on one tile, and what another player is asked for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, first
from firehouse.core.game import Sink
from firehouse.core.kinds import Kind
from firehouse.core.unknown import unknown
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data import headings
from firehouse.games.hotshots.rules import actions, features, reasons, steps
from firehouse.games.hotshots.rules.actions import act, sharing
from firehouse.games.hotshots.rules.bag import need_room
from firehouse.games.hotshots.rules.effects import Log, give_token
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.moving import ask, obey
from firehouse.games.hotshots.rules.state import (
    SHARED,
    State,
    hand,
    has_asked,
    note_request,
    place_of,
    requests_of,
)

KINDS: Final[tuple[Kind, ...]] = (
    Kind(actions.GIVE, "give", "share", headings.SHARE),
    Kind(actions.TAKE, "take", "share", headings.SHARE),
    Kind(actions.YES, "yes", "answer", headings.SHARE, (features.CONSENT,), answers=True),
    Kind(actions.NO, "no", "answer", headings.SHARE, (features.CONSENT,), answers=True),
)


def share_refusal(g: House, s: State, argument: i64, giving: bool) -> i64:
    """Why the player on turn cannot ask to give or take this token."""
    who = actions.mate_in(argument)
    token = actions.shared_in(argument)
    if who >= g.crew_size:
        return reasons.NO_SUCH_PAWN
    if g.solo:
        return reasons.SHARED_HAND
    if who == s.turn or place_of(s, who) != place_of(s, s.turn):
        return reasons.NOT_TOGETHER
    if has_asked(s, who, SHARED):
        return reasons.SHARED_ALREADY
    if giving:
        if not hand(s, s.turn) & bit(token):
            return reasons.TOKEN_NOT_HELD
    elif not hand(s, who) & bit(token):
        return reasons.THEY_LACK_TOKEN
    return reasons.ASKED_ALREADY if has_asked(s, who, token) else reasons.ALLOWED


def can_share(g: House, s: State) -> bool:
    """Is there a token that the player on turn may ask to give or take?"""
    if nothing_to_share(g, s):
        return False
    who: i64 = 0
    while who < g.crew_size:
        if askable(s, who):
            return True
        who += 1
    return False


def propose_shares(g: House, s: State, sink: Sink) -> None:
    """Every token that the player on turn may ask to give or take."""
    if nothing_to_share(g, s):
        return
    who: i64 = 0
    while who < g.crew_size:
        asked = askable(s, who)
        while asked:
            token = first(asked)
            kind: i64 = actions.GIVE if hand(s, s.turn) & bit(token) else actions.TAKE
            sink.add(act(kind, sharing(who, token)))
            asked &= asked - 1
        who += 1


def nothing_to_share(g: House, s: State) -> bool:
    """Is there one hand only, or no token in any?"""
    return g.solo or not (s.hands_a | s.hands_b)


def askable(s: State, who: i64) -> i64:
    """The tokens about which the player on turn may ask another one: of either hand."""
    if who == s.turn or place_of(s, who) != place_of(s, s.turn):
        return 0
    asked = requests_of(s, who)
    if asked & bit(SHARED):
        return 0
    return (hand(s, s.turn) | hand(s, who)) & ~asked


def share(g: House, s: State, log: Log, argument: i64, what: i64) -> None:
    """Ask to give or take a token."""
    who = actions.mate_in(argument)
    token = actions.shared_in(argument)
    note_request(s, who, token)
    ask(g, s, log, what, who, token)


def answer(g: House, s: State, log: Log, argument: i64, agreed: bool) -> None:
    """The other player agrees, or does not."""
    if log is not None:
        log.append(events.Answered(steps.asked_in(argument), agreed))
    if agreed:
        _permitted(g, s, log, argument)


def _permitted(g: House, s: State, log: Log, argument: i64) -> None:
    what = steps.what_in(argument)
    who = steps.asked_in(argument)
    wish = steps.wish_in(argument)
    if what == steps.ORDER:
        obey(s, log, who, wish)
    elif what == steps.GIVE:
        _hand_over(g, s, log, who, s.turn, who, wish)
    elif what == steps.TAKE:
        _hand_over(g, s, log, who, who, s.turn, wish)
    else:
        raise unknown("request", what)


def _hand_over(g: House, s: State, log: Log, mate: i64, giver: i64, taker: i64, token: i64) -> None:
    note_request(s, mate, SHARED)
    give_token(s, log, giver, taker, token)
    need_room(g, s, taker)

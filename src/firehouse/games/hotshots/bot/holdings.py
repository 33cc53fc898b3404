"""What the reward tokens are worth to keep, which to give up, and which to ask others for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, first, size
from firehouse.games.hotshots.data import tokens
from firehouse.games.hotshots.rules import actions
from firehouse.games.hotshots.rules.actions import act, argument_of, kind_of
from firehouse.games.hotshots.rules.effects import owner_of
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.state import ASKED_TO_MOVE, State, hand, place_of, requests_of

WORTH: Final = [45, 45, 45, 60, 35, 90, 25, 15, 20, 20, 40, 30, 25, 40, 60, 120]
"""By token, in points."""


def best_token(held: i64) -> i64:
    """The token of a set that is worth the most."""
    found = first(held)
    most: i64 = WORTH[found]
    held &= held - 1
    while held:
        token = first(held)
        worth: i64 = WORTH[token]
        if worth > most:
            most = worth
            found = token
        held &= held - 1
    return found


def worst_token(held: i64) -> i64:
    """The token of a set that is worth the least."""
    found = first(held)
    least: i64 = WORTH[found]
    held &= held - 1
    while held:
        token = first(held)
        worth: i64 = WORTH[token]
        if worth < least:
            least = worth
            found = token
        held &= held - 1
    return found


def is_worth_exchanging(token: i64, bag: i64) -> bool:
    """Is the better of two tokens from the bag likely to be worth more?"""
    above: i64 = 0
    left = bag
    worth: i64 = WORTH[token]
    while left:
        other: i64 = WORTH[first(left)]
        if other > worth:
            above += 1
        left &= left - 1
    return above * 3 > size(bag) * 2


def within_reach(house: House, s: State) -> i64:
    """Tokens that can be played this turn: the player's own, and those to be asked for here."""
    return (hand(s, owner_of(house, s.turn)) | _to_ask_for(house, s)) & ~s.fresh


def _to_ask_for(house: House, s: State) -> i64:
    """The tokens of others on the tile; of nobody who was asked for one, none with a full hand."""
    if house.solo or size(hand(s, s.turn)) >= house.options.token_limit:
        return 0
    here = place_of(s, s.turn)
    found: i64 = 0
    who: i64 = 0
    while who < house.crew_size:
        if who != s.turn and place_of(s, who) == here and not _was_asked(s, who):
            found |= hand(s, who)
        who += 1
    return found


def _was_asked(s: State, who: i64) -> bool:
    """Has another player been asked about a token this turn?"""
    return (requests_of(s, who) & ~bit(ASKED_TO_MOVE)) != 0


def asked_first(house: House, s: State, action: i64) -> i64:
    """The action; the request for the token that it plays, if another player holds that."""
    token = _played(action)
    if token < 0 or hand(s, owner_of(house, s.turn)) & bit(token):
        return action
    who: i64 = 0
    while not hand(s, who) & bit(token):
        who += 1
    return act(actions.TAKE, actions.sharing(who, token))


def _played(action: i64) -> i64:
    """The token that an action plays; -1 if it plays none."""
    kind = kind_of(action)
    if kind == actions.PLAY:
        return argument_of(action)
    if kind == actions.PLAY_FACE:
        return actions.token_in(argument_of(action))
    if kind == actions.PLAY_DOUBLE:
        return tokens.DOUBLE
    if kind == actions.PLAY_SUMMON:
        return tokens.SUMMON
    if kind == actions.PLAY_ANYWHERE:
        return tokens.ANYWHERE
    return tokens.EXTRA_FLAME if kind == actions.PLAY_FLAME else -1

"""Reward tokens out of the bag: drawn, kept, given up, lost and exchanged."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, first, size
from firehouse.core.kinds import Kind
from firehouse.core.stack import argument_in, push
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data import headings, tokens
from firehouse.games.hotshots.data.tiles import FIRE_CACHE
from firehouse.games.hotshots.rules import actions, features, reasons, steps
from firehouse.games.hotshots.rules.effects import Log, discard_token, gain_token, owner_of
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.scorching import choice_refusal
from firehouse.games.hotshots.rules.state import State, hand, is_scorched, place_of

KINDS: Final[tuple[Kind, ...]] = (
    Kind(actions.EXCHANGE, "exchange", "token", headings.EXCHANGE, (features.FIRE_CACHE,)),
    Kind(actions.KEEP, "keep", "token", headings.EXCHANGE, (features.TWO_TOKENS,), answers=True),
    Kind(actions.DISCARD, "discard", "token", headings.TOKENS, answers=True),
    Kind(actions.TOKEN, "token", "token", headings.TOKENS, by_luck=True),
    Kind(actions.LOSE, "lose", "token", headings.WARMER, typed="burn", by_luck=True),
)


def gain(g: House, s: State, who: i64, why: i64) -> None:
    """Draw a token, or two to choose from, as far as the bag holds any."""
    if not s.bag:
        return
    two = why >= steps.EXCHANGED or (why == steps.WON and g.options.token_choice)
    argument = steps.gaining(who, why)
    push(s.todo, steps.SETTLE_TOKEN, argument)
    push(s.todo, steps.DRAW_TOKEN, argument)
    if two and size(s.bag) > 1:
        push(s.todo, steps.DRAW_TOKEN, argument)


def token_drawn(s: State, log: Log, token: i64) -> None:
    """A token came out of the bag."""
    s.bag &= ~bit(token)
    s.pair |= bit(token)
    if log is not None:
        log.append(events.TokenDrawn(token))


def settle(g: House, s: State, log: Log, who: i64, why: i64) -> None:
    """Keep the drawn token; of two, choose."""
    if size(s.pair) > 1:
        push(s.todo, steps.KEEP, steps.gaining(who, why))
    else:
        keep(g, s, log, who, why, first(s.pair))


def keep(g: House, s: State, log: Log, who: i64, why: i64, token: i64) -> None:
    """Keep one of the drawn tokens and put the other back."""
    other = s.pair & ~bit(token)
    s.pair = 0
    if other:
        s.bag |= other
        if log is not None:
            log.append(events.TokenReturned(first(other)))
    gain_token(g, s, log, who, token, why == steps.WON or why == steps.EXCHANGED_FRESH)
    need_room(g, s, who)


def need_room(g: House, s: State, who: i64) -> None:
    """Too many tokens: one must go."""
    if not g.solo and size(hand(s, who)) > g.options.token_limit:
        push(s.todo, steps.DISCARD, who)


def discard_refusal(g: House, s: State, token: i64) -> i64:
    """Why the token cannot be the one that goes."""
    if token >= tokens.TOKENS:
        return reasons.UNKNOWN_ACTION
    return choice_refusal(hand(s, owner_of(g, argument_in(s.todo[-1]))), token)


def give_up_token(g: House, s: State, log: Log, who: i64) -> None:
    """The price of standing on a scorching tile, for those who hold a token."""
    held = hand(s, owner_of(g, who))
    if size(held) == 1:
        discard_token(g, s, log, who, first(held), "scorch")
    elif held:
        push(s.todo, steps.DISCARD, who)


def lose_from_bag(s: State, log: Log, token: i64) -> None:
    """A scorch takes a token out of the game."""
    s.bag &= ~bit(token)
    if log is not None:
        log.append(events.TokenLost(token))


def exchange_refusal(g: House, s: State, token: i64) -> i64:
    """Why the token cannot be exchanged at the Fire Cache."""
    if token >= tokens.TOKENS:
        return reasons.UNKNOWN_ACTION
    if place_of(s, s.turn) != FIRE_CACHE:
        return reasons.NOT_AT_CACHE
    if is_scorched(s, FIRE_CACHE):
        return reasons.CACHE_GONE
    if not hand(s, owner_of(g, s.turn)) & bit(token):
        return reasons.TOKEN_NOT_HELD
    if s.exchanges == 1:
        return reasons.EXCHANGED_ENOUGH
    return reasons.ALLOWED if s.bag else reasons.BAG_EMPTY


def exchange(g: House, s: State, log: Log, token: i64) -> None:
    """Discard a token, draw two, keep one; for one that is too new, so is the other."""
    if s.exchanges:
        s.exchanges -= 1
    else:
        s.exchanges = size(hand(s, owner_of(g, s.turn)))
    why: i64 = steps.EXCHANGED_FRESH if s.fresh & bit(token) else steps.EXCHANGED
    discard_token(g, s, log, s.turn, token, "exchange")
    push(s.todo, steps.GAIN_TOKEN, steps.gaining(s.turn, why))

"""Portable ladders: carried, erected outside, climbed to the second floor, collapsed.

The engine brings four. One that lies somewhere is a marker on its square, but at the engine it is
on the engine; one that stands is the marked one, and its upper segment is in the square above.
2nd Story: Portable Ladder.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.kinds import Kind
from firehouse.games.flashpoint import events
from firehouse.games.flashpoint.data import headings
from firehouse.games.flashpoint.data.board import DICE_SQUARES, STAIRS, WAYS
from firehouse.games.flashpoint.rules import actions, features, reasons, tokens
from firehouse.games.flashpoint.rules.actions import HAZMAT, LADDER
from firehouse.games.flashpoint.rules.effects import Log, remove_hazmat
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.purse import moving_price_refusal, spend_on_moving
from firehouse.games.flashpoint.rules.state import OFF_BOARD, State, place_of, role_of

ERECT_COST: Final = 2
COLLAPSE_COST: Final = 1
BY_FIRE: Final = -1
"""Who collapses a ladder when nobody does."""

KINDS: Final[tuple[Kind, ...]] = (
    Kind(actions.ERECT, "erect", "bare", headings.ERECT, (features.LADDERS,)),
    Kind(actions.COLLAPSE, "collapse", "bare", headings.COLLAPSE, (features.LADDERS,)),
)


def is_air(g: House, square: i64) -> bool:
    """Is this a square beside the second floor, where only a ladder holds anybody?"""
    return g.air <= square < OFF_BOARD


def beneath(g: House, top: i64) -> i64:
    """The square on the ground below an upper segment."""
    return g.next[top * WAYS + STAIRS]


def stands(s: State, square: i64) -> bool:
    """Is a ladder erected in this square?"""
    return tokens.count(s.ladders, tokens.slot(square, tokens.MARKED)) > 0


def holds(g: House, s: State, top: i64) -> bool:
    """Does a ladder reach up to this square?"""
    return stands(s, beneath(g, top))


def in_mid_air(g: House, s: State, square: i64) -> bool:
    """Would whoever is here fall, as the ladder is gone?"""
    return is_air(g, square) and not holds(g, s, square)


def on_engine(g: House, s: State) -> i64:
    """Ladders that the engine still carries."""
    return g.ladders - tokens.total(s.ladders)


def at_engine(g: House, s: State, square: i64) -> bool:
    """Is this one of the two squares of the engine?"""
    spot: i64 = g.board.engine_spot_at[square]
    return spot >= 0 and spot == s.engine


def at_hand(g: House, s: State, square: i64) -> bool:
    """Can a ladder be taken up here: one that lies in the square, or one of the engine?"""
    if tokens.count(s.ladders, tokens.slot(square, 0)):
        return True
    return at_engine(g, s, square) and on_engine(g, s) > 0


def rides(g: House, s: State, here: i64, square: i64) -> bool:
    """Would a ladder be taken from the engine to the engine?"""
    return at_engine(g, s, here) and at_engine(g, s, square)


def stow(g: House, s: State, log: Log, square: i64) -> None:
    """What lies at the engine is on it, and rides with it."""
    lying = tokens.slot(square, 0)
    while at_engine(g, s, square) and tokens.count(s.ladders, lying):
        s.ladders = tokens.remove(s.ladders, lying)
        if log is not None:
            log.append(events.LadderStowed(square))


def stow_all(g: House, s: State, log: Log) -> None:
    """Take aboard what lies where the engine stands."""
    if s.ladders and s.engine >= 0:
        for square in g.board.engine_spots[s.engine]:
            stow(g, s, log, square)


def take_refusal(g: House, s: State, who: i64) -> i64:
    """Why a pawn may not take up a ladder where it stands."""
    if not g.ladders:
        return reasons.NO_LADDERS
    if g.roles[role_of(s, who)].dog:
        return reasons.NOT_FOR_DOGS
    return reasons.ALLOWED if at_hand(g, s, place_of(s, who)) else reasons.NO_LADDER_HERE


def take(s: State, here: i64, entry: i64) -> None:
    """Put a ladder elsewhere or up: the one that lies here, else one of the engine's."""
    lying = tokens.slot(here, 0)
    if tokens.count(s.ladders, lying):
        s.ladders = tokens.remove(s.ladders, lying)
    s.ladders = tokens.add(s.ladders, entry)


def ladder_refusal(
    g: House, s: State, who: i64, here: i64, square: i64, load: i64, led: i64
) -> i64:
    """Why a step up, down, onto or off a ladder is not possible; it is open otherwise."""
    if g.roles[role_of(s, who)].dog:
        return reasons.NOT_FOR_DOGS
    top = square if square >= g.air else here
    if not holds(g, s, top):
        return reasons.NO_LADDER_STANDS
    if square == top and is_manned(g, s, top):
        return reasons.LADDER_TAKEN
    if load == LADDER:
        return reasons.LADDER_ON_LADDER
    if led:
        return reasons.CARRY_ON_LADDER
    if here == top and _leaves_behind(s, top, load):
        return reasons.LEFT_ON_LADDER
    return reasons.ALLOWED


def is_manned(g: House, s: State, square: i64) -> bool:
    """Is a firefighter in this square?"""
    who: i64 = 0
    while who < g.crew_size:
        if place_of(s, who) == square:
            return True
        who += 1
    return False


def _leaves_behind(s: State, top: i64, load: i64) -> bool:
    """Would a victim or a hazmat stay on the upper segment? No ladder is carried here."""
    hazmats: i64 = 1 if load == HAZMAT else 0
    victims: i64 = 1 - hazmats if load else 0
    return tokens.count_at(s.victims, top) > victims or tokens.count_at(s.hazmats, top) > hazmats


def erect_refusal(g: House, s: State, who: i64) -> i64:
    """Why a pawn may not erect a ladder in its square; the pawn on turn pays."""
    refusal = take_refusal(g, s, who)
    here = place_of(s, who)
    if refusal and refusal != reasons.NO_LADDER_HERE:
        return refusal
    if here < DICE_SQUARES or is_air(g, here):
        return reasons.ERECT_OUTSIDE
    if stands(s, here):
        return reasons.LADDER_STANDS
    return refusal or moving_price_refusal(g, s, ERECT_COST, who)


def erect(g: House, s: State, log: Log, who: i64) -> None:
    """Raise a ladder to the second floor."""
    spend_on_moving(g, s, log, ERECT_COST, who)
    here = place_of(s, who)
    take(s, here, tokens.slot(here, tokens.MARKED))
    if log is not None:
        log.append(events.LadderErected(who, here))


def collapse_refusal(g: House, s: State, who: i64) -> i64:
    """Why a pawn may not collapse the ladder of its square; the pawn on turn pays."""
    if not g.ladders:
        return reasons.NO_LADDERS
    if g.roles[role_of(s, who)].dog:
        return reasons.NOT_FOR_DOGS
    here = place_of(s, who)
    if is_air(g, here):
        return reasons.COLLAPSE_FROM_GROUND
    if not stands(s, here):
        return reasons.NOTHING_TO_COLLAPSE
    if is_manned(g, s, g.next[here * WAYS + STAIRS]):
        return reasons.LADDER_MANNED
    return moving_price_refusal(g, s, COLLAPSE_COST, who)


def collapse(g: House, s: State, log: Log, who: i64) -> None:
    """Take a ladder down; it lies in the square then."""
    spend_on_moving(g, s, log, COLLAPSE_COST, who)
    _take_down(g, s, log, place_of(s, who), who)


def _take_down(g: House, s: State, log: Log, square: i64, who: i64) -> None:
    s.ladders = tokens.remove(s.ladders, tokens.slot(square, tokens.MARKED))
    s.ladders = tokens.add(s.ladders, tokens.slot(square, 0))
    if log is not None:
        log.append(events.LadderCollapsed(who, square))
    stow(g, s, log, square)


def fire_reaches(g: House, s: State, log: Log, square: i64) -> None:
    """Fire in the square of either segment collapses the ladder; a hazmat on it is gone."""
    top = square if is_air(g, square) else g.next[square * WAYS + STAIRS]
    if top < 0 or not holds(g, s, top):
        return
    _take_down(g, s, log, beneath(g, top), BY_FIRE)
    while tokens.count_at(s.hazmats, top):
        remove_hazmat(s, log, tokens.slot(top, 0), "fallen")

"""What fire does to people: knock-downs, and markers and victims that it reaches."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import first
from firehouse.core.kinds import Kind
from firehouse.core.stack import push
from firehouse.games.flashpoint.data import headings
from firehouse.games.flashpoint.data.board import DICE_SQUARES, WAYS
from firehouse.games.flashpoint.data.options import DOWN_LIE, DOWN_NEAREST
from firehouse.games.flashpoint.rules import actions, features, reasons, steps, tokens
from firehouse.games.flashpoint.rules.effects import Log, carry_off, clear, fall, knock_down, lose
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.ladders import beneath, in_mid_air, is_air
from firehouse.games.flashpoint.rules.state import OFF_BOARD, State, lies, place_of, role_of
from firehouse.games.flashpoint.rules.veteran import can_dodge

KINDS: Final[tuple[Kind, ...]] = (
    Kind(actions.FALL, "fall", "bed", headings.KNOCKED_DOWN, (features.BEDS,), answers=True),
)


def is_struck(g: House, s: State, square: i64) -> bool:
    """Did fire or a wave reach this square, or take the ladder away that it was on?"""
    if square < DICE_SQUARES:
        return ((s.struck >> square) & 1) != 0
    if square == OFF_BOARD:
        return False
    return burns_outside(s, square) or in_mid_air(g, s, square)


def burns_outside(s: State, square: i64) -> bool:
    """Is this a square outside that burns?"""
    return square >= DICE_SQUARES and ((s.fire_outside >> (square - DICE_SQUARES)) & 1) != 0


def knock_downs(g: House, s: State, log: Log, again: i64) -> bool:
    """Knock down everybody whom fire reached; False if somebody must decide something first.

    The step `again` then waits below that decision.
    """
    if g.has_veteran and _ask_to_dodge(g, s, again):
        return False
    who: i64 = 0
    while who < g.crew_size:
        struck = is_struck(g, s, place_of(s, who)) and not lies(s, who)
        if struck and not take_it(g, s, log, who, again):
            return False
        who += 1
    s.struck = 0
    if g.options.knock_down != DOWN_LIE:
        s.down = 0
    return True


def knock_outside(g: House, s: State, log: Log, square: i64) -> None:
    """Knock down everybody outside beside a square that the deck gun has hit."""
    who: i64 = 0
    while who < g.crew_size:
        if not lies(s, who) and _is_beside(g, square, place_of(s, who)):
            take_it(g, s, log, who, 0)
        who += 1


def _is_beside(g: House, square: i64, place: i64) -> bool:
    """Is this a place outside that shares a side with the square?"""
    side: i64 = 0
    while side < 4:
        if g.next[square * WAYS + side] == place:
            return place >= DICE_SQUARES
        side += 1
    return False


def _ask_to_dodge(g: House, s: State, again: i64) -> bool:
    """Ask the next pawn that may dodge; the Veteran last, as the others need him where he is."""
    asked: i64 = -1
    who: i64 = 0
    while who < g.crew_size:
        if is_struck(g, s, place_of(s, who)) and not lies(s, who) and can_dodge(g, s, who):
            if not g.roles[role_of(s, who)].veteran:
                asked = who
                break
            asked = who
        who += 1
    if asked < 0:
        return False
    s.todo.append(again)
    push(s.todo, steps.DODGE, asked)
    return True


def take_it(g: House, s: State, log: Log, who: i64, again: i64) -> bool:
    """One pawn is knocked down; False if its player must choose where it comes to lie."""
    knock_down(s, log, who)
    if g.options.knock_down == DOWN_LIE:
        if place_of(s, who) < DICE_SQUARES:
            clear(s, log, place_of(s, who), "rolled-out")
        elif is_air(g, place_of(s, who)):
            fall(s, log, who, beneath(g, place_of(s, who)))
        return True
    found = beds(g, s, who)
    if len(found) == 1:
        carry_off(s, log, who, found[0])
        return True
    if again:
        s.todo.append(again)
    push(s.todo, steps.FALL, who)
    return False


def beds(g: House, s: State, who: i64) -> list[int]:
    """The nearest squares of the ambulance, or of any of its spots."""
    spots = g.board.ambulance_spots
    if g.options.knock_down != DOWN_NEAREST and s.ambulance >= 0:
        spots = [spots[s.ambulance]]
    squares = [square for spot in spots for square in spot] or g.outside
    nearest: i64 = 99
    found: list[int] = []
    for square in squares:
        far = g.board.distance(place_of(s, who), square)
        if far < nearest:
            nearest = far
            found = []
        if far == nearest:
            found.append(square)
    return found


def fall_refusal(g: House, s: State, who: i64, square: i64) -> i64:
    """Why a pawn that was knocked down may not come to lie there."""
    return reasons.ALLOWED if square in beds(g, s, who) else reasons.NOT_A_BED


def burn_points(s: State, again: i64) -> bool:
    """Turn over the next marker that fire reached; False if there is one, `again` waits below."""
    if not s.poi & s.fire:
        return True
    s.todo.append(again)
    push(s.todo, steps.REVEAL_BURNT, first(s.poi & s.fire))
    return False


def burn_victims(g: House, s: State, log: Log) -> None:
    """Every victim in a burning square dies."""
    while not s.ended:
        entry = tokens.first_in(s.victims, s.fire)
        if not entry and s.fire_outside:
            entry = _outside_victim(g, s)
        if not entry:
            return
        s.victims = tokens.remove(s.victims, entry)
        cause = "fall" if in_mid_air(g, s, tokens.square_of(entry)) else "fire"
        lose(g, s, log, entry, cause)


def _outside_victim(g: House, s: State) -> i64:
    """A victim outside whose square burns or whose ladder is gone; 0 if there is none."""
    for entry in tokens.entries(s.victims):
        square = tokens.square_of(entry)
        if burns_outside(s, square) or in_mid_air(g, s, square):
            return entry
    return 0

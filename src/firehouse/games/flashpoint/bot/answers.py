"""Decisions outside the actions of a turn: set-up, riding, dodging, cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.bots.tiers import Mark
from firehouse.core.bits import bit, first, size
from firehouse.core.game import Sink
from firehouse.core.stack import argument_in, step_of
from firehouse.core.unknown import unknown
from firehouse.games.flashpoint.bot.engine import rank
from firehouse.games.flashpoint.bot.routes import FAR
from firehouse.games.flashpoint.bot.tasks import COVERED, WANTED, Tasks
from firehouse.games.flashpoint.rules import actions, endings, steps, tokens
from firehouse.games.flashpoint.rules.dice import black_of, red_of
from firehouse.games.flashpoint.rules.fire import contiguous
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.perform import perform
from firehouse.games.flashpoint.rules.propose import legal
from firehouse.games.flashpoint.rules.skills import in_deck
from firehouse.games.flashpoint.rules.state import OFF_BOARD, State, place_of, role_of
from firehouse.games.flashpoint.rules.vehicles import aimed_at

AT_ENGINE: Final = 100.0
"""For who begins at the engine this comes before all else."""
NOBODY: Final = FAR + 1
"""More AP than anybody is away."""


def answers(g: House, s: State) -> list[int]:
    """Every legal answer, in the order of the rules."""
    sink = Sink()
    legal(g, s, sink)
    return sink.actions


def card_marks(tasks: Tasks, s: State) -> list[Mark]:
    """How good each card is that can be taken, with the action that takes it."""
    return [
        (action, tasks.cards[actions.argument_of(action)])
        for action in answers(tasks.g, s)
        if actions.argument_of(action) != actions.AT_RANDOM
    ]


def worths(tasks: Tasks, s: State, listed: list[int]) -> list[float]:
    """How good each of the answers to one question is, against the others."""
    who = _who_stands(s)
    _look_around(tasks, s, who)
    return [_worth(tasks, s, action, who) for action in listed]


def _who_stands(s: State) -> i64:
    """The pawn whose place is asked for; -1 where it is not a pawn's."""
    entry: i64 = s.todo[-1]
    step = step_of(entry)
    if step == steps.ACT:
        return s.turn
    if (
        step == steps.ENTER_AT_START
        or step == steps.RIDE_ENGINE
        or step == steps.RIDE_AMBULANCE
        or step == steps.FALL
    ):
        return argument_in(entry)
    return -1


def _worth(tasks: Tasks, s: State, action: i64, who: i64) -> float:
    g = tasks.g
    entry: i64 = s.todo[-1]
    step = step_of(entry)
    kind = actions.kind_of(action)
    square = actions.argument_of(action)
    if who >= 0:
        if kind == actions.STAY:
            square = place_of(s, who)
        good = _stand_worth(tasks, s, square)
        if kind == actions.ENTER and _is_engine(g, s, square) and _begins_at_engine(g, s, who):
            good += AT_ENGINE
        return good
    if step == steps.PARK_ENGINE:
        return _engine_worth(g, s, square) + (AT_ENGINE if _is_awaited(g, s, square) else 0.0)
    if step == steps.CHOOSE_FIRST:
        return _first_worth(tasks, s, square)
    if step == steps.CHOOSE_SPECIALIST:
        return -1.0 if square == actions.AT_RANDOM else tasks.cards[square]
    if step == steps.PARK_AMBULANCE:
        return -_far_from_points(tasks, s, square)
    if step == steps.DODGE:
        return 0.0 if kind == actions.TAKE_IT else _stand_worth(tasks, s, square)
    if step == steps.CHOOSE_HAZMAT:
        return -_harm(g, s, action)
    if step == steps.AIM:
        return _aim_worth(g, s, kind, square)
    if step == steps.CHOOSE_EVENT:
        return 0.0
    if step == steps.FOLLOW_EVENT:
        return _event_worth(g, s, action)
    raise unknown("decision", step)


def _is_engine(g: House, s: State, square: i64) -> bool:
    """Is the engine here? Before it is parked: is this where it should be?"""
    spot: i64 = g.board.engine_spot_at[square]
    if spot < 0 or not g.options.vehicles:
        return False
    if s.engine >= 0:
        return spot == s.engine
    most = 0.0
    for squares in g.board.engine_spots:
        reached = _engine_worth(g, s, squares[0])
        if reached > most:
            most = reached
    return _engine_worth(g, s, square) >= most


def _is_awaited(g: House, s: State, square: i64) -> bool:
    """Does somebody stand on this spot who should begin at the engine?"""
    spot: i64 = g.board.engine_spot_at[square]
    who: i64 = 0
    while who < g.crew_size:
        place = place_of(s, who)
        there = place != OFF_BOARD and g.board.engine_spot_at[place] == spot
        if there and _begins_at_engine(g, s, who):
            return True
        who += 1
    return False


def _first_worth(tasks: Tasks, s: State, who: i64) -> float:
    """Who stands near to something begins; before anybody stands anywhere, all are alike."""
    place = place_of(s, who)
    if place == OFF_BOARD:
        return 0.0
    _look_around(tasks, s, who)
    return _stand_worth(tasks, s, place)


def _begins_at_engine(g: House, s: State, who: i64) -> bool:
    """Should this pawn begin at the engine: to fire the gun, or to change places there?"""
    if not g.options.gentle_gun:
        return False
    own = g.roles[role_of(s, who)]
    if own.rerolls:
        return True
    if not g.options.crew_change:
        return False
    role: i64 = 1
    while role < len(g.roles):
        if rank(g, g.roles[role]) > rank(g, own) + 0.9 and in_deck(g, s, role):
            return True
        role += 1
    return False


def _look_around(tasks: Tasks, s: State, who: i64) -> None:
    """See how near the others are to all that somebody is wanted at."""
    left = s.poi | tokens.dice_squares(s.victims) | s.fire
    while left:
        target = first(left)
        left &= left - 1
        tasks.nearest[target] = _nearest(tasks, s, target, who)


def _nearest(tasks: Tasks, s: State, target: i64, who: i64) -> i64:
    """AP from the nearest other pawn to a square."""
    least: i64 = NOBODY
    other: i64 = 0
    while other < tasks.g.crew_size:
        place = place_of(s, other)
        if other != who and place != OFF_BOARD and tasks.apart[place * 128 + target] < least:
            least = tasks.apart[place * 128 + target]
        other += 1
    return least


def _stand_worth(tasks: Tasks, s: State, square: i64) -> float:
    """How good it is for a pawn to be here: near to what nobody else is near to."""
    good = 0.0
    targets = s.poi | tokens.dice_squares(s.victims)
    left = targets | s.fire
    while left:
        target = first(left)
        left &= left - 1
        apart: i64 = tasks.apart[square * 128 + target]
        kind: i64 = WANTED if (targets >> target) & 1 else 0
        if tasks.nearest[target] <= apart:
            kind += COVERED
        good += tasks.pulls[kind + apart]
    return 1.0 + good


def _far_from_points(tasks: Tasks, s: State, square: i64) -> float:
    """AP to all points and victims together."""
    targets = s.poi | tokens.dice_squares(s.victims)
    total = 0.0
    while targets:
        target = first(targets)
        targets &= targets - 1
        total += float(tasks.apart[square * 128 + target])
    return total


def _engine_worth(g: House, s: State, square: i64) -> float:
    """Fires that the deck gun could reach from a spot."""
    spot: i64 = g.board.engine_spot_at[square]
    return float(size(g.board.gun_areas[spot] & s.fire))


def _aim_worth(g: House, s: State, kind: i64, die: i64) -> float:
    """Fires that go out: with the dice as they lie, or on average if one is rolled again."""
    red = red_of(s.dice)
    black = black_of(s.dice)
    if kind == actions.KEEP:
        return float(_hit(g, s, red, black))
    faces: i64 = 6 if die == actions.DIE_RED else 8
    total: i64 = 0
    face: i64 = 1
    while face <= faces:
        if die == actions.DIE_RED:
            total += _hit(g, s, face, black)
        else:
            total += _hit(g, s, red, face)
        face += 1
    return float(total) / float(faces)


def _hit(g: House, s: State, red: i64, black: i64) -> i64:
    """Twice the fires, and the smoke, that the gun clears with these dice."""
    target = aimed_at(g, s.engine, red, black)
    splash = bit(target) | contiguous(g, s, bit(target))
    return 2 * size(splash & s.fire) + size(splash & s.smoke)


def _harm(g: House, s: State, action: i64) -> float:
    """What it costs if this is done: the house and people first, then the fires."""
    after = s.copy()
    perform(g, after, None, action)
    if after.ended == endings.COLLAPSE or after.ended == endings.VICTIMS_LOST:
        return 1000.0
    caught = size(after.fire & (after.poi | tokens.dice_squares(after.victims)))
    hurt = 10 * (after.lost + caught) + 3 * (after.damage + size(after.down))
    return float(hurt + size(after.fire))


def _event_worth(g: House, s: State, action: i64) -> float:
    """Grenades where most burns, clear air beside fire; tips and shoring are all alike.

    Any other answer is tried out.
    """
    kind = actions.kind_of(action)
    if kind in (actions.TIP, actions.SHORE, actions.ENOUGH):
        return 0.0
    if kind != actions.GRENADE and kind != actions.CLEAR_AIR:
        return -_harm(g, s, action)
    square = actions.argument_of(action)
    beside = contiguous(g, s, bit(square))
    if kind == actions.GRENADE:
        return float(size((beside | bit(square)) & s.fire))
    return 1.0 + float(size(beside & s.fire))

"""What luck can bring at each chance, how likely it is, and what follows from it."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.luck import Rng
from firehouse.flashpoint import events, steps
from firehouse.flashpoint.actions import (
    BLACK,
    DIE_BLACK,
    DIE_RED,
    RED,
    REVEAL,
    REVEALED_FALSE_ALARM,
    REVEALED_HAZMAT,
    REVEALED_VICTIM,
    ROLE,
    ROLL,
    act,
    argument_of,
)
from firehouse.flashpoint.board import DICE_SQUARES
from firehouse.flashpoint.effects import Log
from firehouse.flashpoint.fire import advance
from firehouse.flashpoint.house import House
from firehouse.flashpoint.search import bag, point_rolled, reveal
from firehouse.flashpoint.state import State, put_byte, role_of
from firehouse.flashpoint.turn import set_up_rolled, starved_rolled
from firehouse.flashpoint.vehicles import gun_rolled, rerolled


def is_roll(step: i64) -> bool:
    """Are both dice rolled?"""
    return steps.ROLL_SET_UP <= step <= steps.ROLL_GUN


def is_reveal(step: i64) -> bool:
    """Is a marker turned over?"""
    return steps.REVEAL_FOUND <= step <= steps.REVEAL_HOSED


def stream(step: i64) -> str:
    """The stream of luck that decides; all reveals share one, both re-rolls have their own."""
    if is_reveal(step):
        return "reveal"
    kind: int = step
    return steps.NAMES[kind]


def weight(g: House, s: State, step: i64, action: i64) -> i64:
    """How likely an outcome is, as an integer weight; 0 for what cannot happen."""
    argument = argument_of(action)
    if is_roll(step):
        return 1 if action == act(ROLL, argument) and argument < DICE_SQUARES else 0
    if is_reveal(step):
        return _marker_weight(s, argument) if action == act(REVEAL, argument) else 0
    if step == steps.DEAL_ROLE:
        return 1 if action == act(ROLE, argument) and _in_deck(g, s, argument) else 0
    red = step == steps.REROLL_RED
    if action != act(RED if red else BLACK, argument):
        return 0
    return 1 if 1 <= argument <= (6 if red else 8) else 0


def _marker_weight(s: State, kind: i64) -> i64:
    if kind == REVEALED_VICTIM:
        return s.bag_victims
    if kind == REVEALED_FALSE_ALARM:
        return s.bag_false_alarms
    return s.bag_hazmats if kind == REVEALED_HAZMAT else 0


def _in_deck(g: House, s: State, role: i64) -> bool:
    """Is the specialist's card still to be drawn?"""
    if role < 1 or role >= len(g.roles):
        return False
    who: i64 = 0
    while who < g.crew_size:
        if role_of(s, who) == role:
            return False
        who += 1
    return True


def outcomes(g: House, s: State) -> list[tuple[int, int]]:
    """Everything that can happen at this chance, with its weight."""
    step: i64 = s.todo[-1] & steps.KIND
    kind: i64 = ROLL
    if is_reveal(step):
        kind = REVEAL
    elif step == steps.DEAL_ROLE:
        kind = ROLE
    elif step == steps.REROLL_RED:
        kind = RED
    elif step == steps.REROLL_BLACK:
        kind = BLACK
    found: list[tuple[int, int]] = []
    argument: i64 = 0
    while argument < DICE_SQUARES:
        action = act(kind, argument)
        likely = weight(g, s, step, action)
        if likely:
            found.append((action, likely))
        argument += 1
    return found


def sample(g: House, s: State, rng: Rng) -> i64:
    """One outcome by its weight, without a list where chance is asked most often."""
    step: i64 = s.todo[-1] & steps.KIND
    if is_roll(step):
        return act(ROLL, rng.below(DICE_SQUARES))
    if is_reveal(step):
        drawn = rng.below(bag(s))
        if drawn < s.bag_victims:
            return act(REVEAL, REVEALED_VICTIM)
        if drawn < s.bag_victims + s.bag_false_alarms:
            return act(REVEAL, REVEALED_FALSE_ALARM)
        return act(REVEAL, REVEALED_HAZMAT)
    listed = outcomes(g, s)
    return listed[rng.below(len(listed))][0]


def happen(g: House, s: State, log: Log, action: i64) -> None:
    """Let an outcome happen."""
    entry: i64 = s.todo.pop()
    step = entry & steps.KIND
    argument = argument_of(action)
    if is_roll(step):
        _rolled(g, s, log, step, argument)
    elif is_reveal(step):
        reveal(g, s, log, entry >> steps.ARGUMENT, argument, step)
    elif step == steps.DEAL_ROLE:
        who = entry >> steps.ARGUMENT
        s.roles = put_byte(s.roles, who, argument)
        if log is not None:
            log.append(events.RoleDealt(who, argument))
    else:
        rerolled(g, s, log, DIE_RED if step == steps.REROLL_RED else DIE_BLACK, argument)


def _rolled(g: House, s: State, log: Log, step: i64, square: i64) -> None:
    if log is not None:
        kind: int = step
        purpose = steps.NAMES[kind].removeprefix("roll-")
        log.append(events.Rolled(purpose, square // 8 + 1, square % 8 + 1))
    if step == steps.ROLL_ADVANCE:
        advance(g, s, log, square)
    elif step == steps.ROLL_POINT:
        point_rolled(g, s, log, square)
    elif step == steps.ROLL_SET_UP:
        set_up_rolled(g, s, log, square)
    elif step == steps.ROLL_STARVED:
        starved_rolled(g, s, log, square)
    else:
        gun_rolled(g, s, log, square // 8 + 1, square % 8 + 1)

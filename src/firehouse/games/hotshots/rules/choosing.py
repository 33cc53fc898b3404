"""Who is which character and who begins: chosen when the fires burn, or dealt."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.games.hotshots import events
from firehouse.games.hotshots.data.roles import ROLES
from firehouse.games.hotshots.rules import reasons, steps
from firehouse.games.hotshots.rules.actions import AT_RANDOM
from firehouse.games.hotshots.rules.effects import Log
from firehouse.games.hotshots.rules.house import CHOSEN, DRAWN, House
from firehouse.games.hotshots.rules.state import State, put_byte, role_of


def characters(g: House) -> list[int]:
    """A character for each pawn that is not named, the last pawn first."""
    found: list[int] = []
    for who in reversed(range(g.crew_size)):
        if g.crew[who] == CHOSEN:
            found.append(steps.CHOOSE_ROLE + (who << steps.ARGUMENT))
        elif g.crew[who] == DRAWN:
            found.append(steps.DEAL_ROLE + (who << steps.ARGUMENT))
    return found


def in_box(g: House, s: State, role: i64) -> bool:
    """Is the character still to be had?"""
    if role >= ROLES:
        return False
    who: i64 = 0
    while who < g.crew_size:
        if role_of(s, who) == role:
            return False
        who += 1
    return True


def role_refusal(g: House, s: State, role: i64) -> i64:
    """Why the character may not be taken; there are as many as a crew can have."""
    if role == AT_RANDOM:
        return reasons.ALLOWED
    if role >= ROLES:
        return reasons.UNKNOWN_ACTION
    return reasons.ALLOWED if in_box(g, s, role) else reasons.CHARACTER_TAKEN


def take_role(s: State, log: Log, who: i64, role: i64) -> None:
    """Take a character, or leave it to luck."""
    if role == AT_RANDOM:
        s.todo.append(steps.DEAL_ROLE + (who << steps.ARGUMENT))
    else:
        give_role(s, log, who, role)


def give_role(s: State, log: Log, who: i64, role: i64) -> None:
    """From now on the pawn is this character."""
    s.roles = put_byte(s.roles, who, role)
    if log is not None:
        log.append(events.RoleDealt(who, role))


def choose_first(s: State, log: Log, who: i64) -> None:
    """The pawn begins, and the turns go round from there."""
    s.turn = who
    s.todo.append(steps.BEGIN_TURN + (who << steps.ARGUMENT))
    if log is not None:
        log.append(events.FirstChosen(who))

"""Who is which character and who begins: chosen when the fires burn, or dealt."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, put_byte
from firehouse.core.kinds import Kind
from firehouse.core.stack import entry, push
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data import headings
from firehouse.games.hotshots.data.roles import ROLES
from firehouse.games.hotshots.rules import actions, reasons, steps
from firehouse.games.hotshots.rules.actions import AT_RANDOM
from firehouse.games.hotshots.rules.effects import Log
from firehouse.games.hotshots.rules.house import CHOSEN, DRAWN, House
from firehouse.games.hotshots.rules.state import State, role_of

KINDS: Final[tuple[Kind, ...]] = (
    Kind(actions.ROLE, "role", "role", headings.SET_UP, by_luck=True),
    Kind(
        actions.TAKE_ROLE,
        "take-role",
        "role or random",
        headings.SET_UP,
        typed="take",
        answers=True,
    ),
    Kind(actions.BEGIN, "begin", "beginner", headings.SET_UP, answers=True),
)


def characters(g: House) -> list[int]:
    """A character for each pawn that is not named, the last pawn first."""
    found: list[int] = []
    for who in reversed(range(g.crew_size)):
        if g.crew[who] == CHOSEN:
            found.append(entry(steps.CHOOSE_ROLE, who))
        elif g.crew[who] == DRAWN:
            found.append(entry(steps.DEAL_ROLE, who))
    return found


def in_box(g: House, s: State, role: i64) -> bool:
    """Is the character still to be had?"""
    return ((box(g, s) >> role) & 1) != 0


def box(g: House, s: State) -> i64:
    """The set of characters that are still to be had."""
    found: i64 = bit(ROLES) - 1
    who: i64 = 0
    while who < g.crew_size:
        role = role_of(s, who)
        if role < ROLES:
            found &= ~bit(role)
        who += 1
    return found


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
        push(s.todo, steps.DEAL_ROLE, who)
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
    push(s.todo, steps.BEGIN_TURN, who)
    if log is not None:
        log.append(events.FirstChosen(who))

"""Fight the fire: roll, set matching dice aside, go on or stop; Support and Blowup."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit
from firehouse.core.kinds import Kind
from firehouse.core.stack import push
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data import faces, headings
from firehouse.games.hotshots.data.roles import SWAPPED, SWAPS
from firehouse.games.hotshots.rules import actions, reasons, steps
from firehouse.games.hotshots.rules.effects import Log, add_flames, remove_flames
from firehouse.games.hotshots.rules.firebreaks import free_side
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.state import (
    FOUGHT,
    ON_FIRE,
    SUCCEEDED,
    State,
    able,
    flames,
    has_flag,
    is_scorched,
    pawns_on,
    place_of,
    role_of,
)

KINDS: Final[tuple[Kind, ...]] = (
    Kind(actions.FIGHT, "fight", "bare", headings.FIGHT),
    Kind(actions.LOCK, "lock", "matching dice", headings.FIGHT),
    Kind(actions.ROLL_AGAIN, "roll-again", "bare", headings.FIGHT, typed="roll"),
    Kind(actions.STOP, "stop", "reward", headings.SUCCESS),
    Kind(actions.FAIL, "fail", "bare", headings.FAILURE),
    Kind(actions.ROLL, "roll", "dice", headings.FIGHT, typed="dice", by_luck=True),
)


def fight_refusal(s: State) -> i64:
    """Why no dice can be rolled here; 0 if they can."""
    if has_flag(s, FOUGHT):
        return reasons.FOUGHT_ALREADY
    if is_scorched(s, place_of(s, s.turn)):
        return reasons.NO_ICONS
    return reasons.ALLOWED if s.dice else reasons.NO_DICE


def fight(g: House, s: State, log: Log) -> None:
    """Begin to roll; movement is over."""
    here = place_of(s, s.turn)
    s.moves = 0
    s.flags |= FOUGHT
    if flames(s, here):
        s.flags |= ON_FIRE
    s.locked = 0
    s.extra = 0
    s.support = pawns_on(s, here, g.crew_size) - 1
    if (s.ground.lakeside >> here) & 1:
        s.support += 1
    if log is not None:
        log.append(events.FightStarted(s.turn, here, s.support))
    push(s.todo, steps.ROLL_DICE)


def dice_to_roll(s: State) -> i64:
    """Dice in play that are not locked."""
    return s.dice - faces.total(s.locked)


def wanted(g: House, s: State, face: i64) -> i64:
    """How many icons of a face are still open on the tile."""
    icons: i64 = g.terrain.icons[place_of(s, s.turn)]
    shift = face * 3
    return ((icons >> shift) & 7) - ((s.locked >> shift) & 7) - ((s.extra >> shift) & 7)


def open_icons(g: House, s: State) -> i64:
    """The icons that are still open on the tile, as packed counts."""
    found: i64 = 0
    face: i64 = 0
    while face < faces.FACES:
        number = wanted(g, s, face)
        if number > 0:
            found += number << (face * 3)
        face += 1
    return found


def matches(s: State) -> i64:
    """How many icons have been matched, by dice and tokens."""
    return faces.total(s.locked) + faces.total(s.extra)


def swap_of(s: State, face: i64) -> i64:
    """The face that the pawn on turn can turn into this one; -1 if none."""
    role = role_of(s, s.turn)
    if role >= 4 or SWAPS[role] < 0 or not able(s, s.turn):
        return -1
    if face == SWAPS[role]:
        found: i64 = SWAPPED[role]
        return found
    if face == SWAPPED[role]:
        other: i64 = SWAPS[role]
        return other
    return -1


def on_table(s: State) -> i64:
    """The roll on the table as packed counts."""
    handful: i64 = s.rolled - 1
    found: i64 = faces.PACKED[handful]
    return found


def can_match(g: House, s: State) -> bool:
    """Does any die of the roll match, by itself or changed by the ability?"""
    roll = on_table(s)
    face: i64 = 0
    while face < faces.FACES:
        if wanted(g, s, face) > 0:
            if faces.count(roll, face):
                return True
            other = swap_of(s, face)
            if other >= 0 and faces.count(roll, other):
                return True
        face += 1
    return False


def lock_refusal(g: House, s: State, handful: i64) -> i64:
    """Why these dice cannot be set aside."""
    if handful >= faces.HANDFULS:
        return reasons.UNKNOWN_ACTION
    if handful == 0:
        return reasons.LOCK_SOMETHING
    chosen: i64 = faces.PACKED[handful]
    roll = on_table(s)
    face: i64 = 0
    while face < faces.FACES:
        number = faces.count(chosen, face)
        if number:
            other = swap_of(s, face)
            have = faces.count(roll, face)
            if other >= 0:
                have += faces.count(roll, other) - faces.count(chosen, other)
            if number > have:
                return reasons.NOT_ROLLED
            if number > wanted(g, s, face):
                return reasons.NOT_MATCHING
        face += 1
    return reasons.ALLOWED


def lock(s: State, log: Log, handful: i64) -> None:
    """Set dice aside."""
    chosen: i64 = faces.PACKED[handful]
    if log is not None:
        log.append(events.Locked(handful, not _within(chosen, on_table(s))))
    s.locked += chosen
    s.rolled = 0
    push(s.todo, steps.GO_ON)


def _within(chosen: i64, roll: i64) -> bool:
    face: i64 = 0
    while face < faces.FACES:
        if faces.count(chosen, face) > faces.count(roll, face):
            return False
        face += 1
    return True


def roll_refusal(g: House, s: State) -> i64:
    """Why the dice cannot be rolled again."""
    if matches(s) >= faces.total(g.terrain.icons[place_of(s, s.turn)]):
        return reasons.ALL_MATCHED
    return reasons.ALLOWED if dice_to_roll(s) > 0 else reasons.NO_DICE_LEFT


def fail(g: House, s: State, log: Log) -> None:
    """No match: Support forgives it, else the fire blows up."""
    s.rolled = 0
    if s.support:
        s.support -= 1
        if log is not None:
            log.append(events.RollFailed(True, s.support))
        push(s.todo, steps.GO_ON)
        return
    if log is not None:
        log.append(events.RollFailed(False, 0))
    blow_up(g, s, log)


def blow_up(g: House, s: State, log: Log) -> None:
    """One more flame on the tile, and the fight is over without a score."""
    here = place_of(s, s.turn)
    _leave_fight(s)
    if log is not None:
        log.append(events.BlewUp(here))
    push(s.todo, steps.SCORCHING)
    add_flames(g, s, log, here, 1, "blowup")


def _leave_fight(s: State) -> None:
    s.locked = 0
    s.extra = 0
    s.support = 0


def stop_refusal(s: State, reward: i64) -> i64:
    """Why the fight cannot end with this reward."""
    if reward >= actions.REWARDS:
        return reasons.UNKNOWN_ACTION
    if reward == actions.NOTHING:
        return reasons.ALLOWED
    if matches(s) < actions.MATCHES[reward]:
        return reasons.TOO_FEW_MATCHES
    if reward == actions.FIREBREAK:
        return reasons.ALLOWED if free_side(s) else reasons.NO_FREE_SIDE
    if not has_flag(s, ON_FIRE):
        return reasons.NO_FIRE_HERE
    if reward == actions.TWO_AND_TOKEN and not s.bag:
        return reasons.BAG_EMPTY
    return reasons.ALLOWED


def stop(g: House, s: State, log: Log, reward: i64) -> None:
    """End the fight and take the reward."""
    here = place_of(s, s.turn)
    matched = matches(s)
    _leave_fight(s)
    if log is not None:
        log.append(events.FightStopped(s.turn, here, matched, reward))
    if matched >= 3 and has_flag(s, ON_FIRE):
        succeed(s, log, bit(here))
    if actions.REWARD_TOKENS[reward]:
        push(s.todo, steps.GAIN_TOKEN, steps.gaining(s.turn, steps.WON))
    if actions.FIREBREAKS[reward]:
        push(s.todo, steps.EARN_BREAK)
    remove_flames(s, log, here, actions.FLAMES[reward], "fight")


def succeed(s: State, log: Log, tiles: i64) -> None:
    """Remember the fires that were fought with success."""
    s.flags |= SUCCEEDED
    s.quenched |= tiles
    if log is not None:
        log.append(events.Succeeded(s.quenched))

"""What luck can bring at each chance, how likely it is, and what follows from it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit
from firehouse.core.kinds import Kind
from firehouse.core.luck import Rng
from firehouse.core.stack import argument_in, step_of
from firehouse.core.unknown import unknown
from firehouse.games.flashpoint import events
from firehouse.games.flashpoint.data.board import DICE_SQUARES
from firehouse.games.flashpoint.rules import actions, steps
from firehouse.games.flashpoint.rules.actions import (
    BLACK,
    DIE_BLACK,
    DIE_RED,
    RED,
    REVEAL,
    REVEALED_FALSE_ALARM,
    REVEALED_HAZMAT,
    REVEALED_TRAPPED,
    REVEALED_VICTIM,
    ROLE,
    ROLL,
    act,
    argument_of,
)
from firehouse.games.flashpoint.rules.card_chance import (
    card_happens,
    card_outcomes,
    card_weight,
    is_card,
    sampled_card,
)
from firehouse.games.flashpoint.rules.crew_choice import dealt, give_card, role_weight
from firehouse.games.flashpoint.rules.effects import Log, add_hot_spot
from firehouse.games.flashpoint.rules.fire import advance
from firehouse.games.flashpoint.rules.hot_spots import note_target
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.pools import MARKERS, odds, sampled
from firehouse.games.flashpoint.rules.search import (
    bag,
    is_refused,
    point_rolled,
    refused_squares,
    reveal,
)
from firehouse.games.flashpoint.rules.setting_up import (
    hazmat_rolled,
    opposite_column,
    opposite_square,
    rerolled_squares,
    set_up_rolled,
    start_point_rolled,
)
from firehouse.games.flashpoint.rules.state import State
from firehouse.games.flashpoint.rules.turn import starved_rolled
from firehouse.games.flashpoint.rules.vehicles import gun_rolled, rerolled
from firehouse.games.flashpoint.rules.veteran import note_vicinity

KINDS: Final[tuple[Kind, ...]] = (
    Kind(actions.ROLL, "roll", "dice", by_luck=True),
    Kind(actions.RED, "red", "red", by_luck=True),
    Kind(actions.BLACK, "black", "black", by_luck=True),
)


def is_roll(step: i64) -> bool:
    """Are both dice rolled?"""
    return steps.ROLL_SET_UP <= step <= steps.ROLL_GUN


def is_reveal(step: i64) -> bool:
    """Is a marker turned over?"""
    return steps.REVEAL_FOUND <= step <= steps.REVEAL_HOSED


def is_red(step: i64) -> bool:
    """Is the red die rolled alone?"""
    return step == steps.REROLL_RED or step == steps.ROLL_OPPOSITE


def is_black(step: i64) -> bool:
    """Is the black die rolled alone?"""
    return step == steps.REROLL_BLACK or step == steps.ROLL_CENTRE


def rolled_again(g: House, s: State, step: i64) -> i64:
    """Dice squares for which both dice are rolled again, as if they had not come up."""
    if step == steps.ROLL_POINT:
        return refused_squares(g, s)
    return rerolled_squares(g, s, step) if step <= steps.ROLL_HOT_SPOT else 0


def weight(g: House, s: State, step: i64, action: i64) -> i64:
    """How likely an outcome is, as an integer weight; 0 for what cannot happen."""
    if is_card(step):
        return card_weight(g, s, s.todo[-1], action)
    argument = argument_of(action)
    if is_roll(step):
        if action != act(ROLL, argument) or argument >= DICE_SQUARES:
            return 0
        return 0 if rolled_again(g, s, step) & bit(argument) else 1
    if is_reveal(step):
        fits = action == act(REVEAL, argument) and argument < MARKERS
        return odds(s, argument_in(s.todo[-1]))[argument] if fits else 0
    if step == steps.DEAL_ROLE:
        return role_weight(g, s, argument) if action == act(ROLE, argument) else 0
    if is_black(step):
        return 1 if action == act(BLACK, argument) and 1 <= argument <= 8 else 0
    if is_red(step):
        if action != act(RED, argument) or not 1 <= argument <= 6:
            return 0
        if step == steps.ROLL_OPPOSITE and s.fire & bit(opposite_square(s, argument)):
            return 0 if _opposite_free(s) else 1
        return 1
    raise unknown("step", step)


def _opposite_free(s: State) -> bool:
    """Is there a square in the opposite column that does not burn?"""
    red: i64 = 1
    while red <= 6:
        if not s.fire & bit(opposite_square(s, red)):
            return True
        red += 1
    return False


def outcomes(g: House, s: State) -> list[tuple[int, int]]:
    """Everything that can happen at this chance, with its weight."""
    step: i64 = step_of(s.todo[-1])
    if is_card(step):
        return card_outcomes(g, s, s.todo[-1])
    if is_reveal(step):
        return _markers(odds(s, argument_in(s.todo[-1])))
    kind = _outcome(step)
    most: i64 = len(g.roles) if kind == ROLE else DICE_SQUARES
    found: list[tuple[int, int]] = []
    argument: i64 = 0
    while argument < most:
        action = act(kind, argument)
        likely = weight(g, s, step, action)
        if likely:
            found.append((action, likely))
        argument += 1
    return found


def _outcome(step: i64) -> i64:
    """The kind of outcome of dice, or of a specialist's card."""
    if is_roll(step):
        return ROLL
    if step == steps.DEAL_ROLE:
        return ROLE
    if is_red(step):
        return RED
    if is_black(step):
        return BLACK
    raise unknown("step", step)


def _markers(weights: list[int]) -> list[tuple[int, int]]:
    """What a marker can be, with its weight."""
    return [(act(REVEAL, kind), likely) for kind, likely in enumerate(weights) if likely]


def _sampled_square(g: House, s: State, step: i64, rng: Rng) -> i64:
    """Roll both dice until they name a square that counts."""
    square = rng.below(DICE_SQUARES)
    if step == steps.ROLL_POINT:
        while is_refused(g, s, square):
            square = rng.below(DICE_SQUARES)
        return square
    again = rolled_again(g, s, step)
    while again & bit(square):
        square = rng.below(DICE_SQUARES)
    return square


def sample(g: House, s: State, rng: Rng) -> i64:
    """One outcome by its weight, without a list where chance is asked most often."""
    step: i64 = step_of(s.todo[-1])
    if is_roll(step):
        return act(ROLL, _sampled_square(g, s, step, rng))
    if is_reveal(step):
        if s.pools:
            return act(REVEAL, sampled(s, argument_in(s.todo[-1]), rng))
        drawn = rng.below(bag(s))
        if drawn < s.bag_victims:
            return act(REVEAL, REVEALED_VICTIM)
        if drawn < s.bag_victims + s.bag_false_alarms:
            return act(REVEAL, REVEALED_FALSE_ALARM)
        if drawn < bag(s) - s.bag_trapped:
            return act(REVEAL, REVEALED_HAZMAT)
        return act(REVEAL, REVEALED_TRAPPED)
    if step == steps.DEAL_ROLE:
        return act(ROLE, dealt(g, s, rng))
    if is_black(step):
        return act(BLACK, 1 + rng.below(8))
    if is_card(step) and step != steps.DRAW_FLARE_UP:
        return sampled_card(g, s, s.todo[-1], rng)
    return _by_weight(outcomes(g, s), rng)


def _by_weight(listed: list[tuple[int, int]], rng: Rng) -> i64:
    total: i64 = 0
    for _, likely in listed:
        total += likely
    left = rng.below(total)
    index: i64 = 0
    while left >= listed[index][1]:
        left -= listed[index][1]
        index += 1
    return listed[index][0]


def happen(g: House, s: State, log: Log, action: i64) -> None:
    """Let an outcome happen."""
    entry: i64 = s.todo.pop()
    step = step_of(entry)
    argument = argument_of(action)
    if is_card(step):
        card_happens(g, s, log, entry, action)
    elif is_roll(step):
        _rolled(g, s, log, step, argument)
    elif is_reveal(step):
        reveal(g, s, log, argument_in(entry), argument, step)
    elif step == steps.DEAL_ROLE:
        give_card(s, log, argument_in(entry), argument)
    elif step == steps.ROLL_CENTRE:
        _told(log, step, 0, argument)
        set_up_rolled(g, s, log, g.centre[argument - 1])
    elif step == steps.ROLL_OPPOSITE:
        _told(log, step, argument, opposite_column(s))
        set_up_rolled(g, s, log, opposite_square(s, argument))
    elif step == steps.REROLL_RED:
        rerolled(g, s, log, DIE_RED, argument)
    elif step == steps.REROLL_BLACK:
        rerolled(g, s, log, DIE_BLACK, argument)
    else:
        raise unknown("step", step)


def _told(log: Log, step: i64, red: i64, black: i64) -> None:
    if log is not None:
        kind: int = step
        log.append(events.Rolled(steps.NAMES[kind].removeprefix("roll-"), red, black))


def _rolled(g: House, s: State, log: Log, step: i64, square: i64) -> None:
    _told(log, step, square // 8 + 1, square % 8 + 1)
    if step == steps.ROLL_ADVANCE:
        if g.options.hot_spots:
            note_target(s, square)
        if g.has_veteran:
            note_vicinity(g, s)
        advance(g, s, log, square)
    elif step == steps.ROLL_POINT:
        point_rolled(g, s, log, square)
    elif step == steps.ROLL_SET_UP:
        set_up_rolled(g, s, log, square)
    elif step == steps.ROLL_STARVED:
        starved_rolled(g, s, log, square)
    elif step == steps.ROLL_START_POINT:
        start_point_rolled(g, s, log, square)
    elif step == steps.ROLL_HAZMAT:
        hazmat_rolled(s, log, square)
    elif step == steps.ROLL_HOT_SPOT:
        add_hot_spot(s, log, square, "set-up")
    elif step == steps.ROLL_GUN:
        gun_rolled(g, s, log, square // 8 + 1, square % 8 + 1)
    else:
        raise unknown("step", step)

"""What luck can bring at each chance, how likely it is, and what follows from it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import members, nth, size
from firehouse.core.luck import Rng
from firehouse.core.stack import argument_in, push, step_of
from firehouse.core.unknown import unknown
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data import faces
from firehouse.games.hotshots.rules import actions, steps
from firehouse.games.hotshots.rules.actions import act, argument_of, kind_of
from firehouse.games.hotshots.rules.bag import lose_from_bag, token_drawn
from firehouse.games.hotshots.rules.crew_choice import box, give_role
from firehouse.games.hotshots.rules.deck import card_drawn, card_weight, class_weights, sample_card
from firehouse.games.hotshots.rules.effects import Log
from firehouse.games.hotshots.rules.fighting import can_match, dice_to_roll, fail
from firehouse.games.hotshots.rules.house import GAP, House
from firehouse.games.hotshots.rules.setting_up import cells_for, lay, light, light_choices
from firehouse.games.hotshots.rules.state import State
from firehouse.games.hotshots.rules.tokens import can_answer

_OUTCOMES: Final = [step.brings[0] for step in steps.STEPS if step.brings]
"""The kind of the outcomes of each chance, from FIRST_CHANCE."""


def kind_for(step: i64) -> i64:
    """The kind of the outcomes of a chance."""
    found: i64 = _OUTCOMES[step - steps.FIRST_CHANCE]
    return found


def is_outcome(kind: i64) -> bool:
    """Is an action of this kind something that luck brings?"""
    return kind in _OUTCOMES


def weight(g: House, s: State, action: i64) -> i64:
    """How likely an outcome is, as an integer weight; 0 for what cannot happen."""
    step = step_of(s.todo[-1])
    if kind_of(action) != kind_for(step):
        return 0
    argument = argument_of(action)
    if step == steps.ROLL_DICE:
        if argument >= faces.HANDFULS or faces.SIZES[argument] != dice_to_roll(s):
            return 0
        found: i64 = faces.WEIGHTS[argument]
        return found
    if step == steps.DRAW_CARD:
        return card_weight(g, s, argument)
    return (_equals(g, s) >> argument) & 1


def _to_lay(entry: i64) -> i64:
    """The tile that a chance lays, or the gap that it leaves."""
    return GAP if step_of(entry) == steps.LEAVE_GAP else argument_in(entry)


def outcomes(g: House, s: State) -> list[tuple[int, int]]:
    """Everything that can happen at this chance, with its weight."""
    step = step_of(s.todo[-1])
    kind = kind_for(step)
    found: list[tuple[int, int]] = []
    if step == steps.ROLL_DICE:
        dice = dice_to_roll(s)
        for handful in range(faces.FIRST_OF_SIZE[dice], faces.FIRST_OF_SIZE[dice + 1]):
            found.append((act(kind, handful), faces.WEIGHTS[handful]))
    elif step == steps.DRAW_CARD:
        weights = class_weights(g, s)
        for card in members(s.deck):
            likely = weights[g.cards.class_of(card)]
            if likely:
                found.append((act(kind, card), likely))
    else:
        for one in members(_equals(g, s)):
            found.append((act(kind, one), 1))
    return found


def _equals(g: House, s: State) -> i64:
    """The set of what is equally likely at this chance: cells, tokens, characters or tiles."""
    entry: i64 = s.todo[-1]
    step = step_of(entry)
    if step == steps.PLACE_TILE or step == steps.LEAVE_GAP:
        return cells_for(g, s, _to_lay(entry))
    if step == steps.DRAW_TOKEN or step == steps.LOSE_TOKEN:
        return s.bag
    if step == steps.DEAL_ROLE:
        return box(g, s)
    if step == steps.LIGHT_SMALL or step == steps.LIGHT_EXTRA:
        return light_choices(g, s, step)
    raise unknown("chance", step)


def sample(g: House, s: State, rng: Rng) -> i64:
    """One outcome by its weight, without a list where chance is asked most often."""
    entry: i64 = s.todo[-1]
    step = step_of(entry)
    if step == steps.ROLL_DICE:
        left = dice_to_roll(s)
        handful: i64 = 0
        while left > 0:
            handful = faces.ADD[handful * faces.FACES + rng.below(faces.FACES)]
            left -= 1
        return act(actions.ROLL, handful)
    if step == steps.DRAW_CARD:
        return act(actions.DRAW, sample_card(g, s, rng))
    equals = _equals(g, s)
    return act(kind_for(step), nth(equals, rng.below(size(equals))))


def happen(g: House, s: State, log: Log, action: i64) -> None:
    """Let an outcome happen."""
    entry: i64 = s.todo.pop()
    step = step_of(entry)
    argument = argument_of(action)
    if step == steps.ROLL_DICE:
        _rolled(g, s, log, argument)
    elif step == steps.DRAW_CARD:
        card_drawn(g, s, log, argument)
    elif step == steps.DRAW_TOKEN:
        token_drawn(s, log, argument)
    elif step == steps.LOSE_TOKEN:
        lose_from_bag(s, log, argument)
    elif step == steps.DEAL_ROLE:
        give_role(s, log, argument_in(entry), argument)
    elif step == steps.PLACE_TILE or step == steps.LEAVE_GAP:
        lay(s, log, _to_lay(entry), argument)
    elif step == steps.LIGHT_SMALL or step == steps.LIGHT_EXTRA:
        light(g, s, log, step, argument)
    else:
        raise unknown("chance", step)


def _rolled(g: House, s: State, log: Log, handful: i64) -> None:
    """Set matching dice aside; without a match a token may help, else the roll has failed."""
    s.rolled = handful + 1
    if log is not None:
        log.append(events.Rolled(handful))
    if can_match(g, s) or can_answer(g, s):
        push(s.todo, steps.LOCK)
    else:
        fail(g, s, log)

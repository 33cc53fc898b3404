"""What luck can bring at each chance, how likely it is, and what follows from it."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.bits import members, nth, size
from firehouse.core.luck import Rng
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data import faces, tokens
from firehouse.games.hotshots.data.tiles import TILES
from firehouse.games.hotshots.rules import actions, steps
from firehouse.games.hotshots.rules.actions import act, argument_of, kind_of
from firehouse.games.hotshots.rules.choosing import give_role, in_box
from firehouse.games.hotshots.rules.deck import card_drawn, card_weight, class_weights, sample_card
from firehouse.games.hotshots.rules.effects import Log
from firehouse.games.hotshots.rules.fighting import can_match, dice_to_roll, fail
from firehouse.games.hotshots.rules.house import GAP, House
from firehouse.games.hotshots.rules.rewards import can_answer, lose_from_bag, token_drawn
from firehouse.games.hotshots.rules.setting_up import cells_for, lay, light, light_choices
from firehouse.games.hotshots.rules.state import State


def stream(step: i64) -> str:
    """The stream of luck that decides."""
    kind: int = step
    return steps.NAMES[kind]


def kind_for(step: i64) -> i64:
    """The kind of the outcomes of a chance."""
    if step == steps.ROLL_DICE:
        return actions.ROLL
    if step == steps.DRAW_CARD:
        return actions.DRAW
    if step == steps.PLACE_TILE:
        return actions.PLACE
    if step == steps.LEAVE_GAP:
        return actions.GAP
    if step == steps.DEAL_ROLE:
        return actions.ROLE
    if step == steps.DRAW_TOKEN:
        return actions.TOKEN
    return actions.LOSE if step == steps.LOSE_TOKEN else actions.LIGHT


def weight(g: House, s: State, action: i64) -> i64:
    """How likely an outcome is, as an integer weight; 0 for what cannot happen."""
    entry: i64 = s.todo[-1]
    step = entry & steps.KIND
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
    if step == steps.DRAW_TOKEN or step == steps.LOSE_TOKEN:
        return (s.bag >> argument) & 1 if argument < tokens.TOKENS else 0
    if step == steps.DEAL_ROLE:
        return 1 if in_box(g, s, argument) else 0
    if argument >= TILES:
        return 0
    if step == steps.PLACE_TILE or step == steps.LEAVE_GAP:
        return (cells_for(g, s, _to_lay(entry)) >> argument) & 1
    return (light_choices(g, s, step) >> argument) & 1


def _to_lay(entry: i64) -> i64:
    """The tile that a chance lays, or the gap that it leaves."""
    return GAP if entry & steps.KIND == steps.LEAVE_GAP else entry >> steps.ARGUMENT


def outcomes(g: House, s: State) -> list[tuple[int, int]]:
    """Everything that can happen at this chance, with its weight."""
    entry: i64 = s.todo[-1]
    step = entry & steps.KIND
    kind = kind_for(step)
    found: list[tuple[int, int]] = []
    if step == steps.ROLL_DICE:
        dice = dice_to_roll(s)
        for handful in range(faces.FIRST_OF_SIZE[dice], faces.FIRST_OF_SIZE[dice + 1]):
            found.append((act(kind, handful), faces.WEIGHTS[handful]))
        return found
    if step == steps.PLACE_TILE or step == steps.LEAVE_GAP:
        for cell in members(cells_for(g, s, _to_lay(entry))):
            found.append((act(kind, cell), 1))
        return found
    if step == steps.DRAW_CARD:
        weights = class_weights(g, s)
        for card in members(s.deck):
            likely = weights[g.cards.class_of(card)]
            if likely:
                found.append((act(kind, card), likely))
        return found
    argument: i64 = 0
    while argument < TILES:
        action = act(kind, argument)
        if weight(g, s, action):
            found.append((action, 1))
        argument += 1
    return found


def sample(g: House, s: State, rng: Rng) -> i64:
    """One outcome by its weight, without a list where chance is asked most often."""
    entry: i64 = s.todo[-1]
    step = entry & steps.KIND
    if step == steps.ROLL_DICE:
        left = dice_to_roll(s)
        handful: i64 = 0
        while left > 0:
            handful = faces.ADD[handful * faces.FACES + rng.below(faces.FACES)]
            left -= 1
        return act(actions.ROLL, handful)
    if step == steps.DRAW_CARD:
        return act(actions.DRAW, sample_card(g, s, rng))
    if step == steps.DRAW_TOKEN or step == steps.LOSE_TOKEN:
        return act(kind_for(step), nth(s.bag, rng.below(size(s.bag))))
    if step == steps.PLACE_TILE or step == steps.LEAVE_GAP:
        cells = cells_for(g, s, _to_lay(entry))
        return act(kind_for(step), nth(cells, rng.below(size(cells))))
    listed = outcomes(g, s)
    return listed[rng.below(len(listed))][0]


def happen(g: House, s: State, log: Log, action: i64) -> None:
    """Let an outcome happen."""
    entry: i64 = s.todo.pop()
    step = entry & steps.KIND
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
        give_role(s, log, entry >> steps.ARGUMENT, argument)
    elif step == steps.PLACE_TILE or step == steps.LEAVE_GAP:
        lay(s, log, _to_lay(entry), argument)
    else:
        light(g, s, log, step, argument)


def _rolled(g: House, s: State, log: Log, handful: i64) -> None:
    """Set matching dice aside; without a match a token may help, else the roll has failed."""
    s.rolled = handful + 1
    if log is not None:
        log.append(events.Rolled(handful))
    if can_match(g, s) or can_answer(g, s):
        s.todo.append(steps.LOCK)
    else:
        fail(g, s, log)

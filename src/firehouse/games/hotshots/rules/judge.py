"""One judge: why an action is refused."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.stack import argument_in, step_of
from firehouse.core.unknown import unknown
from firehouse.games.hotshots.rules import actions, reasons, steps
from firehouse.games.hotshots.rules.bag import discard_refusal, exchange_refusal
from firehouse.games.hotshots.rules.chance import is_outcome, weight
from firehouse.games.hotshots.rules.crew_choice import role_refusal
from firehouse.games.hotshots.rules.fighting import (
    can_match,
    fight_refusal,
    lock_refusal,
    roll_refusal,
    stop_refusal,
)
from firehouse.games.hotshots.rules.firebreaks import place_refusal, take_refusal
from firehouse.games.hotshots.rules.firecards import feed_choices, new_fire_choices
from firehouse.games.hotshots.rules.house import GAP, House
from firehouse.games.hotshots.rules.moving import move_refusal, order_refusal, step_cost
from firehouse.games.hotshots.rules.scorching import choice_refusal, due, spread_choices
from firehouse.games.hotshots.rules.setting_up import cells_for, light_choices
from firehouse.games.hotshots.rules.sharing import share_refusal
from firehouse.games.hotshots.rules.state import State
from firehouse.games.hotshots.rules.tokens import (
    bare_refusal,
    double_refusal,
    face_refusal,
    flame_refusal,
    go_anywhere_refusal,
    summon_refusal,
)
from firehouse.games.hotshots.rules.vehicles import (
    AIR_TANKER,
    HELICOPTER,
    doze_refusal,
    dozer_refusal,
    drop_refusal,
    land_refusal,
    vehicle_refusal,
    water_refusal,
)


def refusal(g: House, s: State, action: i64) -> i64:
    """0 for a legal action, else the code of the reason."""
    if action < 0 or action >= actions.SPACE:
        return reasons.UNKNOWN_ACTION
    if s.ended:
        return reasons.GAME_OVER
    step: i64 = step_of(s.todo[-1])
    kind = actions.kind_of(action)
    argument = actions.argument_of(action)
    if step < steps.FIRST_DECISION:
        if weight(g, s, action) > 0:
            return reasons.ALLOWED
        return reasons.NO_SUCH_OUTCOME if is_outcome(kind) else reasons.CHANCE_DECIDES
    if step == steps.ACT:
        return _act_refusal(g, s, kind, argument)
    if step == steps.LOCK or step == steps.GO_ON:
        return _fight_refusal(g, s, step, kind, argument)
    return _decision_refusal(g, s, step, kind, argument)


def _bare(argument: i64) -> i64:
    """An action without an argument has exactly one form."""
    return reasons.UNKNOWN_ACTION if argument else reasons.ALLOWED


def _act_refusal(g: House, s: State, kind: i64, argument: i64) -> i64:
    """The actions of a turn outside a fight."""
    if kind == actions.MOVE:
        return move_refusal(s, argument)
    if kind == actions.FIGHT:
        return _bare(argument) or fight_refusal(s)
    if kind == actions.END:
        return _bare(argument)
    if kind == actions.HELICOPTER:
        return vehicle_refusal(s, HELICOPTER) or water_refusal(s, argument)
    if kind == actions.TANKER:
        return vehicle_refusal(s, AIR_TANKER) or water_refusal(s, argument)
    if kind == actions.DOZER:
        return _bare(argument) or dozer_refusal(g, s)
    if kind == actions.ORDER:
        return order_refusal(g, s, actions.sent_in(argument), actions.goal_in(argument))
    if kind == actions.EXCHANGE:
        return exchange_refusal(g, s, argument)
    if kind == actions.PLAY_ANYWHERE:
        return go_anywhere_refusal(g, s, argument)
    if kind == actions.PLAY_FLAME:
        return flame_refusal(g, s, argument)
    if kind == actions.PLAY_FACE or kind == actions.PLAY_DOUBLE:
        return reasons.TOKEN_NOT_NOW
    return _any_time_refusal(g, s, steps.ACT, kind, argument)


def _any_time_refusal(g: House, s: State, step: i64, kind: i64, argument: i64) -> i64:
    """What can be done with tokens before, in and after a fight."""
    if kind == actions.GIVE or kind == actions.TAKE:
        return share_refusal(g, s, argument, kind == actions.GIVE)
    if kind == actions.PLAY:
        return bare_refusal(g, s, argument, step)
    if kind == actions.PLAY_SUMMON:
        return summon_refusal(g, s, argument)
    return reasons.NOT_NOW


def _fight_refusal(g: House, s: State, step: i64, kind: i64, argument: i64) -> i64:
    """After a roll, and between rolls."""
    if kind == actions.PLAY_FACE:
        return face_refusal(g, s, argument)
    if kind == actions.PLAY_DOUBLE:
        return double_refusal(g, s, argument)
    if step == steps.LOCK:
        if kind == actions.LOCK:
            return lock_refusal(g, s, argument)
        if kind == actions.FAIL:
            return _bare(argument) or (reasons.CAN_MATCH if can_match(g, s) else reasons.ALLOWED)
    else:
        if kind == actions.ROLL_AGAIN:
            return _bare(argument) or roll_refusal(g, s)
        if kind == actions.STOP:
            return stop_refusal(s, argument)
    return _any_time_refusal(g, s, step, kind, argument)


def choices(g: House, s: State) -> i64:
    """The tiles to choose from at a decision that asks for one."""
    entry: i64 = s.todo[-1]
    step = step_of(entry)
    argument = argument_in(entry)
    if step == steps.FEED:
        return feed_choices(g, s, argument)
    if step == steps.NEW_FIRE:
        return new_fire_choices(g, s, argument)
    if step == steps.SCORCH_FIRST:
        return due(g, s)
    if step == steps.SPREAD:
        return spread_choices(g, s, steps.tile_in(argument))
    if step == steps.CHOOSE_SMALL or step == steps.CHOOSE_EXTRA:
        return light_choices(g, s, step)
    raise unknown("choice", step)


def asks_for_tile(step: i64) -> bool:
    """Is a tile to be chosen at this decision?"""
    return steps.FEED <= step <= steps.SPREAD or step >= steps.CHOOSE_SMALL


def _decision_refusal(g: House, s: State, step: i64, kind: i64, argument: i64) -> i64:
    """Decisions of one kind."""
    if kind != kind_at(step, kind):
        return reasons.NOT_NOW
    if kind == actions.CHOOSE:
        return choice_refusal(choices(g, s), argument)
    if kind == actions.GAP:
        return choice_refusal(cells_for(g, s, GAP), argument)
    if kind == actions.BREAK:
        return place_refusal(s, argument)
    if kind == actions.PICK_UP:
        return take_refusal(s, argument)
    if kind == actions.DOZE:
        return doze_refusal(g, s, argument)
    if kind == actions.LAND:
        return land_refusal(s, argument)
    if kind == actions.DROP:
        return drop_refusal(s, argument)
    if kind == actions.KEEP:
        return choice_refusal(s.pair, argument)
    if kind == actions.CARD:
        return choice_refusal(s.drawn, argument)
    if kind == actions.DISCARD:
        return discard_refusal(g, s, argument)
    if kind == actions.TAKE_ROLE:
        return role_refusal(g, s, argument)
    if kind == actions.USE or kind == actions.BEGIN:
        return reasons.ALLOWED if argument < g.crew_size else reasons.NO_SUCH_PAWN
    if kind == actions.DONE or kind == actions.SAVE or kind == actions.LET:
        return _bare(argument)
    if kind == actions.YES or kind == actions.NO:
        return _bare(argument)
    raise unknown("action", kind)


def kind_at(step: i64, kind: i64) -> i64:
    """The kind that a decision asks for; where it offers two, the given one of them."""
    if asks_for_tile(step):
        return actions.CHOOSE
    if step == steps.CHOOSE_GAP:
        return actions.GAP
    if step == steps.PLACE_BREAK:
        return actions.BREAK
    if step == steps.TAKE_BREAK:
        return actions.PICK_UP
    if step == steps.DOZE:
        return actions.DOZE
    if step == steps.LAND:
        return actions.LAND
    if step == steps.DROP:
        return actions.DONE if kind == actions.DONE else actions.DROP
    if step == steps.KEEP:
        return actions.KEEP
    if step == steps.DISCARD:
        return actions.DISCARD
    if step == steps.PLAY_CARD:
        return actions.CARD
    if step == steps.SAVE:
        return actions.LET if kind == actions.LET else actions.SAVE
    if step == steps.PERMIT:
        return actions.NO if kind == actions.NO else actions.YES
    if step == steps.CHOOSE_ROLE:
        return actions.TAKE_ROLE
    if step == steps.CHOOSE_FIRST:
        return actions.BEGIN
    if step == steps.CHOOSE_CHARACTER:
        return actions.USE
    raise unknown("decision", step)


def price(s: State, action: i64) -> i64:
    """How much of this turn's movement a legal action costs."""
    if actions.kind_of(action) != actions.MOVE:
        return 0
    return step_cost(s, actions.argument_of(action))

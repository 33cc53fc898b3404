"""What follows what: the phases of a turn, and the effects of fire one after the other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import put_byte
from firehouse.core.kinds import Kind
from firehouse.core.stack import argument_in, push, step_of
from firehouse.core.unknown import unknown
from firehouse.games.flashpoint import events
from firehouse.games.flashpoint.data.options import UP_ACTIONS, UP_WHOLE_TURN
from firehouse.games.flashpoint.rules import actions, steps
from firehouse.games.flashpoint.rules.consequences import (
    burn_points,
    burn_victims,
    knock_downs,
    knock_outside,
)
from firehouse.games.flashpoint.rules.effects import Log, get_up, quench, reserve, save
from firehouse.games.flashpoint.rules.event_cards import event_card
from firehouse.games.flashpoint.rules.fire import flash_over, smother, starved
from firehouse.games.flashpoint.rules.fire_cards import add_flare_up, discard, fire_card
from firehouse.games.flashpoint.rules.hazmat import explode_next, kindle
from firehouse.games.flashpoint.rules.hot_spots import flare
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.phases import push_effects, push_fire
from firehouse.games.flashpoint.rules.purse import save_limit
from firehouse.games.flashpoint.rules.search import detect
from firehouse.games.flashpoint.rules.setting_up import set_up_fire, set_up_points
from firehouse.games.flashpoint.rules.spells import pass_on
from firehouse.games.flashpoint.rules.state import State, lies, role_of, saved_of
from firehouse.games.flashpoint.rules.vehicles import splash
from firehouse.games.flashpoint.rules.veteran import hearten

KINDS: Final[tuple[Kind, ...]] = (Kind(actions.END, "end", "bare"),)


def run(g: House, s: State, log: Log) -> i64:
    """Take every step that needs nobody, as far as the next chance, decision or the end.

    How many turns went by in which a pawn only got up.
    """
    rises: i64 = 0
    while not s.ended:
        entry: i64 = s.todo[-1]
        step = step_of(entry)
        if step >= steps.FIRST_CHANCE:
            if step == steps.ACT and g.has_veteran:
                hearten(g, s, log)
            if log is not None:
                log.append(awaited(s, entry))
            return rises
        if step == steps.BEGIN_TURN and lies(s, argument_in(entry)):
            rises += 1
        s.todo.pop()
        _take(g, s, log, step, argument_in(entry))
    if log is not None:
        log.append(events.Awaited("nothing", -1))
    return rises


def awaited(s: State, entry: i64) -> events.Awaited:
    """What the top of the stack waits for, and for whom."""
    step: int = step_of(entry)
    return events.Awaited(steps.NAMES[step], steps.decider(entry, s.turn))


def _take(g: House, s: State, log: Log, step: i64, argument: i64) -> None:
    if step == steps.RESOLVE:
        resolve(g, s, log)
    elif step == steps.SPREAD:
        spread(g, s, log)
    elif step == steps.CONSEQUENCES:
        suffer(g, s, log)
    elif step == steps.DETECT:
        detect(g, s, argument)
    elif step == steps.FLARE:
        flare(g, s, log)
    elif step == steps.BEGIN_TURN:
        begin_turn(g, s, log, argument)
    elif step == steps.STARVE:
        starve(g, s, log, g.options.starved_at)
    elif step == steps.QUENCH:
        quench(s, log)
    elif step == steps.END_TURN:
        following = (s.turn + 1) % g.crew_size
        push(s.todo, steps.BEGIN_TURN, following)
    elif step == steps.SPLASH:
        splash(g, s, log, argument)
    elif step == steps.KNOCK:
        drench(g, s, log, argument)
    elif step == steps.FIRE_CARD:
        fire_card(s, log)
    elif step == steps.EVENT_CARD:
        event_card(g, s, log)
    elif step == steps.ADD_FLARE_UP:
        add_flare_up(s, log)
    elif step == steps.DISCARD:
        discard(g, s, log, argument)
    elif step == steps.SET_UP_FIRE:
        set_up_fire(g, s, log)
    elif step == steps.SET_UP_POINTS:
        set_up_points(g, s, log)
    elif step != steps.HARMLESS:
        raise unknown("step", step)


def begin_turn(g: House, s: State, log: Log, who: i64) -> None:
    """Put the phases of a turn on the stack; who lies only gets up."""
    s.turn = who
    s.heated = 0
    pass_on(s)
    rises = lies(s, who)
    options = g.options
    s.todo.append(steps.END_TURN)
    detects = not (rises and options.getting_up == UP_WHOLE_TURN)
    if detects and options.points_last:
        s.todo.append(steps.DETECT)
    if not rises or options.getting_up == UP_ACTIONS:
        push_fire(g, s)
    if rises:
        get_up(s, log, who)
    else:
        role = g.roles[role_of(s, who)]
        s.ap = role.ap + saved_of(s, who)
        s.free = role.free
        s.bonus = 0
        s.acted = 0
        s.saved = put_byte(s.saved, who, 0)
        if options.smoke_catches:
            push_effects(g, s)
        s.todo.append(steps.ACT)
    if detects and not options.points_last:
        s.todo.append(steps.DETECT)
    if log is not None:
        log.append(events.TurnStarted(who, s.ap, s.free))


def finish_actions(g: House, s: State, log: Log) -> None:
    """Save what may be saved; the fire is next."""
    limit = save_limit(g, s, s.turn)
    save(s, log, s.turn, s.ap if s.ap < limit else limit)


def resolve(g: House, s: State, log: Log) -> None:
    """First edition: flashover, markers and victims in fire, knock-downs, one hazmat; again.

    Hazmats are looked at before a knock-down puts their fire out.
    """
    flash_over(g, s, log)
    if not burn_points(s, steps.RESOLVE):
        return
    burn_victims(g, s, log)
    if s.ended:
        return
    if s.hazmats:
        kindle(s, log)
    if not knock_downs(g, s, log, steps.RESOLVE):
        return
    if not (s.hazmats and explode_next(g, s, log, steps.RESOLVE)):
        s.near = 0


def spread(g: House, s: State, log: Log) -> None:
    """Second edition: flashover, and one hazmat after the other explodes, until all is quiet."""
    flash_over(g, s, log)
    if s.hazmats:
        kindle(s, log)
        explode_next(g, s, log, steps.SPREAD)


def suffer(g: House, s: State, log: Log) -> None:
    """Second edition: knock-downs first, then points of interest and victims in fire are lost."""
    if not knock_downs(g, s, log, steps.CONSEQUENCES):
        return
    s.near = 0
    if burn_points(s, steps.CONSEQUENCES):
        burn_victims(g, s, log)


def drench(g: House, s: State, log: Log, beside: i64) -> None:
    """Knock down whom the deck gun hit, first those outside; who is on turn acts no more then."""
    if beside:
        s.todo.append(steps.KNOCK)
        knock_outside(g, s, log, beside - 1)
    elif knock_downs(g, s, log, steps.KNOCK) and lies(s, s.turn):
        s.todo.pop()
        finish_actions(g, s, log)


def starve(g: House, s: State, log: Log, threshold: i64) -> None:
    """With few discs left the fire lacks oxygen: clear a rolled square and those beside it."""
    if starved(g, s, threshold):
        if log is not None:
            log.append(events.OxygenStarved(reserve(g, s)))
        s.todo.append(steps.ROLL_STARVED)


def starved_rolled(g: House, s: State, log: Log, square: i64) -> None:
    """Clear around the square; roll again while fewer discs are left than the threshold."""
    smother(s, log, g.board.around[square], "oxygen-starved")
    starve(g, s, log, g.options.starved_at - 1)

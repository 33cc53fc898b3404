"""What follows what: set-up, the phases of a turn, and the secondary effects of fire."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.flashpoint import events, steps, tokens
from firehouse.flashpoint.bits import bit, first
from firehouse.flashpoint.board import DICE_SQUARES
from firehouse.flashpoint.effects import (
    Log,
    get_up,
    ignite,
    knock_down,
    lose,
    place_point,
    reserve,
    save,
)
from firehouse.flashpoint.fire import explode, flash_over, smother, starved
from firehouse.flashpoint.hazmat import explode_next, kindle
from firehouse.flashpoint.house import House
from firehouse.flashpoint.search import detect
from firehouse.flashpoint.state import (
    OFF_BOARD,
    State,
    lies,
    place_of,
    put_byte,
    role_of,
    saved_of,
)
from firehouse.flashpoint.vehicles import splash


def begin(g: House) -> State:
    """The position before anything is set up, with the set-up on its stack."""
    s = State([steps.BEGIN_TURN])
    if g.options.vehicles:
        s.todo.append(steps.PARK_AMBULANCE)
        s.todo.append(steps.PARK_ENGINE)
    s.todo.extend(_deals(g))
    s.todo.append(steps.SET_UP_POINTS)
    s.todo.append(steps.SET_UP_FIRE)
    s.bag_victims = g.options.victims
    s.bag_false_alarms = g.options.false_alarms
    s.bag_hazmats = g.options.hazmats
    s.left = g.options.explosions
    who: i64 = 0
    while who < g.crew_size:
        s.at = put_byte(s.at, who, OFF_BOARD)
        role: i64 = g.crew[who]
        s.roles = put_byte(s.roles, who, role if role > 0 else 0)
        who += 1
    return s


def _deals(g: House) -> list[int]:
    """A draw for each pawn without a role, the last first, as far as there are cards."""
    drawing = [who for who in range(g.crew_size) if g.crew[who] < 0]
    cards = len(g.roles) - 1 - len([role for role in g.crew if role > 0])
    return [steps.DEAL_ROLE + (who << steps.ARGUMENT) for who in reversed(drawing[:cards])]


def run(g: House, s: State, log: Log) -> None:
    """Take every step that needs nobody, as far as the next chance, decision or the end."""
    while not s.ended:
        entry: i64 = s.todo[-1]
        step = entry & steps.KIND
        if step >= steps.FIRST_CHANCE:
            if log is not None:
                log.append(awaited(s, entry))
            return
        s.todo.pop()
        _take(g, s, log, step, entry >> steps.ARGUMENT)
    if log is not None:
        log.append(events.Awaited("nothing", -1))


def awaited(s: State, entry: i64) -> events.Awaited:
    """What the top of the stack waits for, and for whom."""
    kind: int = entry & steps.KIND
    who = s.turn
    if kind < steps.FIRST_DECISION:
        who = -1
    elif kind == steps.RIDE_ENGINE or kind == steps.RIDE_AMBULANCE:
        who = entry >> steps.ARGUMENT
    return events.Awaited(steps.NAMES[kind], who)


def _take(g: House, s: State, log: Log, step: i64, argument: i64) -> None:
    if step == steps.RESOLVE:
        resolve(g, s, log)
    elif step == steps.DETECT:
        detect(g, s)
    elif step == steps.BEGIN_TURN:
        begin_turn(g, s, log, argument)
    elif step == steps.STARVE:
        starve(g, s, log, g.options.starved_at)
    elif step == steps.END_TURN:
        following = (s.turn + 1) % g.crew_size
        s.todo.append(steps.BEGIN_TURN + (following << steps.ARGUMENT))
    elif step == steps.SPLASH:
        splash(g, s, log, argument)
    elif step == steps.SET_UP_FIRE:
        set_up_fire(g, s, log)
    elif step == steps.SET_UP_POINTS:
        set_up_points(g, s, log)


def set_up_fire(g: House, s: State, log: Log) -> None:
    """Light the plan's start squares, or roll for explosions."""
    if g.options.explosions:
        s.todo.append(steps.ROLL_SET_UP)
        return
    for square in g.board.starts("basic fire"):
        ignite(g, s, log, square, "set-up")
    s.struck = 0


def set_up_rolled(g: House, s: State, log: Log, square: i64) -> None:
    """One explosion of the set-up: fire on the square, then it explodes once."""
    if not s.fire & bit(square):
        ignite(g, s, log, square, "set-up")
    explode(g, s, log, square, "set-up")
    s.struck = 0
    s.left -= 1
    if s.left:
        s.todo.append(steps.ROLL_SET_UP)


def set_up_points(g: House, s: State, log: Log) -> None:
    """Lay the first points of interest: on the plan's start squares, or where the dice say."""
    if g.options.explosions:
        s.todo.append(steps.DETECT)
        return
    for square in g.board.starts("basic poi"):
        place_point(s, log, square)


def begin_turn(g: House, s: State, log: Log, who: i64) -> None:
    """Detect points of interest, act, advance the fire; who lies only gets up."""
    s.turn = who
    rises = lies(s, who)
    s.todo.append(steps.END_TURN)
    if not (rises and g.options.rise_skips_fire):
        s.todo.append(steps.STARVE)
        s.todo.append(steps.RESOLVE)
        s.todo.append(steps.ROLL_ADVANCE)
    if rises:
        get_up(s, log, who)
    else:
        s.ap = g.roles[role_of(s, who)].ap + saved_of(s, who)
        s.saved = put_byte(s.saved, who, 0)
        s.todo.append(steps.ACT)
    s.todo.append(steps.DETECT)
    if log is not None:
        log.append(events.TurnStarted(who, s.ap))


def finish_actions(g: House, s: State, log: Log) -> None:
    """Save what may be saved; the fire is next."""
    limit = g.options.saved_limit
    save(s, log, s.turn, s.ap if s.ap < limit else limit)


def resolve(g: House, s: State, log: Log) -> None:
    """Secondary effects: flashover, markers and victims in fire, knock-downs, one hazmat; again.

    Facts 2 and 14 of the rulings: hazmats are looked at before a knock-down puts their fire out.
    """
    flash_over(g, s, log)
    if s.poi & s.fire:
        s.todo.append(steps.RESOLVE)
        s.todo.append(steps.REVEAL_BURNT + (first(s.poi & s.fire) << steps.ARGUMENT))
        return
    burn_victims(g, s, log)
    if s.ended:
        return
    if s.hazmats:
        kindle(s, log)
    knock_downs(g, s, log)
    if s.hazmats and explode_next(g, s, log):
        s.todo.append(steps.RESOLVE)


def burn_victims(g: House, s: State, log: Log) -> None:
    """Every victim in a burning square dies."""
    while not s.ended:
        entry = tokens.first_in(s.victims, s.fire)
        if not entry:
            return
        s.victims = tokens.remove(s.victims, entry)
        treated = (entry & tokens.MARKED) != 0
        lose(g, s, log, tokens.square_of(entry), treated, "fire")


def knock_downs(g: House, s: State, log: Log) -> None:
    """Every standing firefighter whom fire or a wave reached is knocked down."""
    who: i64 = 0
    while who < g.crew_size:
        place = place_of(s, who)
        if place < DICE_SQUARES and s.struck & bit(place) and not lies(s, who):
            knock_down(s, log, who)
        who += 1
    s.struck = 0


def starve(g: House, s: State, log: Log, threshold: i64) -> None:
    """With few discs left the fire lacks oxygen: clear a rolled square and those beside it."""
    if starved(g, s, threshold):
        if log is not None:
            log.append(events.OxygenStarved(reserve(g, s)))
        s.todo.append(steps.ROLL_STARVED)


def starved_rolled(g: House, s: State, log: Log, square: i64) -> None:
    """Clear around the square; roll again while fewer discs are left than the threshold."""
    smother(g, s, log, square, "oxygen-starved")
    starve(g, s, log, g.options.starved_at - 1)

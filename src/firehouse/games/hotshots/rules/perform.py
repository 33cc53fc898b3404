"""Playing an action that the judge allows."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.stack import argument_in, push, step_of
from firehouse.core.unknown import unknown
from firehouse.games.hotshots.data.tokens import DOUBLE
from firehouse.games.hotshots.rules import actions, steps
from firehouse.games.hotshots.rules.bag import exchange, keep
from firehouse.games.hotshots.rules.chance import happen
from firehouse.games.hotshots.rules.crew_choice import choose_first, take_role
from firehouse.games.hotshots.rules.effects import Log, discard_token
from firehouse.games.hotshots.rules.fighting import fail, fight, lock, stop
from firehouse.games.hotshots.rules.firebreaks import place, take
from firehouse.games.hotshots.rules.firecards import feed, play, start_fire
from firehouse.games.hotshots.rules.house import GAP, House
from firehouse.games.hotshots.rules.moving import move, order
from firehouse.games.hotshots.rules.scorching import save_die, scorch, spread_chosen
from firehouse.games.hotshots.rules.setting_up import lay, light
from firehouse.games.hotshots.rules.sharing import answer, share
from firehouse.games.hotshots.rules.state import State
from firehouse.games.hotshots.rules.tokens import (
    add_face,
    go_anywhere,
    play_bare,
    summon,
    take_flame,
)
from firehouse.games.hotshots.rules.turn import run, take_turn
from firehouse.games.hotshots.rules.vehicles import (
    doze,
    drive_dozer,
    drop,
    fly_helicopter,
    fly_tanker,
    land,
    land_tanker,
)


def perform(g: House, s: State, log: Log, action: i64) -> None:
    """Play one action or outcome and whatever follows from it by itself."""
    step: i64 = step_of(s.todo[-1])
    if step < steps.FIRST_DECISION:
        happen(g, s, log, action)
    elif step == steps.ACT or step == steps.LOCK or step == steps.GO_ON:
        _act(g, s, log, actions.kind_of(action), actions.argument_of(action))
    else:
        _decide(g, s, log, actions.kind_of(action), actions.argument_of(action))
    run(g, s, log)


def _act(g: House, s: State, log: Log, kind: i64, argument: i64) -> None:
    if kind == actions.MOVE:
        move(s, log, argument)
    elif kind == actions.LOCK:
        s.todo.pop()
        lock(s, log, argument)
    elif kind == actions.ROLL_AGAIN:
        s.todo.pop()
        push(s.todo, steps.ROLL_DICE)
    elif kind == actions.STOP:
        s.todo.pop()
        stop(g, s, log, argument)
    elif kind == actions.FAIL:
        s.todo.pop()
        fail(g, s, log)
    elif kind == actions.FIGHT:
        fight(g, s, log)
    elif kind == actions.END:
        s.todo.pop()
    elif kind == actions.ORDER:
        order(g, s, log, actions.sent_in(argument), actions.goal_in(argument))
    elif kind == actions.HELICOPTER:
        fly_helicopter(s, log, argument)
    elif kind == actions.TANKER:
        fly_tanker(s, log, argument)
    elif kind == actions.DOZER:
        drive_dozer(s, log)
    else:
        _play(g, s, log, kind, argument)


def _play(g: House, s: State, log: Log, kind: i64, argument: i64) -> None:
    """What is done with tokens."""
    if kind == actions.PLAY:
        play_bare(g, s, log, argument)
    elif kind == actions.PLAY_FACE:
        add_face(g, s, log, actions.token_in(argument), actions.face_in(argument))
    elif kind == actions.PLAY_DOUBLE:
        add_face(g, s, log, DOUBLE, argument)
    elif kind == actions.PLAY_SUMMON:
        summon(g, s, log, argument)
    elif kind == actions.PLAY_ANYWHERE:
        go_anywhere(g, s, log, argument)
    elif kind == actions.PLAY_FLAME:
        take_flame(g, s, log, argument)
    elif kind == actions.EXCHANGE:
        exchange(g, s, log, argument)
    elif kind == actions.GIVE:
        share(g, s, log, argument, steps.GIVE)
    elif kind == actions.TAKE:
        share(g, s, log, argument, steps.TAKE)
    else:
        raise unknown("action", kind)


def _decide(g: House, s: State, log: Log, kind: i64, argument: i64) -> None:
    """Decisions of one kind; they leave the stack when they are made."""
    entry: i64 = s.todo.pop()
    step = step_of(entry)
    about = argument_in(entry)
    if step == steps.FEED:
        feed(g, s, log, argument)
    elif step == steps.NEW_FIRE:
        start_fire(g, s, log, argument)
    elif step == steps.SCORCH_FIRST:
        scorch(g, s, log, argument)
    elif step == steps.SPREAD:
        spread_chosen(g, s, log, about, argument)
    elif step == steps.CHOOSE_SMALL or step == steps.CHOOSE_EXTRA:
        light(g, s, log, step, argument)
    elif kind == actions.GAP:
        lay(s, log, GAP, argument)
    elif kind == actions.BREAK:
        place(s, log, argument)
    elif kind == actions.PICK_UP:
        take(s, log, argument)
    elif kind == actions.DOZE:
        doze(s, log, argument)
    elif kind == actions.LAND:
        land(s, log, argument)
    elif kind == actions.DROP:
        drop(s, log, about, argument)
    elif kind == actions.DONE:
        land_tanker(s, log, about)
    elif kind == actions.KEEP:
        keep(g, s, log, steps.gainer_in(about), steps.why_in(about), argument)
    elif kind == actions.CARD:
        play(g, s, log, argument)
    else:
        _answer(g, s, log, kind, argument, about)


def _answer(g: House, s: State, log: Log, kind: i64, argument: i64, about: i64) -> None:
    """Decisions that another player may be asked for."""
    if kind == actions.DISCARD:
        discard_token(g, s, log, about, argument, "choice")
    elif kind == actions.SAVE:
        save_die(g, s, log, about)
    elif kind == actions.USE:
        take_turn(s, log, argument)
    elif kind == actions.TAKE_ROLE:
        take_role(s, log, about, argument)
    elif kind == actions.BEGIN:
        choose_first(s, log, argument)
    elif kind == actions.YES or kind == actions.NO:
        answer(g, s, log, about, kind == actions.YES)
    elif kind != actions.LET:  # the die is lost by a step of its own
        raise unknown("action", kind)

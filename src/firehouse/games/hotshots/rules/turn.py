"""What follows what: set-up, the phases of a turn, and what the engine does by itself."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.kinds import Kind
from firehouse.core.stack import argument_in, push, step_of
from firehouse.core.unknown import unknown
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data import headings
from firehouse.games.hotshots.data.tiles import FIRE_CAMP
from firehouse.games.hotshots.rules import actions, features, steps
from firehouse.games.hotshots.rules.bag import gain, give_up_token, settle
from firehouse.games.hotshots.rules.deck import draw
from firehouse.games.hotshots.rules.effects import Log, recover
from firehouse.games.hotshots.rules.firebreaks import earn
from firehouse.games.hotshots.rules.firecards import discard_card, pick, resolve_part
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.moving import STEPS_A_TURN
from firehouse.games.hotshots.rules.scorching import hurt, lose_die, scorch_what_is_due, spread
from firehouse.games.hotshots.rules.setting_up import lay_out, set_up
from firehouse.games.hotshots.rules.state import NO_CARD, ONE_MORE, State, has_flag, place_of
from firehouse.games.hotshots.rules.vehicles import bulldoze

KINDS: Final[tuple[Kind, ...]] = (
    Kind(actions.END, "end", "bare", headings.TURN),
    Kind(actions.USE, "use", "pawn", headings.SOLO, (features.ONE_PLAYER,), answers=True),
)


def run(g: House, s: State, log: Log) -> None:
    """Take every step that needs nobody, as far as the next chance, decision or the end."""
    while not s.ended:
        entry: i64 = s.todo[-1]
        step = step_of(entry)
        if step >= steps.FIRST_CHANCE:
            if log is not None:
                log.append(awaited(g, s, entry))
            return
        s.todo.pop()
        _take(g, s, log, step, argument_in(entry))
    if log is not None:
        log.append(events.Awaited("nothing", -1))


def awaited(g: House, s: State, entry: i64) -> events.Awaited:
    """What the top of the stack waits for, and for whom."""
    step: int = step_of(entry)
    return events.Awaited(steps.NAMES[step], steps.decider(entry, s.turn))


def _take(g: House, s: State, log: Log, step: i64, argument: i64) -> None:
    if step == steps.SCORCHING:
        scorch_what_is_due(g, s, log)
    elif step == steps.CARD_PART:
        resolve_part(g, s, log, argument)
    elif step == steps.DISCARD_CARD:
        discard_card(s, log)
    elif step == steps.DRAW:
        if not s.flags & (NO_CARD | ONE_MORE):
            draw(g, s, log)
    elif step == steps.PICK:
        pick(g, s, log)
    elif step == steps.BEGIN_TURN:
        begin_turn(g, s, log, argument)
    elif step == steps.END_TURN:
        end_turn(g, s, log)
    elif step == steps.SPREADING:
        spread(g, s, log, argument)
    elif step == steps.HURT:
        hurt(g, s, argument)
    else:
        _take_rarely(g, s, log, step, argument)


def _take_rarely(g: House, s: State, log: Log, step: i64, argument: i64) -> None:
    if step == steps.GIVE_UP_TOKEN:
        give_up_token(g, s, log, argument)
    elif step == steps.LOSE_DIE:
        lose_die(s, log, argument)
    elif step == steps.GAIN_TOKEN:
        gain(g, s, steps.gainer_in(argument), steps.why_in(argument))
    elif step == steps.SETTLE_TOKEN:
        settle(g, s, log, steps.gainer_in(argument), steps.why_in(argument))
    elif step == steps.EARN_BREAK:
        earn(g, s, log)
    elif step == steps.BULLDOZE:
        bulldoze(g, s)
    elif step == steps.LAY_OUT:
        lay_out(g, s, log, argument)
    elif step == steps.SET_UP:
        set_up(g, s, log)
    else:
        raise unknown("step", step)


def begin_turn(g: House, s: State, log: Log, who: i64) -> None:
    """A player's turn; a single player first chooses a character."""
    if g.solo:
        push(s.todo, steps.CHOOSE_CHARACTER)
    else:
        take_turn(s, log, who)


def take_turn(s: State, log: Log, who: i64) -> None:
    """Move, fight the fire, draw a Fire card."""
    s.turn = who
    s.moves = STEPS_A_TURN
    s.requests = 0
    s.exchanges = 0
    s.quenched = 0
    again = has_flag(s, ONE_MORE)
    s.flags = 0
    if not again:
        s.fresh = 0
    if log is not None:
        log.append(events.TurnStarted(who, again))
    push(s.todo, steps.END_TURN)
    push(s.todo, steps.DRAW)
    push(s.todo, steps.ACT)


def end_turn(g: House, s: State, log: Log) -> None:
    """Who ends at the Fire Camp recovers lost dice; then the next player, or the same again."""
    if place_of(s, s.turn) == FIRE_CAMP:
        recover(s, log, g.options.dice_recovered)
    if log is not None:
        log.append(events.TurnEnded(s.turn))
    following = s.turn
    if not has_flag(s, ONE_MORE):
        following = (s.turn + 1) % g.crew_size
    s.moves = 0
    push(s.todo, steps.BEGIN_TURN, following)

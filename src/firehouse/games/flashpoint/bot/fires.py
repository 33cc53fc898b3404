"""Putting out fires: where to stand so that the AP of a turn put out the most."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.bits import bit, first, size
from firehouse.games.flashpoint.bot.routes import FAR
from firehouse.games.flashpoint.bot.tasks import CLEAR_SMOKE, PUT_OUT, Tasks, errand
from firehouse.games.flashpoint.data.board import DICE_SQUARES, HERE, STAIRS, WAYS
from firehouse.games.flashpoint.data.specialists import NEVER
from firehouse.games.flashpoint.rules import actions
from firehouse.games.flashpoint.rules.actions import act
from firehouse.games.flashpoint.rules.fire import extinguish_cost
from firehouse.games.flashpoint.rules.state import State


def fires(tasks: Tasks, s: State) -> None:
    """Weigh every square from which fire or smoke can be fought."""
    walk = tasks.walk
    blaze = s.fire | s.smoke
    water = extinguish_cost(tasks.g, s)
    if water >= NEVER:
        return
    tasks.water = water
    here = tasks.here
    stands = (walk.beside(blaze) | s.smoke) & ~s.fire
    if here < DICE_SQUARES:
        stands |= bit(here)
    reached = stands & walk.seen
    hidden = stands != reached
    while reached:
        stand = reached & -reached
        reached ^= stand
        beside = walk.beside(stand)
        _stand(tasks, s, first(stand), (beside | stand) & blaze, beside)
    for gate in walk.gates:
        if blaze & gate.inside and not gate.toll:
            if walk.seen_outside & gate.ring:
                _stand(tasks, s, first(gate.ring) + DICE_SQUARES, gate.inside, 0)
            else:
                hidden = True
    if hidden and walk.level < FAR:
        tasks.at_most(tasks.heats.thickest / (float(walk.level + water) + tasks.w.delay))
        tasks.at_most(tasks.heats.hottest / (float(walk.level + 2 * water) + tasks.w.delay))


def _stand(tasks: Tasks, s: State, stand: i64, targets: i64, beside: i64) -> None:
    """Fight from one square as long as the AP last; what is left is saved.

    The targets are in reach of the water; those beside the square endanger who stands there.
    """
    w = tasks.w
    there = tasks.walk.cost(stand)
    if there >= FAR or not targets:
        return
    water = tasks.water
    spare = tasks.water_ap - there
    if spare < water:
        best = _hottest(tasks, s, targets)
        cost = float(there + water + (water if s.fire & best else 0)) + w.delay
        square = first(best)
        _go(tasks, s, stand, square, tasks.heats.of(square) / cost)
        return
    gain = 0.0
    begun: i64 = -1
    fire = s.fire
    while targets and spare >= water:
        best = _hottest(tasks, s, targets)
        targets ^= best
        square = first(best)
        worth = tasks.heats.of(square)
        if fire & best:
            if tasks.walk.beside(best) & fire:
                if spare < 2 * water:
                    continue
                spare -= water
            else:
                worth *= w.half
            fire ^= best
        spare -= water
        gain += worth
        if begun < 0:
            begun = square
    if begun < 0:
        return
    kept = spare if spare < 4 else 4
    gain += w.saved * float(kept)
    gain -= w.risk * float(size(beside & fire))
    _go(tasks, s, stand, begun, gain / (float(tasks.water_ap) + w.delay))


def _hottest(tasks: Tasks, s: State, targets: i64) -> i64:
    """The square among a few, as a bit, that brings most for the water it takes."""
    if not targets & (targets - 1):
        return targets
    best: i64 = 0
    most = -1.0
    while targets:
        square = targets & -targets
        targets ^= square
        worth = tasks.heats.of(first(square))
        if not s.fire & square:
            worth *= 2.0
        if worth > most:
            most = worth
            best = square
    return best


def _go(tasks: Tasks, s: State, stand: i64, square: i64, mark: float) -> None:
    """Put it out from where the pawn is, or walk to the stand first."""
    topic: i64 = PUT_OUT if (s.fire >> square) & 1 else CLEAR_SMOKE
    if stand != tasks.here:
        tasks.add(errand(0, stand), mark, topic, square)
    else:
        _begin(tasks, square, mark, topic)


def _begin(tasks: Tasks, square: i64, mark: float, topic: i64) -> None:
    """Put out fire or smoke from the square where the pawn is."""
    here = tasks.here
    if here == square:
        tasks.add(act(actions.EXTINGUISH, HERE), mark, topic, square)
        return
    way: i64 = 0
    while way <= STAIRS:
        if tasks.g.next[here * WAYS + way] == square:
            tasks.add(act(actions.EXTINGUISH, way), mark, topic, square)
            return
        way += 1

"""Putting out fires: where to stand so that the AP of a turn put out the most."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.bots.flashpoint.routes import FAR
from firehouse.bots.flashpoint.tasks import CLEAR_SMOKE, PUT_OUT, Tasks
from firehouse.flashpoint import actions
from firehouse.flashpoint.actions import act
from firehouse.flashpoint.bits import bit, first, size
from firehouse.flashpoint.board import DICE_SQUARES, HERE, STAIRS, WAYS
from firehouse.flashpoint.fire import contiguous, extinguish_cost
from firehouse.flashpoint.specialists import NEVER
from firehouse.flashpoint.state import State, place_of


def fires(tasks: Tasks, s: State) -> None:
    """Weigh every fire, and every square from which it can be fought."""
    blaze = s.fire | s.smoke
    left = blaze
    while left:
        square = first(left)
        left &= left - 1
        tasks.heat_of[square] = _worth(tasks, s, square)
    water = extinguish_cost(tasks.g, s)
    if water >= NEVER:
        return
    tasks.water = water
    here = place_of(s, s.turn)
    stands = (contiguous(tasks.g, s, blaze) | s.smoke) & ~s.fire
    if here < DICE_SQUARES:
        stands |= bit(here)
    while stands:
        square = first(stands)
        stands &= stands - 1
        targets = (contiguous(tasks.g, s, bit(square)) | bit(square)) & blaze
        _stand(tasks, s, square, targets)
    for gate in tasks.walk.gates:
        packed: i64 = gate
        inside = packed & 63
        if (blaze >> inside) & 1 and not packed >> 12:
            _stand(tasks, s, ((packed >> 6) & 63) + DICE_SQUARES, bit(inside))


def _worth(tasks: Tasks, s: State, square: i64) -> float:
    """What it is worth to clear a square of fire, or of smoke that fire is beside."""
    w = tasks.w
    beside = contiguous(tasks.g, s, bit(square))
    burning = size(beside & s.fire)
    if not burning and not s.fire & bit(square):
        return w.smoke + w.smoke_link * float(size(beside & s.smoke))
    worth = w.fire + w.neighbour * float(burning) + w.open * float(size(beside & ~s.fire))
    worth += w.guard * float(size((beside | bit(square)) & tasks.guarded))
    return worth * tasks.heat


def _stand(tasks: Tasks, s: State, stand: i64, targets: i64) -> None:
    """Fight from one square as long as the AP last; what is left is saved."""
    w = tasks.w
    there: i64 = tasks.walk.cost[stand]
    if there >= FAR or not targets:
        return
    water = tasks.water
    spare = tasks.water_ap - there
    if spare < water:
        best = _hottest(tasks, s, targets)
        cost = float(there + water + (water if (s.fire >> best) & 1 else 0)) + w.delay
        _go(tasks, s, stand, best, tasks.heat_of[best] / cost)
        return
    total = tasks.water_ap
    gain = 0.0
    begun: i64 = -1
    fire = s.fire
    while targets and spare >= water:
        best = _hottest(tasks, s, targets)
        targets &= ~bit(best)
        worth = tasks.heat_of[best]
        if (fire >> best) & 1:
            if contiguous(tasks.g, s, bit(best)) & fire:
                if spare < 2 * water:
                    continue
                spare -= water
            else:
                worth *= w.half
            fire &= ~bit(best)
        spare -= water
        gain += worth
        if begun < 0:
            begun = best
    if begun < 0:
        return
    kept = spare if spare < 4 else 4
    gain += w.saved * float(kept)
    gain -= w.risk * float(size(contiguous(tasks.g, s, bit(stand)) & fire)) if stand < 48 else 0.0
    _go(tasks, s, stand, begun, gain / (float(total) + w.delay))


def _hottest(tasks: Tasks, s: State, targets: i64) -> i64:
    """The square among a few that brings most for the water it takes."""
    best: i64 = -1
    most = -1.0
    while targets:
        square = first(targets)
        targets &= targets - 1
        worth = tasks.heat_of[square]
        if not (s.fire >> square) & 1:
            worth *= 2.0
        if worth > most:
            most = worth
            best = square
    return best


def _go(tasks: Tasks, s: State, stand: i64, square: i64, mark: float) -> None:
    """Put it out from where the pawn is, or walk to the stand first."""
    topic: i64 = PUT_OUT if (s.fire >> square) & 1 else CLEAR_SMOKE
    here = place_of(s, s.turn)
    if stand != here:
        tasks.set_out(s, s.turn, 0, stand, mark, topic, square)
        return
    if here == square:
        tasks.add(act(actions.EXTINGUISH, HERE), mark, topic, square)
        return
    way: i64 = 0
    while way <= STAIRS:
        if tasks.g.next[here * WAYS + way] == square:
            tasks.add(act(actions.EXTINGUISH, way), mark, topic, square)
            return
        way += 1

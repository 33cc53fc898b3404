"""The fire: how it advances, explodes and flashes over, and how it is put out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, first
from firehouse.core.kinds import Kind
from firehouse.games.flashpoint import events
from firehouse.games.flashpoint.data import headings
from firehouse.games.flashpoint.data.board import DICE_SQUARES, HERE, NO_EDGE, STAIRS, WAYS
from firehouse.games.flashpoint.data.specialists import EXTINGUISHING, NEVER
from firehouse.games.flashpoint.rules import actions, reasons
from firehouse.games.flashpoint.rules.effects import (
    Log,
    add_smoke,
    clear,
    damage_wall,
    dampen,
    destroy_door,
    ignite,
    ignite_outside,
    reserve,
)
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.ladders import fire_reaches
from firehouse.games.flashpoint.rules.purse import price_refusal, spend
from firehouse.games.flashpoint.rules.spells import water_cost
from firehouse.games.flashpoint.rules.state import State, place_of, role_of
from firehouse.games.flashpoint.rules.steps import HARMLESS
from firehouse.games.flashpoint.rules.walls import closed, is_open

BY_FIRE: Final = -1
"""Who damages a wall when nobody does."""

KINDS: Final[tuple[Kind, ...]] = (
    Kind(actions.EXTINGUISH, "extinguish", "reach", headings.EXTINGUISH),
)


def contiguous(g: House, s: State, squares: i64) -> i64:
    """The dice squares beside these with no wall or closed door between."""
    free_v = g.board.inner_v & ~(g.barriers_v & ~s.gone_v & ~s.open_v)
    free_h = g.board.inner_h & ~(g.barriers_h & ~s.gone_h & ~s.open_h)
    return beside(g, squares, free_v, free_h)


def beside(g: House, squares: i64, free_v: i64, free_h: i64) -> i64:
    """The dice squares beside these across edges that are free, and along the stairs."""
    board = g.board
    found = ((squares & free_v) >> 1) | ((squares << 1) & free_v)
    found |= ((squares & free_h) >> 8) | ((squares << 8) & free_h)
    if board.stairs_up >= 0:
        found |= ((squares >> board.stairs_up) & 1) << board.stairs_down
        found |= ((squares >> board.stairs_down) & 1) << board.stairs_up
    return found


def advance(g: House, s: State, log: Log, square: i64) -> None:
    """One roll of Advance Fire: smoke, fire beside fire, smoke to fire, or an explosion."""
    here = bit(square)
    if s.fire & here:
        explode(g, s, log, square, "fire")
    elif s.smoke & here:
        ignite(g, s, log, square, "smoke")
    elif contiguous(g, s, here) & s.fire:
        ignite(g, s, log, square, "spread")
    else:
        add_smoke(g, s, log, square)


def explode(g: House, s: State, log: Log, square: i64, cause: str) -> None:
    """Send a shock wave in every direction; from a staircase also along the stairs."""
    if log is not None:
        log.append(events.Exploded(square, cause))
    s.struck |= bit(square)
    side: i64 = 0
    while side < 4 and not s.ended:
        _wave(g, s, log, square, side)
        side += 1
    if not s.ended and g.next[square * WAYS + STAIRS] >= 0:
        _wave_on_stairs(g, s, log, square)


def _wave(g: House, s: State, log: Log, square: i64, side: i64) -> None:
    """A shock wave rolls over fire until it hits something, spreads fire or vents."""
    while True:
        edge: i64 = g.edge[square * 4 + side]
        if closed(g, s, edge):
            _hit(g, s, log, edge, square)
            return
        if is_open(s, edge):
            _hit(g, s, log, edge, square)
            if s.ended:
                return
        beyond: i64 = g.next[square * WAYS + side]
        if beyond >= DICE_SQUARES:
            _vent(g, s, log, square, side, beyond)
            return
        square = beyond
        if not _rolls_over(g, s, log, square, side):
            return
        if g.next[square * WAYS + STAIRS] >= 0 and closed(g, s, g.edge[square * 4 + side]):
            _wave_on_stairs(g, s, log, square)
            return


def _wave_on_stairs(g: House, s: State, log: Log, square: i64) -> None:
    """A wave goes along the stairs, and over a burning far end out of its open side."""
    far: i64 = g.next[square * WAYS + STAIRS]
    if _rolls_over(g, s, log, far, STAIRS):
        board = g.board
        side = board.open_side_up if far == board.stairs_up else board.open_side_down
        _wave(g, s, log, far, side)


def _hit(g: House, s: State, log: Log, edge: i64, square: i64) -> None:
    """Doors are destroyed, anything else takes damage; in a set-up without damage walls do not."""
    if g.board.doors.has(edge):
        destroy_door(s, log, edge, square)
    elif not (s.todo and s.todo[-1] == HARMLESS):
        damage_wall(g, s, log, edge, BY_FIRE)


def _vent(g: House, s: State, log: Log, square: i64, side: i64, beyond: i64) -> None:
    if log is not None:
        log.append(events.WaveVented(square, side))
    burn_outside(g, s, log, beyond)


def burn_outside(g: House, s: State, log: Log, square: i64) -> None:
    """Where there is fire outside, a square there burns, and a ladder that stands there falls."""
    if g.options.fire_outside:
        ignite_outside(s, log, square)
        if s.ladders:
            fire_reaches(g, s, log, square)


def _rolls_over(g: House, s: State, log: Log, square: i64, way: i64) -> bool:
    """Does the wave go on over this square? Else it sets it on fire and ends here."""
    here = bit(square)
    if not (s.fire & here or (s.smoke & here and g.options.wave_rolls_over_smoke)):
        ignite(g, s, log, square, "explosion")
        if not g.options.consequences_last:
            s.struck |= here  # the wave itself is felt, also where no disc was left for fire
        return False
    s.struck |= here
    if log is not None:
        log.append(events.WaveRolledOver(square, way))
    return True


def flash_over(g: House, s: State, log: Log) -> None:
    """Turn all smoke that touches fire into fire, until none does."""
    while True:
        lit = contiguous(g, s, s.fire) & s.smoke
        if not lit:
            return
        while lit:
            ignite(g, s, log, first(lit), "flashover")
            lit &= lit - 1


def starved(g: House, s: State, threshold: i64) -> bool:
    """Are so few discs left that the fire runs out of oxygen?"""
    return g.options.starved_at > 0 and reserve(g, s) <= threshold


def smother(s: State, log: Log, area: i64, cause: str) -> None:
    """Clear every square of an area."""
    while area:
        clear(s, log, first(area), cause)
        area &= area - 1


def extinguish_cost(g: House, s: State) -> i64:
    """What one step of extinguishing costs the pawn on turn."""
    cost = g.roles[role_of(s, s.turn)].extinguish
    return water_cost(s, cost) if s.spell and cost != NEVER else cost


def target(g: House, s: State, way: i64) -> i64:
    """The dice square that the pawn on turn would extinguish; -1 if there is none."""
    here = place_of(s, s.turn)
    square: i64 = here
    if way != HERE:
        if way > STAIRS:
            return -1
        square = g.next[here * WAYS + way]
    return square if square < DICE_SQUARES else -1


def extinguish_refusal(g: House, s: State, way: i64) -> i64:
    """Why the pawn on turn may not fight the fire there."""
    cost = extinguish_cost(g, s)
    if cost == NEVER:
        return reasons.CANNOT_EXTINGUISH
    square = target(g, s, way)
    if square < 0:
        return reasons.NO_SQUARE_THERE
    if not (s.fire | s.smoke) & bit(square):
        return reasons.NOTHING_BURNS
    if way < STAIRS and not g.options.extinguish_through_walls:
        edge: i64 = g.edge[place_of(s, s.turn) * 4 + way]
        if edge != NO_EDGE and closed(g, s, edge):
            return reasons.OUT_OF_REACH
    return price_refusal(g, s, cost, EXTINGUISHING)


def extinguish(g: House, s: State, log: Log, way: i64) -> None:
    """Fire becomes smoke, smoke goes."""
    spend(g, s, log, extinguish_cost(g, s), EXTINGUISHING)
    square = target(g, s, way)
    if s.fire & bit(square):
        dampen(s, log, square)
    else:
        clear(s, log, square, "extinguished")

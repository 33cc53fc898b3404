"""The three vehicles of the Air Attack Base; using one is the turn's fight."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, first, size
from firehouse.core.kinds import Kind
from firehouse.core.stack import argument_in, push
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data import headings
from firehouse.games.hotshots.data.tiles import AIR_BASE, LAKE, POWER_LINES
from firehouse.games.hotshots.rules import actions, reasons, steps
from firehouse.games.hotshots.rules.effects import (
    Log,
    firebreaks_left,
    move_pawn,
    place_break,
    remove_flames,
)
from firehouse.games.hotshots.rules.fighting import succeed
from firehouse.games.hotshots.rules.firebreaks import edge_of, has_break, pair_refusal
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.moving import beside, tile_refusal
from firehouse.games.hotshots.rules.state import (
    FOUGHT,
    State,
    flames,
    has_flag,
    is_scorched,
    place_of,
)

AIR_TANKER: Final = 0
HELICOPTER: Final = 1
DOZER: Final = 2
ALL: Final = 7
NAMES: Final = ("air tanker", "helicopter", "dozer")

WATER: Final = 3
"""Flames the Helicopter takes off one tile, tiles the Air Tanker reaches, the Dozer's line."""

KINDS: Final[tuple[Kind, ...]] = (
    Kind(actions.HELICOPTER, "helicopter", "tile", headings.VEHICLES),
    Kind(actions.TANKER, "tanker", "tile", headings.VEHICLES),
    Kind(actions.DROP, "drop", "tile", headings.VEHICLES, answers=True),
    Kind(actions.DONE, "done", "bare", headings.VEHICLES, answers=True),
    Kind(actions.DOZER, "dozer", "bare", headings.VEHICLES),
    Kind(actions.DOZE, "doze", "pair", headings.VEHICLES, answers=True),
    Kind(actions.LAND, "land", "tile", headings.VEHICLES, answers=True),
)


def vehicle_refusal(s: State, vehicle: i64) -> i64:
    """Why the vehicle cannot be used now."""
    if has_flag(s, FOUGHT):
        return reasons.FOUGHT_ALREADY
    if place_of(s, s.turn) != AIR_BASE:
        return reasons.NOT_AT_BASE
    if is_scorched(s, AIR_BASE):
        return reasons.BASE_GONE
    return reasons.ALLOWED if s.vehicles & bit(vehicle) else reasons.VEHICLE_GONE


def water_refusal(s: State, tile: i64) -> i64:
    """Why no water can be dropped on the tile."""
    refused = tile_refusal(s, tile)
    if refused:
        return refused
    if tile == POWER_LINES:
        return reasons.POWER_LINES
    return reasons.ALLOWED if flames(s, tile) else reasons.NOT_BURNING


def _use(s: State, log: Log, vehicle: i64) -> None:
    """Take the vehicle out of the game; movement and fight are over."""
    s.vehicles &= ~bit(vehicle)
    s.flags |= FOUGHT
    s.moves = 0
    if log is not None:
        log.append(events.VehicleUsed(vehicle, s.turn))


def fly_helicopter(s: State, log: Log, tile: i64) -> None:
    """Three flames off one tile."""
    _use(s, log, HELICOPTER)
    succeed(s, log, bit(tile))
    move_pawn(s, log, s.turn, tile, "helicopter")
    remove_flames(s, log, tile, WATER, "helicopter")


def fly_tanker(s: State, log: Log, tile: i64) -> None:
    """A flame off the first tile of the line."""
    _use(s, log, AIR_TANKER)
    _pour(s, log, tile, -1, -1)


def _pour(s: State, log: Log, tile: i64, before: i64, start: i64) -> None:
    """A flame off one more tile; go on while the line can, and land on its last tile."""
    succeed(s, log, bit(tile))
    remove_flames(s, log, tile, 1, "tanker")
    if s.ended:
        return
    if start < 0 and _can_go_on(s, tile, before):
        push(s.todo, steps.DROP, steps.on_tile(tile, before + 1))
    else:
        move_pawn(s, log, s.turn, tile, "tanker")


def _can_go_on(s: State, tile: i64, before: i64) -> bool:
    around: i64 = s.ground.around[tile]
    while around:
        if not line_refusal(s, first(around), tile, before):
            return True
        around &= around - 1
    return False


def line_refusal(s: State, tile: i64, last: i64, before: i64) -> i64:
    """Why the Air Tanker's line cannot go on to the tile: a line may curve, not turn back."""
    refused = water_refusal(s, tile)
    if refused:
        return refused
    if tile == last or tile == before:  # noqa: SIM109 - no tuple in hot code
        return reasons.USED_ALREADY
    if not beside(s, last, tile):
        return reasons.NOT_ADJACENT
    if before >= 0 and beside(s, before, tile):
        return reasons.TRIANGLE
    return reasons.ALLOWED


def drop_refusal(s: State, tile: i64) -> i64:
    """As `line_refusal`, for the line that is being flown."""
    argument: i64 = argument_in(s.todo[-1])
    return line_refusal(s, tile, steps.tile_in(argument), steps.number_in(argument) - 1)


def drop(s: State, log: Log, argument: i64, tile: i64) -> None:
    """Fly on to one more tile."""
    _pour(s, log, tile, steps.tile_in(argument), steps.number_in(argument) - 1)


def land_tanker(s: State, log: Log, argument: i64) -> None:
    """End the line early."""
    move_pawn(s, log, s.turn, steps.tile_in(argument), "tanker")


def shape_fits(g: House, s: State, edge: i64, path: i64) -> bool:
    """Can the Dozer lay a line or a Y over this edge and those it has laid?"""
    wanted = path | bit(edge)
    shapes = g.board.shapes_of[edge]
    index: i64 = 0
    while index < len(shapes):
        shape: i64 = shapes[index]
        if (shape & wanted) == wanted and not (shape & ~path & s.breaks) and _solid(s, shape):
            return True
        index += 1
    return False


def _solid(s: State, shape: i64) -> bool:
    """Do all edges lie between two tiles?"""
    while shape:
        if s.ground.ends[first(shape) * 2] < 0:
            return False
        shape &= shape - 1
    return True


def dozer_refusal(g: House, s: State) -> i64:
    """Why the Dozer cannot be used now."""
    refused = vehicle_refusal(s, DOZER)
    if refused:
        return refused
    for edge in s.ground.edges:
        if not has_break(s, edge) and shape_fits(g, s, edge, 0):
            return reasons.ALLOWED
    return reasons.NO_ROOM_FOR_LINE


def drive_dozer(s: State, log: Log) -> None:
    """Lay three Firebreaks, one after the other, then set the firefighter beside them."""
    _use(s, log, DOZER)
    succeed(s, log, 0)
    s.path = 0
    push(s.todo, steps.LAND)
    push(s.todo, steps.BULLDOZE)


def bulldoze(g: House, s: State) -> None:
    """Ask for the next edge of the line; without a token, pick one up first."""
    if size(s.path) < WATER:
        push(s.todo, steps.BULLDOZE)
        push(s.todo, steps.DOZE)
        if firebreaks_left(g, s) <= 0:
            push(s.todo, steps.TAKE_BREAK)


def doze_refusal(g: House, s: State, argument: i64) -> i64:
    """Why the Dozer cannot lay a Firebreak there."""
    refused = pair_refusal(s, argument)
    if refused:
        return refused
    edge = edge_of(s, argument)
    if has_break(s, edge):
        return reasons.FIREBREAK_THERE
    return reasons.ALLOWED if shape_fits(g, s, edge, s.path) else reasons.NO_DOZER_SHAPE


def doze(s: State, log: Log, argument: i64) -> None:
    """Lay one Firebreak of the line."""
    edge = edge_of(s, argument)
    s.path |= bit(edge)
    place_break(s, log, edge)


def land_refusal(s: State, tile: i64) -> i64:
    """Why the firefighter cannot get off the Dozer there."""
    refused = tile_refusal(s, tile)
    if refused:
        return refused
    if tile == LAKE:
        return reasons.LAKE_BARRED
    path = s.path
    while path:
        edge = first(path)
        if s.ground.ends[edge * 2] == tile or s.ground.ends[edge * 2 + 1] == tile:
            return reasons.ALLOWED
        path &= path - 1
    return reasons.NOT_BY_THE_LINE


def land(s: State, log: Log, tile: i64) -> None:
    """Set the firefighter beside the Dozer's line."""
    s.path = 0
    move_pawn(s, log, s.turn, tile, "dozer")

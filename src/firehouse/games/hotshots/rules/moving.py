"""Move up to 2 tiles; the Crew Boss's ability; movement by tokens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.kinds import Kind
from firehouse.core.stack import push
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data import headings
from firehouse.games.hotshots.data.roles import CREW_BOSS
from firehouse.games.hotshots.data.tiles import LAKE, ROCKY_TERRAIN, TILES
from firehouse.games.hotshots.rules import actions, features, reasons, steps
from firehouse.games.hotshots.rules.effects import Log, move_pawn
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.state import (
    ASKED_TO_MOVE,
    ORDERED,
    THROUGH_FIRE,
    State,
    able,
    flames,
    has_asked,
    has_flag,
    note_request,
    place_of,
    role_of,
)

STEPS_A_TURN: Final = 2
ROCKY_COST: Final = 2

KINDS: Final[tuple[Kind, ...]] = (
    Kind(actions.MOVE, "move", "tile", headings.MOVE),
    Kind(actions.ORDER, "order", "errand", headings.CREW_BOSS, (features.ORDERS,)),
)


def step_cost(s: State, tile: i64) -> i64:
    """What a step of the pawn on turn costs: entering or leaving Rocky Terrain counts double."""
    if tile == ROCKY_TERRAIN or place_of(s, s.turn) == ROCKY_TERRAIN:
        return ROCKY_COST
    return 1


def on_board(s: State, tile: i64) -> bool:
    """Does the tile lie on the board?"""
    return tile < TILES and s.cells[tile] >= 0


def beside(s: State, tile: i64, other: i64) -> bool:
    """Are two tiles adjacent?"""
    around: i64 = s.ground.around[tile]
    return ((around >> other) & 1) != 0


def tile_refusal(s: State, tile: i64) -> i64:
    """Is there no such tile in this game?"""
    if tile >= TILES:
        return reasons.UNKNOWN_ACTION
    return reasons.ALLOWED if on_board(s, tile) else reasons.NOT_ON_BOARD


def way_refusal(s: State, who: i64, tile: i64) -> i64:
    """Can a pawn step onto a tile at all?"""
    refused = tile_refusal(s, tile)
    if refused:
        return refused
    if not beside(s, place_of(s, who), tile):
        return reasons.NOT_ADJACENT
    return reasons.LAKE_BARRED if tile == LAKE else reasons.ALLOWED


def move_refusal(s: State, tile: i64) -> i64:
    """Why the pawn on turn cannot step there; 0 if it can."""
    refused = way_refusal(s, s.turn, tile)
    if refused:
        return refused
    if not s.moves:
        return reasons.NO_MOVES
    return reasons.TOO_FAR if step_cost(s, tile) > s.moves else reasons.ALLOWED


def move(s: State, log: Log, tile: i64) -> None:
    """Step; a burning tile ends the movement."""
    s.moves -= step_cost(s, tile)
    arrive(s, log, tile, "step")


def arrive(s: State, log: Log, tile: i64, how: str) -> None:
    """The pawn on turn comes to a tile by its own movement."""
    if flames(s, tile) and not has_flag(s, THROUGH_FIRE):
        s.moves = 0
    move_pawn(s, log, s.turn, tile, how)


def anywhere_refusal(s: State, tile: i64) -> i64:
    """Why the token cannot take the pawn there."""
    refused = tile_refusal(s, tile)
    if refused:
        return refused
    if tile == LAKE:
        return reasons.LAKE_BARRED
    return reasons.ALREADY_HERE if tile == place_of(s, s.turn) else reasons.ALLOWED


def gain_moves(s: State, log: Log, moves: i64, through_fire: bool) -> None:
    """A token adds to this turn's movement."""
    s.moves += moves
    if through_fire:
        s.flags |= THROUGH_FIRE
    if log is not None:
        log.append(events.MovesGained(s.moves, through_fire))


def order_refusal(g: House, s: State, who: i64, tile: i64) -> i64:
    """Why the Crew Boss cannot move that firefighter there."""
    return boss_refusal(g, s, who) or errand_refusal(s, who, tile)


def boss_refusal(g: House, s: State, who: i64) -> i64:
    """Why the Crew Boss cannot move that firefighter at all."""
    if who >= g.crew_size:
        return reasons.NO_SUCH_PAWN
    if role_of(s, s.turn) != CREW_BOSS:
        return reasons.NOT_CREW_BOSS
    if not able(s, s.turn):
        return reasons.ABILITY_LOST
    if who == s.turn:
        return reasons.ORDER_TO_SELF
    if has_flag(s, ORDERED):
        return reasons.ORDERED_ALREADY
    return reasons.ORDER_REFUSED if has_asked(s, who, ASKED_TO_MOVE) else reasons.ALLOWED


def errand_refusal(s: State, who: i64, tile: i64) -> i64:
    """Why no order leads a firefighter there."""
    refused = way_refusal(s, who, tile)
    if refused:
        return refused
    if tile == ROCKY_TERRAIN or place_of(s, who) == ROCKY_TERRAIN:
        return reasons.ROCKY_ORDER
    return reasons.ALLOWED


def order(g: House, s: State, log: Log, who: i64, tile: i64) -> None:
    """Ask a firefighter to move; a single player needs no permission."""
    if not g.solo:
        note_request(s, who, ASKED_TO_MOVE)
    ask(g, s, log, steps.ORDER, who, tile)


def ask(g: House, s: State, log: Log, what: i64, who: i64, about: i64) -> None:
    """Let the other player decide."""
    if log is not None:
        log.append(events.Asked(what, who, about))
    if g.solo:
        obey(s, log, who, about)
        return
    push(s.todo, steps.PERMIT, steps.request(what, who, about))


def obey(s: State, log: Log, who: i64, tile: i64) -> None:
    """Move as the Crew Boss wishes; that uses the ability."""
    s.flags |= ORDERED
    move_pawn(s, log, who, tile, "order")

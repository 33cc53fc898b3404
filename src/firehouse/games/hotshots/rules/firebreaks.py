"""Firebreaks: earned ones beside one's own tile, from the supply or from elsewhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit
from firehouse.core.kinds import Kind
from firehouse.core.stack import push
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data import headings
from firehouse.games.hotshots.data.board import SIDES
from firehouse.games.hotshots.data.tiles import TILES
from firehouse.games.hotshots.rules import actions, reasons, steps
from firehouse.games.hotshots.rules.actions import higher_in, lower_in
from firehouse.games.hotshots.rules.effects import Log, firebreaks_left, place_break, take_break
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.moving import beside, on_board, tile_refusal
from firehouse.games.hotshots.rules.state import State, place_of

KINDS: Final[tuple[Kind, ...]] = (
    Kind(actions.BREAK, "break", "tile", headings.SUCCESS, typed="firebreak", answers=True),
    Kind(actions.PICK_UP, "pick-up", "pair", headings.SUCCESS, typed="pickup", answers=True),
)


def has_break(s: State, edge: i64) -> bool:
    """Is there a Firebreak on an edge?"""
    return ((s.breaks >> edge) & 1) != 0


def free_side(s: State) -> bool:
    """Has the tile of the pawn on turn a side to another tile without a Firebreak?"""
    here = place_of(s, s.turn)
    side: i64 = 0
    while side < SIDES:
        edge: i64 = s.ground.edge[here * SIDES + side]
        if edge >= 0 and not has_break(s, edge):
            return True
        side += 1
    return False


def earn(g: House, s: State, log: Log) -> None:
    """Place a Firebreak if there is a side for it; without a token, pick one up first."""
    if free_side(s):
        push(s.todo, steps.PLACE_BREAK)
        if firebreaks_left(g, s) <= 0:
            push(s.todo, steps.TAKE_BREAK)
    elif log is not None:
        log.append(events.FirebreakMissed(place_of(s, s.turn)))


def place_refusal(s: State, tile: i64) -> i64:
    """Why no Firebreak can be laid towards that tile."""
    refused = tile_refusal(s, tile)
    if refused:
        return refused
    here = place_of(s, s.turn)
    if not beside(s, here, tile):
        return reasons.NOT_ADJACENT
    if has_break(s, s.ground.edge_between(here, tile)):
        return reasons.FIREBREAK_THERE
    return reasons.ALLOWED


def place(s: State, log: Log, tile: i64) -> None:
    """Lay the Firebreak between one's tile and another."""
    place_break(s, log, s.ground.edge_between(place_of(s, s.turn), tile))


def edge_of(s: State, argument: i64) -> i64:
    """The edge between the two tiles of an argument; -1 if there is none."""
    tile = lower_in(argument)
    other = higher_in(argument)
    if tile >= TILES or tile >= other or not on_board(s, tile) or not on_board(s, other):
        return -1
    return s.ground.edge_between(tile, other)


def pair_refusal(s: State, argument: i64) -> i64:
    """Do the two tiles of an argument share an edge?"""
    if lower_in(argument) >= higher_in(argument):
        return reasons.UNKNOWN_ACTION
    return reasons.ALLOWED if edge_of(s, argument) >= 0 else reasons.NOT_ADJACENT


def take_refusal(s: State, argument: i64) -> i64:
    """Why no Firebreak can be picked up there."""
    refused = pair_refusal(s, argument)
    if refused:
        return refused
    edge = edge_of(s, argument)
    if not has_break(s, edge):
        return reasons.NO_FIREBREAK
    return reasons.JUST_LAID if s.path & bit(edge) else reasons.ALLOWED


def take(s: State, log: Log, argument: i64) -> None:
    """Pick a Firebreak up, to lay it elsewhere."""
    take_break(s, log, edge_of(s, argument))

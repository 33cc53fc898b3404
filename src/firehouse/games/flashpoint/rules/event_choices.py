"""What the player on turn answers to an Event: a grenade, clear air, a tip, shoring."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.bits import bit, first
from firehouse.core.game import Sink
from firehouse.games.flashpoint import card_events
from firehouse.games.flashpoint.data import decks
from firehouse.games.flashpoint.data.board import DICE_SQUARES
from firehouse.games.flashpoint.rules import actions, reasons, steps
from firehouse.games.flashpoint.rules.actions import act
from firehouse.games.flashpoint.rules.effects import Log, clear, is_damaged, shore_up
from firehouse.games.flashpoint.rules.event_cards import EDGES, effect_of, follow, left_of
from firehouse.games.flashpoint.rules.fire import contiguous, smother
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import State


def answer_refusal(g: House, s: State, asked: i64, kind: i64, argument: i64) -> i64:
    """Why this is no answer to the Event."""
    effect = effect_of(asked)
    if effect == decks.GRENADE and kind == actions.GRENADE:
        return reasons.ALLOWED if argument < DICE_SQUARES else reasons.NOT_IN_HOUSE
    if effect == decks.CLEAR_AIR:
        return _clear_air_refusal(s, kind, argument)
    if effect == decks.TIP and kind == actions.TIP:
        there = argument < DICE_SQUARES and s.poi & bit(argument)
        return reasons.ALLOWED if there else reasons.NO_POINT_TO_TELL
    if effect == decks.SHORE and kind == actions.SHORE:
        return shore_refusal(g, s, argument)
    return reasons.NOT_NOW


def _clear_air_refusal(s: State, kind: i64, argument: i64) -> i64:
    if kind == actions.ENOUGH:
        return reasons.UNKNOWN_ACTION if argument else reasons.ALLOWED
    if kind != actions.CLEAR_AIR:
        return reasons.NOT_NOW
    there = argument < DICE_SQUARES and s.smoke & bit(argument)
    return reasons.ALLOWED if there else reasons.NO_SMOKE_TO_CLEAR


def shore_refusal(g: House, s: State, edge: i64) -> i64:
    """Only a wall that stands and is damaged can be shored up."""
    wall = edge < EDGES and g.board.walls.has(edge)
    return reasons.ALLOWED if wall and is_damaged(s, edge) else reasons.NO_DAMAGE_TO_SHORE


def answers(g: House, s: State, sink: Sink, asked: i64) -> None:
    """Give the sink every answer to the Event."""
    effect = effect_of(asked)
    if effect == decks.SHORE:
        edge: i64 = 0
        while edge < EDGES:
            if not shore_refusal(g, s, edge):
                sink.add(act(actions.SHORE, edge))
            edge += 1
        return
    kind: i64 = actions.TIP
    squares: i64 = s.poi
    if effect == decks.GRENADE:
        kind = actions.GRENADE
        squares = bit(DICE_SQUARES) - 1
    elif effect == decks.CLEAR_AIR:
        kind = actions.CLEAR_AIR
        squares = s.smoke
    while squares:
        sink.add(act(kind, first(squares)))
        squares &= squares - 1
    if effect == decks.CLEAR_AIR:
        sink.add(act(actions.ENOUGH, 0))


def answer(g: House, s: State, log: Log, asked: i64, kind: i64, argument: i64) -> None:
    """Do what the player on turn chose."""
    if kind == actions.GRENADE:
        _throw(g, s, log, argument)
    elif kind == actions.CLEAR_AIR:
        clear(s, log, argument, "clear-air")
        follow(g, s, decks.CLEAR_AIR, left_of(asked) - 1)
    elif kind == actions.TIP:
        s.todo.append(steps.REVEAL_FOUND + (argument << steps.ARGUMENT))
    elif kind == actions.SHORE:
        shore_up(s, log, argument, s.turn)


def _throw(g: House, s: State, log: Log, square: i64) -> None:
    """Clear the square and those beside it, as far as the deck gun's water would reach."""
    if log is not None:
        log.append(card_events.GrenadeThrown(s.turn, square))
    area = bit(square) | contiguous(g, s, bit(square))
    if not g.options.gentle_gun:
        area = g.board.around[square]
    smother(s, log, area, "grenade")

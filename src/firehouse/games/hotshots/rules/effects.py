"""The few functions that change the world; each tells what it did if somebody listens."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.bits import bit, put_byte, size
from firehouse.core.event import Event
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data.faces import DICE
from firehouse.games.hotshots.rules import endings
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.state import (
    State,
    all_flames,
    change_flames,
    change_hand,
    flames,
    place_of,
)

Log = list[Event] | None


def end(s: State, log: Log, ending: i64) -> None:
    """End the game; the first ending stands."""
    if s.ended:
        return
    s.ended = ending
    if log is not None:
        log.append(events.GameEnded(endings.CODES[ending]))


def reserve(g: House, s: State) -> i64:
    """Flame tokens that are not on the board."""
    return g.options.flames - all_flames(s)


def add_flames(g: House, s: State, log: Log, tile: i64, number: i64, cause: str) -> None:
    """Put flames on a tile; the game is lost when there are too few."""
    left = reserve(g, s)
    short = left < number
    if short:
        number = left
    if number:
        change_flames(s, tile, number)
        if log is not None:
            log.append(events.FlamesAdded(tile, number, cause))
    if short:
        if log is not None:
            log.append(events.FlamesRanOut(tile))
        end(s, log, endings.OUT_OF_FLAMES)


def remove_flames(s: State, log: Log, tile: i64, number: i64, cause: str) -> None:
    """Take up to so many flames off a tile; the last flame of all wins the game."""
    here = flames(s, tile)
    if number > here:
        number = here
    if number:
        change_flames(s, tile, -number)
        if log is not None:
            log.append(events.FlamesRemoved(tile, number, cause))
        if not (s.flames_a | s.flames_b):
            end(s, log, endings.FIRE_OUT)


def move_pawn(s: State, log: Log, who: i64, tile: i64, how: str) -> None:
    """Set a pawn on another tile."""
    start = place_of(s, who)
    s.at = put_byte(s.at, who, tile)
    if log is not None:
        log.append(events.Moved(who, start, tile, how, s.moves))


def firebreaks_left(g: House, s: State) -> i64:
    """Firebreak tokens that are not on the board."""
    return g.options.firebreaks - size(s.breaks)


def place_break(s: State, log: Log, edge: i64) -> None:
    """Lay a Firebreak on an edge."""
    s.breaks |= bit(edge)
    if log is not None:
        ends = s.ground.ends
        log.append(events.FirebreakPlaced(edge, ends[edge * 2], ends[edge * 2 + 1]))


def take_break(s: State, log: Log, edge: i64) -> None:
    """Pick a Firebreak up from an edge."""
    s.breaks &= ~bit(edge)
    if log is not None:
        ends = s.ground.ends
        log.append(events.FirebreakTaken(edge, ends[edge * 2], ends[edge * 2 + 1]))


def owner_of(g: House, who: i64) -> i64:
    """The pawn whose hand a pawn's player plays from; a single player has one hand."""
    return 0 if g.solo else who


def use_token(g: House, s: State, log: Log, token: i64) -> None:
    """The player on turn plays a token, which leaves the game."""
    change_hand(s, owner_of(g, s.turn), token)
    s.fresh &= ~bit(token)
    if log is not None:
        log.append(events.TokenPlayed(s.turn, token))


def discard_token(g: House, s: State, log: Log, who: i64, token: i64, cause: str) -> None:
    """A token leaves a hand and the game without effect."""
    change_hand(s, owner_of(g, who), token)
    s.fresh &= ~bit(token)
    if log is not None:
        log.append(events.TokenDiscarded(who, token, cause))


def gain_token(g: House, s: State, log: Log, who: i64, token: i64, fresh: bool) -> None:
    """A token comes into a hand; a fresh one cannot be played yet."""
    change_hand(s, owner_of(g, who), token)
    if fresh:
        s.fresh |= bit(token)
    if log is not None:
        log.append(events.TokenGained(who, token, fresh))


def give_token(s: State, log: Log, giver: i64, who: i64, token: i64) -> None:
    """A token goes from one hand to another."""
    change_hand(s, giver, token)
    change_hand(s, who, token)
    if log is not None:
        log.append(events.TokenGiven(giver, who, token))


def recover(s: State, log: Log, number: i64) -> None:
    """Lost dice come back."""
    lost = DICE - s.dice
    if number > lost:
        number = lost
    if number:
        s.dice += number
        if log is not None:
            log.append(events.DiceRecovered(number, s.dice))

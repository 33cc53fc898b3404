"""The few functions that change the world; each tells what it did if somebody listens."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.bits import bit, put_byte, size
from firehouse.core.event import Event
from firehouse.games.flashpoint import card_events, events
from firehouse.games.flashpoint.data.board import DICE_SQUARES, has_edge, level_bit, upright_bit
from firehouse.games.flashpoint.rules import endings, tokens
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import State, place_of, put

Log = list[Event] | None


def reserve(g: House, s: State) -> i64:
    """Fire discs that are not on the board."""
    return g.options.fire_discs - size(s.fire | s.smoke)


def ignite(g: House, s: State, log: Log, square: i64, cause: str) -> None:
    """Set a square on fire: a smoke disc is flipped, else a new disc is placed if one is left."""
    here = bit(square)
    if not s.smoke & here and reserve(g, s) <= 0:
        if log is not None:
            log.append(events.DiscsRanOut(square))
        return
    s.smoke &= ~here
    s.fire |= here
    s.struck |= here
    if log is not None:
        log.append(events.Ignited(square, cause))


def ignite_outside(s: State, log: Log, square: i64) -> None:
    """Set a square outside on fire until the end of the advance; it needs no disc for that."""
    s.fire_outside |= bit(square - DICE_SQUARES)
    if log is not None:
        log.append(events.IgnitedOutside(square))


def quench(s: State, log: Log) -> None:
    """All fire outside goes out."""
    if s.fire_outside:
        s.fire_outside = 0
        if log is not None:
            log.append(events.OutsideQuenched())


def add_hot_spot(s: State, log: Log, square: i64, cause: str) -> None:
    """Put a hot spot on a square that has none."""
    s.hot_spots |= bit(square)
    if log is not None:
        log.append(events.HotSpotPlaced(square, cause, s.hot_reserve))


def add_smoke(g: House, s: State, log: Log, square: i64) -> None:
    """Put a new disc, smoke side up, on an empty square, if one is left."""
    if reserve(g, s) <= 0:
        if log is not None:
            log.append(events.DiscsRanOut(square))
        return
    s.smoke |= bit(square)
    if log is not None:
        log.append(events.Smoked(square))


def dampen(s: State, log: Log, square: i64) -> None:
    """Turn fire back into smoke."""
    s.fire &= ~bit(square)
    s.smoke |= bit(square)
    if log is not None:
        log.append(events.Dampened(square))


def clear(s: State, log: Log, square: i64, cause: str) -> None:
    """Take fire or smoke off a square, if there is any."""
    here = bit(square)
    if (s.fire | s.smoke) & here:
        s.fire &= ~here
        s.smoke &= ~here
        if log is not None:
            log.append(events.Cleared(square, cause))


def damage_wall(g: House, s: State, log: Log, edge: i64, by: i64) -> None:
    """Put a damage marker on what stands there; the second destroys it, the last of all the house.

    Windows and light walls go with the first. 2nd Story: Window, Light Wall.
    """
    last = is_damaged(s, edge) or g.board.is_light(edge)
    s.damage += 1
    if last:
        take_down(s, edge)
    else:
        s.damaged_v |= upright_bit(edge)
        s.damaged_h |= level_bit(edge)
    if log is not None:
        if last:
            log.append(events.WallDestroyed(edge, by, s.damage))
        else:
            log.append(events.WallDamaged(edge, by, s.damage))
    if s.damage >= g.options.damage_limit:
        defeat(g, s, log, endings.COLLAPSE)


def take_down(s: State, edge: i64) -> None:
    """Nothing stands on the edge any more."""
    upright, level = upright_bit(edge), level_bit(edge)
    s.damaged_v &= ~upright
    s.damaged_h &= ~level
    s.open_v &= ~upright
    s.open_h &= ~level
    s.gone_v |= upright
    s.gone_h |= level


def destroy_door(s: State, log: Log, edge: i64, square: i64) -> None:
    """Take a door off the board; a damage marker on it stays used up."""
    take_down(s, edge)
    if log is not None:
        log.append(events.DoorDestroyed(edge, square, s.damage))


def is_damaged(s: State, edge: i64) -> bool:
    """Does a damage marker lie on what stands there?"""
    return has_edge(s.damaged_v, s.damaged_h, edge)


def repair_wall(s: State, log: Log, edge: i64, who: i64) -> None:
    """Take the damage marker off a standing wall."""
    _undamage(s, edge)
    if log is not None:
        log.append(events.WallRepaired(edge, who, s.damage))


def shore_up(s: State, log: Log, edge: i64, who: i64) -> None:
    """Take the damage marker off a standing wall, by an Event."""
    _undamage(s, edge)
    if log is not None:
        log.append(card_events.WallShored(edge, who, s.damage))


def _undamage(s: State, edge: i64) -> None:
    s.damaged_v &= ~upright_bit(edge)
    s.damaged_h &= ~level_bit(edge)
    s.damage -= 1


def turn_door(s: State, log: Log, edge: i64, who: i64) -> None:
    """Open a closed door, close an open one."""
    s.open_v ^= upright_bit(edge)
    s.open_h ^= level_bit(edge)
    if log is not None:
        opened = has_edge(s.open_v, s.open_h, edge)
        log.append(events.DoorOpened(edge, who) if opened else events.DoorClosed(edge, who))


def place_point(s: State, log: Log, square: i64) -> None:
    """Lay a point of interest face down."""
    s.poi |= bit(square)
    if log is not None:
        log.append(events.PoiPlaced(square))


def lose(g: House, s: State, log: Log, entry: i64, cause: str) -> None:
    """A victim dies; its marker has left the board already."""
    s.lost += 1
    if log is not None:
        square = tokens.square_of(entry)
        treated = (entry & tokens.MARKED) != 0
        trapped = (entry & tokens.TRAPPED) != 0
        log.append(events.VictimLost(square, treated, cause, trapped))
    if s.lost >= g.options.lost_limit:
        defeat(g, s, log, endings.VICTIMS_LOST)
    else:
        count_victims(g, s, log)


def rescue(g: House, s: State, log: Log, entry: i64) -> None:
    """Take a victim off the board, safe."""
    s.victims = tokens.remove(s.victims, entry)
    s.rescued += 1
    if log is not None:
        square = tokens.square_of(entry)
        treated = (entry & tokens.MARKED) != 0
        log.append(events.VictimRescued(square, treated, (entry & tokens.TRAPPED) != 0))
    count_victims(g, s, log)


def count_victims(g: House, s: State, log: Log) -> None:
    """The game is won by the goal, or when every victim is accounted for."""
    goal = g.options.rescue_goal
    everybody = s.rescued + s.lost >= g.options.victims + s.joined
    if goal and s.rescued >= goal:
        if everybody and not s.lost:
            end(s, log, endings.PERFECT)
        elif everybody or not g.options.perfect_game:
            end(s, log, endings.RESCUED)
    elif everybody:
        end(s, log, endings.ACCOUNTED_FOR)


def defeat(g: House, s: State, log: Log, ending: i64) -> None:
    """The game is lost, unless the goal was reached and it only went on for a perfect game."""
    goal = g.options.rescue_goal
    end(s, log, endings.RESCUED if goal and s.rescued >= goal else ending)


def remove_hazmat(s: State, log: Log, entry: i64, cause: str) -> None:
    """Take a hazmat out of the game."""
    s.hazmats = tokens.remove(s.hazmats, entry)
    if log is not None:
        log.append(events.HazmatRemoved(tokens.square_of(entry), cause))


def knock_down(s: State, log: Log, who: i64) -> None:
    """Lay a pawn on its back."""
    s.down |= bit(who)
    if log is not None:
        log.append(events.KnockedDown(who, place_of(s, who)))


def carry_off(s: State, log: Log, who: i64, square: i64) -> None:
    """Bring a pawn that was knocked down to an ambulance spot."""
    put(s, who, square)
    if log is not None:
        log.append(events.CarriedOff(who, square))


def fall(s: State, log: Log, who: i64, square: i64) -> None:
    """Drop a pawn to the square below it."""
    put(s, who, square)
    if log is not None:
        log.append(events.Fell(who, square))


def get_up(s: State, log: Log, who: i64) -> None:
    """Stand a pawn up again."""
    s.down &= ~bit(who)
    if log is not None:
        log.append(events.GotUp(who))


def save(s: State, log: Log, who: i64, ap: i64) -> None:
    """Keep action points for the pawn's next turn; its turn is over."""
    s.saved = put_byte(s.saved, who, ap)
    s.ap = 0
    s.free = 0
    s.bonus = 0
    if log is not None:
        log.append(events.TurnEnded(who, ap))


def enter(s: State, log: Log, who: i64, square: i64) -> None:
    """Set a pawn on the board."""
    put(s, who, square)
    if log is not None:
        log.append(events.Entered(who, square))


def end(s: State, log: Log, ending: i64) -> None:
    """End the game; the first ending stands."""
    if s.ended:
        return
    s.ended = ending
    if log is not None:
        log.append(events.GameEnded(endings.CODES[ending]))

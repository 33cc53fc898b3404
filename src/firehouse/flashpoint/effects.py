"""The few functions that change the world; each tells what it did if somebody listens."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.event import Event
from firehouse.flashpoint import endings, events, tokens
from firehouse.flashpoint.bits import bit, size
from firehouse.flashpoint.board import LEVEL
from firehouse.flashpoint.house import House
from firehouse.flashpoint.state import State, place_of, put, put_byte

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
    """Put a damage marker on a standing wall; the second destroys it, the last of all the house."""
    place = bit(edge & 63)
    upright = edge < LEVEL
    second = ((s.damaged_v if upright else s.damaged_h) & place) != 0
    if upright:
        s.damaged_v ^= place
        if second:
            s.gone_v |= place
    else:
        s.damaged_h ^= place
        if second:
            s.gone_h |= place
    s.damage += 1
    if log is not None:
        if second:
            log.append(events.WallDestroyed(edge, by, s.damage))
        else:
            log.append(events.WallDamaged(edge, by, s.damage))
    if s.damage >= g.options.damage_limit:
        end(s, log, endings.COLLAPSE)


def destroy_door(s: State, log: Log, edge: i64, square: i64) -> None:
    """Take a door off the board; doors carry no damage marker."""
    place = bit(edge & 63)
    if edge < LEVEL:
        s.open_v &= ~place
        s.gone_v |= place
    else:
        s.open_h &= ~place
        s.gone_h |= place
    if log is not None:
        log.append(events.DoorDestroyed(edge, square))


def turn_door(s: State, log: Log, edge: i64, who: i64) -> None:
    """Open a closed door, close an open one."""
    place = bit(edge & 63)
    if edge < LEVEL:
        s.open_v ^= place
        opened = (s.open_v & place) != 0
    else:
        s.open_h ^= place
        opened = (s.open_h & place) != 0
    if log is not None:
        log.append(events.DoorOpened(edge, who) if opened else events.DoorClosed(edge, who))


def place_point(s: State, log: Log, square: i64) -> None:
    """Lay a point of interest face down."""
    s.poi |= bit(square)
    if log is not None:
        log.append(events.PoiPlaced(square))


def lose(g: House, s: State, log: Log, square: i64, treated: bool, cause: str) -> None:
    """A victim dies; its marker has left the board already."""
    s.lost += 1
    if log is not None:
        log.append(events.VictimLost(square, treated, cause))
    if s.lost >= g.options.lost_limit:
        end(s, log, endings.VICTIMS_LOST)
    else:
        count_victims(g, s, log)


def rescue(g: House, s: State, log: Log, entry: i64) -> None:
    """Take a victim off the board, safe."""
    s.victims = tokens.remove(s.victims, entry)
    s.rescued += 1
    if log is not None:
        square = tokens.square_of(entry)
        log.append(events.VictimRescued(square, (entry & tokens.MARKED) != 0))
    count_victims(g, s, log)


def count_victims(g: House, s: State, log: Log) -> None:
    """The game is won when every victim is rescued or dead, if not too many are dead."""
    if s.rescued + s.lost >= g.options.victims:
        end(s, log, endings.ACCOUNTED_FOR)


def remove_hazmat(s: State, log: Log, entry: i64, cause: str) -> None:
    """Take a hazmat out of the game."""
    s.hazmats = tokens.remove(s.hazmats, entry)
    if log is not None:
        log.append(events.HazmatRemoved(tokens.square_of(entry), cause))


def knock_down(s: State, log: Log, who: i64) -> None:
    """Lay a pawn on its back; the fire on its square goes out."""
    square = place_of(s, who)
    s.down |= bit(who)
    if log is not None:
        log.append(events.KnockedDown(who, square))
    clear(s, log, square, "rolled-out")


def get_up(s: State, log: Log, who: i64) -> None:
    """Stand a pawn up again."""
    s.down &= ~bit(who)
    if log is not None:
        log.append(events.GotUp(who))


def spend(s: State, log: Log, ap: i64) -> None:
    """Take action points from the pawn on turn."""
    s.ap -= ap
    if log is not None:
        log.append(events.Spent(s.turn, ap, s.ap))


def save(s: State, log: Log, who: i64, ap: i64) -> None:
    """Keep action points for the pawn's next turn; its turn is over."""
    s.saved = put_byte(s.saved, who, ap)
    s.ap = 0
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

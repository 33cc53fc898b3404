"""Points of interest: finding squares for them, turning them over, treating victims."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.flashpoint import events, reasons, tokens
from firehouse.flashpoint.actions import REVEALED_FALSE_ALARM, REVEALED_HAZMAT, REVEALED_VICTIM
from firehouse.flashpoint.bits import bit, size
from firehouse.flashpoint.board import DICE_SQUARES
from firehouse.flashpoint.effects import Log, lose, place_point, spend
from firehouse.flashpoint.house import House
from firehouse.flashpoint.specialists import NEVER
from firehouse.flashpoint.state import State, place_of, role_of
from firehouse.flashpoint.steps import DETECT, REVEAL_FOUND, ROLL_POINT

KINDS = ("victim", "false-alarm", "hazmat")
_CAUSES = ("found", "fire", "deck-gun")


def points(s: State) -> i64:
    """Markers on the board, turned over or not."""
    return size(s.poi) + tokens.total(s.victims) + tokens.total(s.hazmats)


def bag(s: State) -> i64:
    """Markers that have not been turned over, in the bag or face down on the board."""
    return s.bag_victims + s.bag_false_alarms + s.bag_hazmats


def taken_by_markers(s: State) -> i64:
    """Dice squares on which a marker lies."""
    return s.poi | tokens.dice_squares(s.victims) | tokens.dice_squares(s.hazmats)


def taken_by_firefighters(g: House, s: State) -> i64:
    """Dice squares on which a firefighter stands or lies."""
    taken: i64 = 0
    who: i64 = 0
    while who < g.crew_size:
        place = place_of(s, who)
        if place < DICE_SQUARES:
            taken |= bit(place)
        who += 1
    return taken


def detect(g: House, s: State) -> None:
    """Roll for another point of interest while there are too few."""
    if points(s) >= g.options.points_on_board or bag(s) <= size(s.poi):
        return
    taken = s.fire | taken_by_markers(s) | taken_by_firefighters(g, s)
    if size(taken) < DICE_SQUARES:
        s.todo.append(DETECT)
        s.todo.append(ROLL_POINT)


def point_rolled(g: House, s: State, log: Log, square: i64) -> None:
    """Place the marker where the dice say, or along the arrows on the first square that may be."""
    markers = taken_by_markers(s)
    firefighters = taken_by_firefighters(g, s)
    while (s.fire | markers | firefighters) & bit(square):
        if log is not None:
            here = bit(square)
            because = "fire" if s.fire & here else "marker" if markers & here else "firefighter"
            log.append(events.PoiDeflected(square, because))
        square = g.arrows[square]
    place_point(s, log, square)


def reveal(g: House, s: State, log: Log, square: i64, kind: i64, step: i64) -> None:
    """Turn a marker over; what fire or the deck gun reached is lost with it."""
    s.poi &= ~bit(square)
    cause = _CAUSES[step - REVEAL_FOUND]
    if log is not None:
        log.append(events.PoiRevealed(square, KINDS[kind], cause))
    if kind == REVEALED_FALSE_ALARM:
        s.bag_false_alarms -= 1
    elif kind == REVEALED_HAZMAT:
        s.bag_hazmats -= 1
        s.hazmats = tokens.add(s.hazmats, tokens.slot(square, 0))
    elif kind == REVEALED_VICTIM:
        s.bag_victims -= 1
        if step == REVEAL_FOUND:
            s.victims = tokens.add(s.victims, tokens.slot(square, 0))
        else:
            lose(g, s, log, square, False, cause)


def treat_cost(g: House, s: State) -> i64:
    """What it costs the pawn on turn to treat a victim."""
    return g.roles[role_of(s, s.turn)].treat


def treat_refusal(g: House, s: State) -> i64:
    """Why the pawn on turn may not treat a victim."""
    cost = treat_cost(g, s)
    if cost == NEVER:
        return reasons.NOT_PARAMEDIC
    here = place_of(s, s.turn)
    if not tokens.count(s.victims, tokens.slot(here, 0)):
        treated = tokens.count(s.victims, tokens.slot(here, tokens.MARKED))
        return reasons.ALL_TREATED if treated else reasons.NO_VICTIM_HERE
    if tokens.marked(s.victims) >= g.options.treated_limit:
        return reasons.NO_BLUE_DISCS
    return reasons.TOO_EXPENSIVE if s.ap < cost else reasons.ALLOWED


def treat(g: House, s: State, log: Log) -> None:
    """From now on the victim walks along with whoever leads it."""
    spend(s, log, treat_cost(g, s))
    here = place_of(s, s.turn)
    s.victims = tokens.remove(s.victims, tokens.slot(here, 0))
    s.victims = tokens.add(s.victims, tokens.slot(here, tokens.MARKED))
    if log is not None:
        log.append(events.Treated(s.turn, here))

"""Points of interest: finding squares for them, and turning them over."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, first, size
from firehouse.core.kinds import Kind
from firehouse.core.stack import push
from firehouse.core.unknown import unknown
from firehouse.games.flashpoint import events
from firehouse.games.flashpoint.data import headings
from firehouse.games.flashpoint.data.board import DICE_SQUARES
from firehouse.games.flashpoint.data.options import PLACE_CLEARING, PLACE_EMPTY
from firehouse.games.flashpoint.rules import actions, tokens
from firehouse.games.flashpoint.rules.actions import (
    REVEALED_FALSE_ALARM,
    REVEALED_HAZMAT,
    REVEALED_TRAPPED,
    REVEALED_VICTIM,
)
from firehouse.games.flashpoint.rules.effects import (
    Log,
    clear,
    lose,
    place_point,
    remove_hazmat,
    rescue,
)
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.pools import turned_over
from firehouse.games.flashpoint.rules.state import State, place_of
from firehouse.games.flashpoint.rules.steps import DETECT, REVEAL_FOUND, ROLL_POINT
from firehouse.games.flashpoint.rules.vehicles import is_safe

MARKERS: Final = ("victim", "false-alarm", "hazmat", "trapped")
_CAUSES: Final = ("found", "fire", "deck-gun")

KINDS: Final[tuple[Kind, ...]] = (
    Kind(actions.REVEAL, "reveal", "marker", headings.SEARCH, by_luck=True),
)


def bag(s: State) -> i64:
    """Markers that have not been turned over, in the bag or face down on the board."""
    return s.bag_victims + s.bag_false_alarms + s.bag_hazmats + s.bag_trapped


def taken_by_markers(g: House, s: State) -> i64:
    """Dice squares with a point of interest; hazmats may be among them."""
    taken = s.poi | tokens.dice_squares(s.victims)
    return taken | tokens.dice_squares(s.hazmats) if _hazmats_count(g) else taken


def _hazmats_count(g: House) -> bool:
    """Are hazmats points of interest? Not if they lay open from the start or Events bring them."""
    options = g.options
    return options.hazmats > 0 or not (options.hazmat_markers > 0 or options.decks)


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


def detect(g: House, s: State, wanted: i64) -> None:
    """Roll for another point of interest while there are too few, and one that could be placed.

    An Event may want another number of them than the options say.
    """
    number: i64 = wanted if wanted else g.options.points_on_board
    if on_the_count(g, s) >= number or bag(s) <= size(s.poi):
        return
    if size(invalid_squares(g, s)) < DICE_SQUARES:
        push(s.todo, DETECT, wanted)
        s.todo.append(ROLL_POINT)


def on_the_count(g: House, s: State) -> i64:
    """Points of interest on the board; hazmats may be among them."""
    found = size(s.poi) + tokens.total(s.victims)
    return found + tokens.total(s.hazmats) if _hazmats_count(g) else found


def invalid_squares(g: House, s: State) -> i64:
    """Dice squares on which a point of interest may not lie."""
    if g.options.placement == PLACE_CLEARING:
        return taken_by_markers(g, s)
    taken = s.fire | taken_by_markers(g, s) | taken_by_firefighters(g, s)
    return taken | s.smoke if g.options.placement == PLACE_EMPTY else taken


def refused_squares(g: House, s: State) -> i64:
    """Dice squares for which the dice are rolled again: their arrows lead nowhere valid."""
    invalid = invalid_squares(g, s)
    if g.options.placement == PLACE_CLEARING or not invalid:
        return invalid
    if g.arrows_closed:
        return invalid if size(invalid) == DICE_SQUARES else 0
    refused: i64 = 0
    left = invalid
    while left:
        square = first(left)
        if _led_to(g, square, invalid) < 0:
            refused |= bit(square)
        left &= left - 1
    return refused


def is_refused(g: House, s: State, square: i64) -> bool:
    """Are the dice rolled again for this one square?"""
    invalid = invalid_squares(g, s)
    if not invalid & bit(square):
        return False
    return g.options.placement == PLACE_CLEARING or _led_to(g, square, invalid) < 0


def _led_to(g: House, square: i64, invalid: i64) -> i64:
    """The first valid square along the arrows; -1 if they only go round."""
    steps: i64 = 0
    while steps < DICE_SQUARES:
        if not invalid & bit(square):
            return square
        square = g.arrows[square]
        steps += 1
    return -1


def point_rolled(g: House, s: State, log: Log, square: i64) -> None:
    """Place the marker where the dice say, or along the arrows on the first square that may be."""
    invalid = invalid_squares(g, s)
    while invalid & bit(square):
        if log is not None:
            log.append(events.PoiDeflected(square, _because(g, s, square)))
        square = g.arrows[square]
    if g.options.placement == PLACE_CLEARING:
        clear(s, log, square, "point")
    place_point(s, log, square)
    if taken_by_firefighters(g, s) & bit(square):
        push(s.todo, REVEAL_FOUND, square)


def _because(g: House, s: State, square: i64) -> str:
    here = bit(square)
    if s.fire & here:
        return "fire"
    if taken_by_markers(g, s) & here:
        return "marker"
    return "smoke" if s.smoke & here else "firefighter"


def reveal(g: House, s: State, log: Log, square: i64, kind: i64, step: i64) -> None:
    """Turn a marker over; what fire or the deck gun reached is lost with it."""
    if square < DICE_SQUARES:
        s.poi &= ~bit(square)
    if s.pools:
        turned_over(s, square, kind)
    cause = _CAUSES[step - REVEAL_FOUND]
    if log is not None:
        log.append(events.PoiRevealed(square, MARKERS[kind], cause))
    if kind == REVEALED_FALSE_ALARM:
        s.bag_false_alarms -= 1
    elif kind == REVEALED_HAZMAT:
        s.bag_hazmats -= 1
        s.hazmats = tokens.add(s.hazmats, tokens.slot(square, 0))
        if square >= DICE_SQUARES:
            remove_hazmat(s, log, tokens.slot(square, 0), "carried-out")
    elif kind in (REVEALED_VICTIM, REVEALED_TRAPPED):
        _find_victim(g, s, log, square, kind == REVEALED_TRAPPED, step)
    else:
        raise unknown("marker", kind)


def _find_victim(g: House, s: State, log: Log, square: i64, trapped: bool, step: i64) -> None:
    """A victim lies open now, or is lost with its marker."""
    if trapped:
        s.bag_trapped -= 1
    else:
        s.bag_victims -= 1
    entry = tokens.slot(square, tokens.TRAPPED if trapped else 0)
    if step != REVEAL_FOUND:
        lose(g, s, log, entry, _CAUSES[step - REVEAL_FOUND])
        return
    s.victims = tokens.add(s.victims, entry)
    if is_safe(g, s, square):
        rescue(g, s, log, entry)

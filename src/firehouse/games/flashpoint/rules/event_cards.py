"""The Events: drawing one, or one of two, and what each of them does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, first, size
from firehouse.core.kinds import Kind
from firehouse.core.stack import push
from firehouse.core.unknown import unknown
from firehouse.games.flashpoint import card_events
from firehouse.games.flashpoint.data import headings
from firehouse.games.flashpoint.data.board import DICE_SQUARES, EDGES, LEVEL, level_bit, upright_bit
from firehouse.games.flashpoint.events import HazmatPlaced
from firehouse.games.flashpoint.rules import actions, features, reasons, spells, steps, tokens
from firehouse.games.flashpoint.rules.actions import REVEALED_TRAPPED, REVEALED_VICTIM
from firehouse.games.flashpoint.rules.effects import Log, add_smoke, damage_wall, ignite, take_down
from firehouse.games.flashpoint.rules.event_choices import ANSWERED, NOT_ASKED, ask, times
from firehouse.games.flashpoint.rules.fire import burn_outside, contiguous
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.phases import push_effects
from firehouse.games.flashpoint.rules.pools import join
from firehouse.games.flashpoint.rules.purse import change_saved, save_limit
from firehouse.games.flashpoint.rules.search import on_the_count, taken_by_firefighters
from firehouse.games.flashpoint.rules.spells import PINNED, cast, silence_radio
from firehouse.games.flashpoint.rules.state import State, saved_of
from firehouse.games.flashpoint.rules.walls import is_open

# What an Event can do; those that the player answers are in `event_choices`.
ANOTHER_POINT: Final = 0
LOSE_SIGHT: Final = 1
EXHAUST: Final = 2
PIN_DOWN: Final = 3
TRAP_VICTIM: Final = 4
BACKDRAFT: Final = 5
GAS_LEAK: Final = 6
WEAK_BEAMS: Final = 7
LOW_PRESSURE: Final = 8
SLAM_DOORS: Final = 9
ROLLING_SMOKE: Final = 10
RADIO_SILENCE: Final = 11
FREE_WATER: Final = 13
SECOND_WIND: Final = 14
EFFECTS: Final[Mapping[str, int]] = {
    "another-point": ANOTHER_POINT,
    "lose-sight": LOSE_SIGHT,
    "exhaust": EXHAUST,
    "pin-down": PIN_DOWN,
    "trap-victim": TRAP_VICTIM,
    "backdraft": BACKDRAFT,
    "gas-leak": GAS_LEAK,
    "weak-beams": WEAK_BEAMS,
    "low-pressure": LOW_PRESSURE,
    "slam-doors": SLAM_DOORS,
    "rolling-smoke": ROLLING_SMOKE,
    "radio-silence": RADIO_SILENCE,
    "free-water": FREE_WATER,
    "second-wind": SECOND_WIND,
    **ANSWERED,
}
"""What an Event does, by the name that a deck gives it."""

BY_WEIGHT: Final = -2
"""Who damages a wall when its own weight does."""
HAZMATS: Final = 6
"""Hazmat markers in the box."""

_CARDS: Final = (features.CARDS,)


def _pick(number: int, name: str, form: str) -> Kind:
    return Kind(number, name, form, headings.EVENTS, _CARDS, typed="pick", by_luck=True)


KINDS: Final[tuple[Kind, ...]] = (
    Kind(
        actions.CHOOSE_EVENT,
        "choose-event",
        "held-event",
        headings.EVENTS,
        _CARDS,
        typed="choose",
        answers=True,
    ),
    Kind(actions.EVENT, "event", "event", headings.EVENTS, _CARDS, by_luck=True),
    _pick(actions.PICK_EDGE, "pick-edge", "picked-edge"),
    _pick(actions.PICK_SQUARE, "pick-square", "picked-square"),
)


def event_card(g: House, s: State, log: Log) -> None:
    """Have an Event drawn; when all have been, those that are done are shuffled first."""
    every = g.deck.every_event
    if not every:
        return
    if s.events_drawn == every:
        s.events_drawn = bit(held_event(s)) if s.events_held else 0
        if log is not None:
            log.append(card_events.EventsShuffled())
    s.todo.append(steps.DRAW_EVENT)


def event_drawn(g: House, s: State, log: Log, event: i64) -> None:
    """Turn an Event over; by tweak 13 a second one, to choose from."""
    s.events_drawn |= bit(event)
    if log is not None:
        log.append(card_events.EventDrawn(event))
    if not g.options.choose_event or size(g.deck.every_event) < 2:
        befall(g, s, log, event)
    elif s.events_held:
        hold(s, event)
        s.todo.append(steps.CHOOSE_EVENT)
    else:
        hold(s, event)
        s.todo.append(steps.EVENT_CARD)


def hold(s: State, event: i64) -> None:
    """Put an Event aside, to be chosen or not; there is room for two."""
    if s.events_held:
        s.events_held |= (event + 1) << 8
    else:
        s.events_held = event + 1


def held_event(s: State) -> i64:
    """The Event that was turned over first, to be chosen or not; -1 if there is none."""
    return (s.events_held & 255) - 1


def other_held_event(s: State) -> i64:
    """The second of two Events to choose from; -1 if there is none."""
    return (s.events_held >> 8) - 1


def choice_refusal(s: State, event: i64) -> i64:
    """Why an Event may not be chosen."""
    held = event == held_event(s) or event == other_held_event(s)
    return reasons.ALLOWED if held else reasons.EVENT_NOT_DRAWN


def choose_event(g: House, s: State, log: Log, event: i64) -> None:
    """The chosen Event happens, the other one does not."""
    s.events_held = 0
    if log is not None:
        log.append(card_events.EventChosen(s.turn, event))
    befall(g, s, log, event)


def befall(g: House, s: State, log: Log, event: i64) -> None:
    """Let an Event happen, or ask luck or the player on turn how."""
    effect: i64 = g.deck.events[event].effect
    number = times(g, s, effect)
    asks = number != NOT_ASKED
    happens = ask(g, s, effect, number) if asks else _happens(g, s, log, effect)
    if not happens and log is not None:
        log.append(card_events.EventInVain(g.deck.events[event].id))


def _happens(g: House, s: State, log: Log, effect: i64) -> bool:
    """Let an Event happen that nobody answers; False if it changes nothing."""
    if effect in (BACKDRAFT, GAS_LEAK, WEAK_BEAMS):
        return _have_picked(g, s, effect)
    if effect == ANOTHER_POINT:
        return another_point(g, s)
    if effect == LOSE_SIGHT:
        return lose_sight(g, s, log)
    if effect == EXHAUST:
        return exhaust(g, s, log)
    if effect == PIN_DOWN:
        return cast(s, log, PINNED)
    if effect == TRAP_VICTIM:
        return trap_victim(s, log)
    if effect == SLAM_DOORS:
        return slam_doors(g, s, log)
    if effect == ROLLING_SMOKE:
        return rolling_smoke(g, s, log)
    if effect == RADIO_SILENCE:
        return silence_radio(g, s, log)
    if effect == SECOND_WIND:
        return second_wind(g, s, log)
    if effect == LOW_PRESSURE:
        return cast(s, log, spells.LOW_PRESSURE)
    if effect == FREE_WATER:
        return cast(s, log, spells.FREE_WATER)
    raise unknown("effect", effect)


def another_point(g: House, s: State) -> bool:
    """Fill the board up to one point of interest more than it should have."""
    now = on_the_count(g, s)
    usual = g.options.points_on_board
    wanted = (now if now > usual else usual) + 1
    if wanted > tokens.CAPACITY:
        return False
    push(s.todo, steps.DETECT, wanted)
    return True


def lose_sight(g: House, s: State, log: Log) -> bool:
    """Untreated victims inside whom no firefighter is with are face down again, in the bag."""
    minded = taken_by_firefighters(g, s)
    found = False
    for entry in tokens.entries(s.victims):
        square = tokens.square_of(entry)
        if entry & tokens.MARKED or square >= DICE_SQUARES or minded & bit(square):
            continue
        found = True
        s.victims = tokens.remove(s.victims, entry)
        trapped = (entry & tokens.TRAPPED) != 0
        join(s, REVEALED_TRAPPED if trapped else REVEALED_VICTIM)
        if log is not None:
            log.append(card_events.VictimStrayed(square, trapped))
    return found


def exhaust(g: House, s: State, log: Log) -> bool:
    """Nobody has saved AP any more."""
    found = s.saved != 0
    who: i64 = 0
    while who < g.crew_size:
        change_saved(s, log, who, 0, "exhaustion")
        who += 1
    return found


def second_wind(g: House, s: State, log: Log) -> bool:
    """Everybody saves one AP more, up to the limit."""
    before = s.saved
    who: i64 = 0
    while who < g.crew_size:
        limit = save_limit(g, s, who)
        more = saved_of(s, who) + 1
        change_saved(s, log, who, more if more < limit else limit, "second-wind")
        who += 1
    return s.saved != before


def trap_victim(s: State, log: Log) -> bool:
    """One trapped victim more is among the markers."""
    join(s, REVEALED_TRAPPED)
    s.joined += 1
    if log is not None:
        log.append(card_events.TrappedVictimJoined())
    return True


def slam_doors(g: House, s: State, log: Log) -> bool:
    """Close every open door; windows stay as they are."""
    found = False
    edge: i64 = 0
    while edge < EDGES:
        if g.board.doors.has(edge) and is_open(s, edge):
            found = True
            s.open_v &= ~upright_bit(edge)
            s.open_h &= ~level_bit(edge)
            if log is not None:
                log.append(card_events.DoorSlammed(edge))
        edge += 1
    return found


def rolling_smoke(g: House, s: State, log: Log) -> bool:
    """Fill every empty square that touches fire with smoke; it flashes over at once."""
    area = contiguous(g, s, s.fire) & ~(s.fire | s.smoke)
    if not area:
        return False
    while area:
        add_smoke(g, s, log, first(area))
        area &= area - 1
    push_effects(g, s)
    return True


def _have_picked(g: House, s: State, effect: i64) -> bool:
    """Ask luck where, if there is such a place."""
    upright, level = targets(g, s, effect)
    if not (upright or level):
        return False
    push(s.todo, steps.PICK, effect)
    return True


def picked(effect: i64) -> i64:
    """The kind of outcome that tells where an Event strikes."""
    return actions.PICK_SQUARE if effect == GAS_LEAK else actions.PICK_EDGE


def targets(g: House, s: State, effect: i64) -> tuple[i64, i64]:
    """Where an Event can strike: edges as a set of two words, or squares in the first of them."""
    board = g.board
    if effect == GAS_LEAK:
        if tokens.total(s.hazmats) + s.bag_hazmats >= HAZMATS:
            return 0, 0
        return (bit(DICE_SQUARES) - 1) & ~(s.fire | tokens.dice_squares(s.hazmats)), 0
    if effect == WEAK_BEAMS:
        upright = (board.walls.v | board.lights.v) & ~s.gone_v
        return upright, (board.walls.h | board.lights.h) & ~s.gone_h
    if effect == BACKDRAFT:
        upright = _beside_fire(g, s, board.doors.v & ~(s.open_v | s.gone_v), 0)
        return upright, _beside_fire(g, s, board.doors.h & ~(s.open_h | s.gone_h), LEVEL)
    raise unknown("effect", effect)


def _beside_fire(g: House, s: State, edges: i64, start: i64) -> i64:
    """Those of a word of edges that have a burning square beside them."""
    found: i64 = 0
    while edges:
        if _burning_end(g, s, start + first(edges)) >= 0:
            found |= edges & -edges
        edges &= edges - 1
    return found


def _burning_end(g: House, s: State, edge: i64) -> i64:
    """A burning square beside an edge; -1 if there is none."""
    for end in range(2):
        square: i64 = g.board.end_squares[edge * 2 + end]
        if square < DICE_SQUARES and s.fire & bit(square):
            return square
    return -1


def struck(g: House, s: State, log: Log, effect: i64, place: i64) -> None:
    """Luck has picked the place of an Event."""
    if effect == GAS_LEAK:
        s.hazmats = tokens.add(s.hazmats, tokens.slot(place, 0))
        if log is not None:
            log.append(HazmatPlaced(place))
    elif effect == WEAK_BEAMS:
        damage_wall(g, s, log, place, BY_WEIGHT)
    elif effect == BACKDRAFT:
        _backdraft(g, s, log, place)
    else:
        raise unknown("effect", effect)


def _backdraft(g: House, s: State, log: Log, edge: i64) -> None:
    """The door goes, and the square behind it ignites."""
    take_down(s, edge)
    if log is not None:
        log.append(card_events.DoorBlownOut(edge, s.damage))
    for end in range(2):
        square: i64 = g.board.end_squares[edge * 2 + end]
        if square >= DICE_SQUARES:
            burn_outside(g, s, log, square)
        elif not s.fire & bit(square):
            ignite(g, s, log, square, "backdraft")
    push_effects(g, s)

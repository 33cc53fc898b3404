"""What an action is called in a menu, and which places stand for it, kind by kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from firehouse.games.flashpoint.data.board import HERE, STAIRS
from firehouse.games.flashpoint.rules import actions
from firehouse.games.flashpoint.rules.actions import DIE_RED
from firehouse.games.flashpoint.rules.purse import save_limit
from firehouse.games.flashpoint.rules.state import place_of
from firehouse.games.flashpoint.rules.vehicles import AMBULANCE, ENGINE, aimed_at, by_radio
from firehouse.games.flashpoint.rules.veteran import dodge_cost
from firehouse.games.flashpoint.stage.luck_labels import LUCK_LABELS
from firehouse.games.flashpoint.stage.moment import Moment
from firehouse.games.flashpoint.stage.places import card, edge, pawn, square
from firehouse.games.flashpoint.words.names import (
    VEHICLES,
    barrier,
    both,
    called,
    edge_name,
    firefighter,
    towards,
)
from firehouse.stage.offering import Described

Label = Callable[[Moment, int], Described]

_LOADS: Final = (
    "",
    "the victim",
    "the hazmat",
    "the ladder",
    "the treated victim",
    "the trapped victim",
)


def described(m: Moment, action: int) -> Described:
    """The label of a legal action and its places, the best to click first."""
    argument = actions.argument_of(action)
    if action < actions.BASE:
        return _step(m, action, argument)
    return LABELS[actions.kind_of(action)](m, argument)


def _step(m: Moment, action: int, to: int) -> Described:
    load, led = actions.load_of(action), actions.led_of(action)
    mover = actions.mover_of(action)
    name = m.names[to]
    if mover:
        taking = f" with {_along(load, led)}" if load or led else ""
        spots = (pawn(mover - 1), square(m.g, to))
        return f"Order {firefighter(mover - 1)} to {name}{taking}", spots
    if load:
        more = f", leading {_led(led, load)}" if led else ""
        return f"Carry {_LOADS[load]} to {name}{more}", (square(m.g, to),)
    return f"Lead {_led(led)} to {name}" if led else f"Move to {name}", (square(m.g, to),)


def _along(load: int, led: int) -> str:
    return " and ".join(word for word in (_LOADS[load], _led(led, load) if led else "") if word)


def _led(number: int, load: int = actions.NOTHING) -> str:
    """Those who are led, besides one of them who may be carried."""
    if load == actions.TREATED:
        return "another" if number == 1 else f"{number} others"
    return "the treated victim" if number == 1 else f"{number} treated victims"


def _end(m: Moment, _: int) -> Described:
    left, limit = m.s.ap, save_limit(m.g, m.s, m.s.turn)
    if not left or not limit:
        return "End the turn", ()
    saved = f"{left} AP" if left <= limit else f"{limit} of {left} AP"
    return f"Save {saved} and end the turn", ()


def _at(sentence: str) -> Label:
    """An action that names a square."""

    def label(m: Moment, to: int) -> Described:
        return sentence.format(m.names[to]), (square(m.g, to),)

    return label


def _here(sentence: str) -> Label:
    """An action in the own square."""

    def label(m: Moment, _: int) -> Described:
        return sentence.format(m.names[m.here]), (square(m.g, m.here),)

    return label


def _beside(verb: str) -> Label:
    """Work on what stands on one side of the own square."""

    def label(m: Moment, side: int) -> Described:
        found = m.edge(side)
        return f"{verb} the {barrier(m.g, found)} {towards(m.g, m.here, side)}", (edge(m.g, found),)

    return label


def _chop(m: Moment, side: int) -> Described:
    verb = "Break through" if m.is_damaged(m.edge(side)) else "Chop"
    return _beside(verb)(m, side)


def _extinguish(m: Moment, way: int) -> Described:
    to = m.beyond(way)
    where = "here" if way == HERE else f"at {m.names[to]}"
    work = f"Reduce the fire {where} to smoke" if m.burns(to) else f"Clear the smoke {where}"
    return work, (square(m.g, to),)


def _scent(m: Moment, way: int) -> Described:
    to = m.beyond(way)
    return f"Scent out the marker at {m.names[to]}", (square(m.g, to),)


def _drive(vehicle: str) -> Label:
    def label(m: Moment, to: int) -> Described:
        ambulance = vehicle == AMBULANCE
        spot = _spot(m, ambulance, to)
        places = (square(m.g, to), *(square(m.g, n) for n in spot if n != to), f"vehicle:{vehicle}")
        if by_radio(m.g, ambulance):
            return f"Send {VEHICLES[vehicle]} to {both(m.g, spot)}", places
        return f"Drive {VEHICLES[vehicle]} to {m.names[to]} and get out there", places

    return label


def _spot(m: Moment, ambulance: bool, to: int) -> list[int]:
    spots = m.g.board.ambulance_spots if ambulance else m.g.board.engine_spots
    return next(spot for spot in spots if to in spot)


def _park(m: Moment, to: int) -> Described:
    ambulance = m.g.board.ambulance_spot_at[to] >= 0
    vehicle = AMBULANCE if ambulance else ENGINE
    spot = _spot(m, ambulance, to)
    places = (*(square(m.g, n) for n in spot), f"vehicle:{vehicle}")
    return f"Park {VEHICLES[vehicle]} at {both(m.g, spot)}", places


def _gun(m: Moment, _: int) -> Described:
    return "Fire the deck gun", (f"vehicle:{ENGINE}",)


def _keep(m: Moment, _: int) -> Described:
    to = aimed_at(m.g, m.s.engine, m.s.dice & 15, m.s.dice >> 4 & 15)
    return f"Keep the dice and hit {m.names[to]}", (square(m.g, to),)


def _reroll(m: Moment, die: int) -> Described:
    name = "red" if die == DIE_RED else "black"
    return f"Roll the {name} die again", (f"die:{name}",)


def _ride(m: Moment, to: int) -> Described:
    return f"Ride along and get out at {m.names[to]}", (square(m.g, to), pawn(m.who))


def _stay(m: Moment, _: int) -> Described:
    return "Stay behind", (pawn(m.who),)


def _change(m: Moment, role: int) -> Described:
    found = m.g.roles[role]
    return f"Change into the {found.title}", (f"role:{found.id}", f"vehicle:{ENGINE}")


def _shift(what: str, way: int) -> Label:
    def label(m: Moment, start: int) -> Described:
        to = m.beyond(way, start)
        sentence = f"Move the {what} at {m.names[start]} to {m.names[to]}"
        return sentence, (square(m.g, start), square(m.g, to))

    return label


def _open_for_point(m: Moment, number: int) -> Described:
    waiting = m.g.board.behind_door[number]
    sentence = f"Open {edge_name(m.g, number)} for the point of interest at {m.names[waiting]}"
    return sentence, (edge(m.g, number), square(m.g, waiting))


def _dodge(tail: str) -> Label:
    def label(m: Moment, to: int) -> Described:
        cost = dodge_cost(m.g, m.s, m.who)
        sentence = f"Dodge to {m.names[to]}{tail} for {cost} saved AP"
        return sentence, (square(m.g, to), pawn(m.who))

    return label


def _take_it(m: Moment, _: int) -> Described:
    return "Stay and be knocked down", (pawn(m.who), square(m.g, m.here))


def _fall(m: Moment, to: int) -> Described:
    return f"Be carried to {m.names[to]}", (square(m.g, to), pawn(m.who))


def _order_door(m: Moment, argument: int) -> Described:
    who, side = divmod(argument, 4)
    found = m.edge(side, who)
    verb = "close" if m.is_open(found) else "open"
    sentence = f"Order {firefighter(who)} to {verb} {edge_name(m.g, found)}"
    return sentence, (pawn(who), edge(m.g, found))


def _order_ladder(work: str) -> Label:
    def label(m: Moment, who: int) -> Described:
        there = place_of(m.s, who)
        sentence = f"Order {firefighter(who)} to {work} at {m.names[there]}"
        return sentence, (pawn(who), square(m.g, there))

    return label


def _return(m: Moment, number: int) -> Described:
    found = m.g.deck.cards[number]
    if m.g.options.flare_ups_leave:
        return f"Take the Flare Up {found.title} out of the game", (card(found),)
    return f"Put the Flare Up {found.title} back into the supply", (card(found),)


def _choose_event(m: Moment, number: int) -> Described:
    found = m.g.deck.events[number]
    return f"Choose the Event {found.title}", (card(found),)


def _begin(m: Moment, who: int) -> Described:
    return f"{called(m.g, m.s, who)} begins", (pawn(who),)


def _take(m: Moment, role: int) -> Described:
    if role == actions.AT_RANDOM:
        return "Draw a specialist at random", (pawn(m.who),)
    found = m.g.roles[role]
    sentence = f"Take the {found.title}" if role else "Stay a plain firefighter"
    return sentence, (f"role:{found.id}", pawn(m.who))


def _shore(m: Moment, number: int) -> Described:
    return f"Shore up {edge_name(m.g, number)}", (edge(m.g, number),)


def _enough(m: Moment, _: int) -> Described:
    return "Leave the other smoke", ()


LABELS: Final[dict[int, Label]] = {
    actions.END: _end,
    actions.ENTER: _at("Enter at {}"),
    actions.OPEN: _beside("Open"),
    actions.CLOSE: _beside("Close"),
    actions.EXTINGUISH: _extinguish,
    actions.CHOP: _chop,
    actions.TREAT: _here("Treat the victim at {}"),
    actions.DRIVE_ENGINE: _drive(ENGINE),
    actions.DRIVE_AMBULANCE: _drive(AMBULANCE),
    actions.GUN: _gun,
    actions.KEEP: _keep,
    actions.REROLL: _reroll,
    actions.PARK: _park,
    actions.RIDE: _ride,
    actions.STAY: _stay,
    actions.IDENTIFY: _at("Turn over the marker at {}"),
    actions.DISPOSE: _here("Make the hazmat at {} safe"),
    actions.CLEAR: _here("Clear the hot spot at {}"),
    actions.REPAIR: _beside("Repair"),
    actions.SCENT: _scent,
    actions.CHANGE: _change,
    **{actions.SHIFT_SMOKE + way: _shift("smoke", way) for way in range(STAIRS + 1)},
    **{actions.SHIFT_POINT + way: _shift("point of interest", way) for way in range(STAIRS + 1)},
    actions.OPEN_FOR_POINT: _open_for_point,
    actions.DODGE: _dodge(""),
    actions.DODGE_LEADING: _dodge(" with the treated victim"),
    actions.TAKE_IT: _take_it,
    actions.FALL: _fall,
    actions.EXPLODE: _at("Let the hazmat at {} explode next"),
    actions.ORDER_DOOR: _order_door,
    actions.ERECT: _here("Erect a ladder at {}"),
    actions.COLLAPSE: _here("Collapse the ladder at {}"),
    actions.ORDER_ERECT: _order_ladder("erect a ladder"),
    actions.ORDER_COLLAPSE: _order_ladder("collapse the ladder"),
    actions.BEGIN: _begin,
    actions.TAKE: _take,
    actions.RETURN_CARD: _return,
    actions.CHOOSE_EVENT: _choose_event,
    actions.GRENADE: _at("Throw the fire grenade at {}"),
    actions.CLEAR_AIR: _at("Clear the smoke at {}"),
    actions.TIP: _at("Turn over the marker at {}"),
    actions.SHORE: _shore,
    actions.ENOUGH: _enough,
    **LUCK_LABELS,
}
"""A label for each kind of action that is not a step."""

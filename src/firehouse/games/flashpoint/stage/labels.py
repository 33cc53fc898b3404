"""What an action is called in a menu, and which places stand for it.

The form of a kind tells both; only odd kinds have a label of their own.
"""

from __future__ import annotations

from typing import Any, Final

from firehouse.core.phrase import phrase
from firehouse.games.flashpoint.data.board import DICE_SQUARES, HERE, STAIRS, WAY_NAMES
from firehouse.games.flashpoint.residents import Residents
from firehouse.games.flashpoint.rules import actions
from firehouse.games.flashpoint.rules.actions import TRAPPED, TREATED
from firehouse.games.flashpoint.rules.dice import black_of, red_of
from firehouse.games.flashpoint.rules.kinds import OF_NUMBER
from firehouse.games.flashpoint.rules.moving import victim_flags
from firehouse.games.flashpoint.rules.purse import save_limit
from firehouse.games.flashpoint.rules.state import place_of
from firehouse.games.flashpoint.rules.vehicles import AMBULANCE, ENGINE, aimed_at, by_radio
from firehouse.games.flashpoint.rules.veteran import dodge_cost
from firehouse.games.flashpoint.stage.labelling import Label, labelled
from firehouse.games.flashpoint.stage.luck_labels import LUCK_FORMS
from firehouse.games.flashpoint.stage.moment import Moment
from firehouse.games.flashpoint.stage.places import card, edge, pawn, square
from firehouse.games.flashpoint.words.names import (
    Name,
    barrier,
    beyond,
    called,
    carried,
    company,
    edge_name,
    firefighter,
    resident,
    spot_name,
    vehicle_name,
)
from firehouse.games.flashpoint.words.roles import specialist_title
from firehouse.stage.offers import Described


def described(m: Moment, action: int) -> Described:
    """The label of a legal action and its places, the best to click first."""
    argument = actions.argument_of(action)
    if action < actions.BASE:
        return _step(m, action, argument)
    kind = OF_NUMBER[actions.kind_of(action)]
    return (ODD.get(kind.number) or FORMS[kind.form])(m, kind.name, argument)


def _step(m: Moment, action: int, to: int) -> Described:
    load, led = actions.load_of(action), actions.led_of(action)
    mover = actions.mover_of(action)
    there = square(m.g, to)
    start = place_of(m.s, mover - 1) if mover else m.start
    told: dict[str, Any] = {"square": m.names[to], "led": led}
    told.update(_taken_along(m.known, start, load, led))
    told["burns"] = m.burns(to)
    if mover:
        spots = (pawn(mover - 1), there)
        return labelled("order-move", spots, who=firefighter(mover - 1), **told)
    if not load and not led and not told["burns"] and m.calls(to):
        return labelled("see", (there,), square=m.names[to])
    entrance = m.entrance(to)
    if not load and not led and entrance is not None:
        name = "go-in" if to < DICE_SQUARES else "go-out"
        return labelled(name, (there,), entrance=entrance, burns=m.burns(to), square=m.names[to])
    return labelled("carry" if load else "lead" if led else "move", (there,), **told)


def _taken_along(known: Residents, start: int, load: int, led: int) -> dict[str, Any]:
    """What is carried and who is led from a square, as arguments of a label."""
    held = known.at(start, load == TREATED, load == TRAPPED) if victim_flags(load) >= 0 else None
    name: Name = resident(held.face) if held else carried(load, "the")
    others = [one for one in known.led(start, led + 1) if one is not held][:led]
    return {"load": name, "company": company([one.face for one in others], led)}


# By form.


def _here(m: Moment, name: str, _: int) -> Described:
    """An action in the own square."""
    return _at(m, name, m.here)


def _at(m: Moment, name: str, to: int) -> Described:
    """An action that names a square."""
    return labelled(name, (square(m.g, to),), square=m.names[to])


def _going(m: Moment, name: str, to: int) -> Described:
    """An action that brings the own pawn to a square."""
    return labelled(name, (square(m.g, to), pawn(m.who)), square=m.names[to])


def _beside(m: Moment, name: str, side: int) -> Described:
    """Work on what stands on one side of the own square."""
    found = m.edge(side)
    told: dict[str, Any] = {
        "barrier": barrier(m.g, found),
        "beyond": beyond(m.g, m.here, side),
        "damaged": m.is_damaged(found),
    }
    return labelled(name, (edge(m.g, found),), **told)


def _reach(m: Moment, name: str, way: int) -> Described:
    to = m.beyond(way)
    there = (square(m.g, to),)
    return labelled(name, there, square=m.names[to], here=way == HERE, burns=m.burns(to))


def _way(m: Moment, name: str, way: int) -> Described:
    return _at(m, name, m.beyond(way))


def _edge(m: Moment, name: str, number: int) -> Described:
    return labelled(name, (edge(m.g, number),), edge=edge_name(m.g, number))


def _door(m: Moment, name: str, number: int) -> Described:
    waiting = m.g.board.behind_door[number]
    places = (edge(m.g, number), square(m.g, waiting))
    return labelled(name, places, edge=edge_name(m.g, number), square=m.names[waiting])


def _drive(vehicle: str) -> Label:
    def label(m: Moment, name: str, to: int) -> Described:
        ambulance = vehicle == AMBULANCE
        spot = _spot_of(m, ambulance, to)
        places = (square(m.g, to), *(square(m.g, n) for n in spot if n != to), f"vehicle:{vehicle}")
        told: dict[str, Any] = {
            "vehicle": vehicle_name(vehicle),
            "square": m.names[to],
            "spot": spot_name(m.g, vehicle, _spots(m, ambulance).index(spot)),
            "sent": by_radio(m.g, ambulance),
        }
        return labelled(name, places, **told)

    return label


def _spot_of(m: Moment, ambulance: bool, to: int) -> list[int]:
    return next(spot for spot in _spots(m, ambulance) if to in spot)


def _spots(m: Moment, ambulance: bool) -> list[list[int]]:
    return m.g.board.ambulance_spots if ambulance else m.g.board.engine_spots


def _spot(m: Moment, name: str, to: int) -> Described:
    ambulance = m.g.board.ambulance_spot_at[to] >= 0
    vehicle = AMBULANCE if ambulance else ENGINE
    spot = _spot_of(m, ambulance, to)
    places = (*(square(m.g, n) for n in spot), f"vehicle:{vehicle}")
    there = spot_name(m.g, vehicle, _spots(m, ambulance).index(spot))
    return labelled(name, places, vehicle=vehicle_name(vehicle), spot=there)


def _shift(way: int) -> Label:
    def label(m: Moment, name: str, start: int) -> Described:
        to = m.beyond(way, start)
        places = (square(m.g, start), square(m.g, to))
        way_said = phrase(f"direction.{WAY_NAMES[way]}")
        return labelled(name, places, start=m.names[start], way=way_said)

    return label


def _dodge(m: Moment, name: str, to: int) -> Described:
    told: dict[str, Any] = {"square": m.names[to], "cost": dodge_cost(m.g, m.s, m.who)}
    led = int(name == "dodge-leading")
    told["company"] = company([one.face for one in m.known.led(m.here, led)], led)
    return labelled(name, (square(m.g, to), pawn(m.who)), **told)


def _treat(m: Moment, name: str, _: int) -> Described:
    """Of those who lie here, one who is trapped comes first, as the rule says."""
    who = m.known.at(m.here, trapped=True) or m.known.at(m.here)
    told: dict[str, Any] = {"victim": resident(who.face) if who else phrase("the-piece.victim")}
    return labelled(name, (square(m.g, m.here),), square=m.names[m.here], **told)


def _die(m: Moment, name: str, die: int) -> Described:
    colour = "red" if die == actions.DIE_RED else "black"
    return labelled(name, (f"die:{colour}",), die=colour)


def _order_door(m: Moment, name: str, argument: int) -> Described:
    who, side = actions.ordered_to_door(argument), actions.ordered_side(argument)
    found = m.edge(side, who)
    told: dict[str, Any] = {"edge": edge_name(m.g, found), "is_open": m.is_open(found)}
    return labelled(name, (pawn(who), edge(m.g, found)), who=firefighter(who), **told)


def _order_ladder(m: Moment, name: str, who: int) -> Described:
    there = place_of(m.s, who)
    places = (pawn(who), square(m.g, there))
    return labelled(name, places, who=firefighter(who), square=m.names[there])


def _flare_up(m: Moment, name: str, number: int) -> Described:
    found = m.g.deck.cards[number]
    return labelled(name, (card(found),), card=found.title, leaves=m.g.options.flare_ups_leave)


def _event(m: Moment, name: str, number: int) -> Described:
    found = m.g.deck.events[number]
    return labelled(name, (card(found),), event=found.title)


def _first(m: Moment, name: str, who: int) -> Described:
    return labelled(name, (pawn(who),), who=called(m.g, m.s, who))


def _role(m: Moment, name: str, role: int) -> Described:
    found = m.g.roles[role]
    return labelled(
        name, (f"role:{found.id}", pawn(m.who)), role=specialist_title(found), plain=role == 0
    )


def _card(m: Moment, name: str, role: int) -> Described:
    if role == actions.AT_RANDOM:
        return labelled("take-at-random", (pawn(m.who),))
    return _role(m, name, role)


FORMS: Final[dict[str, Label]] = {
    "bare": _here,
    "outside": _at,
    "inside": _at,
    "vehicle": _going,
    "bed": _going,
    "side": _beside,
    "way": _way,
    "reach": _reach,
    "wall": _edge,
    "door": _door,
    "engine": _drive(ENGINE),
    "ambulance": _drive(AMBULANCE),
    "spot": _spot,
    **{f"shift-smoke-{WAY_NAMES[way]}": _shift(way) for way in range(STAIRS + 1)},
    **{f"shift-point-{WAY_NAMES[way]}": _shift(way) for way in range(STAIRS + 1)},
    "dodge": _dodge,
    "dodge-leading": _dodge,
    "die": _die,
    "order-door": _order_door,
    "order-erect": _order_ladder,
    "order-collapse": _order_ladder,
    "flare-up": _flare_up,
    "event": _event,
    "held-event": _event,
    "first": _first,
    "role": _role,
    "card": _card,
    "picked-square": _at,
    "picked-edge": _edge,
    **LUCK_FORMS,
}
"""A label for each form of an action."""


# Odd kinds.


def _end(m: Moment, name: str, _: int) -> Described:
    left, limit = m.s.ap, save_limit(m.g, m.s, m.s.turn)
    return labelled(name, (), saved=min(left, limit), left=left if left > limit else 0)


def _gun(m: Moment, name: str, _: int) -> Described:
    return labelled(name, (f"vehicle:{ENGINE}",))


def _keep(m: Moment, name: str, _: int) -> Described:
    return _at(m, name, aimed_at(m.g, m.s.engine, red_of(m.s.dice), black_of(m.s.dice)))


def _stay(m: Moment, name: str, _: int) -> Described:
    return labelled(name, (pawn(m.who),))


def _take_it(m: Moment, name: str, _: int) -> Described:
    return labelled(name, (pawn(m.who), square(m.g, m.here)))


def _change(m: Moment, name: str, role: int) -> Described:
    found = m.g.roles[role]
    return labelled(name, (f"role:{found.id}", f"vehicle:{ENGINE}"), role=specialist_title(found))


def _enough(m: Moment, name: str, _: int) -> Described:
    return labelled(name, ())


ODD: Final[dict[int, Label]] = {
    actions.END: _end,
    actions.GUN: _gun,
    actions.KEEP: _keep,
    actions.STAY: _stay,
    actions.TREAT: _treat,
    actions.TAKE_IT: _take_it,
    actions.CHANGE: _change,
    actions.ENOUGH: _enough,
}
"""Labels of kinds that tell more or other things than their form."""

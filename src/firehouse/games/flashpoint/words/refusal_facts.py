"""The facts about a refused action that the phrases in `refusals` name: numbers, words, phrases."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from firehouse.core.bits import bit, members
from firehouse.core.phrase import Phrase, phrase
from firehouse.games.flashpoint.data import decks
from firehouse.games.flashpoint.data.board import DICE_SQUARES, HERE, NO_EDGE, STAIRS
from firehouse.games.flashpoint.data.options import DRIVE_SIDE
from firehouse.games.flashpoint.data.specialists import EXTINGUISHING, MOVEMENT, OTHER
from firehouse.games.flashpoint.rules import actions, steps, tokens
from firehouse.games.flashpoint.rules.actions import TRAPPED, TREATED, VICTIM
from firehouse.games.flashpoint.rules.chance import is_reveal
from firehouse.games.flashpoint.rules.consequences import beds
from firehouse.games.flashpoint.rules.fire import target
from firehouse.games.flashpoint.rules.judge import price
from firehouse.games.flashpoint.rules.kinds import OF_NUMBER
from firehouse.games.flashpoint.rules.ladders import is_air
from firehouse.games.flashpoint.rules.moving import is_burning, obstacle
from firehouse.games.flashpoint.rules.orders import ordered_into_fire
from firehouse.games.flashpoint.rules.pools import unseen
from firehouse.games.flashpoint.rules.purse import BONUS_THERE, command_points, free_for
from firehouse.games.flashpoint.rules.search import MARKERS
from firehouse.games.flashpoint.rules.skills import change_of_ap, is_in_play
from firehouse.games.flashpoint.rules.state import OFF_BOARD, place_of, role_of
from firehouse.games.flashpoint.rules.vehicles import AMBULANCE, by_radio, spot_of
from firehouse.games.flashpoint.rules.walls import DOOR_COST, closed
from firehouse.games.flashpoint.words.cases import STEP, Case
from firehouse.games.flashpoint.words.names import (
    Name,
    barrier,
    called,
    carried,
    edge_name,
    firefighter,
    spot_name,
    square_name,
    square_names,
    towards,
    vehicle_name,
)
from firehouse.games.flashpoint.words.roles import specialist_title
from firehouse.games.flashpoint.words.situation import asked

_NOT_FOR_DOGS: Final[Mapping[int, str]] = {
    actions.CHOP: "chop",
    actions.DRIVE_ENGINE: "drive",
    actions.DRIVE_AMBULANCE: "drive",
    actions.GUN: "gun",
    actions.ERECT: "ladders",
    actions.COLLAPSE: "ladders",
    actions.ORDER_ERECT: "ladders",
    actions.ORDER_COLLAPSE: "ladders",
    actions.CHANGE: "change",
}
_WORK: Final[Mapping[int, int]] = {
    STEP: MOVEMENT,
    actions.OPEN: MOVEMENT,
    actions.CLOSE: MOVEMENT,
    actions.EXTINGUISH: EXTINGUISHING,
    actions.ERECT: MOVEMENT,
    actions.COLLAPSE: MOVEMENT,
}
"""What free points may pay for."""


def _asked(case: Case) -> Phrase:
    found = asked(case.g, case.s)
    on_turn = not case.s.ended and case.step == steps.ACT
    if on_turn and place_of(case.s, case.s.turn) != OFF_BOARD:
        return phrase("asked.or-end", asked=found)
    return found


def _impossible(case: Case) -> Phrase:
    """Why luck cannot bring this."""
    if is_reveal(case.step) and case.kind == actions.REVEAL and case.argument < len(MARKERS):
        piece = phrase(f"piece.{MARKERS[case.argument]}")
        why = "not-in-pool" if unseen(case.s)[case.argument] else "none-left"
        return phrase(f"impossible.{why}", piece=piece)
    dealt = case.step == steps.DEAL_ROLE and case.kind == actions.ROLE
    return phrase("impossible.dealt" if dealt else "impossible.otherwise")


def _who(case: Case) -> Phrase:
    return called(case.g, case.s, case.who)


def _on_turn(case: Case) -> Phrase:
    return called(case.g, case.s, case.s.turn)


def _here(case: Case) -> Name:
    return square_name(case.g, case.here)


def _square(case: Case) -> Name:
    return square_name(case.g, case.argument)


def _doing(case: Case) -> Phrase:
    """What costs too much."""
    if case.shifts:
        return phrase(f"doing.shift-{_shifted(case)}")
    if case.kind != STEP:
        return phrase(f"doing.{OF_NUMBER[case.kind].name}", who=_who(case))
    if closed(case.g, case.s, case.edge):
        return phrase("doing.squeeze", square=_square(case))
    name = f"doing.{'order-' if case.mover else ''}{'carry' if case.load else 'move'}"
    burning = is_burning(case.s, case.argument)
    load = carried(case.load)
    return phrase(name, who=_who(case), square=_square(case), load=load, burning=burning)


def _points(case: Case) -> int:
    """What may be spent on this work."""
    if case.mover:
        free = command_points(case.g, case.s, case.who)
    else:
        free = free_for(case.g, case.s, _WORK.get(case.kind, OTHER))
    changed = change_of_ap(case.g, case.s, case.argument) if case.kind == actions.CHANGE else 0
    return case.s.ap + changed + free + (case.s.bonus == BONUS_THERE)


def _not_a_step(case: Case) -> Phrase:
    if case.argument == case.here:
        return phrase("clause.stands-there", who=_who(case), here=_here(case))
    return phrase("clause.too-far", square=_square(case), here=_here(case))


def _dog_work(case: Case) -> str:
    """What a dog was asked to do."""
    if case.kind != STEP:
        return _NOT_FOR_DOGS.get(case.kind, "doors")
    if case.load == actions.HAZMAT:
        return "hazmat"
    if case.load == actions.LADDER or is_air(case.g, case.here) or is_air(case.g, case.argument):
        return "ladders"
    return "lead" if case.led else "fire"


def _shifted(case: Case) -> str:
    """What is moved or opened from afar."""
    if case.kind == actions.OPEN_FOR_POINT:
        return "door"
    return "smoke" if case.kind < actions.SHIFT_POINT else "point"


def _toward(case: Case) -> Phrase:
    """Where a door or wall was looked for."""
    if case.kind != actions.OPEN_FOR_POINT:
        return towards(case.g, case.here, case.way)
    ends = case.g.board.ends.get(case.edge)
    if ends is None:
        return phrase("there.there")
    return phrase("there.between", squares=square_names(case.g, ends))


def _there(case: Case) -> Phrase:
    """Where a point of interest was looked for."""
    if case.kind == actions.OPEN_FOR_POINT:
        return phrase("there.through", edge=edge_name(case.g, case.edge))
    if case.kind == actions.SCENT:
        return towards(case.g, case.here, case.way)
    return phrase("there.at", square=_square(case))


def _manned(case: Case) -> list[Phrase]:
    """Who stands where the deck gun fires."""
    area = case.g.board.gun_areas[case.parked]
    places = {who: place_of(case.s, who) for who in range(case.g.crew_size)}
    return [
        called(case.g, case.s, who)
        for who, place in places.items()
        if place < DICE_SQUARES and area & bit(place)
    ]


def _taken(case: Case) -> Phrase:
    """Why a card is not to be had."""
    role = case.argument
    if not is_in_play(case.g, case.s, role):
        return phrase("clause.card-not-in-game")
    who = next(who for who in range(case.g.crew_size) if role_of(case.s, who) == role)
    title = specialist_title(case.g.roles[role])
    return phrase("clause.card-of-another", pawn=firefighter(who), role=title)


def _wanted(case: Case) -> str:
    """What was to be done; with a victim, which of those that are there can be had."""
    if case.kind != STEP:
        return OF_NUMBER[case.kind].name
    if case.load != VICTIM or not tokens.count_at(case.s.victims, case.here):
        return "carry"
    return "treated" if _treated(case) else "trapped"


def _treated(case: Case) -> int:
    return tokens.count(case.s.victims, tokens.slot(case.here, tokens.MARKED))


def _caught(case: Case) -> Phrase:
    """The pawn that stands in fire: one on the Captain's orders, else the pawn on turn."""
    on_turn = case.s.turn
    ordered = ordered_into_fire(case.g, case.s)
    own = ordered < 0 or is_burning(case.s, place_of(case.s, on_turn))
    return called(case.g, case.s, on_turn if own else ordered)


def _instead(case: Case) -> Name:
    """What is there in place of the wall or door that was wanted."""
    return "nothing" if case.edge == NO_EDGE else barrier(case.g, case.edge)


def _no_target(case: Case) -> Phrase:
    if case.shifts:
        return phrase("clause.outside-already", square=_square(case))
    if case.argument == HERE:
        return phrase("clause.nothing-burns-outside", here=_here(case))
    why = "never-diagonally" if STAIRS < case.argument < HERE else "no-square-of-house"
    return phrase(f"clause.{why}", toward=towards(case.g, case.here, case.argument))


def _sent(case: Case) -> bool:
    """Is the spot named by its first square, as nobody need be aboard?"""
    return case.kind == actions.PARK or by_radio(case.g, case.vehicle == AMBULANCE)


def _choices(case: Case) -> list[Phrase]:
    """The squares that name a spot to park at, or those of the spots to drive to."""
    number = len(case.spots)
    near: Iterable[int] = range(number)
    if case.kind != actions.PARK and case.g.options.drive_rule < DRIVE_SIDE:
        near = sorted({(case.parked + 1) % number, (case.parked - 1) % number})
    spots = [case.spots[spot] for spot in near if spot != case.parked]
    named = 1 if _sent(case) else 2
    return square_names(case.g, [square for spot in spots for square in spot[:named]])


def _flare_ups(case: Case) -> list[str]:
    """The Flare Ups among the discards."""
    cards, discards = case.g.deck.cards, case.s.fire_discards
    kinds = range(decks.FIRST_FLARE_UP, len(cards))
    return [cards[card].title for card in kinds if decks.count(discards, card)]


FACTS: Final[Mapping[str, Callable[[Case], Any]]] = {
    "asked": _asked,
    "impossible": _impossible,
    "on_turn": _on_turn,
    "who": _who,
    "role": lambda case: specialist_title(case.role),
    "dog": lambda case: case.role.dog,
    "here": _here,
    "square": _square,
    "target": lambda case: square_name(case.g, target(case.g, case.s, case.argument)),
    "toward": _toward,
    "edge": lambda case: edge_name(case.g, case.edge),
    "doing": _doing,
    "cost": lambda case: price(case.g, case.s, case.action),
    "ap": _points,
    "door_cost": lambda case: DOOR_COST,
    "chops": lambda case: case.g.board.walls.has(case.edge) and not case.role.dog,
    "obstacle": lambda case: edge_name(case.g, obstacle(case.g, case.s, case.here, case.way)),
    "not_a_step": _not_a_step,
    "dog_work": _dog_work,
    "shifted": _shifted,
    "there": _there,
    "manned": _manned,
    "taken": _taken,
    "reached": lambda case: square_names(case.g, members(tokens.marked_squares(case.s.hazmats))),
    "beds": lambda case: square_names(case.g, beds(case.g, case.s, case.who)),
    "lead_limit": lambda case: case.g.options.lead_limit,
    "is_there": lambda case: (
        spot_of(case.g, case.vehicle == AMBULANCE, case.argument) == case.parked
    ),
    "sent": _sent,
    "wanted": _wanted,
    "treated": _treated,
    "carries": lambda case: case.load == TREATED,
    "led": lambda case: case.led,
    "caught": _caught,
    "victim": lambda case: phrase("piece.trapped" if case.load == TRAPPED else "piece.victim"),
    "instead": _instead,
    "no_target": _no_target,
    "treated_limit": lambda case: case.g.options.treated_limit,
    "pawn": lambda case: firefighter(case.mover - 1),
    "starter": lambda case: firefighter(case.argument),
    "crew": lambda case: case.g.crew_size,
    "vehicle": lambda case: vehicle_name(case.vehicle),
    "parked": lambda case: spot_name(case.g, case.vehicle, case.parked),
    "choices": _choices,
    "die": lambda case: "red" if case.argument == actions.DIE_RED else "black",
    "silence": lambda case: case.s.silence,
    "flare_ups": _flare_ups,
}

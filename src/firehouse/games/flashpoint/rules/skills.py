"""What single specialists can do: treat, turn over, dispose, scent, and change places."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, first, put_byte
from firehouse.core.game import Sink
from firehouse.core.kinds import Kind
from firehouse.core.stack import push
from firehouse.core.unknown import unknown
from firehouse.games.flashpoint import events
from firehouse.games.flashpoint.data import headings
from firehouse.games.flashpoint.data.board import DICE_SQUARES, STAIRS, WAYS
from firehouse.games.flashpoint.data.decks import FIRST_FLARE_UP
from firehouse.games.flashpoint.data.options import NEW_CARD
from firehouse.games.flashpoint.data.specialists import NEVER, OTHER, Role
from firehouse.games.flashpoint.rules import actions, features, reasons, tokens
from firehouse.games.flashpoint.rules.actions import act
from firehouse.games.flashpoint.rules.effects import Log, remove_hazmat
from firehouse.games.flashpoint.rules.fire_cards import return_card, return_cost, return_refusal
from firehouse.games.flashpoint.rules.hot_spots import clear_cost, clear_hot_spot, clear_refusal
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.purse import ACTED, price_refusal, spend
from firehouse.games.flashpoint.rules.reasons import bare
from firehouse.games.flashpoint.rules.state import State, place_of, role_of
from firehouse.games.flashpoint.rules.steps import REVEAL_FOUND
from firehouse.games.flashpoint.rules.vehicles import is_aboard
from firehouse.games.flashpoint.rules.walls import (
    closed,
    edge_of,
    repair,
    repair_cost,
    repair_refusal,
)

CHANGE_COST: Final = 2

KINDS: Final[tuple[Kind, ...]] = (
    Kind(actions.TREAT, "treat", "bare", headings.PARAMEDIC, (features.TREATING,)),
    Kind(actions.IDENTIFY, "identify", "inside", headings.IMAGING, (features.IDENTIFYING,)),
    Kind(
        actions.DISPOSE,
        "dispose",
        "bare",
        headings.TECHNICIAN,
        (features.HAZMATS, features.DISPOSING),
    ),
    Kind(
        actions.CLEAR, "clear", "bare", headings.ENGINEER, (features.HOT_SPOTS, features.CLEARING)
    ),
    Kind(actions.REPAIR, "repair", "side", headings.ENGINEER, (features.REPAIRING,)),
    Kind(
        actions.RETURN_CARD,
        "return-card",
        "flare-up",
        headings.CARD_ENGINEER,
        (features.CARDS, features.RETURNING),
        typed="return",
    ),
    Kind(actions.SCENT, "scent", "way", headings.DOG, (features.SCENTING,)),
    Kind(actions.CHANGE, "change", "role", headings.CREW_CHANGE, (features.CREW_CHANGE,)),
)


def skill_refusal(g: House, s: State, kind: i64, argument: i64) -> i64:
    """Why the pawn on turn may not use a specialist's skill."""
    if kind == actions.TREAT:
        return bare(argument) or treat_refusal(g, s)
    if kind == actions.IDENTIFY:
        return identify_refusal(g, s, argument)
    if kind == actions.DISPOSE:
        return bare(argument) or dispose_refusal(g, s)
    if kind == actions.CLEAR:
        return bare(argument) or clear_refusal(g, s)
    if kind == actions.RETURN_CARD:
        return return_refusal(g, s, argument)
    if kind == actions.REPAIR:
        return repair_refusal(g, s, argument)
    if kind == actions.SCENT:
        return scent_refusal(g, s, argument)
    if kind == actions.CHANGE:
        return change_refusal(g, s, argument)
    raise unknown("action", kind)


def skill_price(g: House, s: State, kind: i64) -> i64:
    """What a skill costs the pawn on turn."""
    if kind == actions.TREAT:
        return treat_cost(g, s)
    if kind == actions.IDENTIFY:
        return identify_cost(g, s)
    if kind == actions.DISPOSE:
        return dispose_cost(g, s)
    if kind == actions.CLEAR:
        return clear_cost(g, s)
    if kind == actions.RETURN_CARD:
        return return_cost(g, s)
    if kind == actions.REPAIR:
        return repair_cost(g, s)
    if kind == actions.SCENT:
        return 0
    if kind == actions.CHANGE:
        return CHANGE_COST
    raise unknown("action", kind)


def use_skill(g: House, s: State, log: Log, kind: i64, argument: i64) -> None:
    """Do what only some specialist can."""
    if kind == actions.TREAT:
        treat(g, s, log)
    elif kind == actions.IDENTIFY:
        identify(g, s, log, argument)
    elif kind == actions.DISPOSE:
        dispose(g, s, log)
    elif kind == actions.CLEAR:
        clear_hot_spot(g, s, log)
    elif kind == actions.RETURN_CARD:
        return_card(g, s, log, argument)
    elif kind == actions.REPAIR:
        repair(g, s, log, argument)
    elif kind == actions.SCENT:
        scent(g, s, argument)
    elif kind == actions.CHANGE:
        change(g, s, log, argument)
    else:
        raise unknown("action", kind)


def propose_skills(g: House, s: State, sink: Sink, role: Role) -> None:
    """Give the sink what the specialist of the pawn on turn can do."""
    if s.victims and role.treat != NEVER and not treat_refusal(g, s):
        sink.add(act(actions.TREAT, 0))
    if role.identify != NEVER:
        _propose_identifying(g, s, sink)
    if role.dispose != NEVER and not dispose_refusal(g, s):
        sink.add(act(actions.DISPOSE, 0))
    if role.clear != NEVER and not clear_refusal(g, s):
        sink.add(act(actions.CLEAR, 0))
    if g.options.decks and role.clear != NEVER:
        _propose_returning(g, s, sink)
    if role.repair != NEVER or role.dog:
        _propose_beside(g, s, sink)


def _propose_beside(g: House, s: State, sink: Sink) -> None:
    """Walls that could be repaired, and points of interest that a dog could scent out."""
    way: i64 = 0
    while way <= STAIRS:
        if way < STAIRS and not repair_refusal(g, s, way):
            sink.add(act(actions.REPAIR, way))
        if not scent_refusal(g, s, way):
            sink.add(act(actions.SCENT, way))
        way += 1


def propose_change(g: House, s: State, sink: Sink) -> None:
    """Give the sink every card that the pawn on turn could change to."""
    if crew_change_refusal(g, s):
        return
    other: i64 = 1
    while other < len(g.roles):
        if not change_refusal(g, s, other):
            sink.add(act(actions.CHANGE, other))
        other += 1


def _propose_identifying(g: House, s: State, sink: Sink) -> None:
    left = s.poi
    while left:
        if not identify_refusal(g, s, first(left)):
            sink.add(act(actions.IDENTIFY, first(left)))
        left &= left - 1


def _propose_returning(g: House, s: State, sink: Sink) -> None:
    card: i64 = FIRST_FLARE_UP
    while card < len(g.deck.cards):
        if not return_refusal(g, s, card):
            sink.add(act(actions.RETURN_CARD, card))
        card += 1


def treat_cost(g: House, s: State) -> i64:
    """What it costs the pawn on turn to treat a victim."""
    return g.roles[role_of(s, s.turn)].treat


def treat_refusal(g: House, s: State) -> i64:
    """Why the pawn on turn may not treat a victim."""
    cost = treat_cost(g, s)
    if cost == NEVER:
        return reasons.NOT_PARAMEDIC
    here = place_of(s, s.turn)
    if not untreated(s, here):
        treated = tokens.count(s.victims, tokens.slot(here, tokens.MARKED))
        return reasons.ALL_TREATED if treated else reasons.NO_VICTIM_HERE
    if tokens.marked(s.victims) >= g.options.treated_limit:
        return reasons.NO_BLUE_DISCS
    return price_refusal(g, s, cost, OTHER)


def treat(g: House, s: State, log: Log) -> None:
    """From now on the victim walks along with whoever leads it."""
    spend(g, s, log, treat_cost(g, s), OTHER)
    here = place_of(s, s.turn)
    entry = untreated(s, here)
    s.victims = tokens.remove(s.victims, entry)
    s.victims = tokens.add(s.victims, tokens.slot(here, tokens.MARKED))
    if log is not None:
        log.append(events.Treated(s.turn, here, (entry & tokens.TRAPPED) != 0))


def untreated(s: State, here: i64) -> i64:
    """The victim that would be treated here, a trapped one first; 0 if there is none."""
    entry = tokens.slot(here, tokens.TRAPPED)
    if tokens.count(s.victims, entry):
        return entry
    entry = tokens.slot(here, 0)
    return entry if tokens.count(s.victims, entry) else 0


def identify_cost(g: House, s: State) -> i64:
    """What it costs the pawn on turn to turn over a point of interest from afar."""
    return g.roles[role_of(s, s.turn)].identify


def identify_refusal(g: House, s: State, square: i64) -> i64:
    """Why the pawn on turn may not turn over the point of interest there."""
    cost = identify_cost(g, s)
    if cost == NEVER:
        return reasons.NOT_IMAGING
    if square >= DICE_SQUARES or not s.poi & bit(square):
        return reasons.NO_POINT_THERE
    return price_refusal(g, s, cost, OTHER)


def identify(g: House, s: State, log: Log, square: i64) -> None:
    """Turn over a point of interest anywhere."""
    spend(g, s, log, identify_cost(g, s), OTHER)
    push(s.todo, REVEAL_FOUND, square)


def dispose_cost(g: House, s: State) -> i64:
    """What it costs the pawn on turn to remove a hazmat."""
    return g.roles[role_of(s, s.turn)].dispose


def dispose_refusal(g: House, s: State) -> i64:
    """Why the pawn on turn may not remove a hazmat from its square."""
    cost = dispose_cost(g, s)
    if cost == NEVER:
        return reasons.NOT_HAZMAT_TECHNICIAN
    if not tokens.count_at(s.hazmats, place_of(s, s.turn)):
        return reasons.NO_HAZMAT_HERE
    return price_refusal(g, s, cost, OTHER)


def dispose(g: House, s: State, log: Log) -> None:
    """Remove a hazmat from the square."""
    spend(g, s, log, dispose_cost(g, s), OTHER)
    remove_hazmat(s, log, tokens.slot(place_of(s, s.turn), 0), "disposed")


def scent_refusal(g: House, s: State, way: i64) -> i64:
    """Why the pawn on turn may not scent out the point of interest beside it."""
    if not g.roles[role_of(s, s.turn)].dog:
        return reasons.NOT_A_DOG
    here = place_of(s, s.turn)
    square: i64 = g.next[here * WAYS + way] if way <= STAIRS else -1
    if not 0 <= square < DICE_SQUARES or not s.poi & bit(square):
        return reasons.NO_POINT_THERE
    return reasons.OUT_OF_REACH if closed(g, s, edge_of(g, here, way)) else reasons.ALLOWED


def scent(g: House, s: State, way: i64) -> None:
    """Turn over a point of interest beside the dog, for nothing."""
    square: i64 = g.next[place_of(s, s.turn) * WAYS + way]
    push(s.todo, REVEAL_FOUND, square)


def crew_change_refusal(g: House, s: State) -> i64:
    """Why the pawn on turn may not become any other specialist."""
    if not g.options.crew_change or not g.options.specialists:
        return reasons.NO_CREW_CHANGE
    if g.roles[role_of(s, s.turn)].dog:
        return reasons.NOT_FOR_DOGS
    if s.acted & ACTED:
        return reasons.CHANGE_COMES_FIRST
    return reasons.ALLOWED if is_aboard(g, s, False) else reasons.CHANGE_AT_ENGINE


def change_refusal(g: House, s: State, role: i64) -> i64:
    """Why the pawn on turn may not become another specialist."""
    refusal = crew_change_refusal(g, s)
    if refusal:
        return refusal
    if role < 1 or role >= len(g.roles):
        return reasons.UNKNOWN_ACTION
    if not in_deck(g, s, role):
        return reasons.ROLE_IN_PLAY
    change = change_of_ap(g, s, role)
    return price_refusal(g, s, CHANGE_COST - change, OTHER)


def change_of_ap(g: House, s: State, role: i64) -> i64:
    """AP more, or less, that another card brings the pawn on turn; saved ones stay."""
    if g.options.crew_change_ap != NEW_CARD:
        return 0
    return g.roles[role].ap - g.roles[role_of(s, s.turn)].ap


def deck(g: House, s: State) -> i64:
    """The specialists whose cards are still to be had, as a set."""
    return g.specialists & ~_in_play(g, s)


def _in_play(g: House, s: State) -> i64:
    """The roles of all pawns, as a set."""
    found: i64 = 0
    who: i64 = 0
    while who < g.crew_size:
        found |= bit(role_of(s, who))
        who += 1
    return found


def is_in_play(g: House, s: State, role: i64) -> bool:
    """Is some pawn this specialist?"""
    return ((_in_play(g, s) >> role) & 1) != 0


def in_deck(g: House, s: State, role: i64) -> bool:
    """Is the specialist's card still to be had?"""
    return ((deck(g, s) >> role) & 1) != 0


def change(g: House, s: State, log: Log, role: i64) -> None:
    """Become another specialist, with the AP and free points of the new card."""
    s.free = 0
    s.ap += change_of_ap(g, s, role)
    spend(g, s, log, CHANGE_COST, OTHER)
    s.roles = put_byte(s.roles, s.turn, role)
    s.free = g.roles[role].free
    if log is not None:
        log.append(events.CrewChanged(s.turn, role, s.free))

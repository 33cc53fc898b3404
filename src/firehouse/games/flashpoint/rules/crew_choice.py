"""Who begins and who is which specialist: chosen when fire and points lie there, or dealt."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import nth, put_byte, size
from firehouse.core.kinds import Kind
from firehouse.core.luck import Rng
from firehouse.core.stack import entry, push, step_of
from firehouse.games.flashpoint import events
from firehouse.games.flashpoint.data import headings
from firehouse.games.flashpoint.rules import actions, features, reasons, steps
from firehouse.games.flashpoint.rules.actions import AT_RANDOM
from firehouse.games.flashpoint.rules.effects import Log
from firehouse.games.flashpoint.rules.house import CHOSEN, DRAWN, House
from firehouse.games.flashpoint.rules.skills import deck, in_deck
from firehouse.games.flashpoint.rules.state import State

KINDS: Final[tuple[Kind, ...]] = (
    Kind(actions.BEGIN, "begin", "first", headings.FIRST, answers=True),
    Kind(actions.TAKE, "take", "card", headings.SPECIALISTS, (features.SPECIALISTS,), answers=True),
    Kind(actions.ROLE, "role", "role", headings.SPECIALISTS, (features.SPECIALISTS,), by_luck=True),
)


def after_points(g: House) -> list[int]:
    """The set-up after the points of interest, the last step first.

    Where the players choose, the boxes print: cards, firefighters, vehicles, who begins. The
    first edition asks who begins before anything else.
    """
    if not g.options.chosen:
        return [steps.BEGIN_TURN, *_entering(g), *_parking(g), *_cards(g, 0)]
    first = steps.CHOOSE_FIRST if g.crew_size > 1 else steps.BEGIN_TURN
    if g.options.enter_at_start:
        return [first, *_parking(g), *_entering(g), *_cards(g, 0)]
    return [first] if g.crew_size > 1 else [first, *_parking(g), *_cards(g, 0)]


def _entering(g: House) -> list[int]:
    if not g.options.enter_at_start:
        return []
    return [entry(steps.ENTER_AT_START, who) for who in reversed(range(g.crew_size))]


def _parking(g: House) -> list[int]:
    return [steps.PARK_AMBULANCE, steps.PARK_ENGINE] if g.options.vehicles else []


def _cards(g: House, first: int) -> list[int]:
    """A card for each pawn without a role, clockwise from one of them."""
    found: list[int] = []
    for seat in reversed(range(g.crew_size)):
        who: int = (first + seat) % g.crew_size
        if g.crew[who] == CHOSEN:
            found.append(entry(steps.CHOOSE_SPECIALIST, who))
        elif g.crew[who] == DRAWN:
            found.append(entry(steps.DEAL_ROLE, who))
    return found


def first_refusal(g: House, who: i64) -> i64:
    """Why this pawn may not begin."""
    return reasons.ALLOWED if who < g.crew_size else reasons.NOT_IN_CREW


def choose_first(g: House, s: State, log: Log, who: i64) -> None:
    """The pawn begins; in the first edition its player parks, and cards go round from there."""
    s.turn = who
    push(s.todo, steps.BEGIN_TURN, who)
    if not g.options.enter_at_start:
        s.todo.extend(_parking(g))
        s.todo.extend(_cards(g, who))
    if log is not None:
        log.append(events.FirstChosen(who))


def role_weight(g: House, s: State, role: i64) -> i64:
    """How many cards of a role are left: one of a specialist, some of plain firefighters."""
    if role >= len(g.roles):
        return 0
    if role == 0:
        return _plain_left(g, s)
    return 1 if in_deck(g, s, role) else 0


def _plain_left(g: House, s: State) -> i64:
    """Where more pawns are without a card than cards are left, plain ones make up for them."""
    missing = -size(deck(g, s))
    for waiting in s.todo:
        step = step_of(waiting)
        if step == steps.DEAL_ROLE or step == steps.CHOOSE_SPECIALIST:
            missing += 1
    return missing if missing > 0 else 0


def dealt(g: House, s: State, rng: Rng) -> i64:
    """A card by luck: each as likely as `role_weight` says."""
    plain = _plain_left(g, s)
    specialists = deck(g, s)
    number = rng.below(plain + size(specialists))
    return 0 if number < plain else nth(specialists, number - plain)


def take_refusal(g: House, s: State, role: i64) -> i64:
    """Why the card may not be taken."""
    if role == AT_RANDOM:
        return reasons.ALLOWED if deck(g, s) else reasons.NO_CARD_LEFT
    if role >= len(g.roles):
        return reasons.UNKNOWN_ACTION
    if role_weight(g, s, role):
        return reasons.ALLOWED
    return reasons.CARD_TAKEN if role else reasons.NO_PLAIN_CARD


def take_card(s: State, log: Log, who: i64, role: i64) -> None:
    """Take a card, or leave it to luck."""
    if role == AT_RANDOM:
        push(s.todo, steps.DEAL_ROLE, who)
    else:
        give_card(s, log, who, role)


def give_card(s: State, log: Log, who: i64, role: i64) -> None:
    """From now on the pawn is this specialist, or a plain firefighter."""
    s.roles = put_byte(s.roles, who, role)
    if log is not None:
        log.append(events.RoleDealt(who, role))

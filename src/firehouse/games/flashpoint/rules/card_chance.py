"""What luck can bring when cards are drawn or an Event strikes at random."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.bits import bit
from firehouse.core.stack import argument_in, step_of
from firehouse.core.unknown import unknown
from firehouse.games.flashpoint.data import decks
from firehouse.games.flashpoint.data.board import EDGES
from firehouse.games.flashpoint.rules import actions, steps
from firehouse.games.flashpoint.rules.actions import act
from firehouse.games.flashpoint.rules.effects import Log
from firehouse.games.flashpoint.rules.event_cards import can_strike, event_drawn, picked, struck
from firehouse.games.flashpoint.rules.fire_cards import (
    drawn_from,
    fire_card_drawn,
    flare_up_drawn,
    flare_up_weight,
)
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import State


def is_card(step: i64) -> bool:
    """Is a card drawn, or a place picked for an Event?"""
    return steps.DRAW_FIRE <= step <= steps.PICK


def card_weight(g: House, s: State, entry: i64, action: i64) -> i64:
    """How likely an outcome is, as an integer weight; 0 for what cannot happen."""
    if action < actions.BASE:
        return 0
    step = step_of(entry)
    kind = actions.kind_of(action)
    argument = actions.argument_of(action)
    if step == steps.DRAW_FIRE:
        fits = kind == actions.FIRE_CARD and argument < decks.KINDS
        return decks.count(drawn_from(s), argument) if fits else 0
    if step == steps.DRAW_FLARE_UP:
        if kind != actions.FLARE_UP and kind != actions.FLARE_UP_AGAIN:
            return 0
        return flare_up_weight(g, s, argument, kind == actions.FLARE_UP_AGAIN)
    if step == steps.DRAW_EVENT:
        if kind != actions.EVENT or argument >= len(g.deck.events):
            return 0
        return 1 if g.deck.every_event & ~s.events_drawn & bit(argument) else 0
    if step == steps.PICK:
        effect = argument_in(entry)
        return 1 if kind == picked(effect) and can_strike(g, s, effect, argument) else 0
    raise unknown("step", step)


def card_outcomes(g: House, s: State, entry: i64) -> list[tuple[int, int]]:
    """Everything that can happen, with its weight."""
    step = step_of(entry)
    kinds: i64 = len(g.deck.cards)
    if step == steps.DRAW_FIRE:
        return _listed(g, s, entry, actions.FIRE_CARD, kinds)
    if step == steps.DRAW_EVENT:
        return _listed(g, s, entry, actions.EVENT, len(g.deck.events))
    if step == steps.PICK:
        return _listed(g, s, entry, picked(argument_in(entry)), EDGES)
    if step == steps.DRAW_FLARE_UP:
        hidden = _listed(g, s, entry, actions.FLARE_UP, kinds)
        return hidden + _listed(g, s, entry, actions.FLARE_UP_AGAIN, kinds)
    raise unknown("step", step)


def _listed(g: House, s: State, entry: i64, kind: i64, most: i64) -> list[tuple[int, int]]:
    """The outcomes of a kind whose argument is below a number."""
    found: list[tuple[int, int]] = []
    argument: i64 = 0
    while argument < most:
        action = act(kind, argument)
        likely = card_weight(g, s, entry, action)
        if likely:
            found.append((action, likely))
        argument += 1
    return found


def card_happens(g: House, s: State, log: Log, entry: i64, action: i64) -> None:
    """Let an outcome happen; its entry has left the stack."""
    step = step_of(entry)
    argument = actions.argument_of(action)
    if step == steps.DRAW_FIRE:
        fire_card_drawn(g, s, log, argument)
    elif step == steps.DRAW_FLARE_UP:
        again = actions.kind_of(action) == actions.FLARE_UP_AGAIN
        flare_up_drawn(g, s, log, argument, again)
    elif step == steps.DRAW_EVENT:
        event_drawn(g, s, log, argument)
    elif step == steps.PICK:
        struck(g, s, log, argument_in(entry), argument)
    else:
        raise unknown("step", step)

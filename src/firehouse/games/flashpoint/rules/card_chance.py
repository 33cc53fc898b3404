"""What luck can bring when cards are drawn or an Event strikes at random."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.bits import bit, nth, size
from firehouse.core.luck import Rng
from firehouse.core.stack import argument_in, step_of
from firehouse.core.unknown import unknown
from firehouse.games.flashpoint.data import decks
from firehouse.games.flashpoint.data.board import EDGES, LEVEL, has_edge
from firehouse.games.flashpoint.rules import actions, steps
from firehouse.games.flashpoint.rules.actions import act
from firehouse.games.flashpoint.rules.effects import Log
from firehouse.games.flashpoint.rules.event_cards import event_drawn, picked, struck, targets
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
        return 1 if events_left(g, s) & bit(argument) else 0
    if step == steps.PICK:
        effect = argument_in(entry)
        upright, level = targets(g, s, effect)
        return 1 if kind == picked(effect) and has_edge(upright, level, argument) else 0
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


def sampled_card(g: House, s: State, entry: i64, rng: Rng) -> i64:
    """A Fire card, an Event or its place by its weight, without listing them."""
    step = step_of(entry)
    if step == steps.DRAW_FIRE:
        return act(actions.FIRE_CARD, _sampled_fire_card(s, rng))
    if step == steps.DRAW_EVENT:
        events = events_left(g, s)
        return act(actions.EVENT, nth(events, rng.below(size(events))))
    if step == steps.PICK:
        effect = argument_in(entry)
        return act(picked(effect), _sampled_target(g, s, effect, rng))
    raise unknown("step", step)


def _sampled_target(g: House, s: State, effect: i64, rng: Rng) -> i64:
    upright, level = targets(g, s, effect)
    number = rng.below(size(upright) + size(level))
    if number < size(upright):
        return nth(upright, number)
    return LEVEL + nth(level, number - size(upright))


def _sampled_fire_card(s: State, rng: Rng) -> i64:
    pile = drawn_from(s)
    left = rng.below(decks.total(pile))
    card: i64 = 0
    while left >= decks.count(pile, card):
        left -= decks.count(pile, card)
        card += 1
    return card


def events_left(g: House, s: State) -> i64:
    """The Events that have not been drawn since their deck was shuffled."""
    return g.deck.every_event & ~s.events_drawn


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

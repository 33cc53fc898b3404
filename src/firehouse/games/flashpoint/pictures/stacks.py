"""Which things to do can wait under each other: a drawing that names others shows no game."""

from __future__ import annotations

from typing import Final

from firehouse.core.stack import argument_in, step_of
from firehouse.core.stack_game import answers
from firehouse.games.flashpoint.rules import event_cards, steps
from firehouse.games.flashpoint.rules.event_choices import ANSWERED, effect_of
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.propose import legal
from firehouse.games.flashpoint.rules.state import State

_LAST: Final = (steps.END_TURN, steps.BEGIN_TURN, steps.CHOOSE_FIRST)

_SETTING_UP: Final = (
    steps.DEAL_ROLE,
    steps.ROLL_SET_UP,
    steps.ROLL_START_POINT,
    steps.ROLL_HAZMAT,
    steps.ROLL_HOT_SPOT,
    steps.ROLL_CENTRE,
    steps.ROLL_OPPOSITE,
    steps.SET_UP_POINTS,
    steps.SET_UP_FIRE,
    steps.HARMLESS,
    steps.PARK_ENGINE,
    steps.PARK_AMBULANCE,
    steps.ENTER_AT_START,
    steps.CHOOSE_SPECIALIST,
)
_EITHER: Final = (steps.DETECT, steps.ROLL_POINT)
"""In a set-up as in a turn."""

_FIRST_ONLY: Final = (
    steps.ROLL_POINT,
    steps.ROLL_STARVED,
    steps.ROLL_GUN,
    steps.AIM,
    steps.REROLL_RED,
    steps.REROLL_BLACK,
    steps.DODGE,
    steps.CHOOSE_HAZMAT,
    steps.DRAW_FIRE,
    steps.DRAW_EVENT,
    steps.PICK,
    steps.CHOOSE_EVENT,
    steps.FOLLOW_EVENT,
)
"""What is asked for as soon as it comes up, and so waits under nothing."""

_OF_CARDS: Final = (
    steps.FIRE_CARD,
    steps.EVENT_CARD,
    steps.ADD_FLARE_UP,
    steps.DISCARD,
    steps.DRAW_FIRE,
    steps.DRAW_FLARE_UP,
    steps.DRAW_EVENT,
    steps.PICK,
    steps.CHOOSE_EVENT,
    steps.FOLLOW_EVENT,
)
_AT_THE_GUN: Final = (steps.AIM, steps.REROLL_RED, steps.REROLL_BLACK)
_WITH_DICE: Final = (*_AT_THE_GUN, steps.ROLL_OPPOSITE)
_PICKED: Final = (event_cards.BACKDRAFT, event_cards.GAS_LEAK, event_cards.WEAK_BEAMS)
_REVEALS: Final = (steps.REVEAL_FOUND, steps.REVEAL_BURNT, steps.REVEAL_HOSED)


def impossible(g: House, s: State, entries: list[int]) -> str:
    """What is wrong with the things to do, the first one first; empty if nothing is."""
    kinds = [step_of(entry) for entry in entries]
    if kinds[0] < steps.FIRST_CHANCE:
        return "a chance or a decision first"
    if kinds[-1] not in _LAST:
        return "the begin or the end of a turn as the last entry"
    if kinds.count(steps.ACT) > 1:
        return "the actions of one turn"
    for kind in kinds[:-1]:
        if not _belongs(kind, kinds[-1]):
            return f"no {steps.NAMES[kinds[-1]]} under {steps.NAMES[kind]}"
    for kind in kinds[1:]:
        if kind in _FIRST_ONLY:
            return f"nothing before {steps.NAMES[kind]}"
    return _missing(g, s, kinds) or _wrong_number(g, entries) or _unanswered(g, s, entries)


def _belongs(kind: int, last: int) -> bool:
    """Is this part of a turn that ends, or of the set-up before the first one?"""
    if kind in _LAST:
        return False
    return kind in _EITHER or (kind in _SETTING_UP) == (last != steps.END_TURN)


def _missing(g: House, s: State, kinds: list[int]) -> str:
    """What some entry needs, in the game or in a note of its own."""
    if not g.options.decks and any(kind in _OF_CARDS for kind in kinds):
        return "no step of cards in a game without them"
    if kinds[0] in _WITH_DICE and not s.dice:
        return "the dice as they lie, in a note of their own"
    if kinds[0] in (*_AT_THE_GUN, steps.ROLL_GUN):
        return "" if s.engine >= 0 else "a fire engine on the board"
    if kinds[0] == steps.CHOOSE_EVENT and not s.events_held:
        return "the Events to choose from, in a note of their own"
    return ""


def _wrong_number(g: House, entries: list[int]) -> str:
    for entry in entries:
        kind, number = step_of(entry), argument_in(entry)
        limit = number + 1
        if kind in steps.OF_A_PAWN or kind == steps.BEGIN_TURN:
            limit = g.crew_size
        elif kind in _REVEALS:
            limit = len(g.board.places)
        elif kind == steps.DISCARD:
            limit = len(g.deck.cards)
        if kind == steps.PICK and number not in _PICKED:
            return "an Event that picks something"
        if kind == steps.FOLLOW_EVENT and effect_of(number) not in ANSWERED.values():
            return "an Event that is answered"
        if number >= limit:
            return f"a number up to {limit - 1} after {steps.NAMES[kind]}"
    return ""


def _unanswered(g: House, s: State, entries: list[int]) -> str:
    """Is there no answer to the first entry?"""
    return "" if answers(legal, g, s, entries) else "a first entry to which there is an answer"

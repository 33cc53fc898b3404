"""Positions in which each kind of action and each question comes up, found by playing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from firehouse import Event, Game, Rng, Setup
from firehouse.core.bits import bit, put_byte
from firehouse.core.stack import push, step_of
from firehouse.games.flashpoint.data.board import DICE_SQUARES, STAIRS
from firehouse.games.flashpoint.data.board import WAYS as WAYS_OUT
from firehouse.games.flashpoint.data.files.builtin import builtin_text
from firehouse.games.flashpoint.data.options import DOWN_LIE
from firehouse.games.flashpoint.data.specialists import SECOND_EDITION
from firehouse.games.flashpoint.rules import actions, steps, tokens
from firehouse.games.flashpoint.rules.event_cards import EFFECTS
from firehouse.games.flashpoint.rules.kinds import KINDS
from firehouse.games.flashpoint.rules.state import place_of, role_of

PICK: Any = {"choosing": "chosen"}
DECK = builtin_text("tragic_events", ".toml", "deck", "decks")
RUSH = re.sub(r"saved = \d+\n", "", DECK).replace(
    'does = ["advance"]', 'does = ["advance", "event"]'
)
"""A deck that brings an Event with most cards."""

WAYS = (
    Setup("flashpoint/advanced", crew=("fire-captain", "driver-operator", "paramedic")),
    Setup("flashpoint/advanced", crew=3, options=PICK),
    Setup("flashpoint/advanced", crew=("rescue-specialist", "firefighter")),
    Setup("flashpoint/basic", crew=2, options={"set_up": "unharmed", "explosions": 2}),
    Setup(
        "flashpoint/experienced",
        "house_front",
        "heroic",
        crew=("veteran", "paramedic", "fire-captain", "imaging-technician"),
        options={"lost_limit": 20, "damage_limit": 80},
    ),
    Setup("flashpoint/experienced", crew=("rescue-dog", "structural-engineer", "generalist")),
    Setup("flashpoint/experienced", crew=("hazmat-technician", "fire-prevention-specialist")),
    Setup("flashpoint/experienced", crew=3, options={"promos": True, "starved_at": 12}),
    Setup("flashpoint/second-story", "villa", "veteran", ("fire-captain", "generalist")),
    Setup(
        "flashpoint/second-story", "hotel", "heroic", ("fire-prevention-specialist", "paramedic")
    ),
    Setup("flashpoint/brownstone", crew=("structural-engineer", "veteran", "paramedic")),
    Setup(
        "flashpoint/tragic-events",
        crew=("structural-engineer", "driver-operator"),
        files={"deck": RUSH},
    ),
    Setup(
        "flashpoint/tragic-events",
        crew=2,
        options={"tweak_13_choose_event": True, "tweak_2_respite": True},
        files={"deck": RUSH},
    ),
    *(
        Setup("flashpoint/experienced", crew=(role.id, "generalist"))
        for role in SECOND_EDITION
        if role.promo
    ),
)
MOST_GAMES = 20


@dataclass
class Seen:
    """A position, and an action or outcome that is legal there."""

    game: Any
    state: Any
    action: int


@dataclass
class Play:
    """What came up: by kind of action, by question, by what an Event does."""

    kinds: dict[int, Seen] = field(default_factory=dict)
    steps: dict[int, Seen] = field(default_factory=dict)
    effects: dict[int, Seen] = field(default_factory=dict)
    cases: dict[tuple[object, ...], Seen] = field(default_factory=dict)
    """By what else the rules tell apart."""
    happened: dict[type[Event], Seen] = field(default_factory=dict)
    """By what came of it."""
    chosen: dict[int, int] = field(default_factory=dict)
    """How often an action of each kind was played."""

    def look(self, game: Any, state: Any, listed: list[int]) -> None:
        """Remember what is legal here for the first time."""
        step = step_of(state.todo[-1])
        for action in listed:
            kind = _kind(action)
            if kind not in self.kinds or step not in self.steps:
                seen = Seen(game, state.copy(), action)
                self.kinds.setdefault(kind, seen)
                self.steps.setdefault(step, seen)
            if kind == actions.EVENT:
                effect = game.house.deck.events[actions.argument_of(action)].effect
                if effect not in self.effects:
                    self.effects[effect] = Seen(game, state.copy(), action)
            case = _case(game, state, kind, action)
            if case and case not in self.cases:
                self.cases[case] = Seen(game, state.copy(), action)

    def next_action(self, listed: list[int], rng: Rng) -> int:
        """Of the kinds of actions that are legal the one that was played least."""
        least = min(self.chosen.get(_kind(action), 0) for action in listed)
        rare = [action for action in listed if self.chosen.get(_kind(action), 0) == least]
        return rare[rng.below(len(rare))]

    def is_complete(self) -> bool:
        """Has everything come up?"""
        return (
            {kind.number for kind in KINDS} <= set(self.kinds)
            and questions() <= set(self.steps)
            and set(EFFECTS.values()) <= set(self.effects)
        )


def _case(game: Any, state: Any, kind: int, action: int) -> tuple[object, ...]:
    """What the rules tell apart within a kind: markers, cards, where Events strike, rule sets."""
    if state.todo[-2:-1] == [steps.SET_UP_POINTS]:
        return (steps.SET_UP_POINTS,)
    if kind in (actions.REVEAL, actions.FIRE_CARD):
        return kind, actions.argument_of(action)
    if kind in (actions.PICK_SQUARE, actions.PICK_EDGE):
        return kind, state.todo[-1]
    return (kind, game.setup.ruleset) if kind == actions.END else ()


def _kind(action: int) -> int:
    return -1 if action < actions.BASE else actions.kind_of(action)


def questions() -> set[int]:
    """Every chance and decision."""
    return {step.number for step in steps.STEPS if step.number >= steps.FIRST_CHANCE}


@cache
def play() -> Play:
    """Games of every way, until everything has come up or there were too many."""
    found = Play()
    games = [Game.of(way) for way in WAYS]
    for seed in range(MOST_GAMES):
        for number, game in enumerate(games):
            _game(found, game, Rng(seed * len(games) + number))
            if found.is_complete():
                return found
    return found


def _arranged(game: Any, state: Any) -> Iterator[Any]:
    """Positions that are rare: markers under the pawn on turn, smoke all around, a question."""
    here, who = place_of(state, state.turn), state.turn
    if step_of(state.todo[-1]) != steps.ACT or here >= DICE_SQUARES:
        return
    marked = state.copy()
    marked.fire = marked.smoke = 0
    if game.house.options.hot_spots:
        marked.hot_spots |= bit(here)
    marked.hazmats = tokens.add(0, tokens.slot(here, 0))
    yield marked
    smoky = state.copy()
    smoky.fire, smoky.smoke = 0, bit(here)
    for way in range(STAIRS + 1):
        beside = game.house.next[here * WAYS_OUT + way]
        if 0 <= beside < DICE_SQUARES:
            smoky.smoke |= bit(beside)
    yield smoky
    if game.house.options.knock_down != DOWN_LIE:
        fallen = state.copy()
        push(fallen.todo, steps.FALL, who)
        yield fallen
    if game.house.roles[role_of(state, who)].veteran:
        in_danger = marked.copy()
        in_danger.saved = put_byte(0, who, 4)
        in_danger.victims = tokens.add(0, tokens.slot(here, tokens.MARKED))
        push(in_danger.todo, steps.DODGE, who)
        yield in_danger


def _game(found: Play, game: Any, rng: Rng) -> None:
    """One game, in which what is rare is played first."""
    state = game.start()
    while not game.over(state):
        listed = list(game.actions(state))
        found.look(game, state, listed)
        for rare in _arranged(game, state):
            found.look(game, rare, list(game.actions(rare)))
        if game.is_chance(state):
            action = game.sample(state, rng)
        else:
            action = found.next_action(listed, rng)
            found.chosen[_kind(action)] = found.chosen.get(_kind(action), 0) + 1
        before, log = Seen(game, state.copy(), action), list[Event]()
        game.apply(state, action, log)
        for event in log:
            found.happened.setdefault(type(event), before)

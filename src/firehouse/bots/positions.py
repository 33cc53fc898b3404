"""Positions as plain data, for processes that think: what goes in and what comes out."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from firehouse.bots.bot import Bot, Budget
from firehouse.bots.registry import bot_of
from firehouse.bots.search import SearchBot
from firehouse.core.game import Game
from firehouse.core.luck import Rng
from firehouse.core.setup import Setup
from firehouse.core.table import Table, check

Position = tuple[bytes, Sequence[int]]
"""A set-up as JSON, and every step since."""
PlannedStep = tuple[str, int, str]
"""The check of a position, the action to play there, and why."""


def position_of(table: Table) -> Position:
    """Where a table stands."""
    setup = json.dumps(table.setup.to_json()).encode()
    return setup, [step.action for step in table.steps]


def reached(position: Position) -> tuple[Game[Any], Any]:
    """The game and the state of a position."""
    setup, actions = position
    game = _game(setup)
    state = game.start()
    for action in actions:
        game.apply(state, action)
    return game, state


def followed(position: Position) -> Table:
    """A table with every step of a position, to look back on."""
    setup, actions = position
    table = Table(Setup.from_json(json.loads(setup)), luck=False, settle=False)
    for action in actions:
        table.follow(action)
    return table


def luck_for_advice(position: Position) -> Rng:
    """Luck of its own for advice at this step: asked twice, it says the same."""
    return Rng(len(position[1]))


def search_line(position: Position, luck: int, budget: Budget) -> list[PlannedStep]:
    """What the search bot would play up to the next luck."""
    game, state = reached(position)
    found: list[PlannedStep] = []
    for thought in SearchBot().line(game, state, Rng(luck), budget):
        found.append((check(state), thought.action, thought.reason))
        game.apply(state, thought.action)
    return found


def own_thought(home: str, position: Position, luck: int, budget: Budget) -> tuple[int, str]:
    """What somebody's own bot plays, and why; a ValueError if it breaks, whatever its fault is."""
    game, state = reached(position)
    bot = _bot(home)
    try:
        thought = bot.think(game, state, Rng(luck), budget)
    except Exception as error:
        raise ValueError(f"{type(error).__name__}: {error}") from None
    return int(thought.action), str(thought.reason)


@lru_cache(maxsize=16)
def _bot(home: str) -> Bot:
    return bot_of(home)


@lru_cache(maxsize=16)
def _game(setup: bytes) -> Game[Any]:
    return Game.of(Setup.from_json(json.loads(setup)))

"""Firehouse: cooperative firefighting board games, exact and fast."""

from __future__ import annotations

import importlib
import importlib.util
from typing import TYPE_CHECKING, Any

from firehouse import _engine

_engine.install()

if TYPE_CHECKING:
    from firehouse.core.catalogue import Ruleset, rulesets
    from firehouse.core.event import Event
    from firehouse.core.game import Game, Reason, State
    from firehouse.core.luck import Luck, Rng
    from firehouse.core.record import Record, RecordError, replay
    from firehouse.core.setup import Setup
    from firehouse.core.table import Refused, Table
    from firehouse.notebook.board import Board

__version__ = "0.1.0"

_HOMES = {
    "Event": "event",
    "Game": "game",
    "Luck": "luck",
    "Reason": "game",
    "Record": "record",
    "RecordError": "record",
    "Refused": "table",
    "Rng": "luck",
    "Ruleset": "catalogue",
    "Setup": "setup",
    "State": "game",
    "Table": "table",
    "replay": "record",
    "rulesets": "catalogue",
}

__all__ = [
    "Event",
    "Game",
    "Luck",
    "Reason",
    "Record",
    "RecordError",
    "Refused",
    "Rng",
    "Ruleset",
    "Setup",
    "State",
    "Table",
    "__version__",
    "play",
    "playout",
    "replay",
    "rulesets",
]


def playout(game: Game[Any], state: State, luck: Rng | int) -> int:
    """Play at random to the end, in place; `luck` is a generator or a seed for one."""
    from firehouse.core.game import playout as play
    from firehouse.core.luck import Rng

    return play(game, state, Rng(luck) if isinstance(luck, int) else luck)


def play(
    setup: Setup | str = "",
    seed: int | None = None,
    bot: str | None = None,
    seconds: float = 1.0,
) -> Board:
    """A board to play on in a notebook, which needs `pip install 'firehouse[notebook]'`.

    Without a set-up it is a newcomer's first game. A bot, if one is named, plays every seat but
    the first, and thinks so many seconds a turn.
    """
    from firehouse.core.catalogue import tonight
    from firehouse.core.setup import Setup
    from firehouse.core.table import Table

    try:
        from firehouse.notebook.board import Board
    except ModuleNotFoundError as error:
        if error.name not in ("anywidget", "traitlets"):
            raise
        raise ValueError(
            f"A board in a notebook needs {error.name}: pip install 'firehouse[notebook]'"
        ) from None
    chosen = Setup(setup or tonight()[0]) if isinstance(setup, str) else setup
    return Board(Table(chosen, seed), bot, seconds)


def __getattr__(name: str) -> Any:
    """Public names are imported when they are first asked for, so that starting is quick."""
    if importlib.util.find_spec(f"firehouse.games.{name}") is not None:
        return importlib.import_module(f"firehouse.games.{name}")
    if name not in _HOMES:
        raise AttributeError(f"firehouse has no name {name!r}")
    value = getattr(importlib.import_module(f"firehouse.core.{_HOMES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return __all__

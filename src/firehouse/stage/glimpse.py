"""Some turns of a game that bots play, shown to people who know nothing about it yet."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from firehouse.bots import Budget, bot_of
from firehouse.core.catalogue import games
from firehouse.core.luck import Rng
from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.stage.characters import name_of
from firehouse.stage.folder import WORDS
from firehouse.stage.shapes import Frame
from firehouse.stage.stage import FACTS, Stage

PLAYER: Final = "greedy"
"""The bot that plays it: it needs no time to think."""
_UNSEEN: Final = {WORDS, FACTS}
"""Keys of a view that no picture draws."""


@dataclass(frozen=True)
class Glimpse:
    """Turns worth watching: a set-up, its luck, and how many decisions lie before and in it."""

    setup: Setup
    seed: int
    before: int
    shown: int


def first_glimpse() -> Glimpse | None:
    """What the first game brings that has a glimpse; None where no game has one."""
    return next((found for row in games() if (found := row.load("glimpse"))), None)


def played(glimpse: Glimpse) -> tuple[Table, int]:
    """The game to the last decision that is shown, and the step that the film begins after."""
    table, bot, first = Table(glimpse.setup, glimpse.seed), bot_of(PLAYER), 0
    luck, budget = Rng(glimpse.seed), Budget(playouts=1)
    for decision in range(glimpse.before + glimpse.shown):
        if decision == glimpse.before:
            first = table.step
        table.play(bot.choose(table.game, table.state, luck, budget))
    return table, first


def film_of(stage: Stage, table: Table, first: int) -> dict[str, Any]:
    """The position after a step and what happens from there, as far as a picture shows it."""
    frames = map(_drawn, stage.frames_of(table, first + 1, table.step))
    return {
        "first": _seen(stage.view(table.game, table.state_at(first), table.known_at(first))),
        "frames": [frame for frame in frames if frame.patch or frame.dwell],
        "names": [name_of(PLAYER, pawn) for pawn in range(len(table.game.pawns(table.state)))],
        "step": first,
    }


def _drawn(frame: Frame) -> Frame:
    return replace(frame, patch=_seen(frame.patch), cite=None, phrase=None, spots=())


def _seen(view: dict[str, Any]) -> dict[str, Any]:
    return {key: told for key, told in view.items() if key not in _UNSEEN}

"""Games are immutable: tables of one set-up share one game, and scenes are drawn once."""

from __future__ import annotations

import secrets
from copy import copy
from functools import lru_cache
from typing import Any, Final

import msgspec

from firehouse.core.catalogue import Ruleset, ruleset
from firehouse.core.game import Game
from firehouse.core.luck import Luck
from firehouse.core.setup import Setup
from firehouse.core.table import NEW_SEED_BITS, Table, checked_seed
from firehouse.stage import stage_of

KEPT: Final = 256


class SharedTable(Table):
    """A table on a game that all tables of its set-up share: making one takes no time."""

    @staticmethod
    def of(setup: Setup, seed: int | None, luck: bool = True, settle: bool = True) -> SharedTable:
        """As Table(…) would be; a ValueError says what is wrong with a bad set-up."""
        table = copy(_first(msgspec.json.encode(setup.to_json(), order="sorted")))
        table.state = table.game.start()
        table.steps = []
        if luck:
            table.seed = secrets.randbits(NEW_SEED_BITS) if seed is None else checked_seed(seed)
            table._luck = Luck(table.seed)
        table.opening = table.settle() if settle else []
        return table


@lru_cache(maxsize=KEPT)
def _first(setup: bytes) -> SharedTable:
    """A table that nobody plays at, to be copied."""
    return SharedTable(Setup.from_json(msgspec.json.decode(setup)), luck=False, settle=False)


@lru_cache(maxsize=KEPT)
def shared_scene(game: Game[Any]) -> msgspec.Raw:
    """The picture of a game that never changes, as JSON."""
    return msgspec.Raw(msgspec.json.encode(stage_of(game).scene(game)))


@lru_cache(maxsize=KEPT)
def ruleset_of(ruleset_id: str) -> Ruleset:
    """The rule set of a name, looked for once; a ValueError if there is none."""
    return ruleset(ruleset_id)

"""Quick match: a table with an open seat for whoever just wants to play, or a new one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from firehouse.core.catalogue import tonight
from firehouse.server.denial import Denied
from firehouse.server.pool.offered import WARM
from firehouse.server.resources import Resources
from firehouse.server.storage import TableLine
from firehouse.server.tables.changes import STAND_IN
from firehouse.server.tables.new_tables import (
    Order,
    Ticket,
    holders_of,
    new_game,
)
from firehouse.server.tables.registry import Registry
from firehouse.server.tables.seats import Newcomer, sit_down
from firehouse.stage.choices import choices_of

LOOKED_AT: Final = 100
LIVELY: Final = timedelta(minutes=10)
"""A table at which nothing happened for longer is not one for who wants to play now."""
ANY: Final = "any"


@dataclass(frozen=True)
class Wanted:
    """What somebody who just wants to play looks for."""

    language: str
    level: str
    besides: Sequence[str]
    """Tables where they sit already."""


async def match(
    resources: Resources, registry: Registry, wanted: Wanted, newcomer: Newcomer
) -> Ticket | None:
    """A seat at the liveliest table that fits; None if there is no such table."""
    for line in _fitting(await resources.store.listed(LOOKED_AT), wanted):
        try:
            return await sit_down(await registry.get(line.id), newcomer, None)
        except Denied as denied:
            if denied.code == "bad-words":
                raise
    return None


def _fitting(lines: Sequence[TableLine], wanted: Wanted) -> Iterator[TableLine]:
    since = datetime.now(UTC) - LIVELY
    for line in lines:
        seeks = line.about.get("seeks")
        if not seeks or not line.open_seats or line.touched < since or line.id in wanted.besides:
            continue
        levels = {seeks["level"], wanted.level}
        if seeks["language"] == wanted.language and (ANY in levels or len(levels) == 1):
            yield line


def open_table(wanted: Wanted) -> Order:
    """The first ready-made game of tonight, with a bot in each seat until somebody comes."""
    ruleset = tonight()[0]
    core = new_game(choices_of(ruleset).presets(ruleset)[0].setup, None, referee=False)
    others = len(core.game.pawns(core.state)) - 1
    seeks: dict[str, str] = {"language": wanted.language, "level": wanted.level, "time": "hour"}
    return Order(
        core=core,
        holders=holders_of(core, ["me", *[WARM + STAND_IN] * others]),
        people=[],
        public=True,
        about={"seeks": seeks},
    )

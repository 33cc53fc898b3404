"""How an experiment reads Hotshots."""

from __future__ import annotations

from typing import Any, Final

from firehouse.core.bits import byte_of, members
from firehouse.core.event import Event
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data.roles import IDS
from firehouse.games.hotshots.game import Hotshots
from firehouse.games.hotshots.lab.measure import ForestMeasure
from firehouse.games.hotshots.rules.state import State, burning_tiles, flames
from firehouse.games.hotshots.stage.places import tile
from firehouse.lab.reading import Reading, Spots

AT_TILES: Final[dict[type[Event], str]] = {
    events.Scorched: "scorched",
    events.FightStarted: "fought",
}


def _roles(game: Hotshots, roles: int) -> list[str]:
    return [IDS[byte_of(roles, who)] for who in range(game.house.crew_size)]


def _burning(game: Hotshots, state: State, spots: Spots) -> None:
    for number in members(burning_tiles(state)):
        spots["fire", tile(number)] += flames(state, number)


def _happened(game: Hotshots, event: Any, spots: Spots) -> None:
    kind = AT_TILES.get(type(event))
    if kind is not None:
        spots[kind, tile(event.tile)] += 1


HOTSHOTS: Final = Reading(
    measure=ForestMeasure,
    turn_started=events.TurnStarted,
    roles=_roles,
    burning=_burning,
    happened=_happened,
    score_names=("scorched", "contained", "cards"),
)

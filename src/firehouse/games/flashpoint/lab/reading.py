"""How an experiment reads Flash Point."""

from __future__ import annotations

from typing import Any, Final

from firehouse.core.bits import byte_of, members
from firehouse.core.event import Event
from firehouse.games.flashpoint import events
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.lab.measure import HouseMeasure
from firehouse.games.flashpoint.rules.state import State
from firehouse.games.flashpoint.stage.places import edge, square
from firehouse.lab.reading import Reading, Spots

AT_SQUARES: Final[dict[type[Event], str]] = {
    events.Exploded: "explosion",
    events.VictimLost: "lost",
    events.KnockedDown: "down",
}
AT_EDGES: Final = (events.WallDamaged, events.WallDestroyed)
"""Each of them lays a damage marker, by an axe or by a wave; a door that bursts takes none."""


def _roles(game: FlashPoint, roles: int) -> list[str]:
    house = game.house
    return [house.roles[byte_of(roles, who)].id for who in range(house.crew_size)]


def _burning(game: FlashPoint, state: State, spots: Spots) -> None:
    for number in members(state.fire):
        spots["fire", square(game.house, number)] += 1


def _happened(game: FlashPoint, event: Any, spots: Spots) -> None:
    kind = AT_SQUARES.get(type(event))
    if kind is not None:
        spots[kind, square(game.house, event.square)] += 1
    elif isinstance(event, AT_EDGES):
        spots["damage", edge(game.house, event.edge)] += 1


FLASH_POINT: Final = Reading(
    measure=HouseMeasure,
    turn_started=events.TurnStarted,
    roles=_roles,
    burning=_burning,
    happened=_happened,
    score_names=("rescued", "lost", "damage"),
)

"""How an experiment reads Flash Point."""

from __future__ import annotations

from typing import Any, Final

from firehouse.core.bits import members
from firehouse.core.event import Event
from firehouse.flashpoint import actions, events, steps
from firehouse.flashpoint.game import FlashPoint
from firehouse.flashpoint.state import State, role_of
from firehouse.lab.experiments.reading import Reading, Spots
from firehouse.stage.flashpoint.places import edge, square

AT_SQUARES: Final[dict[type[Event], str]] = {
    events.Exploded: "explosion",
    events.VictimLost: "lost",
    events.KnockedDown: "down",
}
AT_EDGES: Final = (events.WallDamaged, events.WallDestroyed, events.DoorDestroyed)
"""Each of them puts a damage marker on the house, whoever's axe or wave it was."""


def _roles(game: FlashPoint, state: State) -> list[str]:
    house = game.house
    return [house.roles[role_of(state, who)].id for who in range(house.crew_size)]


def _scores(game: FlashPoint, state: State) -> tuple[int | None, ...]:
    return state.rescued, state.lost, state.damage, None, None, None


def _lying(state: State) -> int:
    return int(state.down)


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
    end=actions.act(actions.END, 0),
    acting=steps.ACT,
    kinds=steps.KIND,
    turn_started=events.TurnStarted,
    roles=_roles,
    scores=_scores,
    lying=_lying,
    burning=_burning,
    happened=_happened,
)

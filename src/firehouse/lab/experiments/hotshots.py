"""How an experiment reads Hotshots."""

from __future__ import annotations

from typing import Any, Final

from firehouse.core.bits import members, size
from firehouse.core.event import Event
from firehouse.hotshots import actions, events, steps
from firehouse.hotshots.deck import cards_left
from firehouse.hotshots.game import Hotshots
from firehouse.hotshots.roles import IDS
from firehouse.hotshots.state import State, burning_tiles, flames, role_of
from firehouse.lab.experiments.reading import Reading, Spots
from firehouse.stage.hotshots.places import tile

AT_TILES: Final[dict[type[Event], str]] = {
    events.Scorched: "scorched",
    events.FightStarted: "fought",
}


def _roles(game: Hotshots, state: State) -> list[str]:
    return [IDS[role_of(state, who)] for who in range(game.house.crew_size)]


def _scores(game: Hotshots, state: State) -> tuple[int | None, ...]:
    laid = sum(cell >= 0 for cell in state.cells)
    scorched, burning = size(state.scorched), size(burning_tiles(state))
    return None, None, None, scorched, laid - scorched - burning, cards_left(state)


def _lying(state: State) -> int:
    """Everybody acts in every turn."""
    return 0


def _burning(game: Hotshots, state: State, spots: Spots) -> None:
    for number in members(burning_tiles(state)):
        spots["fire", tile(number)] += flames(state, number)


def _happened(game: Hotshots, event: Any, spots: Spots) -> None:
    kind = AT_TILES.get(type(event))
    if kind is not None:
        spots[kind, tile(event.tile)] += 1


HOTSHOTS: Final = Reading(
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

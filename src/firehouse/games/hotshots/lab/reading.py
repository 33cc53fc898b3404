"""How an experiment reads Hotshots."""

from __future__ import annotations

from typing import Any, Final

from firehouse.core.bits import members, size
from firehouse.core.event import Event
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data.roles import IDS
from firehouse.games.hotshots.game import Hotshots
from firehouse.games.hotshots.rules import actions, steps
from firehouse.games.hotshots.rules.deck import cards_left
from firehouse.games.hotshots.rules.state import State, burning_tiles, flames, role_of
from firehouse.games.hotshots.stage.places import tile
from firehouse.lab.reading import Reading, Spots, awaits, has_to_do

AT_TILES: Final[dict[type[Event], str]] = {
    events.Scorched: "scorched",
    events.FightStarted: "fought",
}


def _roles(game: Hotshots, state: State) -> list[str]:
    return [IDS[role_of(state, who)] for who in range(game.house.crew_size)]


def _scores(game: Hotshots, state: State) -> tuple[int, ...]:
    """Tiles that burnt down, tiles that neither burn nor burnt down, Fire cards left."""
    laid = sum(cell >= 0 for cell in state.cells)
    scorched, burning = size(state.scorched), size(burning_tiles(state))
    return scorched, laid - scorched - burning, cards_left(state)


def _burning(game: Hotshots, state: State, spots: Spots) -> None:
    for number in members(burning_tiles(state)):
        spots["fire", tile(number)] += flames(state, number)


def _happened(game: Hotshots, event: Any, spots: Spots) -> None:
    kind = AT_TILES.get(type(event))
    if kind is not None:
        spots[kind, tile(event.tile)] += 1


HOTSHOTS: Final = Reading(
    end=actions.act(actions.END, 0),
    is_acting=awaits(steps.ACT),
    is_in_turn=has_to_do(steps.ACT),
    turn_started=events.TurnStarted,
    roles=_roles,
    scores=_scores,
    burning=_burning,
    happened=_happened,
    score_names=("scorched", "contained", "cards"),
)

"""How a report of the laboratory tells of Hotshots."""

from __future__ import annotations

import json
from typing import Final

from firehouse.core.setup import Setup
from firehouse.games.hotshots.data import roles, tiles
from firehouse.games.hotshots.game import Hotshots
from firehouse.games.hotshots.lab.heat import forest_ground, forest_map
from firehouse.lab.report.face import Kind, ReportFace

KINDS: Final = (
    Kind("fire", "Flames", "flames at the end of 100 turns", "#c8321b", by_turns=True),
    Kind(
        "scorched",
        "Scorched",
        "of 100 games",
        "#23272f",
        fact="Most often scorched is the {place} in {cell}: in {number} of 100 games.",
    ),
    Kind("fought", "Fights", "in 100 games", "#1f5f8b"),
)


def _place_name(game: Hotshots, spot: str) -> str:
    """A tile by its title."""
    return tiles.TITLES[tiles.IDS.index(spot.partition(":")[2])]


def _ground_key(setup: Setup) -> str:
    """Options and level change which tiles there are."""
    return f"{json.dumps(setup.to_json().get('options', {}))}|{setup.difficulty}"


REPORT: Final = ReportFace(
    role_titles=lambda game: dict(zip(roles.IDS, roles.TITLES, strict=True)),
    place_name=_place_name,
    causes={
        "scorched": "too much scorched",
        "fire-camp": "the Fire Camp lost",
        "out-of-flames": "no flame token left",
        "out-of-cards": "no Fire card left",
    },
    kinds=KINDS,
    worst="the loss with the most scorched tiles, {scorched}",
    worst_by=("scorched",),
    measures={"scorched": "tiles scorched", "cards": "Fire cards left"},
    ground=forest_ground,
    map=forest_map,
    ground_key=_ground_key,
    note="The map shows the tiles as they lie in the first game; where luck lays them out "
    "anew, the numbers go with the tile, not with its place.",
    ranks_crews=True,
)

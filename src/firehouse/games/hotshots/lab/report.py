"""How a report of the laboratory tells of Hotshots."""

from __future__ import annotations

import json
from typing import Final

from firehouse.core.phrase import phrase
from firehouse.core.setup import Setup
from firehouse.games.hotshots.data import roles
from firehouse.games.hotshots.game import Hotshots
from firehouse.games.hotshots.lab.heat import forest_ground, forest_map
from firehouse.games.hotshots.words.language import part
from firehouse.lab.report.face import Kind, ReportFace


def _said(name: str, **arguments: str) -> str:
    return part(phrase(f"lab.{name}", **arguments))


KINDS: Final = (
    Kind("fire", _said("fire"), _said("fire-unit"), "#c8321b", by_turns=True),
    Kind(
        "scorched",
        _said("scorched"),
        _said("scorched-unit"),
        "#23272f",
        fact=_said("most-scorched", place="{place}", cell="{cell}", number="{number}"),
    ),
    Kind("fought", _said("fought"), _said("fought-unit"), "#1f5f8b"),
)
CAUSES: Final = ("scorched", "fire-camp", "out-of-flames", "out-of-cards")


def _place_name(game: Hotshots, spot: str) -> str:
    """A tile by its title."""
    return part(phrase(f"tile-title.{spot.partition(':')[2]}"))


def _ground_key(setup: Setup) -> str:
    """Options and level change which tiles there are."""
    return f"{json.dumps(setup.to_json().get('options', {}))}|{setup.difficulty}"


REPORT: Final = ReportFace(
    role_titles=lambda game: {id: part(phrase(f"role.{id}")) for id in roles.IDS},
    place_name=_place_name,
    causes={cause: part(phrase(f"lab-cause.{cause}")) for cause in CAUSES},
    kinds=KINDS,
    worst=_said("worst", scorched="{scorched}"),
    worst_by=("scorched",),
    measures={name: part(phrase(f"lab-measure.{name}")) for name in ("scorched", "cards")},
    ground=forest_ground,
    map=forest_map,
    ground_key=_ground_key,
    note=_said("note"),
    ranks_crews=True,
)

"""Whether a set-up with files of players' own can be played, in the words of its reader."""

from __future__ import annotations

from typing import Any

from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.server.tables.outside import accepted
from firehouse.stage import stage_of


def judged(plain: dict[str, Any], preview: bool) -> dict[str, Any]:
    """The fault of a set-up, or a first look at its game."""
    told: dict[str, Any] = {"fault": None, "scene": None, "view": None}
    try:
        table = Table(accepted(Setup.from_json(plain)), seed=0)
    except ValueError as error:
        place = {name: getattr(error, name, None) for name in ("line", "column")}
        return {**told, "fault": {"text": str(error), **place}}
    if preview:
        stage = stage_of(table.game)
        told["scene"] = stage.scene(table.game)
        told["view"] = stage.view(table.game, table.state)
    return told

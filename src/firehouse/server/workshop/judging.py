"""Whether a set-up with players' own files can be played, and its reader's error if not."""

from __future__ import annotations

from typing import Any

from fastapi import Request

from firehouse.core.fault import phrase_of
from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.server.api.patience import while_there
from firehouse.server.people.limits import address_of
from firehouse.server.pool.fair_queue import Party
from firehouse.server.pool.thinkers import Asked, FairThread
from firehouse.server.tables.outside import accepted
from firehouse.stage import stage_of


class Judges(FairThread):
    """Looks at one set-up after the other: a thread each would take the service's time from it."""

    async def judge(
        self, request: Request, plain: dict[str, Any], preview: bool = False
    ) -> dict[str, Any]:
        """The same as `judged`, beside the service; addresses take turns."""
        asked = Asked(Party(address_of(request), "judge"))
        return await while_there(request, self.think(asked, judged, plain, preview))


def judged(plain: dict[str, Any], preview: bool) -> dict[str, Any]:
    """The fault of a set-up, or a first look at its game."""
    told: dict[str, Any] = {"fault": None, "scene": None, "view": None}
    try:
        table = Table(accepted(Setup.from_json(plain)), seed=0)
    except ValueError as error:
        place = {name: getattr(error, name, None) for name in ("line", "column")}
        return {**told, "fault": {"text": str(error), "phrase": phrase_of(error), **place}}
    if preview:
        stage = stage_of(table.game)
        told["scene"] = stage.scene(table.game)
        told["view"] = stage.view(table.game, table.state)
    return told

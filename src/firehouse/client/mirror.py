"""A copy of the game at a server's table, so that a program sees the whole position."""

from __future__ import annotations

from typing import Any

from firehouse.client.api import STRANGE, Api, ServerError
from firehouse.core.catalogue import rules_version
from firehouse.core.setup import Setup
from firehouse.core.table import Refused, Table, check
from firehouse.words.language import tell


class Mirror:
    """Follows one table; asks only for the steps it lacks."""

    def __init__(self, api: Api, table: str, token: str | None = None) -> None:
        self._api = api
        self._id = table
        self._token = token
        self._table: Table | None = None
        self.position = -1
        """The position of the server's table that is mirrored."""

    async def update(self) -> Table:
        """The current table; all of it is requested again if steps were undone."""
        known = 0 if self._table is None else self._table.step
        found = await self._api.steps(self._id, known, self._token)
        if self._table is None or not _follows(self._table, found):
            if known:
                found = await self._api.steps(self._id, 0, self._token)
            self._table = _new(found)
            if not _follows(self._table, found):
                raise ServerError(STRANGE, tell("server.other-rules"))
        self.position = int(found["position"])
        return self._table


def _new(found: dict[str, Any]) -> Table:
    setup = Setup.from_json(found["setup"])
    if rules_version(setup.ruleset) != found["rules_version"]:
        raise ServerError(STRANGE, tell("server.other-version"))
    return Table(setup, luck=False)


def _follows(table: Table, found: dict[str, Any]) -> bool:
    """Play the steps; do they lead to the server's position?"""
    try:
        for text in found["steps"]:
            table.follow(table.parse(text))
    except Refused:
        return False
    return (table.step, check(table.state)) == (found["total"], found["check"])

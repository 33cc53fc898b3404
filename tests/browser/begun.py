"""Games that have begun before anybody opens the page, where their beginning is not the subject."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import httpx
from people import PATIENCE, Ticket, sit_down, ticket_of
from playing import is_at, table_beside
from playwright.sync_api import Page
from serving import Server

import firehouse as fh


def bring(server: Server, table: fh.Table, name: str = "Ada") -> Ticket:
    """A game as it stands, brought to the server as a record; its luck goes on as it would have."""
    wanted = {"record": table.record().to_json(), "name": name}
    return ticket_of(httpx.post(f"{server.url}/api/records", json=wanted, timeout=PATIENCE))


def sit_down_after(
    page: Page, server: Server, setup: dict[str, Any], seed: int, actions: Iterable[str]
) -> fh.Table:
    """Open a game in which these actions have been played; the same game beside it."""
    table = table_beside(setup, seed)
    for action in actions:
        table.play(action)
    sit_down(page, server, bring(server, table))
    is_at(page, table.step)
    return table

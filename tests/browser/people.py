"""People at the page, each with a browser of their own: settings, seats, and errors that count.

A browser of one's own is a context of one Chromium, with storage and workers that nobody else has.
"""

from __future__ import annotations

import json
from typing import Any

import httpx
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect
from serving import Server

DESK = {"width": 1280, "height": 860}
AT_ONCE = 0
"""The speed at which the fire's advance is not played but there."""
OFFLINE = ("Failed to load resource", "WebSocket connection", "net::ERR_")
"""What a browser says by itself when a server is away or says no."""

PATIENCE = 60
"""Seconds that a busy machine may take to answer; the first record wakes its reader."""
Ticket = dict[str, Any]
Pages = tuple[Page, Page]
PLAYED = ["one", "two", "three"]
"""Tables at which games were played to their end, so that the page knows an old hand."""


class People:
    """The browsers of a test."""

    def __init__(self, browser: Browser, patience: int) -> None:
        self.browser = browser
        self.patience = patience
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def come(
        self,
        name: str,
        *,
        speed: float = AT_ONCE,
        theme: str = "light",
        played: bool = True,
        worker: bool = False,
        **more: Any,
    ) -> Page:
        """Somebody with a fresh browser, who has `played` before; `more` tells its size.

        Its `worker` keeps the page for times without a network, a sixth of all that a visit costs.
        """
        about = {"viewport": DESK, "reduced_motion": "reduce", "accept_downloads": True, **more}
        about["service_workers"] = "allow" if worker else "block"
        context = self.browser.new_context(**about)
        context.set_default_timeout(self.patience)
        kept = {"name": name, "speed": speed, "theme": theme, "soundOffered": played}
        context.add_init_script(_unless_kept("firehouse.settings", kept))
        context.add_init_script(_unless_kept("firehouse.played", PLAYED if played else []))
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._hear)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(words in message.text for words in OFFLINE):
            self.errors.append(message.text)

    def leave(self) -> None:
        """Close everything; what went wrong inside the pages is an error of the test.

        Who changes an answer on its way may still hold one, which closing takes out of his hands.
        """
        for context in self.contexts:
            for page in context.pages:
                page.unroute_all(behavior="ignoreErrors")
            context.close()
        assert not self.errors, self.errors


def make_table(server: Server, setup: dict[str, Any], name: str = "Ada", **wishes: Any) -> Ticket:
    """A table as the first page makes it; the ticket of its maker."""
    wanted = {"setup": setup, "seats": [], "name": name, **wishes}
    return ticket_of(httpx.post(f"{server.url}/api/tables", json=wanted, timeout=PATIENCE))


def take_seat(server: Server, table: str, name: str, **wishes: Any) -> Ticket:
    """An open seat of a table."""
    wanted = {"name": name, **wishes}
    return ticket_of(
        httpx.post(f"{server.url}/api/tables/{table}/seats", json=wanted, timeout=PATIENCE)
    )


def ticket_of(answer: httpx.Response) -> Ticket:
    """What an answer that makes a seat holds."""
    assert answer.status_code in (200, 201), answer.text
    ticket: Ticket = answer.json()
    return ticket


def sit_down(page: Page, server: Server, ticket: Ticket, shared: bool = False) -> None:
    """Open a table with the seat of a ticket, as the browser that made it keeps it."""
    line = {"title": "", "situation": "", "status": "playing", "shared": shared, "seen": 0}
    page.add_init_script(_unless_kept("firehouse.tickets", [{**line, **ticket}]))
    page.goto(f"{server.url}/table/{ticket['table']}")


def _unless_kept(key: str, value: object) -> str:
    text = json.dumps(json.dumps(value))
    return f"localStorage.getItem({key!r}) ?? localStorage.setItem({key!r}, {text})"


def two_at_a_table(
    people: People, server: Server, setup: dict[str, Any], second_name: str = "Ben", **wishes: Any
) -> Pages:
    """Ada and Ben, each with a pawn of a game that has begun."""
    first = make_table(server, setup, seats=["me", "open"], **wishes)
    second = take_seat(server, first["table"], second_name)
    pages = people.come("Ada"), people.come(second_name)
    for page, ticket in zip(pages, (first, second), strict=True):
        sit_down(page, server, ticket)
        page.get_by_role("button", name="I am ready").click()
    for page in pages:
        expect(page.locator("[data-step]")).to_be_visible()
    return pages

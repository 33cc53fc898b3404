"""People who walk through the house beside the tables that are played: the rest of the mix.

Each comes again and again, from an address of their own: the first page, today's game, a puzzle,
the workshop, the gallery, an open seat, a personal link, a table on paper. What is refused is an
error.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final

import httpx

PAUSE: Final = 1.0
"""Seconds that a visitor looks at a page."""
SEEKS: Final = {"language": "en", "level": "any"}
GAMES: Final = ("flashpoint", "hotshots")


@dataclass
class Visits:
    """What the visitors did, and what went wrong."""

    pages: int = 0
    took: list[float] = field(default_factory=list)
    """Seconds of each request."""
    errors: list[str] = field(default_factory=list)


class Visitor:
    """Somebody who looks around."""

    def __init__(self, client: httpx.AsyncClient, visits: Visits, seed: int) -> None:
        self._client = client
        self._visits = visits
        self._rng = random.Random(seed)
        self._key = ""
        self._title = f"House {seed}"
        self._name = f"visitor {seed}"

    async def stroll(self) -> None:
        """From page to page, for ever."""
        pages: tuple[Callable[[], Awaitable[None]], ...] = (
            *(self._first_page, self._today, self._puzzle, self._workshop),
            *(self._gallery, self._open_seat, self._link, self._paper),
        )
        await asyncio.sleep(self._rng.random() * PAUSE)
        while True:
            for page in self._rng.sample(pages, len(pages)):
                await page()
                self._visits.pages += 1
                await asyncio.sleep(PAUSE)

    async def _ask(self, method: str, address: str, body: Any = None) -> Any:
        answer = await self._client.request(method, address, json=body)
        self._visits.took.append(answer.elapsed.total_seconds())
        if answer.status_code >= httpx.codes.BAD_REQUEST:
            self._visits.errors.append(f"{method} {address}: {answer.status_code} {answer.text}")
            return None
        known = "json" in answer.headers.get("content-type", "")
        return answer.json() if known else answer.text

    async def _first_page(self) -> None:
        for address in ("/", "/api/rulesets", "/api/glimpse", "/api/today", "/api/tables"):
            await self._ask("GET", address)

    async def _today(self) -> None:
        game = self._rng.choice(GAMES)
        wish = {"name": self._name, "player": secrets.token_urlsafe(24)}
        await self._ask("POST", f"/api/today/{game}", wish)

    async def _puzzle(self) -> None:
        puzzles = await self._ask("GET", "/api/puzzles")
        chosen = self._rng.choice(puzzles)["id"]
        ticket = await self._ask("POST", f"/api/puzzles/{chosen}", {"name": self._name})
        if ticket:
            await self._ask("GET", f"/api/tables/{ticket['table']}/puzzle")
            await self._ask("GET", f"/api/tables/{ticket['table']}/puzzle/answer")

    async def _workshop(self) -> None:
        setup = await self._own_house()
        await self._ask("POST", "/api/files/judge", {"setup": setup, "preview": True})

    async def _gallery(self) -> None:
        shown = await self._ask("GET", "/api/gallery")
        if shown and shown["works"]:
            await self._ask("GET", f"/api/gallery/{self._rng.choice(shown['works'])['id']}")
        else:
            work = {"setup": await self._own_house(), "title": self._title, "name": self._name}
            await self._ask("POST", "/api/gallery", work)

    async def _own_house(self) -> dict[str, Any]:
        samples = await self._ask("GET", "/api/files/flashpoint/plan")
        text = f"# {self._title}\n{samples[0]['text']}"
        return {"ruleset": "flashpoint/experienced", "crew": 2, "files": {"plan": text}}

    async def _open_seat(self) -> None:
        setup = {"ruleset": "flashpoint/family", "crew": 2}
        wish = {"setup": setup, "seats": ["me", "open:greedy"], "seeks": SEEKS, "name": self._name}
        ticket = await self._ask("POST", "/api/tables", wish)
        if ticket:
            other = {"name": f"{self._name}'s friend"}
            await self._ask("POST", f"/api/tables/{ticket['table']}/seats", other)

    async def _link(self) -> None:
        if not self._key:
            self._key = (await self._ask("POST", "/api/lockers"))["key"]
        for page in ("open", "history"):
            await self._ask("POST", f"/api/lockers/{page}", {"key": self._key})

    async def _paper(self) -> None:
        setup = {"ruleset": self._rng.choice(("flashpoint/family", "hotshots/standard")), "crew": 2}
        ticket = await self._ask("POST", "/api/tables", {"setup": setup, "name": self._name})
        if ticket:
            await self._ask("GET", f"/print/{ticket['table']}")
            await self._ask("GET", f"/api/tables/{ticket['table']}/frames")

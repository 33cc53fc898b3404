"""Attacks on what people have beside their tables: files of their own, links, days, puzzles."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Awaitable, Callable
from typing import Any, Final

from attacker import Attack, Attacker, for_ever
from swollen import drawn

HANDS: Final = 16
"""Requests of one attack that are on their way at once."""


async def by_many_hands(work: Callable[[], Awaitable[Any]]) -> None:
    await asyncio.gather(*(for_ever(work) for _ in range(HANDS)))


async def judging(attacker: Attacker) -> None:
    """The longest house, judged with a preview as often as it is answered."""
    body = {"setup": drawn(), "preview": True}
    await by_many_hands(lambda: attacker.http.post("/api/files/judge", json=body))


async def trials(attacker: Attacker) -> None:
    """Houses that bots should try out, a new one each time, and asked for again and again."""
    numbers = itertools.count()

    async def try_out() -> None:
        body = {"setup": drawn(next(numbers) % 40)}
        await attacker.http.post("/api/files/try", json=body)

    await by_many_hands(try_out)


async def gallery(attacker: Attacker) -> None:
    """As many and as long works as are taken, and the whole gallery read all the time."""
    for number in range(10):
        body = {"setup": drawn(number), "title": f"Mallory's {number}", "name": "Mallory"}
        await attacker.http.post("/api/gallery", json=body)
    await by_many_hands(lambda: attacker.http.get("/api/gallery"))


async def lockers(attacker: Attacker) -> None:
    """Personal links full of seats and preferences, opened and exported all the time."""
    key = (await attacker.http.post("/api/lockers")).json()["key"]
    for _ in range(40):
        ticket = await attacker.table()
        seat = {"key": key, "table": ticket["table"], "token": ticket["token"]}
        await attacker.http.post("/api/lockers/seats", json=seat)
    likes = {f"{n:040}": "x" * 200 for n in range(40)}
    await attacker.http.post("/api/lockers/preferences", json={"key": key, "preferences": likes})
    paths = ("open", "export", "history")

    async def ask() -> None:
        await attacker.http.post(f"/api/lockers/{random.choice(paths)}", json={"key": key})

    await by_many_hands(ask)


async def days(attacker: Attacker) -> None:
    """Today, every day before it, puzzles, the list of tables and the first page's game."""
    paths = ("/api/today", "/api/today/flashpoint/2020-02-02", "/api/puzzles", "/api/glimpse")
    others = ("/api/tables", "/api/gallery", "/api/files/flashpoint/plan", "/api/openapi.json")

    async def ask() -> None:
        await attacker.http.get(random.choice(paths + others))

    await by_many_hands(ask)


async def seats(attacker: Attacker) -> None:
    """Quick games and open seats, taken and left again as often as that goes."""
    tables = [
        await attacker.table(seats=["me", "open:greedy"], seeks={"language": "en", "level": "any"})
        for _ in range(10)
    ]

    async def take() -> None:
        table = random.choice(tables)["table"]
        await attacker.http.post(f"/api/tables/{table}/seats", json={"name": "Mallory"})
        quick = {"name": "Mallory", "language": "en"}
        await attacker.http.post("/api/quick", json=quick)

    await by_many_hands(take)


async def puzzles(attacker: Attacker) -> None:
    """Tables of puzzles as many as may be made, and their answers asked for all the time."""
    ids = [line["id"] for line in (await attacker.http.get("/api/puzzles")).json()]
    made = []
    for id in ids[:50]:
        answer = await attacker.http.post(f"/api/puzzles/{id}", json={"name": "Mallory"})
        if answer.status_code == 201:
            made.append(answer.json()["table"])

    async def ask() -> None:
        ending = random.choice(("", "/answer"))
        await attacker.http.get(f"/api/tables/{random.choice(made)}/puzzle{ending}")

    await by_many_hands(ask)


FEATURES: Final[dict[str, Attack]] = {
    "judging": judging,
    "trials": trials,
    "gallery": gallery,
    "lockers": lockers,
    "days": days,
    "seats": seats,
    "puzzles": puzzles,
}

"""Many tables at once against a real server: how long a move takes to reach everybody.

    python tests/bench/load.py --tables 500 --seconds 120 --database postgresql+asyncpg://…

Starts a server of its own, seats four people at every table, and plays a random legal move every
two seconds at each. With --bots 100 a bot that looks ahead has the last seat at so many tables,
with --reviews 4 so many people look back on finished games all the time, with --visitors 20 so many
walk through today's game, puzzles, workshop and the other pages, and --processes 2 --bus redis://…
spreads the people of each table over several servers. Reports errors, the time from sending a move
to its arrival at every connection of the table, and the server's memory. With --report FOLDER it
also writes load.md, a page with percentiles and two pictures. Nothing here is a test: it measures.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import json
import random
import sys
import tempfile
import time

import httpx
import msgspec
from load_options import CREW, options_of
from load_report import Figures, percentile, write
from load_server import busy, free_port, memory, start_server, wait_for
from load_visitors import Visitor, Visits
from websockets.asyncio.client import ClientConnection, connect

from firehouse import Setup, Table

PERIOD = 2.0
SETTLE = 5.0
BOT = "bot:search"


class Offer(msgspec.Struct):
    action: str


class Awaits(msgspec.Struct, frozen=True):
    pawn: int


class Snapshot(msgspec.Struct):
    position: int
    offers: list[Offer]
    awaits: Awaits


class Message(msgspec.Struct):
    type: str
    position: int = -1
    offers: list[Offer] = []
    awaits: Awaits = Awaits(-1)
    snapshot: Snapshot | None = None
    text: str | None = None


DECODER = msgspec.json.Decoder(Message)


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.moves = 0
        self.over = 0
        self.arrivals: list[tuple[float, float]] = []
        """When each message came, and how long its move had taken."""
        self.errors: list[str] = []
        self.reviews = 0
        self.visits = Visits()

    def all_errors(self) -> list[str]:
        return self.errors + self.visits.errors


def caller(base: str, address: str) -> httpx.AsyncClient:
    """Somebody at an address of their own, which all of 127.… are."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=base, transport=transport, timeout=60)


def household(number: int) -> str:
    """The address of a table's people; the server shares its time out by address."""
    return f"127.1.{number // 250}.{number % 250 + 1}"


class LoadedTable:
    """One table: four people at one address, each with a connection."""

    def __init__(self, tally: Tally, address: str) -> None:
        self.tally = tally
        self.address = address
        self.sockets: list[ClientConnection] = []
        self.pawns: list[int] = []
        self.position = -1
        self.offers: list[Offer] = []
        self.actor = -1
        self.sent = 0.0
        self.unheard = 0
        """Connections that have not heard of our last move."""
        self.number = 0
        self.readers: list[asyncio.Task[None]] = []

    async def open(self, bases: list[str], ruleset: str, bot: bool) -> None:
        async with caller(bases[0], self.address) as client:
            tickets = await self._tickets(client, ruleset, bot)
        for number, holder in enumerate(tickets):
            url = bases[number % len(bases)].replace("http", "ws")
            await self._sit(f"{url}/api/tables/{holder['table']}/socket", holder)

    async def _tickets(
        self, client: httpx.AsyncClient, ruleset: str, bot: bool
    ) -> list[dict[str, object]]:
        people = CREW - 1 if bot else CREW
        made = await client.post(
            "/api/tables",
            json={
                "setup": {"ruleset": ruleset, "crew": CREW},
                "seats": ["me"] + ["open"] * (people - 1) + [BOT] * (CREW - people),
                "name": "load 0",
            },
        )
        made.raise_for_status()
        ticket = made.json()
        tickets = [ticket]
        for pawn in range(1, people):
            joined = await client.post(
                f"/api/tables/{ticket['table']}/seats",
                json={"name": f"load {pawn}", "pawns": [pawn]},
            )
            joined.raise_for_status()
            tickets.append(joined.json())
        return tickets

    async def _sit(self, url: str, ticket: dict[str, object]) -> None:
        here = {"local_addr": (self.address, 0), "compression": None}
        ws = await connect(url, max_size=None, ping_interval=None, **here)
        self.sockets.append(ws)
        pawns = ticket["pawns"]
        assert isinstance(pawns, list)
        self.pawns.append(pawns[0])
        await ws.send(json.dumps({"do": "hello", "id": "h", "token": ticket["token"]}))
        await ws.send(json.dumps({"do": "ready", "id": "r", "ready": True}))
        self.readers.append(asyncio.create_task(self._read(ws)))

    async def _read(self, ws: ClientConnection) -> None:
        async for data in ws:
            arrived = time.perf_counter()
            message = DECODER.decode(data)
            if message.type == "moved":
                if self.unheard:
                    self.unheard -= 1
                    self.tally.arrivals.append((arrived, arrived - self.sent))
                self._see(message.position, message.offers, message.awaits)
            elif message.snapshot is not None:
                shot = message.snapshot
                self._see(shot.position, shot.offers, shot.awaits)
            elif message.type in ("refused", "bye"):
                self.tally.errors.append(f"{message.type}: {message.text}")

    def _see(self, position: int, offers: list[Offer], awaits: Awaits) -> None:
        if position > self.position:
            self.position, self.offers, self.actor = position, offers, awaits.pawn

    async def play(self, delay: float, end: float, rng: random.Random) -> None:
        """A move every period until the end, or until the game is over."""
        await asyncio.sleep(delay)
        while time.perf_counter() < end:
            if not self.offers:
                self.tally.over += 1
                return
            if self.unheard or self.actor not in self.pawns:  # on its way, or a bot thinks
                await asyncio.sleep(PERIOD)
                continue
            action = rng.choice(self.offers).action
            self.number += 1
            command = {"do": "play", "id": str(self.number), "at": self.position}
            text = json.dumps({**command, "actions": [action]})
            self.tally.moves += 1
            self.unheard = len(self.sockets)
            self.sent = time.perf_counter()
            await self.sockets[self.pawns.index(self.actor)].send(text)
            await asyncio.sleep(PERIOD)

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        for ws in self.sockets:
            await ws.close()


async def look_back(base: str, number: int, tally: Tally) -> None:
    """Bring finished games and read their reviews, one after the other, for ever."""
    client = caller(base, f"127.2.0.{number + 1}")
    for seed in itertools.count(number * 10_000):
        game = {"record": finished_game(seed), "name": "load"}
        brought = await client.post("/api/records", json=game)
        if brought.status_code != 201:
            tally.errors.append(f"import: {brought.text}")
            await asyncio.sleep(PERIOD)
            continue
        ticket = brought.json()
        progress = 0.0
        while progress < 1:
            await asyncio.sleep(0.5)
            answer = await client.get(f"/api/tables/{ticket['table']}/review")
            if answer.status_code != 200:
                tally.errors.append(f"review: {answer.text}")
                break
            progress = answer.json()["progress"]
        else:
            tally.reviews += 1


def finished_game(seed: int) -> dict[str, object]:
    """A game that was played at random, as a record file holds it."""
    table = Table(Setup("flashpoint/family", crew=CREW), seed=seed)
    rng = random.Random(seed)
    while table.result is None:
        table.play(rng.choice(table.actions()))
    return table.record().to_json()


async def run(options: argparse.Namespace, ports: list[int], pids: list[int]) -> Tally:
    bases = [f"http://127.0.0.1:{port}" for port in ports]
    for base in bases:
        await wait_for(base)
    empty = sum(map(memory, pids))
    tally = Tally()
    tables = [LoadedTable(tally, household(number)) for number in range(options.tables)]
    for number, table in enumerate(tables):
        ruleset = options.rulesets[number % len(options.rulesets)]
        first = number % len(bases)
        await table.open(bases[first:] + bases[:first], ruleset, number < options.bots)
        if number % 50 == 49:
            print(f"{number + 1} tables open", file=sys.stderr)
    await asyncio.sleep(SETTLE)
    gc.disable()  # pauses of this client would count as the server's
    opened, began = sum(map(memory, pids)), sum(map(busy, pids))
    start = time.perf_counter()
    end = start + options.seconds
    rng = random.Random(1)
    beside = [look_back(bases[0], number, tally) for number in range(options.reviews)]
    beside += [
        Visitor(caller(bases[0], f"127.3.0.{number + 1}"), tally.visits, number).stroll()
        for number in range(options.visitors)
    ]
    tasks = [asyncio.create_task(work) for work in beside]
    await asyncio.gather(
        *(
            table.play(PERIOD * number / len(tables), end, random.Random(rng.random()))
            for number, table in enumerate(tables)
        )
    )
    await asyncio.sleep(1.0)
    for task in tasks:
        if task.done():  # it goes on for ever, unless something is wrong
            task.result()
        task.cancel()
    after, spent = sum(map(memory, pids)), sum(map(busy, pids)) - began
    await asyncio.gather(*(table.close() for table in tables))
    report(options, tally, empty, opened, after)
    print(
        f"server: a core was busy for {spent:.1f} s, "
        f"{spent / max(1, tally.moves) * 1000:.2f} ms a move"
    )
    if options.report:
        asked = f"{options.tables} tables with {CREW} connections each, a move every {PERIOD:g} s"
        figures = Figures(
            *(
                asked,
                "PostgreSQL" if options.database else "SQLite",
                tally.moves,
                tally.all_errors(),
            ),
            *(options.seconds, spent, (empty, opened, after)),
            [(at - start, took) for at, took in tally.arrivals],
        )
        print(f"report: {write(figures, options.report)}")
    return tally


def report(
    options: argparse.Namespace, tally: Tally, empty: float, opened: float, after: float
) -> None:
    ordered = sorted(took for _, took in tally.arrivals)
    print(
        f"{options.tables} tables, {options.tables * CREW} connections, {options.seconds} s: "
        f"{tally.moves} moves, {len(ordered)} arrivals, {tally.over} games over, "
        f"{tally.reviews} reviews, {tally.visits.pages} pages, {len(tally.all_errors())} errors"
    )
    print(
        f"move to broadcast: p50 {percentile(ordered, 50):.1f} ms, "
        f"p90 {percentile(ordered, 90):.1f} ms, p99 {percentile(ordered, 99):.1f} ms, "
        f"worst {percentile(ordered, 100):.1f} ms"
    )
    if tally.visits.took:
        visits = sorted(tally.visits.took)
        print(
            f"{len(visits)} requests of visitors: p50 {percentile(visits, 50):.1f} ms, "
            f"p99 {percentile(visits, 99):.1f} ms, worst {percentile(visits, 100):.1f} ms"
        )
    print(
        f"memory: {empty:.0f} MB empty, {opened:.0f} MB with all tables open "
        f"({(opened - empty) / options.tables * 1024:.0f} kB a table), {after:.0f} MB at the end "
        f"({(after - empty) / options.tables * 1024:.0f} kB a table)"
    )
    for error in sorted(set(tally.all_errors()))[:5]:
        print(f"error: {error}")


def main() -> None:
    options = options_of(__doc__ or "")
    with tempfile.TemporaryDirectory() as data:
        ports = [free_port() for _ in range(options.processes)]
        servers = [start_server(port, options.database, data, options.bus) for port in ports]
        try:
            tally = asyncio.run(run(options, ports, [server.pid for server in servers]))
        finally:
            for server in servers:
                server.terminate()
            for server in servers:
                server.wait(60)
    sys.exit(1 if tally.all_errors() else 0)


if __name__ == "__main__":
    main()

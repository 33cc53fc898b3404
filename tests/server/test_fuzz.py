"""Ten thousand messages that mean no good leave the server well and every table unchanged."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
from tables import Server, Table, play_on, two_people
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

MESSAGES = 10_000
CONNECTIONS = 10
COMMANDS = (
    *("hello", "play", "undo", "answer", "withdraw", "chat", "ready", "start", "check", "pause"),
    *("hand-over", "take-back", "aids", "rename", "again", "ping", "plan", "why", "routes"),
    *("hint", "chance", "threats"),
)

Maker = Callable[[random.Random], str | bytes]


def noise(rng: random.Random) -> bytes:
    return rng.randbytes(rng.randrange(200))


def letters(rng: random.Random) -> str:
    return "".join(
        chr(rng.choice((rng.randrange(32, 127), rng.randrange(0xD7FF)))) for _ in "x" * 40
    )


def cut(rng: random.Random) -> str:
    text = json.dumps({"do": "play", "id": "x", "at": 3, "actions": ["end"]})
    return text[: rng.randrange(len(text))]


def nested(rng: random.Random) -> str:
    return rng.choice("[{") * rng.randrange(1, 8000)


def odd_value(rng: random.Random) -> Any:
    return rng.choice(
        [None, True, -1, 2**70, 1e300, "", "x" * 300, "\ud800", [], {}, [[]], {"a": 1}, "null", 0.5]
    )


def wrong_fields(rng: random.Random) -> str:
    """A command whose id, or everything else, is of the wrong kind."""
    command = {"do": rng.choice(COMMANDS), "id": rng.choice([1, None, [], "", "x" * 65])}
    for name in ("at", "actions", "proposal", "agree", "text", "pawn", "bot", "aids", "strokes"):
        command[name] = odd_value(rng)
    return json.dumps(command)


def unknown(rng: random.Random) -> str:
    return json.dumps({"do": letters(rng), "id": "x", "extra": odd_value(rng)})


def extra(rng: random.Random) -> str:
    return json.dumps({"do": "chat", "id": "x", "text": "hi", "person": 0, "seq": odd_value(rng)})


def stale(rng: random.Random) -> str:
    at = rng.choice([0, 1, 2, 10_000, 2**31])
    return json.dumps(
        {"do": rng.choice(["play", "undo"]), "id": "s", "at": at, "actions": ["end"]}
        if rng.random() < 0.5
        else {"do": "undo", "id": "s", "at": at}
    )


def illegal(rng: random.Random) -> str:
    """Well formed, and not allowed to who says it."""
    return json.dumps(
        {"id": f"i{rng.random()}"}
        | rng.choice(
            [
                {"do": "answer", "proposal": rng.randrange(99), "agree": True},
                {"do": "withdraw", "proposal": rng.randrange(99)},
                {"do": "start"},
                {"do": "again"},
                {"do": "chat", "text": " \t\u202e"},
                {"do": "hand-over", "pawn": 0, "bot": "nobody"},
                {"do": "hand-over", "pawn": 31, "bot": "greedy"},
                {"do": "take-back", "pawn": rng.randrange(32)},
                {"do": "aids", "aids": {}},
                {"do": "hello", "token": letters(rng)},
                {"do": "ping", "spot": "x" * 81, "mark": "look"},
                {"do": "ping", "spot": "square:1,1", "mark": "love"},
                {"do": "plan", "strokes": [{"spots": [], "tone": 4}]},
                {"do": "why", "action": letters(rng)},
            ]
        )
    )


def oversized(rng: random.Random) -> str:
    return json.dumps({"do": "chat", "id": "x", "text": "x" * rng.randrange(17_000, 80_000)})


MAKERS: list[tuple[Maker, int]] = [
    (noise, 10),
    (letters, 10),
    (cut, 10),
    (nested, 5),
    (wrong_fields, 25),
    (unknown, 10),
    (extra, 10),
    (stale, 10),
    (illegal, 40),
    (oversized, 1),
]


def safe(rng: random.Random) -> str | bytes:
    makers, weights = zip(*MAKERS, strict=True)
    message = rng.choices(makers, weights)[0](rng)
    if isinstance(message, str):
        return message.encode("utf-8", "replace").decode()
    return message


async def bother(port: int, table: str, token: str | None, seed: int) -> int:
    """Send a share of the messages, reconnecting whenever it is shown the door; how many."""
    rng = random.Random(seed)
    sent = 0
    while sent < MESSAGES // CONNECTIONS:
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        async with connect(address, max_size=None, compression=None) as socket:
            await socket.send(json.dumps({"do": "hello", "id": "h", "token": token}))
            reader = asyncio.create_task(drain(socket))
            try:
                while sent < MESSAGES // CONNECTIONS:
                    sent += 1
                    await socket.send(safe(rng))
            except ConnectionClosed:
                pass
            await socket.close()
            await reader
    return sent


async def drain(socket: Any) -> None:
    """Read everything; every answer is a message of the protocol, and none tells of a fault."""
    try:
        async for text in socket:
            message = msgspec.json.decode(text)
            assert message["type"]
            assert message.get("code") != "fault"
    except ConnectionClosed:
        pass


def entries_of(server: Server, table: Table) -> list[Any]:
    """Everything that is stored of a table."""
    found: list[Any] = server.do(server.service.resources.store.entries(table.id))
    return found


def test_ten_thousand_messages_that_mean_no_good(server):
    """Malformed, stale, foreign, oversized: from a spectator, a player, somebody from elsewhere."""
    table, anna, ben = two_people(server, seed=1)
    other = server.make()
    for _ in range(4):
        play_on("", anna, ben)
    before, quiet = entries_of(server, table), entries_of(server, other)
    anna.close()
    ben.close()
    tokens = [None, table.ticket["token"], other.ticket["token"]]

    async def bother_all() -> list[int]:
        return await asyncio.gather(
            *(
                bother(server.port, table.id, tokens[number % 3], number)
                for number in range(CONNECTIONS)
            )
        )

    assert sum(asyncio.run(bother_all())) == MESSAGES

    assert server.http.get("/readyz").json() == {
        "ready": True,
        "degraded": False,
        "storage": "well",
        "bus": "well",
    }
    assert entries_of(server, table) == before
    assert entries_of(server, other) == quiet
    again = table.sit()
    assert again.shot["seq"] == before[-1].seq
    assert table.sit().shot["view"] == anna.shot["view"]

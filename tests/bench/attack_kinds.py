"""Attacks by what anybody may send: texts, bodies, silence, thoughts, commands, requests."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Final

from attacker import Attack, Attacker, for_ever, swallow
from swollen import drawn
from websockets.asyncio.client import ClientConnection

EVENTS: Final = "cries-for-help lost-in-the-smoke exhaustion pinned-down "


async def long_texts(attacker: Attacker) -> None:
    """The longest set-up that is taken, 45 who watch, and pauses as often as they are taken."""
    setup = {
        "ruleset": "flashpoint/tragic-events",
        "options": {"tweak_12_events_removed": EVENTS * 14},
    }
    ticket = await attacker.table(setup=setup)
    player = await attacker.socket(ticket)
    tasks = [asyncio.create_task(swallow(player)), *await attacker.crowd(ticket, 45)]
    paused = False

    async def pause() -> None:
        nonlocal paused
        paused = not paused
        await player.send(json.dumps({"do": "pause", "id": "p", "paused": paused}))

    await asyncio.gather(for_ever(pause, 0.1), *tasks)


async def undo(attacker: Attacker) -> None:
    """A move and its undo in a swollen house, with 45 who are sent the whole table each time."""
    ticket = await attacker.table(setup=drawn())
    player = await attacker.socket(ticket)
    await attacker.crowd(ticket, 45)
    number = 0
    async for data in player:
        message = json.loads(data)
        shot = message.get("snapshot", message)
        if message["type"] not in ("snapshot", "moved") or not shot["offers"]:
            continue
        number += 1
        command = {"do": "undo", "id": str(number), "at": shot["position"]}
        if message["type"] == "snapshot":
            action = next(o["action"] for o in shot["offers"] if o["action"] != "end")
            command |= {"do": "play", "actions": [action]}
        await asyncio.sleep(0.1)
        await player.send(json.dumps(command))


async def bodies(attacker: Attacker) -> None:
    """As many unknown keys as go into a body, in every place."""
    many = json.dumps({f"k{key:05}": 1 for key in range(150_000)})
    some = json.dumps({f"k{key:05}": 1 for key in range(20_000)})
    kind = {"Content-Type": "application/json"}

    async def post(path: str, content: str) -> None:
        await attacker.http.post(path, content=content, headers=kind)

    await asyncio.gather(
        *(for_ever(lambda: post("/api/records", many)) for _ in range(4)),
        *(for_ever(lambda: post("/api/tables", some)) for _ in range(4)),
    )


async def silence(attacker: Attacker) -> None:
    """Connections that say nothing, half of their headers, or half of a body."""
    held: list[asyncio.StreamWriter] = []
    words = (b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST /api/tables HTTP/1.1\r\nContent-Le")

    async def open_one() -> None:
        _, writer = await attacker.line()
        writer.write(random.choice(words))
        held.append(writer)
        if len(held) > 5_000:
            held.pop(0).close()

    await asyncio.gather(*(for_ever(open_one, 0.005) for _ in range(4)))


async def thinking(attacker: Attacker) -> None:
    """Fifty tables whose bots look far ahead, and everybody asks for advice."""
    sockets = []
    for _ in range(50):
        ticket = await attacker.table(
            seats=["bot:search", "bot:search"], aids={"hint": True, "chance": True}
        )
        sockets.append(await attacker.socket(ticket))
    await asyncio.gather(*(swallow(socket) for socket in sockets))


async def commands(attacker: Attacker) -> None:
    """Ninety sockets that say as much as they may: chats, plans, questions."""
    ticket = await attacker.table()
    sockets = [await attacker.socket(ticket) for _ in range(8)]
    sockets += [await attacker.socket(ticket, watch=True) for _ in range(45)]
    others = [await attacker.table() for _ in range(5)]
    sockets += [await attacker.socket(other) for other in others for _ in range(7)]
    stroke = {"spots": [f"square:{n % 6},{n % 8}" for n in range(60)], "tone": 1}
    words = [
        {"do": "chat", "text": "x" * 500},
        {"do": "plan", "strokes": [stroke] * 12},
        {"do": "why", "action": "move 3,4"},
        {"do": "rename", "name": "x" * 32},
    ]

    async def say(socket: ClientConnection) -> None:
        word = random.choice(words)
        await socket.send(json.dumps({**word, "id": str(random.random())}))

    await asyncio.gather(
        *(for_ever(lambda socket=socket: say(socket), 0.1) for socket in sockets),
        *(swallow(socket) for socket in sockets),
    )


async def requests(attacker: Attacker) -> None:
    """Histories, pictures and lists, as often as they are answered."""
    ticket = await attacker.table()
    paths = ("/frames", "/picture", "/record", "/standing", "")

    async def get() -> None:
        await attacker.http.get(f"/api/tables/{ticket['table']}{random.choice(paths)}")

    await asyncio.gather(*(for_ever(get) for _ in range(16)))


KINDS: Final[dict[str, Attack]] = {
    "long-texts": long_texts,
    "undo": undo,
    "bodies": bodies,
    "silence": silence,
    "thinking": thinking,
    "commands": commands,
    "requests": requests,
}

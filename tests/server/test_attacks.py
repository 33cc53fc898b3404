"""The attacks of the bench, one after the other: what they come to, and that others play on.

How long others wait is measured by tests/bench/attacks.py, not here.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from processes import a_firehouse
from prometheus_client.parser import text_string_to_metric_families
from tables import Client, wait_for

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "bench"))

from attack_features import FEATURES
from attack_floods import FLOODS
from attack_kinds import KINDS
from attacker import Attacker

pytestmark = [
    # Who attacks does not say goodbye: its connections are left open when it is stopped.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture(autouse=True)
def swept() -> Iterator[None]:
    """Connections that were left open are found here, and not in the test that comes next."""
    yield
    gc.collect()


ATTACKS = {**KINDS, **FLOODS, **FEATURES}
FAMILY = {"ruleset": "flashpoint/family", "crew": 2}
LOOKS = 300
"""How often it is looked whether an attack has come to something."""
MOST_LINES = 200
"""Connections that one address holds at most."""
TOO_MUCH = {429, 503}
"""Said of an address or, where others keep the machine busy as well, by the storage."""
INEXCUSABLE = ("fault", "damaged", "lost")
"""Faults that no amount of work excuses."""
OWN_FILES = 60
"""What the server has open beside."""


@dataclass
class Seen:
    """What an attack came to so far: of the attacker's own telling, and of the server's."""

    statuses: Counter[int]
    lines: int
    commands: Counter[tuple[str, str]] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    faults: float = 0
    waiting: float = 0
    files: float = 0


@dataclass(frozen=True)
class Result:
    """When an attack has come to something, and what it may be answered, besides TOO_MUCH."""

    reached: Callable[[Seen], bool]
    statuses: frozenset[int] = frozenset()
    holds: Callable[[Seen], bool] = lambda seen: True


def answered(*statuses: int, number: int = 10) -> Result:
    """So many answers, all of these kinds."""
    return Result(lambda seen: seen.statuses.total() >= number, frozenset(statuses))


def done(kind: str) -> Callable[[Seen], bool]:
    return lambda seen: seen.commands[kind, "done"] >= 3


def held(seen: Seen) -> bool:
    """Are no more connections open than one address may have?"""
    return seen.files <= MOST_LINES + OWN_FILES


FLOODED = Result(lambda seen: seen.lines >= 40, frozenset({201}), held)
RESULTS = {
    "long-texts": Result(done("pause"), frozenset({201})),
    "undo": Result(done("undo"), frozenset({201})),
    "bodies": answered(413, 422),
    "silence": Result(lambda seen: seen.lines >= 2 * MOST_LINES, frozenset(), held),
    "thinking": Result(
        lambda seen: seen.statuses[201] >= 10,
        frozenset({201}),
        lambda seen: seen.waiting <= 32,
    ),
    "commands": Result(lambda seen: seen.commands.total() >= 300, frozenset({201})),
    "requests": answered(200, 201, 409),
    "pages": FLOODED,
    "refusals": Result(lambda seen: seen.refused.total() > 0, frozenset(), held),
    "health": FLOODED,
    "frames": FLOODED,
    "judging": answered(200),
    "trials": answered(200, 202),
    "gallery": answered(200, 201, 409),
    "lockers": answered(200, 201, 204, number=60),
    "days": answered(200, 404),
    "seats": answered(200, 201, 404, 409, number=20),
    "puzzles": answered(200, 201, 404, 409, number=60),
}


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    """A server with its usual limits, in a process of its own."""
    with a_firehouse("--data", tmp_path, "--log-level", "error") as (_, port):
        yield port


@contextmanager
def attacking(name: str, attacker: Attacker) -> Iterator[None]:
    """The attack goes on beside; it does not end by itself."""
    loop = asyncio.new_event_loop()
    ended: list[BaseException | None] = []

    async def attack() -> None:
        await ATTACKS[name](attacker)

    async def until_stopped() -> None:
        task = asyncio.ensure_future(attack())
        await asyncio.wait(
            [task, asyncio.ensure_future(stop.wait())], return_when="FIRST_COMPLETED"
        )
        if task.done():
            ended.append(task.exception())
        for other in asyncio.all_tasks() - {asyncio.current_task()}:
            other.cancel()
            await asyncio.wait([other])
        await attacker.http.aclose()

    stop = asyncio.Event()
    thread = threading.Thread(target=lambda: loop.run_until_complete(until_stopped()))
    thread.start()
    try:
        yield
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join()
        loop.close()
    assert ended == []


class Other:
    """Somebody at another address who only wants to play."""

    def __init__(self, port: int, address: str) -> None:
        transport = httpx.HTTPTransport(local_address=address)
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=60
        )
        made = self.http.post("/api/tables", json={"setup": FAMILY, "name": "Anna"})
        ticket = made.raise_for_status().json()
        self.anna = Client(port, ticket["table"], ticket["token"], source=address)
        self.ben = Client(port, ticket["table"], None, source=address)

    def play(self) -> None:
        """A move of which the other hears."""
        assert wait_for(lambda: self.anna.play_any()["type"] == "done")
        self.ben.level(self.anna)
        assert self.ben.shot["view"] == self.anna.shot["view"]

    def look(self, attacker: Attacker) -> Seen:
        """What an attack came to."""
        seen = Seen(Counter(attacker.statuses), attacker.lines)
        text = self.http.get("/metrics").raise_for_status().text
        for family in text_string_to_metric_families(text):
            for sample in family.samples:
                self._take(seen, sample)
        return seen

    def _take(self, seen: Seen, sample: Any) -> None:
        labels, value = sample.labels, sample.value
        if sample.name == "firehouse_commands_total":
            seen.commands[labels["kind"], labels["answer"]] += value
        elif sample.name == "firehouse_refusals_total":
            seen.refused[labels["limit"]] += value
        elif sample.name == "firehouse_faults_total" and labels["kind"] in INEXCUSABLE:
            seen.faults += value
        elif sample.name == "firehouse_thoughts_waiting" and labels["who"] == "thinkers":
            seen.waiting = value
        elif sample.name == "process_open_fds":
            seen.files = value


def test_every_attack_of_the_bench_is_tried():
    assert RESULTS.keys() == ATTACKS.keys()


@pytest.mark.parametrize("name", RESULTS)
def test_an_attack_comes_to_nothing_and_others_play_on(port, name):
    """Each from an address of its own, beside somebody who plays from another one."""
    number = list(RESULTS).index(name) + 1
    result, attacker = RESULTS[name], Attacker(port, f"127.0.2.{number}")
    other = Other(port, f"127.0.1.{number}")
    before = other.look(attacker)

    def now() -> Seen:
        seen = other.look(attacker)
        seen.commands.subtract(before.commands)
        seen.refused.subtract(before.refused)
        return seen

    with attacking(name, attacker):
        for _ in range(LOOKS):
            if result.reached(now()):
                break
            time.sleep(0.25)
        other.play()
        other.play()
        seen = now()

    assert result.reached(seen), seen
    assert result.holds(seen), seen
    assert seen.statuses.keys() <= result.statuses | TOO_MUCH, seen
    assert now().faults == before.faults
    other.play()
    assert wait_for(lambda: other.http.get("/readyz").json()["ready"])

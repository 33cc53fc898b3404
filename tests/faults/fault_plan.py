"""What is done and what goes wrong in one round, all of it from one seed.

The plan of a seed is always the same. What comes of it depends on the machine: how far a player is
when a server dies is not planned, only that it dies then.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from firehouse.core.catalogue import games

HOUSE: Final = next(
    text
    for row in games()
    for file in row.files
    for text in file.samples().values()
    if (row.id, file.name) == ("flashpoint", "plan")
)
"""A house as somebody may have drawn it."""
SETUPS: Final[tuple[dict[str, Any], ...]] = (
    {"ruleset": "flashpoint/family", "crew": 2},
    {"ruleset": "flashpoint/family", "crew": 3},
    {"ruleset": "flashpoint/experienced", "crew": ["fire-captain", "generalist"]},
    {"ruleset": "hotshots/standard", "crew": 2},
    {"ruleset": "flashpoint/family", "crew": 2, "files": {"plan": HOUSE}},
)
IMPORTED: Final = (10, 40, 150, 400)
"""Steps of a record that is brought in; few games last for the most of them."""
SEATS: Final = ("me", "open", "bot:greedy", "open:greedy")
CLOCK: Final = 60
"""Seconds of a turn at a slow table; the clocks of servers jump by more."""
DOINGS: Final = {
    "play": 54,
    "play-twice": 8,
    "play-late": 3,
    "undo": 9,
    "answer": 8,
    "chat": 6,
    "pause": 3,
    "hand-over": 1,
    "take-back": 3,
    "aids": 1,
    "rename": 1,
    "repeat": 7,
    "come-back": 2,
    "look": 4,
    "check": 1,
    "leave": 1,
    "sit-down": 2,
    "offer-seat": 1,
    "mute": 1,
    "show-work": 1,
}
"""What people do, and how often."""
EVERYWHERE: Final = {
    "kill": 3,
    "pause": 3,
    "stop": 1,
    "clock": 2,
    "people-cut": 3,
    "people-slow": 2,
    "people-stall": 2,
    "people-hold": 1,
}
"""What goes wrong with any storage."""
ON_SQLITE: Final = EVERYWHERE | {"disk-full": 3, "disk-slow": 3, "disk-failing": 1}
ON_POSTGRES: Final = EVERYWHERE | {
    "database-cut": 3,
    "database-slow": 2,
    "database-stall": 2,
    "bus-cut": 3,
    "bus-slow": 2,
    "bus-stall": 2,
    "bus-hold": 1,
}
FAULTS: Final = {"sqlite": ON_SQLITE, "postgresql": ON_POSTGRES}
SERVERS: Final = {"sqlite": 1, "postgresql": 2}
FIRST_ACT: Final = 1.0
CALM: Final = 0.2
"""The share of a round at its end in which nothing new goes wrong."""


@dataclass(frozen=True)
class TablePlan:
    """A table to be made: by its maker, or from a record of so many steps."""

    at: float
    setup: dict[str, Any]
    seats: tuple[str, ...]
    seed: int
    imported: int
    watchers: int
    consent: bool
    clock: int
    """Seconds of a turn; 0 where there is no clock."""
    links: bool
    """Do people keep their seats by personal links?"""


@dataclass(frozen=True)
class Act:
    """Something that somebody at a table does; `choice` picks among what there is to pick."""

    at: float
    table: int
    do: str
    choice: float


@dataclass(frozen=True)
class Fault:
    """Something that goes wrong at one server for a while."""

    at: float
    kind: str
    server: int
    seconds: float
    size: float


@dataclass(frozen=True)
class Plan:
    """One round."""

    seed: int
    storage: str
    seconds: float
    tables: tuple[TablePlan, ...]
    acts: tuple[Act, ...]
    faults: tuple[Fault, ...]


def plan_of(
    seed: int, storage: str, seconds: float, tables: int = 4, acts: float = 2.0, every: float = 3.0
) -> Plan:
    """The plan of a seed: acts a second at each table, and a fault `every` so many seconds."""
    random = Random(f"{seed} {storage} {seconds} {tables} {acts} {every}")
    made = tuple(_table(random, number, seconds) for number in range(tables))
    return Plan(
        seed,
        storage,
        seconds,
        made,
        tuple(sorted(_acts(random, made, seconds, acts), key=lambda act: act.at)),
        tuple(_faults(random, storage, seconds * (1 - CALM), every)),
    )


def _table(random: Random, number: int, seconds: float) -> TablePlan:
    setup = random.choice(SETUPS)
    crew = setup["crew"] if isinstance(setup["crew"], int) else len(setup["crew"])
    return TablePlan(
        at=0.0 if number == 0 else random.uniform(0, seconds / 2),
        setup=setup,
        seats=("me", *(random.choice(SEATS) for _ in range(crew - 1))),
        seed=random.randrange(10**14, 2**52),
        imported=random.choice(IMPORTED) if random.random() < 0.3 else 0,
        watchers=random.randrange(3),
        consent=random.random() < 0.7,
        clock=CLOCK if random.random() < 0.3 else 0,
        links=random.random() < 0.6,
    )


def _acts(
    random: Random, tables: tuple[TablePlan, ...], seconds: float, rate: float
) -> Iterator[Act]:
    kinds, weights = list(DOINGS), list(DOINGS.values())
    for number, table in enumerate(tables):
        at = table.at + FIRST_ACT
        while (at := at + random.expovariate(rate)) < seconds:
            yield Act(at, number, random.choices(kinds, weights)[0], random.random())


def _faults(random: Random, storage: str, seconds: float, every: float) -> Iterator[Fault]:
    kinds, weights = list(FAULTS[storage]), list(FAULTS[storage].values())
    at = FIRST_ACT
    while (at := at + random.expovariate(1 / every)) < seconds:
        kind = random.choices(kinds, weights)[0]
        server = random.randrange(SERVERS[storage])
        lasts = min(random.choice((0.3, 1.0, 3.0, 6.0)) * random.uniform(0.5, 1.0), seconds - at)
        yield Fault(at, kind, server, lasts, random.random())

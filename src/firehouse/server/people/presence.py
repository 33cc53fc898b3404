"""Who is connected to a table, here and at other processes, and since when others are away."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

FORGOTTEN: Final = 75.0
"""Seconds after which a process that says nothing more counts as gone."""


@dataclass
class _Elsewhere:
    people: frozenset[int]
    spectators: int
    heard: float


class Presence:
    """Connections by person, and how many only watch."""

    def __init__(self) -> None:
        self._here: Counter[int] = Counter()
        self._watching = 0
        self._elsewhere: dict[str, _Elsewhere] = {}
        self._woken = monotonic()
        self._lost: dict[int, float] = {}

    @property
    def anybody_here(self) -> bool:
        """Is somebody connected to this process?"""
        return bool(self._here) or self._watching > 0

    @property
    def spectators(self) -> int:
        """How many only watch, at all processes."""
        return self._watching + sum(other.spectators for other in self._elsewhere.values())

    def online(self, person: int) -> bool:
        """Is a person connected anywhere?"""
        return person in self._here or any(person in o.people for o in self._elsewhere.values())

    def away(self, person: int) -> float | None:
        """Seconds since a person was last connected; None while they are."""
        if self.online(person):
            return None
        return monotonic() - self._lost.get(person, self._woken)

    def arrive(self, person: int | None) -> None:
        """A connection was opened."""
        if person is None:
            self._watching += 1
        else:
            self._here[person] += 1

    def leave(self, person: int | None) -> None:
        """A connection was closed."""
        if person is None:
            self._watching = max(0, self._watching - 1)
            return
        self._here[person] -= 1
        if self._here[person] <= 0:
            del self._here[person]
            self._lost[person] = monotonic()

    def told(self) -> dict[str, Any]:
        """What other processes are told about this one."""
        return {"people": sorted(self._here), "spectators": self._watching}

    def hear(self, process: str, told: dict[str, Any]) -> bool:
        """Take in what another process tells; did anything change?"""
        before = self._elsewhere.pop(process, None)
        people = frozenset(told["people"])
        if people or told["spectators"]:
            self._elsewhere[process] = _Elsewhere(people, told["spectators"], monotonic())
        seen = (before.people, before.spectators) if before else (frozenset[int](), 0)
        self._mark_lost(seen[0])
        return seen != (people, told["spectators"])

    def forget_silent(self) -> bool:
        """Drop processes that were not heard for long; did anything change?"""
        silent = [
            process
            for process, other in self._elsewhere.items()
            if monotonic() - other.heard > FORGOTTEN
        ]
        for process in silent:
            self._mark_lost(self._elsewhere.pop(process).people)
        return bool(silent)

    def rank(self, process: str) -> int:
        """How many processes with viewers come before this one: the first lets the bots play."""
        return sum(other < process for other in self._elsewhere)

    def _mark_lost(self, people: frozenset[int]) -> None:
        for person in people:
            if not self.online(person):
                self._lost[person] = monotonic()

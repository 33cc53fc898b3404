"""What everybody was told in a round: answers to commands, and how each table looked when."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final

import msgspec

BOARD: Final = ("view", "step", "position", "situation", "awaits", "redo")
"""What a position looks like, in a snapshot and after a move."""
UNSURE: Final = ("storage", "busy", "fault")
"""Refusals after which nobody knows whether it was done."""
HOUSE: Final = ("table", "proposal")
"""What else an entry may change, and everybody is told."""


@dataclass(frozen=True)
class Violation:
    """A promise that was not kept."""

    promise: str
    text: str


@dataclass
class Sent:
    """A command as somebody sent it, and every answer to it."""

    table: str
    person: int
    text: str
    done: list[int] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)


class Witness:
    """Remembers; what can be seen to be wrong at once it says at once."""

    def __init__(self, secrets: tuple[str, ...] = ()) -> None:
        self.sent: dict[str, Sent] = {}
        """By the ids of commands, which are unique."""
        self.sights: dict[tuple[str, str, int], dict[str, str]] = {}
        """By table, aspect and entry: what was seen, with the name of who saw it first."""
        self.tickets: dict[str, list[dict[str, Any]]] = {}
        """Everybody who was told that they hold a seat, by table."""
        self.imported: dict[str, tuple[str, ...]] = {}
        """The steps that an imported table began with."""
        self.links: list[tuple[str, str, int]] = []
        """Personal links that keep a seat: key, table and person."""
        self.works: dict[str, str] = {}
        """What was shown in the gallery, by the id that was told."""
        self.counts: Counter[str] = Counter()
        self.violations: list[Violation] = []
        self._secrets = set(secrets)
        self._seeds: set[str] = set()

    def violated(self, promise: str, text: str) -> None:
        """A promise was broken."""
        self.violations.append(Violation(promise, text))

    def keep_secret(self, *texts: str) -> None:
        """Nobody may be told these."""
        self._secrets.update(texts)

    def keep_seed(self, seed: int) -> None:
        """Nobody may be told this before its game is over."""
        self._seeds.add(str(seed))

    def read(self, text: str, where: str, over: bool) -> None:
        """Look for secrets in what somebody was told."""
        self.counts["told"] += 1
        for secret in self._secrets:
            if secret in text:
                self.violated("secrets", f"{where} told a secret: {secret[:6]}…")
        for seed in () if over else self._seeds:
            if seed in text:
                self.violated("secrets", f"{where} told the seed {seed} of a game that goes on")

    def read_log(self, text: str, where: str) -> None:
        """Logs tell no seed, ever."""
        self.read(text, where, over=False)

    def see(self, table: str, who: str, message: dict[str, Any]) -> None:
        """A message that tells an entry: how the table looks after it."""
        for aspect, sight in aspects(message).items():
            known = self.sights.setdefault((table, aspect, message["seq"]), {})
            known.setdefault(sight, who)

    def answer(self, message: dict[str, Any]) -> None:
        """A command was answered."""
        sent = self.sent.get(str(message.get("id")))
        if sent is None:
            return
        if message["type"] == "done":
            self.counts["done"] += 1
            sent.done.append(message["seq"])
        elif message["type"] == "refused":
            self.counts[f"refused: {message['code']}"] += 1
            sent.refused.append(message["code"])


def aspects(told: dict[str, Any]) -> dict[str, str]:
    """What a message says about the board, and about the house around it, each as a digest."""
    found = {}
    if "view" in told:
        found["board"] = digest({name: told[name] for name in BOARD})
    if "table" in told:
        found["house"] = digest({name: told[name] for name in HOUSE})
    return found


def digest(value: Any) -> str:
    """The same for the same value, in whatever order its fields are."""
    return blake2b(msgspec.json.encode(value, order="sorted"), digest_size=8).hexdigest()

"""A game that runs as machine code: its tables there, positions as words, and what is called."""

from __future__ import annotations

from array import array
from copy import copy
from pathlib import Path
from typing import Any, Final

from firehouse import _engine
from firehouse.core.game import Game
from firehouse.core.luck import Rng
from firehouse.native.files import HERE
from firehouse.native.library import Library, library_of
from firehouse.native.memory import Memory
from firehouse.native.unit import GAME, POLICY, TABLES

PLAYOUTS: Final = "firehouse.bots.playouts"
STREAMS: Final = "firehouse.bots.streams"
KEPT: Final = 64
"""Objects within positions that are remembered."""
End = tuple[bool, str, int]
"""Whether a game is won, why it ended, and how many decisions it took."""


class Words:
    """A row of words with its address: a position, or a stream of luck."""

    def __init__(self, words: array[int], beside: Memory | None = None) -> None:
        self.words = words
        self.beside = beside
        """What the words point to."""
        self.address: int = words.buffer_info()[0]

    def copy(self) -> Words:
        return Words(self.words[:], self.beside)


class Native:
    """A game with its tables in memory; all threads may read them."""

    def __init__(self, game: Game[Any], library: Library) -> None:
        self.game = game
        self.library = library
        self.plan = library.plan
        self.memory = Memory(self.plan, library.shared)
        self.address = self.memory.of(game, type(game).__name__)
        self._blank = game.start()
        self._state = type(self._blank).__name__
        self._entries: dict[str, Any] = {}
        self._inner: dict[bytes, Any] = {}

    def call(self, path: str, *given: Any) -> Any:
        """Call an entry."""
        entry = self._entries.get(path)
        if entry is None:
            entry = self._entries[path] = self.library.entry(path)
        return entry(*given)

    # Positions and luck.

    def position(self, state: Any) -> Words:
        """A position as words."""
        words = array("q", bytes(8 * self.plan.words[self._state]))
        beside = Memory(self.plan, self.memory)
        beside.write(words, 0, state, self._state)
        return Words(words, beside)

    def fields(self, position: Words) -> dict[str, Any]:
        """The fields of a position, to compare it by."""
        found: dict[str, Any] = self.memory.read(position.words, 0, ["inside", self._state])
        return found

    def state(self, position: Words) -> Any:
        """A position as the engine's own object."""
        return self.state_in(position.words, 0)

    def state_in(self, words: array[int], at: int) -> Any:
        """The position that begins there, as the engine's own object."""
        state = self._blank.copy()
        self._fill(state, self._state, words, at)
        return state

    def _fill(self, thing: Any, name: str, words: array[int], at: int) -> None:
        """Give an object the fields that lie there."""
        for field, kind, _, place in self.plan.fields[name]:
            if kind[0] == "inside":
                value = self._within(getattr(thing, field), kind[1], words, at + place)
            else:
                value = self.memory.read(words, at + place, kind)
            setattr(thing, field, value)

    def _within(self, like: Any, name: str, words: array[int], at: int) -> Any:
        """An object within a position; equal ones are one, as they are in copies of a position."""
        key = words[at : at + self.plan.words[name]].tobytes()
        if key not in self._inner:
            if len(self._inner) == KEPT:
                self._inner.clear()
            self._inner[key] = copy(like)
            self._fill(self._inner[key], name, words, at)
        return self._inner[key]

    def luck(self, rng: Rng) -> Words:
        """A stream of luck as words."""
        return Words(array("q", [rng.a, rng.b, rng.c, rng.d]))

    # The rules.

    def actions(self, position: Words) -> list[int]:
        found: list[int] = self.call(f"{GAME}:Game.actions", self.address, position.address)
        return found

    def allowed(self, position: Words) -> list[int]:
        """The same as the judge finds them, one by one."""
        found: list[int] = self.call(f"{GAME}:Game.allowed", self.address, position.address)
        return found

    def outcomes(self, position: Words) -> list[tuple[int, int]]:
        found: list[tuple[int, int]]
        found = self.call(f"{GAME}:Game.outcomes", self.address, position.address)
        return found

    def is_chance(self, position: Words) -> bool:
        return bool(self.call(f"{GAME}:Game.is_chance", self.address, position.address))

    def over(self, position: Words) -> bool:
        return bool(self.call(f"{GAME}:Game.over", self.address, position.address))

    def sample(self, position: Words, luck: Words) -> int:
        return int(self.call(f"{GAME}:Game.sample", self.address, position.address, luck.address))

    def apply(self, position: Words, action: int) -> None:
        self.call(f"{GAME}:Game.apply", self.address, position.address, action)

    def playout(self, position: Words, luck: Words) -> int:
        """Play at random to the end, in place; the number of decisions taken."""
        return int(self.call(f"{GAME}:playout", self.address, position.address, luck.address))

    def random_games(self, position: Words, luck: Words, count: int) -> int:
        """Play so many games at random; the number of decisions taken."""
        given = (self.address, position.address, luck.address, count)
        return int(self.call(f"{GAME}:random_games", *given))

    def random_ends(self, start: Words, seed: int, count: int) -> list[End]:
        """How the games of so many seeds in a row end at random."""
        given = (self.address, start.address, seed, count)
        found: list[End] = self.call(f"{STREAMS}:random_ends", *given)
        return found


class Mind:
    """A rule of thumb in memory; it remembers, so that every thread needs its own."""

    def __init__(self, native: Native, policy: Any) -> None:
        self.native = native
        self.memory = Memory(native.plan, native.memory)
        self.address = self.memory.of(policy, type(policy).__name__)

    def choose(self, position: Words, luck: Words) -> int:
        given = (self.address, position.address, luck.address)
        return int(self.native.call(f"{POLICY}:Policy.choose", *given))

    def merit(self, position: Words) -> float:
        return float(self.native.call(f"{POLICY}:Policy.merit", self.address, position.address))

    def stream(self, position: Words) -> int:
        return int(self.native.call(f"{POLICY}:Policy.stream", self.address, position.address))

    def openings(self, position: Words) -> list[list[int]]:
        found: list[list[int]]
        found = self.native.call(f"{POLICY}:Policy.openings", self.address, position.address)
        return found

    def share(self, position: Words) -> float:
        return float(self.native.call(f"{POLICY}:Policy.share", self.address, position.address))

    def play_out(self, position: Words, dice: Any, turns: int) -> float:
        """Play on by the rule of thumb, in place, on the luck of dice; the merit then."""
        memory = Memory(self.native.plan)
        given = (self.address, position.address, memory.of(dice, type(dice).__name__), turns)
        return float(self.native.call(f"{PLAYOUTS}:play_out", *given))

    def outcomes(self, position: Words, seed: int, first: int, count: int) -> list[int]:
        """1 for each of the playouts number `first` and on that is won, 0 for the others."""
        given = (self.address, position.address, seed, first, count)
        found: list[int] = self.native.call(f"{PLAYOUTS}:outcomes", *given)
        return found

    def merits(self, position: Words, seed: int, first: int, count: int, turns: int) -> list[float]:
        """What each of the playouts number `first` and on brings, after so many turns."""
        given = (self.address, position.address, seed, first, count, turns)
        found: list[float] = self.native.call(f"{PLAYOUTS}:merits", *given)
        return found

    def ends(self, start: Words, seed: int, count: int) -> list[End]:
        """How the games of so many seeds in a row end."""
        given = (self.address, start.address, seed, count)
        found: list[End] = self.native.call(f"{STREAMS}:greedy_ends", *given)
        return found


class TableMind:
    """Who plays whole games at tables, and what is read off them; every thread needs its own."""

    def __init__(self, native: Native, policy: Any, measure: Any, fortune: Any) -> None:
        self.native = native
        self.memory = Memory(native.plan, native.memory)
        things = (policy, measure, fortune)
        self._given = [
            0 if thing is None else self.memory.of(thing, type(thing).__name__) for thing in things
        ]

    def ends(self, start: Words, seed: int, count: int) -> list[Any]:
        """What comes of the tables of so many seeds in a row."""
        given = (self.native.address, *self._given, start.address, seed, count)
        found: list[Any] = self.native.call(f"{TABLES}:table_ends", *given)
        return found


def native_of(game: Game[Any], folder: Path | None = None) -> Native | None:
    """A game as machine code; None where its library is missing or old, or not asked for."""
    if folder is None and _engine.is_forced_pure():
        return None
    library = library_of(game.setup.ruleset.partition("/")[0], folder or HERE)
    return None if library is None else Native(game, library)

"""Work for one process: some games of a cell, and their results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter
from typing import Final, NamedTuple

from firehouse.bots.runner import Runner
from firehouse.lab.cells import Cell
from firehouse.lab.design import Design, table_seed
from firehouse.lab.reading import Spots
from firehouse.lab.seat import Outcome, Seat
from firehouse.lab.watches import Both, Drama, Trace

KEPT: Final = 8
"""Cells that a process is ready for at a time."""


class Chunk(NamedTuple):
    """Games of a cell by their numbers, with how many games of the cell are looked into."""

    cell: int
    plays: Cell
    seed: int
    numbers: Sequence[int]
    traced: int = 0
    drama: int = 0
    drama_playouts: int = 1
    at_tables: bool = True

    @property
    def key(self) -> str:
        """Its name among the chunks of a design; in the order of cells and games."""
        return f"{self.cell:05}-{self.numbers[0]:07}-{self.numbers[-1] + 1:07}"


class GameDone(NamedTuple):
    """One game: its number, what came of it, how long it took, the chances after its turns."""

    number: int
    outcome: Outcome
    seconds: float
    chances: tuple[float, ...] = ()


class Done(NamedTuple):
    """The results of a chunk: its games, and what happened where in those that were traced."""

    chunk: Chunk
    games: list[GameDone]
    spots: Spots

    @property
    def wins(self) -> int:
        return sum(game.outcome.won for game in self.games)

    @property
    def seconds(self) -> float:
        """The time spent in play."""
        return sum(game.seconds for game in self.games)


def chunk_of(design: Design, cell: int, numbers: Sequence[int]) -> Chunk:
    """These games of a design's cell."""
    return Chunk(
        *(cell, design.cells[cell], design.seed, numbers),
        *(design.traced, design.drama, design.drama_playouts, design.at_tables),
    )


def play_chunk(chunk: Chunk) -> Done:
    """Play its games."""
    seat = seat_of(chunk.plays)
    spots: Spots = Counter()
    if chunk.at_tables:
        watched = [number for number in chunk.numbers if number < max(chunk.traced, chunk.drama)]
        games = [_at_table(seat, chunk, number, spots) for number in watched]
        games += _at_tables(seat, chunk, chunk.numbers[len(watched) :])
    elif seat.runner is not None and is_row(chunk.numbers):
        games = _in_one_go(chunk.numbers, partial(_streams, seat.runner, chunk))
    else:
        games = [_on_stream(seat, chunk, number) for number in chunk.numbers]
    return Done(chunk, games, spots)


def is_row(numbers: Sequence[int]) -> bool:
    """Do the numbers follow one another?"""
    return numbers[-1] - numbers[0] + 1 == len(numbers)


def _at_tables(seat: Seat, chunk: Chunk, numbers: Sequence[int]) -> list[GameDone]:
    """Play games that nobody looks into, in one go where nobody has to be asked."""
    tables = seat.tables
    if tables is None or not numbers or not is_row(numbers):
        return [_at_table(seat, chunk, number, Counter()) for number in numbers]
    first = table_seed(chunk.seed, numbers[0])
    return _in_one_go(numbers, lambda: seat.play_many(tables, first, len(numbers)))


def _at_table(seat: Seat, chunk: Chunk, number: int, spots: Spots) -> GameDone:
    """Play a game with the luck that a table of its seed has, and look into it."""
    seed = table_seed(chunk.seed, number)
    trace = Trace(seat, spots) if number < chunk.traced else None
    drama = Drama(seat, seed, chunk.drama_playouts) if number < chunk.drama else None
    watches = [watch for watch in (trace, drama) if watch is not None]
    where = f"{chunk.plays.label}, game {number} of seed {chunk.seed} (table seed {seed})"
    began = perf_counter()
    outcome = seat.play(seed, Both(*watches) if watches else None, where)
    seconds = perf_counter() - began
    return GameDone(number, outcome, seconds, tuple(drama.chances) if drama else ())


def _in_one_go(numbers: Sequence[int], play: Callable[[], list[Outcome]]) -> list[GameDone]:
    """Games that are played together take the same time each as far as anybody can tell."""
    began = perf_counter()
    outcomes = play()
    seconds = (perf_counter() - began) / len(numbers)
    return [GameDone(*done, seconds) for done in zip(numbers, outcomes, strict=True)]


def _streams(runner: Runner, chunk: Chunk) -> list[Outcome]:
    """What comes of games that each have a stream of luck."""
    ends = runner.ends((chunk.seed << 32) + chunk.numbers[0], len(chunk.numbers))
    return [Outcome(*end) for end in ends]


def _on_stream(seat: Seat, chunk: Chunk, number: int) -> GameDone:
    """Play a game with luck of its own, at no table."""
    where = f"{chunk.plays.setup.ruleset}, game {number} of seed {chunk.seed}"
    began = perf_counter()
    outcome = seat.play_stream((chunk.seed << 32) + number, where)
    return GameDone(number, outcome, perf_counter() - began)


_SEATS: dict[str, Seat] = {}


def seat_of(cell: Cell) -> Seat:
    """Who plays a cell; kept for its next chunk."""
    key = repr(cell)
    if key not in _SEATS:
        while len(_SEATS) >= KEPT:
            del _SEATS[next(iter(_SEATS))]
        _SEATS[key] = Seat(cell)
    return _SEATS[key]

"""Work for one process: some games of a cell, cut out of it by the design alone."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Any, Final, NamedTuple

from firehouse.lab.design import table_seed
from firehouse.lab.experiments.cells import Cell
from firehouse.lab.experiments.design import Experiment
from firehouse.lab.experiments.games import Played, Seat
from firehouse.lab.experiments.reading import Spots
from firehouse.lab.experiments.watching import Both, Drama, Trace

CHUNK: Final = 250
"""Games of a bot that does not think."""
THOUGHTS: Final = 400
"""Playouts a turn, added over the games of a chunk, of one that does."""
ROUND: Final = 4
"""Chunks of a cell that are played before its interval is looked at."""
KEPT: Final = 8
"""Cells that a process is ready for at a time."""


class Chunk(NamedTuple):
    """The games `first` to `end` - 1 of a cell, with how many games of the cell are looked into."""

    cell: int
    plays: Cell
    seed: int
    first: int
    end: int
    traced: int
    drama: int
    drama_playouts: int

    @property
    def key(self) -> str:
        """Its name among the parts; in the order of cells and games."""
        return f"{self.cell:05}-{self.first:07}-{self.end:07}"


class Done(NamedTuple):
    """What came of a chunk, as the text of its part."""

    key: str
    cell: int
    games: int
    wins: int
    seconds: float
    text: bytes


def chunk_size(cell: Cell) -> int:
    """How many games of a cell go together."""
    return CHUNK if cell.playouts is None else max(1, min(CHUNK, THOUGHTS // cell.playouts))


def round_size(cell: Cell) -> int:
    """How many games of a cell are played between two looks at its interval."""
    return ROUND * chunk_size(cell)


def chunks_of(design: Experiment, cell: int, first: int, end: int) -> Iterator[Chunk]:
    """The games from `first` on; those whose chances are looked at go one by one."""
    plays = design.cells[cell]
    size = chunk_size(plays)
    while first < end:
        last = first + 1 if first < design.drama else first - first % size + size
        yield Chunk(
            *(cell, plays, design.seed, first, min(last, end)),
            *(design.traced, design.drama, design.drama_playouts),
        )
        first = last


def play_chunk(chunk: Chunk) -> Done:
    """Play its games."""
    began = perf_counter()
    seat = _seat(chunk.plays)
    games: list[tuple[Any, ...]] = []
    spots: Spots = Counter()
    drama: list[tuple[int, int, float]] = []
    wins = 0
    for number in range(chunk.first, chunk.end):
        seed = table_seed(chunk.seed, number)
        played, chances = _look(seat, chunk, number, seed, spots)
        games.append((number, seed, *played))
        drama += [(number, turn, chance) for turn, chance in enumerate(chances)]
        wins += played.won
    squares = [(kind, spot, count) for (kind, spot), count in sorted(spots.items())]
    seconds = perf_counter() - began
    text = part_text(games, squares, drama)
    return Done(chunk.key, chunk.cell, len(games), wins, seconds, text)


def part_text(
    games: Sequence[tuple[Any, ...]],
    squares: Sequence[tuple[Any, ...]],
    drama: Sequence[tuple[Any, ...]],
) -> bytes:
    """Rows of the tables, without their cell, as the text of a part."""
    found = {"games": games, "squares": squares, "drama": drama}
    return json.dumps(found, separators=(",", ":")).encode()


def _look(
    seat: Seat, chunk: Chunk, number: int, seed: int, spots: Spots
) -> tuple[Played, list[float]]:
    """Play a game, and look into it as the design wants."""
    watches: list[Trace | Drama] = []
    if number < chunk.traced:
        watches.append(Trace(seat, spots))
    drama = Drama(seat, seed, chunk.drama_playouts) if number < chunk.drama else None
    if drama is not None:
        watches.append(drama)
    played = seat.play(seed, Both(*watches) if watches else None)
    return played, [] if drama is None else drama.chances


_SEATS: dict[str, Seat] = {}


def _seat(cell: Cell) -> Seat:
    """Who plays a cell; kept for its next chunk."""
    key = repr(cell)
    if key not in _SEATS:
        while len(_SEATS) >= KEPT:
            del _SEATS[next(iter(_SEATS))]
        _SEATS[key] = Seat(cell)
    return _SEATS[key]

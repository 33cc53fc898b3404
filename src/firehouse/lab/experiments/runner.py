"""Runs an experiment: plays what is missing, wherever, and makes its tables.

Which games go together, and how many a cell plays, depends on the design and on finished rounds
alone, never on who plays them and when.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from itertools import chain, zip_longest
from math import ceil
from pathlib import Path
from time import perf_counter
from typing import Final

from firehouse.analysis.intervals import Z, wilson
from firehouse.lab.cells import Cell
from firehouse.lab.chunks import Chunk, chunk_of, play_chunk
from firehouse.lab.experiments.design import Experiment
from firehouse.lab.experiments.folder import Part, Parts, claimed, is_finished, part_of
from firehouse.lab.files import write_whole
from firehouse.lab.workers import Executor

TIMES: Final = "times.json"
CHUNK: Final = 250
"""Games of a bot that does not think."""
THOUGHTS: Final = 400
"""Playouts a turn, added over the games of a chunk, of one that does."""
ROUND: Final = 4
"""Chunks of a cell that are played before its interval is looked at."""

Progress = Callable[[int, int], None]
"""Hears how many games are done, and how many there are to be as far as is known."""


def run(
    design: Experiment,
    folder: Path,
    executor: Executor,
    progress: Progress | None = None,
    drama: Progress | None = None,
) -> None:
    """Play every game that the folder does not hold yet, and write the tables.

    Games whose chances are counted take longest: they come last, and `drama` reports them.

    The tables depend on the design alone: not on the executor, nor on where a run before broke
    off. A ValueError refuses a folder that holds something else.
    """
    with claimed(folder, design):
        if not is_finished(folder):
            _Run(design, folder, executor, progress or _silent, drama or _silent).run()
        Parts(folder).remove()


def _silent(done: int, total: int) -> None:
    """Reports progress to nobody."""


class _Run:
    """A run on its way: round after round, until no cell wants to play on."""

    def __init__(
        self,
        design: Experiment,
        folder: Path,
        executor: Executor,
        progress: Progress,
        drama: Progress,
    ) -> None:
        self.design = design
        self.folder = folder
        self.executor = executor
        self.progress = progress
        self.drama = drama
        self.parts = Parts(folder)
        cells = range(len(design.cells))
        self.chunks: list[list[Chunk]] = [[] for _ in cells]
        """The chunks of every cell, in the order of its games."""
        self.wins = [0 for _ in cells]
        self.seconds = [0.0 for _ in cells]
        self.done = 0
        self.played = 0

    def run(self) -> None:
        """Play, and make the tables."""
        from firehouse.lab.experiments.tables import write_tables

        began = perf_counter()
        while new := self._round():
            missing = [chunk for chunk in new if not self._is_there(chunk)]
            self._play(sorted(missing, key=self._is_drama))
        ended = perf_counter()
        write_tables(self.folder, self.design, self._all_parts())
        self._write_times(ended - began, perf_counter() - ended)

    def _round(self) -> list[Chunk]:
        """The chunks of the next round, in turn from all cells."""
        rows: list[list[Chunk]] = []
        for number, cell in enumerate(self.design.cells):
            games = self._games(number)
            end = target(self.design, cell, games, self.wins[number])
            rows.append(list(chunks_of(self.design, number, games, end)))
            self.chunks[number] += rows[-1]
        return [chunk for row in zip_longest(*rows) for chunk in row if chunk is not None]

    def _games(self, cell: int) -> int:
        """How many games of a cell were handed out so far."""
        return self.chunks[cell][-1].numbers[-1] + 1 if self.chunks[cell] else 0

    def _total(self) -> int:
        return sum(self._games(cell) for cell in range(len(self.chunks)))

    def _is_there(self, chunk: Chunk) -> bool:
        """Did a run before play this?"""
        part = self.parts.read(chunk)
        if part is not None:
            self._count(chunk.cell, len(part.games), part.wins)
        return part is not None

    def _is_drama(self, chunk: Chunk) -> bool:
        """Are the chances of its game counted?"""
        return chunk.numbers[0] < self.design.drama

    def _play(self, chunks: Sequence[Chunk]) -> None:
        if not chunks:
            return
        looked, to_look = 0, sum(map(self._is_drama, chunks))
        with closing(self.executor(play_chunk, chunks)) as results:
            for done in results:
                if self._is_drama(done.chunk):
                    looked += 1
                    self.drama(looked, to_look)
                cell, games = done.chunk.cell, len(done.games)
                self.parts.add(done.chunk, part_of(done))
                self.seconds[cell] += done.seconds
                self.played += games
                self._count(cell, games, done.wins)

    def _count(self, cell: int, games: int, wins: int) -> None:
        self.wins[cell] += wins
        self.done += games
        self.progress(self.done, self._total())

    def _all_parts(self) -> Iterator[tuple[Chunk, Part]]:
        """Every chunk with its part, by cell and number."""
        for chunk in chain.from_iterable(self.chunks):
            part = self.parts.read(chunk)
            if part is None:
                raise ValueError(f"{self.folder} has lost a part; run the same command again.")
            yield chunk, part

    def _write_times(self, playing: float, writing: float) -> None:
        """How long it took; this differs from run to run, as nothing else does."""
        times = {
            "games": self.played,
            "seconds": round(playing, 3),
            "games_per_second": round(self.played / playing, 1) if playing else None,
            "writing_seconds": round(writing, 3),
            "cells": [round(seconds, 3) for seconds in self.seconds],
        }
        write_whole(self.folder / TIMES, json.dumps(times) + "\n")


def chunk_size(cell: Cell) -> int:
    """How many games of a cell go together."""
    return CHUNK if cell.playouts is None else max(1, min(CHUNK, THOUGHTS // cell.playouts))


def chunks_of(design: Experiment, cell: int, first: int, end: int) -> Iterator[Chunk]:
    """The games from `first` on; those whose chances are counted go one by one."""
    size = chunk_size(design.cells[cell])
    while first < end:
        last = first + 1 if first < design.drama else first - first % size + size
        yield chunk_of(design, cell, range(first, min(last, end)))
        first = last


def target(design: Experiment, cell: Cell, games: int, wins: int) -> int:
    """How many games the cell is to have next, after so many; the same number if it is done."""
    if design.width is None:
        return design.games
    if games >= design.games or (games and _width(wins, games) <= design.width / 100):
        return games
    size = ROUND * chunk_size(cell)
    rounds = max(games // size + 1, ceil(_needed(design.width / 100, wins, games) / size))
    return min(design.games, size * max(1, min(rounds, 2 * games // size)))


def _width(wins: int, games: int) -> float:
    low, high = wilson(wins, games)
    return high - low


def _needed(width: float, wins: int, games: int) -> float:
    """About how many games make the interval so narrow."""
    share = (wins + 1) / (games + 2)
    return 4 * Z * Z * share * (1 - share) / (width * width)

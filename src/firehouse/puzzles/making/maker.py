"""The search for puzzles, game by game; what is found is kept, and the same command goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from time import monotonic

from firehouse.core.catalogue import Ruleset
from firehouse.core.table import Table
from firehouse.puzzles.making.finding import found_in
from firehouse.puzzles.making.games import Source, sources
from firehouse.puzzles.puzzle import Puzzle, line_of

Job = tuple[str, Callable[[], Table], str]
"""What tells a game from others, how it comes about, and whose game it was."""


class Maker:
    """A file of puzzles that grows; beside it lies which games were looked through."""

    def __init__(self, out: Path, seed: int, seconds: float | None) -> None:
        self.out = out
        self.seed = seed
        self.end = None if seconds is None else monotonic() + seconds
        self._games = out.with_suffix(".games")
        self._games.touch()
        self._done = set(self._games.read_text("utf-8").splitlines())

    def run(self, jobs: Iterable[Job]) -> Iterator[Puzzle]:
        """Look through games until they or the time have run out; each puzzle is told."""
        for key, played, source in jobs:
            if self.end is not None and monotonic() > self.end:
                return
            if key in self._done:
                continue
            for puzzle in found_in(played(), self.seed):
                named = replace(puzzle, source=source)
                _append(self.out, line_of(named))
                yield named
            _append(self._games, f"{key}\n")
            self._done.add(key)


def _append(path: Path, text: str) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(text)


def bot_games(ways: Sequence[Ruleset], games: int, seed: int) -> Iterator[Job]:
    """So many games of each rule set, in turn."""
    streams = [islice(sources(way, seed), games) for way in ways]
    for _ in range(games):
        for stream in streams:
            yield _job(next(stream))


def _job(source: Source) -> Job:
    return source.key, source.table, source.player


def record_games(paths: Sequence[Path]) -> Iterator[Job]:
    """The games of record files; a RecordError for one that does not replay."""
    for path in paths:
        yield str(path), partial(_replayed, path), path.stem


def _replayed(path: Path) -> Table:
    from firehouse.core.record import Record, replay

    return replay(Record.load(path))

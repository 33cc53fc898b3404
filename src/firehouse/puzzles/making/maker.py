"""The search for puzzles, game by game; what is found is kept, and the same command goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from errno import EISDIR, ENOENT
from functools import partial
from itertools import islice
from os import SEEK_END, strerror
from pathlib import Path
from time import monotonic
from typing import Final

from firehouse.core.catalogue import Ruleset
from firehouse.core.fault import fault
from firehouse.core.table import Table
from firehouse.puzzles.making.finding import found_in
from firehouse.puzzles.making.games import Source, sources
from firehouse.puzzles.own_file import puzzles_in
from firehouse.puzzles.puzzle import Puzzle, line_of

GAMES: Final = ".games"
Job = tuple[str, Callable[[], Table], str]
"""What tells a game from others, how it comes about, and whose game it was."""


class Maker:
    """A file of puzzles that grows; beside it lies which games were looked through."""

    def __init__(self, out: Path, seed: int, seconds: float | None) -> None:
        """Nothing is written to a file that holds anything but puzzles: a Fault says so."""
        self.out = out
        self.seed = seed
        self.end = None if seconds is None else monotonic() + seconds
        if out.is_dir() or not out.parent.is_dir():
            wrong = EISDIR if out.is_dir() else ENOENT
            raise OSError(wrong, strerror(wrong), str(out))
        if out.suffix == GAMES:
            raise fault("puzzle.games-file", path=out, ending=GAMES)
        self._known = {puzzle.id for puzzle in puzzles_in(out)} if out.exists() else set()
        self.before = len(self._known)
        """How many puzzles there were already."""
        self._games = out.with_suffix(GAMES)
        self._done = set(_lines(self._games))

    def run(self, jobs: Iterable[Job]) -> Iterator[Puzzle]:
        """Look through games until they or the time have run out; each puzzle is told."""
        for key, played, source in jobs:
            if self.end is not None and monotonic() > self.end:
                return
            if key in self._done:
                continue
            for puzzle in found_in(played(), self.seed):
                if puzzle.id in self._known:
                    continue
                self._known.add(puzzle.id)
                named = replace(puzzle, source=source)
                _append(self.out, line_of(named))
                yield named
            _append(self._games, f"{key}\n")
            self._done.add(key)


def _append(path: Path, text: str) -> None:
    """Append a line, even if another program wrote the last one."""
    with path.open("a+b") as file:
        if file.seek(0, SEEK_END):
            file.seek(-1, SEEK_END)
            text = text if file.read(1) == b"\n" else f"\n{text}"
        file.write(text.encode("utf-8"))


def _lines(path: Path) -> list[str]:
    try:
        return path.read_text("utf-8").splitlines() if path.exists() else []
    except UnicodeDecodeError:
        raise fault("line.not-text", path=path) from None


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

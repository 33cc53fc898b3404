"""Bots against each other: the same set-ups, the same seeds, every game kept.

Games are kept in memory, and a line each in a file that a later run goes on with.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Container, Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final

from firehouse.lab.chunks import Chunk, Done, chunk_of, play_chunk
from firehouse.lab.design import Arena
from firehouse.lab.files import reserve
from firehouse.lab.identity import bot_digest, difference
from firehouse.lab.seat import RANDOM
from firehouse.lab.workers import Executor

CHUNK: Final = 1_000
"""Games that a worker keeps at most."""
QUICK: Final = 100
"""Games that a worker gets at first of a bot that is quick anyway."""
A_WHILE: Final = 0.5
"""Seconds that a worker keeps them, about."""

Key = tuple[int, str, int]
Progress = Callable[[str, int], None]


@dataclass(frozen=True)
class Played:
    """The result of one game: `number` of a bot in a cell, which is a set-up here."""

    cell: int
    bot: str
    number: int
    won: bool
    ending: str
    decisions: int
    seconds: float

    @property
    def key(self) -> Key:
        return self.cell, self.bot, self.number


def run(
    design: Arena, results: Results, executor: Executor, progress: Progress | None = None
) -> None:
    """Play every game of the design that the results do not hold yet.

    `progress` is called with a bot and the number of games it has finished since.
    """
    with closing(played(design, executor, results.games)) as parts:
        for done in parts:
            results.add(_rows(design, done))
            if progress is not None:
                progress(done.chunk.plays.bot, len(done.games))


def _rows(design: Arena, done: Done) -> Iterator[Played]:
    cell, bot = done.chunk.cell % len(design.setups), done.chunk.plays.bot
    for game in done.games:
        won, ending, decisions = game.outcome[:3]
        yield Played(cell, bot, game.number, won, ending, decisions, round(game.seconds, 6))


def played(
    design: Arena, executor: Executor, kept: Container[Key] = ()
) -> Generator[Done, None, None]:
    """Play the games of a design, but for those that are kept already."""
    speeds = dict.fromkeys(range(len(design.cells)), (0, 0.0))
    with closing(executor(play_chunk, _chunks(design, kept, speeds))) as parts:
        for done in parts:
            games, seconds = speeds[done.chunk.cell]
            speeds[done.chunk.cell] = games + len(done.games), seconds + done.seconds
            yield done


def _chunks(
    design: Arena, kept: Container[Key], speeds: dict[int, tuple[int, float]]
) -> Iterator[Chunk]:
    """Bot after bot, its games in turn from all set-ups, so that a run cut short shows them all."""
    setups = range(len(design.setups))
    for index, entrant in enumerate(design.entrants):
        left = {
            index * len(setups) + setup: _missing(kept, setup, entrant.bot, entrant.games)
            for setup in setups
        }
        while left:
            for cell, numbers in list(left.items()):
                first = QUICK if entrant.bot == RANDOM else 1
                size = _handful(first, *speeds[cell])
                if taken := tuple(islice(numbers, size)):
                    yield chunk_of(design, cell, taken)
                else:
                    del left[cell]


def _missing(kept: Container[Key], setup: int, bot: str, games: int) -> Iterator[int]:
    """The numbers of a bot's games in a set-up that are still to be played."""
    return (number for number in range(games) if (setup, bot, number) not in kept)


def _handful(first: int, games: int, seconds: float) -> int:
    """How many games to hand out at once where some were played in so many seconds."""
    if games == 0:
        return first
    return max(1, min(CHUNK, int(A_WHILE * games / max(seconds, 1e-9))))


class Results:
    """The games played so far; with a path, they are read from there and written there."""

    def __init__(self, design: Arena, path: Path | None = None) -> None:
        self.games: dict[Key, Played] = {}
        self._design = design
        self._sources = {entrant.bot: bot_digest(entrant.bot) for entrant in design.entrants}
        self._path = path
        self._file: BinaryIO | None = None

    def __enter__(self) -> Results:
        if self._path is not None:
            if self._path.exists() and not self._path.is_file():
                raise ValueError(f"{self._path} is no file to keep games in; choose another name.")
            self._file = open(self._path, "a+b")
            try:
                self._reserve(self._file)
                self._read(self._file)
            except BaseException:
                self._file.close()
                raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def add(self, played: Iterable[Played]) -> None:
        """Keep games; when this returns they are in the file."""
        lines = []
        for game in played:
            self.games[game.key] = game
            source = self._sources.get(game.bot)
            lines.append(_line({**asdict(game), **({"source": source} if source else {})}))
        if self._file is not None:
            _write(self._file, b"".join(lines))

    def of(self, cell: int, bot: str) -> list[Played]:
        """The games of a bot in a cell that the design asks for, by number."""
        limit = next(entrant.games for entrant in self._design.entrants if entrant.bot == bot)
        keys = ((cell, bot, number) for number in range(limit))
        return [self.games[key] for key in keys if key in self.games]

    def _reserve(self, file: BinaryIO) -> None:
        where = f"Another arena is playing into {self._path}; wait for it, or choose another."
        reserve(file.fileno(), where)

    def _read(self, file: BinaryIO) -> None:
        """Take the games of the file; a last line that was not written to its end is cut off."""
        header = _line(self._design.header())
        file.seek(0)
        data = file.read()
        whole = data[: data.rfind(b"\n") + 1]
        if not whole and header.startswith(data):
            file.truncate(0)
            _write(file, header)
            return
        lines = whole.splitlines()
        self._need_same_design(lines[0] if lines else data)
        for number, line in enumerate(lines[1:], 2):
            game = self._played(line, number)
            self.games.setdefault(game.key, game)
        file.truncate(len(whole))

    def _need_same_design(self, line: bytes) -> None:
        """Refuse a file that holds something else."""
        found = _parsed(line)
        if not isinstance(found, dict) or found.get("format") != "firehouse-arena":
            raise ValueError(f"{self._path} holds no results of an arena; choose another file.")
        other = difference(found, self._design.header())
        if other is not None:
            raise ValueError(
                f"{self._path} holds another arena: it was played {other}. Choose another file."
            )

    def _played(self, line: bytes, number: int) -> Played:
        """The game of a line."""
        try:
            data = dict(_parsed(line))
            source = data.pop("source", None)
            game = Played(**data)
            fits = 0 <= game.cell < len(self._design.setups) and game.number >= 0
            good = fits and _types(asdict(game))
        except (TypeError, ValueError):
            good = False
        if not good:
            raise ValueError(f"{self._path} is damaged: line {number} is not a game of this arena.")
        self._need_same_bot(game.bot, source)
        return game

    def _need_same_bot(self, bot: str, source: str | None) -> None:
        """Refuse games of a bot whose file was changed since; earlier ones do not tell."""
        if source is not None and self._sources.get(bot, source) != source:
            raise ValueError(
                f"{self._path} holds games that '{bot}' played before its file was changed; choose "
                "another --out, or give the changed bot another name."
            )


def _types(game: dict[str, Any]) -> bool:
    """Is every value of a game of its kind?"""
    kinds = (int, str, int, bool, str, int, float)
    return all(type(value) is kind for value, kind in zip(game.values(), kinds, strict=True))


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False).encode() + b"\n"


def _parsed(line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _write(file: BinaryIO, data: bytes) -> None:
    """Write all of it where a kill of this process no longer matters."""
    file.write(data)
    file.flush()
    os.fsync(file.fileno())

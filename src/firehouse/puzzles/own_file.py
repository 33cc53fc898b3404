"""Players' own files of puzzles: read completely, or refused with the line that is wrong."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from firehouse.core.fault import fault
from firehouse.puzzles.attempt import verdict_of
from firehouse.puzzles.puzzle import Puzzle
from firehouse.puzzles.shelf import part_of

MOST_BYTES: Final = 20_000_000
BROKEN: Final = (ValueError, TypeError, LookupError, AttributeError, RecursionError)
"""What reading something else as a puzzle comes to."""


def puzzles_in(path: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file, one in each line; a Fault for a file that holds anything else."""
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise fault("puzzle.large-file", path=path, most=MOST_BYTES)
    return tuple(_read(line, number, path) for number, line in enumerate(data.splitlines(), 1))


def sound_puzzles_in(path: Path) -> tuple[Puzzle, ...]:
    """The same, each with an answer that this version of the rules plays to its end."""
    found = puzzles_in(path)
    _need_sound(found, path)
    return found


def _read(line: bytes, number: int, path: Path) -> Puzzle:
    try:
        puzzle = Puzzle.from_json(json.loads(line))
        _need_shape(puzzle)
    except BROKEN:
        raise fault("puzzle.no-line", path=path, line=number) from None
    return puzzle


def _need_shape(puzzle: Puzzle) -> None:
    texts = (puzzle.id, puzzle.rules_version, puzzle.source, *puzzle.steps, *puzzle.answer)
    chances = (puzzle.best, puzzle.doubt, *puzzle.players.values())
    goals = part_of(puzzle.setup.ruleset).goals
    if (
        not all(isinstance(text, str) for text in texts)
        or not all(0 <= chance <= 1 for chance in chances)
        or puzzle.grade not in range(4)
        or (puzzle.task.kind == "goal" and goals is None)
    ):
        raise ValueError(puzzle.id)


def _need_sound(puzzles: Sequence[Puzzle], path: Path) -> None:
    for number, puzzle in enumerate(puzzles, 1):
        try:
            table = puzzle.table()
            for text in puzzle.answer:
                table.follow(table.parse(text))
            sound = verdict_of(puzzle, table) is not None
        except BROKEN:
            sound = False
        if not sound:
            raise fault("puzzle.other-rules", path=path, line=number)

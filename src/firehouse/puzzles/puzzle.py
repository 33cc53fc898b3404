"""A puzzle: a position with a task, its answer, and what every other end of the turn is worth."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Any, Final, Literal

from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.puzzles.task import Task
from firehouse.puzzles.values import packed, unpacked

Mark = Literal["right", "close", "missed"]
RIGHT: Final = 0.02
"""So much below the best is as good as the best: more cannot be told apart by playing on."""
CLOSE: Final = 0.06
FIELDS: Final = (
    *("id", "setup", "rules_version", "steps", "task"),
    *("answer", "best", "doubt", "values", "grade", "players", "source"),
)


@dataclass(frozen=True)
class Puzzle:
    """Played by decisions alone: it is over when luck comes next, so luck decides nothing."""

    id: str
    setup: Setup
    rules_version: str
    steps: tuple[str, ...]
    """What was played and what fell, from the first step to the position."""
    task: Task
    answer: tuple[str, ...]
    best: float
    """The chance after the answer: to win, or to reach the goal."""
    doubt: float
    """How far that may be off, to either side (95 %)."""
    packed_values: str
    grade: int = 0
    """1 to 3, from easy to hard; 0 for one that was not measured."""
    players: Mapping[str, float] = field(default_factory=dict)
    """How often players of each kind are right."""
    source: str = ""
    """Whose game it was found in."""

    @cached_property
    def values(self) -> Mapping[str, float]:
        """The chance of each end of the turn, by its check."""
        return unpacked(self.packed_values)

    @property
    def game(self) -> str:
        """The game's id."""
        return self.setup.ruleset.partition("/")[0]

    def mark(self, value: float) -> Mark:
        """How good an end of this chance is."""
        if value >= self.best - RIGHT:
            return "right"
        return "close" if value >= self.best - CLOSE else "missed"

    def table(self) -> Table:
        """A table at the position, without luck: it waits where the decisions end."""
        table = Table(self.setup, luck=False, settle=False)
        for text in self.steps:
            table.follow(table.parse(text))
        return table

    def to_json(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        return {
            "id": self.id,
            "setup": self.setup.to_json(),
            "rules_version": self.rules_version,
            "steps": list(self.steps),
            "task": self.task.to_json(),
            "answer": list(self.answer),
            "best": self.best,
            "doubt": self.doubt,
            "values": self.packed_values,
            "grade": self.grade,
            "players": dict(self.players),
            "source": self.source,
        }

    @staticmethod
    def from_json(data: Any) -> Puzzle:
        """Read one; a ValueError says what is wrong with it."""
        if not isinstance(data, dict) or set(data) != set(FIELDS):
            raise ValueError(f"A puzzle has the fields {', '.join(FIELDS)}.")
        unpacked(data["values"])
        return Puzzle(
            id=data["id"],
            setup=Setup.from_json(data["setup"]),
            rules_version=data["rules_version"],
            steps=tuple(data["steps"]),
            task=Task.from_json(data["task"]),
            answer=tuple(data["answer"]),
            best=data["best"],
            doubt=data["doubt"],
            packed_values=data["values"],
            grade=data["grade"],
            players=data["players"],
            source=data["source"],
        )


def puzzle_of(
    id: str,
    table: Table,
    task: Task,
    answer: tuple[int, ...],
    values: Mapping[str, float],
    best: tuple[float, float],
    rules_version: str,
) -> Puzzle:
    """The puzzle of a table's position; `best` comes with its doubt."""
    text = table.game.text
    return Puzzle(
        id=id,
        setup=table.setup,
        rules_version=rules_version,
        steps=tuple(text(step.action) for step in table.steps),
        task=task,
        answer=tuple(text(action) for action in answer),
        best=round(best[0], 4),
        doubt=round(best[1], 4),
        packed_values=packed(values),
    )


def puzzles_of(file: Traversable) -> tuple[Puzzle, ...]:
    """The puzzles of a file, one in each line."""
    return tuple(_lines(file.read_text(encoding="utf-8")))


def _lines(text: str) -> Iterator[Puzzle]:
    for number, line in enumerate(text.splitlines(), 1):
        try:
            yield Puzzle.from_json(json.loads(line))
        except (ValueError, TypeError) as error:
            raise ValueError(f"Line {number} is no puzzle: {error}") from error


def line_of(puzzle: Puzzle) -> str:
    """The puzzle as a line of a file."""
    return json.dumps(puzzle.to_json(), separators=(",", ":")) + "\n"

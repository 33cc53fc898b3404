"""What a puzzle asks for: to win now, to reach a goal within some turns, or what is best."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from firehouse.core.phrase import Phrase, phrase

Kind = Literal["win", "goal", "best"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
LITTLE: Final = 0.35
"""Where the best leaves a smaller chance to win, the question is what loses least."""


@dataclass(frozen=True)
class Task:
    """A kind of question; `goal` and `turns` say how much more of what a game counts, how soon."""

    kind: Kind
    goal: int = 0
    turns: int = 0

    @staticmethod
    def from_json(data: dict[str, Any]) -> Task:
        """Read it from a file of puzzles; a ValueError for one that is none."""
        task = Task(**data)
        if task.kind not in KINDS or (task.kind == "goal") != (task.turns > 0):
            raise ValueError(f"A puzzle has no task such as {data}.")
        return task

    def to_json(self) -> dict[str, Any]:
        """Plain data, with only what matters."""
        if self.kind != "goal":
            return {"kind": self.kind}
        return {"kind": self.kind, "goal": self.goal, "turns": self.turns}

    def told(self, best: float, goals: Goals | None) -> Phrase:
        """The question in words."""
        if self.kind == "goal":
            assert goals is not None
            return phrase("puzzle.goal", goal=goals.told(self.goal), turns=self.turns)
        return phrase(f"puzzle.{self.kind}", little=best < LITTLE)


@dataclass(frozen=True)
class Goals:
    """What a game counts towards a goal, such as rescued people."""

    count: Callable[[Any], int]
    """How much of it there is in a position."""
    told: Callable[[int], str]
    """So much more of it, as something to do: "Rescue two people"."""

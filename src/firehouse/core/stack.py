"""The stack of what must happen next: an entry is a kind of step and its argument in one word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

_KIND: Final = 63
_ARGUMENT: Final = 6


def entry(step: i64, argument: i64) -> i64:
    """A kind of step with its argument, as it lies on the stack."""
    return step + (argument << _ARGUMENT)


def step_of(entry: i64) -> i64:
    """The kind of an entry."""
    return entry & _KIND


def argument_in(entry: i64) -> i64:
    """The argument of an entry."""
    return entry >> _ARGUMENT


def push(todo: list[int], step: i64, argument: i64 = 0) -> None:
    """Let a step come before everything else on the stack."""
    todo.append(step + (argument << _ARGUMENT))


class Step:
    """The row of a kind of step: name, rule, what luck brings, and for whom."""

    def __init__(
        self,
        number: int,
        name: str,
        rule: str = "",
        brings: tuple[int, ...] = (),
        stream: str = "",
        of_a_pawn: bool = False,
    ) -> None:
        self.number = number
        self.name = name
        self.rule = rule
        """The rulebook's heading, for what is asked of luck or a player."""
        self.brings = brings
        """The kinds of outcomes that luck can bring."""
        self.stream = stream or name
        """The stream of luck that decides."""
        self.of_a_pawn = of_a_pawn
        """Is its argument a pawn, who decides if it is a decision?"""


def streams_of(steps: Sequence[Step]) -> tuple[str, ...]:
    """The stream of luck of every kind of step, by its number."""
    names = {step.number: step.stream for step in steps}
    return tuple(names.get(number, "") for number in range(_KIND + 1))

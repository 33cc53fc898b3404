"""Games whose positions hold a stack of what must happen next; its top says who goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from mypy_extensions import i64

from firehouse.core.game import LOST, WON, Game, Sink, State
from firehouse.core.setup import Setup
from firehouse.core.stack import step_of


class StackState(State):
    """A position with its stack, whose turn it is, and how the game ended."""

    turn: i64
    """The pawn whose turn it is."""
    ended: i64
    """How the game ended; 0 while it goes on."""

    def __init__(self, todo: list[int]) -> None:
        self.todo = todo
        self.turn = 0
        self.ended = 0


P = TypeVar("P", bound=StackState)


class StackGame(Game[P]):
    """Steps come before chances, and chances before decisions, in the numbers of the kinds."""

    first_decision: i64

    def __init__(self, setup: Setup, space: int, first_decision: int) -> None:
        super().__init__(setup)
        self.space = space
        """Actions are numbers below this."""
        self.first_decision = first_decision

    def action_space(self) -> Sequence[int]:
        """Every action that could ever be legal, and more."""
        return range(self.space)

    def is_chance(self, state: P) -> bool:
        """Does luck decide what comes next?"""
        if state.ended:
            return False
        step: i64 = step_of(state.todo[-1])
        return step < self.first_decision

    def over(self, state: P) -> bool:
        """Has the game ended?"""
        return state.ended != 0

    def result(self, state: P) -> str | None:
        """None while the game goes on, then "won" or "lost"."""
        if not state.ended:
            return None
        return WON if self.is_win(state.ended) else LOST

    def is_win(self, ending: i64) -> bool:
        """Is a game won that ended like this?"""
        raise TypeError("abstract")


def answers(
    legal: Callable[[Any, Any, Sink], None], house: Any, state: P, entries: list[int]
) -> list[int]:
    """What could be played if these entries were the stack, the first one on top."""
    asked: Any = state.copy()
    asked.todo = entries[::-1]
    sink = Sink()
    legal(house, asked, sink)
    return sink.actions

"""What is read off a game at a table, as numbers; a game that is translated brings its own."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import i64

from firehouse.core.game import Game, S
from firehouse.core.stack import step_of
from firehouse.core.stack_game import P


class Measure(Generic[S]):
    """What can be read off any game: every decision is a turn, and there is nothing to count."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def ends_turn(self, action: i64) -> bool:
        """Has a turn passed with this action?"""
        return True

    def is_acting(self, state: S) -> bool:
        """Is the decision of a position one of a turn, rather than of the set-up?"""
        return True

    def is_in_turn(self, state: S) -> bool:
        """Has a turn begun whose actions have not been ended?"""
        return self.game.actor(state) >= 0

    def roles(self, state: S) -> i64:
        """What each pawn is, eight bits for a pawn."""
        return 0

    def scores(self, state: S) -> list[int]:
        """What a game comes to, as many numbers as the laboratory has names for."""
        return []


class StackMeasure(Measure[P]):
    """Of a game with a stack: a turn is the step of this number, ended by this action."""

    act: i64
    end: i64

    def __init__(self, game: Game[P], act: int, end: int) -> None:
        super().__init__(game)
        self.act = act
        self.end = end

    def ends_turn(self, action: i64) -> bool:
        """Has a turn passed with this action?"""
        return action == self.end

    def is_acting(self, state: P) -> bool:
        """Is the decision of a position one of a turn, rather than of the set-up?"""
        return step_of(state.todo[-1]) == self.act

    def is_in_turn(self, state: P) -> bool:
        """Has a turn begun whose actions have not been ended?"""
        return any(step_of(entry) == self.act for entry in state.todo)

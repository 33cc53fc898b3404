"""What learners are told of every game with a stack: what is asked, of whom, on whose turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from firehouse.core.bits import bit
from firehouse.core.stack import step_of
from firehouse.core.stack_game import P
from firehouse.envs.coder import Coder

ASKED: Final = 0
DECIDES: Final = 1
TURN: Final = 2
"""The first flags; the codes of a game's own come after them."""


class StackCoder(Coder[P]):
    """Looks at the top of the stack, and writes the first flags."""

    crew: i64
    asked: i64
    who: i64

    def __init__(
        self,
        crew: int,
        planes: list[int],
        flags: list[int],
        numbers: list[int],
        decisions: list[int],
    ) -> None:
        super().__init__(planes, flags, numbers)
        self.crew = crew
        self.decisions: vec[i64] = vec[i64](decisions)
        """The decisions that can be asked for, in the order of their flags."""
        self.asked = 0
        """What is asked for, as it stands on the stack; 0 after the end."""
        self.who = -1
        """The pawn that decides."""

    def look(self, state: P) -> None:
        """Find out what is asked of whom."""
        self.asked = 0
        self.who = -1
        if not state.ended:
            self.asked = state.todo[-1]
            self.who = self.decider(self.asked, state.turn)

    def decider(self, entry: i64, on_turn: i64) -> i64:
        """The pawn whose player an entry asks; -1 where luck decides."""
        raise TypeError("abstract")

    def flag(self, state: P, code: i64, argument: i64) -> None:
        """Write the flags of one kind."""
        row = self.row
        if code == ASKED:
            index: i64 = 0
            while index < len(self.decisions):
                row.bits(1 if step_of(self.asked) == self.decisions[index] else 0, 1)
                index += 1
        elif code == DECIDES:
            row.bits(bit(self.who) if self.who >= 0 else 0, self.crew)
        elif code == TURN:
            row.bits(bit(state.turn), self.crew)
        else:
            self.own_flag(state, code, argument)

    def own_flag(self, state: P, code: i64, argument: i64) -> None:
        """Write the flags of one of the game's own kinds."""
        raise TypeError("abstract")

"""What learners are told of every game with a stack: what is asked, of whom, on whose turn."""

from __future__ import annotations

from typing import Final

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
        self.decisions: list[int] = decisions
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

    def decider(self, entry: int, on_turn: int) -> int:
        """The pawn whose player an entry asks; -1 where luck decides."""
        raise TypeError("abstract")

    def flag(self, state: P, code: int, argument: int) -> None:
        """Write the flags of one kind."""
        row = self.facts
        if code == ASKED:
            for decision in self.decisions:
                row.number(1 if step_of(self.asked) == decision else 0)
        elif code == DECIDES:
            row.bits(bit(self.who) if self.who >= 0 else 0, self.crew)
        elif code == TURN:
            row.bits(bit(state.turn), self.crew)
        else:
            self.own_flag(state, code, argument)

    def own_flag(self, state: P, code: int, argument: int) -> None:
        """Write the flags of one of the game's own kinds."""
        raise TypeError("abstract")

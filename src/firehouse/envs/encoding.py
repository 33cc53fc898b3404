"""How positions and actions of one set-up become arrays and numbers, and back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from firehouse.core.catalogue import row_of
from firehouse.core.game import Game
from firehouse.core.setup import Setup
from firehouse.envs.batch import Batch
from firehouse.envs.coder import Coder
from firehouse.envs.features import Feature, features

_BITS: Final = 64
_BYTES: Final = 8

Array: TypeAlias = npt.NDArray[Any]


@dataclass(frozen=True)
class EncodingFace:
    """How one game is written down for learners; every function takes what its rules read."""

    planes: Sequence[Any]
    flags: Sequence[Any]
    numbers: Sequence[Any]
    decisions: Callable[[Any], list[int]]
    """The kinds of decisions that can come up."""
    actions: Callable[[Any], list[int]]
    """The actions in the order of their numbers."""
    shape: Callable[[Any], tuple[int, ...]]
    """The shape of the board."""
    coder: Callable[..., Coder[Any]]
    """What writes positions down."""

    def tables(self) -> tuple[Sequence[Any], ...]:
        """What can be told of a position: sets of places, yes or no, how many."""
        return self.planes, self.flags, self.numbers


def face_of(setup: Setup) -> EncodingFace:
    """How the game of a set-up is written down; a ValueError for one that cannot be."""
    face: EncodingFace | None = row_of(setup.ruleset).load("encoding")
    if face is None:
        raise ValueError(f"There are no environments for {setup.ruleset}: it brings no encoding.")
    return face


class Encoding:
    """What is told of a position in one set-up, and the numbers of its actions."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game: Game[Any] = Game.of(setup)
        self._face = face = face_of(setup)
        self.board_shape = face.shape(self.house)
        self.planes, self.flags, self.numbers = (features(k, self.house) for k in face.tables())
        self.actions: list[int] = face.actions(self.house)
        """The engine's action of each number."""
        self.plane_names = _names(self.planes)
        self.vector_names = _names(self.flags) + _names(self.numbers)
        self.flag_count = len(_names(self.flags))
        self.scale: npt.NDArray[np.float32] = np.array(
            [1] * self.flag_count + [n.scale for n in self.numbers for _ in n.names], np.float32
        )
        """What the entries of the vector are best divided by; numbers are seldom larger."""
        self._number_of = {action: number for number, action in enumerate(self.actions)}
        self.cells = int(np.prod(self.board_shape))
        self.bit_count = len(self.plane_names) * self.cells + self.flag_count
        self.bit_words = -(-self.bit_count // _BITS)
        self.words = self.bit_words + -(-len(self.numbers) // _BYTES)

    @property
    def house(self) -> Any:
        """What the rules read; the game itself where that is all there is."""
        return getattr(self.game, "house", self.game)

    @property
    def plane_shape(self) -> tuple[int, ...]:
        """The shape of the planes of one position."""
        return (len(self.plane_names), *self.board_shape)

    @property
    def vector_size(self) -> int:
        """How many entries the vector has: flags, then numbers."""
        return len(self.vector_names)

    def number(self, action: int) -> int:
        """The number of an action of the engine; a ValueError for one that has none."""
        if action not in self._number_of:
            raise ValueError(f"This set-up has no number for the action {action}.")
        return self._number_of[action]

    def action_texts(self) -> list[str]:
        """The text form of each action, in the order of the numbers."""
        return [self.game.text(action) for action in self.actions]

    def coder(self) -> Coder[Any]:
        """What writes positions down; each batch needs its own."""
        planes, flags, numbers = (
            [feature.packed() for feature in part]
            for part in (self.planes, self.flags, self.numbers)
        )
        return self._face.coder(
            self.house, planes, flags, numbers, self._face.decisions(self.house)
        )

    def batch(self, size: int, shaping: float, discount: float, restarts: bool) -> Batch:
        """So many games of the set-up."""
        return Batch(
            self.game, self.coder(), self.actions, size, self.words, shaping, discount, restarts
        )

    def rows(self, words: Any) -> npt.NDArray[np.uint8]:
        """A view of a batch's words, a row of bytes for each position."""
        whole = view_of(words, np.int64).astype("<i8", copy=False)
        return whole.view(np.uint8).reshape(-1, self.words * _BYTES)

    def unpack(self, rows: Array, planes: Array, vector: Array) -> None:
        """Write positions into arrays of planes (positions, planes × cells) and vectors."""
        bits = np.unpackbits(
            rows[:, : self.bit_words * _BYTES], axis=1, count=self.bit_count, bitorder="little"
        )
        split = self.bit_count - self.flag_count
        planes[:] = bits[:, :split]
        vector[:, : self.flag_count] = bits[:, split:]
        start = self.bit_words * _BYTES
        vector[:, self.flag_count :] = rows[:, start : start + len(self.numbers)]


def view_of(buffer: Any, kind: type[np.generic]) -> Array:
    """What a batch has written, read in place; writing through it is not possible."""
    return np.frombuffer(buffer, kind)


def _names(found: list[Feature]) -> list[str]:
    return [name for feature in found for name in feature.names]

"""How positions and actions of one set-up become arrays and numbers, and back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from firehouse.core.catalogue import row_of
from firehouse.core.game import Game, State
from firehouse.core.luck import Rng
from firehouse.core.setup import Setup, named
from firehouse.envs.arrays import Arrays
from firehouse.envs.batch import Batch
from firehouse.envs.coder import Coder
from firehouse.envs.features import Feature, features
from firehouse.envs.native_batch import NativeBatch
from firehouse.envs.row import Words, flat
from firehouse.native.engine import Native, native_of
from firehouse.native.unit import MANY

Observation: TypeAlias = dict[str, npt.NDArray[np.uint8]]


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
        self._state = type(self.game.start())
        self.cells = int(np.prod(self.board_shape))
        self.plane_size = len(self.plane_names) * self.cells

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

    def checked(self, action: Any) -> int:
        """The number of an action; a ValueError for what is none."""
        is_array = isinstance(action, np.ndarray) and action.shape == ()
        whole = action.dtype.kind in "iu" if is_array else isinstance(action, (int, np.integer))
        if not whole or isinstance(action, bool):
            raise ValueError(f"An action is a whole number; this is {action!r:.60}.")
        number = int(action)
        if not 0 <= number < len(self.actions):
            raise ValueError(self._beyond(number))
        return number

    def _beyond(self, number: int) -> str:
        return f"An action is a number from 0 to {len(self.actions) - 1}; this is {number}."

    def need_own(self, state: Any) -> None:
        """A ValueError for what is no position of the set-up, as far as a position shows it."""
        if type(state) is not self._state:
            raise ValueError(f"A state of this game is wanted; this is a {type(state).__name__}.")
        fault = self.game.fault(state)
        if fault:
            raise ValueError(f"This is no position of {named(self.setup)}: {fault}.")

    def observe(self, state: State) -> Observation:
        """Any position of the set-up as an environment tells it, in new arrays."""
        self.need_own(state)
        planes = np.zeros(self.plane_size, np.uint8)
        vector = np.zeros(self.vector_size, np.uint8)
        self._coder.into(flat(planes), flat(vector), 1)
        self._coder.write(state, 0)
        return {"planes": planes.reshape(self.plane_shape), "vector": vector}

    def mask(self, state: State) -> npt.NDArray[np.int8]:
        """1 for every legal action; all 0 where luck decides and after the end."""
        self.need_own(state)
        found = np.zeros(len(self.actions), np.int8)
        if not self.game.over(state) and not self.game.is_chance(state):
            found[[self.number(action) for action in self.game.actions(state)]] = 1
        return found

    def act(self, state: State, number: int, luck: Rng | None = None) -> State:
        """The position after an action; a ValueError says why it is not legal.

        With `luck`, chance is drawn up to the next decision; without, it may come next.
        """
        self.need_own(state)
        refusal = self.refusal(state, self.checked(number))
        if refusal is not None:
            raise ValueError(refusal)
        after = state.copy()
        self.game.apply(after, self.actions[number])
        return after if luck is None else self.settle(after, luck)

    def settle(self, state: State, luck: Rng) -> State:
        """Draw chance up to the next decision or the end, in place; the same position."""
        self.need_own(state)
        while not self.game.over(state) and self.game.is_chance(state):
            self.game.apply(state, self.game.sample(state, luck))
        return state

    def refusal(self, state: State, number: int) -> str | None:
        """None for a legal action, else why it cannot be taken, with the rule behind it."""
        if not 0 <= number < len(self.actions):
            return self._beyond(number)
        if not self.game.over(state) and self.game.is_chance(state):
            return "Chance comes next; call settle first."
        action = self.actions[number]
        reason = self.game.refusal(state, action)
        if reason is None:
            return None
        return f"Action {number}, '{self.game.text(action)}', is not legal now: {reason.cited()}"

    def alike(self, other: Encoding) -> bool:
        """Do both set-ups write the same entries and number the same actions?"""
        return (
            self.plane_shape == other.plane_shape
            and self.plane_names == other.plane_names
            and self.vector_names == other.vector_names
            and self.actions == other.actions
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """An encoding is pickled as its set-up."""
        return Encoding, (self.setup,)

    def __deepcopy__(self, memo: Any) -> Encoding:
        return self

    @cached_property
    def _coder(self) -> Coder[Any]:
        return self.coder()

    def coder(self) -> Coder[Any]:
        """What writes positions down; each batch needs its own."""
        planes, flags, numbers = (
            [feature.packed() for feature in part]
            for part in (self.planes, self.flags, self.numbers)
        )
        return self._face.coder(
            self.house, planes, flags, numbers, self._face.decisions(self.house)
        )

    @cached_property
    def native(self) -> Native | None:
        """The game in C, where it is translated with its coder."""
        native = native_of(self.game) if row_of(self.setup.ruleset).native else None
        return native if native is not None and native.library.has(MANY[0]) else None

    def arrays(self, size: int) -> Arrays:
        """Arrays for so many games of the set-up."""
        return Arrays.of(size, self.plane_size, self.vector_size, len(self.actions))

    def batch(self, arrays: Arrays, shaping: float, discount: float, restarts: bool) -> Batch:
        """Games of the set-up that are told in these arrays, a game for each row."""
        given = (self.game, self.coder(), *self.numbering, arrays, shaping, discount, restarts)
        return Batch(*given) if self.native is None else NativeBatch(self.native, *given)

    @cached_property
    def numbering(self) -> tuple[Words, Words]:
        """The action of each number, and the number of each action or -1."""
        actions = np.array(self.actions, np.int64)
        numbers = np.full(len(self.game.action_space()), -1, np.int64)
        numbers[actions] = np.arange(len(actions))
        return flat(actions), flat(numbers)


def _names(found: list[Feature]) -> list[str]:
    return [name for feature in found for name in feature.names]

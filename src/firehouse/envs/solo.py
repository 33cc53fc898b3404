"""One game, played decision by decision; what the environments of a single game share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from firehouse.core.game import State
from firehouse.core.record import Record, replay
from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.envs.batch import RUNNING, WON
from firehouse.envs.encoding import Encoding, Observation
from firehouse.envs.settings import reset_options

OPTIONS: Final = ("state", "record", "setup")


class Solo:
    """A batch of one that stays at the end of its game, and remembers how it was played."""

    def __init__(self, encoding: Encoding, shaping: float, discount: float) -> None:
        self._weights = shaping, discount
        self._open(encoding)
        self._opening: list[int] | None = []
        """The steps that led to where the game was taken up; None if nobody knows them."""
        self._played: list[int] = []
        self._luck, _ = self.batch.luck(0)
        self.begun = False

    def _open(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self._arrays = encoding.arrays(1)
        self._mask: npt.NDArray[np.int8] = self._arrays.masks[0]
        self.batch = encoding.batch(self._arrays, *self._weights, restarts=False)

    @property
    def state(self) -> Any:
        """The position."""
        return self.batch.state(0)

    def begin(self, seed: int | None, options: Mapping[str, Any] | None = None) -> None:
        """A new game, or one taken up elsewhere; without a seed, on the luck there is."""
        asked = reset_options(options)
        unknown = [name for name in asked if name not in OPTIONS]
        if unknown:
            raise ValueError(f"A reset takes {', '.join(OPTIONS)}; not '{unknown[0]}'.")
        if "state" in asked and "record" in asked:
            raise ValueError("A game is taken up at a state or at the end of a record, not both.")
        encoding = self._encoding_for(asked)
        state, opening = _taken_up(encoding, asked)
        self._change(encoding)
        if seed is not None:
            self.batch.seed(0, seed)
        self._luck, _ = self.batch.luck(0)
        self._played = []
        self._opening = opening
        if state is None:
            self.batch.restart(0)
        else:
            self.batch.place(0, state, 0)
        self.begun = True

    def _encoding_for(self, asked: Mapping[str, Any]) -> Encoding:
        """The encoding of the set-up that is asked for: the same, or one with the same arrays."""
        wanted = asked.get("setup")
        if wanted is None and isinstance(asked.get("record"), Record):
            wanted = asked["record"].setup
        if wanted is None:
            return self.encoding
        setup = wanted if isinstance(wanted, Setup) else Setup.from_json(wanted)
        if setup == self.encoding.setup:
            return self.encoding
        found = Encoding(setup)
        if not found.alike(self.encoding):
            raise ValueError(
                "That set-up has other observations or actions; make an environment of its own."
            )
        return found

    def _change(self, encoding: Encoding) -> None:
        if encoding is not self.encoding:
            luck = self.batch.luck(0)
            self._open(encoding)
            self.batch.give_luck(0, *luck)

    def refusal(self, number: int) -> str | None:
        """None for a legal action, else why it is not."""
        if 0 <= number < len(self._mask) and self._mask[number]:
            return None
        return self.encoding.refusal(self.state, number)

    def play(self, number: int) -> float:
        """Play a legal action; the reward."""
        self._arrays.actions[0] = number
        self.batch.step()
        self._played.append(self.encoding.actions[number])
        return float(self._arrays.rewards[0])

    def observation(self) -> Observation:
        """The position in new arrays."""
        planes = self._arrays.planes[0].reshape(self.encoding.plane_shape)
        return {"planes": planes.copy(), "vector": self._arrays.vector[0].copy()}

    def mask(self) -> npt.NDArray[np.int8]:
        """1 for every legal action, in a new array."""
        return self._mask.copy()

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return bool(self._arrays.endings[0] != RUNNING)

    def actor(self) -> int:
        """The pawn whose player decides; -1 after the end."""
        return int(self._arrays.actors[0])

    def result(self) -> dict[str, Any]:
        """What to tell of a game that is over."""
        return {
            "won": bool(self._arrays.endings[0] == WON),
            "ending": self.batch.ending(0),
            "score": int(self._arrays.scores[0]),
            "length": int(self._arrays.lengths[0]),
        }

    def record(self) -> Record:
        """The game so far, with the luck that fell; a ValueError if its beginning is unknown."""
        if self._opening is None:
            raise ValueError("This game was taken up at a position, so its beginning is unknown.")
        luck = self._luck.copy()
        table = self._drawn(self._opening, luck)
        for action in self._played:
            table.follow(action)
            self._draw(table, luck)
        return table.record()

    def _drawn(self, opening: list[int], luck: Any) -> Table:
        """A table after these steps and the luck that follows them."""
        while True:
            table = Table(self.encoding.setup, luck=False)
            for action in opening:
                table.follow(action)
            self._draw(table, luck)
            if opening or table.result is None:
                return table

    def _draw(self, table: Table, luck: Any) -> None:
        while table.waits_for_chance:
            table.follow(int(table.game.sample(table.state, luck)))

    def __getstate__(self) -> dict[str, Any]:
        return {
            "encoding": self.encoding,
            "weights": self._weights,
            "state": self.state if self.begun else None,
            "luck": (*self.batch.luck(0), self._luck),
            "length": int(self.batch.decisions[0]),
            "opening": self._opening,
            "played": self._played,
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self._weights = kept["weights"]
        self._open(kept["encoding"])
        luck, players, self._luck = kept["luck"]
        self.batch.give_luck(0, luck, players)
        self._opening, self._played = kept["opening"], kept["played"]
        self.begun = kept["state"] is not None
        if self.begun:
            self.batch.place(0, kept["state"], kept["length"])


def _taken_up(
    encoding: Encoding, asked: Mapping[str, Any]
) -> tuple[State | None, list[int] | None]:
    """Where a game goes on, and the steps that led there; None and no steps for a new game."""
    state = asked.get("state")
    opening: list[int] | None = None
    if asked.get("record") is not None:
        table = replay(asked["record"])
        if table.setup != encoding.setup:
            raise ValueError("The record is of another set-up than the environment.")
        state, opening = table.state, [step.action for step in table.steps]
    if state is None:
        return None, []
    encoding.mask(state)  # raises a ValueError for a position of another set-up
    if encoding.game.over(state):
        raise ValueError("That game is over: there is nothing left to play.")
    return state.copy(), opening

"""Many games stepped in C: the batch of `batch` over the same arrays, translated."""

from __future__ import annotations

from array import array
from typing import Any, Final

from firehouse.bots.policy import Policy
from firehouse.core.luck import Rng, resumed
from firehouse.envs.batch import Batch
from firehouse.native.engine import Mind, Native
from firehouse.native.memory import Memory
from firehouse.native.unit import BATCH

NAME: Final = "Batch"


class NativeBatch(Batch):
    """Positions and luck lie in memory that C knows; threads may step one batch each."""

    def __init__(self, native: Native, *given: Any) -> None:
        super().__init__(*given)
        self._native = native
        self._memory = Memory(native.plan, native.memory)
        self._address = self._memory.of(self, NAME)
        self._lists = {
            field: self._memory.items(self._address, NAME, field)
            for field in ("states", "lucks", "players")
        }
        self._advisor: tuple[Policy[Any], Mind] | None = None

    def state(self, index: int) -> Any:
        return self._native.state_in(*self._place("states", index))

    def luck(self, index: int) -> tuple[Rng, Rng]:
        return self._rng("lucks", index), self._rng("players", index)

    def give_luck(self, index: int, luck: Rng, players: Rng) -> None:
        self._memory.write(*self._place("lucks", index), luck, "Rng")
        self._memory.write(*self._place("players", index), players, "Rng")

    def place(self, index: int, state: Any, length: int) -> None:
        self._memory.write(*self._place("states", index), state, type(state).__name__)
        self.take_up(index, length)

    def restart(self, index: int) -> None:
        self._call("restart", index)

    def take_up(self, index: int, length: int) -> None:
        self._call("take_up", index, length)

    def refused(self) -> int:
        return int(self._call("refused"))

    def step(self) -> None:
        self._call("step")

    def sample(self) -> None:
        self._call("sample")

    def advise(self, policy: Policy[Any]) -> None:
        if self._advisor is None or self._advisor[0] is not policy:
            self._advisor = policy, Mind(self._native, policy)
        self._call("advise", self._advisor[1].address)

    def ending(self, index: int) -> str:
        return str(self._call("ending", index))

    def _call(self, name: str, *given: int) -> Any:
        return self._native.call(f"{BATCH}:{NAME}.{name}", self._address, *given)

    def _place(self, field: str, index: int) -> tuple[array[int], int]:
        """The words of all games' positions or luck, and where those of one game begin."""
        words, step = self._lists[field]
        return words, index * step

    def _rng(self, field: str, index: int) -> Rng:
        words, at = self._place(field, index)
        a, b, c, d = words[at : at + 4]
        return resumed((a, b, c, d))

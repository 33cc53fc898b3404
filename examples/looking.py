"""The table as the deciding pawn sees it, and steps by their direction. Needs no learning library.

The environment tells where everything is and numbers steps by the square they lead to. A small
network learns faster what "to the north" means: so planes are cut out around the pawn, and steps
are numbered by side. Both are lookups in tables, for all games at once.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from firehouse.envs import Encoding
from firehouse.games.flashpoint.data.board import WAYS
from firehouse.games.flashpoint.rules import actions

SIDES = 4
NEAR = 4
"""How far the pawn sees everything, in squares to each side."""
FAR_PLANES = ("point", "victims ≥ 1")
"""What it sees on the whole board."""

Array = npt.NDArray[Any]


class Look:
    """Tables of one set-up of Flash Point; a pawn off the board is in the place after the last."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.rows, self.columns = encoding.board_shape
        self.cells = encoding.cells
        self.deciding = encoding.plane_names.index("deciding")
        self.window = np.array([self._seen_from(cell) for cell in range(self.cells + 1)])
        self.size = self.window.shape[1] + self.cells + encoding.vector_size
        self.scale = np.concatenate(
            [np.ones(self.size - encoding.vector_size, np.float32), encoding.scale]
        )
        steps = [n for n, action in enumerate(encoding.actions) if action < actions.MOVER]
        self.others = np.array([n for n in range(len(encoding.actions)) if n not in set(steps)])
        self.steps = self._steps(steps)
        self.count = len(self.others) + self.steps.shape[1]

    def _seen_from(self, cell: int) -> list[int]:
        """For each thing that is seen, its place in the planes; beyond them where there is none."""
        names = self.encoding.plane_names
        near = [(plane, NEAR, NEAR) for plane in range(len(names))]
        far = [(names.index(name), self.rows - 1, self.columns - 1) for name in FAR_PLANES]
        return [
            self._place(plane, cell, down, right)
            for plane, height, width in near + far
            for down in range(-height, height + 1)
            for right in range(-width, width + 1)
        ]

    def _place(self, plane: int, cell: int, down: int, right: int) -> int:
        row, column = cell // self.columns + down, cell % self.columns + right
        inside = 0 <= row < self.rows and 0 <= column < self.columns and cell < self.cells
        nowhere = len(self.encoding.plane_names) * self.cells
        return plane * self.cells + row * self.columns + column if inside else nowhere

    def _steps(self, numbers: list[int]) -> Array:
        """For each cell, the step to each side with each load; after the last number if none."""
        encoding = self.encoding
        board = encoding.house.board
        loads = sorted({encoding.actions[n] >> 7 for n in numbers})
        found = np.full((self.cells + 1, SIDES * len(loads)), len(encoding.actions))
        number_of = {encoding.actions[n]: n for n in numbers}
        for square, (floor, row, column) in enumerate(board.places):
            cell = row * self.columns + column + 2 * floor
            for side in range(SIDES):
                other = board.next[square * WAYS + side]
                for index, load in enumerate(loads):
                    if other >= 0:
                        number = number_of.get((load << 7) + other, len(encoding.actions))
                        found[cell, side * len(loads) + index] = number
        return found

    def where(self, planes: Array) -> Array:
        """The cell of the pawn that decides, in each game."""
        flat = planes[:, self.deciding].reshape(len(planes), -1)
        return np.where(flat.any(axis=1), flat.argmax(axis=1), self.cells)

    def features(self, observation: dict[str, Array]) -> Array:
        """What the deciding pawns see, where they are, and the vector."""
        planes = observation["planes"]
        count = len(planes)
        flat = np.zeros((count, planes[0].size + 1), np.uint8)
        flat[:, :-1] = planes.reshape(count, -1)
        seen = np.take_along_axis(flat, self.window[self.where(planes)], axis=1)
        here = planes[:, self.deciding].reshape(count, -1)
        return np.concatenate([seen, here, observation["vector"]], axis=1)

    def masks(self, masks: Array, cells: Array) -> Array:
        """What is legal: the other actions, then the steps by side and load."""
        padded = np.zeros((len(masks), masks.shape[1] + 1), np.bool_)
        padded[:, :-1] = masks
        steps = np.take_along_axis(padded, self.steps[cells], axis=1)
        return np.concatenate([padded[:, self.others], steps], axis=1)

    def numbers(self, choices: Array, cells: Array) -> Array:
        """The environment's numbers of what was chosen."""
        other = self.others[np.minimum(choices, len(self.others) - 1)]
        step = self.steps[cells, np.maximum(choices - len(self.others), 0)]
        return np.where(choices < len(self.others), other, step)

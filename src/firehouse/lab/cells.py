"""The cells of a design: each is a set-up and the bot that plays all its seats."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

from firehouse.bots import Budget
from firehouse.core.catalogue import row_of, ruleset
from firehouse.core.game import Game
from firehouse.core.setup import Setup

ALL: Final = "all"
Crew = int | tuple[str, ...] | None


@dataclass(frozen=True)
class Cell:
    """What is played many times; `playouts` and `seconds` are the budget of a bot that thinks."""

    label: str
    setup: Setup
    bot: str
    playouts: int | None = None
    seconds: float | None = None

    @property
    def budget(self) -> Budget:
        """How much the bot may think; one that does not think needs none."""
        thinks = self.playouts is not None or self.seconds is not None
        return Budget(self.seconds, self.playouts) if thinks else Budget(playouts=1)

    def to_json(self) -> dict[str, Any]:
        """Plain data; an experiment has no budget in seconds, as that would not repeat."""
        return {
            "label": self.label,
            "setup": self.setup.to_json(),
            "bot": self.bot,
            "playouts": self.playouts,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Cell:
        """A cell from its plain data."""
        return Cell(data["label"], Setup.from_json(data["setup"]), data["bot"], data["playouts"])

    def row(self, number: int) -> tuple[Any, ...]:
        """Its row in the table of cells."""
        setup = self.setup
        named = None if setup.crew is None or isinstance(setup.crew, int) else setup.crew
        return (
            number,
            self.label,
            setup.ruleset,
            _board(setup),
            setup.difficulty or next(iter(ruleset(setup.ruleset).difficulties), None),
            len(named) if named is not None else _crew(setup),
            None if named is None else "+".join(named),
            json.dumps(dict(setup.options), sort_keys=True),
            self.bot,
            self.playouts,
            json.dumps(setup.to_json(), ensure_ascii=False),
        )


def _board(setup: Setup) -> str | None:
    """The board that is played on; None for one from a file."""
    brought = (file.name for file in row_of(setup.ruleset).files if file.is_board)
    if setup.board is not None or any(name in setup.files for name in brought):
        return setup.board
    return next(iter(ruleset(setup.ruleset).boards), None)


def _crew(setup: Setup) -> int:
    """How many firefighters, or players where one of them has two."""
    if isinstance(setup.crew, int):
        return setup.crew
    game = Game.of(setup)
    return len(game.pawns(game.start()))


def cells_of(
    rulesets: Sequence[str],
    boards: Sequence[str] = (),
    difficulties: Sequence[str] = (),
    crews: Sequence[Crew] = (),
    options: Mapping[str, int | bool | str] | None = None,
    files: Mapping[str, str] | None = None,
) -> tuple[Setup, ...]:
    """Every combination; a ValueError for one that does not exist, or that is asked for twice.

    "all" stands for all boards, difficulties or sizes that a rule set has.
    """
    cells: dict[str, Setup] = {}
    for ruleset_id in rulesets:
        for board, difficulty, crew in product(
            *choices_of(ruleset_id, boards, difficulties, crews)
        ):
            cell = Setup(ruleset_id, board, difficulty, crew, options or {}, files or {})
            key = repr(cell)
            if key in cells:
                raise ValueError(f"{cell_name(cell)} is asked for twice; name it once.")
            _need_game(cell)
            cells[key] = cell
    return tuple(cells.values())


def choices_of(
    ruleset_id: str,
    boards: Sequence[str] = (),
    difficulties: Sequence[str] = (),
    crews: Sequence[Crew] = (),
) -> tuple[Sequence[str | None], Sequence[str | None], Sequence[Crew]]:
    """The boards, difficulties and crews that are asked for of a rule set."""
    way = ruleset(ruleset_id)
    _need_alone("crews", (ALL,), crews)
    sizes: Sequence[Crew] = way.crew if (ALL,) in crews else crews or (None,)
    return (
        _choices("boards", boards, way.boards),
        _choices("difficulties", difficulties, way.difficulties),
        sizes,
    )


def _choices(name: str, asked: Sequence[str], known: Sequence[str]) -> Sequence[str | None]:
    """What was asked for; None for what a rule set has no choice of."""
    _need_alone(name, ALL, asked)
    return (known if ALL in asked else asked) or (None,)


def _need_alone(name: str, every: object, asked: Sequence[object]) -> None:
    """Refuse a list in which something stands beside "all", as it would be passed over."""
    if every in asked and len(asked) > 1:
        raise ValueError(f"'{name}' has \"{ALL}\" and something else; write one or the other.")


def _need_game(cell: Setup) -> None:
    """Refuse a combination that cannot be played."""
    try:
        Game.of(cell)
    except ValueError as error:
        raise ValueError(f"{cell_name(cell)}: {error}") from None


def cell_name(cell: Setup) -> str:
    """What to call a cell: only what was chosen."""
    crew = cell.crew
    size = f"crew {crew}" if isinstance(crew, int) else "+".join(crew or ())
    changed = (f"{name}={str(value).lower()}" for name, value in cell.options.items())
    return ", ".join(filter(None, (cell.ruleset, cell.difficulty, cell.board, size, *changed)))

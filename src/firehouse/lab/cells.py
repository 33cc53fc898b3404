"""What an arena is about: rule sets × difficulties × crews × boards, one set-up for each cell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final

from firehouse.core.catalogue import ruleset
from firehouse.core.game import Game
from firehouse.core.setup import Setup

ALL: Final = "all"
Crew = int | tuple[str, ...] | None


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

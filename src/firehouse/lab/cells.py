"""What an arena is about: rule sets × difficulties × crews × boards, one set-up for each cell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final

from firehouse.core.catalogue import near, ruleset
from firehouse.core.game import Game
from firehouse.core.setup import Setup

ALL: Final = "all"
Crew = int | tuple[str, ...] | None


def _crews(ruleset_id: str, *crews: int, difficulty: str | None = None) -> list[Setup]:
    return [Setup(ruleset_id, difficulty=difficulty, crew=crew) for crew in crews]


def _levels(ruleset_id: str, *levels: str, board: str | None = None) -> list[Setup]:
    return [Setup(ruleset_id, board=board, difficulty=level, crew=4) for level in levels]


PRESETS: Final[dict[str, list[Setup]]] = {
    "tour": [
        *_crews("flashpoint/basic", 1, 2, 4, 6),
        *_levels("flashpoint/advanced", "one-alarm", "two-alarm", "three-alarm"),
        *_crews("flashpoint/family", 4, 6),
        *_levels("flashpoint/experienced", "recruit", "veteran", "heroic"),
        *_levels("flashpoint/brownstone", "recruit"),
        *_levels("flashpoint/tragic-events", "recruit"),
        *_levels("flashpoint/second-story", "recruit", board="villa"),
        *_levels("flashpoint/second-story", "recruit", board="hotel"),
        *_crews("hotshots/standard", 1, 2, 3, 4),
        *_crews("hotshots/standard", 4, difficulty="firestorm"),
    ],
}
"""Ready-made lists of cells; the tour goes through every box."""


def preset(name: str) -> tuple[Setup, ...]:
    """The cells of a ready-made list."""
    if name not in PRESETS:
        raise ValueError(f"There is no preset '{name}'; try {near(name, list(PRESETS))}.")
    return tuple(PRESETS[name])


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

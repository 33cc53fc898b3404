"""Two cells compared on the same luck: what a change costs, with the interval of the difference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import polars as pl

from firehouse.analysis.intervals import by_luck, mean_with_error
from firehouse.lab.differences import apart_interval, paired_interval
from firehouse.lab.report.face import face_of
from firehouse.lab.report.material import Cell, Material

Side = tuple[Material, Cell]


def compare(
    folder: Path, other: Path | None = None, cells: tuple[int, int] | None = None
) -> dict[str, Any]:
    """Two experiments cell by cell, or two cells of one, as plain data.

    Cells of two experiments belong together by their labels, or by their places where both have
    as many. With both `other` and `cells`, one cell of each is taken.
    """
    first = Material(folder)
    second = first if other is None else Material(other)
    if cells is None and other is None:
        raise ValueError("Name two experiments, or two cells of one.")
    pairs = _matched(first, second) if cells is None else [_named(first, second, cells)]
    sides = [((first, one), (second, another)) for one, another in pairs]
    found = [compared(one, another) for one, another in sides]
    return {
        "first": str(folder),
        "second": str(folder if other is None else other),
        "pairs": found,
        "alone": _alone(first, second, pairs) if cells is None else {"first": [], "second": []},
        "overall": _overall(sides) if len(sides) > 1 else None,
    }


def _alone(
    first: Material, second: Material, pairs: Sequence[tuple[Cell, Cell]]
) -> dict[str, list[str]]:
    """The labels of the cells that have no partner."""
    ones, others = {one.number for one, _ in pairs}, {other.number for _, other in pairs}
    return {
        "first": [cell.label for cell in first.cells if cell.number not in ones],
        "second": [cell.label for cell in second.cells if cell.number not in others],
    }


def _named(first: Material, second: Material, cells: tuple[int, int]) -> tuple[Cell, Cell]:
    return _cell(first, cells[0]), _cell(second, cells[1])


def _cell(material: Material, number: int) -> Cell:
    for cell in material.cells:
        if cell.number == number:
            return cell
    last = len(material.cells) - 1
    raise ValueError(f"{material.folder} has the cells 0 to {last}; there is no cell {number}.")


def _matched(first: Material, second: Material) -> list[tuple[Cell, Cell]]:
    by_label = {cell.label: cell for cell in second.cells}
    pairs = [(cell, by_label[cell.label]) for cell in first.cells if cell.label in by_label]
    if pairs:
        return pairs
    if len(first.cells) != len(second.cells):
        raise ValueError(
            f"The cells of {first.folder} and {second.folder} do not belong together: none has "
            "the same label, and their numbers differ. Name two with --cells."
        )
    return list(zip(first.cells, second.cells, strict=True))


def compared(one: Side, other: Side) -> dict[str, Any]:
    """How the second cell differs from the first, as plain data.

    Where they have games of the same seeds, all numbers are of those alone.
    """
    played = _side_games(one), _side_games(other)
    for side, found in zip((one, other), played, strict=True):
        if not found.height:
            raise ValueError(f"{side[1].label} has no games to compare.")
    both = _joined(*played)
    paired = both.height > 0
    games = _common(*played) if paired else played
    return {
        "first": _told(one, games[0], played[0].height - games[0].height),
        "second": _told(other, games[1], played[1].height - games[1].height),
        "paired": paired,
        "games": both.height,
        **(_won(both) if paired else _won_apart(*games)),
        "turned": _turned(both),
        "causes": _causes(both, *games),
        "measures": _measures(_compared_columns(one[1], other[1]), both, *games),
    }


def _side_games(side: Side) -> pl.DataFrame:
    return side[0].by_cell[side[1].number]


def _joined(first: pl.DataFrame, second: pl.DataFrame) -> pl.DataFrame:
    """Games of the same seed, side by side; the columns of the second end in "_2"."""
    return first.join(second, on="seed", suffix="_2", maintain_order="left")


def _common(first: pl.DataFrame, second: pl.DataFrame) -> tuple[pl.DataFrame, pl.DataFrame]:
    """The games of either side that have a partner of the same seed."""
    return first.join(second, on="seed", how="semi"), second.join(first, on="seed", how="semi")


def _told(side: Side, games: pl.DataFrame, left_out: int) -> dict[str, Any]:
    wins = int(games["won"].sum())
    return {
        "cell": side[1].number,
        "label": side[1].label,
        "games": games.height,
        "left_out": left_out,
        "wins": wins,
        "share": round(wins / games.height, 6),
    }


def _won(both: pl.DataFrame) -> dict[str, Any]:
    """Pairs of games that ended differently tell the difference."""
    first, second = both["won"], both["won_2"]
    only_first, only_second = int((first & ~second).sum()), int((second & ~first).sum())
    low, high = paired_interval(only_second, only_first, both.height)
    return {
        "both_won": int((first & second).sum()),
        "only_first_won": only_first,
        "only_second_won": only_second,
        "neither_won": int((~first & ~second).sum()),
        "difference": round((only_second - only_first) / both.height, 6),
        "low": round(low, 6),
        "high": round(high, 6),
        "by_luck": by_luck(only_first, only_second),
    }


def _turned(both: pl.DataFrame) -> list[dict[str, Any]]:
    """Games that ended differently, one of each way: the middle one by its length."""
    found = []
    for won in (True, False):
        games = both.filter((pl.col("won") == won) & (pl.col("won_2") != won))
        if games.height:
            row = games.sort("turns", "number").row(games.height // 2, named=True)
            numbers = {"first": row["number"], "second": row["number_2"]}
            found.append({"won_in": "first" if won else "second", **numbers})
    return found


def _won_apart(first: pl.DataFrame, second: pl.DataFrame) -> dict[str, Any]:
    """Games of different seeds are compared as two samples."""
    wins, other = int(first["won"].sum()), int(second["won"].sum())
    low, high = apart_interval(other, second.height, wins, first.height)
    difference = other / second.height - wins / first.height
    return {"difference": round(difference, 6), "low": round(low, 6), "high": round(high, 6)}


def _causes(both: pl.DataFrame, first: pl.DataFrame, second: pl.DataFrame) -> list[dict[str, Any]]:
    """How often each cause of losses comes, with the interval of its difference."""
    names = pl.concat([games.filter(~pl.col("won"))["ending"] for games in (first, second)])
    found = []
    for name in names.unique().sort():
        if both.height:
            ones, others = both["ending"] == name, both["ending_2"] == name
            interval = paired_interval(
                int((others & ~ones).sum()), int((ones & ~others).sum()), both.height
            )
        else:
            ones, others = first["ending"] == name, second["ending"] == name
            interval = apart_interval(int(others.sum()), len(others), int(ones.sum()), len(ones))
        found.append(
            _row(name, int(ones.sum()) / len(ones), int(others.sum()) / len(others), interval)
        )
    return sorted(found, key=lambda row: (-row["first"] - row["second"], row["name"]))


def _compared_columns(one: Cell, other: Cell) -> dict[str, str]:
    """Columns whose means are compared, with what they count."""
    faces = face_of(one.game), face_of(other.game)
    return {"turns": "turns"} | {k: v for face in faces for k, v in face.measures.items()}


def _measures(
    columns: Mapping[str, str], both: pl.DataFrame, first: pl.DataFrame, second: pl.DataFrame
) -> list[dict[str, Any]]:
    """Means of what is counted in a game, with the interval of their difference."""
    found = []
    for column, name in columns.items():
        if any(column not in games or games[column].null_count() for games in (first, second)):
            continue
        if both.height:
            ones, others = _numbers(both[column]), _numbers(both[f"{column}_2"])
            moves = [b - a for a, b in zip(ones, others, strict=True)]
            middle, error = mean_with_error(moves)
        else:
            ones, others = _numbers(first[column]), _numbers(second[column])
            (mean, error_1), (mean_2, error_2) = mean_with_error(ones), mean_with_error(others)
            middle, error = mean_2 - mean, (error_1**2 + error_2**2) ** 0.5
        means = sum(ones) / len(ones), sum(others) / len(others)
        found.append(_row(name, *means, (middle - error, middle + error)))
    return found


def _numbers(column: pl.Series) -> list[float]:
    return [float(value) for value in column.to_list()]


def _row(name: str, first: float, second: float, interval: tuple[float, float]) -> dict[str, Any]:
    return {
        "name": name,
        "first": round(first, 6),
        "second": round(second, 6),
        "difference": round(second - first, 6),
        "low": round(interval[0], 6),
        "high": round(interval[1], 6),
    }


def _overall(sides: Sequence[tuple[Side, Side]]) -> dict[str, Any] | None:
    """The mean difference over all pairs of cells; None where no game was played in all of them.

    A game of one number has the same luck in every cell, so each number counts once.
    """
    moves = None
    for index, (one, other) in enumerate(sides):
        both = _joined(_side_games(one), _side_games(other)).select(
            "seed", (pl.col("won_2").cast(pl.Int8) - pl.col("won").cast(pl.Int8)).alias(f"d{index}")
        )
        moves = both if moves is None else moves.join(both, on="seed", maintain_order="left")
    if moves is None or not moves.height:
        return None
    values = [sum(row[1:]) / len(sides) for row in moves.iter_rows()]
    mean, error = mean_with_error(values)
    return {
        "games": moves.height,
        "cells": len(sides),
        "difference": round(mean, 6),
        "low": round(max(-1.0, mean - error), 6),
        "high": round(min(1.0, mean + error), 6),
    }

"""What an arena tells: chances to win with intervals, causes of losses, bots compared in pairs.

Its picture has a row a cell, a mark a bot on a line as long as its interval.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

from firehouse.analysis.intervals import wilson
from firehouse.lab.arena import Played, Results
from firehouse.lab.cells import cell_name
from firehouse.lab.charts.intervals import Mark, Row, interval_chart
from firehouse.lab.design import Arena, budget_data
from firehouse.lab.differences import paired_interval

TITLE: Final = "Firehouse arena"


def standings(design: Arena, results: Results) -> dict[str, Any]:
    """Plain data. All but "speed" is the same in every run whose budget is in playouts."""
    cells = range(len(design.setups))
    bots = [entrant.bot for entrant in design.entrants]
    return {
        "seed": design.seed,
        "budget": budget_data(design.budget),
        "reproducible": design.budget.seconds is None,
        "cells": [_cell(design, results, cell, bots) for cell in cells],
        "speed": [_speed(results.of(cell, bot), cell, bot) for cell in cells for bot in bots],
    }


def _cell(design: Arena, results: Results, cell: int, bots: Sequence[str]) -> dict[str, Any]:
    setup = design.setups[cell]
    played = {bot: results.of(cell, bot) for bot in bots}
    return {
        "name": cell_name(setup),
        "setup": setup.to_json(),
        "bots": [_bot(bot, games) for bot, games in played.items()],
        "pairs": [
            pair(first, played[first], second, played[second])
            for second, first in combinations(bots, 2)
        ],
    }


def _bot(bot: str, games: Sequence[Played]) -> dict[str, Any]:
    wins = sum(game.won for game in games)
    low, high = wilson(wins, len(games))
    causes = Counter(game.ending for game in games if not game.won)
    return {
        "bot": bot,
        "games": len(games),
        "wins": wins,
        "share": round(wins / len(games), 6) if games else None,
        "low": round(low, 6),
        "high": round(high, 6),
        "causes": dict(sorted(causes.items(), key=lambda cause: (-cause[1], cause[0]))),
        "decisions": sum(game.decisions for game in games),
    }


def pair(
    first: str, games: Sequence[Played], second: str, others: Sequence[Played]
) -> dict[str, Any]:
    """How much oftener the first bot wins than the second, on the games that both played."""
    won = {game.number: game.won for game in others}
    both = [(game.won, won[game.number]) for game in games if game.number in won]
    only_first = both.count((True, False))
    only_second = both.count((False, True))
    low, high = paired_interval(only_first, only_second, len(both))
    return {
        "bots": [first, second],
        "games": len(both),
        "only_first_won": only_first,
        "only_second_won": only_second,
        "difference": round((only_first - only_second) / len(both), 6) if both else None,
        "low": round(low, 6),
        "high": round(high, 6),
    }


def _speed(games: Sequence[Played], cell: int, bot: str) -> dict[str, Any]:
    """How quick a bot was on one core; other work on the machine slows it down."""
    seconds = sum(game.seconds for game in games)
    return {
        "cell": cell,
        "bot": bot,
        "seconds": round(seconds, 3),
        "games_per_second": round(len(games) / seconds, 4) if seconds else None,
    }


def picture(found: dict[str, Any]) -> str:
    """The SVG of an arena's standings."""
    bots = [row["bot"] for row in found["cells"][0]["bots"]]
    rows = [
        Row(cell["name"], tuple(_mark(row, series) for series, row in enumerate(cell["bots"])))
        for cell in found["cells"]
    ]
    return interval_chart(TITLE, "Share of games won", _caption(found), rows, bots)


def _caption(found: dict[str, Any]) -> str:
    budget = " or ".join(
        f"{limit:g} second{'' if limit == 1 else 's'}"
        if name == "seconds"
        else f"{limit:,} playout{'' if limit == 1 else 's'}"
        for name, limit in found["budget"].items()
    )
    return (
        f"Lines are 95 % intervals. All bots play the same seeds; at most {budget} a turn "
        f"to think, seed {found['seed']}."
    )


def _mark(row: dict[str, Any], series: int) -> Mark:
    name = row["bot"]
    if row["share"] is None:
        return Mark(None, row["low"], row["high"], "no games", f"{name} no games", series)
    span = f"({row['low']:.1%}–{row['high']:.1%})"
    title = f"{name} {row['share']:.1%} {span} of {row['games']:,}"
    return Mark(row["share"], row["low"], row["high"], f"{row['share']:.1%}  {span}", title, series)

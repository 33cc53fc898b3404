"""The benchmark for cooperative agents: fixed tasks, fixed seeds, one row of numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any, Final

from firehouse.analysis.intervals import Z, wilson
from firehouse.bots import Budget, bot_of
from firehouse.core.catalogue import rules_version
from firehouse.core.fault import fault
from firehouse.core.nearest import near
from firehouse.lab.arena import Results, run
from firehouse.lab.design import Arena, Entrant, budget_data
from firehouse.lab.experiments.presets import BENCHMARK
from firehouse.lab.workers import Executor

VERSION: Final = 1
"""Rises when a task or a seed changes; rows of different versions are not compared."""
SEED: Final = 20_261
"""Game i of every task is played at the table of seed 20,261,000,000 + i."""
GAMES: Final = 200
"""Games of a task in a full row; there are no more."""
SECOND: Final[Mapping[str, int]] = {
    "family-1": 50_000,
    "recruit-3": 37_000,
    "veteran-4": 37_000,
    "heroic-4": 37_000,
    "villa-4": 25_000,
    "firestorm-4": 8_000,
}
"""What search plays out in a second on two cores; as playouts it repeats on every machine."""
A_SECOND: Final = "second"
"""How that budget is called."""
DIGITS: Final = 12
"""Of a number of playouts; nobody lives to see more."""

Budgets = Mapping[str, Budget]
"""How much may be thought a turn in each task."""
Progress = Callable[[str, int], None]
"""Is told of which task how many more games are done."""


@dataclass(frozen=True)
class Score:
    """The result of a bot in one task."""

    task: str
    games: int
    wins: int
    decisions: int
    seconds: float
    budget: Budget

    @property
    def share(self) -> float:
        return self.wins / self.games

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        low, high = wilson(self.wins, self.games)
        return {
            "task": self.task,
            "setup": BENCHMARK[self.task].to_json(),
            "budget": budget_data(self.budget),
            "games": self.games,
            "wins": self.wins,
            "won": round(self.share, 6),
            "low": round(low, 6),
            "high": round(high, 6),
            "decisions": self.decisions,
            "seconds_a_decision": round(self.seconds / max(self.decisions, 1), 6),
        }


def tasks_of(text: str | None) -> tuple[str, ...]:
    """The tasks that were named, all if none; a ValueError for an unknown one."""
    if text is None:
        return tuple(BENCHMARK)
    names = [word.strip() for word in text.split(",")]
    for name in names:
        if name not in BENCHMARK:
            raise fault("laboratory.no-task", name=name, near=near(name, list(BENCHMARK)))
    return tuple(dict.fromkeys(names))


def budgets_of(
    tasks: Sequence[str], seconds: float | None, playouts: str | None
) -> dict[str, Budget]:
    """The budget of each task; playouts are a number or "second", a ValueError else."""
    return {task: Budget(seconds, _playouts(task, playouts)) for task in tasks}


def _playouts(task: str, text: str | None) -> int | None:
    if text is None or text == A_SECOND:
        return None if text is None else SECOND[task]
    if not text.isdecimal() or len(text) > DIGITS:
        raise ValueError(f"Playouts are a whole number or '{A_SECOND}'; this is '{text}'.")
    return int(text)


def measure(
    bot: str,
    budgets: Budgets,
    games: int,
    executor: Executor,
    folder: Path | None = None,
    progress: Progress = lambda task, more: None,
) -> list[Score]:
    """Play what the folder does not hold yet; the scores of the tasks."""
    bot_of(bot)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    return [
        _score(bot, task, games, budget, executor, folder, progress)
        for task, budget in budgets.items()
    ]


def _score(
    bot: str,
    task: str,
    games: int,
    budget: Budget,
    executor: Executor,
    folder: Path | None,
    progress: Progress,
) -> Score:
    design = Arena((BENCHMARK[task],), (Entrant(bot, games),), budget, seed=SEED)
    path = None if folder is None else folder / f"{task}-{budget_name(budget)}.jsonl"
    with Results(design, path) as results:
        progress(task, min(games, len(results.of(0, bot))))
        run(design, results, executor, lambda _, more: progress(task, more))
        played = results.of(0, bot)[:games]
    return Score(
        *(task, len(played), sum(game.won for game in played)),
        sum(game.decisions for game in played),
        sum(game.seconds for game in played),
        budget,
    )


def budget_name(budget: Budget) -> str:
    """A budget as part of a file's name and of a row."""
    parts = (f"{number:g}-{unit}" for unit, number in budget_data(budget).items())
    return "-".join(parts)


def mean(scores: Sequence[Score]) -> tuple[float, float, float]:
    """The mean share of wins over the tasks, and its 95 % interval.

    Each task's variance is taken at its Wilson midpoint, so that a task that is always or never
    won is not taken for certain.
    """
    shares = [score.share for score in scores]
    middles = [sum(wilson(score.wins, score.games)) / 2 for score in scores]
    spread = sum(p * (1 - p) / score.games for p, score in zip(middles, scores, strict=True))
    value, half = sum(shares) / len(shares), Z * sqrt(spread) / len(shares)
    return value, max(0.0, value - half), min(1.0, value + half)


def row(bot: str, scores: Sequence[Score]) -> dict[str, Any]:
    """Everything that a paper should report."""
    value, low, high = mean(scores)
    games = {BENCHMARK[score.task].ruleset for score in scores}
    return {
        "benchmark": VERSION,
        "seed": SEED,
        "rules": {name: rules_version(name) for name in sorted(games)},
        "bot": bot,
        "budget": _budget(scores) if getattr(bot_of(bot), "budgeted", True) else {},
        "complete": [s.task for s in scores] == list(BENCHMARK)
        and all(s.games == GAMES for s in scores),
        "tasks": [score.to_json() for score in scores],
        "mean": {"won": round(value, 6), "low": round(low, 6), "high": round(high, 6)},
    }


def _budget(scores: Sequence[Score]) -> dict[str, Any]:
    """What was given for every task, or how it is called where tasks have budgets of their own."""
    first, *others = (budget_data(score.budget) for score in scores)
    return first if all(first == other for other in others) else {**first, "playouts": A_SECOND}


def markdown(found: dict[str, Any]) -> str:
    """The row as a table of a document."""
    tasks = found["tasks"]
    heads = ["bot", "budget a turn", "games", *(task["task"] for task in tasks), "mean"]
    limits = ", ".join(map(_limit, found["budget"].items())) or "–"
    cells = [_cell(task) for task in [*tasks, found["mean"]]]
    lines = (heads, ["---"] * len(heads), [found["bot"], limits, f"{tasks[0]['games']}", *cells])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _limit(one: tuple[str, Any]) -> str:
    unit, number = one
    if number == A_SECOND:
        return f"a {A_SECOND} in {unit}"
    return f"{number:g} {unit.removesuffix('s') if number == 1 else unit}"


def _cell(found: dict[str, Any]) -> str:
    won, low, high = (100 * found[name] for name in ("won", "low", "high"))
    return f"{won:.1f} ({low:.1f}–{high:.1f})"

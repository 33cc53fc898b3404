"""The benchmark: fixed games, resumed, reported in a row with intervals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from firehouse.bots import Budget
from firehouse.cli import app
from firehouse.core.game import Game
from firehouse.lab.benchmark import (
    SECOND,
    SEED,
    Score,
    budgets_of,
    markdown,
    mean,
    measure,
    row,
    tasks_of,
)
from firehouse.lab.experiments.presets import BENCHMARK
from firehouse.lab.workers import on_processes

PAGE = Path(__file__).resolve().parents[2] / "docs" / "benchmark.md"
BUDGET = Budget(playouts=1)


def test_the_page_names_every_task_with_its_set_up() -> None:
    """Papers cite the page, so it must say what is played."""
    page = PAGE.read_text("utf-8")
    for name, setup in BENCHMARK.items():
        Game.of(setup)
        (line,) = [line for line in page.splitlines() if line.startswith(f"| `{name}` |")]
        assert f"`{setup.ruleset}`" in line
        assert f"{setup.crew}" in line
        assert setup.board in line
        assert setup.difficulty is None or setup.difficulty in line
    assert f"{SEED:,}" in page


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """The games that are kept are not played again, and more games keep the first ones."""
    told: list[tuple[str, int]] = []
    tasks = {"family-1": BUDGET}
    first = measure("greedy", tasks, 3, on_processes(1), tmp_path)
    again = measure(
        *("greedy", tasks, 3, on_processes(1), tmp_path),
        progress=lambda task, more: told.append((task, more)),
    )
    assert told == [("family-1", 3)]
    assert again == first
    more = measure("greedy", tasks, 5, on_processes(1), tmp_path)
    assert more[0].games == 5
    assert more[0].wins >= first[0].wins
    assert measure("greedy", tasks, 3, on_processes(1), tmp_path) == first


def test_every_bot_gets_the_same_games(tmp_path: Path) -> None:
    """Another bot of the same budget joins the same file."""
    measure("greedy", {"family-1": BUDGET}, 2, on_processes(1), tmp_path)
    measure("random", {"family-1": BUDGET}, 2, on_processes(1), tmp_path)
    (file,) = tmp_path.iterdir()
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert lines[0]["seed"] == SEED
    assert {(line["bot"], line["number"]) for line in lines[1:]} == {
        (bot, number) for bot in ("greedy", "random") for number in (0, 1)
    }


def test_the_mean_counts_tasks_alike_and_is_never_certain() -> None:
    scores = [Score("family-1", 100, 100, 1, 1.0, BUDGET), Score("heroic-4", 50, 0, 1, 1.0, BUDGET)]
    value, low, high = mean(scores)
    assert value == 0.5
    assert 0.45 < low < 0.5 < high < 0.55


def test_a_row_says_whether_it_is_full() -> None:
    full = [Score(task, 200, 20, 1000, 1.0, BUDGET) for task in BENCHMARK]
    assert row("greedy", full)["complete"]
    assert not row("greedy", full[:5])["complete"]
    more = [Score(task, 201, 20, 1000, 1.0, BUDGET) for task in BENCHMARK]
    assert not row("greedy", more)["complete"]
    few = [Score(task, 199, 20, 1000, 1.0, BUDGET) for task in BENCHMARK]
    assert not row("greedy", few)["complete"]


@pytest.mark.parametrize(
    ("bot", "budget", "told"),
    [
        ("greedy", Budget(seconds=1), "–"),
        ("random", Budget(playouts=300), "–"),
        ("search", Budget(seconds=1), "1 second"),
        ("search", Budget(playouts=300), "300 playouts"),
    ],
)
def test_a_row_names_the_budget_of_who_has_one(bot: str, budget: Budget, told: str) -> None:
    """Rules of thumb decide at once, whatever they are given."""
    table = markdown(row(bot, [Score("family-1", 20, 2, 1000, 1.0, budget)]))
    assert table.splitlines()[-1].startswith(f"| {bot} | {told} | 20 | ")


def test_a_second_is_a_number_of_playouts_for_each_task() -> None:
    """It repeats on every machine; the page and the row tell it."""
    budgets = budgets_of(tuple(BENCHMARK), None, "second")
    assert {task: budget.playouts for task, budget in budgets.items()} == SECOND
    page = PAGE.read_text("utf-8")
    for task, playouts in SECOND.items():
        (line,) = [line for line in page.splitlines() if line.startswith(f"| `{task}` |")]
        assert line.endswith(f"| {playouts:,} |")
    found = row("search", [Score(task, 20, 2, 9, 1.0, one) for task, one in budgets.items()])
    assert found["tasks"][-1]["budget"] == {"playouts": 8000}
    assert markdown(found).splitlines()[-1].startswith("| search | a second in playouts | 20 | ")


def test_the_command_prints_a_row(tmp_path: Path) -> None:
    common = ["--tasks", "family-1,firestorm-4", "--games", "2", "--playouts", "1"]
    kept = ["--out", str(tmp_path / "kept"), "--workers", "1"]
    done = CliRunner().invoke(app, ["benchmark", "greedy", *common, *kept])
    assert done.exit_code == 0, done.output
    assert done.output.startswith("| bot | budget a turn | games | family-1 | firestorm-4 | mean |")
    assert "Not a full row" in done.output
    found = json.loads(
        CliRunner().invoke(app, ["benchmark", "greedy", *common, *kept, "--json"]).output
    )
    assert [task["task"] for task in found["tasks"]] == ["family-1", "firestorm-4"]
    assert found["rules"].keys() == {"flashpoint/family", "hotshots/standard"}


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["greedy", "--tasks", "famly-1"], "There is no task 'famly-1'; try family-1"),
        (["nobody"], "There is no bot 'nobody'"),
        (["greedy", "--games", "0"], "The number of games"),
        (["greedy", "--playouts", "many"], "a whole number or 'second'; this is 'many'"),
        (["greedy", "--playouts", "0"], "at least 1"),
        (["greedy", "--playouts", "9" * 40], "a whole number or 'second'"),
        (["greedy", "--games", "201"], "must be from 1 to 200."),
    ],
)
def test_bad_words_are_refused(words: list[str], why: str, tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["benchmark", *words, "--out", str(tmp_path / "kept")])
    assert done.exit_code == 2
    assert why in done.output
    assert tasks_of(None) == tuple(BENCHMARK)

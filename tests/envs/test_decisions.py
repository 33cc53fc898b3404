"""Imitation data: what a file holds is what the environment tells, and the actions replay."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from firehouse import Setup, Table
from firehouse.bots import Budget
from firehouse.envs import Encoding
from firehouse.envs.decisions import Source, about, load, record

SETUP = Setup("flashpoint/family", crew=2)
GREEDY = Source(SETUP, "greedy", Budget(playouts=1))


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("data") / "greedy.parquet"
    record(GREEDY, 3, 5, path)
    return path


def test_the_games_replay_from_the_file(file: Path) -> None:
    """Every observation and mask is that of the position, every action leads to the next."""
    data, encoding = load(file), Encoding(SETUP)
    row = 0
    for seed in (5, 6, 7):
        table, first = Table(SETUP, seed), row
        while table.result is None:
            told = encoding.observe(table.state)
            assert np.array_equal(data["planes"][row], told["planes"])
            assert np.array_equal(data["vector"][row], told["vector"])
            assert np.array_equal(data["mask"][row], encoding.mask(table.state))
            assert data["pawn"][row] == table.game.actor(table.state)
            table.play(encoding.actions[data["action"][row]])
            row += 1
        assert set(data["value"][first:row]) == {float(table.result == "won")}
        assert list(data["left"][first:row]) == list(range(row - first))[::-1]
    assert row == len(data["action"])


def test_a_file_tells_what_it_holds(file: Path, tmp_path: Path) -> None:
    told = about(file)
    assert told["setup"] == SETUP.to_json()
    assert told["bot"] == "greedy"
    assert told["games"] == 3
    other = tmp_path / "other.parquet"
    other.write_text("nothing", "utf-8")
    with pytest.raises(ValueError, match="no file of decisions"):
        about(other)


def test_a_file_is_never_written_over(file: Path) -> None:
    before = file.read_bytes()
    with pytest.raises(FileExistsError):
        record(GREEDY, 1, 0, file)
    assert file.read_bytes() == before


def test_a_folder_that_is_not_there_is_told_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"There is no folder .*nowhere"):
        record(GREEDY, 10**6, 0, tmp_path / "nowhere" / "new.parquet")


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_breaks_is_told_in_a_sentence(tmp_path: Path, workers: int) -> None:
    """And nothing is written: half of the games would be taken for all."""
    (tmp_path / "odd.py").write_text(
        "class Faulty:\n    def choose(self, *now):\n        raise KeyError('lost')\n", "utf-8"
    )
    done = subprocess.run(
        [
            *(sys.executable, "-m", "firehouse", "data", "record", "flashpoint/family"),
            *("--games", "2", "--seed", "5", "--workers", str(workers), "--out", "new.parquet"),
            *("--bot", "odd.py:Faulty"),
        ],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    where = "at its decision 1 in flashpoint/family, seed 5"
    told = f"The bot 'Faulty' failed {where}: KeyError: 'lost'"
    assert (done.returncode, done.stderr.splitlines()[-1]) == (1, told)
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "new.parquet").exists()


def test_the_command_records_in_processes_too(file: Path, tmp_path: Path) -> None:
    """The same decisions, whoever plays them."""
    path = tmp_path / "new.parquet"
    done = subprocess.run(
        [
            *(sys.executable, "-m", "firehouse", "data", "record", "flashpoint/family"),
            *("--crew", "2", "--games", "3", "--seed", "5", "--workers", "2"),
            *("--playouts", "1", "--out", str(path)),
        ],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "decisions of 3 games" in done.stdout
    ours, theirs = load(file), load(path)
    assert all(np.array_equal(ours[name], theirs[name]) for name in ours)

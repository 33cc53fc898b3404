"""The example's parts: counting, drawing, looking; training itself where its libraries are."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

import firehouse.envs as envs

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
sys.path.insert(0, str(EXAMPLES))

from looking import Look  # noqa: E402
from measuring import Ends, Point, draw_curve, merged, play  # noqa: E402


def test_one_game_of_each_place_counts():
    """Also long ones, after others have begun again."""
    env = envs.vector("flashpoint/basic", 30)
    ends = play(env, 1)
    singles = []
    for seed in range(1, 31):
        one = envs.vector("flashpoint/basic", 1)
        singles.append(play(one, seed))

    assert ends.scores == [single.scores[0] for single in singles]
    assert ends.won == [single.won[0] for single in singles]


def test_ends_are_told_with_intervals():
    ends = Ends([True, False, False, False], [3, 1, 0, 0])

    assert str(ends) == "won 1 of 4, 25.0% (4.6% to 69.9%); saved 1.00 ± 1.20 a game"


def test_clearly_better_is_more_than_better():
    good, bad = Ends([True] * 90 + [False] * 10, [5] * 100), Ends([False] * 100, [0] * 100)
    close = Ends([True] * 2 + [False] * 98, [0] * 100)

    assert good.beats(bad)
    assert not bad.beats(good)
    assert not close.beats(bad)


def test_a_curve_is_drawn(tmp_path):
    points = [Point(1000, [False, True], [0, 2]), Point(2000, [], []), Point(3000, [True], [4])]
    draw_curve(points, Ends([False], [0]), "title", tmp_path / "out" / "curve.svg")

    assert "<svg" in (tmp_path / "out" / "curve.svg").read_text(encoding="utf-8")


def test_points_of_a_curve_stand_for_enough_games():
    points = [Point(n, [n % 2 == 0] * n, [n] * n) for n in range(7)]
    found = merged(points, 4)

    assert [(point.steps, len(point.won)) for point in found] == [(3, 6), (4, 4), (5, 5), (6, 6)]
    assert sum(len(point.scores) for point in found) == 21


def test_looking_keeps_what_is_legal():
    """Chosen by side or by number, legal actions are the same, and so many."""
    env = envs.vector("flashpoint/family", 40, crew=2)
    look = Look(env.encoding)
    observation, info = env.reset(seed=1)
    for _ in range(40):
        cells = look.where(observation["planes"])
        legal = look.masks(info["action_mask"], cells)
        assert (legal.sum(axis=1) == info["action_mask"].sum(axis=1)).all()
        choices = np.array([np.flatnonzero(row)[-1] for row in legal])
        numbers = look.numbers(choices, cells)
        assert info["action_mask"][np.arange(40), numbers].all()
        observation, _, _, _, info = env.step(env.sample())


def test_looking_puts_the_pawn_in_the_middle():
    env = envs.vector("flashpoint/family", 20, crew=1)
    look = Look(env.encoding)
    observation, _ = env.reset(seed=1)
    for _ in range(15):
        observation, *_ = env.step(env.sample())
    seen = look.features(observation)
    window = 9 * 9
    planes = seen[:, : window * env.encoding.plane_shape[0]].reshape(20, -1, 9, 9)
    there = observation["planes"][:, look.deciding].reshape(20, -1).any(axis=1)

    assert there.any()
    assert (planes[there, look.deciding].sum(axis=(1, 2)) == 1).all()
    assert (planes[there, look.deciding, 4, 4] == 1).all()
    assert seen.shape == (20, look.size)
    fire = env.encoding.plane_names.index("fire")
    row, column = divmod(int(look.where(observation["planes"])[there][0]), look.columns)
    board = np.pad(observation["planes"][there][0][fire], 4)
    assert np.array_equal(planes[there][0][fire], board[row : row + 9, column : column + 9])


def test_training_without_its_libraries_says_what_to_install():
    if find_spec("sb3_contrib"):
        pytest.skip("sb3-contrib is installed here, so nothing is missing.")
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "train_maskable_ppo.py")], capture_output=True, text=True
    )

    assert done.returncode == 1
    assert "pip install -r examples/requirements.txt" in done.stderr
    assert "Traceback" not in done.stderr


def test_training_runs(tmp_path):
    if not find_spec("sb3_contrib"):
        pytest.skip("sb3-contrib is not installed: pip install -r examples/requirements.txt")
    done = subprocess.run(
        [
            *(sys.executable, str(EXAMPLES / "train_maskable_ppo.py"), "--out", str(tmp_path)),
            *("--steps", "4096", "--envs", "32", "--round", "64", "--games", "20"),
        ],
        capture_output=True,
        text=True,
    )

    assert done.returncode == 0, done.stderr
    assert "policy: won " in done.stdout
    assert (tmp_path / "curve.svg").exists()


def test_the_quickstart_is_fifteen_lines() -> None:
    """Imports and blank lines aside; what docs/envs.md shows is the file."""
    text = (EXAMPLES / "quickstart.py").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines()[1:] if line.strip()]
    page = (EXAMPLES.parent / "docs" / "envs.md").read_text(encoding="utf-8")

    assert len(lines) <= 15
    assert text.partition("\n\n")[2].strip() in page


def test_the_quickstart_runs(tmp_path: Path) -> None:
    """With fewer steps; MaskablePPO takes the environment as it is."""
    if not find_spec("sb3_contrib"):
        pytest.skip("sb3-contrib is not installed: pip install -r examples/requirements.txt")
    text = (EXAMPLES / "quickstart.py").read_text(encoding="utf-8")
    short = tmp_path / "short.py"
    short.write_text(text.replace("100_000", "64").replace("verbose=1", "n_steps=64"), "utf-8")
    done = subprocess.run([sys.executable, str(short)], capture_output=True, text=True)

    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(("won", "lost"))


def test_the_curriculum_runs(tmp_path: Path) -> None:
    if not find_spec("sb3_contrib"):
        pytest.skip("sb3-contrib is not installed: pip install -r examples/requirements.txt")
    done = subprocess.run(
        [
            *(sys.executable, str(EXAMPLES / "curriculum.py"), "--out", str(tmp_path)),
            *("--steps", "512", "--envs", "2", "--games", "2", "--minutes", "0"),
        ],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "policy.zip").exists()
    assert len(json.loads((tmp_path / "curve.json").read_text())["points"]) == 1


def test_the_gpu_example_runs_without_one(tmp_path: Path) -> None:
    """Imitation, play, curve, picture, and the network as a bot."""
    if not find_spec("torch"):
        pytest.skip("PyTorch is not installed.")
    script, learnt = EXAMPLES / "train_gpu.py", EXAMPLES / "gpu_policy.py"
    done = subprocess.run(
        [
            *(sys.executable, str(script), "--out", str(tmp_path), "--device", "cpu"),
            *("--crew", "1", "--options", '{"rescue_goal": 1}', "--minutes", "0.4"),
            *("--workers", "1", "--games", "4", "--round", "4", "--batch", "16", "--meeting", "2"),
            *("--width", "16", "--depth", "1", "--last", "3", "--warm", "1"),
        ],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    story = json.loads((tmp_path / "curve.json").read_text())
    assert [point["phase"] for point in (story["points"][0], story["points"][-1])] == [
        "imitating",
        "playing",
    ]
    assert story["points"][-1]["decisions"] > story["points"][0]["decisions"] > 0
    assert story["baselines"].keys() == {"random", "greedy"}
    assert (tmp_path / "curve.png").stat().st_size > 1000
    played = subprocess.run(
        [
            *(sys.executable, "-m", "firehouse", "simulate", "flashpoint/family", "--crew", "1"),
            *("--option", "rescue_goal=1", "--games", "1", "--bot", f"{learnt}:bot", "--json"),
        ],
        capture_output=True,
        text=True,
        env={**os.environ, "FIREHOUSE_POLICY": str(tmp_path / "policy.npz")},
    )
    assert played.returncode == 0, played.stderr
    assert json.loads(played.stdout)["games"] == 1

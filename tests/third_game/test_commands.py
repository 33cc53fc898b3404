"""The toy at the command line, in processes of their own: nothing there has heard of it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

LANE = "bucket-brigade/lane"
DESIGN = f"""\
name = "Buckets"
games = 12
traced = 3
drama = 2
drama_playouts = 2
[[cells]]
rulesets = "{LANE}"
crews = [1, 2]
bots = ["random", "greedy", "search:4"]
options = {{ wind = 5 }}
"""


def firehouse(*words: object, typed: str = "") -> str:
    ran = subprocess.run(
        [sys.executable, "-m", "firehouse", *map(str, words)],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_it_is_listed() -> None:
    told = firehouse("rules")
    assert "Push the fire out of the lane" in told
    told = firehouse("rules", LANE)
    assert "wind=1  (1 to 5)  Faces of the die that feed the fire." in told
    ways = json.loads(firehouse("rules", "--json"))
    assert ways[-1]["id"] == LANE
    assert ways[-1]["crew"] == [1, 2, 3, 4]


def test_it_is_played_line_by_line(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    lines = ["legend", "fill", "why throw", "right", "1", "threats", "undo force", f"save {kept}"]
    told = firehouse("play", LANE, "--crew", 2, "--seed", 3, typed="\n".join([*lines, "quit"]))
    assert "   1   2   3   4   5\n   W   .   .  ^^  ^^\n" in told
    assert "a full bucket" in told
    assert "Carrier 1: fill." in told
    assert "This cannot be played now." in told
    assert "This game tells no threats." in told
    picture = tmp_path / "picture.svg"
    assert "Carrier 1: right." in firehouse("replay", kept, "--svg", picture)
    assert picture.read_text().startswith("<svg")


def test_advice_comes_without_a_rule_of_thumb() -> None:
    typed = "hint\nchance\nquit\n"
    told = firehouse("play", LANE, "--seed", 3, "--playouts", 20, typed=typed)
    assert "This game has no rule of thumb" in told
    assert "%" in told


def test_it_is_watched_and_reviewed(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    words = ("--bots", "greedy", "--seed", 5, "--option", "wind=5", "--record", kept)
    firehouse("watch", LANE, *words)
    told = json.loads(firehouse("review", kept, "--playouts", 2, "--json"))
    assert told["result"] in ("won", "lost")


def test_many_games_are_counted(tmp_path: Path) -> None:
    told = json.loads(firehouse("simulate", LANE, "--games", 40, "--json"))
    assert told["games"] == 40
    assert set(told["causes"]) == {"well-lost"}
    words = ("--bots", "random,greedy", "--games", 5, "--workers", 1, "--json")
    standings = json.loads(firehouse("arena", LANE, *words))
    assert "bucket-brigade" in json.dumps(standings)


def test_an_experiment_is_run_and_told(tmp_path: Path) -> None:
    design, out = tmp_path / "buckets.toml", tmp_path / "out"
    design.write_text(DESIGN)
    assert "72 games in" in firehouse("lab", "run", design, "--out", out, "--workers", 1)
    firehouse("lab", "report", out)
    (page,) = out.glob("*.html")
    told = page.read_text()
    assert "Bucket Brigade" in told
    assert "well lost" in told


@pytest.mark.parametrize("command", ["play", "watch", "simulate"])
def test_a_near_name_is_offered(command: str) -> None:
    words = [sys.executable, "-m", "firehouse", command, "bucket-brigade/lain"]
    ran = subprocess.run(words, capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert "bucket-brigade/lane" in ran.stderr

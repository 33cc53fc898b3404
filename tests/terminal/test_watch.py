"""Watching bots: a story in a pipe, pictures in place on a terminal, a record of the game."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from firehouse import Record, Setup, Table, replay
from firehouse.cli import app

WORDS = ["watch", "flashpoint/basic", "--crew", "2", "--seed", "5", "--bots", "random"]


def watch(*words: str | Path) -> Result:
    return CliRunner().invoke(app, [*WORDS, *map(str, words)])


def test_a_pipe_gets_the_whole_story_at_once(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    result = watch("--record", path, "--delay", "3600")
    assert result.exit_code == 0, result.output
    table = replay(Record.load(path))
    assert table.result is not None
    for text in table.record().actions:
        assert f"(random): {text}" in result.stdout
    for _, event in table.log:
        assert table.game.tell(event) in result.stdout
    for drawing in (Table(Setup("flashpoint/basic", crew=2), seed=5).state, table.state):
        assert table.game.draw(drawing).rpartition("\n\n")[0] in result.stdout
    assert table.game.situation(table.state) in result.stdout
    assert "\x1b" not in result.stdout


def test_the_same_seed_shows_the_same_game() -> None:
    assert watch().stdout == watch().stdout


def test_reasons_are_told_when_asked_for() -> None:
    assert "drawn at random" not in watch().stdout
    assert "— It was drawn at random." in watch("--reasons").stdout


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("--speed 0", "speed"),
        ("--speed -2", "speed"),
        ("--speed nan", "speed"),
        ("--speed inf", "speed"),
        ("--delay -1", "delay"),
        ("--delay nan", "delay"),
        ("--delay 1e9", "delay"),
        ("--speed 2 --delay 1", "not both"),
        ("--bots genius", "genius"),
        ("--bots random,random,random", "3 bots for the 2 seats"),
        ("--seconds 0", "more than 0"),
        ("--seconds inf", "more than 0"),
        ("--playouts 0", "at least 1"),
        ("--crew 9", "crew"),
    ],
)
def test_bad_input_is_one_sentence(words: str, expected: str) -> None:
    result = watch(*words.split())
    assert result.exit_code == 2, result.output
    assert result.stderr.count("\n") == 1
    assert expected in result.stderr


def test_a_record_is_written_over_nothing(tmp_path: Path) -> None:
    path = tmp_path / "precious"
    path.write_text("mine")
    result = watch("--record", path)
    assert (result.exit_code, result.stdout) == (2, "")
    assert path.read_text() == "mine"


def test_a_watched_game_can_be_reviewed(tmp_path: Path) -> None:
    path, curve = tmp_path / "game.json", tmp_path / "curve.svg"
    short = ("--option", "damage_limit=2", "--option", "rescue_goal=1")
    assert watch(*short, "--record", path).exit_code == 0
    words = ["review", str(path), "--playouts", "1", "--json", "--svg", str(curve)]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert len(found["moments"]) == len(Record.load(path).checks)
    assert curve.read_text().startswith("<svg")
    again = CliRunner().invoke(app, words)
    assert (again.exit_code, again.stdout) == (2, "")
    assert "exists already" in again.stderr


def test_a_terminal_is_redrawn_and_an_interrupt_keeps_the_record(tmp_path: Path) -> None:
    pty = pytest.importorskip("pty")
    path = tmp_path / "game.json"
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "firehouse.cli", *WORDS, "--record", str(path)]
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"}
    child = subprocess.Popen(
        [*command, "--delay", "0.05"], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    )
    os.close(theirs)
    shown = b""
    while shown.count(b"\x1b[H") < 4:
        shown += os.read(ours, 65536)
    child.send_signal(signal.SIGINT)
    while True:
        try:
            piece = os.read(ours, 65536)
        except OSError:
            break
        if not piece:
            break
        shown += piece
    os.close(ours)
    assert child.wait(timeout=60) == 130
    assert b"Stopped." in shown
    assert b"Traceback" not in shown
    assert replay(Record.load(path)).result is None

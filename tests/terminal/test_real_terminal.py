"""On a real terminal: colours, questions, and an interrupted game that says whether it is kept."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")

COMMAND = [sys.executable, "-m", "firehouse.cli"]


def typed_at_a_terminal(words: list[str], lines: list[bytes]) -> tuple[int, bytes]:
    """Run the command on a terminal of its own; its exit status and all that it showed."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100"}
    environment.pop("NO_COLOR", None)
    child = subprocess.Popen(
        [*COMMAND, *words], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    )
    os.close(theirs)
    os.write(ours, b"".join(line + b"\n" for line in lines))
    shown = b""
    while True:
        try:
            piece = os.read(ours, 65536)
        except OSError:
            break
        if not piece:
            break
        shown += piece
    os.close(ours)
    return child.wait(timeout=60), shown


def test_a_terminal_gets_questions_and_colours() -> None:
    status, shown = typed_at_a_terminal(["play"], [b"", b"", b"", b"", b"", b"quit", b"quit"])
    assert status == 0
    assert b"What do we play?" in shown
    assert b"\x1b[1" in shown


def test_a_pipe_gets_no_colours() -> None:
    command = [*COMMAND, "play"]
    done = subprocess.run(command, input=b"quit\n", capture_output=True, check=True, timeout=60)
    assert b"\x1b" not in done.stdout


@pytest.mark.parametrize("autosave", [False, True])
def test_an_interrupted_game_says_whether_it_is_kept(tmp_path: Path, autosave: bool) -> None:
    path = tmp_path / "auto.json"
    words = ["play", "--seed", "5", *(["--autosave", str(path)] if autosave else [])]
    with subprocess.Popen(
        [*COMMAND, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdin.write(b"1\nlog 0\n")
        child.stdin.flush()
        while b"> log" not in child.stdout.readline():
            pass
        child.send_signal(signal.SIGINT)
        told = child.stderr.read()
    assert child.returncode == 130
    assert b"Traceback" not in told
    assert (str(path).encode() in told) == autosave
    assert (b"not saved" in told) != autosave
    assert path.exists() == autosave


def test_a_terminal_asks_before_unsaved_play_is_lost() -> None:
    status, shown = typed_at_a_terminal(
        ["play", "--seed", "5"], [b"1", b"quit", b"", b"quit", b"y"]
    )
    assert status == 0
    assert shown.count(b"Quit without saving?") == 2

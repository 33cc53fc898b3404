"""`firehouse tui`: what it refuses before the screen opens, and a real terminal to the end."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
from contextlib import suppress

import pytest

from firehouse.cli.fullscreen import NO_TERMINAL, need_terminal

pty = pytest.importorskip("pty")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")

COMMAND = [sys.executable, "-m", "firehouse", "tui"]


class Terminal:
    """A command at a terminal of its own."""

    def __init__(self, *words: str, kind: str = "xterm-256color") -> None:
        self.leader, follower = pty.openpty()
        fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
        environment = {**os.environ, "TERM": kind}
        for name in ("NO_COLOR", "COLUMNS", "LINES"):
            environment.pop(name, None)
        self.process = subprocess.Popen(
            [*COMMAND, *words], stdin=follower, stdout=follower, stderr=follower, env=environment
        )
        os.close(follower)
        self.shown = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_error: object) -> None:
        """Nothing runs on, whatever went wrong."""
        self.process.kill()
        self.process.wait()
        os.close(self.leader)

    def read_until(self, text: str) -> None:
        """Wait until something is on the screen."""
        while text not in self.shown:
            self._read()

    def press(self, keys: str) -> None:
        """Type something."""
        os.write(self.leader, keys.encode())

    def end(self) -> int:
        """Read to the end; the exit status."""
        with suppress(OSError):
            while True:
                self._read()
        return self.process.wait(timeout=60)

    def _read(self) -> None:
        piece = os.read(self.leader, 65536)
        if not piece:
            raise OSError("The command has ended.")
        self.shown += piece.decode(errors="replace")


def test_a_game_at_a_real_terminal():
    """It opens, plays, asks before it leaves, and gives the terminal back."""
    with Terminal("flashpoint/family", "--seed", "5", "--crew", "1") as terminal:
        terminal.read_until("Enter at 0,1")
        terminal.press("2")
        terminal.read_until("and end the turn")
        terminal.press("q")
        terminal.read_until("The game is not saved.")
        terminal.press("2")

        assert terminal.end() == 0
    assert terminal.shown.count("\x1b[?1049h") == terminal.shown.count("\x1b[?1049l") == 1
    assert "Traceback" not in terminal.shown


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["flashpoint/nowhere"], "flashpoint/nowhere"),
        (["flashpoint/family", "--crew", "40"], "40"),
        (["--record", "no-such-file.json"], "no-such-file.json"),
        (["--record", "x.json", "--seed", "1"], "A record brings its own set-up"),
        (["--join", "http://", "--seed", "1"], "A table of a server brings its own set-up"),
        (["--join", "http://", "--bots", "greedy"], "A table of a server brings"),
        (["--join", "nonsense"], "A short code has 6 letters"),
        (["flashpoint/family", "--bots", "genius"], "There is no bot 'genius'"),
        (["flashpoint/family", "--autosave", "/"], "exists already"),
    ],
)
def test_bad_words_are_refused_before_the_screen_opens(words, said, capsys, monkeypatch):
    """One sentence on the error stream, and exit status 2."""
    from firehouse.cli import app

    monkeypatch.setattr("firehouse.cli.fullscreen.need_terminal", lambda environment: None)
    with pytest.raises(SystemExit) as ended:
        app(["tui", *words])

    told = capsys.readouterr()
    assert ended.value.code == 2
    assert said in told.err
    assert len(told.err.strip().splitlines()) == 1
    assert told.out == ""


def test_without_a_terminal_the_plain_mode_is_named():
    """Pipes, and terminals that cannot move the cursor."""
    done = subprocess.run(COMMAND, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"{NO_TERMINAL}\n")

    with Terminal(kind="dumb") as dumb:
        assert dumb.end() == 2
    assert dumb.shown.strip() == NO_TERMINAL


def test_a_terminal_without_colours_is_noted(monkeypatch):
    """The screen then draws with letters and frames alone."""
    for stream in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(f"sys.{stream}.isatty", lambda: True)
    environment = {"TERM": "vt100"}
    need_terminal(environment)

    assert environment["NO_COLOR"]

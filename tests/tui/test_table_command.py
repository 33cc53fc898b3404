"""`firehouse tui`: what it refuses before the screen opens, and a real terminal to the end."""

from __future__ import annotations

import os
import select
import signal
import struct
import subprocess
import sys
from contextlib import suppress

import pytest

from firehouse.cli.fullscreen import need_terminal
from firehouse.core.record import Record, replay

pty = pytest.importorskip("pty")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")

COMMAND = [sys.executable, "-m", "firehouse", "tui"]
PATIENCE = 120
"""Seconds of silence after which a command counts as stuck."""


class Terminal:
    """A command at a terminal of its own."""

    def __init__(self, *words: str, kind: str = "xterm-256color", own: bool = False) -> None:
        """With a terminal of its `own` the command hears of its closing, as in a window."""
        self.leader, follower = pty.openpty()
        fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
        environment = {**os.environ, "TERM": kind}
        for name in ("NO_COLOR", "COLUMNS", "LINES"):
            environment.pop(name, None)
        self.process = subprocess.Popen(
            [*COMMAND, *words],
            stdin=follower,
            stdout=follower,
            stderr=follower,
            env=environment,
            start_new_session=own,
            preexec_fn=(lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0)) if own else None,
        )
        os.close(follower)
        self.shown = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_error: object) -> None:
        """Nothing runs on, whatever went wrong."""
        self.process.kill()
        self.process.wait()
        self.close()

    def close(self) -> None:
        """Close the window."""
        with suppress(OSError):
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
        if not select.select([self.leader], [], [], PATIENCE)[0]:
            pytest.fail(f"Nothing more is shown: {self.shown[-2000:]!r}")
        piece = os.read(self.leader, 65536)
        if not piece:
            raise OSError("The command has ended.")
        self.shown += piece.decode(errors="replace")


def test_a_game_at_a_real_terminal():
    """It opens, plays, asks before it leaves, and gives the terminal back."""
    with Terminal(*ONE_STEP) as terminal:
        begun(terminal)
        terminal.press("q")
        terminal.read_until("The game is not saved.")
        terminal.press("2")

        assert terminal.end() == 0
    assert terminal.shown.count("\x1b[?1049h") == terminal.shown.count("\x1b[?1049l") == 1
    assert "Traceback" not in terminal.shown


def begun(terminal: Terminal) -> None:
    """Play one action."""
    terminal.read_until("Start in the back garden by")
    terminal.press("2")
    terminal.read_until("and end the turn")


ONE_STEP = ("flashpoint/family", "--seed", "5", "--crew", "1")


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_who_is_ended_gives_the_terminal_back_and_keeps_the_game(name, tmp_path):
    """The last line says where the game is, and how it goes on."""
    with Terminal(*ONE_STEP) as terminal:
        begun(terminal)
        terminal.process.send_signal(getattr(signal, name))

        assert terminal.end() == 128 + getattr(signal, name)
    for way in ("1049", "1000", "25"):  # the other screen, the mouse, the cursor
        last = max(terminal.shown.rfind(f"\x1b[?{way}{end}") for end in "hl")
        assert terminal.shown[last:].startswith(f"\x1b[?{way}{'h' if way == '25' else 'l'}")
    assert "Traceback" not in terminal.shown
    (kept,) = (tmp_path / "state" / "firehouse").glob("rescued-flashpoint-family-*.json")
    line = terminal.shown.strip().splitlines()[-1]
    assert line.endswith(f"firehouse tui --record {kept}")
    assert replay(Record.load(kept)).step > 0

    with Terminal("--record", str(kept)) as again:
        again.read_until("and end the turn")


def test_a_window_that_is_closed_keeps_the_game(tmp_path):
    """There is no terminal left to write to."""
    with Terminal(*ONE_STEP, own=True) as terminal:
        begun(terminal)
        terminal.close()

        assert terminal.process.wait(timeout=60) == 128 + signal.SIGHUP
    (kept,) = (tmp_path / "state" / "firehouse").glob("rescued-*.json")
    assert replay(Record.load(kept)).step > 0


def test_ctrl_z_stops_the_program_until_it_goes_on():
    """The terminal is free meanwhile."""
    with Terminal(*ONE_STEP, own=True) as terminal:
        terminal.read_until("Start in the back garden by")
        terminal.press("\x1a")
        terminal.read_until("\x1b[?1049l")
        stopped = os.waitpid(terminal.process.pid, os.WUNTRACED)[1]
        assert os.WIFSTOPPED(stopped)
        terminal.shown = ""
        terminal.process.send_signal(signal.SIGCONT)
        terminal.read_until("Start in the back garden by")
        terminal.press("\x03")
        terminal.read_until("Ctrl-Q")
        terminal.press("\x11")
        assert terminal.end() == 0


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
        (["--bots", "greedy"], "need a rule set"),
        (["--crew", "3"], "need a rule set"),
        (["flashpoint/family", "--autosave", "/"], "exists already"),
    ],
)
def test_bad_words_are_refused_before_the_screen_opens(words, said, capsys, monkeypatch):
    """One sentence on the error stream, and exit status 2."""
    from firehouse.cli import app

    monkeypatch.setattr("firehouse.cli.fullscreen.need_terminal", lambda environment, today: None)
    with pytest.raises(SystemExit) as ended:
        app(["tui", *words])

    told = capsys.readouterr()
    assert ended.value.code == 2
    assert said in told.err
    assert len(told.err.strip().splitlines()) == 1
    assert told.out == ""


NO_TERMINAL = (
    "The full screen needs a terminal to draw on; 'firehouse play' works line by line everywhere."
)


def test_without_a_terminal_the_plain_mode_is_named():
    """Pipes, and terminals that cannot move the cursor."""
    done = subprocess.run(COMMAND, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"{NO_TERMINAL}\n")

    with Terminal(kind="dumb") as dumb:
        assert dumb.end() == 2
    assert dumb.shown.strip() == NO_TERMINAL


def test_a_game_of_the_day_at_a_server_has_no_plain_mode():
    command = [sys.executable, "-m", "firehouse", "play", "--today", "--server", "localhost:1"]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    told = "a server's game of the day is played only there."
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"The full screen needs a terminal to draw on; {told}\n"


def test_a_terminal_without_colours_is_noted(monkeypatch):
    """The screen then draws with letters and frames alone."""
    for stream in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(f"sys.{stream}.isatty", lambda: True)
    environment = {"TERM": "vt100"}
    need_terminal(environment)

    assert environment["NO_COLOR"]

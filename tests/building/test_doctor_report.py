"""What `firehouse doctor` finds."""

from __future__ import annotations

import subprocess
import sys

import pytest

from firehouse import _engine, _toolchain, doctor


def row(name):
    return next(row for row in doctor.report() if row.name == name)


def test_it_says_which_engine_runs_and_why():
    """The first row is the engine."""
    first = doctor.report()[0]

    assert first.name == "engine"
    assert first.text == f"{_engine.mode()}: {_engine.reason()}"


def test_a_pure_engine_nobody_asked_for_is_not_ok(monkeypatch):
    """Slow by accident is a finding; slow on purpose is not."""
    monkeypatch.setattr(_engine, "_chosen", ("pure", "Because."))

    monkeypatch.delenv("FIREHOUSE_PURE", raising=False)
    assert row("engine") == ("engine", "pure: Because.", False)
    monkeypatch.setenv("FIREHOUSE_PURE", "1")
    assert row("engine").ok


@pytest.mark.parametrize(("mode", "ok"), [("compiled", True), ("pure", False)])
def test_a_missing_compiler_matters_only_to_the_pure_engine(monkeypatch, mode, ok):
    """A wheel brings machine code to machines that have no compiler."""
    monkeypatch.setattr(_engine, "_chosen", (mode, "Because."))
    monkeypatch.setenv("CC", "no-such-compiler")

    assert _toolchain.compiler() is None
    assert row("C compiler").ok is ok
    assert "install gcc or clang" in row("C compiler").text


def test_it_says_whether_the_games_in_c_are_those_of_todays_sources(monkeypatch):
    """Missing or old is a finding, but for somebody who asked for plain Python."""
    monkeypatch.setattr(doctor.files, "described", lambda name: None)
    monkeypatch.delenv("FIREHOUSE_PURE", raising=False)
    assert not row("flashpoint in C").ok
    assert "run 'make setup'" in row("flashpoint in C").text

    monkeypatch.setattr(doctor.files, "described", lambda name: {})
    assert row("hotshots in C") == ("hotshots in C", "compiled from today's sources.", True)

    monkeypatch.setattr(doctor.files, "described", lambda name: None)
    monkeypatch.setenv("FIREHOUSE_PURE", "1")
    assert row("flashpoint in C").ok


def test_an_extra_that_lacks_something_says_what_to_install():
    """Present and missing requirements of an extra are told apart."""
    wanted = ["pytest>=1; extra == 'terminal'", "no-such-thing[all]>=2; extra == 'terminal'"]

    lacking = doctor._extra("terminal", [*wanted, "neither; extra == 'lab'"])
    complete = doctor._extra("terminal", wanted[:1])

    assert lacking.text == "lacks no-such-thing; run: pip install 'firehouse[terminal]'"
    assert not lacking.ok
    assert (complete.text, complete.ok) == ("pytest", True)


def test_the_installed_extras_have_rows():
    """`make setup` installs every extra, so all of them are in order here."""
    extras = [row for row in doctor.report() if row.name.endswith(" extra")]

    assert "envs extra" in [row.name for row in extras]
    assert [row for row in extras if not row.ok] == []
    assert "dev extra" not in [row.name for row in extras]


@pytest.mark.parametrize(
    ("words", "status"), [(["doctor"], 0), (["play"], 1), ([], 1), (["play", "doctor"], 1)]
)
def test_only_the_doctor_runs_with_nothing_installed(words, status):
    """Without Typer and Rich it still says what is missing; every other command points there."""
    code = (
        "import sys; sys.modules['typer'] = sys.modules['rich'] = None; "
        f"sys.argv = ['firehouse', *{words}]; from firehouse.cli import main; main()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)

    assert done.returncode == status
    assert ("engine" in done.stdout and "rule sets" in done.stdout) == (status == 0)
    assert ("pip install firehouse" in done.stderr) == (status != 0)
    assert "Traceback" not in done.stderr

"""`firehouse arena`: the table, JSON, the picture, going on, and what is refused."""

import json
from pathlib import Path

import pytest
from rich.text import Text
from typer.testing import CliRunner, Result

from firehouse.cli import app
from firehouse.terminal.laboratory import show_standings

WORDS = ["--bots", "random", "--games", "3", "--playouts", "2", "--workers", "1"]


def arena(*words: str | Path) -> Result:
    return CliRunner().invoke(app, ["arena", *map(str, words)])


def test_the_table_shows_shares_intervals_and_causes() -> None:
    result = arena("flashpoint/basic", "--crew", "1,2", *WORDS)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    for word in ("flashpoint/basic, crew 1", "flashpoint/basic, crew 2", "games/s", "lost to"):
        assert word in result.stdout
    assert "0.0–56.1%" in result.stdout, "no win in three games"


def test_json_is_for_programs() -> None:
    found = json.loads(arena("flashpoint/basic", *WORDS, "--json").stdout)
    assert list(found) == ["seed", "budget", "reproducible", "cells", "speed"]
    assert found["reproducible"] is True
    (row,) = found["cells"][0]["bots"]
    assert (row["bot"], row["games"]) == ("random", 3)
    assert row["low"] <= row["share"] <= row["high"]


def test_markdown_is_for_documents() -> None:
    lines = arena("flashpoint/basic", *WORDS, "--markdown").stdout.splitlines()
    assert len(lines) == 3
    assert all(line.startswith("|") and line.endswith("|") for line in lines)


def test_two_bots_are_compared() -> None:
    bots = ("--bots", "random:2,greedy:1", "--playouts", "2", "--workers", "1")
    text = arena("flashpoint/basic", "--crew", "1", *bots).stdout
    assert "− random" in text
    assert "both played" in text


def test_the_same_command_goes_on(tmp_path: Path) -> None:
    """It ends with the same words, plays nothing again and may draw its picture again."""
    out, svg = tmp_path / "games.jsonl", tmp_path / "arena.svg"
    words: tuple[str | Path, ...] = ("flashpoint/basic", *WORDS, "--out", out, "--svg", svg)
    first = arena(*words)
    text, drawn = out.read_bytes(), svg.read_text()
    out.write_bytes(text[:-30])
    assert arena(*words).exit_code == 0
    assert out.read_bytes()[: len(text) - 100] == text[: len(text) - 100]
    assert svg.read_text() == drawn
    again = out.read_bytes()
    assert arena(*words).stdout.splitlines()[0] == first.stdout.splitlines()[0]
    assert out.read_bytes() == again


def test_files_of_others_are_left_alone(tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.write_text("<svg>mine</svg>\n")
    for option in ("--out", "--svg"):
        result = arena("flashpoint/basic", *WORDS, option, precious)
        assert result.exit_code == 2
        assert str(precious) in result.stderr
        assert precious.read_text() == "<svg>mine</svg>\n"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("", "rule set"),
        ("flashpoint/basics", "flashpoint/basic"),
        ("--preset grand", "tour"),
        ("--preset tour flashpoint/basic", "alone"),
        ("--preset tour --crew 2", "alone"),
        ("flashpoint/family --difficulty veteran", "no difficulties"),
        ("flashpoint/family hotshots/standard --crew 6", "hotshots/standard, crew 6"),
        ("flashpoint/basic --crew 0", "crew"),
        ("flashpoint/basic --crew 2,2", "twice"),
        ("flashpoint/basic --crew ,", "crew"),
        ("flashpoint/basic --board castle", "castle"),
        ("flashpoint/basic --option nonsense=1", "nonsense"),
        ("flashpoint/basic --bots genius", "genius"),
        ("flashpoint/basic --bots random,random", "twice"),
        ("flashpoint/basic --games 0", "games"),
        ("flashpoint/basic --games 99999999999999999999", "games"),
        ("flashpoint/basic --bots random --workers 0", "workers"),
        ("flashpoint/basic --bots random --workers 999", "workers"),
        ("flashpoint/basic --seed -1", "seed"),
        ("flashpoint/basic --seed 9223372036854775807", "seed"),
        ("flashpoint/basic --seconds 0", "seconds"),
        ("flashpoint/basic --seconds nan", "seconds"),
        ("flashpoint/basic --playouts -1", "playouts"),
        ("flashpoint/basic --bots random --out missing/folder/x", "missing/folder/x"),
        ("flashpoint/basic --bots random --out /", "no file"),
        ("flashpoint/basic --bots random --out /dev/zero", "no file"),
        ("flashpoint/basic --svg missing/folder/x", "missing/folder"),
        ("flashpoint/basic --svg /", "exists already"),
        ("flashpoint/basic --bots random --json --markdown", "not both"),
    ],
)
def test_bad_input_is_one_sentence_and_status_2(words: str, expected: str) -> None:
    result = arena(*words.split())
    assert result.exit_code == 2, result.output
    assert result.stderr.count("\n") == 1, result.stderr
    assert expected in result.stderr


def test_roles_make_a_crew() -> None:
    words = ("flashpoint/advanced", "--crew", "2,paramedic+captain", *WORDS)
    text = arena(*words).stdout
    assert "flashpoint/advanced, crew 2" in text
    assert "paramedic+captain" in text


def test_a_narrow_terminal_cuts_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With 80 columns cells and causes have lines of their own; with many all is one table."""
    bots = ("--bots", "random:2,greedy:2", "--playouts", "2", "--workers", "1", "--json")
    found = json.loads(arena("flashpoint/experienced", "--crew", "2,4", *bots).stdout)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    for columns, header in (("80", "  bot "), ("180", "cell ")):
        monkeypatch.setenv("COLUMNS", columns)
        show_standings(found)
        told = Text.from_ansi(capsys.readouterr().out).plain
        assert told.startswith(header)
        assert all(len(line) <= int(columns) for line in told.splitlines())
        for word in ("flashpoint/experienced, crew 4", "greedy", "games/s", "lost to", "collapse"):
            assert word in told
        assert "rand…" not in told

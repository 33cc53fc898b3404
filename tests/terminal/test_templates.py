"""Files of one's own: templates and the examples of docs/files.md load; faults name the file."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path

import pytest
from typer.testing import CliRunner

from firehouse import Game, Record, Setup, replay
from firehouse.cli import app
from firehouse.core.catalogue import games
from firehouse.lab.experiments.designfile import parse_design

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "files.md").read_text("utf-8")
EXAMPLES = dict(re.findall(r'```\w+ title="(\w+)"\n(.*?)```', PAGE, re.DOTALL))
HOME = {
    "plan": "flashpoint/family",
    "deck": "flashpoint/tragic-events",
    "specialists": "flashpoint/experienced",
}
OWN = [file.name for row in games() for file in row.files]


def run(*words: str) -> str:
    done = CliRunner().invoke(app, list(words))
    assert done.exit_code == 0, done.output
    return done.output


def game_with(name: str, text: str) -> None:
    if name == "design":
        assert parse_design(text, "design", Path()).cells
    elif name == "record":
        assert replay(text).record().to_json() == json.loads(text)
    else:
        Game.of(Setup(HOME.get(name, "hotshots/standard"), files={name: text}))


@pytest.mark.parametrize("name", [*OWN, "design"])
def test_a_template_can_be_played_as_it_is(name: str, tmp_path: Path) -> None:
    """Printed or written, it is the same; an existing file stays."""
    text = run("template", name)
    game_with(name, text)
    path = tmp_path / name
    run("template", name, "--out", str(path))
    assert path.read_text("utf-8").rstrip("\n") == text.rstrip("\n")
    again = CliRunner().invoke(app, ["template", name, "--out", str(path)])
    assert again.exit_code == 2


@pytest.mark.parametrize("name", sorted(EXAMPLES))
def test_the_examples_of_the_page_load(name: str) -> None:
    game_with(name, EXAMPLES[name])


def test_the_page_tells_every_kind_of_file() -> None:
    for name in [*OWN, "design", "record"]:
        assert f"## {name.capitalize()}" in PAGE
        assert name in EXAMPLES
    for field in fields(Record):
        assert f"`{field.name}`" in PAGE


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("plan", "nothing"),
        ("deck", "title = "),
        ("deck", ""),
        ("specialists", ""),
        ("tiles", "x ="),
        ("cards", ""),
        ("layout", "[..]"),
    ],
)
def test_a_fault_names_the_file(name: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / f"mine.{name}"
    path.write_text(text, "utf-8")
    ruleset = HOME.get(name, "hotshots/standard")
    done = CliRunner().invoke(app, ["simulate", ruleset, f"--{name}", str(path), "--games", "1"])
    assert done.exit_code == 2
    assert done.output.startswith(f"{path}: ")


@pytest.mark.parametrize("text", ["name =", "", "name = 'x'\ngames = 0\n"])
def test_a_fault_of_a_design_names_the_file(text: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    done = CliRunner().invoke(app, ["lab", "run", str(path), "--out", str(tmp_path / "out")])
    assert done.exit_code == 2
    assert done.output.startswith(f"{path}: ")
    assert not (tmp_path / "out").exists()


def test_an_unknown_template_is_told() -> None:
    done = CliRunner().invoke(app, ["template", "plann"])
    assert done.exit_code == 2
    assert "There is no template 'plann'; try plan" in done.output

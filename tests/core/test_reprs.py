"""What a notebook shows of the public things: short, useful, drawn where there is a picture."""

from __future__ import annotations

import tomllib
from pathlib import Path

import firehouse as fh

ROOT = Path(__file__).resolve().parents[2]


def test_every_public_thing_says_what_it_is() -> None:
    setup = fh.Setup("flashpoint/family", "house_back", crew=2, options={"rescue_goal": 3})
    table = fh.Table(setup, seed=1)
    name = "flashpoint/family, house_back, crew 2, rescue_goal=3"

    assert repr(table.game) == f"<Game {name}>"
    assert repr(table).startswith(f"<Table {name}, step 0: ")
    assert repr(table.record()) == f"<Record {name}, 0 steps: not over>"
    assert repr(table.state) == f"<State {table.state.digest()}>"
    assert repr(fh.rulesets()[0]) == f"<Ruleset {fh.rulesets()[0].id}: {fh.rulesets()[0].title}>"
    named = fh.Setup("flashpoint/experienced", crew=("paramedic", "generalist"))
    assert repr(fh.Game.of(named)) == "<Game flashpoint/experienced, crew paramedic+generalist>"


def test_a_game_that_is_over_says_how() -> None:
    table, luck = fh.Table(fh.Setup("flashpoint/basic"), seed=1), fh.Rng(1)
    while table.result is None:
        table.play(table.game.random_action(table.state, luck))

    assert repr(table).endswith(f": {table.result}>")
    assert repr(table.record()).endswith(f": {table.result} ({table.ending})>")


def test_a_record_is_drawn_as_its_last_position() -> None:
    table = fh.Table(fh.Setup("flashpoint/basic"), seed=1)
    assert table.record()._repr_svg_() == table.game.svg(table.state)


def test_the_citation_has_the_version_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"version: {project['version']}" in citation

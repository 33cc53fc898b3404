"""The page of a played game: one file, small, with every step as the engine draws and tells it."""

from __future__ import annotations

import base64
import json
import re
import zlib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from firehouse.cli import app
from firehouse.core.record import Record, replay
from firehouse.stage.album import album
from firehouse.stage.album.pictures import put_together, told_apart

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = (
    "flashpoint-family-house_front",
    "flashpoint-second-story-family-villa",
    "hotshots-standard-standard-circle",
)


def unpacked(page: str):
    """What the page's script unpacks."""
    packed = re.search(r'id="packed">([^<]+)<', page)
    assert packed
    return json.loads(zlib.decompress(base64.b64decode(packed[1]), -15))


@pytest.mark.parametrize("name", RECORDS)
def test_every_step_is_there(name):
    """Its picture is the engine's, letter by letter; who moved, what, and what came of it."""
    record = Record.load(GOLDEN / f"{name}.json")
    table = replay(record)

    told = unpacked(album(record))

    pictures = put_together(told["pictures"])
    assert len(pictures) == table.step + 1
    for number in (0, 1, table.step // 2, table.step):
        assert pictures[number] == table.game.svg(table.state_at(number))
    assert told["situations"][-1] == table.game.situation(table.state)
    for told_step, step in zip(told["steps"], table.steps, strict=True):
        who, action = told_step["told"].split(": ", 1)
        assert action == table.game.text(step.action)
        assert (who == "Luck") == bool(step.kind)


def test_the_page_is_one_small_file():
    """Nothing is asked for from elsewhere; a game takes some tens of kilobytes."""
    record = Record.load(GOLDEN / f"{RECORDS[2]}.json")
    page = album(record, "A & B", "game.json")

    assert "A &amp; B" in page
    assert 'href="game.json" download' in page
    outside = re.sub(r'id="packed">[^<]+<', "", page)
    assert not re.search(r'(src|href)="(?!data:|game\.json)', outside)
    assert "://" not in outside
    assert len(page) < 120_000


@pytest.mark.parametrize(
    "pictures",
    [
        [],
        ["<svg/>"],
        ["<a><b>x</b></a>", "<a><b>x</b><c/></a>", "<a><c/></a>", ""],
        ["no tags", "no tags at all", "<svg>text</svg>\n"],
        ["<a/>" * 40, "<b/>" + "<a/>" * 39, "<a/>" * 41],
    ],
)
def test_pictures_come_back_as_they_were(pictures):
    assert put_together(told_apart(pictures)) == pictures


def test_the_command_writes_the_page_of_a_record(tmp_path):
    """To a new file only."""
    record, page = GOLDEN / f"{RECORDS[0]}.json", tmp_path / "game.html"
    words = ["replay", str(record), "--page", str(page)]
    assert CliRunner().invoke(app, words).exit_code == 0
    assert page.read_text(encoding="utf-8") == album(Record.load(record))
    again = CliRunner().invoke(app, words)
    assert again.exit_code == 2
    assert "exists already" in again.stderr

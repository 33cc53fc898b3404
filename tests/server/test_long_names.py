"""Names in files of players' own are as long as names, however a file hides longer ones."""

from __future__ import annotations

import json
import re

import pytest
from tables import Table as Seats
from test_long_texts import change_setup

from firehouse.core.catalogue import games
from firehouse.core.record import Record, replay
from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.server.tables.long_names import LONGEST_NAME, LONGEST_SENTENCE, shortened, too_long

FILES = [file for row in games() for file in row.files]
SAMPLES = [text for file in FILES for text in file.samples().values()]
PLAN = next(file for file in FILES if file.name == "plan").text()
LAYOUT = next(file for file in FILES if file.name == "layout").text()
SPECIALISTS = """
[[specialist]]
id = "baker"
letter = "B"
title = "Baker"
text = "Bakes."
"""
ESCAPED = r"\u0078"
FAMILY = {"ruleset": "flashpoint/family", "crew": 2}


def swollen(length: int) -> str:
    """A house with as many names as it may have, each so long."""
    return re.sub(r"(?m)^(title|status|room .): .*$", rf"\1: {'x' * length}", PLAN)


def on(plan: str) -> dict:
    return {**FAMILY, "files": {"plan": plan}}


@pytest.mark.parametrize("text", SAMPLES)
def test_all_in_the_box_is_short_enough(text):
    assert too_long(text) is None
    assert shortened(text) == text


@pytest.mark.parametrize(("length", "status"), [(LONGEST_NAME, 201), (LONGEST_NAME + 1, 409)])
@pytest.mark.parametrize("note", ["title", "status", "room A"])
def test_a_long_note_is_refused_by_its_name(server, note, length, status):
    plan = re.sub(rf"(?m)^{note}: .*$", f"{note}: {'x' * length}", PLAN)

    answer = server.http.post("/api/tables", json={"setup": on(plan), "name": "Anna"})

    assert answer.status_code == status, answer.text
    if status == 409:
        assert f"'{note}'" in answer.json()["text"]
        assert len(answer.text) < 300


@pytest.mark.parametrize(
    ("was", "becomes", "most"),
    [
        ('title = "Baker"', f'title = "{"x" * 81}"', LONGEST_NAME),
        ('title = "Baker"', f'"title"="{"x" * 81}"', LONGEST_NAME),
        ('title = "Baker"', f"title = '''\n{'x' * 81}'''", LONGEST_NAME),
        ('title = "Baker"', f'title = "{ESCAPED * 81}"', LONGEST_NAME),
        ('text = "Bakes."', f'text = "{"x" * 201}"', LONGEST_SENTENCE),
    ],
)
def test_a_long_text_on_a_card_is_found_however_it_is_written(was, becomes, most):
    key = "text" if most == LONGEST_SENTENCE else "title"

    assert too_long(SPECIALISTS.replace(was, becomes)) == (key, most)


@pytest.mark.parametrize(
    "line",
    [
        f"title: {'x' * 81}",
        f"   title  :   {'x' * 81}   ",
        f"title:{'x' * 40}\x0b{'x' * 40}",
        f"title: {'x' * 40}\r{'x' * 40}",
        f"title: {'x' * 40}\u2028{'x' * 40}",
        f"title: {'1' * 81}x",
    ],
)
def test_a_long_name_of_a_drawing_is_found_however_it_is_written(line):
    assert too_long(f"{line}\n{LAYOUT}") == ("title", LONGEST_NAME)


def test_what_is_no_name_may_be_longer():
    """Remarks, and the squares of a house that burns everywhere."""
    everywhere = " ".join(f"{row},{column}" for row in range(1, 7) for column in range(1, 9))

    assert too_long(f"# {'remark: ' * 30}\nfamily fire: {everywhere}\n{PLAN}") is None


def test_a_table_with_long_names_from_before_is_opened_and_played(server):
    table = server.make(setup=on(PLAN))
    change_setup(server, table, on(swollen(400)))

    anna = table.sit()

    assert anna.play_any()["type"] == "done"
    assert "x" * 400 in json.dumps(anna.shot)


def test_a_record_with_long_names_from_before_is_taken_with_shorter_ones(server):
    table = Table(Setup(**on(swollen(400))), seed=1)
    for _ in range(8):
        table.play(table.game.actions(table.state)[0])
    told = table.record().to_json()

    assert replay(Record.from_json(told)).state == table.state  # on this machine as it is
    answer = server.http.post("/api/records", json={"record": told})
    assert answer.status_code == 201, answer.text
    shot = Seats(server, answer.json()).watch().shot
    assert shot["step"] == len(table.steps)
    assert "x" * 79 in json.dumps(shot)
    assert "x" * 80 not in json.dumps(shot)


def test_the_names_of_a_house_do_not_swell_what_is_told(server):
    """The longest that are taken, in every room, cost less than the picture of the house."""
    small, large = (
        len(json.dumps(server.make(setup=on(plan)).watch().shot))
        for plan in (PLAN, swollen(LONGEST_NAME))
    )

    assert large < 2 * small

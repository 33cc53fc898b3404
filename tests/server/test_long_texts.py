"""What somebody typed is bounded by what it can mean, and a set-up is told once."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import firehouse.games.flashpoint.data.files as files_in_the_box
from firehouse.core.catalogue import ruleset
from firehouse.core.setup import Setup
from firehouse.core.table import Table

WORDS = "tweak_12_events_removed"
EVENTS = next(o for o in ruleset("flashpoint/tragic-events").options if o.name == WORDS).choices
LONG = " ".join(EVENTS * 300)
"""Every word of it is right, and all of it means no more than the first twelfth of a page."""

PLAN = Path(files_in_the_box.__file__).parent / "plans" / "house_front.plan"


def tragic(words):
    return {"ruleset": "flashpoint/tragic-events", "crew": 2, "options": {WORDS: words}}


def test_a_long_option_is_refused(server):
    wanted = {"setup": tragic(LONG), "name": "Anna"}

    answer = server.http.post("/api/tables", json=wanted)

    assert (answer.status_code, answer.json()["code"]) == (422, "invalid")
    assert len(answer.text) < 1000


def test_a_record_with_a_long_option_is_refused(server):
    record = Table(Setup(**tragic(EVENTS[0])), seed=1).record().to_json()
    record["setup"]["options"][WORDS] = LONG

    answer = server.http.post("/api/records", json={"record": record})

    assert (answer.status_code, answer.json()["code"]) == (409, "bad-record")
    assert len(answer.text) < 1000


@pytest.mark.parametrize(("length", "status"), [(400, 201), (1000, 409)])
def test_a_file_with_a_long_line_is_refused(server, length, status):
    """Remarks may be longer than names, but nobody writes in lines of a thousand characters."""
    files = {"plan": f"# {'x' * length}\n{PLAN.read_text()}"}
    setup = {"ruleset": "flashpoint/family", "files": files}

    answer = server.http.post("/api/tables", json={"setup": setup, "name": "Anna"})

    assert answer.status_code == status
    assert len(answer.text) < 1000


def test_words_are_kept_once_and_in_order(server):
    """However they were typed."""
    table = server.make(setup=tragic(f"{EVENTS[2]}  {EVENTS[0]} {EVENTS[2]} "))

    assert table.watch().shot["setup"]["options"] == {WORDS: f"{EVENTS[0]} {EVENTS[2]}"}


def test_old_tables_with_long_options_are_told_shortly(server):
    """They were made before there was a bound, and are played on."""
    table = server.make(setup=tragic(EVENTS[0]))
    change_setup(server, table, tragic(LONG))

    shot = table.watch().shot

    assert shot["setup"]["options"] == {WORDS: " ".join(EVENTS)}


def test_the_set_up_is_told_once(server):
    """With the snapshot; moves and changes do not repeat it."""
    table = server.make(setup=tragic(EVENTS[0]))
    anna = table.sit()
    assert anna.shot["setup"]["ruleset"] == "flashpoint/tragic-events"

    anna.play_any()
    anna.ask("pause", paused=True)

    told = [m for m in anna.seen if m["type"] in ("moved", "changed")]
    assert {message["type"] for message in told} == {"moved", "changed"}
    assert not any(EVENTS[0] in json.dumps(m["table"]) for m in told)


def change_setup(server, table, setup):
    """As an older version would have stored it."""
    file = server.service.resources.settings.data / "firehouse.sqlite"
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE tables SET setup = ? WHERE id = ?", (json.dumps(setup), table.id))

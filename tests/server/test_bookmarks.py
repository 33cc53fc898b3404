"""A long table wakes up from its bookmark, exactly as its entries would have it."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from structlog.testing import capture_logs
from tables import CAPTAIN, play_on, two_people, wait_for
from test_lasting import told

from firehouse.server.tables import live as live_tables
from firehouse.server.tables.fold import Fold


@pytest.fixture
def applied(monkeypatch):
    """The numbers of the entries that were folded."""
    numbers = []
    apply = Fold.apply

    def count(fold, entry, *how, **more):
        numbers.append(entry.seq)
        return apply(fold, entry, *how, **more)

    monkeypatch.setattr(Fold, "apply", count)
    return numbers


def an_eventful_table(server):
    """Plays, undo, chat, a decline, an open question, pauses, aids and a hand-over."""
    table, anna, ben = two_people(server, setup=CAPTAIN, seed=1)
    for action in ("park engine 0,7", "park ambulance 0,5", "enter 0,0", "enter 0,0", "move 0,1"):
        play_on(action, anna, ben)
    anna.ask("undo", at=anna.position)
    anna.ask("chat", text="and now?")
    question = anna.ask("aids", aids={"threats": True})["seq"]
    ben.ask("answer", proposal=question, agree=True)
    anna.level(ben)
    play_on("end", anna, ben)
    ben.ask("rename", name="Benno")
    ben.ask("aids", aids={"hint": True, "threats": True})
    anna.level(ben)
    assert anna.shot["proposal"]
    return table, anna, ben


def bookmarked(server, table):
    """Is there a bookmark, and of which entry?"""
    return server.do(server.service.resources.store.bookmark(table.id))


def test_a_bookmarked_table_wakes_up_as_it_was(server, applied):
    table, _, ben = an_eventful_table(server)
    before = server.live(table).fold
    server.do(server.live(table).mark())
    ben.ask("chat", text="one more")
    server.forget(table.id)
    applied.clear()

    table.watch()

    assert applied == [before.seq]
    assert told(server.live(table).fold) == told(before)
    assert server.live(table).fold.done == before.done
    again = table.sit()
    assert again.ask("answer", proposal=again.shot["proposal"]["seq"], agree=True)["type"] == "done"


def test_a_long_table_is_bookmarked_as_it_grows(server, monkeypatch, applied):
    """Waking it costs what came since, not all that ever came."""
    monkeypatch.setattr(live_tables, "EVERY", 20)
    table = server.make()
    anna = table.sit()
    for number in range(70):
        anna.ask("chat", text=str(number))
    before = server.live(table).fold
    assert wait_for(lambda: bookmarked(server, table).seq > 41)
    server.forget(table.id)
    applied.clear()

    table.watch()

    assert 0 < len(applied) < 30
    assert told(server.live(table).fold) == told(before)


@pytest.mark.parametrize(
    ("change", "warned"),
    [
        ("maker = 'somebody else'", False),
        ("body = '{'", True),
        ('body = replace(body, \'"check":"\', \'"check":"x\')', True),
        ("body = replace(body, 'park engine', 'park airship')", True),
    ],
)
def test_a_bookmark_that_is_of_no_use_is_thrown_away(server, change, warned):
    """The entries are the truth."""
    table, _, _ = an_eventful_table(server)
    before = server.live(table).fold
    server.do(server.live(table).mark())
    file = server.service.resources.settings.data / "firehouse.sqlite"
    with closing(sqlite3.connect(file)) as database, database:
        changed = database.execute(
            f"UPDATE bookmarks SET {change} WHERE table_id = ?", (table.id,)
        ).rowcount
    assert changed == 1
    server.forget(table.id)

    with capture_logs() as logs:
        table.watch()

    assert told(server.live(table).fold) == told(before)
    assert any(line["event"] == "a bookmark is of no use" for line in logs) == warned


def test_an_older_bookmark_does_not_replace_a_newer_one(server):
    table = server.make()
    anna = table.sit()
    live = server.live(table)
    server.do(live.mark())
    old = bookmarked(server, table)
    anna.play_any()
    server.do(live.mark())
    new = bookmarked(server, table)

    server.do(server.service.resources.store.keep_bookmark(old))

    assert old.seq < new.seq
    assert bookmarked(server, table) == new

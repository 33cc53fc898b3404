"""Names and chat as they may be shown."""

from __future__ import annotations

import pytest

from firehouse.server.denial import Denied
from firehouse.server.people.texts import NOBODY, chat_of, name_of

UNSEEN = {
    "nothing": "",
    "spaces": " \t\u2003\u3000",
    "a Hangul filler": "\u3164",
    "half a Hangul filler": "\uffa0",
    "Hangul letters without a sound": "\u115f\u1160",
    "Braille without dots": "\u2800\u2800",
    "joiners": "\u200d\u200c",
    "no width": "\u200b\ufeff\u2060",
    "a grapheme joiner": "\u034f",
    "a variation selector": "\ufe0f",
    "a rare variation selector": "\U000e0101",
    "a Mongolian selector": "\u180b",
    "a Khmer vowel that is not shown": "\u17b4",
    "tags": "\U000e0041",
}


@pytest.mark.parametrize("what", UNSEEN)
def test_what_cannot_be_seen_is_no_name_and_no_chat(what):
    assert name_of(UNSEEN[what]) == NOBODY
    assert chat_of(UNSEEN[what]) == ""


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("Anna", "Anna"),
        ("  Anna \u2800 B. ", "Anna B."),
        ("\u3164Anna\u3164", "Anna"),
        ("\u202eevil\u202c", "evil"),
        ("<b>x</b>", "<b>x</b>"),
        ("\U0001f469\u200d\U0001f692", "\U0001f469\u200d\U0001f692"),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("e\u0301", "\u00e9"),
        ("\ud55c\uae00", "\ud55c\uae00"),
        ("e" * 300, "e" * 32),
        ("Robot", "Robot"),
        ("Abbot", "Abbot"),
        ("Greedy", "Greedy"),
        ("Bot Fly", "Bot Fly"),
    ],
)
def test_names_that_can_be_read_are_kept(given, name):
    assert name_of(given) == name


@pytest.mark.parametrize(
    "name",
    [
        "The bot",
        "a BOT",
        "Bot",
        "bot (greedy)",
        " the \u3164 bot ",
        "\uff22\uff4f\uff54",
        "Search Bot",
        "B\u043et",
        "\u0392\u03bf\u03c4",
        "B\u200dot",
        "Bo\u0336t",
        "Ben (b\u043et)",
    ],
)
def test_nobody_is_called_like_a_bot(name):
    with pytest.raises(Denied) as denied:
        name_of(name)
    assert denied.value.code == "bad-name"


@pytest.mark.parametrize(
    "name", ["Anna", " anna ", "\u0410nna", "\u0391nna", "\uff21\uff2e\uff2e\uff21", "A\u200dnna"]
)
def test_nobody_is_called_like_somebody_at_the_table(server, name):
    """Neither who sits down nor who is there; another table is another matter."""
    table = server.make(seats=["me", "open"])
    ben = table.sit(table.join("Ben"))
    other = server.make(seats=["me", "open"], name="Eva")

    took = server.http.post(
        f"/api/tables/{server.make(seats=['me', 'open']).id}/seats", json={"name": name}
    )
    assert (took.status_code, took.json()["code"]) == (409, "name-taken")
    assert ben.ask("rename", name=name)["code"] == "name-taken"
    other.join(name)


def test_ones_own_name_is_not_taken_and_nobody_is_called_nothing(server):
    table = server.make(
        setup={"ruleset": "flashpoint/family", "crew": 3}, seats=["me", "open", "open"]
    )
    assert table.sit().ask("rename", name="ANNA")["type"] == "done"
    assert table.join("")["person"] != table.join("")["person"]


def test_marks_do_not_pile_up():
    pile = "\u0301\u0316\u0336\u0489"
    assert len(name_of(f"x{pile * 5}y")) == len("x..y")
    assert name_of("Nguy\u1ec5n \u0e17\u0e35\u0e48") == "Nguy\u1ec5n \u0e17\u0e35\u0e48"


def test_a_name_of_bots_is_refused_where_people_come_in(server):
    body = {"setup": {"ruleset": "flashpoint/family"}, "name": "The bot"}

    made = server.http.post("/api/tables", json=body)
    renamed = server.make().sit().ask("rename", name="a bot")

    assert (made.status_code, made.json()["code"]) == (409, "bad-name")
    assert (renamed["type"], renamed["code"]) == ("refused", "bad-name")

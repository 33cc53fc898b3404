"""Tables with open seats: anybody sits down, bots keep seats warm, the maker keeps the peace."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from tables import GENEROUS, Client, Server, Table, served, wait_for

from firehouse.server.denial import Denied
from firehouse.server.people.blocked_words import BlockedWords
from firehouse.server.people.shunned import A_DAY, Shunned
from firehouse.server.settings import Settings
from firehouse.server.tables import matching

OPEN: dict[str, Any] = {
    "seats": ["me", "open:greedy"],
    "seeks": {"language": "en", "level": "any", "time": "hour"},
}
QUICK = {"name": "Ben", "language": "en"}


@pytest.fixture
def own_server(tmp_path):
    """A server at which nobody else looks for a table."""
    with served(Settings(data=tmp_path, blocked_words="Damn, blast*", **GENEROUS)) as opened:
        yield opened


def refusal(
    server: Server, table: Table, name: str = "Ben", http: httpx.Client | None = None
) -> str:
    """The code with which a seat is refused."""
    answer = (http or server.http).post(f"/api/tables/{table.id}/seats", json={"name": name})
    assert answer.status_code == 409, answer.text
    return answer.json()["code"]


def kinds(client: Client) -> list[tuple[str, bool]]:
    return [(h["kind"], h.get("open", False)) for h in client.shot["holders"]]


def test_a_bot_keeps_the_seat_warm_until_somebody_sits_down(server):
    """The game has begun, and whoever comes plays on in the bot's place."""
    table = server.make(**OPEN)
    anna = table.sit()
    assert anna.shot["table"]["status"] == "playing"
    assert kinds(anna) == [("person", False), ("bot", True)]

    ben = table.sit(table.join("Ben"))

    assert ben.shot["you"]["pawns"] == [1]
    anna.level(ben)
    assert kinds(anna) == [("person", False), ("person", False)]
    assert refusal(server, table, "Cleo") == "no-open-seat"


def test_the_list_says_whom_a_table_looks_for(own_server):
    table = own_server.make(**OPEN)
    (line,) = own_server.http.get("/api/tables").json()
    assert (line["id"], line["open_seats"], line["seeks"]) == (table.id, 1, OPEN["seeks"])
    assert own_server.http.get(f"/api/tables/{table.id}").json()["seeks"] == OPEN["seeks"]


def test_quick_match_takes_an_open_seat_or_makes_one(own_server):
    first = own_server.http.post("/api/quick", json={**QUICK, "name": "Anna"}).json()
    second = own_server.http.post("/api/quick", json=QUICK).json()
    assert second["table"] == first["table"]
    assert set(second["pawns"]).isdisjoint(first["pawns"])
    for other in ({"language": "de"}, {"besides": [first["table"]]}):
        third = own_server.http.post("/api/quick", json={**QUICK, **other}).json()
        assert third["table"] != first["table"]


def test_quick_match_finds_no_table_that_was_left(own_server, monkeypatch):
    monkeypatch.setattr(matching, "LIVELY", -matching.LIVELY)
    first = own_server.http.post("/api/quick", json=QUICK).json()
    assert own_server.http.post("/api/quick", json=QUICK).json()["table"] != first["table"]


def test_levels_that_do_not_fit_are_not_matched(own_server):
    own_server.make(**{**OPEN, "seeks": {"language": "en", "level": "new"}})
    for level, fits in (("experienced", False), ("new", True)):
        wanted = {**QUICK, "level": level}
        ticket = own_server.http.post("/api/quick", json=wanted).json()
        line = own_server.http.get(f"/api/tables/{ticket['table']}").json()
        assert ("Anna" in line["people"]) == fits


def test_a_closed_table_takes_nobody(server):
    table = server.make(**OPEN)
    anna = table.sit()
    assert anna.ask("admit", open=False)["type"] == "done"
    assert refusal(server, table) == "closed"
    assert server.http.get(f"/api/tables/{table.id}").json()["open_seats"] == 0
    assert anna.ask("admit", open=False)["code"] == "no-change"
    anna.ask("admit", open=True)
    table.join("Ben")


def test_somebody_is_taken_off_the_table(server):
    """A bot plays on in their seat, and their token opens it no more, nor does a copy of it."""
    table = server.make(**OPEN)
    ticket = table.join("Ben")
    key = server.http.post("/api/lockers").json()["key"]
    wanted = {"key": key, "table": table.id, "token": ticket["token"]}
    copy = server.http.post("/api/lockers/seats", json=wanted).json()
    anna, ben = table.sit(), table.sit(ticket)

    assert anna.ask("remove", person=ticket["person"])["type"] == "done"

    assert ben.until("refused")["code"] == "removed"
    assert ben.until("bye")
    assert kinds(anna) == [("person", False), ("bot", False)]
    assert [person["name"] for person in anna.shot["people"]] == ["Anna"]
    for token in (ticket["token"], copy["token"]):
        assert table.watch().ask("hello", token=token)["code"] == "bad-token"
    assert server.http.post("/api/lockers/open", json={"key": key}).json()["tables"] == []
    assert refusal(server, table) == "no-open-seat"
    anna.ask("offer-seat", pawn=1, open=True)
    assert table.join("Cleo")["pawns"] == [1]
    server.forget(table.id)
    assert table.watch().ask("hello", token=ticket["token"])["code"] == "bad-token"


def test_who_was_taken_off_does_not_come_back_under_another_name(own_server):
    """Nor by a quick match, nor after the table has slept; others are welcome."""
    table = own_server.make(**OPEN)
    anna = table.sit()
    with own_server.visitor("127.0.1.2") as there, own_server.visitor("127.0.1.3") as elsewhere:
        anna.ask("remove", person=table.join("Ben", http=there)["person"])
        anna.ask("offer-seat", pawn=1, open=True)
        own_server.forget(table.id)

        assert refusal(own_server, table, "Bob", there) == "shunned"
        quick = there.post("/api/quick", json=QUICK).json()
        assert quick["table"] != table.id
        assert table.join("Cleo", http=elsewhere)["pawns"] == [1]


def test_who_was_taken_off_is_known_at_other_processes(pair):
    one, other = pair
    table = one.make(**OPEN)
    with one.visitor("127.0.1.2") as there, other.visitor("127.0.1.2") as there_too:
        ben = Table(other, table.ticket).join("Ben", http=there_too)
        anna = table.sit()
        anna.ask("remove", person=ben["person"])
        anna.ask("offer-seat", pawn=1, open=True)
        wait_for(lambda: (table.id, "127.0.1.2") in one.service.resources.shunned.until)

        assert refusal(one, table, "Bob", there) == "shunned"


def test_a_table_is_open_to_an_address_again_after_a_day():
    now = [100.0]
    shunned = Shunned(lambda: now[0])
    shunned.add("t", ["a"])
    with pytest.raises(Denied, match="off it today; you can watch, or play at another one"):
        shunned.need_welcome("t", "a", watch=True)
    with pytest.raises(Denied, match="off it today; you can play at another one"):
        shunned.need_welcome("t", "a", watch=False)
    shunned.need_welcome("t", "b", watch=True)
    shunned.need_welcome("u", "a", watch=True)
    now[0] += A_DAY
    shunned.need_welcome("t", "a", watch=True)
    shunned.add("u", ["b"])
    assert set(shunned.until) == {("u", "b")}


def test_one_address_puts_so_many_tables_on_the_list(tmp_path):
    """Tables of one's own can be made all the same, and others are not kept from the list."""
    with (
        served(Settings(data=tmp_path, **{**GENEROUS, "open_tables_per_hour": 2})) as server,
        server.visitor("127.0.1.2") as elsewhere,
    ):
        server.make(**OPEN)
        server.make(public=True)
        wanted = {"setup": {"ruleset": "flashpoint/family"}, "name": "Anna", **OPEN}
        answer = server.http.post("/api/tables", json=wanted)

        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        assert server.http.post("/api/quick", json={**QUICK, "language": "de"}).status_code == 429
        assert server.http.post("/api/quick", json=QUICK).status_code == 201
        server.make()
        assert elsewhere.post("/api/quick", json={**QUICK, "language": "de"}).status_code == 201
        assert 'firehouse_refusals_total{limit="open-tables"} 2.0' in elsewhere.get("/metrics").text


def test_one_address_takes_so_many_seats(tmp_path):
    with served(Settings(data=tmp_path, **{**GENEROUS, "seats_per_hour": 1})) as server:
        table = server.make(seats=["me", "open"])
        table.join("Ben")
        answer = server.http.post(f"/api/tables/{table.id}/seats", json={"name": "Cleo"})

        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")


def test_who_leaves_makes_room(server):
    table = server.make(**OPEN)
    ben = table.sit(table.join("Ben"))
    assert ben.ask("leave")["type"] == "done"
    assert ben.shot["you"]["pawns"] == []
    assert ben.ask("leave")["code"] == "no-seat"
    table.join("Cleo")


def test_the_muted_say_nothing(server):
    table = server.make(**OPEN)
    ticket = table.join("Ben")
    anna, ben = table.sit(), table.sit(ticket)
    anna.ask("mute", muted=True, person=ticket["person"])
    for said in ({"do": "chat", "text": "Hi"}, {"do": "ping", "spot": "pawn:0", "mark": "look"}):
        assert ben.ask(**said)["code"] == "muted"
    anna.ask("mute", muted=False, person=ticket["person"])
    assert ben.ask("chat", text="Hi")["type"] == "done"
    anna.ask("mute", muted=True)
    assert ben.ask("chat", text="Hi")["code"] == "muted"
    assert anna.ask("chat", text="Quiet")["type"] == "done"
    server.do(server.live(table).mark())
    server.forget(table.id)
    assert table.sit(ticket).ask("chat", text="Hi")["code"] == "muted"


@pytest.mark.parametrize(
    "wanted",
    [
        {"do": "admit", "open": False},
        {"do": "remove", "person": 0},
        {"do": "mute", "muted": True},
        {"do": "filter", "words": ["x"]},
        {"do": "offer-seat", "pawn": 0, "open": True},
    ],
    ids=lambda wanted: wanted["do"],
)
def test_only_the_maker_keeps_the_peace(server, wanted):
    table = server.make(**OPEN)
    ben = table.sit(table.join("Ben"))
    assert ben.ask(**wanted)["code"] == "not-maker"
    assert table.watch().ask(**wanted)["code"] == "spectator"


def test_nonsense_is_refused_with_a_sentence(server):
    table = server.make(**OPEN)
    anna = table.sit()
    assert anna.ask("remove", person=7)["code"] == "no-person"
    assert anna.ask("remove", person=0)["code"] == "no-person"
    assert anna.ask("mute", muted=True, person=7)["code"] == "no-person"
    assert anna.ask("offer-seat", pawn=0, open=True)["code"] == "seat-taken"
    assert anna.ask("offer-seat", pawn=9, open=True)["code"] == "no-pawn"
    wrong = {**OPEN, "seeks": {"language": "English"}}
    answer = server.http.post("/api/tables", json={"setup": {}, "name": "A", **wrong})
    assert answer.status_code == 422


def test_words_of_the_host_and_of_the_maker_are_not_taken(own_server):
    table = own_server.make(**OPEN)
    anna = table.sit()
    for text in ("damn", "DÁMN!", "oh blasted thing"):
        assert anna.ask("chat", text=text)["code"] == "bad-words"
    assert anna.ask("rename", name="Damn")["code"] == "bad-words"
    assert anna.ask("chat", text="goddamn is another word")["type"] == "done"
    assert refusal(own_server, table, "Damn Ben") == "bad-words"
    quick = own_server.http.post("/api/quick", json={**QUICK, "name": "blast"})
    assert quick.json()["code"] == "bad-words"
    anna.ask("filter", words=["turnip", "  "])
    assert anna.shot["table"]["blocked"] == 1
    assert anna.ask("chat", text="you turnip")["code"] == "bad-words"
    assert refusal(own_server, table, "Turnip") == "bad-words"
    assert wait_for(lambda: own_server.http.get(f"/api/tables/{table.id}").status_code == 200)


def test_blocked_words_are_whole_words():
    words = BlockedWords(["ass", "troll*", "*", ""])
    for clean in ("class", "assess", "stroll", "…"):
        words.need_clean(clean)
    for bad in ("ASS", "ａｓｓ", "trolling"):
        with pytest.raises(Exception, match="not wanted"):
            words.need_clean(bad)

"""Before the game: open seats, being ready, starting with bots, and who may sit where."""

from __future__ import annotations

CREW = {"ruleset": "flashpoint/family", "crew": 3}


def test_a_table_with_open_seats_waits_until_all_are_ready(server):
    """It starts by itself when every seat is taken and everybody is ready."""
    table = server.make(setup=CREW, seats=["me", "open", "open"])
    anna = table.sit()
    assert anna.shot["table"]["status"] == "lobby"
    assert anna.play_any()["code"] == "lobby"

    ben = table.sit(table.join("Ben", [2]))
    cem = table.sit(table.join("Cem"))
    anna.ask("ready", ready=True)
    ben.ask("ready", ready=True)
    assert cem.until("changed", seq=ben.seen[-1]["seq"])["table"]["status"] == "lobby"
    cem.ask("ready", ready=True)

    assert cem.shot["table"]["status"] == "playing"
    assert cem.shot["you"]["pawns"] == [1]
    holders = [{"kind": "person", "person": person} for person in (0, 2, 1)]
    assert cem.shot["holders"] == holders


def test_seats_are_taken_once(server):
    """A taken seat, a seat that is not there and a full table are refused."""
    table = server.make(setup=CREW, seats=["me", "open", "open"])
    table.join("Ben", [1])
    path = f"/api/tables/{table.id}/seats"

    taken = server.http.post(path, json={"name": "Cem", "pawns": [1]})
    missing = server.http.post(path, json={"name": "Cem", "pawns": [9]})
    table.join("Cem")
    full = server.http.post(path, json={"name": "Dana"})

    assert [answer.status_code for answer in (taken, missing, full)] == [409] * 3
    assert taken.json()["code"] == missing.json()["code"] == "seat-taken"
    assert full.json()["code"] == "no-open-seat"


def test_the_maker_starts_with_bots_in_open_seats(server):
    """Others cannot; the maker may take the bots' pawns back later."""
    table = server.make(setup=CREW, seats=["me", "open", "open"])
    anna, ben = table.sit(), table.sit(table.join("Ben"))
    assert ben.ask("start")["code"] == "not-maker"
    assert anna.ask("start", fill="bot:nobody")["code"] == "no-bot"

    anna.ask("start", fill="bot:random")

    assert anna.shot["table"]["status"] == "playing"
    bot = anna.shot["holders"][2]
    assert (bot["kind"], bot["bot"], bot["person"]) == ("bot", "random", 0)
    assert bot["name"]
    assert bot["style"]
    assert anna.ask("start")["code"] == "started"
    anna.ask("take-back", pawn=2)
    assert anna.shot["you"]["pawns"] == [0, 2]


def test_the_maker_starts_alone(server):
    """Open seats become the maker's own."""
    anna = server.make(setup=CREW, seats=["open", "open", "open"]).sit()
    assert anna.shot["you"]["pawns"] == []

    anna.ask("start", fill="me")

    assert {holder["kind"] for holder in anna.shot["holders"]} == {"person"}
    assert anna.play_any()["type"] == "done"


def test_a_table_is_found_by_its_code_and_in_the_list(server):
    """Only public tables are listed."""
    open_table = server.make(public=True, name="Listed")
    hidden = server.make()
    code = open_table.ticket["code"]

    line = server.http.get(f"/api/codes/{code.lower()}").json()
    known = server.http.get(f"/api/tables/{hidden.id}").json()
    listed = {line["id"] for line in server.http.get("/api/tables").json()}

    assert (line["id"], line["people"], line["status"]) == (open_table.id, ["Listed"], "playing")
    assert known["id"] == hidden.id
    assert open_table.id in listed
    assert hidden.id not in listed
    assert server.http.get("/api/codes/AAAAAA").status_code == 404


def test_two_sit_down_at_once(server):
    """Everybody who sits down at the same moment gets a seat of their own."""
    from concurrent.futures import ThreadPoolExecutor

    table = server.make(setup=CREW, seats=["open"] * 3)

    with ThreadPoolExecutor(3) as pool:
        tickets = list(pool.map(table.join, ["Ben", "Cem", "Dana"]))

    assert sorted(pawn for ticket in tickets for pawn in ticket["pawns"]) == [0, 1, 2]
    assert len({ticket["person"] for ticket in tickets}) == 3

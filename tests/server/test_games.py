"""What can be asked about a game: records, frames, branches, imports, standings, play again."""

from __future__ import annotations

import json
import re

import pytest
from tables import Server, Table, play_on

import firehouse as fh
from firehouse.core.phrase import Phrase
from firehouse.core.record import replay
from firehouse.games.hotshots.words.language import say
from firehouse.server.tables.outside import LONGEST_FILE
from firehouse.stage.folder import patched

QUICK = {"ruleset": "hotshots/standard", "crew": 2}


def played(server: Server, **wanted) -> Table:
    """A table whose bots have played to the end."""
    table = server.make(**{"setup": QUICK, "seats": ["bot:greedy"] * 2, **wanted})
    watcher = table.watch()
    while watcher.shot["table"]["status"] != "over":
        watcher.hear()
    watcher.close()
    return table


def get(server: Server, table: Table, what: str):
    return server.http.get(f"/api/tables/{table.id}/{what}")


def post(server: Server, path: str, **body):
    answer = server.http.post(path, json=body)
    assert answer.status_code == 201, answer.text
    return Table(server, answer.json())


@pytest.fixture(scope="module")
def over(server):
    return played(server, seed=11)


def test_a_record_of_a_finished_game_replays(server, over):
    """It is whole, with its seed."""
    record = get(server, over, "record").json()

    table = replay(record)

    assert (record["seed"], record["result"]) == (11, table.result)
    assert table.step == len(record["checks"])


def test_frames_tell_the_whole_game(server, over):
    """Folding the patches into the first view gives the last one."""
    history = get(server, over, "frames").json()
    view = history["first"]
    for frame in history["frames"]:
        view = patched(view, frame["patch"])

    assert view == over.watch().shot["view"]
    assert history["record"]
    assert [step["step"] for step in history["steps"]] == list(range(1, len(history["steps"]) + 1))
    assert all(step["situation"] for step in history["steps"])
    assert all(bool(step["label"]) != step["luck"] for step in history["steps"])
    holders = over.watch().shot["holders"]
    assert [one["name"] for one in history["players"]] == [held["name"] for held in holders]


def spoken(told) -> Phrase | None:
    """A message as it was sent."""
    if not isinstance(told, dict):
        return told
    return Phrase(told["name"], {key: values(value) for key, value in told["arguments"].items()})


def values(value):
    return [spoken(item) for item in value] if isinstance(value, list) else spoken(value)


def test_log_lines_and_refusals_carry_their_message(server, over):
    """Whoever has the words of a language can say the same."""
    client = over.watch()
    lines = [line for line in client.shot["log"] if line["phrase"]]
    assert {"turn-started", "rolled", "game-ended"} <= {line["kind"] for line in lines}
    answer = client.ask("why", action="end")
    for line in (*lines, answer):
        assert say(spoken(line["phrase"])) == line["text"]


def test_before_the_end_record_and_review_are_kept_back(server):
    """The record would tell the seed; a review would advise."""
    table = server.make()

    answers = [get(server, table, what) for what in ("record", "review")]

    assert [answer.status_code for answer in answers] == [409, 409]
    assert {answer.json()["code"] for answer in answers} == {"not-over"}
    assert not get(server, table, "frames").json()["record"]


def test_a_finished_game_stands_among_others(server, over):
    """Same set-up and seed: they are compared; each knows which is its own."""
    other = played(server, seed=11, name="Others")

    standing = get(server, other, "standing").json()

    assert standing["played"] == len(standing["teams"]) == 2
    assert [team["yours"] for team in standing["teams"] if team["table"] == other.id] == [True]
    assert {tuple(team["names"]) for team in standing["teams"]} == {("Anna",), ("Others",)}
    assert get(server, server.make(), "standing").json()["played"] == 0


def test_the_standing_of_a_running_game_leads_to_no_record(server, over):
    """The records of others with its seed would tell what is to come."""
    running = server.make(setup=QUICK, seed=11)

    standing = get(server, running, "standing").json()

    assert standing["played"] > 0
    assert over.id not in json.dumps(standing)
    assert {team["table"] for team in standing["teams"]} == {None}


def test_play_again_with_the_same_people(server):
    """A new table with the same seats and tokens, once, also for who lent theirs to bots."""
    table = server.make(setup=QUICK, seats=["me", "open"])
    ticket = table.join("Ben")
    anna, ben = table.sit(), table.sit(ticket)
    assert anna.ask("again")["code"] == "not-over"
    for client in (anna, ben):
        client.ask("ready", ready=True)
    anna.level(ben)
    anna.ask("hand-over", pawn=0, bot="greedy")
    ben.ask("hand-over", pawn=1, bot="greedy")
    while ben.shot["table"]["status"] != "over":
        ben.hear()
    anna.level(ben)

    done = ben.ask("again", id="a")
    first = ben.shot["table"]["next"]
    ben.ask("chat", text="another one")

    assert ben.ask("again", id="a") == done
    assert ben.shot["table"]["next"] == first
    assert anna.ask("again")["seq"] == done["seq"]
    anna.level(ben)
    again = Table(server, {**table.ticket, "table": anna.shot["table"]["next"]})
    shot = again.sit(ticket).shot
    assert shot["you"] == {"person": 1, "pawns": [1]}
    assert shot["table"]["status"] == "playing"
    assert again.sit().shot["you"]["pawns"] == [0]


@pytest.mark.parametrize("luck", ["same", "new"])
def test_what_if(server, over, luck):
    """A branch begins with the steps of the game; its record replays, whatever its luck."""
    step = 40
    branch = post(server, f"/api/tables/{over.id}/branch", step=step, luck=luck, name="Anna")
    anna = branch.sit()
    assert anna.shot["table"]["branch"] == {"table": over.id, "step": step}
    assert anna.shot["step"] >= step
    assert anna.shot["you"]["pawns"] == [0, 1]
    old = get(server, over, "frames").json()["steps"]
    new = get(server, branch, "frames").json()["steps"]
    assert [s["text"] for s in new[:step]] == [s["text"] for s in old[:step]]

    anna.ask("hand-over", pawn=0, bot="greedy")
    anna.ask("hand-over", pawn=1, bot="greedy")
    while anna.shot["table"]["status"] != "over":
        anna.hear()

    record = get(server, branch, "record").json()
    assert replay(record).result == anna.shot["table"]["result"]
    assert (record["seed"] == 11) == (luck == "same")
    assert get(server, branch, "standing").json()["played"] == 0


def test_the_luck_of_a_running_game_is_not_branched(server):
    """It would show what is to come; new luck may be had at any time."""
    table = server.make()
    path = f"/api/tables/{table.id}/branch"

    same = server.http.post(path, json={"step": 0, "luck": "same", "name": ""})
    late = server.http.post(path, json={"step": 999, "luck": "new", "name": ""})

    assert (same.status_code, same.json()["code"]) == (409, "not-over")
    assert (late.status_code, late.json()["code"]) == (409, "no-step")
    assert post(server, path, step=0, luck="new", name="").sit().shot["offers"]


def test_records_are_imported_finished_or_not(server, over):
    """A finished game can be looked at, an unfinished one is played on."""
    record = get(server, over, "record").json()
    finished = post(server, "/api/records", record=record, name="Anna")
    game = fh.Table(fh.Setup("flashpoint/family", crew=2), seed=4)
    game.play(game.actions()[0])
    unfinished = post(server, "/api/records", record=game.record().to_json(), name="Anna")

    assert finished.watch().shot["table"]["result"] == record["result"]
    assert get(server, finished, "frames").status_code == 200
    anna = unfinished.sit()
    assert anna.shot["step"] == game.step
    assert anna.play_any()["type"] == "done"


def test_a_record_of_other_rules_says_so(server, over):
    """It replays, but nobody can tell whether it would have come out so."""
    record = {**get(server, over, "record").json(), "rules_version": "0.9 <b>"}

    other = post(server, "/api/records", record=record, name="Anna").watch().shot["log"]
    same = post(server, f"/api/tables/{over.id}/branch", step=40, name="Anna").watch().shot["log"]

    assert any("played by other rules, version 0.9 <b>;" in line["text"] for line in other)
    assert not any("other rules" in line["text"] for line in same)


def test_bad_records_are_refused_with_a_sentence(server, over):
    """Nonsense, a record that does not replay, and too much of it."""
    record = get(server, over, "record").json()
    record["actions"][3] = "nonsense"

    wrong = server.http.post("/api/records", json={"record": record, "name": ""})
    empty = server.http.post("/api/records", json={"record": {}, "name": ""})
    big = server.http.post("/api/records", json={"record": {"x": "y" * 3_000_000}, "name": ""})
    record["setup"]["files"] = {"plan": "\n" * (LONGEST_FILE + 1)}
    long = server.http.post("/api/records", json={"record": record, "name": ""})

    assert [a.status_code for a in (wrong, empty, big, long)] == [409, 409, 413, 409]
    assert "nonsense" in wrong.json()["text"]
    assert "20,000 characters" in long.json()["text"]
    assert big.json()["code"] == "too-big"


def test_a_referee_types_what_fell(server):
    """At a table with real dice anybody seated types the outcomes, and mistypes are put right."""
    table = server.make(referee=True, seats=["me", "open"])
    ben = table.sit(table.join("Ben"))
    anna = table.sit()
    anna.ask("start")
    ben.level(anna)
    for action in ("", "", "end"):
        play_on(action, anna, ben)
    assert ben.shot["awaits"]["chance"]
    first = ben.shot["view"]

    assert ben.play(ben.shot["offers"][5]["action"])["type"] == "done"
    ben.ask("undo", at=ben.position)
    assert ben.shot["view"] == first
    while ben.shot["awaits"]["chance"]:
        ben.play_any()

    assert ben.shot["awaits"]["pawn"] == 1
    assert get(server, table, "frames").json()["record"]
    record = get(server, table, "record").json()
    assert (record["seed"], len(record["actions"])) == (None, 3)
    assert replay(record).step == ben.shot["step"]


def test_the_seed_of_a_game_is_secret_until_its_end(server):
    """No byte of any answer or message holds it before; after the end it is told."""
    seed = 4_242_424_242_424_242
    table = server.make(setup=QUICK, seats=["me", "bot:greedy"], seed=seed, public=True)
    watcher = table.sit()
    paths = [f"/api/tables/{table.id}{what}" for what in ("", "/frames", "/record", "/standing")]
    told = [server.http.get(path) for path in ("/api/tables", *paths)]
    assert get(server, table, "record").status_code == 409, "the game went on too fast"
    assert all(str(seed).encode() not in answer.content for answer in told)
    watcher.ask("hand-over", pawn=0, bot="greedy")
    while watcher.shot["table"]["status"] != "over":
        watcher.hear()

    telling = [message for message in watcher.seen if str(seed) in json.dumps(message)]
    assert telling == watcher.seen[-1:]
    assert watcher.shot["table"]["seed"] == seed


def test_the_daily_seed_is_the_same_for_everybody(server):
    """And differs between set-ups; nobody is told it before the end."""
    tables = [server.make(seed="daily") for _ in range(2)]
    other = server.make(seed="daily", setup={"ruleset": "flashpoint/family", "crew": 3})

    views = [table.watch().shot["view"] for table in tables]

    assert views[0] == views[1]
    rows = [server.live(table).fold.row for table in tables]
    assert rows[0].seed == rows[1].seed
    other.watch()
    assert server.live(other).fold.row.seed != rows[0].seed
    assert rows[0].daily == server.http.get("/api/rulesets").json()["today"]


def test_a_daily_game_is_the_same_however_its_set_up_is_spelt(server):
    """So are its standings."""
    spelt = {**QUICK, "board": "circle", "difficulty": "standard", "options": {"solo": False}}
    plain = played(server, seed="daily", setup={"ruleset": QUICK["ruleset"]})
    other = played(server, seed="daily", setup=spelt)

    assert (
        get(server, plain, "record").json()["seed"] == get(server, other, "record").json()["seed"]
    )
    assert get(server, plain, "standing").json()["played"] == 2
    bad = {"setup": {"ruleset": "no/such"}, "seed": "daily", "name": ""}
    assert server.http.post("/api/tables", json=bad).json()["code"] == "bad-setup"


def test_a_plan_is_bounded(server):
    """One that fits is read, and refused for what is wrong with it; a longer one is not read."""
    answers = [
        server.http.post(
            "/api/tables",
            json={"setup": {"ruleset": "flashpoint/family", "files": {"plan": plan}}, "name": ""},
        )
        for plan in ("\n" * 10, "\n" * (LONGEST_FILE + 1))
    ]

    assert [(a.status_code, a.json()["code"]) for a in answers] == [
        (409, "bad-setup"),
        (422, "invalid"),
    ]


@pytest.mark.parametrize(
    ("part", "place"),
    [
        ({"setup": {"ruleset": "flashpoint/family", "crew": "two"}}, "setup.crew: "),
        ({"setup": {}}, "setup.ruleset: "),
        ({"seats": ["me", "you"]}, "seats.1: "),
        ({"seed": "today"}, "seed: "),
        ({"colour": "red"}, "colour: "),
    ],
)
def test_a_wrong_request_is_told_by_its_own_names(server, part, place):
    """And not by how it is checked."""
    wanted = {"setup": {"ruleset": "flashpoint/family"}, "name": "", **part}
    answer = server.http.post("/api/tables", json=wanted)

    assert answer.status_code == 422
    assert answer.json()["text"].startswith(place)
    assert not re.search(r"function|constrained|_whole|\[", answer.json()["text"])


def test_a_picture_is_drawn_by_the_engine(server, over):
    """Now, and after any step of the game."""
    steps = len(get(server, over, "frames").json()["steps"])

    now, last, first = (
        get(server, over, f"picture{at}") for at in ("", f"?step={steps}", "?step=0")
    )

    assert now.headers["content-type"] == "image/svg+xml"
    assert now.text.startswith("<svg")
    assert now.text == last.text != first.text
    assert get(server, over, f"picture?step={steps + 1}").json()["code"] == "no-step"

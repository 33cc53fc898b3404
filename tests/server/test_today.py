"""Today's ranked game, how teams are compared, and challenges."""

from __future__ import annotations

import json
import secrets
from datetime import UTC, datetime

import pytest
from later import LaterTime
from some_rows import a_table
from tables import GENEROUS, Client, Server, Table, served

import firehouse as fh
from firehouse.core import daily
from firehouse.core.daily import daily_seed, today
from firehouse.server.settings import Settings
from firehouse.server.storage import DayRow, Store
from firehouse.server.today.api import placed
from firehouse.stage.today import preset_of_the_day

GAME = "hotshots"


@pytest.fixture
def tomorrow(monkeypatch):
    """Call it, and the day is over."""
    return lambda: monkeypatch.setattr(daily, "datetime", LaterTime)


@pytest.fixture
def any_server(database, tmp_path):
    """A server on each database."""
    with served(Settings(data=tmp_path, database=database, **GENEROUS)) as opened:
        yield opened


def player() -> str:
    return secrets.token_urlsafe(32)


def pawns(game: str = GAME) -> int:
    table = fh.Table(preset_of_the_day(game, today()).setup, seed=1)
    return len(table.game.pawns(table.state))


def sit(server: Server, who: str | None = None, **wanted) -> Table:
    """A ranked table of today, with its maker's ticket."""
    answer = server.http.post(
        f"/api/today/{GAME}", json={"name": "Anna", "player": who or player(), **wanted}
    )
    assert answer.status_code == 201, answer.text
    return Table(server, answer.json())


def played(server: Server, **wanted) -> tuple[Table, Client]:
    """A ranked game that bots have played to its end."""
    table = sit(server, seats=["bot:greedy"] * pawns(), **wanted)
    watcher = table.sit()
    while watcher.shot["table"]["status"] != "over":
        watcher.hear()
    return table, watcher


def day_of(server: Server, mine: str = "", day: str = "today"):
    found = server.http.get("/api/today", params={"mine": mine}).json()
    return next(game for game in found["games"] if game["game"] == GAME)[day]


def test_everybody_meets_the_same_game(server):
    """Set-up and fire are alike; the seed is the server's own, and no other game's."""
    tables = [sit(server) for _ in range(2)]

    views = [table.sit().shot["view"] for table in tables]
    rows = [server.live(table).fold.row for table in tables]

    assert views[0] == views[1]
    assert rows[0].seed == rows[1].seed
    setup = preset_of_the_day(GAME, today()).setup
    assert fh.Setup.from_json(rows[0].setup) == fh.Table(setup, 1).setup
    known = {daily_seed(setup, today()), daily_seed(setup, today(), use=daily.RANKED)}
    common = server.make(seed="daily", setup=setup.to_json())
    common.watch()
    assert rows[0].seed not in known | {server.live(common).fold.row.seed}


def test_a_finished_game_is_in_the_table_without_its_seed(any_server, tomorrow):
    """Nobody is told the seed, the record or where to watch before the day is over."""
    server = any_server
    table, watcher = played(server)

    found = day_of(server, mine=table.id)

    assert (found["played"], len(found["teams"])) == (1, 1)
    team = found["teams"][0]
    assert (team["place"], team["names"], team["yours"], team["table"]) == (1, ["Anna"], True, None)
    assert [figure["title"] for figure in team["figures"]] == ["Scorched", "Contained", "Turns"]
    assert team["advice"]["bots"] > 0
    seed = server.live(table).fold.row.seed
    own = {"Authorization": f"Bearer {table.ticket['token']}"}
    told = [
        server.http.get(f"/api/tables/{table.id}/{what}", headers=own)
        for what in ("frames", "record", "review")
    ]
    assert told[1].json()["code"] == "not-over"
    assert not told[0].json()["record"]
    assert all(str(seed).encode() not in answer.content for answer in told)
    assert str(seed) not in json.dumps(watcher.seen)
    branch = {"step": 1, "luck": "same", "name": ""}
    refused = server.http.post(f"/api/tables/{table.id}/branch", json=branch, headers=own)
    assert refused.json() == {
        "code": "not-over",
        "text": "The luck of a game is told only when its day is over.",
        "phrase": {"name": "denied.luck-told-later", "arguments": {"over": True}},
    }

    tomorrow()

    assert server.http.get(f"/api/tables/{table.id}/record").json()["seed"] == seed
    assert day_of(server, day="yesterday")["teams"][0]["table"] == table.id
    assert day_of(server)["teams"] == []


def test_moves_of_a_bot_that_sat_down_count_as_advice(server):
    """As those of the server's own bots do; the moves of people do not."""
    table = sit(server, seats=["open"] * pawns())
    maker = table.sit()
    seat = {"name": "Robo", "player": player(), "bot": True, "pawns": list(range(pawns()))}
    ticket = server.http.post(f"/api/tables/{table.id}/seats", json=seat).json()
    robo = table.sit(ticket)
    for person in (maker, robo):
        assert person.ask("ready", ready=True)["type"] == "done"
    moves = 0
    while robo.shot["table"]["status"] != "over":
        if robo.shot["awaits"]["chance"]:
            robo.hear()
        else:
            assert robo.play_any()["type"] == "done"
            moves += 1

    team = day_of(server)["teams"][0]

    assert team["names"] == ["Anna", "Robo (bot)"]
    assert team["advice"] == {"bots": moves}


def test_each_player_has_one_try(any_server):
    """Whoever made a ranked table or sat down at one has had it; others of the day go on."""
    server, anna, ben = any_server, player(), player()
    table = sit(server, anna, seats=["me", "open"])
    assert server.http.get(f"/api/tables/{table.id}").json()["ranked"]
    seats = f"/api/tables/{table.id}/seats"
    taken = server.http.post(seats, json={"name": "Ben", "player": ben, "pawns": [0]})
    assert taken.json()["code"] == "seat-taken"
    assert server.http.post(seats, json={"name": "Ben", "player": ben}).status_code == 201

    again = [
        server.http.post(f"/api/today/{GAME}", json={"name": "", "player": who})
        for who in (anna, ben)
    ]
    other = server.http.post("/api/today/flashpoint", json={"name": "", "player": anna})
    nobody = server.http.post(seats, json={"name": "Cem"})

    assert [(a.status_code, a.json()["code"]) for a in again] == [(409, "tried")] * 2
    assert "tomorrow" in again[0].json()["text"]
    assert other.status_code == 201
    assert nobody.json()["code"] == "no-player"


def test_a_try_that_came_to_nothing_is_none(server):
    """Too many seats are refused, and the player may try again."""
    anna = player()
    bad = {"name": "Anna", "player": anna, "seats": ["me"] * 12}

    assert server.http.post(f"/api/today/{GAME}", json=bad).json()["code"] == "seats"
    assert sit(server, anna).id


def test_luck_is_not_taken_back(server):
    """A step that nothing followed is; what was rolled stays, and nothing is tried out beside."""
    table = server.http.post("/api/today/flashpoint", json={"name": "Anna", "player": player()})
    anna = Table(server, table.json()).sit()
    assert anna.shot["table"]["ranked"]
    assert anna.shot["can_undo"] == "no"
    while True:
        step = anna.shot["step"]
        moves = [offer["action"] for offer in anna.shot["offers"]]
        anna.play("end" if "end" in moves else moves[0])
        if anna.shot["step"] > step + 1:
            break

    assert anna.shot["can_undo"] == "no"
    refused = anna.ask("undo", at=anna.position)
    branch = {"step": 0, "luck": "new", "name": ""}
    own = {"Authorization": f"Bearer {table.json()['token']}"}
    path = f"/api/tables/{table.json()['table']}/branch"
    beside = server.http.post(path, json=branch, headers=own)

    assert (refused["type"], refused["code"]) == ("refused", "luck-seen")
    assert beside.json()["code"] == "ranked"


def test_a_game_that_ends_after_its_day_is_not_ranked(server, tomorrow):
    """By then others may know its luck."""
    before = day_of(server)["played"]
    table = sit(server, seats=["bot:greedy"] * pawns())
    tomorrow()
    watcher = table.sit()
    while watcher.shot["table"]["status"] != "over":
        watcher.hear()

    assert watcher.shot["table"]["seed"] is not None
    assert day_of(server, day="yesterday")["played"] == before


def test_results_cannot_be_forged(server):
    """There is no way to send one, and records and typed seeds make no ranked table."""
    day = today()
    before = day_of(server)["played"]
    sent = [
        server.http.post(f"/api/today/{GAME}/{day}", json={"result": "won"}),
        server.http.put(f"/api/today/{GAME}", json={"result": "won"}),
        server.http.post(
            f"/api/today/{GAME}", json={"name": "", "player": player(), "result": "won"}
        ),
        server.http.post(f"/api/today/{GAME}", json={"name": "", "player": "short"}),
        server.http.post(f"/api/today/{GAME}", json={"name": "", "player": player(), "seed": 1}),
    ]

    assert [answer.status_code for answer in sent] == [405, 405, 422, 422, 422]
    assert day_of(server)["played"] == before


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/today/nothing/2026-11-16", "no-game"),
        (f"/api/today/{GAME}/2999-01-01", "no-day"),
        (f"/api/today/{GAME}/yesterday", "no-day"),
        (f"/api/today/{GAME}/20261101", "no-day"),
        ("/api/challenges/none", "no-challenge"),
        ("/api/challenges/0123456789abcdef", "no-challenge"),
    ],
)
def test_stale_links_are_told(server, path, code):
    """As a sentence, with 404."""
    answer = server.http.get(path)

    assert (answer.status_code, answer.json()["code"]) == (404, code)


def test_days_before_can_be_looked_at(server):
    """Each with its own set-up."""
    found = server.http.get(f"/api/today/{GAME}/2026-11-01").json()

    assert found["day"] == "2026-11-01"
    assert found["title"] == preset_of_the_day(GAME, "2026-11-01").title
    assert found["teams"] == []


def a_row(rank: str, name: str) -> DayRow:
    at = datetime.now(UTC)
    return DayRow(name, "2026-11-16", GAME, rank, [name], "won", [("Turns", 9)], {}, at)


def test_ties_share_a_place():
    """And the places after them are left out."""
    rows = [a_row(rank, name) for rank, name in (("1", "a"), ("2", "b"), ("2", "c"), ("3", "d"))]

    found = placed(rows, frozenset({"c"}), told=False)

    assert [team.place for team in found] == [1, 2, 2, 4]
    assert [team.yours for team in found] == [False, False, True, False]


@pytest.mark.anyio
async def test_days_are_stored_in_order(database):
    """The best first; of a tie the earlier; the first end of a table counts."""
    store = Store(database)
    await store.start()
    try:
        for number, rank in enumerate(("12", "05", "05", "07")):
            row = a_table(id=f"{number:016x}", code=f"CODE{number}X")
            await store.create(row, [], [])
            await store.days.rank(a_row(rank, row.id))
        await store.days.rank(a_row("00", f"{0:016x}"))

        found = await store.days.best("2026-11-16", GAME, 3)

        assert [int(row.table, 16) for row in found] == [1, 2, 3]
        assert await store.days.tally("2026-11-16", GAME) == (4, 4)
        assert found[0].figures == [("Turns", 9)]
        assert await store.days.begin("d", GAME, "p", "t1") is None
        assert await store.days.begin("d", GAME, "p", "t2") == "t1"
        await store.days.forget("d", GAME, "p", "t2")
        assert await store.days.begin("d", GAME, "p", "t2") == "t1"
        await store.days.forget("d", GAME, "p", "t1")
        assert await store.days.begin("d", GAME, "p", "t2") is None
    finally:
        await store.stop()


def test_a_challenge_has_the_same_fire(any_server):
    """Another team meets it by a link that does not tell the first table, and is compared."""
    server = any_server
    table = server.make(setup={"ruleset": "hotshots/standard", "crew": 2}, seats=["bot:greedy"] * 2)
    path = f"/api/tables/{table.id}/challenge"
    stranger = server.http.post(path, json={"token": "no"})
    made = server.http.post(path, json={"token": table.ticket["token"]}).json()
    assert stranger.json()["code"] == "bad-token"
    assert server.http.post(path, json={"token": table.ticket["token"]}).json()["id"] == made["id"]
    assert (made["names"], made["pawns"], made["played"]) == (["Anna"], 2, 0)
    assert table.id not in json.dumps(made)

    answer = server.http.post(
        f"/api/challenges/{made['id']}", json={"name": "Ben", "seats": ["bot:greedy"] * 2}
    )
    other = Table(server, answer.json())
    for one in (table, other):
        watcher = one.watch()
        while watcher.shot["table"]["status"] != "over":
            watcher.hear()

    assert watcher.shot["table"]["challenge"] == made["id"]
    teams = server.http.get(f"/api/tables/{other.id}/standing").json()["teams"]
    assert sorted(team["names"][0] for team in teams) == ["Anna", "Ben"]
    assert server.http.get(f"/api/challenges/{made['id']}").json()["played"] == 2


def test_what_cannot_be_met_again_is_no_challenge(server):
    """Real dice, branches, and the ranked game of today."""
    dice = server.make(referee=True)
    ranked = sit(server)

    codes = [
        server.http.post(
            f"/api/tables/{table.id}/challenge", json={"token": table.ticket["token"]}
        ).json()["code"]
        for table in (dice, ranked)
    ]

    assert codes == ["no-seed", "ranked"]

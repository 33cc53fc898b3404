"""Several processes on one PostgreSQL and one Redis: any of them serves any table."""

from __future__ import annotations

import asyncio

from tables import Client, Table, wait_for

from firehouse.server.storage import Store
from firehouse.server.tables.registry import FOLLOWED


def test_two_players_on_two_processes_see_each_other(pair):
    """Moves, chat, pings, presence and undo reach the other process."""
    one, other = pair
    table = one.make(seats=["me", "open"])
    anna = table.sit()
    ticket = Table(other, table.ticket).join("Ben")
    ben = Client(other.port, table.id, ticket["token"])
    anna.until("changed")
    while not all(person["online"] for person in anna.shot["people"]):
        anna.hear()
    anna.ask("ready", ready=True)
    ben.level(anna)
    ben.ask("ready", ready=True)
    anna.level(ben)

    anna.play_any()
    ben.level(anna)
    assert ben.shot["view"] == anna.shot["view"]
    ben.play_any()
    anna.level(ben)
    assert anna.shot["view"] == ben.shot["view"]
    anna.ask("chat", text="hello over there")
    assert ben.until("chat")["line"]["text"] == "hello over there"
    ben.ask("ping", spot="square:3,4", mark="look")
    assert anna.until("ping")["name"] == "Ben"
    ben.ask("undo", at=ben.position)
    anna.level(ben)
    assert anna.shot["view"] == ben.shot["view"]
    ben.close()
    while anna.shot["people"][1]["online"]:
        anna.hear()


def test_of_two_moves_at_once_one_is_stale(pair):
    """Two processes accept the same turn; storage takes one, the loser is told and refreshed."""
    one, other = pair
    table = one.make()
    here, there = table.sit(), Client(other.port, table.id, table.ticket["token"])

    for _ in range(10):
        names = [
            client.send("play", at=client.position, actions=[client.first_offer()])
            for client in (here, there)
        ]
        answers = [
            client.until("done", "refused", id=name)
            for client, name in zip((here, there), names, strict=True)
        ]
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        assert {a.get("code") for a in answers} == {None, "stale"}
        here.level(there)
        there.level(here)
        assert here.shot["view"] == there.shot["view"]
        assert here.position == there.position


def test_what_is_right_is_done_whoever_is_quicker(pair):
    """Chats and moves of two processes at once: a number that is taken refuses nobody."""
    one, other = pair
    table = one.make(seats=["me", "open"])
    ticket = Table(other, table.ticket).join("Ben")
    anna, ben = table.sit(), Client(other.port, table.id, ticket["token"])
    anna.ask("ready", ready=True)
    ben.ask("ready", ready=True)
    anna.level(ben)

    for number in range(10):
        action = anna.first_offer()
        moving = anna.send("play", at=anna.position, actions=[action])
        talking = [ben.send("chat", text=f"{number}.{line}") for line in range(3)]
        answers = [ben.until("done", "refused", id=name) for name in talking]
        answers.append(anna.until("done", "refused", id=moving))
        assert {answer["type"] for answer in answers} == {"done"}
        anna.level(ben)
        ben.level(anna)
        anna.ask("undo", at=anna.position)
        ben.level(anna)


def test_a_team_that_plays_again_at_two_processes_has_one_table(pair):
    """Both are sent to the same next table, and no other is left in the list."""
    one, other = pair
    table = one.make(
        setup={"ruleset": "flashpoint/family", "crew": 1}, seats=["open"], seed=1, public=True
    )
    ticket = table.join("Anna")
    here = Client(one.port, table.id, ticket["token"])
    here.ask("ready", ready=True)
    while here.shot["table"]["status"] != "over":
        ends = [o["action"] for o in here.shot["offers"] if o["action"] == "end"]
        here.play(ends[0] if ends else here.first_offer())
    there = Client(other.port, table.id, ticket["token"])

    names = [client.send("again") for client in (here, there)]
    for client, name in zip((here, there), names, strict=True):
        assert client.until("done", "refused", id=name)["type"] == "done"
    here.level(there)
    there.level(here)

    assert here.shot["table"]["next"] == there.shot["table"]["next"]
    listed = {line["id"] for line in one.http.get("/api/tables").json()} - {table.id}
    assert listed == {here.shot["table"]["next"]}


def test_bots_of_a_table_that_two_processes_watch_play_once(pair):
    """Both see the same moves one after the other, whichever of them lets the bot play."""
    one, other = pair
    table = one.make(
        setup={"ruleset": "flashpoint/family", "crew": 1}, seats=["bot:greedy"], seed=1
    )
    there = Client(other.port, table.id, None)
    here = table.watch()

    for _ in range(12):
        here.until("moved")
    there.level(here)

    here.close()
    there.close()
    seen = [
        {m["seq"]: (m["step"], m["view"]) for m in client.seen if m["type"] == "moved"}
        for client in (here, there)
    ]
    common = seen[0].keys() & seen[1].keys()
    assert common
    assert all(seen[0][seq] == seen[1][seq] for seq in common)
    for moves in seen:
        assert list(moves) == list(range(min(moves), max(moves) + 1))
        steps = [step for step, _ in moves.values()]
        assert steps == sorted(set(steps))


def test_the_daily_seed_is_shared(pair):
    """One secret, one seed of the day."""
    views = [server.make(seed="daily").watch().shot["view"] for server in pair]

    assert views[0] == views[1]


def test_many_tables_that_moved_on_are_read_a_few_at_a_time(pair, monkeypatch):
    """All at once they waited for each other's connections until the storage seemed away."""
    one, other = pair
    tables = [one.make() for _ in range(5 * FOLLOWED)]
    players = [table.sit() for table in tables]
    watchers = [Client(other.port, table.id, None) for table in tables]
    reading, most, reads = 0, 0, 0
    usual = Store.entries

    async def slowly(store, table, after=0):
        nonlocal reading, most, reads
        reading, reads = reading + 1, reads + 1
        most = max(most, reading)
        await asyncio.sleep(0.05)
        reading -= 1
        return await usual(store, table, after)

    monkeypatch.setattr(Store, "entries", slowly)
    for _ in range(4):
        for player in players:
            player.send("chat", text="hello")
    for live in (other.live(table) for table in tables):
        assert wait_for(lambda live=live: len(live.fold.chat) == 4)

    assert most <= FOLLOWED
    assert reads < 4 * len(tables)
    for watcher in watchers:
        watcher.close()

"""Play over days: a clock for each turn, a reminder, and a bot that plays the turn at its end."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from push_service import push_service
from tables import CAPTAIN, GENEROUS, Server, in_turn, play_on, served, two_people, wait_for
from test_lockers import asked, new_key, put

from firehouse.server.settings import Settings

HOUR = 3600


@pytest.fixture
def any_server(database, tmp_path):
    """A server on each database that pushes to this machine too."""
    settings = Settings(data=tmp_path, database=database, push_anywhere=True, **GENEROUS)
    with served(settings) as opened:
        yield opened


def look_after(server: Server, seconds: float) -> None:
    """Look at the clocks as if so much time had passed."""
    server.do(server.service.resources.store._notes.flush())
    server.do(server.service.clocks.look(datetime.now(UTC) + timedelta(seconds=seconds)))


def test_at_the_end_of_the_clock_a_bot_plays_the_turn(any_server):
    """Also while nobody watches and the table sleeps; then the pawn is its player's again."""
    table, anna, ben = two_people(any_server, clock=HOUR)
    assert anna.shot["table"]["clock"] == HOUR
    ends = datetime.fromisoformat(anna.shot["table"]["ends"]) - datetime.now(UTC)
    assert timedelta(minutes=59) < ends <= timedelta(hours=1)
    look_after(any_server, HOUR - 60)
    look_after(any_server, HOUR - 30)
    seq = any_server.live(table).fold.seq
    for client in (anna, ben):
        client.close()
    any_server.do(any_server.service.resources.store._notes.flush())
    any_server.forget(table.id)

    look_after(any_server, HOUR + 1)

    live = any_server.live(table)
    assert wait_for(lambda: live.fold.actor == 1)
    assert [holder.person for holder in live.fold.holders] == [0, 1]
    assert live.fold.seq > seq + 1
    texts = [line.text for line in live.fold.log]
    assert "The time of Anna is up; a bot plays this turn." in texts
    again = table.sit()
    assert [holder["kind"] for holder in again.shot["holders"]] == ["person", "person"]


def test_who_comes_back_in_time_plays_on(server):
    table, anna, ben = two_people(server, clock=HOUR)
    look_after(server, HOUR - 60)
    assert server.live(table).fold.person_of(0) == 0
    assert anna.play_any()["type"] == "done"
    ben.level(anna)


def test_a_reminder_is_pushed_before_the_end(any_server):
    with push_service() as service:
        table, anna, _ = two_people(any_server, clock=HOUR)
        key = new_key(any_server)
        put(any_server, key, table.ticket)
        asked(any_server, "push", key, 204, **service.subscription())
        anna.close()
        assert wait_for(lambda: not any_server.live(table).presence.online(0))
        look_after(any_server, HOUR / 2)
        assert service.heard.empty()

        look_after(any_server, HOUR - 300)

        message = service.message()
        assert message["title"].endswith("your time is nearly up")
        assert message["text"] == "Otherwise a bot plays this turn for you."


def test_bots_of_a_slow_table_play_while_nobody_watches(server):
    """They do it once the clocks are looked at, also after a restart."""
    table = server.make(seats=["bot:greedy", "me"], clock=HOUR)
    look_after(server, 1)
    live = server.live(table)
    assert wait_for(lambda: live.fold.actor == 1)


def test_a_pause_stops_the_clock(server):
    table, anna, _ = two_people(server, clock=HOUR)
    anna.ask("pause", paused=True)
    assert anna.shot["table"]["ends"] is None
    look_after(server, 2 * HOUR)
    assert server.live(table).fold.person_of(0) == 0
    anna.ask("pause", paused=False)
    assert anna.shot["table"]["ends"] is not None


def test_a_question_that_is_not_answered_in_time_is_closed(server):
    table, anna, ben = two_people(server, setup=CAPTAIN, clock=HOUR, seed=1)
    while not (asking := [o for o in anna.shot["offers"] if o["asks"]]):
        play_on("", anna, ben)
    in_turn(anna, ben).play(asking[0]["action"])
    anna.level(ben)
    assert anna.shot["proposal"]["waits_for"] == [1]
    look_after(server, HOUR + 1)
    assert server.live(table).fold.proposal is None
    assert server.live(table).fold.person_of(0) == 0


def test_two_processes_do_not_attend_to_the_same_table(any_server):
    table, _, _ = two_people(any_server, clock=HOUR)
    store = any_server.service.resources.store
    any_server.do(store._notes.flush())
    later = datetime.now(UTC) + timedelta(days=1)
    (found,) = any_server.do(store.clocks.due(later, 10))
    assert found.table == table.id
    until = later + timedelta(minutes=1)
    assert any_server.do(store.clocks.claim(table.id, found.due, until))
    assert not any_server.do(store.clocks.claim(table.id, found.due, until))
    assert any_server.do(store.clocks.due(later, 10)) == []


def test_a_clock_is_neither_too_short_nor_for_real_dice(server):
    setup = {"ruleset": "flashpoint/family", "crew": 2}
    wanted = {"setup": setup, "name": "Anna", "seats": []}
    for clock in (0, 59, 10**9):
        answer = server.http.post("/api/tables", json={**wanted, "clock": clock})
        assert answer.status_code == 422
    answer = server.http.post("/api/tables", json={**wanted, "clock": HOUR, "referee": True})
    assert answer.json()["code"] == "bad-setup"

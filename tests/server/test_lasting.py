"""Nothing acknowledged is lost: tables wake up as they were, also after a killed server."""

from __future__ import annotations

import signal
from typing import Any

import httpx
import msgspec
from processes import a_firehouse
from tables import CAPTAIN, Client, play_on, two_people

from firehouse.server.people.presence import Presence
from firehouse.server.tables.description import Description
from firehouse.server.tables.fold import Fold


def told(fold: Fold) -> bytes:
    """Everything that a viewer could be told about a table, but for who is connected."""
    snapshot = Description(fold).snapshot(Presence(), None)
    snapshot.people = []
    return msgspec.json.encode([snapshot, fold.authors, fold.seqs, fold.declined, fold.members])


def test_a_table_wakes_up_as_it_was(server):
    """After plays, undo, chat, proposals, pauses, hand-overs and aids."""
    table, anna, ben = two_people(server, setup=CAPTAIN, seed=1)
    for action in ("park engine 0,7", "park ambulance 0,5", "enter 0,0", "enter 0,0", "move 0,1"):
        play_on(action, anna, ben)
    anna.ask("undo", at=anna.position)
    anna.ask("chat", text="and now?")
    question = anna.ask("aids", aids={"threats": True})["seq"]
    ben.ask("answer", proposal=question, agree=True)
    anna.level(ben)
    anna.ask("threats", at=anna.position, turns="one")
    play_on("end", anna, ben)
    ben.ask("rename", name="Benno")
    ben.ask("pause", paused=True)
    ben.ask("pause", paused=False)
    ben.ask("aids", aids={"hint": True, "threats": True})
    anna.level(ben)
    assert anna.shot["proposal"]
    before = server.live(table).fold

    server.forget(table.id)
    table.watch()

    after = server.live(table).fold
    assert after is not before
    assert told(after) == told(before)


def test_a_killed_server_loses_nothing(tmp_path):
    """SIGKILL in mid-game: every acknowledged move is there again, and play goes on.

    The next server is asked to close: its clients hear so, and it ends well.
    """
    with a_firehouse("--data", tmp_path) as (process, port):
        ticket = new_table(port)
        anna = Client(port, ticket["table"], ticket["token"])
        for _ in range(12):
            assert anna.play_any()["type"] == "done"
        anna.send("play", at=anna.position, actions=[anna.first_offer()])
        process.send_signal(signal.SIGKILL)

    with a_firehouse("--data", tmp_path) as (process, port):
        again = Client(port, ticket["table"], ticket["token"])
        assert again.shot["seq"] in (anna.shot["seq"], anna.shot["seq"] + 1)
        if again.shot["seq"] == anna.shot["seq"]:
            assert again.shot["view"] == anna.shot["view"]
        seen = [line["text"] for line in anna.shot["log"]]
        assert [line["text"] for line in again.shot["log"]][: len(seen)] == seen
        assert again.play_any()["type"] == "done"

        process.send_signal(signal.SIGTERM)
        assert again.until("bye")["text"]
        again.close()
        assert process.wait(20) == 0


def new_table(port: int) -> dict[str, Any]:
    wanted = {"setup": {"ruleset": "flashpoint/family", "crew": 2}, "name": "Anna"}
    ticket: dict[str, Any] = httpx.post(
        f"http://127.0.0.1:{port}/api/tables", json=wanted, timeout=30
    ).json()
    return ticket

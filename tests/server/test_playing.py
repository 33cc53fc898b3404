"""Playing at a table: moves, refusals, stale and repeated commands, whose turn it is."""

from __future__ import annotations

import pytest
from tables import Client, two_people


def test_hello_is_answered_with_the_whole_table(server):
    """The snapshot names the viewer's pawns and lists what may be done."""
    table = server.make(seed=7)

    anna = table.sit()

    assert anna.seen[0]["type"] == "snapshot"
    assert anna.shot["you"] == {"person": 0, "pawns": [0, 1]}
    assert anna.shot["table"]["status"] == "playing"
    assert anna.shot["offers"]
    assert anna.shot["scene"]["game"] == "flashpoint"
    assert anna.shot["people"][0]["online"]


def test_a_move_is_told_to_everybody_and_then_acknowledged(server):
    """Both hear the same message; the mover hears "done" after it."""
    table = server.make()
    anna, watcher = table.sit(), table.watch()
    action = anna.first_offer()

    done = anna.play(action)

    moved = watcher.until("moved")
    assert done == {"type": "done", "id": done["id"], "seq": moved["seq"]}
    assert moved in anna.seen
    assert moved["by"] == 0
    assert moved["frames"]
    assert moved["log"][0]["text"]
    assert moved["position"] == moved["seq"] == 2
    assert table.watch().shot["view"] == moved["view"]


def test_several_actions_are_one_move(server):
    """A route is one entry with a step for each action."""
    anna = server.make(setup={"ruleset": "flashpoint/family", "crew": 1}, seed=3).sit()
    anna.play("enter 3,0")
    routes = anna.ask("routes", at=anna.position)["routes"]
    route = next(route for route in routes if len(route["actions"]) > 1)

    done = anna.play(*route["actions"])

    assert done["type"] == "done"
    assert anna.shot["position"] == done["seq"] == 3
    assert anna.shot["step"] > len(route["actions"])


def test_actions_after_luck_are_left_out(server):
    """Nobody chooses knowing how the luck will fall."""
    table = server.make(setup={"ruleset": "flashpoint/family", "crew": 1}, seed=3)
    anna = table.sit()
    anna.play("enter 3,0")

    anna.play("end", "end", "end")

    steps = server.http.get(f"/api/tables/{table.id}/frames").json()["steps"]
    assert [step["text"] for step in steps if not step["luck"]] == ["enter 3,0", "end"]
    assert steps[-1]["luck"]
    assert anna.play("end")["type"] == "done"


def test_one_refused_action_refuses_all(server):
    """Nothing of a list is played if one of it may not be."""
    anna = server.make(setup={"ruleset": "flashpoint/family", "crew": 1}, seed=3).sit()
    anna.play("enter 3,0")
    step = anna.shot["step"]

    answer = anna.play("move 3,1", "move 9,9")

    assert answer["type"] == "refused"
    assert anna.ask("hello", token=None)["snapshot"]["step"] == step


def test_a_refusal_names_its_rule(server):
    """The sentence comes from the judge, with the section of the reference."""
    anna = server.make(setup={"ruleset": "flashpoint/family", "crew": 1}, seed=3).sit()
    anna.play("enter 3,0")

    answer = anna.play("move 5,5")

    assert answer["type"] == "refused"
    assert answer["text"]
    assert answer["cite"]["section"].startswith("flashpoint/")
    why = anna.ask("why", action="move 5,5")
    assert (why["allowed"], why["text"]) == (False, answer["text"])
    assert anna.ask("why", action=anna.first_offer())["allowed"]


def test_a_stale_move_is_refused_and_followed_by_a_snapshot(server):
    """A command for a position that is gone changes nothing."""
    table = server.make()
    anna = table.sit()
    anna.play_any()
    step = anna.shot["step"]

    answer = anna.ask("play", at=1, actions=[anna.first_offer()])

    assert (answer["type"], answer["code"]) == ("refused", "stale")
    assert anna.hear()["type"] == "snapshot"
    assert anna.shot["step"] == step


def test_a_repeated_move_is_done_once(server):
    """The same message again is answered the same, also after others and a wake-up."""
    table = server.make()
    anna = table.sit()
    at, action = anna.position, anna.first_offer()

    first = anna.ask("play", id="same", at=at, actions=[action])
    anna.play_any()
    step = anna.shot["step"]
    second = anna.ask("play", id="same", at=at, actions=[action])
    server.forget(table.id)
    again = table.sit()
    third = again.ask("play", id="same", at=at, actions=[action])

    assert first["type"] == "done"
    assert first == second == third
    assert again.shot["step"] == step


@pytest.mark.parametrize(
    ("do", "fields"),
    [
        ("chat", {"text": "hello"}),
        ("rename", {"name": "Anne"}),
        ("pause", {"paused": True}),
        ("ready", {"ready": True}),
        ("aids", {"aids": {"hint": True}}),
    ],
)
def test_a_repeated_command_is_done_once(server, do, fields):
    """Commands without a position are known by their id, also after a wake-up."""
    table = server.make()
    anna = table.sit()

    first = anna.ask(do, id="same", **fields)
    second = anna.ask(do, id="same", **fields)
    server.forget(table.id)
    third = table.sit().ask(do, id="same", **fields)

    assert first["type"] == "done"
    assert first == second == third


def test_only_the_holder_of_a_pawn_acts_for_it(server):
    """Ben cannot play Anna's pawn, nor a spectator anything."""
    table, anna, ben = two_people(server)

    refused = ben.play(ben.first_offer())
    watching = table.watch().ask("play", at=anna.position, actions=[anna.first_offer()])

    assert (refused["code"], watching["code"]) == ("not-your-turn", "spectator")
    assert anna.play_any()["type"] == "done"
    ben.until("moved")
    assert anna.play(anna.first_offer())["code"] == "not-your-turn"
    assert ben.play_any()["type"] == "done"


def test_a_token_of_another_table_is_refused(server):
    """Tokens open their own table only."""
    one, other = server.make(), server.make()

    client = Client(server.port, one.id, None, hello=False)

    assert client.ask("hello", token=other.ticket["token"])["code"] == "bad-token"
    assert client.ask("hello", token="nonsense")["code"] == "bad-token"
    assert client.ask("chat", text="hi")["code"] == "no-hello"
    assert client.ask("hello", token=None)["type"] == "snapshot"


def test_there_is_no_such_table(server):
    """A socket to nowhere is told so, and closed."""
    client = Client(server.port, "0" * 16, None, hello=False)

    assert client.hear()["code"] == "no-table"
    assert client.hear()["type"] == "bye"


def test_chat_names_and_pings_are_plain_text(server):
    """Control characters are dropped, everything is bounded; markup is only text."""
    _, anna, ben = two_people(server)

    anna.ask("chat", text=" <b>fire!</b>\u202e\x07 ")
    anna.ask("rename", name="A\nnna" + "x" * 100)
    anna.ask("ping", spot="square:3,4", mark="danger")
    anna.ask("plan", strokes=[{"spots": ["square:3,4", "square:3,5"], "tone": 1}])
    anna.ask("check")

    assert ben.until("chat")["line"]["text"] == "<b>fire!</b>"
    assert ben.until("changed")["people"][0]["name"] == "A nna" + "x" * 27
    ping = ben.until("ping")
    assert (ping["person"], ping["spot"], ping["mark"]) == (0, "square:3,4", "danger")
    assert ben.until("plan")["strokes"][0]["spots"] == ["square:3,4", "square:3,5"]
    assert ben.until("check")["person"] == 0
    assert anna.ask("chat", text=" \x00 ")["code"] == "empty"


def test_a_paused_table_waits(server):
    """No plays while paused; anybody with a seat resumes."""
    _, anna, ben = two_people(server)

    ben.ask("pause", paused=True)

    assert anna.play_any()["code"] == "paused"
    anna.ask("pause", paused=False)
    assert anna.play_any()["type"] == "done"


def test_what_is_so_already_is_no_news(server):
    """Said again under another id, it is refused and no entry is stored."""
    anna = server.make(seats=["me", "open"]).sit()
    anna.ask("ready", ready=True)
    assert anna.ask("ready", ready=True)["code"] == "no-change"
    anna.ask("start", fill="me")
    assert anna.ask("pause", paused=False)["code"] == "no-change"
    anna.ask("pause", paused=True)
    seq = anna.shot["seq"]

    assert anna.ask("pause", paused=True)["code"] == "no-change"

    assert anna.ask("hello", token=None)["snapshot"]["seq"] == seq


@pytest.mark.parametrize(
    "spot", ["3,4", "square:", "square:<b>", "Square:1", "square:1\n", "a:" + "1" * 90]
)
def test_pings_and_plans_name_places(server, spot):
    """A kind and a name, and nothing else that others would be shown."""
    anna = server.make().sit()

    assert anna.ask("ping", spot=spot, mark="look")["code"] == "bad-command"
    strokes = [{"spots": [spot], "tone": 0}]
    assert anna.ask("plan", strokes=strokes)["code"] == "bad-command"
    for right in ("edge:3,3-3,4", "side:lake/forest-2", "tile:lake", "cell:A1", "pawn:0"):
        assert anna.ask("ping", spot=right, mark="look")["type"] == "done"


def test_presence_is_told(server):
    """Who comes and goes is seen by the others."""
    table, anna, ben = two_people(server)

    ben.close()

    gone = anna.until("presence")
    assert [person["online"] for person in gone["people"]] == [True, False]
    assert gone["people"][1]["away"] is not None
    watcher = table.watch()
    assert anna.until("presence")["spectators"] == 1
    watcher.close()
    assert anna.until("presence")["spectators"] == 0

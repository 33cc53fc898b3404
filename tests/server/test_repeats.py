"""Commands that come again, and ids that are used twice."""

from __future__ import annotations

import pytest
from tables import CAPTAIN, play_on, two_people

from firehouse.server.denial import Denied
from firehouse.server.tables.fold import REMEMBERED, Fold

ORDER = "order 2 0,1"


@pytest.fixture
def captain(server):
    """A table at the Captain's first turn: Anna commands, Ben is commanded."""
    table, anna, ben = two_people(server, setup=CAPTAIN, seed=1)
    for action in ("park engine 0,7", "park ambulance 0,5", "enter 0,0", "enter 0,0"):
        play_on(action, anna, ben)
    return table, anna, ben


def test_a_used_id_buys_no_advice(server):
    """Advice that is off stays off, whatever was done under the same id."""
    anna = server.make().sit()
    anna.ask("chat", id="x", text="hello")

    for aid in ("hint", "chance", "threats"):
        assert anna.ask(aid, id="x", at=anna.position)["code"] == "aid-off"


def test_advice_that_comes_again_is_counted_once_and_only_while_it_is_on(server):
    """The same question is answered again; switched off, it is refused."""
    anna = server.make().sit()
    anna.ask("aids", aids={"threats": True})

    first = anna.ask("threats", id="t", at=anna.position, turns="one")
    second = anna.ask("threats", id="t", at=anna.position, turns="one")

    assert first == second
    assert anna.shot["table"]["aids_used"] == {"threats": 1}
    anna.ask("aids", aids={"threats": False})
    assert anna.ask("threats", id="t", at=anna.position, turns="one")["code"] == "aid-off"


def test_a_hint_that_nobody_asked_for_is_not_counted(server, monkeypatch):
    """The page of a first game asks by itself: that is neither told nor held against anybody."""
    anna = server.make().sit()
    anna.ask("aids", aids={"hint": True})
    before = anna.shot["log"]

    assert anna.ask("hint", at=anna.position, unasked=True)["type"] == "hint"
    assert anna.shot["table"]["aids_used"] == {}
    assert anna.shot["log"] == before

    monkeypatch.setattr(Fold, "keeps_luck", True)
    assert anna.ask("hint", at=anna.position, unasked=True)["type"] == "hint"
    assert anna.ask("hint", at=anna.position)["type"] == "hint"
    assert anna.shot["table"]["aids_used"] == {"hint": 2}


def test_advice_that_failed_is_not_counted(server, monkeypatch):
    """Nobody is told to have had what nobody got."""
    anna = server.make().sit()
    anna.ask("aids", aids={"threats": True})

    async def fail(*wanted):
        raise Denied("busy", "No process is left.")

    with monkeypatch.context() as broken:
        broken.setattr(server.service.resources.thinkers, "think", fail)
        assert anna.ask("threats", at=anna.position, turns="one")["type"] == "refused"
    assert anna.shot["table"]["aids_used"] == {}

    assert anna.ask("threats", at=anna.position, turns="one")["type"] == "threats"
    assert anna.shot["table"]["aids_used"] == {"threats": 1}


def test_a_move_under_a_used_id_is_played(server):
    """An id of a chat, or of another move, acknowledges nothing else."""
    anna = server.make().sit()
    anna.ask("chat", id="x", text="hello")
    step = anna.shot["step"]

    anna.ask("play", id="x", at=anna.position, actions=[anna.first_offer()])
    between = anna.shot["step"]
    anna.ask("play", id="x", at=anna.position, actions=[anna.first_offer()])

    assert step < between < anna.shot["step"]


def test_a_repeated_undo_is_done_once(server):
    """Its answer may have been lost."""
    anna = server.make().sit()
    anna.play_any()
    at = anna.position

    first = anna.ask("undo", id="u", at=at)
    anna.play_any()
    second = anna.ask("undo", id="u", at=at)

    assert (first["type"], first) == ("done", second)


def test_a_repeated_move_asks_once(captain):
    """The question of an order is asked by one entry, and answered under one number."""
    _, anna, ben = captain
    order = {"at": anna.position, "actions": [ORDER]}

    first = anna.ask("play", id="o", **order)
    second = anna.ask("play", id="o", **order)

    assert first == second
    assert anna.shot["seq"] == first["seq"]
    ben.level(anna)
    ben.ask("answer", proposal=first["seq"], agree=True)
    anna.level(ben)
    assert anna.ask("play", id="o", **order) == first


def test_a_chat_line_is_known_for_long(server):
    """So many commands later it is still not said twice."""
    anna = server.make().sit()
    first = anna.ask("chat", id="line", text="once")
    for number in range(REMEMBERED - 1):
        anna.send("chat", id=f"n{number}", text=".")

    assert anna.ask("chat", id="line", text="once") == first


def test_a_question_is_not_replaced_by_another_persons(captain):
    """Ben answers first; then he may ask."""
    _, anna, ben = captain
    anna.play("move 0,1")
    number = anna.play(ORDER)["seq"]
    ben.level(anna)

    refused = ben.ask("undo", at=ben.position)

    assert (refused["code"], refused["text"][:4]) == ("question-open", "Anna")
    ben.ask("answer", proposal=number, agree=False)
    assert ben.ask("undo", at=ben.position)["type"] == "done"
    assert ben.shot["proposal"]["by"] == 1


def test_who_asked_may_ask_something_else(captain):
    """The log tells that the first question was withdrawn."""
    _, anna, ben = captain
    first = anna.play(ORDER)["seq"]

    second = anna.ask("undo", at=anna.position)["seq"]

    assert (anna.shot["proposal"]["seq"], anna.shot["proposal"]["kind"]) == (second, "undo")
    ben.level(anna)
    assert ben.seen[-1]["text"].startswith("Anna withdrew the question. Anna wants to take back")
    assert ben.ask("answer", proposal=first, agree=True)["code"] == "no-proposal"


def test_an_undo_is_told_as_who_did_it(captain):
    """Not as who has a question open."""
    _, anna, ben = captain
    anna.play("move 0,1")
    ben.level(anna)
    ben.ask("undo", at=ben.position)
    anna.level(ben)

    anna.ask("undo", at=anna.position)

    assert anna.shot["log"][-1]["text"].startswith("Anna took back")

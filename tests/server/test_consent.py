"""What needs the others: orders to their pawns, and undoing what cannot be unseen."""

from __future__ import annotations

import pytest
from tables import CAPTAIN, in_turn, play_on, two_people

from firehouse.bots.bot import Thought
from firehouse.bots.greedy import GreedyBot

ORDER = "order 2 0,1"
CREW_OF_3 = {"ruleset": "flashpoint/family", "crew": 3}


@pytest.fixture
def captain(server):
    """A table at the Captain's first turn: Anna commands, Ben is commanded."""
    table, anna, ben = two_people(server, setup=CAPTAIN, seed=1)
    for action in ("park engine 0,7", "park ambulance 0,5", "enter 0,0", "enter 0,0"):
        assert play_on(action, anna, ben)["type"] == "done"
    return table, anna, ben


def test_an_order_waits_for_the_other_player(captain):
    """It is played only when the owner of the ordered pawn agrees, and known as the asker's."""
    _, anna, ben = captain
    step = anna.shot["step"]

    anna.play(ORDER)
    ben.level(anna)
    proposal = ben.shot["proposal"]

    assert (proposal["kind"], proposal["by"]) == ("action", 0)
    assert (proposal["actions"], proposal["waits_for"]) == ([ORDER], [1])
    assert anna.shot["step"] == step
    assert anna.ask("answer", proposal=proposal["seq"], agree=True)["code"] == "not-asked"
    ben.ask("answer", proposal=proposal["seq"], agree=True)
    moved = anna.until("moved")
    assert (moved["step"], moved["proposal"], moved["by"]) == (step + 1, None, 0)
    assert anna.ask("undo", at=anna.position)["type"] == "done"


def test_an_order_may_be_declined(captain):
    """Then nothing happens, and the question is closed."""
    _, anna, ben = captain
    anna.play(ORDER)
    ben.level(anna)
    number = ben.shot["proposal"]["seq"]

    ben.ask("answer", proposal=number, agree=False)

    assert ben.shot["proposal"] is None
    assert ben.ask("answer", proposal=number, agree=True)["code"] == "no-proposal"
    assert anna.play("move 0,1")["type"] == "done"


def test_a_question_is_withdrawn_by_who_asked_or_by_playing_on(captain):
    """Only the asker withdraws it; a move closes it too."""
    _, anna, ben = captain
    anna.play(ORDER)
    ben.level(anna)
    number = ben.shot["proposal"]["seq"]
    assert ben.ask("withdraw", proposal=number)["code"] == "not-yours"

    anna.ask("withdraw", proposal=number)
    assert anna.shot["proposal"] is None
    anna.play(ORDER)
    anna.play("move 0,1")

    ben.level(anna)
    assert ben.shot["proposal"] is None


def test_an_order_to_a_bot_or_without_consent_is_played_at_once(server, captain):
    """Bots agree; a table may do without asking."""
    _, anna, ben = captain
    ben.ask("hand-over", pawn=1, bot="greedy")
    anna.level(ben)
    assert anna.play(ORDER)["type"] == "done"
    assert anna.shot["proposal"] is None

    _, anna, ben = two_people(server, setup=CAPTAIN, seed=1, consent=False)
    for action in ("park engine 0,7", "park ambulance 0,5", "enter 0,0", "enter 0,0", ORDER):
        play_on(action, anna, ben)
    assert anna.shot["proposal"] is None


def test_handing_over_the_last_seat_that_is_asked_agrees(captain):
    """A bot in that seat agrees at once, so the order is played with the hand-over."""
    _, anna, ben = captain
    step = anna.shot["step"]
    anna.play(ORDER)
    ben.level(anna)

    ben.ask("hand-over", pawn=1, bot="greedy")

    anna.level(ben)
    assert (anna.shot["step"], anna.shot["proposal"]) == (step + 1, None)


def test_a_seat_may_be_handed_over_while_the_game_is_paused(captain):
    """What it agreed to by that is done when the game goes on."""
    _, anna, ben = captain
    step = anna.shot["step"]
    anna.play(ORDER)
    ben.level(anna)
    ben.ask("pause", paused=True)

    assert ben.ask("hand-over", pawn=1, bot="greedy")["type"] == "done"
    anna.level(ben)
    assert (anna.shot["step"], anna.shot["proposal"]["waits_for"]) == (step, [])
    anna.ask("pause", paused=False)

    assert (anna.shot["step"], anna.shot["proposal"]) == (step + 1, None)
    assert anna.ask("undo", at=anna.position)["type"] == "done"


def test_who_holds_another_pawn_is_still_asked(server):
    """Only a person who holds none any more agrees by handing over."""
    roles = ["fire-captain", "generalist", "paramedic"]
    crew = {"ruleset": "flashpoint/experienced", "crew": roles}
    table = server.make(setup=crew, seats=["me", "open", "open"], seed=1)
    ben = table.sit(table.join("Ben", [1, 2]))
    anna = table.sit()
    anna.ask("ready", ready=True)
    ben.ask("ready", ready=True)
    anna.level(ben)
    fold = server.live(table).fold
    while not any(offer["asks"] for offer in anna.shot["offers"]):
        play_on("", anna, ben)
    order = next(offer["action"] for offer in anna.shot["offers"] if offer["asks"])
    number = in_turn(anna, ben).play(order)["seq"]
    anna.level(ben)
    ben.level(anna)

    ben.ask("hand-over", pawn=1, bot="greedy")

    assert fold.proposal is not None
    assert (fold.proposal.seq, fold.proposal.waits_for) == (number, [1])


def test_advice_is_switched_on_by_all(server):
    """Everybody else who holds a pawn is asked; off is free, and a move ends no such question."""
    _, anna, ben = two_people(server)
    number = anna.ask("aids", aids={"hint": True, "threats": True})["seq"]
    proposal = anna.shot["proposal"]
    assert (proposal["kind"], proposal["waits_for"]) == ("aids", [1])
    assert proposal["aids"] == {"hint": True, "threats": True}
    assert anna.ask("hint", at=anna.position)["code"] == "aid-off"
    anna.play_any()
    ben.level(anna)
    assert ben.shot["proposal"]["seq"] == number

    ben.ask("answer", proposal=number, agree=True)

    assert ben.shot["proposal"] is None
    assert ben.shot["table"]["aids"] == {"hint": True, "chance": False, "threats": True}
    assert ben.seen[-2]["text"] == "Ben agrees. Hints on and the threat map on."
    ben.ask("aids", aids={"hint": False})
    assert not ben.shot["table"]["aids"]["hint"]
    assert ben.shot["proposal"] is None


def test_advice_may_be_declined(server):
    """Nobody is told what to do against their will, also before the game."""
    table = server.make(seats=["me", "open", "open"], setup=CREW_OF_3)
    ben = table.sit(table.join("Ben"))
    number = ben.ask("aids", aids={"chance": True})["seq"]
    anna = table.sit()

    anna.ask("answer", proposal=number, agree=False)

    assert not anna.shot["table"]["aids"]["chance"]
    assert anna.shot["proposal"] is None
    again = ben.ask("aids", aids={"chance": True})["seq"]
    anna.ask("answer", proposal=again, agree=True)
    assert anna.shot["table"]["aids"]["chance"]


def test_a_new_question_about_advice_switches_nothing(server):
    """Who asks twice is still asking."""
    _, anna, ben = two_people(server)
    anna.ask("aids", aids={"hint": True})
    anna.ask("aids", aids={"chance": True})
    ben.level(anna)

    assert ben.shot["table"]["aids"] == {"hint": False, "chance": False, "threats": False}
    assert ben.shot["proposal"]["aids"] == {"chance": True}


def test_alone_or_with_bots_advice_is_switched_on_at_once(server):
    """There is nobody to ask."""
    anna = server.make(seats=["me", "bot:greedy"]).sit()

    anna.ask("aids", aids={"hint": True})

    assert anna.shot["table"]["aids"]["hint"]
    assert anna.shot["proposal"] is None


def test_own_steps_are_undone_freely_until_luck(server):
    """The line stays as a trace, and the position number goes on."""
    _, anna, ben = two_people(server, seed=5)
    before = anna.shot["view"]
    anna.play_any()
    assert anna.shot["can_undo"] == "free"
    ben.level(anna)
    assert anna.shot["undo_by"] == ben.shot["undo_by"] == anna.shot["you"]["person"]
    at = anna.position

    anna.ask("undo", at=at)

    assert anna.shot["view"] == before
    assert anna.position > at
    assert [line["undone"] for line in anna.shot["log"] if line["seq"] == at] == [True]
    assert anna.shot["log"][-1]["text"].startswith("Anna took back")
    assert ben.until("snapshot")["snapshot"]["view"] == before
    assert anna.ask("undo", at=at)["code"] == "stale"
    assert anna.ask("undo", at=anna.position)["code"] == "nothing-to-undo"


def test_others_and_luck_need_consent(server):
    """Nobody undoes another's step alone, nor luck that was seen."""
    _, anna, ben = two_people(server, seed=5)
    label = in_turn(anna, ben).shot["offers"][0]["label"]
    play_on("", anna, ben)
    step = anna.shot["step"]

    ben.ask("undo", at=ben.position)
    anna.level(ben)
    proposal = anna.shot["proposal"]
    assert (proposal["kind"], proposal["waits_for"]) == ("undo", [0])
    assert f"“{label}”" in proposal["text"]
    anna.ask("answer", proposal=proposal["seq"], agree=True)
    ben.level(anna)
    assert ben.shot["step"] == anna.shot["step"] == step - 1

    for action in ("", "", "end"):
        play_on(action, anna, ben)
    assert anna.shot["can_undo"] == "no"
    assert anna.ask("undo", at=anna.position)["code"] == "undo-past-chance"


def test_a_way_of_several_steps_is_taken_back_as_one_and_done_again(server):
    """Redo plays the same actions; anything else that is played forgets them."""
    anna = server.make(seats=["me"], seed=5).sit()
    for entrance in ("enter 3,0", "enter 7,3"):
        anna.play(entrance)
    before = anna.shot["view"]
    anna.ask("play", at=anna.position, actions=["move 3,1", "move 2,1"])
    after = anna.shot["view"]
    assert anna.shot["redo"] == []

    assert anna.ask("undo", at=anna.position)["type"] == "done"
    assert anna.shot["view"] == before
    assert anna.shot["redo"] == ["move 3,1", "move 2,1"]

    anna.ask("play", at=anna.position, actions=anna.shot["redo"])
    assert (anna.shot["view"], anna.shot["redo"]) == (after, [])
    anna.ask("undo", at=anna.position)
    anna.play("move 2,0")
    assert anna.shot["redo"] == []


def test_alone_an_undo_stops_at_luck(server):
    """With bots too: what the dice showed is not played for again."""
    anna = server.make(seats=["me", "bot:greedy"], seed=5).sit()
    anna.play_any()
    while anna.shot["awaits"]["pawn"] != 0:
        anna.hear()
    first = anna.shot["view"]
    anna.play("end")
    while anna.shot["awaits"]["pawn"] != 0:
        anna.hear()
    second = anna.shot["view"]
    assert second != first
    assert anna.shot["can_undo"] == "no"

    assert anna.ask("undo", at=anna.position)["code"] == "undo-past-chance"

    assert anna.shot["view"] == second


def test_a_bots_question_that_is_declined_is_not_asked_again(captain, monkeypatch):
    """It does something that asks nobody, and says why."""
    table, anna, ben = captain
    fold = table.server.live(table).fold
    step = fold.core.step

    def wants_the_order(bot, game, *_):
        return Thought(game.parse(ORDER), "It must be.")

    monkeypatch.setattr(GreedyBot, "think", wants_the_order)
    anna.ask("hand-over", pawn=0, bot="greedy")
    question = ben.until("changed")
    while question["proposal"] is None:
        question = ben.until("changed")
    assert (question["proposal"]["by"], question["proposal"]["actions"]) == (-1, [ORDER])

    ben.ask("answer", proposal=question["proposal"]["seq"], agree=False)

    moved = ben.until("moved")
    assert moved["reason"] == "Somebody did not agree, so something else."
    assert moved["proposal"] is None
    assert fold.core.game.text(fold.core.steps[step].action) == "end"

"""Cards and the start player are chosen at the table: each player's own, bots among them."""

from __future__ import annotations

from tables import Client, in_turn, two_people

CHOSEN = {"choosing": "chosen"}
ADVANCED = {"ruleset": "flashpoint/advanced", "crew": 2, "options": CHOSEN}
HOUSE = {"ruleset": "flashpoint/brownstone", "crew": 2, "options": CHOSEN}


def roles(client: Client) -> list[str]:
    return [pawn["role"] for pawn in client.shot["view"]["pawns"]]


def test_everybody_takes_a_card_of_their_own(server):
    """The choice is the player's whose pawn it is, and the board lies there."""
    _, anna, ben = two_people(server, setup=ADVANCED, seed=3)
    assert anna.shot["awaits"]["what"] == "choose-first"
    assert len(anna.shot["view"]["points"]) == 3

    assert ben.play("begin 2")["type"] != "done"
    anna.play("begin 2")
    ben.level(anna)
    assert in_turn(anna, ben) is ben
    assert anna.play("take paramedic")["type"] != "done"
    assert ben.play("take paramedic")["type"] == "done"
    anna.level(ben)
    anna.play("take fire-captain")
    ben.level(anna)

    assert roles(anna) == ["fire-captain", "paramedic"]
    assert anna.shot["awaits"]["what"] == "park-engine"
    assert in_turn(anna, ben) is ben


def test_a_choice_can_be_taken_back_until_luck_comes(server):
    """Alone at the table nobody is asked."""
    anna = server.make(setup=ADVANCED, seats=["me", "me"], seed=3).sit()
    anna.play("begin 1")
    anna.play("take paramedic")
    assert roles(anna)[0] == "paramedic"

    assert anna.ask("undo", at=anna.position)["type"] == "done"
    assert anna.shot["awaits"]["what"] == "choose-specialist"
    anna.play("take driver-operator")
    assert roles(anna)[0] == "driver-operator"


def test_bots_choose_in_their_seats(server):
    """Everything up to the first turn of a person, and the game goes on."""
    anna = server.make(setup=HOUSE, seats=["me", "bot:greedy"], seed=3).sit()
    anna.play("take random")
    while anna.shot["awaits"]["what"] != "act" or anna.shot["awaits"]["pawn"] != 0:
        if anna.shot["awaits"]["pawn"] == 0:
            anna.play(anna.first_offer())
        else:
            anna.until("moved")

    assert len(set(roles(anna))) == 2

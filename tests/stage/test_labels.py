"""What actions are called and what is clicked for them, on drawn boards."""

from __future__ import annotations

from forest import Forest, forest
from story import villa

from firehouse import Game, Setup
from firehouse.stage import Offer, stage_of

HOUSE = """
       0   1   2   3   4   5   6   7   8   9
  0
         +---+---+---+---+---+= =+---+---+
  1      | .   .   . o .   . | .   .   . |
         +   +   +   +   +   +   +   +   +
  2      | .   .   . | .   . o .   .   . |
         +   +   +---+---+---+---+---+-o-+
  3      = 1V  F o F   F   F   . | .   . |
         +   +   +   +   +   +   +   +   +
  4      | S   . | .   F   .   . o .   . =
         +---+---+---+-o-+---+---+---+---+
  5      | ?   .   .   .   . | 2   . | . |
         +   +   +   +   +   +   +   +   +
  6      | .   .   .   .   . o .   . o . |
         +---+---+= =+---+---+---+---+---+
  7

turn: 1
ap: 4
bag: 9 victims, 5 false alarms, 0 hazmats
"""


def house(setup: Setup, drawing: str, *played: str) -> dict[str, Offer]:
    """The offers of a drawn house by their actions."""
    game = Game.of(setup)
    state = game.position(drawing)
    for words in played:
        game.apply(state, game.parse(words))
    return {offer.action: offer for offer in stage_of(game).offers(game, state)}


def woods(play: Forest) -> dict[str, Offer]:
    """The offers of a forest by their actions."""
    game, state = play.game, play.state
    return {offer.action: offer for offer in stage_of(game).offers(game, state)}


def told(offer: Offer) -> tuple[str, tuple[str, ...]]:
    return offer.label, offer.spots


FAMILY = Setup("flashpoint/family", crew=2)


def test_errands_come_before_steps_and_fire_is_fought_before_it_is_walked_into() -> None:
    """Whoever plays the first of a list does something sensible."""
    drawing = HOUSE.replace("= 1V  F ", "= 1   ? ").replace("2      | . ", "2      | F ")
    found = list(house(FAMILY, drawing))
    assert found[0] == "move 3,2"
    assert found.index("extinguish n") < found.index("move 2,1") == len(found) - 1


def test_steps_alone_and_with_a_victim() -> None:
    """The square to click is where the step leads."""
    offers = house(FAMILY, HOUSE)

    assert told(offers["move 3,0"]) == ("Go out by the west door", ("square:3,0",))
    assert told(offers["move 3,0 carrying victim"]) == (
        "Carry the victim to the west garden",
        ("square:3,0",),
    )
    assert offers["move 3,0 carrying victim"].price == 2


def test_fire_and_smoke_are_extinguished_where_they_are() -> None:
    """Directions become squares, and the label tells what becomes of it."""
    offers = house(FAMILY, HOUSE)

    assert told(offers["extinguish e"]) == (
        "Reduce the fire in the living room to smoke",
        ("square:3,2",),
    )
    assert told(offers["extinguish s"]) == ("Clear the smoke in the living room", ("square:4,1",))


def test_doors_and_walls_are_edges() -> None:
    """Sides become the edge between two squares; a damaged wall is broken through."""
    offers = house(FAMILY, HOUSE.replace("turn: 1", "turn: 2"))
    damaged = house(FAMILY, HOUSE.replace("turn: 1", "turn: 2").replace(". | 2", ". ! 2"))

    assert told(offers["chop w"]) == ("Chop the wall to the dining room", ("edge:5,5-5,6",))
    assert damaged["chop w"].label == "Break through the wall to the dining room"
    assert house(FAMILY, HOUSE.replace("turn: 1", "turn: 2"), "move 6,6")["open w"].label == (
        "Open the door to the dining room"
    )


def test_the_end_of_a_turn_tells_what_is_saved() -> None:
    """All that is left, as far as the limit goes, or nothing."""
    assert house(FAMILY, HOUSE)["end"].label == "Save 4 AP and end the turn"
    more = HOUSE.replace("ap: 4", "ap: 6")
    assert house(FAMILY, more)["end"].label == "Save 4 of 6 AP and end the turn"
    none = HOUSE.replace("ap: 4", "ap: 0")
    assert house(FAMILY, none)["end"].label == "End the turn"


def test_of_several_victims_each_has_an_offer_of_its_own() -> None:
    """Treated ones are led or carried, or both."""
    drawing = HOUSE.replace("= 1V ", "= &  ") + "at 3,1: VTT1\n"
    offers = house(FAMILY, drawing)

    assert offers["move 3,0 carrying victim"].label == "Carry the victim to the west garden"
    assert offers["move 3,0 carrying treated"].label == (
        "Carry the treated victim to the west garden"
    )
    both = offers["move 3,0 carrying treated leading 1"]
    assert both.label == "Carry the treated victim to the west garden, leading another"
    assert both.price == 2


def test_the_captain_orders_ladders_of_those_who_must_agree() -> None:
    """The pawn is what is clicked first."""
    scene = villa("""
    ground
      1    l2w 1   . : . o . |
    crew: fire-captain generalist
    """)
    offers = {o.action: o for o in stage_of(scene.game).offers(scene.game, scene.state)}

    erect = offers["order 2 erect"]
    assert told(erect) == (
        "Order Firefighter 2 to erect a ladder in the west garden",
        ("pawn:1", "square:g1,0"),
    )
    assert (erect.asks, erect.price) == ((1,), 2)


def test_the_captain_orders_others_who_must_agree() -> None:
    """The pawn is what is clicked first, and its player is asked."""
    crew = ("fire-captain", "paramedic")
    offers = house(Setup("flashpoint/family", crew=crew, options={"specialists": True}), HOUSE)

    assert told(offers["order 2 5,7"]) == (
        "Order Firefighter 2 to the north-east corner of the small bedroom",
        ("pawn:1", "square:5,7"),
    )
    assert offers["order 2 5,7"].asks == (1,)
    assert offers["move 3,0"].asks == ()


def test_a_fight_is_for_the_fire_or_for_a_firebreak() -> None:
    """The own tile is clicked to fight."""
    assert woods(forest(fires="fire-camp 2"))["fight"].label == "Fight the fire on the Fire Camp"
    assert told(woods(forest())["fight"]) == (
        "Roll for a Firebreak at the Fire Camp",
        ("tile:fire-camp", "pawn:0"),
    )


def test_locking_takes_the_dice_that_lie_there() -> None:
    """Also those that the ability changes into what is wanted."""
    play = forest(fires="fire-camp 2", crew="sawyer swamper")
    play.play("fight", "dice PPHHHH")
    offers = woods(play)

    assert told(offers["lock PH"]) == ("Lock 1 Pulaski and 1 Hose", ("die:P", "die:H"))
    assert told(offers["lock PS"]) == (
        "Lock 1 Pulaski and 1 Chainsaw, some changed",
        ("die:P", "die:P"),
    )


def test_firebreaks_lie_on_sides() -> None:
    """The lower tile of a side comes first, as in views."""
    play = forest(fires="fire-camp 2")
    play.play("fight", "dice PCHSMT", "lock PCH", "stop firebreak")
    offers = woods(play)

    assert told(offers["firebreak lodge"]) == (
        "Lay a Firebreak towards the Lodge",
        ("side:fire-camp/lodge", "tile:lodge"),
    )


def test_the_engine_asks_for_shared_tokens_and_we_for_who_is_brought() -> None:
    """Giving waits for a yes of its own; the token that brings somebody does not."""
    play = forest(hands="wild summon", at="fire-camp lodge")
    assert woods(play)["play summon 2"].asks == (1,)
    play = forest(hands="wild summon")
    give = woods(play)["give 2 wild"]
    assert told(give) == ("Offer Firefighter 2 the token (wild die)", ("token:wild", "pawn:1"))
    assert give.asks == ()
    play.play("give 2 wild")
    answers = woods(play)
    assert told(answers["yes"]) == (
        "Agree to accept the token (wild die)",
        ("token:wild", "pawn:1"),
    )
    assert answers["no"].label == "Refuse to accept the token (wild die)"


def test_tokens_are_exchanged_kept_and_discarded() -> None:
    """The token itself is what is clicked."""
    play = forest(hands="wild", at="fire-cache lodge")
    exchange = woods(play)["exchange wild"]
    play.play("exchange wild", "token support", "token double")
    keep = woods(play)["keep double"]
    play = forest(hands="wild double", token_limit=1, at="fire-cache lodge")
    play.play("exchange wild", "token support", "token recover", "keep support")
    discard = woods(play)["discard double"]

    assert told(exchange) == ("Exchange the token (wild die)", ("token:wild",))
    assert told(keep) == ("Keep the token (double a locked die)", ("token:double",))
    assert told(discard) == ("Discard the token (double a locked die)", ("token:double",))


def test_a_token_stands_in_for_a_die() -> None:
    """The token first, then the face that it counts as."""
    play = forest(fires="fire-camp 2", hands="double wild")
    play.play("fight", "dice PPHHHH", "lock P")
    offers = woods(play)

    assert offers["play wild hose"].label == "Play the token (wild die) as a Hose"
    assert told(offers["play wild hose"])[1] == ("token:wild", "die:H")


def test_a_hot_spot_is_cleared_where_one_stands() -> None:
    """Work in the own square names the square too."""
    crew = ("structural-engineer", "paramedic")
    drawing = HOUSE.replace("1V  F", "1*  .").replace("o F   F   F", "o .   .   .")
    drawing = drawing.replace("9 victims", "10 victims")
    options = {"specialists": True, "hot_spots": True}
    offers = house(Setup("flashpoint/family", crew=crew, options=options), drawing)

    assert told(offers["clear"]) == ("Clear the hot spot in the living room", ("square:3,1",))

"""What a click means when it takes several actions: a fire put out, a walk to work on something."""

from __future__ import annotations

from forest import forest
from test_labels import FAMILY, HOUSE

from firehouse import Game
from firehouse.stage import Route, stage_of


def chains(drawing: str) -> dict[tuple[str, str], Route]:
    """The routes of a drawn house by their places and labels."""
    game = Game.of(FAMILY)
    state = game.position(drawing)
    return {(route.to, route.label): route for route in stage_of(game).routes(game, state)}


def test_a_fire_beside_you_is_put_out_as_one() -> None:
    """Fire to smoke and smoke to nothing, with one price; it is what a click means first."""
    found = chains(HOUSE)
    route = found["square:3,2", "Put out the fire in the living room towards the south"]

    assert route.actions == ("extinguish e", "extinguish e")
    assert (route.price, route.main, route.through) == (2, True, ())
    assert route.where == "3,2"


def test_with_one_point_left_a_fire_is_only_reduced() -> None:
    """That is a single action, and offered as such."""
    found = chains(HOUSE.replace("ap: 4", "ap: 1"))

    assert not [route for route in found.values() if route.to == "square:3,2"]


def test_a_distant_door_is_walked_to_and_opened() -> None:
    """The way and its whole price are told before."""
    found = chains(HOUSE.replace("ap: 4", "ap: 5").replace("turn: 1", "turn: 2"))
    doors = [route for (to, _), route in found.items() if to == "edge:6,7-6,8"]

    assert [(route.actions, route.price) for route in doors] == [
        (("move 5,7", "move 6,7", "open e"), 3)
    ]
    assert doors[0].through == ("square:5,7", "square:6,7")
    assert doors[0].label == "Open the door to the south end of the toilet"


def test_a_distant_fire_is_walked_to_and_put_out() -> None:
    """From the nearest square that does not burn."""
    free = HOUSE.replace("= 1V  F o F", "= .   . / F").replace("| S   . |", "| 1   . |")
    found = chains(free.replace("ap: 4", "ap: 6"))
    route = found["square:3,3", "Put out the fire in the north-west corner of the kitchen"]

    assert route.actions == ("move 3,1", "move 3,2", "extinguish e", "extinguish e")
    assert (route.price, route.main) == (4, True)
    assert route.through == ("square:3,1", "square:3,2")


def test_both_blows_at_a_wall_are_one_entry() -> None:
    """As long as the points are there."""
    found = chains(HOUSE.replace("turn: 1", "turn: 2"))
    route = next(route for (to, _), route in found.items() if to == "edge:5,5-5,6")

    assert route.actions == ("chop w", "chop w")
    assert route.label == "Chop through the wall to the north-east corner of the dining room"
    assert (route.price, route.main) == (4, False)


def test_every_chain_can_be_played_without_luck() -> None:
    """Each of its actions is legal in its turn, and nothing is rolled in between."""
    game = Game.of(FAMILY)
    start = game.position(HOUSE)
    for route in stage_of(game).routes(game, start):
        state, paid = start.copy(), 0
        for number, text in enumerate(route.actions):
            action = game.parse(text)
            assert game.refusal(state, action) is None
            paid += game.price(state, action)
            game.apply(state, action)
            assert number == len(route.actions) - 1 or not game.is_chance(state)
        assert paid == route.price


def test_a_step_into_fire_is_marked_as_dangerous() -> None:
    """So that no menu has it first."""
    game = Game.of(FAMILY)
    state = game.position(HOUSE)
    offers = {offer.action: offer for offer in stage_of(game).offers(game, state)}

    assert offers["move 3,2"].danger
    assert offers["move 3,2"].label == "Walk into the fire in the living room"
    assert not offers["extinguish e"].danger


def test_of_all_squares_to_begin_on_those_by_a_door_come_to_mind_first() -> None:
    """The list of a client may show them alone, and the others on request."""
    game = Game.of(FAMILY)
    offers = stage_of(game).offers(game, game.start())

    assert [offer.label for offer in offers if offer.apt] == [
        "Start in the back garden by the back door",
        "Start in the east garden by the east door",
        "Start in the front garden by the front door",
        "Start in the west garden by the west door",
    ]
    assert len(offers) == 32


def test_a_burning_tile_is_walked_to_and_fought() -> None:
    """Fire ends a walk, so one click goes there and fights; a tile without fire is only gone to."""
    woods = forest(fires="house-2 2")
    found = {route.to: route for route in stage_of(woods.game).routes(woods.game, woods.state)}
    fight, walk = found["tile:house-2"], found["tile:log-cabin"]

    assert fight.label == "Go to House 2 and fight the fire"
    assert (fight.actions[-1], fight.price, fight.main) == ("fight", 2, True)
    assert (walk.actions[-1], walk.main) == ("move log-cabin", False)


def test_a_way_to_who_calls_is_what_people_come_for() -> None:
    """A list may show it beside the single actions; a mere walk stays on the board."""
    found = chains(
        HOUSE.replace("= 1V  F o F", "= .   F o F").replace("| ?   .   .", "| ?   .   1")
    )
    (see,) = (route for route in found.values() if route.to == "square:5,1")

    assert see.label == "See who calls in the north-west corner of the dining room"
    assert (see.apt, see.saves, see.actions[-1]) == (True, False, "move 5,1")
    assert not next(route for (to, _), route in found.items() if to == "square:6,1").apt


def test_a_way_out_with_a_victim_saves_somebody() -> None:
    """From the living room by the west door, for four points."""
    drawing = HOUSE.replace("= 1V  F o F", "= .   1Vo F")
    found = [route for route in chains(drawing).values() if route.saves]

    assert [(route.to, route.price, route.apt) for route in found] == [("square:3,0", 4, True)]


def test_great_locks_and_rewards_come_first() -> None:
    """So that the first key, and the button that stops, take the most."""
    play = forest(fires="fire-camp 2")
    play.play("fight", "dice PCHSMT")
    locks = [offer.action for offer in stage_of(play.game).offers(play.game, play.state)]
    play.play("lock PCHSM")
    stops = [offer.action for offer in stage_of(play.game).offers(play.game, play.state)]

    assert locks[0] == "lock PCHSMT"
    assert len(locks[-1]) == len("lock P")
    assert next(text for text in stops if text.startswith("stop")) == "stop 2 token"
    assert [text for text in stops if text.startswith("stop")][-1] == "stop"

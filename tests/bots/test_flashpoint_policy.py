"""The rule of thumb for Flash Point: always legal, sensible in plain cases, never random."""

from __future__ import annotations

import pytest

from firehouse import Game, Rng, Setup, rulesets
from firehouse.bots.greedy import policy_of
from firehouse.bots.playouts import Dice, play_out
from firehouse.games.flashpoint.bot.routes import FAR, Routes
from firehouse.games.flashpoint.bot.sides import WEAK
from firehouse.games.flashpoint.data.board import EAST, WEST

WAYS = [way for way in rulesets() if way.id.startswith("flashpoint/")]
CELLS = [
    pytest.param(way.id, board, difficulty, id=f"{way.id}-{board}-{difficulty}")
    for way in WAYS
    for board in way.boards
    for difficulty in way.difficulties or (None,)
]
EMPTY = """
       0   1   2   3   4   5   6   7   8   9
  0
         +---+---+---+---+---+= =+---+---+
  1      | .   .   . o .   . | .   .   . |
         +   +   +   +   +   +   +   +   +
  2      | .   .   . | .   . o .   .   . |
         +   +   +---+---+---+---+---+-o-+
  3      = .   . o .   .   .   . | .   . |
         +   +   +   +   +   +   +   +   +
  4      | .   . | .   .   .   . o .   . =
         +---+---+---+-o-+---+---+---+---+
  5      | .   .   .   .   . | .   . | . |
         +   +   +   +   +   +   +   +   +
  6      | .   .   .   .   . o .   . o . |
         +---+---+= =+---+---+---+---+---+
  7
"""


def family(crew: int = 1) -> Game:
    return Game.of(Setup("flashpoint/family", crew=crew))


def drawn(game: Game, cells: dict[str, str], ap: int = 4, **notes: str):
    """The empty house with signs put into squares, such as {"3,1": "1"}."""
    lines = EMPTY.strip("\n").split("\n")
    for place, sign in cells.items():
        row, col = (int(part) for part in place.split(","))
        line = lines[1 + 2 * row].ljust(60)
        start = 7 + 4 * col
        lines[1 + 2 * row] = line[:start] + f"{sign:<2}" + line[start + 2 :]
    bag = notes.pop("bag", "10 victims, 5 false alarms, 0 hazmats")
    told = {"turn": "1", "ap": str(ap), "bag": bag, "next": NEXT, **notes}
    return game.position("\n".join([*lines, "", *(f"{k}: {v}" for k, v in told.items())]))


NEXT = "act, spread, roll-advance, spread, consequences, quench, detect, end-turn"


def choice(game: Game, state) -> str:
    return game.text(int(policy_of(game).choose(state, Rng(1))))


def crewed(*crew: str) -> Game:
    """The Family Game with specialists."""
    return Game.of(Setup("flashpoint/family", crew=crew, options={"specialists": True}))


@pytest.mark.parametrize(("ruleset", "board", "difficulty"), CELLS)
def test_every_choice_and_candidate_is_legal(ruleset, board, difficulty):
    """Whole games by the rule of thumb with some random moves between, so that all comes up."""
    game = Game.of(Setup(ruleset, board=board, difficulty=difficulty, crew=3))
    policy = policy_of(game)
    rng = Rng(7)
    state = game.start()
    for _ in range(160):
        if game.over(state):
            state = game.start()
        if game.is_chance(state):
            game.apply(state, game.sample(state, rng))
            continue
        legal = set(game.actions(state))
        candidates = policy.candidates(state)
        chosen = int(policy.choose(state, rng))
        assert chosen in legal, game.text(chosen)
        assert set(candidates) <= legal
        assert len(set(candidates)) == len(candidates) > 0
        assert 0 < policy.share(state) <= 1
        played = game.random_action(state, rng) if rng.below(3) == 0 else chosen
        game.apply(state, played)


@pytest.mark.parametrize("crew", [1, 6])
def test_the_same_position_gives_the_same_choice(crew):
    """Nothing is remembered from one decision to the next, and nothing is drawn."""
    game = family(crew)
    one, other = policy_of(game), policy_of(game)
    rng = Rng(3)
    state = game.start()
    while not game.over(state):
        if game.is_chance(state):
            game.apply(state, game.sample(state, rng))
            continue
        fresh = policy_of(game) if rng.below(20) == 0 else other
        assert one.choose(state, Rng(1)) == fresh.choose(state, Rng(2))
        game.apply(state, one.choose(state, Rng(1)))


@pytest.mark.parametrize(("victim", "first"), [("2,3", "2,1"), ("3,2", "1,2")])
def test_hazmats_explode_in_the_order_that_spares_the_victim(victim, first):
    """The wave of the second rolls over what the first has lit, one way or the other."""
    game = Game.of(Setup("flashpoint/family", crew=1, options={"hazmat_markers": 2}))
    cells = {"1,1": "F", "1,2": "Fh", "2,1": "Fh", victim: "V", "7,9": "1"}
    state = drawn(game, cells, next="choose-hazmat, spread, consequences, end-turn")
    policy = policy_of(game)

    assert choice(game, state) == f"explode {first}"
    assert policy.why(state, game.parse(f"explode {first}")) == (
        "In this order the explosions do the least harm."
    )


def test_a_victim_at_the_door_is_carried_out():
    """The rescue that can be finished comes before everything else."""
    game = family()
    state = drawn(game, {"3,1": "V1", "1,7": "F", "4,4": "?"}, ap=2)

    assert choice(game, state) == "move 3,0 carrying victim"


def hazardous(who: str) -> Game:
    """The Family Game with a specialist and a hazmat."""
    options = {"specialists": True, "hazmat_markers": 1}
    return Game.of(Setup("flashpoint/family", crew=(who,), options=options))


@pytest.mark.parametrize(
    ("who", "ap", "played"),
    [
        ("generalist", 4, "move 3,0 carrying hazmat"),
        ("generalist", 1, "end"),
        ("hazmat-technician", 4, "dispose"),
    ],
)
def test_a_hazmat_is_carried_out_by_who_can_be_outside_this_turn(who: str, ap: int, played: str):
    """Whoever can remove it does so on the spot."""
    game = hazardous(who)
    state = drawn(game, {"3,1": "1H"}, ap=ap)
    assert choice(game, state) == played


def test_a_hazmat_is_fetched_if_it_can_be_outside_this_turn():
    """It lies one step from the door, and the firefighter a step beyond it."""
    game = hazardous("generalist")
    assert choice(game, drawn(game, {"3,2": "1", "3,1": "H"}, ap=5)) == "move 3,1"
    assert choice(game, drawn(game, {"3,2": "1", "3,1": "H"}, ap=2)) == "end"


def test_of_two_treated_victims_one_is_led_and_one_is_carried():
    """Both are out with one way."""
    game = crewed("paramedic")
    state = drawn(game, {"3,1": "&"}, **{"at 3,1": "TT1"})

    assert choice(game, state) == "move 3,0 carrying treated leading 1"


def test_a_treated_victim_alone_is_led_and_the_dog_drags_it():
    """A step with one who is led is cheaper; dogs lead nobody."""
    state = drawn(crewed("paramedic"), {"3,1": "T1"})
    assert choice(crewed("paramedic"), state) == "move 3,0 leading 1"

    state = drawn(crewed("rescue-dog"), {"3,1": "T1"}, ap=12)
    assert choice(crewed("rescue-dog"), state) == "move 3,0 carrying treated"


def test_the_captain_sends_somebody_through_fire_and_out_of_it():
    """To the marker behind it, in two orders that leave nobody in fire."""
    game = crewed("fire-captain", "generalist")
    cells = {"6,8": "1", "1,1": "2", "1,2": "F", "1,3": "?"}
    state = drawn(game, cells, bag="10 victims, 5 false alarms, 0 hazmats", free="2")
    orders = []
    while not orders or orders[-1].startswith("order"):
        orders.append(choice(game, state))
        game.apply(state, game.parse(orders[-1]))
        if game.is_chance(state):
            break

    assert orders == ["order 2 1,2", "order 2 1,3"]


def test_the_captain_sends_nobody_into_fire_without_a_way_through():
    """With fire behind the fire, or too few AP, the order is not given."""
    game = crewed("fire-captain", "generalist")
    blaze = {"6,8": "1", "1,1": "2", "1,2": "F", "2,2": "F", "2,1": "F"}
    for cells, ap in (({**blaze, "1,3": "F"}, 4), ({**blaze, "1,3": "?"}, 0)):
        state = drawn(game, {**cells, "2,3": "?"}, ap=ap, free="2")
        while choice(game, state).startswith("order"):
            game.apply(state, game.parse(choice(game, state)))
            assert game.view(state)["pawns"][1]["square"] != "1,2"


def test_the_veterans_point_is_not_left_over():
    """It cannot be saved, so it is walked with."""
    game = crewed("generalist", "veteran")
    state = drawn(game, {"3,1": "1", "3,2": "2", "1,3": "?"}, ap=0, bonus="1")

    assert choice(game, state).startswith("move")


def test_the_way_to_a_point_of_interest():
    """With no fire about, the nearest point is looked at."""
    game = family()
    state = drawn(game, {"3,1": "1", "3,2": "?", "1,8": "?"})

    assert choice(game, state) == "move 3,2"


def test_fire_in_the_way_of_a_victim_is_put_out_first():
    """Nobody carries a victim into fire."""
    game = family()
    state = drawn(game, {"3,2": "V1", "3,1": "F"})

    assert choice(game, state) == "extinguish w"


def test_a_door_is_opened_on_the_way():
    """The only way to the point behind the door leads through it."""
    game = family()
    state = drawn(game, {"3,2": "1", "3,3": "?"})

    assert choice(game, state) == "open e"


def test_fire_beside_the_firefighter_is_put_out():
    """With nobody to fetch, the fire is fought where it is."""
    game = family()
    state = drawn(game, {"1,1": "1", "1,2": "F"})

    assert choice(game, state) == "extinguish e"


def test_routes_count_doors_fire_and_walls():
    """A step is 1, a door 1 more, a fire 1 more; to go around costs what it costs."""
    game = family()
    state = drawn(game, {"3,1": "1", "1,1": "F"})
    routes = Routes(game.house)
    routes.look(state, game.house.roles[0])
    routes.start_from(game.house.board.named["3,1"])
    cost = {name: routes.settled(game.house.board.named[name]) for name in ("3,2", "3,3", "1,1")}

    assert cost == {"3,2": 1, "3,3": 3, "1,1": 3}
    assert all(routes.settled(square) <= FAR for square in range(len(game.house.board.places)))


def test_floods_agree_both_ways():
    """From a square and to a square, without fire, cost the same."""
    game = family()
    state = drawn(game, {"3,1": "1"})
    role = game.house.roles[0]
    there, back = Routes(game.house), Routes(game.house)
    there.look(state, role)
    squares = [0, 10, 27, 33, 47, 50, 60]
    for a in squares:
        there.start_from(a)
        for b in squares:
            back.lead_to(b, state, role)
            assert back.settled(a) == there.settled(b)


def test_the_way_to_a_goal_is_another_one_when_fire_is_on_it():
    """What is known of the way is kept for the next step, and forgotten when the fire moves."""
    game = family()
    board, role = game.house.board, game.house.roles[0]
    clear, burning = drawn(game, {"3,1": "1"}), drawn(game, {"3,1": "1", "3,2": "F"})
    here, goal = board.named["3,1"], board.named["3,4"]
    path = Routes(game.house)
    costs = []
    for state in (clear, burning, clear):
        path.lead_to(goal, state, role)
        costs.append(path.settled(here))

    assert costs[0] < costs[1]
    assert costs[2] == costs[0]


def test_a_flood_that_goes_on_finds_the_same_costs():
    """Asked for square by square, or for all at once; before, a cost is told that is no higher."""
    game = family()
    state = drawn(game, {"3,1": "1", "1,1": "F", "4,4": "F", "6,6": "S"})
    whole, bit_by_bit = Routes(game.house), Routes(game.house)
    for routes in (whole, bit_by_bit):
        routes.look(state, game.house.roles[0])
        routes.start_from(game.house.board.named["3,1"])
    whole.flood(-1, -1, FAR)
    for square in range(len(game.house.board.places)):
        assert bit_by_bit.cost(square) <= whole.cost(square)
        assert bit_by_bit.settled(square) == whole.cost(square)
        assert bit_by_bit.is_settled(square)


def test_ways_home_follow_the_damage_from_wall_to_wall():
    """As many markers as before, but on another wall: the way home is another one."""
    game = family()
    board = game.house.board
    role = game.house.roles[0]
    tasks = policy_of(game).tasks
    corner = board.named["5,8"]
    homes = []
    for square, side in ((board.named["1,1"], WEST), (corner, EAST)):
        state = drawn(game, {"5,8": "V1"})
        state.damaged_v = 1 << board.edge[square * 4 + side]
        state.damage = 1
        tasks.look(state, role)
        homes.append(tasks.home.settled(corner))

    assert homes[1] == role.drag + WEAK
    assert homes[0] > homes[1]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.id)
def test_the_choice_depends_on_the_position_alone(way):
    """What the rule of thumb remembers of other positions changes nothing."""
    difficulty = way.difficulties[-1] if way.difficulties else None
    game = Game.of(Setup(way.id, difficulty=difficulty, crew=3))
    steady, distracted = policy_of(game), policy_of(game)
    dice = Dice(7)
    luck = dice.players()
    state = game.start()
    positions = []
    while not game.over(state):
        if game.is_chance(state):
            action = game.sample(state, dice.streams[steady.stream(state)])
        else:
            action = steady.choose(state, luck)
            positions.append(state.copy())
            distracted.choose(positions[len(positions) // 2], luck)
            assert distracted.choose(state, luck) == action
        game.apply(state, action)


def test_merit_puts_every_win_above_every_loss():
    """A close win is better than the best defeat."""
    game = Game.of(Setup("flashpoint/family", crew=4, options={"damage_limit": 12}))
    policy = policy_of(game)
    merits = {"won": [], "lost": []}
    for seed in range(24):
        state = game.start()
        merit = play_out(policy, state, Dice(seed))
        merits[game.result(state)].append(merit)

    assert merits["won"]
    assert merits["lost"]
    assert min(merits["won"]) > max(merits["lost"])


def test_a_marker_that_can_only_be_a_false_alarm_is_left_alone():
    """Two markers were there before the victims came back; the third may be one of these."""
    game = Game.of(Setup("flashpoint/family", crew=1, options={"decks": True}))
    cells = {"3,2": "1", "3,1": "?", "4,1": "?", "3,4": "?"}
    notes = {"bag": "3 victims, 2 false alarms, 0 hazmats", "rescued": "6", "lost": "1"}
    earlier = {"drawn earlier": "3,1 4,1 of 0 2 0 0, then 3 0 0 0"}

    assert choice(game, drawn(game, cells, **notes)) == "move 3,1"
    state = drawn(game, cells, **notes, **earlier)
    assert choice(game, state) == "open e"
    assert policy_of(game).why(state, game.parse("open e")) == (
        "See who calls on the north side of the kitchen towards the west, 3 AP away: "
        "the chance of a victim there is 100 %."
    )


def told(cells: dict[str, str], action: str, ap: int = 4) -> str:
    """The reason for an action in a drawn position."""
    game = family()
    return policy_of(game).why(drawn(game, cells, ap), game.parse(action))


def test_reasons_tell_the_truth():
    """The numbers in a reason are those of the board."""
    assert told({"3,1": "V1", "1,7": "F"}, "move 3,0 carrying victim") == (
        "Bring the victim from the west side of the living room towards the south to safety "
        "this turn: 2 AP to go."
    )
    assert told({"3,2": "1", "3,4": "V"}, "open e") == (
        "Fetch the victim on the north side of the kitchen towards the west: 3 AP away, then "
        "9 AP from safety."
    )
    assert told({"3,1": "1", "3,2": "?"}, "move 3,2") == (
        "See who calls in the living room towards the south, 1 AP away: 10 of the 15 "
        "markers left are victims."
    )
    assert told({"1,1": "1", "1,2": "F", "1,3": "F", "2,2": "F"}, "extinguish e") == (
        "Put out the fire on the north side of the living room; 2 others burn beside it."
    )
    assert told({"1,1": "1", "1,2": "S"}, "extinguish e") == (
        "Clear the smoke on the north side of the living room: it burns if a roll hits it."
    )
    assert told({"1,1": "1", "1,2": "S", "1,3": "F"}, "extinguish e") == (
        "Clear the smoke on the north side of the living room: it catches fire; 1 fire beside it."
    )
    assert told({"1,1": "1"}, "end", ap=0) == ""
    assert told({"1,1": "1"}, "end", ap=2) == (
        "The last 2 AP do more in the next turn, together with those it brings."
    )


def test_a_plan_may_begin_with_a_door_closed():
    """It is no task of the rule of thumb; search may try it, and says what it is good for."""
    game = family()
    state = drawn(game, {"3,2": "1", "3,4": "F"})
    game.apply(state, game.parse("open e"))
    close = game.parse("close e")

    assert [close] in policy_of(game).openings(state)
    assert policy_of(game).why(state, close) == (
        "A closed door keeps smoke and fire on its other side."
    )


def test_a_plan_may_begin_with_any_specialist_at_the_engine():
    """Also with one whom the rule of thumb ranks lower."""
    game = Game.of(Setup("flashpoint/experienced", crew=1, difficulty="recruit"))
    policy = policy_of(game)
    rng = Rng(2)
    state = game.start()
    changes: set[int] = set()
    while not game.over(state) and not changes:
        if game.is_chance(state):
            game.apply(state, game.sample(state, rng))
            continue
        legal = {action for action in game.actions(state) if "change " in game.text(action)}
        begun = {opening[0] for opening in policy.openings(state) if opening}
        assert legal <= begun
        changes |= legal
        game.apply(state, policy.choose(state, rng))

    assert len(changes) >= 3


def test_reasons_are_sentences():
    """Every choice of a game can be explained, and the reasons name squares."""
    game = Game.of(Setup("flashpoint/experienced", crew=4))
    policy = policy_of(game)
    rng = Rng(5)
    state = game.start()
    told = []
    while not game.over(state) and len(told) < 80:
        if game.is_chance(state):
            game.apply(state, game.sample(state, rng))
            continue
        action = int(policy.choose(state, rng))
        told.append(policy.why(state, action))
        game.apply(state, action)

    assert all(line[0].isupper() and line.endswith(".") for line in told if line)
    assert any("See who calls" in line for line in told)
    assert len(set(told)) > 20

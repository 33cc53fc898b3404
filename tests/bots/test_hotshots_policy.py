"""The rule of thumb for Hotshots: legal everywhere, exact with dice, right where it is plain."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from firehouse import Game, Setup, Table
from firehouse.core.luck import Rng
from firehouse.core.stack import step_of
from firehouse.games.hotshots import odds
from firehouse.games.hotshots.bot.dice import SPOTS, spot_of
from firehouse.games.hotshots.bot.policy import HotshotsPolicy
from firehouse.games.hotshots.bot.stakes import SCALE, Stakes, StakesBook
from firehouse.games.hotshots.data import faces, roles, tiles
from firehouse.games.hotshots.data.files.read import builtin_text, read_tiles
from firehouse.games.hotshots.odds.goal import Goal
from firehouse.games.hotshots.rules import steps
from firehouse.games.hotshots.rulesets import DIFFICULTIES, LAYOUTS

sys.path.append(str(Path(__file__).parents[1] / "rules"))

from forest import Forest, forest, started

MANY = "dry-grass log-cabin house-2 supply-trailer radio-tower propane-tank"
"""With these scorched, two more lose the game."""
TERRAIN = read_tiles(builtin_text("tiles"), whole=True)


def choice(place: Forest) -> str:
    """What the rule of thumb plays."""
    policy = HotshotsPolicy(place.game)
    return str(place.game.text(policy.choose(place.state, Rng(1))))


def positions(game: Any, seed: int, random_part: int) -> Iterator[Any]:
    """Every decision of a game in which some of a hundred actions are random."""
    policy = HotshotsPolicy(game)
    rng = Rng(seed)
    state = game.start()
    while not game.over(state):
        if game.is_chance(state):
            game.apply(state, game.sample(state, rng))
            continue
        yield state
        by_chance = rng.below(100) < random_part
        action = game.random_action(state, rng) if by_chance else policy.choose(state, rng)
        game.apply(state, action)


def check(policy: HotshotsPolicy, state: Any) -> None:
    """Everything that holds for every decision."""
    game = policy.game
    before = state.digest()
    legal = set(game.actions(state))
    chosen = int(policy.choose(state, Rng(1)))
    found = policy.candidates(state)
    assert found[0] == chosen
    assert 1 <= len(found) <= 8
    assert len(set(found)) == len(found)
    assert set(found) <= legal
    assert 0 < policy.share(state) <= 1
    assert 0 <= policy.merit(state) <= 1
    for action in found:
        text = policy.why(state, action)
        assert text[0].isupper() or text[0] in "0123456789“"
        assert text[-1] == "."
        assert len(text) < 200
    assert state.digest() == before, "Looking at a position must not change it."


@pytest.mark.parametrize("crew", [1, 2, 3, 4])
@pytest.mark.parametrize("difficulty", list(DIFFICULTIES))
def test_every_choice_and_candidate_is_legal(difficulty: str, crew: int) -> None:
    number = list(DIFFICULTIES).index(difficulty) * 4 + crew
    board = LAYOUTS[number % len(LAYOUTS)]
    options: dict[str, int | bool] = {"firebreaks": 4} if number % 3 == 0 else {}
    options |= {"stand_in": True, "starting_tokens": 3} if number % 4 == 1 else {}
    game = Game.of(Setup("hotshots/standard", board, difficulty, crew=crew, options=options))
    policy = HotshotsPolicy(game)
    for state in positions(game, number, (0, 20, 60)[number % 3]):
        check(policy, state)


def test_it_copes_with_every_kind_of_decision() -> None:
    missing = {kind for kind in steps.NAMES if kind >= steps.FIRST_DECISION}
    for seed in range(90):
        crew = 1 + seed % 4
        difficulty = ("firestorm", "standard", "barely-even-warm")[seed % 3]
        options: dict[str, Any] = {"set_up_choices": "chosen"}
        options |= {"firebreaks": 4} if seed % 2 else {"choosing": "chosen"}
        game = Game.of(Setup("hotshots/standard", None, difficulty, crew=crew, options=options))
        policy = HotshotsPolicy(game)
        for state in positions(game, seed, 40 if seed % 3 else 5):
            kind = step_of(state.todo[-1])
            if kind in missing:
                missing.remove(kind)
                check(policy, state)
        if not missing:
            return
    assert {steps.NAMES[kind] for kind in missing} == set()


def test_it_sets_up_for_an_easy_game() -> None:
    """The gap in a corner; a further fire neither where vehicles stand nor where it spreads far."""
    gap = started(difficulty="a-little-less-heat", crew=2, options={"set_up_choices": "chosen"})
    assert choice(gap).split()[1] in ("A3", "A7", "C1", "C9", "E3", "E7")
    chosen = {"set_up_choices": "chosen", "extra_fires": 1}
    setup = Setup("hotshots/standard", crew=("sawyer", "swamper"), options=chosen)
    for seed in range(5):
        table = Table(setup, seed)
        assert choice(Forest(table.game, table.state)) not in ("choose air-base", "choose lodge")


def test_the_same_position_gives_the_same_choice() -> None:
    game: Any = Game.of(Setup("hotshots/standard", crew=3))
    used = HotshotsPolicy(game)
    for state in positions(game, 7, 10):
        fresh = HotshotsPolicy(game)
        assert used.choose(state, Rng(1)) == fresh.choose(state, Rng(2))


@pytest.mark.parametrize("role", ["", "sawyer", "swamper"])
def test_the_dice_are_played_as_the_oracle_would(role: str) -> None:
    luck = Random(role)
    number = roles.IDS.index(role) if role else -1
    pair = (roles.SWAPS[number], roles.SWAPPED[number]) if role else (-1, -1)
    for tile in range(tiles.TILES):
        if tile == tiles.LAKE:
            continue
        icons = TERRAIN.icons[tile]
        lost, support = luck.choice((0, 0, 1, 3)), luck.randrange(3)
        worth = sorted(luck.randrange(400) for _ in range(4))
        blowup = -luck.randrange(600)
        goal = Goal(
            "worth",
            "worth",
            (Fraction(0),) * 3 + tuple(Fraction(number) for number in worth),
            Fraction(blowup),
        )
        question = odds.Problem(
            tuple(faces.words(icons)), dice=6 - lost, crew=role, support=support
        )
        stakes = Stakes(worth[0], worth[1], worth[2], worth[3], blowup, lost)
        mine = stakes.roll(spot_of(icons, *pair), support) / SCALE
        assert mine == pytest.approx(float(odds.solve(question, goal).value), abs=0.1)


def test_every_roll_leads_somewhere() -> None:
    for spot in range(1, len(SPOTS.parts)):
        for dice in range(1, 7):
            outcomes = range(SPOTS.first[spot], SPOTS.first[spot + 1])
            ways = sum(SPOTS.ways[outcome * 7 + dice] for outcome in outcomes)
            assert ways + SPOTS.misses[spot * 7 + dice] == 6**dice


def test_stakes_are_kept_by_how_their_worths_compare() -> None:
    book = StakesBook()
    small = book.stakes(10, 40, 80, 120, -60, 0)
    assert book.points(book.value(100)) == pytest.approx(100, abs=1)
    assert book.stakes(20, 80, 160, 240, -120, 0) is small
    assert book.stakes(10, 40, 80, 120, -20, 0) is not small


def test_a_fire_that_would_lose_the_game_is_fought_first() -> None:
    place = forest("fire-camp 4, house-2 1, barn 1")
    assert choice(place) == "fight"
    assert "one more scorches it" in HotshotsPolicy(place.game).why(
        place.state, place.game.parse("fight")
    )


def test_it_goes_to_the_fire_that_is_about_to_scorch() -> None:
    place = forest("air-base 3, logging-site 1", scorched=MANY)
    assert choice(place) == "move air-base"


def test_a_vehicle_is_used_where_it_does_the_most() -> None:
    place = forest("lodge 4, barn 1", at="air-base fire-camp", scorched=MANY)
    assert choice(place) == "helicopter lodge"


def test_nobody_rolls_on_when_stopping_wins() -> None:
    place = forest("lodge 1", at="lodge fire-camp")
    place.play("fight", "dice HHHPSS", "lock PHHH")
    assert choice(place) == "stop 1"
    place.play("stop 1")
    assert HotshotsPolicy(place.game).merit(place.state) > 0.97


def test_support_is_used_for_another_roll() -> None:
    place = forest("lodge 3, barn 2", at="lodge lodge")
    place.play("fight", "dice HHHSSS", "lock HHH")
    assert choice(place) == "roll"


def test_with_all_icons_matched_everything_is_taken() -> None:
    place = forest("lodge 4", at="lodge fire-camp")
    place.play("fight", "dice HHHPPC")
    assert choice(place) == "lock PPCHHH"
    place.play("lock PPCHHH")
    assert choice(place) == "stop 3"


def test_a_rare_icon_is_not_locked_before_the_common_one() -> None:
    place = forest("logging-site 4, barn 1", crew="lookout crew-boss", at="logging-site fire-camp")
    place.play("fight", "dice SSPHHH")
    assert choice(place) == "lock SS"


def test_a_token_saves_a_failed_fight() -> None:
    place = forest("lodge 4, barn 1", at="lodge fire-camp", hands="helmet-hose;")
    place.play("fight", "dice HHPPSS", "lock PPHH", "roll", "dice SS")
    assert choice(place) == "play helmet-hose hose"


def test_another_players_token_saves_a_failed_fight() -> None:
    place = forest(
        "lodge 4, barn 1",
        crew="lookout crew-boss",
        at="lodge lodge",
        hands="move-2;helmet-hose combi-mcleod",
    )
    place.play("fight", "dice HHPPSS", "lock PPHH", "roll", "dice SS", "fail", "roll", "dice SS")
    assert choice(place) == "take 2 helmet-hose"
    why = HotshotsPolicy(place.game).why(place.state, place.game.parse("take 2 helmet-hose"))
    assert why == "“Helmet or Hose” helps more now than it would later."
    place.play("take 2 helmet-hose", "yes")
    assert choice(place) == "play helmet-hose hose"


def test_nobody_is_asked_in_vain_again() -> None:
    place = forest("lodge 4, barn 1", at="lodge lodge", hands=";helmet-hose wild")
    place.play("fight", "dice HHPPSS", "lock PPHH", "roll", "dice SS", "fail", "roll", "dice SS")
    place.play("take 2 wild", "no")
    assert choice(place) == "fail"


def test_another_players_token_is_asked_for_between_rolls() -> None:
    place = forest("lodge 4, barn 1", at="lodge lodge", hands=";wild", scorched=MANY)
    place.play("fight", "dice HHHPSS", "lock PHHH")
    assert choice(place) == "take 2 wild"
    place.play("take 2 wild", "yes")
    assert choice(place).startswith("play wild ")


def test_a_full_hand_asks_for_nothing() -> None:
    place = forest(
        "lodge 4, barn 1", at="lodge lodge", hands="move-1 move-2 summon;wild", scorched=MANY
    )
    place.play("fight", "dice HHHPSS", "lock PHHH")
    assert not choice(place).startswith("take")


def test_by_option_a_token_spares_the_lock_of_a_rare_icon() -> None:
    scene = {"crew": "lookout crew-boss", "at": "logging-site fire-camp", "hands": "wild"}
    for stand_in, best in ((False, "lock P"), (True, "play wild chainsaw")):
        place = forest("logging-site 4, barn 1", stand_in=stand_in, **scene)
        place.play("fight", "dice PHHHTT")
        assert choice(place) == best


def test_flames_go_where_they_scorch_nothing() -> None:
    place = forest("rocky-terrain 3, fire-cache 1, barn 1", scorched=MANY)
    place.play("end", "draw multiple-4-3")
    assert place.waits_for == "feed"
    assert choice(place) == "choose fire-cache"


def test_the_lookout_plays_the_card_that_scorches_nothing() -> None:
    place = forest("house-1 1, lodge 4", crew="lookout crew-boss", scorched=MANY)
    place.play("end", "draw single-5", "draw single-4")
    assert choice(place) == "card single-4"


def test_a_success_with_the_token_for_it_gives_another_turn() -> None:
    place = forest("lodge 3, barn 2", at="lodge fire-camp", hands="extra-turn;")
    place.play("fight", "dice HHHPSS", "lock PHHH", "stop 1")
    assert choice(place) == "play extra-turn"


def test_another_players_token_for_a_further_turn_is_asked_for() -> None:
    place = forest("lodge 3, barn 2", at="lodge lodge", hands=";extra-turn")
    place.play("fight", "dice HHHPSS", "lock PHHH", "stop 1")
    assert choice(place) == "take 2 extra-turn"
    place.play("take 2 extra-turn", "no")
    assert not choice(place).startswith("take")


def test_who_refused_an_order_is_not_asked_again() -> None:
    place = forest("barn 2, lodge 4", crew="crew-boss swamper", at="radio-tower house-2")
    place.play("fight", "dice TTSMPC", "lock P", "stop")
    asked = choice(place)
    assert asked.startswith("order 2 ")
    place.play(asked, "no")
    assert choice(place) == "end"


def test_lost_dice_are_fetched_when_nothing_burns_near() -> None:
    place = forest("house-2 1", at="house-1 house-2")
    place.state.dice = 3
    target = HotshotsPolicy(place.game)
    target.choose(place.state, Rng(1))
    assert target.turns.target == tiles.FIRE_CAMP


def test_wins_are_better_than_losses_and_close_losses_than_clear_ones() -> None:
    won = forest("lodge 1", at="lodge fire-camp")
    won.play("fight", "dice HHHPSS", "lock PHHH", "stop 1")
    dear = forest("lodge 1", at="lodge fire-camp", scorched="barn campground house-1 house-2")
    dear.play("fight", "dice HHHPSS", "lock PHHH", "stop 1")
    merits = [HotshotsPolicy(place.game).merit(place.state) for place in (won, dear)]
    assert 1 >= merits[0] > merits[1] >= 0.97
    near = forest("fire-camp 4, barn 1", at="fire-camp air-base")
    far = forest("fire-camp 4, barn 2, lodge 4, rocky-terrain 3", at="fire-camp air-base")
    lost = []
    for place in (near, far):
        place.play("fight", "dice PPPPPP", "lock P", "roll", "dice PPPPP")
        assert place.ending == ("lost", "fire-camp")
        lost.append(HotshotsPolicy(place.game).merit(place.state))
    assert 0.03 >= lost[0] > lost[1] >= 0


def test_a_position_is_the_better_the_less_burns_and_is_scorched() -> None:
    calm, fierce = forest("house-2 1"), forest("house-1 2, lodge 3, barn 2")
    late = forest("house-1 2, lodge 3, barn 2", scorched=MANY)
    merits = [HotshotsPolicy(place.game).merit(place.state) for place in (calm, fierce, late)]
    assert 0.97 > merits[0] > merits[1] > merits[2] > 0.03


def test_luck_is_drawn_from_few_streams_and_the_cards_from_the_first() -> None:
    place = forest("lodge 1")
    policy = HotshotsPolicy(place.game)
    place.play("fight")
    assert policy.stream(place.state) == 1
    place.play("dice PPPPPP", "lock P", "stop", "end")
    assert policy.stream(place.state) == 0


def test_a_turn_costs_about_one_share_and_a_half() -> None:
    game: Any = Game.of(Setup("hotshots/standard", crew=2))
    policy = HotshotsPolicy(game)
    spent, turns = 0.0, 0
    for state in positions(game, 3, 0):
        spent += policy.share(state)
        turns += policy.share(state) == 1
    assert 1 <= spent / turns < 2

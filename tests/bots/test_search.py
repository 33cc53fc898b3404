"""Search: the same for the same luck, blind to the future, never worse than what is plain."""

from __future__ import annotations

from collections import Counter

import pytest

from firehouse import Game, Rng, Setup, Table
from firehouse.bots import BOTS, Budget, bot_of
from firehouse.bots.greedy import policy_of
from firehouse.bots.playouts import Dice, play_out, wins
from firehouse.bots.race import MOST_PLAYOUTS, Plan, Race, plans_of
from firehouse.bots.search import SearchBot
from firehouse.games.flashpoint.rules.actions import ROLL, act

FEW = Budget(playouts=60)
SETUPS = [Setup("flashpoint/family", crew=2), Setup("hotshots/standard", crew=2)]


def midgame(setup: Setup, decisions: int = 25):
    """A decision some way into a game of the rule of thumb."""
    game = Game.of(setup)
    policy = policy_of(game)
    dice = Dice(11)
    state = game.start()
    while decisions or game.is_chance(state):
        if game.is_chance(state):
            game.apply(state, game.sample(state, dice.streams[policy.stream(state)]))
        else:
            game.apply(state, policy.choose(state, dice.players()))
            decisions -= 1
    return game, state


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.ruleset)
@pytest.mark.parametrize("name", sorted(BOTS))
def test_the_same_luck_and_playouts_give_the_same_choice(setup, name):
    """A fresh bot of each kind, asked twice, answers the same, and the position stays."""
    game, state = midgame(setup)
    before = state.digest()

    first = bot_of(name).think(game, state, Rng(5), FEW)
    again = bot_of(name).think(game, state, Rng(5), FEW)

    assert first == again
    assert first.action in game.actions(state)
    assert first.reason[-1] == "."
    assert bot_of(name).choose(game, state, Rng(5), FEW) == first.action
    assert state.digest() == before


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.ruleset)
def test_search_never_sees_the_future(setup):
    """One position at two tables, whose dice will fall differently: the choices are the same.

    Over many seeds of the search's own luck, the whole distribution of its choices is.
    """
    game, state = midgame(setup)
    tables = [Table(setup, seed=seed) for seed in (1, 2)]
    choices = []
    for table in tables:
        table.game, table.state = game, state.copy()
        counts = dict(table._luck.counts)
        choices.append(
            Counter(SearchBot().choose(table.game, table.state, Rng(i), FEW) for i in range(5))
        )
        assert table._luck.counts == counts

    assert choices[0] == choices[1]
    rolls = [[table._luck.below("roll", 1000) for _ in range(9)] for table in tables]
    assert rolls[0] != rolls[1]


def test_other_luck_of_its_own_may_change_its_mind_but_not_the_numbers():
    """The playouts of a race depend on its seed and the number of each alone."""
    game, state = midgame(SETUPS[0])
    policy = policy_of(game)

    def raced(seed: int):
        race = Race(policy, state.copy(), seed)
        race.run(60, 1e9)
        return [(plan.actions, plan.pairs, plan.gaps) for plan in race.plans]

    assert raced(1) == raced(1)
    assert raced(1) != raced(2)


PLANNED = [
    Setup("flashpoint/family", crew=2),
    Setup("flashpoint/experienced", crew=4, difficulty="veteran"),
    Setup("flashpoint/second-story", crew=3, difficulty="recruit", board="villa"),
    Setup("hotshots/standard", crew=2),
]


@pytest.mark.parametrize("setup", PLANNED, ids=lambda setup: setup.ruleset)
@pytest.mark.parametrize("decisions", [0, 1, 7, 25, 40])
def test_plans_are_legal_and_lead_to_different_positions_before_the_next_luck(setup, decisions):
    """Each is played action by action; the first is what the rule of thumb would do."""
    game, state = midgame(setup, decisions)
    policy = policy_of(game)
    plans = plans_of(policy, state)

    assert 1 <= len(plans) <= policy.width
    assert len({plan.state for plan in plans}) == len(plans)
    for plan in plans:
        here = state.copy()
        for action in plan.actions:
            assert not game.is_chance(here)
            assert action in game.actions(here)
            game.apply(here, action)
        assert here == plan.state
        assert game.over(here) or game.is_chance(here)
    here = state.copy()
    for action in plans[0].actions:
        assert action == policy.choose(here, Rng(0))
        game.apply(here, action)


def test_a_task_is_followed_to_its_end_and_another_after_it():
    """Among the plans of a turn some walk several steps to a goal, some save AP early."""
    game, state = midgame(SETUPS[0])
    state.ap = 4
    plans = plans_of(policy_of(game), state)

    lengths = {len(plan.actions) for plan in plans}
    assert len(plans) >= 8
    assert min(lengths) == 1
    assert max(lengths) >= 4


def test_a_plan_is_believed_as_far_as_its_pairs_go():
    """One lucky pair does not beat the rule of thumb, many of the same do; bad ones never."""

    def promise(gap: float, pairs: int) -> float:
        plan = Plan([], None)
        for number in range(pairs):
            plan.note(gap + (0.1 if number % 2 else -0.1))
        return plan.promise()

    assert Plan([], None).promise() < 0
    assert promise(0.02, 2) < 0 < promise(0.02, 200) < 0.02
    assert promise(0.02, 200) < promise(0.02, 2000)
    assert promise(-0.05, 200) < promise(-0.02, 200) < 0


def test_a_race_without_rivals_needs_no_playouts():
    """Where there is one way only it is taken at once."""
    game, state = midgame(SETUPS[0])
    race = Race(policy_of(game), state, 1)
    race.rivals = []

    assert race.run(100, 1e9) is race.plans[0]
    assert race.playouts == 0


def test_a_small_budget_looks_at_few_plans():
    """The most promising ones; with less than a plan takes, the rule of thumb is followed."""
    game, state = midgame(SETUPS[0])
    state.ap = 4

    def tried(playouts: int) -> list[int]:
        race = Race(policy_of(game), state, 1)
        race.run(playouts, 1e9)
        return [number for number, plan in enumerate(race.plans) if plan.pairs]

    assert tried(5) == []
    assert tried(30) == [1, 2]
    assert len(tried(400)) > 8


def test_the_better_half_gets_the_more_playouts():
    """The rule of thumb's plan is in every pair; of the others, one in the last round."""
    game, state = midgame(SETUPS[0])
    state.ap = 4
    race = Race(policy_of(game), state, 1)
    rivals = race.rivals
    race.run(400, 1e9)

    pairs = sorted(plan.pairs for plan in rivals)
    assert pairs[-1] == race.number
    assert pairs[-1] > pairs[-2] > pairs[0] > 0
    assert race.playouts == race.number + sum(pairs)
    assert 400 <= race.playouts <= 400 + len(rivals)


class Told:
    """A runner that is told what each plan brings, with a little luck on top."""

    def __init__(self, merits: list[float]) -> None:
        self.brings = merits

    pace = 1_000

    def held(self, state):
        return state

    def merits(self, held, seed: int, first: int, count: int, turns: int) -> list[list[float]]:
        numbers = range(first, first + count)
        return [[self.brings[one] + 0.01 * (number % 3) for number in numbers] for one in held]


def told_race(merits: list[float]) -> Race:
    """A race of plans that are known by their numbers."""
    game, state = midgame(SETUPS[0])
    race = Race(policy_of(game), state, 1, Told(merits))
    race.plans = [Plan([number], number) for number in range(len(merits))]
    race.rivals = race.plans[1:]
    return race


@pytest.mark.parametrize("best", range(4))
def test_a_race_that_is_decided_ends_early(best: int) -> None:
    """One plan is far ahead of the others, so most playouts are saved."""
    race = told_race([0.9 if number == best else 0.5 for number in range(8)])

    assert race.run(100_000, 1e9).actions == [best]
    assert race.playouts < 1000


def test_a_race_goes_on_while_it_matters() -> None:
    """Plans that are close are compared longer; plans that are all alike, not for ever."""
    races = [told_race([0.5, 0.5, best]) for best in (0.9, 0.504, 0.5)]
    chosen = [race.run(100_000, 1e9).actions for race in races]
    clear, close, alike = (race.playouts for race in races)

    assert chosen == [[2], [2], [0]]
    assert clear < close < 100_000
    assert alike < 100_000


def test_flare_ups_do_not_shift_the_fire_of_later_turns():
    """The first roll of every turn comes from the fire's stream, those of a chain do not."""
    game = Game.of(Setup("flashpoint/experienced", crew=4, difficulty="veteran"))
    policy = policy_of(game)
    state = game.start()
    dice = Dice(3)
    drawn: list[int] = []
    turns: list[int] = []
    while not game.over(state):
        if not game.is_chance(state):
            game.apply(state, policy.choose(state, dice.players()))
            continue
        stream = policy.stream(state)
        outcome = game.sample(state, dice.streams[stream])
        if game.chance_kind(state) == "roll-advance":
            drawn.append(stream)
            turns += [outcome] if stream == 0 else []
        game.apply(state, outcome)

    fresh = Dice(3).streams[0]
    assert len(set(drawn)) == 2
    assert turns == [act(ROLL, fresh.below(48)) for _ in turns]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.ruleset)
def test_a_plan_is_played_on_while_the_game_follows_it(setup):
    """The line of a search is legal step by step, and the bot plays just that line."""
    game, state = midgame(setup)
    budget = Budget(playouts=240)
    line = SearchBot().line(game, state, Rng(3), budget)
    bot = SearchBot()
    luck = Rng(3)
    played = state.copy()
    for thought in line:
        assert thought.action in game.actions(played)
        assert bot.choose(game, played, luck, budget) == thought.action
        game.apply(played, thought.action)


def test_a_plan_for_another_position_is_forgotten():
    """After an undo or a surprise the bot thinks again, as a new one would."""
    game, state = midgame(SETUPS[0])
    bot = SearchBot()
    bot.choose(game, state, Rng(3), Budget(playouts=240))
    assert bot._plan, "a plan of one step would prove nothing"
    _, other = midgame(SETUPS[0], decisions=40)
    fresh = SearchBot().think(game, other, Rng(4), FEW)

    assert bot.think(game, other, Rng(4), FEW) == fresh
    assert fresh.action in game.actions(other)


@pytest.mark.parametrize("name", sorted(BOTS))
def test_where_nobody_decides_a_bot_says_so(name):
    """Before luck has come, and after the end."""
    game = Game.of(Setup("flashpoint/family", crew=1))
    state = game.start()
    while not game.is_chance(state):
        game.apply(state, game.actions(state)[0])
    with pytest.raises(ValueError, match="Luck comes next"):
        bot_of(name).think(game, state, Rng(1), FEW)
    state.ended = 3
    with pytest.raises(ValueError, match="The game is over"):
        bot_of(name).choose(game, state, Rng(1), FEW)


def test_playouts_on_one_seed_meet_the_same_fire():
    """Common luck: the same seed gives the same game, another seed another one."""
    game, state = midgame(SETUPS[0])
    policy = policy_of(game)

    def end(seed: int) -> str:
        copy = state.copy()
        play_out(policy, copy, Dice(seed))
        return copy.digest()

    assert end(1) == end(1)
    assert len({end(seed) for seed in range(5)}) == 5


def test_wins_of_a_range_add_up():
    """Playout number i is the same whoever asks for it."""
    game, state = midgame(SETUPS[0], decisions=60)
    policy = policy_of(game)

    whole = wins(policy, state, 9, 0, 12)

    assert whole == wins(policy, state, 9, 0, 5) + wins(policy, state, 9, 5, 7)


def test_a_short_playout_ends_at_a_decision():
    """After so many turns the position is judged as it stands."""
    game, state = midgame(SETUPS[0])
    policy = policy_of(game)
    copy = state.copy()

    merit = play_out(policy, copy, Dice(1), 1)

    assert not game.over(copy)
    assert not game.is_chance(copy)
    assert merit == policy.merit(copy)
    assert 0 < merit < 1


@pytest.mark.parametrize(
    ("seconds", "playouts"),
    [
        *[(None, None), (0, None), (-1.0, None), (float("nan"), None), (None, 0)],
        *[("1", None), (None, "3"), (None, 1.5), (True, None), (None, True)],
    ],
)
def test_a_budget_of_nothing_is_refused(seconds, playouts):
    """Thinking needs time or playouts."""
    with pytest.raises(ValueError, match="budget"):
        Budget(seconds, playouts)


def test_an_unknown_bot_is_told_the_ones_there_are():
    """Also when the name is none."""
    with pytest.raises(ValueError, match="There is no bot 'gredy'; try"):
        bot_of("gredy")
    with pytest.raises(ValueError, match="There is no bot 'None'; try"):
        bot_of(None)


@pytest.mark.parametrize(("pace", "looked_at"), [(10, 5), (1_000, 23)])
def test_a_quick_runner_lets_a_race_look_at_more_plans(pace: int, looked_at: int) -> None:
    """A plan is looked at if its share of the playouts that the time will bring is worth it."""
    race = told_race([0.9 if number == 1 else 0.5 for number in range(24)])
    race.runner.pace = pace

    race.run(MOST_PLAYOUTS, 6.0)

    assert sum(plan.pairs > 0 for plan in race.plans[1:]) == looked_at

"""Win chances: certain at the end, the same for the same seed, and honest about doubt."""

from __future__ import annotations

import pytest
from short_games import drawn, played

from firehouse.analysis.chance import Chance, win_chance
from firehouse.analysis.intervals import by_luck, mean_with_error, wilson
from firehouse.analysis.values import action_values
from firehouse.bots.bot import Budget
from firehouse.core.luck import Rng

RESCUE = "move 3,0 carrying victim"
BOTH = ("flashpoint/family", "hotshots/standard")


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_wilson_by_the_book(wins, games, low, high):
    """Values from tables of the interval."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(("wins", "games"), [(-1, 3), (4, 3), (0, -1)])
def test_wilson_counts_from_0_up_to_the_games(wins, games):
    """A count that cannot be gets a sentence."""
    with pytest.raises(ValueError, match="counted from 0"):
        wilson(wins, games)


def test_a_won_game_is_certain():
    """Value 1 with no doubt, and no playouts spent."""
    table = drawn()
    table.play(RESCUE)

    assert table.result == "won"
    assert win_chance(table.game, table.state, Rng(1), Budget(playouts=5)) == Chance(
        0, 0, 1.0, 1.0, 1.0
    )


@pytest.mark.parametrize("ruleset", BOTH)
def test_a_lost_game_is_certain(ruleset):
    """Value 0 with no doubt."""
    table = played(ruleset, 1, carelessly=True)

    assert table.result == "lost"
    assert win_chance(table.game, table.state, Rng(1), Budget(playouts=5)) == Chance(
        0, 0, 0.0, 0.0, 0.0
    )


@pytest.mark.parametrize("ruleset", BOTH)
def test_the_same_seed_gives_the_same_chance(ruleset):
    """Chances depend on luck's seed and the number of playouts alone, and leave the state be."""
    table = played(ruleset, 2, most=12)
    before = table.state.digest()

    chances = [
        win_chance(table.game, table.state, Rng(seed), Budget(playouts=11)) for seed in (7, 7, 8)
    ]

    assert chances[0] == chances[1]
    assert [chance.playouts for chance in chances] == [11, 11, 11]
    assert chances[0].low < chances[0].value < chances[0].high or chances[0].value in (0.0, 1.0)
    assert table.state.digest() == before


def test_one_action_from_a_win_it_is_the_best_and_certain():
    """The winning step has the value 1 and stands first; the others are doubtful."""
    table = drawn()

    values = action_values(table.game, table.state, Rng(3), Budget(playouts=40))

    assert {value.action for value in values} == set(table.actions())
    assert values[0].text == RESCUE
    assert (values[0].chance, values[0].low, values[0].high) == (1.0, 1.0, 1.0)
    assert all(value.low < value.high for value in values[1:])


def test_values_are_the_same_for_the_same_seed():
    """Order, chances and playouts; the best ones got more playouts than the first to go."""
    table = drawn(damage_limit=2)
    budget = Budget(playouts=60)

    first, again = (action_values(table.game, table.state, Rng(5), budget) for _ in range(2))

    assert first == again
    assert first[1].playouts > first[-1].playouts > 0


def test_only_legal_actions_are_valued():
    """The sentence names the action that is not."""
    table = drawn()
    far = table.game.parse("move 6,8")

    with pytest.raises(ValueError, match=r"^move 6,8 cannot be valued\. .+\.$"):
        action_values(table.game, table.state, Rng(1), Budget(playouts=5), among=[far])


@pytest.mark.parametrize(
    ("ups", "downs", "likely"), [(0, 0, 1), (1, 0, 1), (4, 0, 1 / 8), (1, 5, 14 / 64), (3, 3, 1)]
)
def test_the_sign_test_by_the_book(ups, downs, likely):
    """Twice the tail of so many tosses of a coin."""
    assert by_luck(ups, downs) == likely


def test_many_means_have_wider_errors():
    """By Bonferroni: 1.96 standard errors for one, 2.81 for ten."""
    values = [0, 1] * 50

    assert mean_with_error(values) == pytest.approx((0.5, 0.0980), abs=1e-4)
    assert mean_with_error(values, 10) == pytest.approx((0.5, 0.1404), abs=1e-4)


def test_there_is_nothing_to_value_where_nobody_decides():
    """After the end, and where luck has its turn."""
    table = drawn()
    table.play(RESCUE)
    assert action_values(table.game, table.state, Rng(1), Budget(playouts=5)) == []

    state = drawn().state
    table.game.apply(state, table.game.parse("end"))
    assert table.game.is_chance(state)
    assert action_values(table.game, state, Rng(1), Budget(playouts=5)) == []


def test_time_is_a_budget_too():
    """A moment of time is enough for at least some playouts."""
    table = drawn()

    assert win_chance(table.game, table.state, Rng(1), Budget(seconds=0.001)).playouts > 0

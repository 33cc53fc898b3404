"""Which game is today's, and how results are ranked."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

import firehouse as fh
from firehouse.core.catalogue import games
from firehouse.core.daily import daily_seed
from firehouse.core.score import MOST, Figure, rank_of, score_of
from firehouse.stage.today import local_game, preset_of_the_day

FIRST = date(2026, 11, 16)


@pytest.mark.parametrize("game", [row.id for row in games()])
def test_days_go_round_all_ready_made_games(game):
    """Each comes once in a round, and a day's is always the same."""
    days = [(FIRST + timedelta(days=number)).isoformat() for number in range(200)]
    found = [preset_of_the_day(game, day) for day in days]

    kinds = {(preset.setup.ruleset, preset.id) for preset in found}
    start = -FIRST.toordinal() % len(kinds)
    turn = found[start : start + len(kinds)]
    assert {(preset.setup.ruleset, preset.id) for preset in turn} == kinds
    assert preset_of_the_day(game, days[0]) == found[0]
    assert all(preset.setup.ruleset.startswith(f"{game}/") for preset in found)


def test_what_is_no_game_or_day_is_refused():
    """As a ValueError."""
    with pytest.raises(ValueError, match="no game 'chess'"):
        preset_of_the_day("chess", "2026-11-16")
    with pytest.raises(ValueError, match="isoformat"):
        preset_of_the_day("hotshots", "soon")


def test_an_empty_secret_makes_no_seed():
    """Everybody could work it out."""
    for secret in (b"", b" \n"):
        with pytest.raises(ValueError, match="secret"):
            daily_seed(fh.Setup("flashpoint/family"), "2026-11-16", secret)


def test_the_local_game_is_the_same_set_up_with_luck_of_its_own():
    """Everybody without a server meets it."""
    setup, seed = local_game("flashpoint", "2026-11-16")

    assert setup == preset_of_the_day("flashpoint", "2026-11-16").setup
    assert seed == daily_seed(setup, "2026-11-16")


def test_results_are_ranked():
    """A win first, then figure by figure, then by advice; equal ones are equal."""
    ranks = [
        rank_of(won, [Figure("Rescued", rescued, more=True), Figure("Damage", damage)], advice)
        for won, rescued, damage, advice in (
            (True, 9, 20, 9),
            (True, 8, 3, 0),
            (True, 8, 3, 1),
            (True, 8, 12, 0),
            (False, 9, 0, 0),
            (False, 2, 24, 0),
        )
    ]

    assert ranks == sorted(ranks)
    assert len(set(ranks)) == len(ranks)
    assert rank_of(True, [Figure("Turns", MOST + 5)], 0) == rank_of(
        True, [Figure("Turns", MOST)], 0
    )


@pytest.mark.parametrize("ruleset", ["flashpoint/family", "hotshots/standard"])
def test_a_game_tells_its_figures(ruleset):
    """As its board shows them."""
    from firehouse.bots import Budget, bot_of

    table, luck = fh.Table(fh.Setup(ruleset, crew=2), seed=3), fh.Rng(1)
    while table.result is None:
        choice = bot_of("greedy").choose(table.game, table.state, luck, Budget(playouts=1))
        table.play(choice)

    figures = {figure.title: figure for figure in score_of(table)}
    view = table.game.view(table.state)

    assert figures["Turns"].value > 1
    assert figures["Turns"].more == (table.result == "lost")
    if ruleset.startswith("flash"):
        assert figures["Rescued"].value == view["rescued"]
        assert figures["Damage"].value == view["damage"]
    else:
        scorched = sum(tile["scorched"] for tile in view["tiles"].values())
        assert figures["Scorched"].value == scorched

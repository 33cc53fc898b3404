"""Bots and analysis of a game without a rule of thumb: random play stands in, and says so."""

from __future__ import annotations

import pytest

from firehouse import Game, Rng, Setup, Table
from firehouse.analysis.chance import win_chance
from firehouse.analysis.plan import best_plan
from firehouse.analysis.review import review
from firehouse.analysis.threat import threats, threats_ahead
from firehouse.analysis.threat_picture import threat_lines, threat_notes, threat_svg
from firehouse.analysis.threat_words import facts
from firehouse.analysis.values import action_values
from firehouse.bots import Budget, bot_of

LANE = Setup("bucket-brigade/lane", crew=1, options={"wind": 1})
SOME = Budget(playouts=60)


@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_bots_say_that_they_have_no_rule(bot: str) -> None:
    game = Game.of(LANE)
    state = game.start()
    thought = bot_of(bot).think(game, state, Rng(1), SOME)
    assert game.refusal(state, thought.action) is None
    assert thought.reason.startswith("This game has no rule of thumb:")


def test_a_search_sees_the_winning_throw() -> None:
    """Only the end of a game has merit, so that what wins at once is found."""
    game = Game.of(LANE)
    state = game.start()
    for action in ("fill", "right", "right", "roll 6"):
        game.apply(state, game.parse(action))
    state.fire = 4
    state.at = [3]
    assert game.text(bot_of("search").choose(game, state, Rng(1), SOME)) == "throw"
    values = action_values(game, state, Rng(1), SOME)
    assert (values[0].text, values[0].chance) == ("throw", 1.0)


def test_chances_plans_and_reviews() -> None:
    table, rng = Table(LANE, seed=3), Rng(3)
    game, state = table.game, table.state
    assert 0 < win_chance(game, state, Rng(1), SOME).value < 0.9
    plan = best_plan(game, state, Rng(1), SOME)
    assert plan is not None
    assert plan.steps
    assert plan.facts == ()
    while table.result is None:
        table.play(game.random_action(table.state, rng))
    told = review(table, Rng(0), Budget(playouts=2))
    assert len(told.moments) == table.step
    assert told.result == table.result


def test_there_are_no_threats_and_that_is_told() -> None:
    game = Game.of(LANE)
    state = game.start()
    for found in (threats(game, state), threats_ahead(game, state, Rng(1))):
        assert found.chances == {}
        assert facts(game, state, found) == []
        assert threat_notes(game, found) == ["This game tells no threats."]
        assert threat_lines(game, state, found) == game.draw(state).splitlines()
        assert threat_svg(game, state, found) == game.svg(state)

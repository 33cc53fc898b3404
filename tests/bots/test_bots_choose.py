"""What bots choose before the game: the card that crews won most with, and who begins."""

from __future__ import annotations

from typing import Any

import pytest

from firehouse import Game, Rng, Setup, rulesets
from firehouse.bots import Budget, bot_of
from firehouse.bots.greedy import policy_of
from firehouse.bots.tiers import _levels, _rows, measured

WITH_CARDS = [way for way in rulesets() if len(way.roles) > 1]
every_way = pytest.mark.parametrize("way", WITH_CARDS, ids=lambda way: way.id)


def level(way: Any) -> str:
    """A difficulty with specialists."""
    return str(way.difficulties[-1])


def until(game: Game[Any], state: Any, what: str) -> None:
    """Play by the rule of thumb until something is asked for."""
    policy, rng = policy_of(game), Rng(3)
    while game.view(state)["awaits"]["what"] != what:
        chance = game.is_chance(state)
        game.apply(state, game.sample(state, rng) if chance else policy.choose(state, rng))


def room(way: Any) -> str:
    """Where the measurements of a game lie."""
    return f"firehouse.games.{way.game}.bot"


def asked_for_cards(way: Any, crew: int) -> tuple[Game[Any], Any]:
    """A game in which the first card is about to be chosen."""
    game = chosen(way, crew)
    state = game.start()
    until(game, state, "choose-role" if way.game == "hotshots" else "choose-specialist")
    return game, state


def chosen(way: Any, crew: int) -> Game[Any]:
    return Game.of(Setup(way.id, None, level(way), crew, {"choosing": "chosen"}))


@every_way
def test_everybody_who_can_be_drawn_has_been_measured(way: Any) -> None:
    """One row for each difficulty, one number for each card."""
    plain = {"firefighter"} if way.game == "flashpoint" else set()
    levels = _levels(_rows(room(way)), way.id)
    assert [name.split()[1] for name in levels] == [d for d in way.difficulties if d != "family"]
    boards = [_rows(room(way))[f"{way.id} on {board}"] for board in way.boards]
    for row in [*levels.values(), *boards]:
        assert set(way.roles) - plain <= set(row)


def test_cards_are_marked_for_the_board() -> None:
    """By the level and the board alike; a board that nobody measured is like all of them."""
    way = next(way for way in WITH_CARDS if len(way.boards) > 1 and way.game == "flashpoint")
    cards, rows = list(way.roles), _rows(room(way))
    levels = _levels(rows, way.id)
    marks = {}
    for board in (*way.boards, "somebodys_own"):
        marks[board] = measured(room(way), Setup(way.id, board, level(way), 2), cards)
    for board in way.boards:
        here, own = rows[f"{way.id} on {board}"], levels[f"{way.id} {level(way)}"]
        assert marks[board] == [(own.get(card, 0) + here.get(card, 0)) / 2 for card in cards]
    assert len({tuple(row) for row in marks.values()}) == len(marks)


@every_way
def test_greedy_takes_the_card_that_crews_won_most_with(way: Any) -> None:
    """The best first, then the best of those that are left."""
    game, state = asked_for_cards(way, 3)
    policy, rng = policy_of(game), Rng(1)
    marks = dict(zip(way.roles, measured(room(way), game.setup, list(way.roles)), strict=True))
    for _ in range(3):
        open_cards = [game.text(action).split()[1] for action in game.actions(state)]
        action = int(policy.choose(state, rng))
        taken = game.text(action).split()[1]
        assert marks[taken] == max(marks.get(card, -1.0) for card in open_cards)
        assert policy.why(state, action)
        game.apply(state, action)


@every_way
def test_only_the_best_few_cards_are_worth_a_search(way: Any) -> None:
    """The best first; a card is never left to luck, and a plan begins with one of them."""
    game, state = asked_for_cards(way, 4)
    policy = policy_of(game)
    while game.view(state)["awaits"]["what"] in ("choose-role", "choose-specialist"):
        cards = [game.text(action).split()[1] for action in game.actions(state)]
        cards = [card for card in cards if card != "random"]
        marks = dict(zip(cards, measured(room(way), game.setup, cards), strict=True))
        named = [game.text(action).split()[1] for action in policy.candidates(state)]
        assert [marks[card] for card in named] == sorted(marks.values(), reverse=True)[:3]
        assert policy.openings(state) == [[], *([action] for action in policy.candidates(state))]
        game.apply(state, policy.candidates(state)[0])


@every_way
def test_reasons_for_a_card_are_true(way: Any) -> None:
    """Only the best wins most; a random one has luck for a reason, others have their numbers."""
    game, state = asked_for_cards(way, 2)
    policy = policy_of(game)
    best, *others = policy.candidates(state)
    assert policy.why(state, best) == "Of those that are left, crews with this one win most games."
    for action in others:
        assert "games of 100, with the best left" in policy.why(state, action)
    assert (
        policy.why(state, game.parse("take random")) == "Whichever card comes, luck has chosen it."
    )


@every_way
def test_search_takes_no_card_at_random(way: Any) -> None:
    """Whatever its luck: with few games a comparison proves little."""
    game, state = asked_for_cards(way, 2)
    few = policy_of(game).candidates(state)
    for seed in range(3):
        assert bot_of("search").choose(game, state, Rng(seed), Budget(playouts=8)) in few


@every_way
def test_greedy_plays_a_chosen_game_to_its_end(way: Any) -> None:
    """Every question of the set-up has an answer, whoever begins."""
    game = chosen(way, 4)
    state = game.start()
    policy, rng = policy_of(game), Rng(7)
    while not game.over(state):
        if game.is_chance(state):
            game.apply(state, game.sample(state, rng))
        else:
            action = int(policy.choose(state, rng))
            assert game.refusal(state, action) is None
            if game.view(state)["awaits"]["what"].startswith("choose-"):
                assert set(policy.candidates(state)) <= set(game.actions(state))
                assert 0 < policy.share(state) <= 1
            game.apply(state, action)


@every_way
def test_search_compares_cards_by_playing_on(way: Any) -> None:
    """With a small budget it still names a legal one."""
    game = chosen(way, 2)
    state = game.start()
    until(game, state, "choose-first")
    action = bot_of("search").choose(game, state, Rng(1), Budget(playouts=4))
    assert game.text(action).startswith("begin ")


def test_the_gunner_and_the_engine_meet_where_the_crew_is_placed_first() -> None:
    """Who should begin at the engine stands where it will be parked."""
    crew = ("driver-operator", "paramedic")
    options = {"choosing": "chosen"}
    game: Any = Game.of(Setup("flashpoint/experienced", None, "recruit", crew, options))
    state = game.start()
    until(game, state, "choose-first")
    view = game.view(state)
    assert view["pawns"][0]["square"] in view["engine"]

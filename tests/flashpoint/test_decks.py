"""Decks: piles of cards as words, odds of the supply, cards conserved over long games."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firehouse import Game, Rng, Setup
from firehouse.games.flashpoint.data import decks
from firehouse.games.flashpoint.data.files.builtin import builtin_text
from firehouse.games.flashpoint.data.options import OPTIONS

RULESET = "flashpoint/tragic-events"
TWEAKS = [option for option in OPTIONS if option.name.startswith("tweak_")]
CARDS = st.lists(st.integers(0, decks.KINDS - 1), max_size=decks.MOST)


@given(CARDS)
def test_a_pile_counts_its_cards(cards: list[int]) -> None:
    """Adding and taking agree with a counter."""
    pile = 0
    for card in cards:
        pile = decks.add(pile, card, 1)
    counted = Counter(cards)
    assert [decks.count(pile, kind) for kind in range(decks.KINDS)] == [
        counted[kind] for kind in range(decks.KINDS)
    ]
    assert decks.total(pile) == len(cards)
    for card in cards:
        pile = decks.add(pile, card, -1)
    assert pile == 0


def turned(kind: str) -> int | bool | str:
    """A value that is not the usual one."""
    return {"switch": True, "number": 2}.get(kind, "weak-beams pinned-down")


def checked(setup: Setup, seeds: range) -> Counter[str]:
    """Play at random, checking every position; what was waited for."""
    game: Game[Any] = Game.of(setup)
    seen: Counter[str] = Counter()
    for seed in seeds:
        rng = Rng(seed)
        state = game.start()
        while not game.over(state):
            seen[game.view(state)["awaits"]["what"]] += 1
            chance = game.is_chance(state)
            game.apply(state, game.sample(state, rng) if chance else game.random_action(state, rng))
            assert game.fault(state) == ""
    return seen


@pytest.mark.parametrize("tweak", TWEAKS, ids=lambda option: option.name)
def test_games_with_one_tweak_keep_every_card(tweak: Any) -> None:
    """No card is lost or doubled."""
    options = {tweak.name: turned(tweak.kind), "promos": True}
    checked(Setup(RULESET, difficulty="heroic", crew=3, options=options), range(2))


LONG: dict[str, int | bool | str] = {"damage_limit": 80, "lost_limit": 20, "fire_discs": 48}


def test_all_tweaks_combine_in_long_games() -> None:
    """All of them at once, in a house that hardly falls, with the engineer at work."""
    tweaks: dict[str, int | bool | str] = {option.name: turned(option.kind) for option in TWEAKS}
    crew = ("structural-engineer", "rescue-dog", "veteran", "fire-captain")
    seen = checked(Setup(RULESET, crew=crew, options={**LONG, **tweaks}), range(3))
    assert seen["choose-event"]


def test_every_chance_and_decision_of_the_cards_occurs() -> None:
    """Long games wait for all of them."""
    seen = checked(Setup(RULESET, difficulty="heroic", crew=2, options=LONG), range(12))
    wanted = {"draw-fire", "draw-flare-up", "draw-event", "pick", "follow-event"}
    assert wanted <= set(seen)


@pytest.mark.parametrize(
    "setup",
    [
        Setup("flashpoint/brownstone", difficulty="heroic", crew=3, options={"decks": True}),
        Setup("flashpoint/family", crew=2, options={"decks": True}),
        Setup("flashpoint/basic", crew=2, options={"decks": True}),
        Setup("flashpoint/advanced", crew=3, options={"decks": True}),
        Setup(RULESET, crew=4, files={"plan": builtin_text("hotel", ".plan", "plan")}),
        Setup(RULESET, crew=4, files={"plan": builtin_text("villa", ".plan", "plan")}),
    ],
    ids=["brownstone", "family", "basic", "advanced", "hotel", "villa"],
)
def test_decks_combine_with_other_rule_sets_and_boards(setup: Setup) -> None:
    """What no box prints runs as well."""
    assert checked(setup, range(3))["draw-fire"]


def test_decks_are_refused_where_they_are_not_played() -> None:
    """A deck file without decks is a mistake."""
    text = builtin_text("tragic_events", ".toml", "deck", "decks")
    with pytest.raises(ValueError, match="without decks"):
        Game.of(Setup("flashpoint/experienced", files={"deck": text}))


def test_the_rule_set_says_that_its_deck_is_reconstructed() -> None:
    """Nobody is to take it for the printed one."""
    from firehouse.core.catalogue import ruleset

    assert "reconstructed deck" in ruleset(RULESET).notes


def test_decks_follow_the_difficulty_of_any_rule_set() -> None:
    """Unless the table chooses the level of the decks itself."""
    heroic = Setup("flashpoint/brownstone", difficulty="heroic", crew=2, options={"decks": True})
    game = Game.of(heroic)
    assert game.view(game.start())["cards"]["supply"]["hidden"] == 10
    options: dict[str, int | bool | str] = {"decks": True, "deck_level": "veteran"}
    game = Game.of(Setup("flashpoint/brownstone", difficulty="heroic", options=options))
    assert game.view(game.start())["cards"]["supply"]["hidden"] == 8

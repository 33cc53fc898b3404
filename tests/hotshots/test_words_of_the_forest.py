"""Nobody is told of a character, tile or rule that their game does not have."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from firehouse import Event, Rng, Setup
from firehouse.core.phrase import phrase
from firehouse.games.hotshots.data import roles
from firehouse.games.hotshots.game import Hotshots
from firehouse.games.hotshots.rules.state import State
from firehouse.games.hotshots.rulesets import DIFFICULTIES, STANDARD, game_of
from firehouse.games.hotshots.stage.cites import cite
from firehouse.games.hotshots.words.language import part
from firehouse.games.hotshots.words.notation import NOTATION

SETUPS = [
    *(Setup(STANDARD, difficulty=name, crew=3) for name in DIFFICULTIES),
    Setup(STANDARD, crew=1),
    Setup(STANDARD, crew=("sawyer", "swamper")),
    Setup(STANDARD, crew=("lookout", "sawyer"), difficulty="barely-even-warm"),
    Setup(STANDARD, crew=("crew-boss", "swamper"), options={"solo": True}),
]
every_game = pytest.mark.parametrize("setup", SETUPS, ids=lambda s: f"{s.difficulty}-{s.crew}")
DENIAL = re.compile(r"(There is no Fire Cache in this game[^.]*|In this game nobody [^.]*)\.")
"""The only sentences that may name what is not there: they say so."""
POSITIONS = 12
TITLES = [part(phrase(f"role.{id}")) for id in roles.IDS]


def absent(game: Hotshots) -> str:
    """The words for what this game does not have."""
    g = game.house
    titles = {TITLES[role] for role in g.crew if role >= 0}
    found = {
        **{f"{title}(?! Tower)": -1 in g.crew or title in titles for title in TITLES},
        "fire cache|exchang": g.options.fire_cache,
        "single player": g.solo,
        "yes or no": not g.solo,
        "getting warmer": g.options.scorch_takes_token,
        "firestorm": g.options.new_fires,
    }
    return "|".join(words for words, there in found.items() if not there) or "$^"


def wrong(game: Hotshots, lines: set[str]) -> dict[str, str]:
    """Every line that names something of another game, with the word."""
    pattern = re.compile(absent(game), re.IGNORECASE)
    hits = {line: pattern.search(DENIAL.sub("", line)) for line in lines}
    return {line: hit[0] for line, hit in hits.items() if hit}


def walk(game: Hotshots, seed: int, log: list[Event] | None = None) -> Iterator[State]:
    """The positions of a random game."""
    rng, state = Rng(seed), game.start()
    while not game.over(state):
        yield state
        chance = game.is_chance(state)
        game.apply(
            state, game.sample(state, rng) if chance else game.random_action(state, rng), log
        )
    yield state


@every_game
def test_no_refusal_speaks_of_another_game(setup: Setup) -> None:
    """Sentence and rule of whatever is refused, at the decisions of a random game."""
    game = game_of(setup)
    found = [s.copy() for s in walk(game, 1) if not game.over(s) and not game.is_chance(s)]
    told = set()
    for number, state in enumerate(found[:: len(found) // POSITIONS or 1]):
        for action in range(number % 4, len(game.action_space()), 4):
            reason = game.refusal(state, action)
            told |= {reason.sentence, reason.rule} if reason else set()

    assert len(told) > 20
    assert wrong(game, told - {NOT_HERE}) == {}


NOT_HERE = "The Fire Cache is not on this board."
"""Who asks for a tile that is not there hears so."""


@every_game
def test_no_story_speaks_of_another_game(setup: Setup) -> None:
    """Situations, events and the rules behind them."""
    game = game_of(setup)
    for seed in range(3):
        log: list[Event] = []
        told = {game.situation(state) for state in walk(game, seed, log)}
        told |= {game.tell(event) for event in log}
        told |= {cite(game, event).rule for event in log}
        assert wrong(game, told) == {}


@every_game
def test_an_unknown_word_is_answered_with_a_dozen_known_ones(setup: Setup) -> None:
    """The nearest first, and only those that this game has."""
    game = game_of(setup)
    with pytest.raises(ValueError, match="There is no action 'mvoe'; try move, ") as error:
        game.parse("mvoe lodge")

    offered = str(error.value).partition("try ")[2].rstrip(".").split(", ")
    assert len(offered) == 12
    assert set(offered) <= {form.split()[0] for form in NOTATION.usages()}
    assert "exchange" not in offered or game.house.options.fire_cache

"""Games at random from a house with ladders at its windows: nothing falls out of the rules."""

from __future__ import annotations

import json
from typing import Any

import pytest

from firehouse import Event, Game, Rng, Setup

SETUP = Setup(
    "flashpoint/second-story",
    "villa",
    "heroic",
    ("paramedic", "fire-captain", "hazmat-technician", "veteran", "rescue-dog"),
    options={"lost_limit": 20, "damage_limit": 70, "points_on_board": 6},
)
LYING = Setup(
    SETUP.ruleset, SETUP.board, SETUP.difficulty, SETUP.crew, {**SETUP.options, "knock_down": "lie"}
)

HOUSE = """
       0   1   2   3   4   5
  0       En2  &   Am  Am
         +---+---+= =+---+
  1    L W .   . : . o . |
         +   +   +   +   +
  2    am| .   . o . | . w am
         +-o-+---+   +~~~+
  3    am| . | .   . | . | am
         +---+---+   +   +
  4      | F   F o . o . |
         +   +   +-o-+---+
  5    L = F   . : .   . |
         +   +   +   +   +
  6      | .   . o .   . =
         +---+-w-+-w-+---+
  7        am  am  en  en

       4   5   6   7   8   9
  0            L
         +---+-W-+---+-w-+
  1    L3W1T   V | .   . |
         +   +   +-o-+~~~+
  2      | H   H o F | . |
         +-o-+---+   +   +
  3      | . | S   . o . w
         +~~~+---+   +---+
  4      | .   V o . | . |
         +   +   +-o-+   +
  5    L W4V   5 : .   . w
         +   +   +   +   +
  6      | .   . : .   . |
         +---+-w-+-w-+---+
  7

at g0,2: En L
"""


def ladders(game: Game[Any], state: Any, rng: Rng) -> int:
    """An action at random, more often one that has to do with a ladder."""
    if game.is_chance(state):
        return game.sample(state, rng)
    listed = game.actions(state)
    liked = [action for action in listed if _has_to_do(game.text(action))]
    chosen = liked if liked and rng.below(2) else listed
    return chosen[rng.below(len(chosen))]


def _has_to_do(text: str) -> bool:
    return " u" in text or "ladder" in text or "carrying" in text or text in ("erect", "collapse")


@pytest.mark.parametrize("setup", [SETUP, LYING], ids=["ambulance", "lie"])
@pytest.mark.parametrize("seed", range(12))
def test_ladders_keep_all_promises(setup: Setup, seed: int) -> None:
    """Markers are conserved, lists and judge agree, events tell all, drawings read back."""
    game = Game.of(setup)
    state = game.position(HOUSE)
    rng = Rng(seed)
    for number in range(250):
        if game.over(state):
            return
        view: Any = json.loads(json.dumps(game.view(state)))
        if number % 60 == 10:
            assert sorted(game.actions(state)) == game.allowed(state)
        log: list[Event] = []
        game.apply(state, ladders(game, state, rng), log)
        for event in log:
            game.fold(view, event)
            assert isinstance(game.tell(event), str)
        assert view == game.view(state)
        assert game.fault(state) == ""
        assert game.position(game.draw(state)).digest() == state.digest()

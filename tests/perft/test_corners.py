"""Corners where boxes meet: found by playing combinations that no box prints."""

from __future__ import annotations

from typing import Any

from firehouse import Game, Setup

VILLA = """
       0   1   2   3   4   5
  0        En  En  am  am
         +---+---+= =+---+
  1    L w .   . : . o . |
         +   +   +   +   +
  2    Am| .   . o . | . w am
         +-o-+---+   +~~~+
  3    Am| . | .   . | . | am
         +---+---+   +   +
  4      | .   . o . o . |
         +   +   +-o-+---+
  5      = .   . : .   . |
         +   +   +   +   +
  6      | .   . o .   . =
         +---+-w-+-w-+---+
  7        am  am  en  en

       4   5   6   7   8   9
  0
         +---+-w-+---+-w-+
  1    L W v1  . | .   . |
         +   +   +-o-+~~~+
  2      | .   . o . | . |
         +-o-+---+   +   +
  3      | . | .   . o . w
         +~~~+---+   +---+
  4      | .   . o . | . |
         +   +   +-o-+   +
  5      w .   . : .   . w
         +   +   +   +   +
  6      | .   . : .   . |
         +---+-w-+-w-+---+
  7

trapped: 0 in the bag of 1
"""

STREET = """
       0   1   2   3   4   5   6   7   8   9
  0                        am  am En1  En
         +---+---+---+---+---+= =+---+---+
  1    en| F   .   . o .   . | .   .   . |
         +   +   +   +   +   +   +   +   +
  2    en| .   .   . | .   . o .   .   . |
         +   +   +---+---+---+---+---+-o-+
  3    Am= .   . o .   .   .   . | .   . | am
         +   +   +   +   +   +   +   +   +
  4    Am| .   . | .   .   .   . o .   . = am
         +---+---+---+-o-+---+---+---+---+
  5      | .   .   .   .   . | .   . | . | en
         +   +   +   +   +   +   +   +   +
  6      | .   .   .   .   . o .   . o . | en
         +---+---+= =+---+---+---+---+---+
  7        en  en  am  am
"""


def code(game: Any, state: Any, text: str) -> str | None:
    reason = game.refusal(state, game.parse(text))
    return None if reason is None else reason.code


def test_a_trapped_victim_is_not_left_on_a_ladder() -> None:
    """Nobody climbs down without the victim on the upper segment, trapped or not."""
    game = Game.of(
        Setup(
            "flashpoint/second-story",
            difficulty="recruit",
            crew=("generalist",),
            options={"decks": True, "hot_spots": False},
        )
    )
    state = game.position(VILLA + "ap: 9\n")
    game.apply(state, game.parse("move u1,4 carrying trapped"))
    assert code(game, state, "move g1,0") == "left-on-ladder"
    assert code(game, state, "move g1,0 carrying trapped") is None


def test_the_dog_changes_no_crew() -> None:
    """A dog at the engine stays a dog."""
    game = Game.of(Setup("flashpoint/experienced", crew=("rescue-dog",)))
    state = game.position(STREET)
    assert code(game, state, "change generalist") == "not-for-dogs"


def test_a_diagonal_step_into_fire_needs_a_way_out() -> None:
    """List and judge agree also where the fire lies around a corner."""
    options = {"no_end_in_fire": True}
    game = Game.of(Setup("flashpoint/advanced", crew=("rescue-specialist",), options=options))
    picture = STREET.replace("En1  En", " En  En").replace("en| .   .   . | .", "en| .   1   . | .")
    state = game.position(picture + "ap: 2\n")
    step = game.parse("move 1,1")
    assert code(game, state, "move 1,1") == "trapped-in-fire"
    assert step not in game.actions(state)
    state.ap = 3
    assert code(game, state, "move 1,1") is None
    assert step in game.actions(state)

"""Perft: how many lines of play there are from named positions, with chance expanded."""

from __future__ import annotations

from typing import Any

import pytest
from test_corners import STREET, VILLA

from firehouse import Game, Setup

START = Setup("flashpoint/basic", crew=1)
PAIR = Setup("flashpoint/advanced", crew=("fire-captain", "rescue-specialist"))
OPERATOR = Setup("flashpoint/advanced", crew=("driver-operator", "paramedic"))

FAMILY = Setup("flashpoint/family", crew=1)
COMMAND = Setup("flashpoint/experienced", crew=("fire-captain", "cafs-firefighter"))
FLATS = Setup("flashpoint/brownstone", crew=("structural-engineer", "rescue-dog"))

KITCHEN = """
       0   1   2   3   4   5   6   7   8   9
  0
         +---+---+---+---+---+= =+---+---+
  1      | .   .   . o .   . | .   .   . |
         +   +   +   +   +   +   +   +   +
  2      | .   S   . | .   ? o .   .   . |
         +   +   +---+---+---+---+---+-o-+
  3      = 1V  F / F   F   F   F | .   . |
         +   +   +   +   +   +   +   +   +
  4      | .   ? ! F   F   F   F o .   . =
         +---+---+---+-o-+---+---+---+---+
  5      | .   .   .   .   . | .   ? | . |
         +   +   +   +   +   +   +   +   +
  6      | .   .   .   .   . o .   . o . |
         +---+---+= =+---+---+---+---+---+
  7
"""

YARD = """
       0   1   2   3   4   5   6   7   8   9
  0                        am  am  en  en
         +---+---+---+---+---+= =+---+---+
  1    En| .   .   . o .   . | .   .   . |
         +   +   +   +   +   +   +   +   +
  2   En1| F   .   . | .   . o .   .   . |
         +   +   +---+---+---+---+---+-o-+
  3    Am=2TV  . o .   .   .   . | .   . | am
         +   +   +   +   +   +   +   +   +
  4    Am| .   . | .   .   .   . o .   . = am
         +---+---+---+-o-+---+---+---+---+
  5      | .   .   .   .   . | .   . | . | en
         +   +   +   +   +   +   +   +   +
  6      | .   .   .   .   . o .   . o . | en
         +---+---+= =+---+---+---+---+---+
  7        en  en  am  am
"""

PARTY_WALL = """
       0   1   2   3   4   5   6   7   8   9
  0        x   x   x   x   x   x   x   x
         +---+---+---+---+---+---+---+---+
  1    En| .   *1! S   . | . | .   .   . | en
         +   +   +   +   +   +   +   +   +
  2    En= .   . o .   . | . | .   .   ? = en
         +   +   +---+-o-+-o-+   +   +   +
  3    Am| ?   .   .   .   . o .   .   2 | am
         +---+---+---+---+---+---+---+---+
  4    Am| .   .   . o .   .   .   .   . | am
         +   +   +   +-o-+-o-+---+   +   +
  5    en= .   .   . | . | .   . o .   . = en
         +   +   +   +   +   +   +   +   +
  6    en| .   .   . | . | .   . | .   . | en
         +---+---+---+---+---+---+---+---+
  7        x   x   x   x   x   x   x   x

hot spots left: 5
"""


STORY = Setup("flashpoint/second-story", difficulty="recruit", crew=("generalist",))
UPSTAIRS = VILLA.replace("W v1 ", "W V1 ").replace("trapped: 0 in the bag of 1\n", "")
TRAGIC = Setup("flashpoint/tragic-events", difficulty="recruit", crew=("paramedic",))
INSIDE = STREET.replace("En1  En", " En  En").replace("en| .   .   . | .", "en| .   1   . | .")


def perft(game: Game[Any], state: Any, depth: int) -> int:
    """Lines of play of this length; a finished game is one line."""
    if depth == 0 or game.over(state):
        return 1
    total = 0
    for action in game.actions(state):
        following = state.copy()
        game.apply(following, action)
        total += perft(game, following, depth - 1)
    return total


@pytest.mark.parametrize(
    ("setup", "picture", "counts"),
    [
        pytest.param(START, None, [32, 124, 1900], id="basic-start"),
        pytest.param(PAIR, None, [48, 2304], id="advanced-set-up"),
        pytest.param(START, KITCHEN, [9, 102, 1206, 11986], id="kitchen"),
        pytest.param(PAIR, YARD, [35, 548, 7221], id="captain-and-rescue-specialist"),
        pytest.param(OPERATOR, YARD, [9, 158, 3206], id="driver-operator"),
        pytest.param(FAMILY, None, [32, 124, 1901], id="family-start"),
        pytest.param(COMMAND, None, [8, 356, 1912], id="experienced-set-up"),
        pytest.param(COMMAND, YARD, [32, 594, 9247], id="command"),
        pytest.param(FLATS, PARTY_WALL, [8, 86, 2753, 29199], id="structural-engineer"),
        pytest.param(FLATS, PARTY_WALL + "turn: 2\n", [4, 56, 2385, 23102], id="rescue-dog"),
        pytest.param(STORY, UPSTAIRS, [13, 176, 3646], id="ladder-and-window"),
        pytest.param(TRAGIC, INSIDE, [7, 46, 219], id="fire-deck"),
    ],
)
def test_lines_of_play(setup: Setup, picture: str | None, counts: list[int]) -> None:
    """As many lines of play as were counted before; the first number of each by hand."""
    game = Game.of(setup)
    state = game.position(picture) if picture else game.start()
    assert [perft(game, state, depth + 1) for depth in range(len(counts))] == counts

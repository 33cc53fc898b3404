"""Ladders: whoever looks ahead may put one up, the rule of thumb finishes it, all climb it."""

from __future__ import annotations

from typing import Any

from firehouse import Game, Rng, Setup
from firehouse.bots.greedy import policy_of

NEXT = "act, spread, roll-advance, spread, consequences, quench, detect, end-turn"
ENGINE = "  0        En En1  Am  Am"
"""The pawn stands at the engine, below a window of the second floor."""
VICTIM = "  1      w .   V | .   . |"


def villa(ground: dict[int, str], second: dict[int, str], ap: int) -> tuple[Game, Any]:
    """The villa with other lines: of the ground floor, and of the second, counted from its top."""
    game = Game.of(Setup("flashpoint/second-story", "villa", "recruit", crew=("generalist",)))
    lines = game.draw(game.start()).split("\n")[:33]
    lines[1] = lines[1].replace("en", "En").replace("am", "Am")
    for row, text in ground.items():
        lines[row] = text
    for row, text in second.items():
        lines[17 + row] = text
    notes = ("turn: 1", f"ap: {ap}", "bag: 10 victims, 5 false alarms, 0 hazmats", f"next: {NEXT}")
    return game, game.position("\n".join([*lines, "", *notes]))


def played(game: Game, state: Any, count: int) -> list[str]:
    """What the rule of thumb plays."""
    policy, found = policy_of(game), []
    for _ in range(count):
        action = int(policy.choose(state, Rng(1)))
        found.append(game.text(action))
        game.apply(state, action)
    return found


def test_a_plan_may_begin_with_a_ladder_that_is_put_up():
    """The rule of thumb goes by the stairs; a plan with the ladder is there to be compared."""
    game, state = villa({1: ENGINE}, {3: VICTIM}, ap=8)
    policy = policy_of(game)
    plans = [[game.text(action) for action in plan] for plan in policy.openings(state)]

    assert ["erect"] in plans
    assert policy.why(state, game.parse("erect")) == (
        "A ladder there makes the way to somebody upstairs shorter, and the way back."
    )
    assert game.text(int(policy.choose(state, Rng(1)))) != "erect"


def test_a_ladder_that_stands_is_climbed_and_the_victim_comes_down_it():
    game, state = villa({1: ENGINE}, {3: VICTIM}, ap=20)
    game.apply(state, game.parse("erect"))

    assert played(game, state, 6) == [
        "move u0,6",
        "open s",
        "move 1,6",
        "move u0,6 carrying victim",
        "move g0,2 carrying victim",
        "move g0,3 carrying victim",
    ]


def test_a_ladder_that_was_carried_on_is_put_up():
    """What a plan has begun, the rule of thumb goes on with, also in later turns."""
    game, state = villa({1: ENGINE}, {7: "  3      | . | .   . o V w"}, ap=20)
    for square in ("g0,3", "g0,4", "g0,5", "g1,5", "g2,5"):
        game.apply(state, game.parse(f"move {square} carrying ladder"))

    assert played(game, state, 2) == ["move g3,5 carrying ladder", "erect"]

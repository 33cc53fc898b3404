"""Short games to look at: a house that falls soon or a single rescue wins; a forest likewise."""

from __future__ import annotations

from typing import Any

from firehouse import Setup, Table
from firehouse.bots.greedy import policy_of
from firehouse.core.luck import Rng

SHORT = {
    "flashpoint/family": {"damage_limit": 4, "rescue_goal": 1},
    "hotshots/standard": {"scorch_limit": 1},
}

HOUSE = """
       0   1   2   3   4   5   6   7   8   9
  0
         +---+---+---+---+---+= =+---+---+
  1      | F   .   . o .   . | .   .   . |
         +   +   +   +   +   +   +   +   +
  2      | .   .   . | .   . o .   .   . |
         +   +   +---+---+---+---+---+-o-+
  3   2  = V1  . o .   .   .   . | .   . |
         +   +   +   +   +   +   +   +   +
  4      | .   . | .   .   .   . o .   . =
         +---+---+---+-o-+---+---+---+---+
  5      | ?   .   .   .   . | .   . | ? |
         +   +   +   +   +   +   +   +   +
  6      | .   .   .   .   . o .   . o . |
         +---+---+= =+---+---+---+---+---+
  7

turn: 1
ap: 4
bag: 9 victims, 5 false alarms, 0 hazmats
rescued: 0
lost: 0
next: act
"""
"""One step from a win: firefighter 1 and the victim stand before the western exit."""


def drawn(burning_rows: str = "", **options: int) -> Table:
    """A table at the drawn position, with nothing played yet; rows may burn all over."""
    setup = Setup("flashpoint/family", options={"rescue_goal": 1, "damage_limit": 4, **options})
    table = Table(setup, seed=1)
    table.steps.clear()
    lines = [
        line.replace(".", "F").replace("?", "F") if line.strip()[:1] in burning_rows else line
        for line in HOUSE.split("\n")
    ]
    table.state = table.game.position("\n".join(lines))
    return table


def played(
    ruleset: str, seed: int, most: int = 1000, carelessly: bool = False, **options: int
) -> Table:
    """A short game, to its end or up to a step, by the rule of thumb or at random."""
    table = Table(Setup(ruleset, options={**SHORT[ruleset], **options}), seed=seed)
    policy, rng = policy_of(table.game), Rng(seed)
    while table.result is None and table.step < most:
        choose = table.game.random_action if carelessly else policy.choose
        table.play(int(choose(table.state, rng)))
    return table


def played_against_the_rule(decisions: int) -> Table:
    """A table with so many decisions of one turn, each with a choice, none by the rule of thumb."""
    table = drawn(rescue_goal=2)
    policy = policy_of(table.game)
    for _ in range(decisions):
        chosen = int(policy.choose(table.state, Rng(0)))
        moves = [action for action in table.actions() if table.game.text(action)[:4] == "move"]
        table.play(next(action for action in moves if action != chosen))
    return table


class Told:
    """Stands in for playouts: of ten from a position, so many are won as was told."""

    def __init__(self, otherwise: int) -> None:
        self.otherwise = otherwise
        self.tenths: dict[object, int] = {}
        self.asked: list[object] = []

    def __call__(self, _policy: Any) -> Told:
        """The runner of any rule of thumb."""
        return self

    chunk = 8

    def held(self, state: Any) -> Any:
        """A position as it is."""
        return state

    def outcomes(self, held: list[Any], _seed: int, first: int, count: int) -> list[list[int]]:
        """Which of the playouts number `first` and on are won, of each position."""
        self.asked += [state.digest() for state in held for _ in range(count)]
        return [[int(n % 10 < self._won(s)) for n in range(first, first + count)] for s in held]

    def _won(self, state: Any) -> int:
        return self.tenths.get(state.digest(), self.otherwise)


def told_falls(monkeypatch: Any, *tenths: int, otherwise: int = 9) -> Table:
    """A table with decisions against the rule of thumb: 9 tenths are won at first, then as told."""
    table = played_against_the_rule(len(tenths))
    told = Told(otherwise)
    for number, count in enumerate(tenths, 1):
        told.tenths[table.state_at(number).digest()] = count
    monkeypatch.setattr("firehouse.analysis.chance.runner_of", told)
    return table

"""Games to look for puzzles in: of every way to play, by players who are not too good."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, product
from typing import Final

from firehouse.bots.greedy import policy_of
from firehouse.core.catalogue import Ruleset
from firehouse.core.luck import Rng
from firehouse.core.setup import Setup
from firehouse.core.table import Table

SLIPS: Final = {"careful": 0, "careless": 6}
"""How often in 32 decisions each player does anything that is allowed."""
CREWS: Final[tuple[int, ...]] = (3, 4, 2, 1)


@dataclass(frozen=True)
class Source:
    """A game by its set-up, seed and player."""

    setup: Setup
    seed: int
    player: str

    @property
    def key(self) -> str:
        """What tells it from all other games."""
        return f"{self.setup.to_json()} {self.seed} {self.player}"

    def table(self) -> Table:
        """The game, played to its end."""
        table = Table(self.setup, self.seed)
        policy, rng, slips = policy_of(table.game), Rng(self.seed), SLIPS[self.player]
        while table.result is None:
            slips_now = int(rng.below(32)) < slips
            chosen = table.game.random_action(table.state, rng) if slips_now else None
            table.play(int(policy.choose(table.state, rng) if chosen is None else chosen))
        return table


def sources(way: Ruleset, seed: int) -> Iterator[Source]:
    """Games of a rule set without end: its boards, levels and crews in turn."""
    crews: list[int | None] = [size for size in CREWS if size in way.crew] or [None]
    choices = list(product(way.boards or (None,), way.difficulties or (None,)))
    players = list(SLIPS)
    for number in count():
        board, level = choices[number % len(choices)]
        crew = crews[number % len(crews)]
        yield Source(Setup(way.id, board, level, crew), seed + number, players[number % 2])

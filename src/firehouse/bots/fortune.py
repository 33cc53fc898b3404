"""Games played to their end by a rule of thumb on the luck of a table, for very many of them."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from firehouse.bots.policy import Policy
from firehouse.core.catalogue import row_of
from firehouse.core.event import Event
from firehouse.core.game import Game
from firehouse.core.luck import Luck, Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Fortune:
    """The luck of a table, drawn outcome by outcome."""

    def __init__(self, game: Game[Any], luck: Luck) -> None:
        self.game = game
        self.luck = luck

    def drawn(self, state: Any) -> i64:
        """What happens at a chance, as a table with this luck draws it."""
        game = self.game
        return self.luck.pick(game.chance_kind(state), game.outcomes(state))

    def take(self, state: Any, action: i64, log: list[Event] | None) -> i64:
        """Play an action or outcome; how many turns passed by in which a pawn only got up."""
        self.game.apply(state, action, log)
        return 0


def fortune_of(game: Game[Any], luck: Luck) -> Fortune:
    """The luck of a table for a game, which may know a quicker way to draw it."""
    kind: type[Fortune] = row_of(game.setup.ruleset).load("fortune") or Fortune
    return kind(game, luck)


def play_on(
    policy: Policy[Any], state: Any, fortune: Fortune, players: Rng, end: int
) -> tuple[int, int]:
    """Play in place to the end; how many decisions that took, and how many turns passed.

    A turn has passed by the action `end`, or by a pawn's getting up; one that the end of the game
    cut short has not.
    """
    game = policy.game
    ending: i64 = end
    decisions: i64 = 0
    turns: i64 = 0
    while not game.over(state):
        if game.is_chance(state):
            action = fortune.drawn(state)
        else:
            action = policy.choose(state, players)
            decisions += 1
            if action == ending:
                turns += 1
        turns += fortune.take(state, action, None)
    return decisions, turns

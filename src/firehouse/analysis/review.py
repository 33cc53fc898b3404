"""How a game went: the chance to win after every step, and what of it was luck or decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import fsum
from typing import Any, Final

from firehouse.analysis.chance import Chance, Clock, Position, play_all, seed_of
from firehouse.analysis.costs import Cost, costs
from firehouse.analysis.intervals import DOUBT, by_luck, mean_with_error
from firehouse.bots.bot import Budget
from firehouse.bots.greedy import policy_of
from firehouse.bots.policy import Policy
from firehouse.core.game import Game
from firehouse.core.luck import Rng
from firehouse.core.phrase import phrase
from firehouse.core.table import Step, Table
from firehouse.words.language import part

CHUNK: Final = 10
"""Playouts of every position in one go."""
TOGETHER: Final = 16
"""Positions that are played out side by side."""
CURVE: Final = 0.6
"""The part of the time that the curve gets; the rest looks for what would have been better."""
SUSPECTS: Final = 10
"""Decisions that are looked at closely: the wins missed, and where it fell most."""

Progress = Callable[[float], None]
"""Is told the part of the work that is done, from 0 to 1."""


@dataclass(frozen=True)
class Moment:
    """One step: who or what moved, the chance to win after it, and by how much it changed."""

    step: int
    text: str
    story: str
    """What came of it, in sentences."""
    pawn: int
    """Whose player decided; -1 for luck."""
    luck: str
    """The stream of luck; empty for a decision."""
    chance: Chance
    change: float
    doubt: float
    """How far the change may be off, to either side; with 95 % certainty no moment's is more."""
    sure: bool
    """Is the change beyond what the luck of the playouts makes?"""

    def to_json(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        return {
            "step": self.step,
            "text": self.text,
            "story": self.story,
            "pawn": self.pawn + 1 if self.pawn >= 0 else None,
            "luck": self.luck or None,
            "chance": self.chance.to_json(),
            "change": self.change,
            "doubt": self.doubt,
            "sure": self.sure,
        }


@dataclass(frozen=True)
class Review:
    """The whole game; luck and decisions together are the change from the first to the last."""

    ruleset: str
    pawns: tuple[str, ...]
    first: Chance
    moments: tuple[Moment, ...]
    costs: tuple[Cost, ...]
    result: str | None
    ending: str | None
    doubt: float
    """How far the sums of luck and decisions may be off, to either side (95 %)."""

    @property
    def last(self) -> Chance:
        """The chance to win where the record ends."""
        return self.moments[-1].chance if self.moments else self.first

    @property
    def luck(self) -> float:
        """How much all luck together changed the chance to win."""
        return fsum(moment.change for moment in self.moments if moment.luck)

    @property
    def decisions(self) -> float:
        """How much all decisions together changed it."""
        return fsum(moment.change for moment in self.moments if not moment.luck)

    def decisions_of(self, pawn: int) -> float:
        """How much the decisions of one pawn's player changed it."""
        return fsum(m.change for m in self.moments if m.pawn == pawn and not m.luck)

    @property
    def headline(self) -> str:
        """How it ended, in a few words."""
        steps, result = len(self.moments), self.result or "none"
        return part(phrase("review.headline", result=result, ending=self.ending, steps=steps))

    def biggest(self, most: int) -> list[Moment]:
        """The moments that surely changed the chance, and most, in the order of the game."""
        changed = [moment for moment in self.moments if moment.sure]
        changed.sort(key=lambda moment: (-abs(moment.change), moment.step))
        return sorted(changed[:most], key=lambda moment: moment.step)

    def to_json(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        return {
            "ruleset": self.ruleset,
            "result": self.result,
            "ending": self.ending,
            "first": self.first.to_json(),
            "last": self.last.to_json(),
            "luck": self.luck,
            "decisions": self.decisions,
            "doubt": self.doubt,
            "pawns": [
                {"name": name, "decisions": self.decisions_of(pawn)}
                for pawn, name in enumerate(self.pawns)
            ],
            "moments": [moment.to_json() for moment in self.moments],
            "costs": [cost.to_json() for cost in self.costs],
        }


def review(
    table: Table,
    luck: Rng,
    budget: Budget,
    policy: Policy[Any] | None = None,
    suspects: int = SUSPECTS,
    progress: Progress | None = None,
) -> Review:
    """Look back on the steps of a table, be its game over or not.

    A budget's playouts are for each position, its seconds for the whole review. All positions
    are played out on the same luck, so that a change between neighbours is little noise. So
    many `suspects` among the decisions are weighed against what would have been better.
    """
    rule = policy or policy_of(table.game)
    tell = progress or _nobody
    seconds = budget.seconds
    curve_budget = Budget(None if seconds is None else seconds * CURVE, budget.playouts)
    spots = _spots(table, rule, seed_of(luck))
    _play(spots, curve_budget, tell)
    moments = _moments(table, spots)
    rest = Budget(None if seconds is None else seconds * (1 - CURVE), budget.playouts)
    found = costs(
        table,
        suspicious(moments),
        luck,
        rest,
        rule,
        suspects,
        lambda part: tell(CURVE + (1 - CURVE) * part),
    )
    tell(1.0)
    return Review(
        ruleset=table.setup.ruleset,
        pawns=tuple(table.game.pawns(table.state)),
        first=spots[0].chance,
        moments=moments,
        costs=tuple(found),
        result=table.result,
        ending=table.ending,
        doubt=_doubt(table, spots),
    )


def suspicious(moments: Sequence[Moment]) -> list[int]:
    """The steps of decisions that changed the chance, the greatest fall first.

    What changes nothing is what the rule of thumb does, too: that is no ground for suspicion.
    """
    changed = [moment for moment in moments if not moment.luck and moment.change]
    return [moment.step for moment in sorted(changed, key=lambda moment: moment.change)]


def _nobody(_part: float) -> None:
    """The ear of nobody."""


def _moments(table: Table, spots: list[Position]) -> tuple[Moment, ...]:
    """Every step; the more of them may have changed something, the surer each must be."""
    pairs = list(pairwise(spots))
    compared = max(1, sum(before is not after for before, after in pairs))
    return tuple(
        _moment(table, index, before, after, compared)
        for index, (before, after) in enumerate(pairs)
    )


def _moment(table: Table, index: int, before: Position, after: Position, compared: int) -> Moment:
    game, step = table.game, table.steps[index]
    sentences = (game.tell(event) for event in step.events)
    chance = after.chance
    doubt, sure = _certainty(before, after, compared)
    return Moment(
        step=index + 1,
        text=game.text(step.action),
        story=" ".join(sentence for sentence in sentences if sentence),
        pawn=-1 if step.kind else game.actor(step.before),
        luck=step.kind,
        chance=chance,
        change=chance.value - before.chance.value,
        doubt=doubt,
        sure=sure,
    )


def _certainty(before: Position, after: Position, compared: int) -> tuple[float, bool]:
    """How far a change may be off, and whether it is beyond that: one of so many `compared`."""
    playouts = max(before.playouts, after.playouts)
    if before is after or not playouts:
        return 0.0, before.result != after.result
    changes = [after.outcome(number) - before.outcome(number) for number in range(playouts)]
    mean, doubt = mean_with_error(changes, compared)
    luckily = by_luck(changes.count(1), changes.count(-1))
    return doubt, abs(mean) > doubt and luckily <= DOUBT / compared


def _spots(table: Table, policy: Policy[Any], seed: int) -> list[Position]:
    """The positions from the first to the last; a step that changes nothing leads to no new one.

    So it is with a forced step, and with a decision as the rule of thumb takes it: that is what
    the playouts of the position before it do, too.
    """
    spots = [Position(policy, table.state_at(0), seed)]
    for number, step in enumerate(table.steps, 1):
        state = table.state_at(number)
        same = not table.game.over(state) and _changes_nothing(table.game, step, policy)
        spots.append(spots[-1] if same else Position(policy, state, seed))
    return spots


def _changes_nothing(game: Game[Any], step: Step, policy: Policy[Any]) -> bool:
    if not step.kind and int(policy.choose(step.before, Rng(0))) == step.action:
        return True
    return len(game.actions(step.before)) == 1


def _play(spots: list[Position], budget: Budget, tell: Progress) -> None:
    """Play out every position equally often."""
    different = list(dict.fromkeys(spots))
    clock = Clock(budget)
    played, done = 0, 0.0
    while done < 1:
        chunk = CHUNK if budget.playouts is None else min(CHUNK, budget.playouts - played)
        for begin in range(0, len(different), TOGETHER):
            play_all(different[begin : begin + TOGETHER], chunk)
            part = min(1.0, (begin + TOGETHER) / len(different))
            tell(CURVE * min(1.0, clock.spent(played + chunk * part)))
        played += chunk
        done = clock.spent(played)


def _doubt(table: Table, spots: list[Position]) -> float:
    """The error of the sum of decisions, which is that of luck's: what one gains the other loses.

    Playouts of one number share their luck, so the sum is taken for each number first.
    """
    playouts = max(spot.playouts for spot in spots)
    pairs = [
        (spots[index], spots[index + 1])
        for index, step in enumerate(table.steps)
        if not step.kind and spots[index] is not spots[index + 1]
    ]
    if not playouts or not pairs:
        return 0.0
    sums = [
        sum(after.outcome(number) - before.outcome(number) for before, after in pairs)
        for number in range(playouts)
    ]
    return mean_with_error(sums)[1]

"""What is best is what the rule of thumb of today wins most with: no answer of an older one."""

from __future__ import annotations

import pytest

from firehouse import Rng
from firehouse.analysis.ways import ways
from firehouse.core.table import check
from firehouse.puzzles import puzzles
from firehouse.puzzles.making.grading import by_thumb
from firehouse.puzzles.puzzle import Puzzle
from firehouse.puzzles.scales import scale_of
from firehouse.puzzles.weighing import Weighing

GAMES = 512
LUCK = 20_111
RIVALS = 2
"""Ends that came next to the answer, which it is compared with; so is what the bot would do."""


def weighed(one: Puzzle) -> tuple[float, float, bool]:
    """The answer's value by a few games, how far that may be off, and whether it may be right."""
    table = one.table()
    answer, thumb = table.copy(), table.copy()
    for text in one.answer:
        answer.follow(table.game.parse(text))
    for action in by_thumb(table, one.task, Rng(1)):
        thumb.follow(action)
    ends = ways(table.game, table.state, len(one.values)) or {}
    others = sorted(ends, key=lambda end: -one.values[check(end)])
    rivals = [end for end in others if end != answer.state][:RIVALS]
    near = {end: ends[end] for end in (answer.state, thumb.state, *rivals)}

    weighing = Weighing(near, scale_of(table.game, table.state, one.task), LUCK)
    ours = next(end for end in weighing.ends if end.state == answer.state)
    weighing.play(GAMES)
    return ours.value, ours.doubt, any(end is ours for end in weighing.left)


@pytest.mark.parametrize(
    "one", [one for one in puzzles() if one.task.kind == "best"], ids=lambda one: one.id
)
def test_the_answer_is_worth_what_it_is_said_to_be(one: Puzzle) -> None:
    """Run scripts/puzzle_set.py --again if the rule of thumb has changed on purpose."""
    value, doubt, may_be_right = weighed(one)

    assert value == pytest.approx(one.best, abs=one.doubt + doubt)
    assert may_be_right

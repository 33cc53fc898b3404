"""The odds of a roll that is offered: the chance of no match and of each number of matches."""

from __future__ import annotations

from typing import Final

from firehouse.core.phrase import phrase
from firehouse.games.hotshots.odds.next_roll import next_matches
from firehouse.games.hotshots.odds.problem import Problem
from firehouse.games.hotshots.odds.state import problem_of
from firehouse.games.hotshots.rules import actions
from firehouse.games.hotshots.stage.moment import Moment
from firehouse.games.hotshots.words.language import part
from firehouse.stage.shapes import Odds

ROLLING: Final = (actions.FIGHT, actions.ROLL_AGAIN)


def odds_of(m: Moment, action: int) -> tuple[Odds, ...]:
    """What comes out of the roll that an action begins, worst first; nothing for other actions."""
    if actions.kind_of(action) not in ROLLING:
        return ()
    problem = problem_of(m.g, m.s)
    missed, *matched = next_matches(problem)
    before = len(problem.matched)
    hits = (_match(before + more, ways) for more, ways in enumerate(matched, 1) if ways)
    return (*((_miss(problem, missed),) if missed else ()), *hits)


def _miss(problem: Problem, ways: int) -> Odds:
    if problem.support:
        return Odds(part(phrase("odds.forgiven-miss")), ways, "plain")
    return Odds(part(phrase("odds.miss")), ways, "bad")


def _match(matches: int, ways: int) -> Odds:
    return Odds(part(phrase("odds.matches", number=matches)), ways, "good")

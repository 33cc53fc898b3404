"""The oracle's advice as messages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from firehouse.core.phrase import Phrase, phrase
from firehouse.games.hotshots.odds.goal import CHANCE, MATCHES, Goal
from firehouse.games.hotshots.odds.problem import DOUBLE, Problem
from firehouse.games.hotshots.words.language import say

if TYPE_CHECKING:
    from firehouse.games.hotshots.odds.answer import Advice, Answer


def listed(names: Iterable[str]) -> Phrase:
    """Such as "2 Hoses and 1 Helmet"."""
    found = [phrase(f"faces.{face}", number=number) for face, number in Counter(names).items()]
    return phrase("dice", dice=found)


def worth(goal: Goal, value: Fraction) -> Phrase:
    """A value in the goal's unit."""
    if goal.unit == CHANCE:
        return phrase("odds.worth", unit=CHANCE, value=f"{float(value):.2%}")
    form = ".3f" if goal.unit == MATCHES else "+.3f"
    return phrase("odds.worth", unit=goal.unit, value=f"{float(value):{form}}")


def question(problem: Problem) -> Phrase:
    """What was asked, in a line."""
    return phrase(
        "odds.question",
        icons=listed(problem.icons),
        matches=len(problem.matched),
        locked=listed(problem.matched),
        dice=problem.dice,
        who=phrase(f"role.{problem.crew}" if problem.crew else "odds.no-ability"),
        support=problem.support,
        held=len(problem.tokens),
        tokens=[phrase("odds.token", token=phrase(f"token.{name}")) for name in problem.tokens],
    )


def advised(answer: Answer, advice: Advice) -> Phrase:
    """What to do, as sentences."""
    after = answer.after(advice).problem
    steps: list[Phrase] = []
    if advice.uses_support:
        steps.append(phrase("odds.forgiven"))
    for (face, other), count in Counter(advice.changes).items():
        changed = phrase(f"faces.{face}", number=count)
        steps.append(phrase("odds.change", dice=changed, face=phrase(f"face.{other}")))
    if advice.locks:
        steps.append(phrase("odds.lock", dice=listed(advice.locks)))
    steps.extend(_played(token, face) for token, face in advice.plays)
    number = after.dice if advice.then == "roll" else len(after.matched)
    steps.append(phrase(f"odds.{advice.then}", number=number))
    return phrase("odds.advice", steps=steps)


def _played(token: str, face: str) -> Phrase:
    """A token that is played."""
    if token == DOUBLE:
        return phrase("odds.double", face=phrase(f"face.{face}"))
    used = phrase(f"face.{face}") if face else "none"
    return phrase("odds.play", token=phrase(f"token.{token}"), face=used)


def explanation(answer: Answer, roll: Sequence[str] | None, flames: int) -> list[str]:
    """The question, the best value, the chance of each reward, and what to do."""
    goal = answer.goal
    chances = [
        phrase("odds.result", reward=name, chance=f"{float(chance):.2%}")
        for name, chance in answer.distribution.rewards(flames).items()
        if chance
    ]
    lines = [
        say(question(answer.problem)),
        say(phrase("odds.goal-line", goal=goal.name, worth=worth(goal, answer.value))),
        say(phrase("odds.results", results=chances)),
        say(phrase("odds.now", advice=advised(answer, answer.advice))),
    ]
    if roll is not None:
        lines.append(say(phrase("odds.rolled", dice=listed(roll))))
        lines += option_lines(answer, answer.options(roll))
    return lines


def option_lines(answer: Answer, options: Sequence[Advice]) -> list[str]:
    """Things to do with a roll, each with its worth."""
    return [
        f"  {say(worth(answer.goal, option.value)):>10}  {say(advised(answer, option))}"
        for option in options
    ]

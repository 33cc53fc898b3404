"""The oracle's advice as sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from firehouse.games.hotshots.data import faces, roles, tokens
from firehouse.games.hotshots.odds.goal import CHANCE, MATCHES, Goal
from firehouse.games.hotshots.odds.problem import DOUBLE, Problem

if TYPE_CHECKING:
    from firehouse.games.hotshots.odds.answer import Advice, Answer

FACE_NAMES: Final = dict(zip(faces.NAMES, faces.TITLES, strict=True))
TOKEN_NAMES: Final = dict(zip(tokens.IDS, tokens.TITLES, strict=True))
CREW_NAMES: Final = dict(zip(roles.IDS, roles.TITLES, strict=True))


def number_of(number: int, thing: str, things: str = "") -> str:
    """ "1 die", "2 dice", "no dice": a number with its word."""
    if number == 1:
        return f"1 {thing}"
    return f"{number or 'no'} {things or thing + 's'}"


def listed(names: Iterable[str]) -> str:
    """ "2 Hoses and 1 Helmet"."""
    parts = [number_of(count, FACE_NAMES[face]) for face, count in Counter(names).items()]
    return " and ".join(filter(None, [", ".join(parts[:-1]), *parts[-1:]]))


def worth_text(goal: Goal, value: Fraction) -> str:
    """A value in the goal's unit."""
    if goal.unit == CHANCE:
        return f"{float(value):.2%}"
    return f"{float(value):.3f} matches" if goal.unit == MATCHES else f"{float(value):+.3f}"


def question(problem: Problem) -> str:
    """What was asked, in a line."""
    who = CREW_NAMES.get(problem.crew, "no ability")
    held = ", ".join(f'"{TOKEN_NAMES[token]}"' for token in problem.tokens) or "no tokens"
    locked = f"locked {listed(problem.matched)}" if problem.matched else "nothing locked"
    dice = number_of(problem.dice, "die", "dice")
    return f"{listed(problem.icons)}; {locked}, {dice}, {who}, {problem.support} Support, {held}."


def advised(answer: Answer, advice: Advice) -> str:
    """What to do, as sentences."""
    after = answer.after(advice).problem
    steps: list[str] = []
    if advice.uses_support:
        steps.append("No match; Support forgives it.")
    for (face, other), count in Counter(advice.changes).items():
        steps.append(f"Change {number_of(count, FACE_NAMES[face])} to {FACE_NAMES[other]}.")
    if advice.locks:
        steps.append(f"Lock {listed(advice.locks)}.")
    steps.extend(_played(token, face) for token, face in advice.plays)
    if advice.then == "roll":
        steps.append(f"Roll {number_of(after.dice, 'die', 'dice')}.")
    elif advice.then == "stop":
        steps.append(f"Stop with {number_of(len(after.matched), 'match', 'matches')}.")
    else:
        steps.append("It is a Blowup.")
    return " ".join(steps)


def _played(token: str, face: str) -> str:
    """A token that is played."""
    if token == DOUBLE:
        return f"Count a locked {FACE_NAMES[face]} double."
    used = f" as {FACE_NAMES[face]}" if face else ""
    return f'Play "{TOKEN_NAMES[token]}"{used}.'


def explanation(answer: Answer, roll: Sequence[str] | None, flames: int) -> list[str]:
    """The question, the best value, the chance of each reward, and what to do."""
    goal = answer.goal
    chances = [
        f"{name} {float(chance):.2%}"
        for name, chance in answer.distribution.rewards(flames).items()
        if chance
    ]
    lines = [
        question(answer.problem),
        f"Goal: {goal.name}. Best play gives {worth_text(goal, answer.value)}.",
        f"Results: {'; '.join(chances)}.",
        f"Now: {advised(answer, answer.advice)}",
    ]
    if roll is not None:
        lines.append(f"Rolled {listed(roll)}:")
        for option in answer.options(roll):
            lines.append(f"  {worth_text(goal, option.value):>10}  {advised(answer, option)}")
    return lines

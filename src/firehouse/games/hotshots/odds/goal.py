"""The goal of a fight: a worth for each result, whose mean the oracle maximises."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from firehouse.core.phrase import phrase
from firehouse.games.hotshots.data.files.faults import fault
from firehouse.games.hotshots.odds.problem import ICONS
from firehouse.games.hotshots.words.language import part

CHANCE: Final = "chance"
MATCHES: Final = "matches"
WORTH: Final = "worth"

FIRST_REWARD: Final = 3
"""Fewer matches earn nothing."""
FLAMES: Final = (0, 0, 0, 0, 1, 2, 3)
"""Flames removed, by the number of matches."""
REWARDS: Final = (*("nothing",) * FIRST_REWARD, "firebreak", "flames", "either", "both")
"""What is earned, by the number of matches."""


@dataclass(frozen=True)
class Goal:
    """The worth of every result; unit says whether the best mean is a chance or a number."""

    name: str
    unit: str
    worth: tuple[Fraction, ...]
    """For stopping with 0 to 6 matches."""
    blowup: Fraction
    token_price: Fraction = Fraction(0)
    """Taken off for each token spent."""

    def __post_init__(self) -> None:
        if len(self.worth) != ICONS + 1:
            raise fault("odds.bad-worths", worths=ICONS + 1, icons=ICONS)


def at_least(matches: int) -> Goal:
    """Make the chance of so many matches or more as large as can be."""
    if not 1 <= matches <= ICONS:
        raise fault("odds.bad-matches", most=ICONS, matches=matches)
    worth = tuple(Fraction(number >= matches) for number in range(ICONS + 1))
    return Goal(part(phrase("odds.goal.at-least", matches=matches)), CHANCE, worth, Fraction(0))


def most_matches() -> Goal:
    """Make the mean number of matches as large as can be; a Blowup scores none."""
    worth = tuple(Fraction(number) for number in range(ICONS + 1))
    return Goal(part(phrase("odds.goal.matches")), MATCHES, worth, Fraction(0))


def no_blowup() -> Goal:
    """Make the chance of a Blowup as small as can be."""
    return Goal(
        part(phrase("odds.goal.no-blowup")), CHANCE, (Fraction(1),) * (ICONS + 1), Fraction(0)
    )


def most_reward(
    flames: int = 3,
    flame: Fraction = Fraction(1),
    firebreak: Fraction = Fraction(3, 10),
    token: Fraction = Fraction(3, 10),
    blowup: Fraction = Fraction(-1),
    token_price: Fraction = Fraction(0),
) -> Goal:
    """Make the mean worth of the reward as large as can be, on a tile with so many flames."""
    if flames < 0:
        raise fault("odds.too-few-flames", flames=flames)
    extras = (Fraction(0),) * 3 + (firebreak, Fraction(0), max(firebreak, token), firebreak + token)
    worth: list[Fraction] = []
    for matches in range(ICONS + 1):
        earned = min(FLAMES[matches], flames) * flame + extras[matches]
        if not flames:
            earned = firebreak if matches >= FIRST_REWARD else Fraction(0)
        worth.append(max([earned, *worth]))  # a lesser reward may be taken instead
    return Goal(part(phrase("odds.goal.reward")), WORTH, tuple(worth), blowup, token_price)


REWARD: Final = "reward"
AT_LEAST: Final = "at-least"
NAMED: Final[dict[str, Callable[[], Goal]]] = {"matches": most_matches, "no-blowup": no_blowup}


def goal_named(name: str, flames: int = 3) -> Goal:
    """The goal "reward", "matches", "no-blowup" or "at-least-1" to "at-least-6"."""
    if name == REWARD:
        return most_reward(flames)
    if name in NAMED:
        return NAMED[name]()
    start, _, number = name.rpartition("-")
    if start == AT_LEAST and number.isdecimal():
        return at_least(int(number))
    raise fault(
        "odds.no-goal", name=name, goals=[REWARD, *NAMED], first=f"{AT_LEAST}-1", most=ICONS
    )


def reward_of(matches: int, flames: int) -> str:
    """What so many matches earn on a tile with so many flames."""
    name = REWARDS[matches] if flames or matches < FIRST_REWARD else "firebreak"
    return part(phrase(f"odds.reward.{name}", flames=min(FLAMES[matches], flames)))

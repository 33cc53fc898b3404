"""A fight, slow and literal: every die of every roll on its own, chances as fractions.

Shares nothing with the oracle but the words of its questions and answers.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product

from firehouse.games.hotshots.odds import Advice, Answer, Goal, Problem

FACES = ("pulaski", "combi", "hose", "chainsaw", "mcleod", "helmet")
SWAPS = {
    "sawyer": {"pulaski": "chainsaw", "chainsaw": "pulaski"},
    "swamper": {"combi": "mcleod", "mcleod": "combi"},
}
SHOWN = {
    "helmet-hose": ("helmet", "hose"),
    "combi-mcleod": ("combi", "mcleod"),
    "chainsaw-pulaski": ("chainsaw", "pulaski"),
    "wild": FACES,
}


@dataclass(frozen=True)
class Spot:
    """Between two rolls: what is open, dice and tokens that matched, what is at hand."""

    open: tuple[str, ...]
    locked: tuple[str, ...]
    extra: tuple[str, ...]
    dice: int
    support: int
    tokens: tuple[str, ...]
    rolled: bool

    def match(self, face: str) -> Spot:
        """One open icon filled by a token."""
        extra = tuple(sorted((*self.extra, face)))
        return replace(self, open=without(self.open, face), extra=extra)

    def lock(self, face: str) -> Spot:
        """One open icon filled by a die."""
        locked = tuple(sorted((*self.locked, face)))
        left = without(self.open, face)
        return replace(self, open=left, locked=locked, dice=self.dice - 1, rolled=True)

    def matches(self) -> int:
        """How many icons are filled."""
        return len(self.locked) + len(self.extra)


@dataclass(frozen=True)
class Blowup:
    """The fight was lost."""


def without(things: tuple[str, ...], thing: str) -> tuple[str, ...]:
    """The things with one of them gone, in order."""
    left = list(things)
    left.remove(thing)
    return tuple(sorted(left))


def first(problem: Problem) -> Spot:
    """The spot that a problem asks about."""
    still = tuple(sorted(problem.icons))
    for face in (*problem.locked, *problem.extra):
        still = without(still, face)
    return Spot(
        still,
        tuple(sorted(problem.locked)),
        tuple(sorted(problem.extra)),
        problem.dice,
        problem.support,
        tuple(sorted(problem.tokens)),
        problem.begun,
    )


def tokens_that_match(spot: Spot) -> set[Spot]:
    """After playing one token that fills an icon."""
    found = set()
    for token in spot.tokens:
        left = replace(spot, tokens=without(spot.tokens, token))
        for face in spot.open:
            doubled = token == "double" and face in spot.locked
            if doubled or face in SHOWN.get(token, ()):
                found.add(left.match(face))
    return found


def plays(spot: Spot) -> set[Spot]:
    """After playing one token between two rolls."""
    found = tokens_that_match(spot) if spot.rolled else set()
    if "recover" in spot.tokens:
        left = without(spot.tokens, "recover")
        found.add(replace(spot, tokens=left, dice=spot.dice + 1))
    return found


def locked(spot: Spot, roll: tuple[str, ...], crew: str) -> set[Spot]:
    """After setting aside one matching die or more, one by one."""
    found: set[Spot] = set()
    for number, face in enumerate(roll):
        for shown in {face, SWAPS.get(crew, {}).get(face, face)}:
            if shown in spot.open:
                aside = spot.lock(shown)
                found.add(aside)
                found |= locked(aside, roll[number + 1 :], crew)
    return found


def failed(spot: Spot) -> set[Spot | Blowup]:
    """After a roll without a match."""
    spot = replace(spot, rolled=True)
    found: set[Spot | Blowup] = set(tokens_that_match(spot))
    if spot.support:
        found.add(replace(spot, support=spot.support - 1))
        return found
    for token in {"support", "summon"} & set(spot.tokens):
        found.add(replace(spot, tokens=without(spot.tokens, token)))
    found.add(Blowup())
    return found


def follow(
    spot: Spot, roll: tuple[str, ...], crew: str, stand_in: bool = False
) -> set[Spot | Blowup]:
    """Everything that a player may make of a roll; by option a token matches in place of a die."""
    aside: set[Spot | Blowup] = set(locked(spot, roll, crew))
    if aside:
        return aside | tokens_that_match(replace(spot, rolled=True)) if stand_in else aside
    return failed(spot)


class Reference:
    """The value of a spot by looking at every roll and every choice."""

    def __init__(self, crew: str, goal: Goal, stand_in: bool = False) -> None:
        self.crew = crew
        self.goal = goal
        self.stand_in = stand_in
        self.known: dict[Spot, Fraction] = {}

    def value(self, spot: Spot | Blowup) -> Fraction:
        """The best mean worth from here on."""
        if isinstance(spot, Blowup):
            return self.goal.blowup
        if spot not in self.known:
            self.known[spot] = max(self.choices(spot))
        return self.known[spot]

    def choices(self, spot: Spot) -> list[Fraction]:
        """The values of stopping, rolling and playing each token."""
        found = [self.value(after) - self.goal.token_price for after in plays(spot)]
        if spot.rolled:
            found.append(self.goal.worth[spot.matches()])
        if spot.dice and spot.open:
            found.append(self.rolling(spot))
        return found

    def rolling(self, spot: Spot) -> Fraction:
        """The mean over every roll, die by die."""
        rolls = list(product(FACES, repeat=spot.dice))
        total = sum((self.best(spot, roll) for roll in rolls), Fraction(0))
        return total / len(rolls)

    def best(self, spot: Spot, roll: tuple[str, ...]) -> Fraction:
        """The value of a roll."""
        values = []
        for after in follow(spot, roll, self.crew, self.stand_in):
            kept = spot.tokens if isinstance(after, Blowup) else after.tokens
            price = self.goal.token_price * (len(spot.tokens) - len(kept))
            values.append(self.value(after) - price)
        return max(values)


def led_to(
    spot: Spot, roll: tuple[str, ...], crew: str, advice: Advice, stand_in: bool
) -> Spot | Blowup:
    """Where an advice for a roll leads, every step of it checked."""
    allowed = follow(spot, roll, crew, stand_in)
    if advice.then == "blowup":
        assert Blowup() in allowed
        return Blowup()
    named = list(advice.plays)
    after = replace(spot, rolled=True)
    if advice.locks:
        for face in advice.locks:
            after = after.lock(face)
        swapped = [SWAPS[crew][face] for face, _ in advice.changes]
        assert swapped == [face for _, face in advice.changes]
    elif advice.uses_support:
        after = replace(after, support=after.support - 1)
    else:
        after = played(after, *named.pop(0))
    assert after in allowed
    return all_played(after, named)


def all_played(spot: Spot, named: list[tuple[str, str]]) -> Spot:
    """After tokens are played between two rolls, each of them checked."""
    for token, face in named:
        after = played(spot, token, face)
        assert after in plays(spot)
        spot = after
    return spot


def played(spot: Spot, token: str, face: str) -> Spot:
    """After a token is played, unchecked."""
    left = replace(spot, tokens=without(spot.tokens, token))
    if token == "recover":
        return replace(left, dice=left.dice + 1)
    return left.match(face) if face else left


class Followed:
    """The chance of each result when every advice of an answer is taken."""

    def __init__(self, answer: Answer) -> None:
        self.crew = answer.problem.crew
        self.stand_in = answer.problem.stand_in
        self.known: dict[Spot, dict[int, Fraction]] = {}
        self.chances = self.at(all_played(first(answer.problem), list(answer.advice.plays)), answer)

    def at(self, spot: Spot, answer: Answer) -> dict[int, Fraction]:
        """Chances by the number of matches, -1 for a Blowup, before the next roll."""
        if spot not in self.known:
            advice = answer.advice
            assert first(answer.after(advice).problem) == spot
            stops = advice.then == "stop"
            self.known[spot] = {spot.matches(): Fraction(1)} if stops else self.rolled(spot, answer)
        return self.known[spot]

    def rolled(self, spot: Spot, answer: Answer) -> dict[int, Fraction]:
        """The mean over every roll, die by die."""
        chances: dict[int, Fraction] = {}
        share = Fraction(1, 6**spot.dice)
        rolling = answer.after(answer.advice)
        for roll in product(FACES, repeat=spot.dice):
            advice = rolling.best(roll)
            after = led_to(spot, roll, self.crew, advice, self.stand_in)
            lost = isinstance(after, Blowup)
            found = {-1: Fraction(1)} if lost else self.at(after, rolling.after(advice))
            for result, chance in found.items():
                chances[result] = chances.get(result, Fraction(0)) + share * chance
        return chances

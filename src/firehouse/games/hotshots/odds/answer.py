"""What the oracle answers: a value, the chance of each result, and what to do with each roll."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Final

from firehouse.core.phrase import phrase
from firehouse.games.hotshots.data.files.faults import fault
from firehouse.games.hotshots.odds.fight import BLOW_UP, ROLL, STOP, USE_SUPPORT, Fight
from firehouse.games.hotshots.odds.goal import Goal, reward_of
from firehouse.games.hotshots.odds.hands import MATCHING, NO_PLACE, PLAY
from firehouse.games.hotshots.odds.problem import FACES, ICONS, Problem, counted, need_faces
from firehouse.games.hotshots.odds.spread import spread
from firehouse.games.hotshots.odds.text import explanation
from firehouse.games.hotshots.words.language import part

Where = tuple[int, int, int]
"""A position of a fight: the hand of tokens, the Support left, the spot."""

THEN: Final = {STOP: "stop", ROLL: "roll", BLOW_UP: "blowup"}


@dataclass(frozen=True)
class Advice:
    """What to do, and what it is worth."""

    value: Fraction
    locks: tuple[str, ...]
    """The icons to set dice aside for."""
    changes: tuple[tuple[str, str], ...]
    """Rolled faces to change first, and into what."""
    uses_support: bool
    plays: tuple[tuple[str, str], ...]
    """Tokens to play, each with the face it is used as (or nothing)."""
    then: str
    """What comes next: "roll", "stop" or "blowup"."""
    where: Where


@dataclass(frozen=True)
class Distribution:
    """The exact chance of each result under best play."""

    matches: tuple[Fraction, ...]
    """Of stopping with 0 to 6 matches."""
    blowup: Fraction
    rolls: tuple[Fraction, ...]
    """How often the dice are rolled on from 0 to 6 matches, in the mean."""
    tokens: Fraction
    """How many tokens are spent in the mean."""

    def at_least(self, matches: int) -> Fraction:
        """The chance of so many matches or more."""
        return sum(self.matches[matches:], Fraction(0))

    def rewards(self, flames: int) -> dict[str, Fraction]:
        """The chance of each reward on a tile with so many flames, and of a Blowup."""
        chances: dict[str, Fraction] = {}
        for matches, chance in enumerate(self.matches):
            name = reward_of(matches, flames)
            chances[name] = chances.get(name, Fraction(0)) + chance
        chances[part(phrase("odds.blowup-row"))] = self.blowup
        return chances


class Answer:
    """The answer for one position; positions of the same fight share its tables."""

    def __init__(self, goal: Goal, problem: Problem, fight: Fight, where: Where) -> None:
        self.goal = goal
        self.problem = problem
        self._fight = fight
        self._where = where

    @cached_property
    def value(self) -> Fraction:
        """The best mean worth: a chance, a number of matches or a worth, by the goal's unit."""
        return self._worth(self._value(self._where))

    @cached_property
    def distribution(self) -> Distribution:
        """The chance of each result under best play."""
        hand, support, spot = self._where
        unit = self._fight.unit
        poured = spread(self._fight, hand, support, spot)
        chances = [Fraction(weight, unit) for weight in poured.results]
        return Distribution(
            tuple(chances[:-1]),
            chances[-1],
            tuple(Fraction(weight, unit) for weight in poured.rolls),
            Fraction(poured.tokens, unit),
        )

    @cached_property
    def advice(self) -> Advice:
        """What to do before any further roll."""
        return self._advice(self._value(self._where), self._where)

    def best(self, roll: Sequence[str]) -> Advice:
        """What to do with a roll of all the dice that are left."""
        return self.options(roll)[0]

    def options(self, roll: Sequence[str]) -> list[Advice]:
        """Everything that could be done with a roll, best first."""
        self._check(roll)
        rolled = counted(roll)
        hits = self._fight.lattice.hits(self._where[2], rolled, self._fight.exchanged)
        return self._locking(hits, rolled) if hits else self._failing()

    def after(self, advice: Advice) -> Answer:
        """The answer for the position that an advice leads to."""
        return Answer(self.goal, self._position(advice), self._fight, advice.where)

    def explain(self, roll: Sequence[str] | None = None, flames: int = 3) -> str:
        """The answer in words; with a roll, also what to do with it."""
        return "\n".join(explanation(self, roll, flames))

    def _check(self, roll: Sequence[str]) -> None:
        """Refuse a roll that cannot have been made here."""
        need_faces(roll)
        if len(roll) != self.problem.dice:
            raise fault("odds.bad-roll", left=self.problem.dice, rolled=len(roll))
        if not roll or len(self.problem.matched) == ICONS:
            raise fault("odds.nothing-to-roll")

    def _value(self, where: Where) -> int:
        hand, support, spot = where
        return self._fight.values[self._fight.row(hand, support)][spot]

    def _worth(self, value: int) -> Fraction:
        """The goal's part of a value of the fight."""
        fight = self._fight
        whole = (value + fight.span // 2) // fight.span
        return Fraction(whole, fight.unit * fight.denominator)

    def _locking(self, hits: int, rolled: list[int]) -> list[Advice]:
        """Every set of dice that may be set aside, best first; of equals, the largest first."""
        hand, support, spot = self._where
        lattice = self._fight.lattice
        reached: set[int] = set()
        seen: set[int] = set()
        waiting = [hits]
        while waiting:
            number = waiting.pop()
            if number not in seen:
                seen.add(number)
                reached.update(lattice.fills[spot][number])
                waiting.extend(lattice.fewer[spot][number])
        values = self._fight.values[self._fight.row(hand, support)]
        best = self._fight.best_locks(values, spot)[hits]
        order = sorted(reached, key=lambda to: (values[to], to == best, -to), reverse=True)
        locking = [
            (
                values[to],
                self._advice(values[to], (hand, support, to), self._filled(spot, to), rolled),
            )
            for to in order
        ]
        return _best_first(locking + (self._standing_in() if self.problem.stand_in else []))

    def _standing_in(self) -> list[tuple[int, Advice]]:
        """Every token that may match a roll of which no die is locked, with its value."""
        hand, support, spot = self._where
        fight = self._fight
        best = fight.stand_ins[fight.row(hand, support)][spot]
        plays = sorted(fight.plays(hand, spot, MATCHING), key=lambda play: play != best)
        return [self._valued_escape(play) for play in plays]

    def _filled(self, spot: int, to: int) -> tuple[str, ...]:
        """The icons filled between two spots."""
        lattice = self._fight.lattice
        return tuple(
            FACES[face]
            for face, before, after in zip(
                lattice.faces, lattice.counts[spot], lattice.counts[to], strict=True
            )
            for _ in range(before - after)
        )

    def _failing(self) -> list[Advice]:
        """Every way out of a roll without a match, best first."""
        support = self._where[1]
        choices = [USE_SUPPORT] if support else [BLOW_UP]
        if 0 < support <= self._fight.bought:
            choices.append(BLOW_UP)
        return _best_first([self._valued_escape(c) for c in choices] + self._standing_in())

    def _valued_escape(self, choice: int) -> tuple[int, Advice]:
        """A choice after a roll of which no die is locked, with its value."""
        value = self._fight.failure_value(*self._where, choice)
        return value, self._escape(choice, value)

    def _escape(self, choice: int, value: int) -> Advice:
        """The advice that follows such a choice."""
        hand, support, spot = self._where
        if choice == BLOW_UP:
            return Advice(self._worth(value), (), (), False, (), THEN[BLOW_UP], self._where)
        if choice == USE_SUPPORT:
            fight = self._fight
            bought = support <= fight.bought
            plays = ((fight.supporting[fight.bought - support], ""),) if bought else ()
            where = (hand, support - 1, spot)
            return self._advice(value, where, plays=plays, uses_support=not bought)
        left, to = self._fight.after_play(hand, spot, choice)
        return self._advice(value, (left, support, to), plays=(self._named(choice),))

    def _named(self, play: int) -> tuple[str, str]:
        """A play as the token's name and the face it is used as."""
        token, place = divmod(play - PLAY, 8)
        face = "" if place == NO_PLACE else FACES[self._fight.lattice.faces[place]]
        return self._fight.hands.tokens[token], face

    def _advice(
        self,
        value: int,
        where: Where,
        locks: tuple[str, ...] = (),
        rolled: list[int] | None = None,
        plays: tuple[tuple[str, str], ...] = (),
        uses_support: bool = False,
    ) -> Advice:
        """The advice that leads here, and what is best from here up to the next roll or the end."""
        fight = self._fight
        hand, support, spot = where
        choice = fight.choices[fight.row(hand, support)][spot]
        while choice >= PLAY:
            plays = (*plays, self._named(choice))
            hand, spot = fight.after_play(hand, spot, choice)
            choice = fight.choices[fight.row(hand, support)][spot]
        changes = self._changes(locks, rolled) if rolled else ()
        where = (hand, support, spot)
        return Advice(self._worth(value), locks, changes, uses_support, plays, THEN[choice], where)

    def _changes(self, locks: tuple[str, ...], rolled: list[int]) -> tuple[tuple[str, str], ...]:
        """The rolled faces that have to be changed for the locks."""
        changes: list[tuple[str, str]] = []
        pair = self._fight.exchanged
        for face, other in zip(pair, reversed(pair), strict=True):
            missing = locks.count(FACES[face]) - rolled[face]
            changes += [(FACES[other], FACES[face])] * missing
        return tuple(changes)

    def _position(self, advice: Advice) -> Problem:
        """The problem of the position that an advice leads to."""
        hand, support, spot = advice.where
        fight = self._fight
        bought = min(support, fight.bought)
        held = fight.hands.sets[hand]
        left = [token for number, token in enumerate(fight.hands.tokens) if held >> number & 1]
        return Problem(
            self.problem.icons,
            self.problem.locked + advice.locks,
            fight.dice_at(hand, spot),
            self.problem.crew,
            support - bought,
            (*left, *fight.supporting[fight.bought - bought :]),
            self.problem.extra + tuple(face for _, face in advice.plays if face),
            fight.may_stop(support, spot),
            self.problem.stand_in,
        )


def _best_first(options: list[tuple[int, Advice]]) -> list[Advice]:
    """The options by value; equals stay in order."""
    ordered = sorted(options, key=lambda option: option[0], reverse=True)
    return [advice for _, advice in ordered]

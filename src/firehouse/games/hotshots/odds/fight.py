"""A whole fight solved backwards: the value of every position and the best thing to do there."""

from __future__ import annotations

from math import lcm
from typing import Final

from firehouse.games.hotshots.data.faces import DICE
from firehouse.games.hotshots.odds.goal import Goal
from firehouse.games.hotshots.odds.hands import ANY, MATCHING, NO_PLACE, PLAY, RECOVERING, Hands
from firehouse.games.hotshots.odds.lattice import Lattice, lattice_of
from firehouse.games.hotshots.odds.problem import (
    EXCHANGES,
    FACES,
    ICONS,
    RECOVER,
    SUPPORTING,
    Problem,
    counted,
)
from firehouse.games.hotshots.odds.rolls import SIDES, hit_weights

STOP: Final = 0
ROLL: Final = 1
USE_SUPPORT: Final = 2
BLOW_UP: Final = 3

POWERS: Final[list[int]] = [SIDES**dice for dice in range(DICE + 1)]
"""How many rolls so many dice have."""

# Among equals of the goal, a token weighs more than six matches, and a Blowup more than tokens.
TIE_BLOWUP: Final = -40
TIE_TOKEN: Final = -7
TIE_MATCH: Final = 1
TIE_SPAN: Final = 256
"""More than any two of these sums can differ by."""


class Fight:
    """Values are integers: (worth × common denominator × 6**E) × span + tie-break × 6**E.

    E bounds the dice that can be rolled one after the other, so every mean over a roll divides
    without a rest. A row is a hand of tokens with the Support left, a spot the icons still open.
    """

    def __init__(self, problem: Problem, goal: Goal) -> None:
        pair = EXCHANGES.get(problem.crew, ())
        self.exchanged: tuple[int, ...] = tuple(FACES.index(face) for face in pair)
        self.lattice: Lattice = lattice_of(tuple(problem.open()), self.exchanged)
        places = self.lattice.faces
        self.hands: Hands = Hands(
            [token for token in problem.tokens if token not in SUPPORTING],
            places,
            [counted(problem.icons)[face] for face in places],
            [counted(problem.extra)[face] for face in places],
        )
        self.supporting: list[str] = [
            token for kind in SUPPORTING for token in problem.tokens if token == kind
        ]
        """Tokens that are Support, in the order in which they are spent."""
        self.bought: int = len(self.supporting)
        self.support: int = problem.support + self.bought
        self.dice: int = problem.dice
        self.begun: bool = problem.begun
        self.stand_in: bool = problem.stand_in
        self._scale_to(goal)
        self.values: list[list[int]] = []
        self.choices: list[list[int]] = []
        self.failures: list[list[int]] = []
        """What to do after a roll without a match."""
        self.stand_ins: list[list[int]] = []
        """The best token to match a roll with of which no die is locked; -1 if there is none."""
        for hand in range(len(self.hands.sets)):
            for support in range(self.support + 1):
                self._solve_row(hand, support)

    def _scale_to(self, goal: Goal) -> None:
        """Turn the worths into integers."""
        dice = self.dice + self.hands.tokens.count(RECOVER)
        retries = self.support + len(self.hands.tokens)
        self.unit: int = SIDES ** (dice * (dice + 1) // 2 + dice * retries)
        self.denominator: int = lcm(
            *(worth.denominator for worth in (*goal.worth, goal.blowup, goal.token_price))
        )
        self.span: int = TIE_SPAN * self.unit
        worths = [int(worth * self.denominator) for worth in goal.worth]
        self.stop_values: list[int] = [
            worth * self.unit * self.span + TIE_MATCH * matches * self.unit
            for matches, worth in enumerate(worths)
        ]
        blowup = int(goal.blowup * self.denominator)
        self.blowup_value: int = blowup * self.unit * self.span + TIE_BLOWUP * self.unit
        price = int(goal.token_price * self.denominator)
        self.price: int = price * self.unit * self.span - TIE_TOKEN * self.unit

    def row(self, hand: int, support: int) -> int:
        """The number of a row."""
        return hand * (self.support + 1) + support

    def dice_at(self, hand: int, spot: int) -> int:
        """The dice left to roll; below 0 where no play leads."""
        locked = self.lattice.open[-1] - self.lattice.open[spot] - self.hands.played[hand]
        return self.dice + self.hands.recovered[hand] - locked

    def may_stop(self, support: int, spot: int) -> bool:
        """Has there been a roll?"""
        return self.begun or support != self.support or spot != self.lattice.size - 1

    def _solve_row(self, hand: int, support: int) -> None:
        """Fill a row; what it leads to has been filled before."""
        values: list[int] = []
        choices: list[int] = []
        failures: list[int] = []
        self.values.append(values)
        self.choices.append(choices)
        self.failures.append(failures)
        self.stand_ins.append([-1] * self.lattice.size)
        played = self.hands.played[hand]
        for spot in range(self.lattice.size):
            dice = self.dice_at(hand, spot)
            values.append(self.blowup_value)
            choices.append(BLOW_UP)
            failures.append(BLOW_UP)
            if dice >= 0 and self.lattice.open[-1] - self.lattice.open[spot] >= played:
                self._solve_spot(hand, support, spot, dice)

    def _solve_spot(self, hand: int, support: int, spot: int, dice: int) -> None:
        """The better of stopping, rolling again and playing a token, in this order."""
        row = self.row(hand, support)
        values = self.values[row]
        choice = -1
        value = 0
        kind = RECOVERING
        if self.may_stop(support, spot):
            choice = STOP
            value = self.stop_values[ICONS - self.lattice.open[spot]]
            kind = ANY
        if dice and spot:
            self.stand_ins[row][spot] = self._best_play(hand, support, spot, MATCHING)
            self.failures[row][spot] = self._best_failure(hand, support, spot)
            rolled = self._roll_value(hand, support, spot, dice)
            if choice < 0 or rolled > value:
                choice = ROLL
                value = rolled
        play = self._best_play(hand, support, spot, kind)
        if play >= 0:
            spared = self.play_value(hand, support, spot, play)
            if choice < 0 or spared > value:
                choice = play
                value = spared
        values[spot] = value
        self.choices[row][spot] = choice

    def _roll_value(self, hand: int, support: int, spot: int, dice: int) -> int:
        """The mean over all rolls of so many dice, each used as well as can be."""
        row = self.row(hand, support)
        values = self.values[row]
        weights = hit_weights(dice, self.lattice.sizes[spot], self.lattice.caps[spot])
        failure = self.failures[row][spot]
        total = weights[0] * self.failure_value(hand, support, spot, failure)
        best = self.best_locks(values, spot)
        stand_in = self.stand_ins[row][spot]
        for hits in range(1, len(best)):
            value = values[best[hits]]
            if self.prefers(hand, support, spot, stand_in, best[hits]):
                value = self.play_value(hand, support, spot, stand_in)
            total += weights[hits] * value
        return total // POWERS[dice]

    def prefers(self, hand: int, support: int, spot: int, stand_in: int, to: int) -> bool:
        """Is a token in place of a die allowed, and better than locking dice to reach a spot?"""
        if not self.stand_in or stand_in < 0:
            return False
        value = self.values[self.row(hand, support)][to]
        return self.play_value(hand, support, spot, stand_in) > value

    def best_locks(self, values: list[int], spot: int) -> list[int]:
        """By hits: the best spot to reach by locking one die or more, as many as do no harm."""
        fills = self.lattice.fills[spot]
        fewer = self.lattice.fewer[spot]
        best: list[int] = [spot]
        for hits in range(1, len(fills)):
            chosen = fills[hits][0]
            value = values[chosen]
            for other in fills[hits]:
                if values[other] > value:
                    chosen = other
                    value = values[other]
            for less in fewer[hits]:
                if values[best[less]] > value:
                    chosen = best[less]
                    value = values[chosen]
            best.append(chosen)
        return best

    def plays(self, hand: int, spot: int, kind: int) -> list[int]:
        """Every token of a kind that can be played, as every face that is open."""
        return self.hands.plays(hand, self.lattice.counts[spot], kind)

    def _best_play(self, hand: int, support: int, spot: int, kind: int) -> int:
        """The best token to play and its face; -1 if there is none."""
        best = -1
        value = 0
        for play in self.plays(hand, spot, kind):
            other = self.play_value(hand, support, spot, play)
            if best < 0 or other > value:
                best = play
                value = other
        return best

    def after_play(self, hand: int, spot: int, play: int) -> tuple[int, int]:
        """The hand and the spot that a play leaves."""
        place = (play - PLAY) % 8
        left = spot if place == NO_PLACE else spot - self.lattice.strides[place]
        return self.hands.after[hand][play - PLAY], left

    def play_value(self, hand: int, support: int, spot: int, play: int) -> int:
        """The value of playing a token."""
        left, to = self.after_play(hand, spot, play)
        return self.values[self.row(left, support)][to] - self.price

    def _best_failure(self, hand: int, support: int, spot: int) -> int:
        """What to do after a roll without a match: Support, a token, or the Blowup."""
        choice = USE_SUPPORT if support else BLOW_UP
        value = self.failure_value(hand, support, spot, choice)
        # Support at hand is used of itself; a token that is Support is played by choice.
        if 0 < support <= self.bought and self.blowup_value > value:
            choice = BLOW_UP
            value = self.blowup_value
        play = self.stand_ins[self.row(hand, support)][spot]
        if play >= 0 and self.play_value(hand, support, spot, play) > value:
            choice = play
        return choice

    def failure_value(self, hand: int, support: int, spot: int, choice: int) -> int:
        """The value of a choice after a roll without a match."""
        if choice == BLOW_UP:
            return self.blowup_value
        if choice == USE_SUPPORT:
            value = self.values[self.row(hand, support - 1)][spot]
            return value - self.price if support <= self.bought else value
        return self.play_value(hand, support, spot, choice)

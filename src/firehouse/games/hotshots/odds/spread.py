"""The chance of each result when a solved fight is played by its own advice."""

from __future__ import annotations

from firehouse.games.hotshots.odds.fight import BLOW_UP, POWERS, ROLL, STOP, USE_SUPPORT, Fight
from firehouse.games.hotshots.odds.problem import ICONS
from firehouse.games.hotshots.odds.rolls import hit_weights


class Spreading:
    """Pours the weight of a position through all that can follow, most tokens and icons first."""

    def __init__(self, fight: Fight) -> None:
        self.fight = fight
        self.weights: list[list[int]] = [[0] * fight.lattice.size for _ in fight.values]
        self.results: list[int] = [0] * (ICONS + 2)
        """Of stopping with 0 to 6 matches, and of a Blowup."""
        self.rolls: list[int] = [0] * (ICONS + 1)
        """Of rolling on from 0 to 6 matches, each time it happens."""
        self.tokens: int = 0

    def pour(self, hand: int, support: int, spot: int) -> None:
        """Move the weight of one position on."""
        fight = self.fight
        row = fight.row(hand, support)
        weight = self.weights[row][spot]
        choice = fight.choices[row][spot]
        if choice == STOP:
            self.results[ICONS - fight.lattice.open[spot]] += weight
        elif choice == ROLL:
            self.roll(hand, support, spot, weight)
        else:
            self.play(hand, support, spot, choice, weight)

    def roll(self, hand: int, support: int, spot: int, weight: int) -> None:
        """Share the weight among all rolls."""
        fight = self.fight
        lattice = fight.lattice
        self.rolls[ICONS - lattice.open[spot]] += weight
        row = fight.row(hand, support)
        dice = fight.dice_at(hand, spot)
        weights = hit_weights(dice, lattice.sizes[spot], lattice.caps[spot])
        best = fight.best_locks(fight.values[row], spot)
        share = weight // POWERS[dice]
        stand_in = fight.stand_ins[row][spot]
        for hits in range(1, len(best)):
            if fight.prefers(hand, support, spot, stand_in, best[hits]):
                self.play(hand, support, spot, stand_in, share * weights[hits])
            else:
                self.weights[row][best[hits]] += share * weights[hits]
        self.fail(hand, support, spot, share * weights[0])

    def fail(self, hand: int, support: int, spot: int, weight: int) -> None:
        """Go on from a roll without a match."""
        choice = self.fight.failures[self.fight.row(hand, support)][spot]
        if choice == BLOW_UP:
            self.results[ICONS + 1] += weight
        elif choice == USE_SUPPORT:
            self.weights[self.fight.row(hand, support - 1)][spot] += weight
            if support <= self.fight.bought:
                self.tokens += weight
        else:
            self.play(hand, support, spot, choice, weight)

    def play(self, hand: int, support: int, spot: int, choice: int, weight: int) -> None:
        """Spend a token."""
        left, to = self.fight.after_play(hand, spot, choice)
        self.weights[self.fight.row(left, support)][to] += weight
        self.tokens += weight


def spread(fight: Fight, hand: int, support: int, spot: int) -> Spreading:
    """All that follows a position of weight fight.unit."""
    pouring = Spreading(fight)
    pouring.weights[fight.row(hand, support)][spot] = fight.unit
    for held in range(hand, -1, -1):
        for left in range(support, -1, -1):
            weights = pouring.weights[fight.row(held, left)]
            for at in range(spot, -1, -1):
                if weights[at]:
                    pouring.pour(held, left, at)
    return pouring

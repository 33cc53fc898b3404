"""Many games of one set-up, stepped together into memory that arrays look at.

Written in the dialect of `firehouse.native`: as Python it plays any game, and in C, over the same
memory, those that are translated (`native_batch`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from firehouse.bots.policy import Policy
from firehouse.core.game import Game, Sink
from firehouse.core.luck import Rng
from firehouse.envs.coder import Coder
from firehouse.envs.row import Bytes, Floats, Halves, Words, flat, zeros

if TYPE_CHECKING:
    from firehouse.envs.arrays import Arrays

RUNNING: Final = 0
LOST: Final = 1
WON: Final = 2
"""What `endings` holds for each game after a step."""

_TRIES: Final = 1000


class Batch:
    """Plays decisions by number; chance is played at once, by each game's own luck."""

    def __init__(
        self,
        game: Game[Any],
        coder: Coder[Any],
        action_of: Words,
        number_of: Words,
        arrays: Arrays,
        shaping: float,
        discount: float,
        restarts: bool,
    ) -> None:
        self.size: int = len(arrays.endings)
        self.space: int = len(action_of)
        """How many numbers actions have."""
        self.game = game
        self.coder = coder
        self.shaping = shaping
        self.discount = discount
        self.restarts = restarts
        """Does a new game take the place of one that has ended, in the same step?"""
        self.action_of: Words = action_of
        self.number_of: Words = number_of
        """-1 for an action that the set-up cannot have."""
        self.start: Any = game.start()
        self.states: list[Any] = [self.start.copy()] * self.size
        self.lucks: list[Rng] = [Rng(0) for _ in range(self.size)]
        """The luck of each game, which goes on from game to game."""
        self.players: list[Rng] = [Rng(0) for _ in range(self.size)]
        """What random actions are drawn from, so that they leave the games' luck alone."""
        self.planes: Bytes = flat(arrays.planes)
        self.vector: Bytes = flat(arrays.vector)
        self.final_planes: Bytes = flat(arrays.final_planes)
        self.final_vector: Bytes = flat(arrays.final_vector)
        self.masks: Bytes = flat(arrays.masks)
        self.rewards: Floats = flat(arrays.rewards)
        self.endings: Bytes = flat(arrays.endings)
        self.lengths: Words = flat(arrays.lengths)
        self.scores: Words = flat(arrays.scores)
        self.actors: Words = flat(arrays.actors)
        self.actions: Words = flat(arrays.actions)
        self.chosen: Words = flat(arrays.chosen)
        self.decisions: Words = zeros(self.size)
        """How many each game has had."""
        self.counts: Words = zeros(self.size)
        self.legal: Halves = zeros(self.size * self.space, "i")
        """How many actions are legal in each game, and their numbers."""
        self.worths: list[float] = [0.0] * self.size
        """The potential of each position."""
        coder.into(self.planes, self.vector, self.size)

    # What is asked from outside, by number of the game.

    def state(self, index: int) -> Any:
        """The position of a game; it must not be changed."""
        return self.states[index]

    def luck(self, index: int) -> tuple[Rng, Rng]:
        """The luck of a game and of its players, as it goes on from here."""
        return self.lucks[index].copy(), self.players[index].copy()

    def give_luck(self, index: int, luck: Rng, players: Rng) -> None:
        """Let a game go on with this luck."""
        self.lucks[index], self.players[index] = luck, players

    def seed(self, index: int, seed: int) -> None:
        """Give a game new luck."""
        self.give_luck(index, Rng(seed), Rng(-1 - seed))

    def place(self, index: int, state: Any, length: int) -> None:
        """Take up a game at this position, after so many decisions, on the luck there is."""
        self.states[index] = state
        self.take_up(index, length)

    # What is translated.

    def restart(self, index: int) -> None:
        """Begin a new game on the luck there is, and tell its first decision."""
        self._unmark(index)
        self._begin(index)
        self.rewards[index] = 0.0
        self.endings[index] = RUNNING
        self._tell(index)

    def take_up(self, index: int, length: int) -> None:
        """Go on from the position that was placed, and tell its first decision."""
        state = self.states[index]
        self._unmark(index)
        self._settle(index)
        self.decisions[index] = length
        self.worths[index] = self.coder.potential(state) if self.shaping else 0.0
        if self.game.over(state):
            self._finish(index)
        else:
            self.endings[index] = RUNNING
            self._tell(index)
        self.rewards[index] = 0.0

    def refused(self) -> int:
        """The first game whose action is not legal; -1 if all are."""
        for index in range(self.size):
            number = self.actions[index]
            if number < 0 or number >= self.space:
                return index
            if not self.masks[index * self.space + number]:
                return index
        return -1

    def step(self) -> None:
        """Play one legal action in every game."""
        for index in range(self.size):
            self._play(index)

    def sample(self) -> None:
        """Choose a legal action of every game at random, into `chosen`."""
        for index in range(self.size):
            count = self.counts[index]
            if count:
                drawn = self.players[index].below(count)
                self.chosen[index] = self.legal[index * self.space + drawn]

    def advise(self, policy: Policy[Any]) -> None:
        """Choose what a rule of thumb would play in every game that goes on, into `chosen`."""
        for index in range(self.size):
            if self.counts[index]:
                action = policy.choose(self.states[index], self.players[index])
                self.chosen[index] = self.number_of[action]

    def ending(self, index: int) -> str:
        """Why a game ended that is not begun again."""
        return self.game.ending(self.states[index]) or "unknown"

    def _play(self, index: int) -> None:
        state = self.states[index]
        self._unmark(index)
        self.game.apply(state, self.action_of[self.actions[index]])
        self._settle(index)
        self.decisions[index] += 1
        if self.game.over(state):
            self._finish(index)
            return
        self.endings[index] = RUNNING
        reward = 0.0
        if self.shaping:
            worth = self.coder.potential(state)
            reward = self.shaping * (self.discount * worth - self.worths[index])
            self.worths[index] = worth
        self.rewards[index] = reward
        self._tell(index)

    def _finish(self, index: int) -> None:
        """Reward the end; the potential of a game that is over is 0."""
        coder = self.coder
        state = self.states[index]
        won = coder.won(state)
        self.rewards[index] = (1.0 if won else 0.0) - self.shaping * self.worths[index]
        self.endings[index] = WON if won else LOST
        self.lengths[index] = self.decisions[index]
        self.scores[index] = coder.score(state)
        self.actors[index] = -1
        coder.write(state, index)
        _keep(self.final_planes, self.planes, index, self.size)
        _keep(self.final_vector, self.vector, index, self.size)
        if self.restarts:
            self._begin(index)
            self._tell(index)

    def _begin(self, index: int) -> None:
        """Set up a new game as far as its first decision."""
        tries = 0
        while True:
            self.states[index] = self.start.copy()
            self._settle(index)
            if not self.game.over(self.states[index]):
                break
            tries += 1
            if tries == _TRIES:
                raise ValueError("Every game of this set-up is over before anybody can act.")
        self.decisions[index] = 0
        self.worths[index] = self.coder.potential(self.states[index]) if self.shaping else 0.0

    def _settle(self, index: int) -> None:
        """Let luck decide as long as it is asked."""
        game = self.game
        state = self.states[index]
        while game.is_chance(state):
            game.apply(state, game.sample(state, self.lucks[index]))

    def _unmark(self, index: int) -> None:
        """Forget what was legal."""
        start = index * self.space
        for place in range(start, start + self.counts[index]):
            self.masks[start + self.legal[place]] = 0
        self.counts[index] = 0

    def _tell(self, index: int) -> None:
        """Write the position down, and what is legal in it."""
        state = self.states[index]
        self.coder.write(state, index)
        self.actors[index] = self.game.actor(state)
        sink = Sink(None)
        self.game.legal(state, sink)
        start = index * self.space
        place = start
        for action in sink.actions:
            number = self.number_of[action]
            if number < 0:
                raise ValueError(f"No number for the action '{self.game.text(action)}'.")
            self.masks[start + number] = 1
            self.legal[place] = number
            place += 1
        self.counts[index] = place - start


def _keep(kept: Bytes, told: Bytes, number: int, size: int) -> None:
    """Copy the row with this number, of so many."""
    width = len(told) // size
    for place in range(number * width, (number + 1) * width):
        kept[place] = told[place]

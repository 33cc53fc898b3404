"""Many games of one set-up, stepped together into blocks of memory that arrays look at.

Nothing here is copied through Python objects: what has been written is read in place, as the
buffers of `rows`, `finals`, `masks`, `rewards`, `endings`, `lengths`, `scores` and `chosen`.
None of them ever grows, so their memory stays where it is.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from firehouse.core.game import Game, Sink
from firehouse.core.luck import Rng
from firehouse.envs.coder import Coder
from firehouse.envs.row import zeros

RUNNING: Final = 0
LOST: Final = 1
WON: Final = 2
"""What `endings` holds for each game after a step."""

_TRIES: Final = 1000
_BYTES: Final = 8


@final
class Episode:
    """One game of a batch, with its luck, which goes on from game to game."""

    length: i64
    worth: float

    def __init__(self, state: Any) -> None:
        self.state = state
        self.rng = Rng(0)
        self.players = Rng(0)
        """What random actions are drawn from, so that they leave the game's luck alone."""
        self.legal = Sink(None)
        self.length = 0
        self.worth = 0.0
        """The potential of the position."""


@final
class Batch:
    """Plays decisions by number; chance is played at once, by each game's own luck."""

    size: i64
    width: i64
    actions: i64
    shaping: float
    discount: float

    def __init__(
        self,
        game: Game[Any],
        coder: Coder[Any],
        action_of: list[int],
        size: int,
        width: int,
        shaping: float,
        discount: float,
        restarts: bool,
    ) -> None:
        self.game = game
        self.coder = coder
        self.size = size
        self.width = width
        """Words of a row."""
        self.actions = len(action_of)
        self.shaping = shaping
        self.discount = discount
        self.restarts = restarts
        """Does a new game take the place of one that has ended, in the same step?"""
        self.action_of: vec[i64] = vec[i64](action_of)
        self.number_of: vec[i64] = _inverse(action_of, len(game.action_space()))
        self.episodes = [Episode(game.start()) for _ in range(size)]
        self.rows: vec[i64] = zeros(size * width)
        self.finals: vec[i64] = zeros(size * width)
        """The last positions of games that ended in the last step."""
        self.masks: vec[u8] = vec[u8](bytes(size * len(action_of)))
        self.rewards: vec[float] = vec[float]([0.0] * size)
        self.endings: vec[u8] = vec[u8](bytes(size))
        self.lengths: vec[i64] = zeros(size)
        self.scores: vec[i64] = zeros(size)
        """Of games that ended in the last step: how long they were, how much they saved."""
        self.chosen: vec[i64] = zeros(size)

    def seed(self, index: i64, seed: int) -> None:
        """Give a game new luck."""
        self.episodes[index].rng = Rng(seed)
        self.episodes[index].players = Rng(-1 - seed)

    def restart(self, index: i64) -> None:
        """Begin a new game on the luck there is, and tell its first decision."""
        episode = self.episodes[index]
        self._unmark(index, episode)
        self._begin(episode)
        self.rewards[index] = 0.0
        self.endings[index] = RUNNING
        self._tell(index, episode)

    def place(self, index: i64, state: Any, length: i64) -> None:
        """Take up a game at this position, after so many decisions, on the luck there is."""
        episode = self.episodes[index]
        self._unmark(index, episode)
        episode.state = state
        self._settle(episode)
        episode.length = length
        episode.worth = self.coder.potential(state) if self.shaping else 0.0
        if self.game.over(state):
            self._finish(index, episode)
        else:
            self.endings[index] = RUNNING
            self._tell(index, episode)
        self.rewards[index] = 0.0

    def refused(self, actions: bytes) -> i64:
        """The first game whose action is not legal; -1 if all are."""
        index: i64 = 0
        while index < self.size:
            number: i64 = read_i64_le(actions, index * _BYTES)
            if number < 0 or number >= self.actions:
                return index
            if not self.masks[index * self.actions + number]:
                return index
            index += 1
        return -1

    def step(self, actions: bytes) -> None:
        """Play one legal action in every game."""
        index: i64 = 0
        while index < self.size:
            self._play(index, read_i64_le(actions, index * _BYTES))
            index += 1

    def sample(self) -> None:
        """Choose a legal action of every game at random, into `chosen`."""
        index: i64 = 0
        while index < self.size:
            episode = self.episodes[index]
            legal = episode.legal.actions
            if legal:
                action: i64 = legal[episode.players.below(len(legal))]
                self.chosen[index] = self.number_of[action]
            index += 1

    def _play(self, index: i64, number: i64) -> None:
        game = self.game
        episode = self.episodes[index]
        state = episode.state
        self._unmark(index, episode)
        game.apply(state, self.action_of[number])
        self._settle(episode)
        episode.length += 1
        if game.over(state):
            self._finish(index, episode)
        else:
            self.endings[index] = RUNNING
            reward = 0.0
            if self.shaping:
                worth = self.coder.potential(state)
                reward = self.shaping * (self.discount * worth - episode.worth)
                episode.worth = worth
            self.rewards[index] = reward
            self._tell(index, episode)

    def _finish(self, index: i64, episode: Episode) -> None:
        """Reward the end; the potential of a game that is over is 0."""
        coder = self.coder
        state = episode.state
        won = coder.won(state)
        self.rewards[index] = (1.0 if won else 0.0) - self.shaping * episode.worth
        self.endings[index] = WON if won else LOST
        self.lengths[index] = episode.length
        self.scores[index] = coder.score(state)
        coder.write(state, self.finals, index * self.width)
        if self.restarts:
            self._begin(episode)
            self._tell(index, episode)
        else:
            coder.write(state, self.rows, index * self.width)

    def _begin(self, episode: Episode) -> None:
        """Set up a new game as far as its first decision."""
        tries: i64 = 0
        while True:
            episode.state = self.game.start()
            self._settle(episode)
            if not self.game.over(episode.state):
                break
            tries += 1
            if tries == _TRIES:
                raise ValueError("Every game of this set-up is over before anybody can act.")
        episode.length = 0
        episode.worth = self.coder.potential(episode.state) if self.shaping else 0.0

    def _settle(self, episode: Episode) -> None:
        """Let luck decide as long as it is asked."""
        game = self.game
        state = episode.state
        rng = episode.rng
        while game.is_chance(state):
            game.apply(state, game.sample(state, rng))

    def _unmark(self, index: i64, episode: Episode) -> None:
        """Forget what was legal."""
        start = index * self.actions
        for action in episode.legal.actions:
            self.masks[start + self.number_of[action]] = 0
        episode.legal.actions.clear()

    def _tell(self, index: i64, episode: Episode) -> None:
        """Write the position down, and what is legal in it."""
        self.coder.write(episode.state, self.rows, index * self.width)
        legal = episode.legal
        self.game.legal(episode.state, legal)
        start = index * self.actions
        for action in legal.actions:
            number = self.number_of[action]
            if number < 0:
                raise ValueError(f"No number for the action '{self.game.text(action)}'.")
            self.masks[start + number] = 1


def _inverse(action_of: list[int], space: int) -> vec[i64]:
    """The number of each action; -1 for one that the set-up cannot have."""
    found: vec[i64] = vec[i64]([-1] * space)
    for number, action in enumerate(action_of):
        found[action] = number
    return found

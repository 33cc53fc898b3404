"""The games as OpenSpiel's: importing this registers "firehouse" for `pyspiel.load_game`.

Each pawn is a player, all get the same, chance is explicit and nothing is hidden. Decisions have
the numbers of the environments; an outcome of chance is its place in the list of outcomes.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from firehouse.core.catalogue import tonight
from firehouse.core.game import WON
from firehouse.core.setup import Setup
from firehouse.envs.encoding import Encoding

NAME: Final = "firehouse"
MOST_PLAYERS: Final = 6
MOST_OUTCOMES: Final = 4096
LONGEST: Final = 100_000
"""Far more steps than any game has."""
CREW: Final = 2

PARAMETERS: Final[dict[str, Any]] = {
    "ruleset": tonight()[0],
    "board": "",
    "difficulty": "",
    "players": CREW,
    "options": "{}",
}
"""`players` is the crew; `options` are those of a set-up, as JSON."""

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Firehouse: cooperative firefighting",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.IDENTICAL,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


@lru_cache(maxsize=16)
def _encoding(ruleset: str, board: str, difficulty: str, crew: int, options: str) -> Encoding:
    try:
        chosen = json.loads(options)
    except ValueError:
        raise ValueError(f"The options of a game are JSON; this is '{options:.60}'.") from None
    return Encoding(Setup(ruleset, board or None, difficulty or None, crew, chosen))


class FirehouseGame(pyspiel.Game):  # type: ignore[misc]
    """One set-up."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        self.encoding = _encoding(
            *(str(chosen["ruleset"]), str(chosen["board"]), str(chosen["difficulty"])),
            *(int(chosen["players"]), str(chosen["options"])),
        )
        game = self.encoding.game
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=len(game.pawns(game.start())),
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self, state: Any = None) -> FirehouseState:
        """A new game, at its first decision or chance."""
        if state is not None:
            raise ValueError("A game of Firehouse begins at its beginning.")
        return FirehouseState(self, self.encoding)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> FirehouseObserver:
        """What is seen: the whole table, whoever looks."""
        return FirehouseObserver(self.encoding)

    def max_chance_nodes_in_history(self) -> int:
        """As many as steps."""
        return LONGEST


class FirehouseState(pyspiel.State):  # type: ignore[misc]
    """A position of one game."""

    def __init__(self, game: FirehouseGame, encoding: Encoding) -> None:
        super().__init__(game)
        self.encoding = encoding
        self.position = encoding.game.start()

    def current_player(self) -> Any:
        """The pawn whose player decides, chance, or nobody."""
        game = self.encoding.game
        if game.over(self.position):
            return pyspiel.PlayerId.TERMINAL
        if game.is_chance(self.position):
            return pyspiel.PlayerId.CHANCE
        return int(game.actor(self.position))

    def _legal_actions(self, player: int) -> list[int]:
        return [int(number) for number in np.flatnonzero(self.encoding.mask(self.position))]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The place of every outcome that can come, with its odds."""
        outcomes = self.encoding.game.outcomes(self.position)
        total = sum(weight for _, weight in outcomes)
        return [(n, weight / total) for n, (_, weight) in enumerate(outcomes) if weight]

    def _apply_action(self, action: int) -> None:
        game = self.encoding.game
        if game.is_chance(self.position):
            game.apply(self.position, game.outcomes(self.position)[action][0])
        else:
            game.apply(self.position, self.encoding.actions[action])

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.encoding.game
        if player == pyspiel.PlayerId.CHANCE:
            return str(game.text(game.outcomes(self.position)[action][0]))
        return str(game.text(self.encoding.actions[action]))

    def is_terminal(self) -> bool:
        """Has the game ended?"""
        return bool(self.encoding.game.over(self.position))

    def returns(self) -> list[float]:
        """1 for everybody if the game is won."""
        game = self.encoding.game
        won = float(game.result(self.position) == WON)
        return [won] * len(game.pawns(self.position))

    def __str__(self) -> str:
        return f"{self.encoding.game.draw(self.position)}\n{self.position.digest()}"


class FirehouseObserver:
    """Writes a position into one row of numbers: planes, then the vector, scaled."""

    def __init__(self, encoding: Encoding) -> None:
        self._encoding = encoding
        shape = encoding.plane_shape
        count = int(np.prod(shape))
        self.tensor = np.zeros(count + encoding.vector_size, np.float32)
        self.dict = {
            "planes": self.tensor[:count].reshape(shape),
            "vector": self.tensor[count:],
        }

    def set_from(self, state: FirehouseState, player: int) -> None:
        """Look at a position."""
        told = self._encoding.observe(state.position)
        self.dict["planes"][:] = told["planes"]
        self.dict["vector"][:] = told["vector"] / self._encoding.scale

    def string_from(self, state: FirehouseState, player: int) -> str:
        """The position as people read it."""
        return str(state)


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(GAME_TYPE, FirehouseGame)

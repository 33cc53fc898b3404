"""A forest that is always laid out alike; fires, Firebreaks and crew are where a test wants them.

The tiles lie as drawn here; every rule test of Hotshots plays on this map.

                         ________
                        /Lookout \\
               ________/-/3       \\________
              /House 1 \\          /Repair  \\
     ________/-/3       \\________/-/5       \\________
    /Barn    \\          /Lodge   \\          /Power   \\
   /-/3       \\________/-/5       \\________/-/4       \\
   \\          /Rocky   \\          /Cache   \\          /
    \\________/-/4       \\________/-/4       \\________/
    /Camping \\          /Camp    \\          /Lake    \\
   /-/3       \\________/-/5       \\________/          \\
   \\          /Logging \\          /Air Base\\          /
    \\________/-/5       \\________/-/4       \\________/
    /Grass   \\          /Radio   \\          /Propane \\
   /-/1       \\________/-/4       \\________/-/2       \\
   \\          /Cabin   \\          /Trailer \\          /
    \\________/-/4       \\________/-/5       \\________/
             \\          /House 2 \\          /
              \\________/-/3       \\________/
                       \\          /
                        \\________/
"""

from __future__ import annotations

from typing import Any

from firehouse import Event, Game, Setup
from firehouse.core.bits import bit, put_byte
from firehouse.games.hotshots.data.board import WAY_NAMES
from firehouse.games.hotshots.data.tokens import IDS as TOKENS
from firehouse.games.hotshots.rules.state import change_flames, change_hand
from firehouse.games.hotshots.words import forms

LAYOUT = """
        [LT]
    [H1]    [RS]
[BN]    [LD]    [PL]
    [RT]    [FC]
[CG]    [FP]    [LK]
    [LS]    [AB]
[DG]    [RO]    [PT]
    [LC]    [ST]
        [H2]
"""


class Forest:
    """A game and a position in it."""

    def __init__(self, game: Any, state: Any) -> None:
        self.game = game
        self.state = state

    def play(self, *texts: str) -> list[Event]:
        """Play actions and outcomes, each of which must be allowed."""
        log: list[Event] = []
        for text in texts:
            action = self.game.parse(text)
            reason = self.game.refusal(self.state, action)
            assert reason is None, f"{text}: {reason}"
            self.game.apply(self.state, action, log)
        assert self.game.fault(self.state) == ""
        return log

    def refuses(self, text: str) -> str:
        """The code of the reason for which an action is refused."""
        reason = self.game.refusal(self.state, self.game.parse(text))
        assert reason is not None, f"{text} is allowed"
        return str(reason.code)

    @property
    def view(self) -> dict[str, Any]:
        """The position as plain data."""
        return dict(self.game.view(self.state))

    @property
    def fires(self) -> dict[str, int]:
        """The burning tiles with their flames."""
        tiles = self.view["tiles"].items()
        return {name: tile["flames"] for name, tile in tiles if tile["flames"]}

    @property
    def scorched(self) -> list[str]:
        """The scorched tiles."""
        return [name for name, tile in self.view["tiles"].items() if tile["scorched"]]

    @property
    def places(self) -> list[str]:
        """Where each firefighter is."""
        return [pawn["tile"] for pawn in self.view["pawns"]]

    def hand(self, who: int) -> list[str]:
        """The tokens of a firefighter; people count from 1."""
        return list(self.view["pawns"][who - 1]["tokens"])

    @property
    def waits_for(self) -> str:
        """What comes next: a kind of decision or chance."""
        return str(self.view["awaits"]["what"])

    @property
    def asked(self) -> int:
        """Whose player decides; people count from 1."""
        return int(self.game.actor(self.state)) + 1

    @property
    def legal(self) -> list[str]:
        """Every legal action or possible outcome."""
        return [self.game.text(action) for action in self.game.actions(self.state)]

    def offers(self, verb: str) -> list[str]:
        """The legal actions that begin with a word."""
        return sorted(text for text in self.legal if text.split()[0] == verb)

    @property
    def odds(self) -> dict[str, int]:
        """Every outcome of a chance with its weight."""
        return {self.game.text(action): n for action, n in self.game.outcomes(self.state)}

    @property
    def ending(self) -> tuple[str, str] | None:
        """The result and its cause; None while the game goes on."""
        result = self.game.result(self.state)
        return (result, self.game.ending(self.state)) if result else None


def _tile(name: str) -> int:
    return forms.TILE_NAMES[name.strip()]


def _burn(state: Any, fires: str) -> None:
    state.flames_a = state.flames_b = 0
    for fire in fires.split(","):
        name, number = fire.split()
        change_flames(state, _tile(name), int(number))


def _hold(state: Any, hands: str) -> None:
    for who, words in enumerate(hands.split(";")):
        for token in words.split():
            change_hand(state, who, TOKENS.index(token))
            state.bag &= ~bit(TOKENS.index(token))


def forest(
    fires: str = "house-2 1",
    crew: str = "swamper crew-boss",
    at: str = "",
    hands: str = "",
    breaks: str = "",
    scorched: str = "",
    wind: str = "n",
    files: dict[str, str] | None = None,
    **options: Any,
) -> Forest:
    """Firefighter 1 is to act; `at` names a tile for each of the crew, else the Fire Camp."""
    setup = Setup(
        "hotshots/standard",
        crew=tuple(crew.split()),
        options=options,
        files={"layout": LAYOUT, **(files or {})},
    )
    game: Any = Game.of(setup)
    state = game.start()
    if fires != "as printed":
        _burn(state, fires)
    for who, name in enumerate(at.split()):
        state.at = put_byte(state.at, who, _tile(name))
    _hold(state, hands)
    for pair in breaks.split():
        first, second = map(_tile, pair.split("/"))
        state.breaks |= bit(state.ground.edge_between(first, second))
    for name in scorched.split():
        state.scorched |= bit(_tile(name))
        if name == "air-base":
            state.vehicles = 0
    state.wind = WAY_NAMES.index(wind)
    assert game.fault(state) == ""
    return Forest(game, state)


def started(board: str | None = None, difficulty: str | None = None, **choices: Any) -> Forest:
    """A new game, before its first luck."""
    game: Any = Game.of(Setup("hotshots/standard", board, difficulty, **choices))
    return Forest(game, game.start())


def settled(seed: int = 1, board: str | None = None, **choices: Any) -> Forest:
    """A new game whose set-up luck is drawn."""
    from firehouse import Table

    table = Table(Setup("hotshots/standard", board, **choices), seed)
    return Forest(table.game, table.state)

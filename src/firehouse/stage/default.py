"""How a game is shown that brings no stage: its actions as it writes them, choices by their ids."""

from __future__ import annotations

from typing import Any, Final, cast

from firehouse.core.catalogue import Ruleset, ruleset
from firehouse.core.game import Game
from firehouse.core.setup import Setup
from firehouse.stage.offering import offer_of
from firehouse.stage.presets import Preset
from firehouse.stage.shapes import Offer, Scene
from firehouse.stage.stage import Stage


def _scene(game: Game[Any]) -> dict[str, Any]:
    found = ruleset(game.setup.ruleset)
    told: Scene = {
        "game": found.game,
        "title": found.title,
        "board_title": "",
        "board_status": "",
        "currency": game.currency(),
        "tracks": [],
        "roles": {},
        "legend": [],
    }
    return cast("dict[str, Any]", told)


def _offers(game: Game[Any], state: Any) -> list[Offer]:
    if game.over(state):
        return []
    return [
        offer_of(game, state, action, (_titled(game.text(action)), ()), ())
        for action in game.actions(state)
    ]


def _titled(words: str) -> str:
    return words[:1].upper() + words[1:]


DEFAULT: Final = Stage(
    scene=_scene,
    offers=_offers,
    routes=lambda game, state: [],
    asks=lambda game, state, action: (),
    spots=lambda game, event: (),
    cite=lambda game, event: None,
    is_fire=lambda event: False,
)


class DefaultChoices:
    """What is chosen before a game, as the module `choices` of a game tells it."""

    def __init__(self, found: Ruleset) -> None:
        self.RULESETS = {found.id: found.notes}
        self.BOARDS = {id: (_titled(id), "") for id in found.boards}
        self.OPTIONS = {option.name: _titled(option.name) for option in found.options}
        self.PRESETS = {found.id: [Preset("usual", found.title, found.notes, Setup(found.id))]}

    def difficulty(self, ruleset: str, id: str) -> tuple[str, str]:
        """Its title and line of text."""
        return _titled(id), ""

    role = difficulty

"""The stage of a game that brings none: the engine's pictures, and the list of actions."""

from __future__ import annotations

from typing import Any, Final

from firehouse.core.catalogue import ruleset
from firehouse.core.game import Game
from firehouse.stage.choices import choices_of
from firehouse.stage.offering import offer_of
from firehouse.stage.shapes import Offer, choice
from firehouse.stage.stage import Stage

Plain = dict[str, Any]


def scene(game: Game[Any]) -> Plain:
    """What it is called and who there may be; there is no board to be drawn by clients."""
    found = ruleset(game.setup.ruleset)
    words = choices_of(found)
    return {
        "game": found.game,
        "title": found.title,
        "board": None,
        "board_title": "",
        "board_status": "",
        "currency": game.currency(),
        "tracks": [],
        "roles": {id: choice(id, *words.role(found.id, id)) for id in found.roles},
        "legend": [{"sign": sign.signs, "meaning": sign.meaning} for sign in found.signs],
    }


def offers(game: Game[Any], state: Any) -> list[Offer]:
    """Every action by its text, at no place."""
    return [
        offer_of(game, state, action, (game.text(action), ()), ()) for action in game.actions(state)
    ]


def picture(game: Game[Any], state: Any) -> dict[str, str]:
    """The position as the engine draws it: as characters, and for a page."""
    return {"text": game.draw(state), "svg": game.svg(state)}


PLAIN_STAGE: Final = Stage(
    scene=scene,
    offers=offers,
    routes=lambda game, state: [],
    asks=lambda game, state, action: (),
    spots=lambda game, event: (),
    cite=lambda game, event: None,
    is_fire=lambda event: False,
    picture=picture,
)

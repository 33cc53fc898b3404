"""How a game without a stage of its own is shown: the engine's drawing and its action texts."""

from __future__ import annotations

from typing import Any, Final, cast

from firehouse.core.catalogue import ruleset, signs_of
from firehouse.core.game import Game
from firehouse.core.known import NOBODY, Known
from firehouse.stage.choices import choices_of, opened
from firehouse.stage.offers import offer_of, together
from firehouse.stage.shapes import Offer, RoleInfo, Scene
from firehouse.stage.stage import Stage


def _scene(game: Game[Any]) -> dict[str, Any]:
    """What it is called and who there may be; there is no board for clients to draw."""
    found = ruleset(game.setup.ruleset)
    told: Scene = {
        "game": found.game,
        "title": found.title,
        "board_title": "",
        "board_status": "",
        "currency": game.currency(),
        "tracks": [],
        "roles": {id: _role(found.id, id) for id in found.roles},
        "legend": [{"sign": sign.signs, "meaning": sign.meaning} for sign in signs_of(game.setup)],
        "dice": [],
        "words": {},
    }
    return cast("dict[str, Any]", told)


def _role(ruleset_id: str, id: str) -> RoleInfo:
    title, text = choices_of(ruleset_id).role(ruleset_id, id)
    return {"id": id, "title": title, "text": text, "letter": title[:1]}


def _offers(game: Game[Any], state: Any, known: Known = NOBODY) -> list[Offer]:
    """Every action by its text, at no place."""
    return together(
        offer_of(game, state, action, (opened(game.text(action)), ()), ())
        for action in game.actions(state)
    )


DEFAULT: Final = Stage(
    scene=_scene,
    offers=_offers,
    routes=lambda game, state, known=NOBODY: [],
    asks=lambda game, state, action: (),
    spots=lambda game, event: (),
    cite=lambda game, event: None,
    tells_drawing=True,
)

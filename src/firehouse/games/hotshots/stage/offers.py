"""Every legal action of Hotshots as a sentence, with what to click for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from firehouse.core.known import NOBODY, Known
from firehouse.games.hotshots.data import faces
from firehouse.games.hotshots.game import Hotshots
from firehouse.games.hotshots.rules import actions, steps
from firehouse.games.hotshots.rules.state import State
from firehouse.games.hotshots.stage.asks import asks
from firehouse.games.hotshots.stage.labels import described
from firehouse.games.hotshots.stage.moment import Moment
from firehouse.games.hotshots.stage.rolls import odds_of
from firehouse.stage.offers import offer_of, together
from firehouse.stage.shapes import Offer


def offers(game: Hotshots, state: State, known: Known = NOBODY) -> list[Offer]:
    """Every legal action, those of a kind together, the best first; at a chance, every outcome."""
    if state.ended:
        return []
    moment = Moment(game.house, state)
    if moment.step == steps.ROLL_DICE:
        return [_rolled(game, moment, action) for action in game.actions(state)]
    return together(_offer(game, moment, action) for action in _best_first(game.actions(state)))


def _best_first(found: Iterable[int]) -> list[int]:
    """Locks of many dice before those of few, and great rewards before small ones."""
    kinds = {kind: place for place, kind in enumerate(dict.fromkeys(map(actions.kind_of, found)))}
    return sorted(found, key=lambda action: (kinds[actions.kind_of(action)], -_gain(action)))


def _gain(action: int) -> int:
    kind, argument = actions.kind_of(action), actions.argument_of(action)
    if kind == actions.LOCK:
        return len(faces.letters(faces.PACKED[argument]))
    return argument if kind == actions.STOP else 0


_ROLLS: Final[dict[int, Offer]] = {}
"""What dice can show; hundreds of outcomes that read the same in every game."""


def _rolled(game: Hotshots, moment: Moment, action: int) -> Offer:
    found = _ROLLS.get(action)
    if found is None:
        faces = game.text(action).partition(" ")[2]
        found = _ROLLS[action] = _offer(game, moment, action, tuple(sorted(faces)))
    return found


def _offer(game: Hotshots, moment: Moment, action: int, dice: tuple[str, ...] = ()) -> Offer:
    state = moment.s
    told = described(moment, action)._replace(odds=odds_of(moment, action))
    return offer_of(game, state, action, told, asks(game, state, action), dice)

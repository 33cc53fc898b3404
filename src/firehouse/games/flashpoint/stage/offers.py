"""Every legal action of Flash Point as a sentence, with what to click for it."""

from __future__ import annotations

from dataclasses import replace

from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.residents import NOBODY_YET, Residents
from firehouse.games.flashpoint.rules import actions
from firehouse.games.flashpoint.rules.state import State
from firehouse.games.flashpoint.stage.asks import asks
from firehouse.games.flashpoint.stage.labels import described
from firehouse.games.flashpoint.stage.moment import Moment
from firehouse.games.flashpoint.words.language import say
from firehouse.stage.offers import offer_of, together, told_apart
from firehouse.stage.shapes import Offer


def offers(game: FlashPoint, state: State, known: Residents = NOBODY_YET) -> list[Offer]:
    """Every legal action, those of a kind together; at a chance, every outcome."""
    if state.ended:
        return []
    moment = Moment(game.house, state, known)
    listed = sorted(game.actions(state), key=lambda action: not _is_errand(moment, action))
    found = (_offer(game, moment, action) for action in listed)
    return together(told_apart(found, say))


def _offer(game: FlashPoint, moment: Moment, action: int) -> Offer:
    state = moment.s
    told, asked = described(moment, action), asks(game, state, action)
    found = offer_of(game, state, action, told, asked, _dice(action))
    danger, apt = _is_into_fire(moment, action), _is_by_a_door(moment, action)
    return replace(found, danger=danger, apt=apt) if danger or apt else found


def _is_by_a_door(moment: Moment, action: int) -> bool:
    """Does somebody begin where an entrance leads in?"""
    if actions.kind_of(action) != actions.ENTER or action < actions.BASE:
        return False
    what = moment.names[actions.argument_of(action)].arguments.get("what")
    return what is not None and str(what.name).startswith("entrance.")


def _is_errand(moment: Moment, action: int) -> bool:
    """Does the pawn on turn step to where somebody calls?"""
    return action < actions.MOVER and moment.calls(actions.argument_of(action))


def _is_into_fire(moment: Moment, action: int) -> bool:
    """Is it a step into fire?"""
    return action < actions.BASE and moment.burns(actions.argument_of(action))


def _dice(action: int) -> tuple[str, ...]:
    """What the red die and the black one show, where both are rolled together."""
    if actions.kind_of(action) != actions.ROLL:
        return ()
    red, black = divmod(actions.argument_of(action), 8)
    return str(red + 1), str(black + 1)

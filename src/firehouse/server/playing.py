"""Actions as a person or bot wants them: judged on a copy, then told with the luck that follows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from firehouse.core.game import Reason
from firehouse.core.table import Refused
from firehouse.lessons import allows
from firehouse.server.denial import Denied, denied_by
from firehouse.server.folding import Fold
from firehouse.server.messages import BotHolder


@dataclass(frozen=True)
class Wish:
    """Actions that may be played one after the other, and the pawns whose players are asked."""

    actions: list[str]
    asks: frozenset[int]


def wish_of(fold: Fold, person: int | None, texts: Sequence[str]) -> Wish:
    """Judge actions one after the other; None is a bot. Denied if one of them may not be.

    What comes after luck is left out: nobody chose it knowing how the luck would fall.
    """
    game, state = fold.core.game, fold.core.state.copy()
    actions: list[str] = []
    asks: set[int] = set()
    for text in texts:
        if actions and (game.over(state) or (game.is_chance(state) and not fold.referee)):
            break
        _need_turn(fold, person, state)
        action = _judged(fold, state, text)
        if not game.is_chance(state):
            asks.update(fold.stage.asks(game, state, action))
        game.apply(state, action)
        actions.append(game.text(action))
    _need_lesson(fold, actions)
    return Wish(actions, frozenset(asks))


def _judged(fold: Fold, state: Any, text: str) -> int:
    try:
        action = fold.core.parse(text)
    except Refused as refused:
        raise denied_by(refused.reason) from None
    reason = fold.core.game.refusal(state, action)
    if reason is not None:
        raise denied_by(reason)
    return action


def _need_turn(fold: Fold, person: int | None, state: Any) -> None:
    """Refuse whoever does not hold the pawn that decides; real dice anybody may read."""
    game = fold.core.game
    if game.over(state):
        raise Denied("over", "The game is over.")
    if game.is_chance(state):
        if person is None:
            raise Denied("chance", "Real dice are read by people.")
        return
    pawn = game.actor(state)
    holder = fold.holders[pawn]
    if person is None:
        if not isinstance(holder, BotHolder):
            raise Denied("not-yours", "A person plays this pawn.")
    elif fold.person_of(pawn) != person:
        who = game.pawns(state)[pawn]
        whose = "a bot" if isinstance(holder, BotHolder) else fold.name(fold.person_of(pawn))
        raise Denied("not-your-turn", f"{who} decides now, and is played by {whose}.")


def _need_lesson(fold: Fold, actions: Sequence[str]) -> None:
    """At the table of a lesson, refuse what the lesson does not wait for yet."""
    if fold.lesson is None:
        return
    core = fold.core
    decisions = [core.game.text(step.action) for step in core.steps if not step.kind]
    for action in actions:
        if not allows(fold.lesson, decisions, action):
            raise Denied("lesson", "The lesson is about something else just now; do what it asks.")
        decisions.append(action)


def outcome_of(fold: Fold, actions: Sequence[str]) -> list[list[str]]:
    """Every step of the actions with the luck that follows; the table stays as it is."""
    core = fold.core
    first = core.step
    played = 0
    try:
        for action in actions:
            core.play(action)
            played += 1
        return [[core.game.text(step.action), step.kind] for step in core.steps[first:]]
    except Refused as refused:
        raise denied_by(refused.reason) from None
    finally:
        for _ in range(played):
            core.undo(force=True)


def why_not(fold: Fold, text: str) -> Reason | None:
    """Why an action may not be played now, by anybody; None if it may."""
    return fold.core.refusal(text)

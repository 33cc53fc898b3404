"""Actions that a person or bot wants: judged and tried; and how far an undo goes back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from firehouse.core.game import Reason
from firehouse.core.phrase import phrase
from firehouse.core.table import Refused, Table
from firehouse.lessons import allows
from firehouse.server.denial import Denied, denied_by
from firehouse.server.messages import BotHolder, CanUndo
from firehouse.server.tables.fold import Fold
from firehouse.stage.characters import name_of


@dataclass(frozen=True)
class Wish:
    """Actions that may be played one after the other, and their results."""

    actions: list[str]
    asks: frozenset[int]
    """The pawns whose players are asked first."""
    steps: list[list[str]]
    """Every step with the luck that follows, as an entry tells it."""
    tried: Table
    """A copy of the game on which they were played."""


def wish_of(fold: Fold, person: int | None, texts: Sequence[str]) -> Wish:
    """What a person wants to play, or a bot if that is None; Denied if it may not be."""
    wish = tried(fold, texts, lambda core: _need_turn(fold, core, person))
    _need_lesson(fold, wish.actions)
    return wish


def tried(fold: Fold, texts: Sequence[str], need: Callable[[Table], None] | None = None) -> Wish:
    """Play actions one after the other on a copy; Denied if one of them may not be.

    What comes after luck is left out: nobody chose it knowing how the luck would fall. Before each
    action `need` may refuse it for another reason than the rules.
    """
    core, game = fold.core.copy(), fold.core.game
    first = core.step
    actions: list[str] = []
    asks: set[int] = set()
    for text in texts:
        if actions and (core.result or (core.steps[-1].kind and not fold.referee)):
            break
        if need is not None:
            need(core)
        action = _judged(fold, core, text)
        if not core.waits_for_chance:
            asks.update(fold.stage.asks(game, core.state, action))
        core.follow(action)
        core.settle()
        actions.append(game.text(action))
    steps = [[game.text(step.action), step.kind] for step in core.steps[first:]]
    return Wish(actions, frozenset(asks), steps, core)


def _judged(fold: Fold, core: Table, text: str) -> int:
    """The number of an action that the rules allow now."""
    try:
        action = core.parse(text)
    except Refused as refused:
        raise denied_by(refused.reason) from None
    reason = core.refusal(action)
    if reason is not None:
        far = fold.stage.far(core.game, core.state, action)
        raise denied_by(Reason(reason.code, far or reason.sentence, reason.rule, reason.phrase))
    return action


def _need_turn(fold: Fold, core: Table, person: int | None) -> None:
    """Refuse people who do not hold the deciding pawn; anybody may read out real dice."""
    if core.result:
        raise Denied("over", phrase("refusal.over"))
    if core.waits_for_chance:
        if person is None:
            raise Denied("chance", phrase("denied.chance"))
        return
    pawn = core.game.actor(core.state)
    holder = fold.holders[pawn]
    if person is None:
        if not isinstance(holder, BotHolder):
            raise Denied("not-yours", phrase("denied.a-persons-pawn"))
    elif fold.person_of(pawn) != person:
        who = core.game.pawns(core.state)[pawn]
        if isinstance(holder, BotHolder):
            whose = name_of(holder.bot, pawn)
        else:
            whose = fold.name(fold.person_of(pawn))
        raise Denied("not-your-turn", phrase("denied.not-your-turn", who=who, whose=whose))


def _need_lesson(fold: Fold, actions: Sequence[str]) -> None:
    """At the table of a lesson, refuse what the lesson does not wait for yet."""
    if fold.lesson is None:
        return
    core = fold.core
    decisions = [core.game.text(step.action) for step in core.steps if not step.kind]
    for action in actions:
        if not allows(fold.lesson, decisions, action):
            raise Denied("lesson", phrase("lesson.other"))
        decisions.append(action)


@dataclass(frozen=True)
class WayBack:
    """The step that the table would be at, and who made the first one that is taken back.

    It is free for its author if nothing came after it: no luck that was seen, nobody's step.
    """

    to: int
    author: int
    free: bool
    lucky: bool
    """Would luck be taken back that everybody has seen?"""


def way_back(fold: Fold) -> WayBack | None:
    """To before the last step that a person made; what bots and luck did after it goes too."""
    to = fold.last_decision()
    if to is None:
        return None
    author, after = fold.authors[to], fold.authors[to:]
    free = all(
        who == author and seq == fold.seqs[to]
        for who, seq in zip(after, fold.seqs[to:], strict=True)
    )
    lucky = any(step.kind for step in fold.core.steps[to:])
    return WayBack(to, author, free, lucky and not fold.studies)


def can_undo(fold: Fold) -> CanUndo:
    """What an undo needs, for the maker of the last step; others always need consent."""
    way = way_back(fold)
    if way is None or way.lucky or (fold.over and not fold.referee) or not fold.started:
        return "no"
    if fold.keeps_luck and not way.free:
        return "no"
    return "free" if way.free else "consent"

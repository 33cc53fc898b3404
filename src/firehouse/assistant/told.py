"""A game in words for an assistant: the board, what may be done, advice, a review."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from firehouse.analysis import best_plan, review, threats, win_chance
from firehouse.analysis.review_words import moments_title
from firehouse.analysis.threat_words import facts, likely, with_this
from firehouse.bots import Budget
from firehouse.core.catalogue import row_of, signs_of
from firehouse.core.event import Event
from firehouse.core.game import Game
from firehouse.core.luck import Rng
from firehouse.core.table import Table
from firehouse.words.language import tell

THINKING = Budget(seconds=0.8)
REVIEWING = Budget(seconds=8)
MOMENTS = 5


def board(table: Table, mine: Iterable[int]) -> str:
    """Where everything stands, as a drawing with its signs, and what is asked."""
    game, state = table.game, table.state
    pawns = game.pawns(state)
    yours = ", ".join(pawns[pawn] for pawn in mine) or "none"
    signs = "\n".join(f"  {sign.signs}: {sign.meaning}" for sign in signs_of(table.setup))
    parts = [
        game.draw(state),
        f"Signs:\n{signs}",
        tell("assistant.your-pawns", pawns=yours),
        ending(table),
    ]
    return "\n\n".join(part for part in parts if part)


def ending(table: Table) -> str:
    """The situation, or how the game ended."""
    if table.result is not None:
        return tell("assistant.over", result=table.result, ending=table.ending)
    return table.game.situation(table.state)


def actions(table: Table) -> str:
    """Every legal action by its text, with its price."""
    game = table.game
    unit = game.currency()
    lines = []
    for action in table.actions():
        price = game.price(table.state, action)
        lines.append(game.text(action) + (f" ({price} {unit})" if price and unit else ""))
    return "\n".join(lines) or ending(table)


def story(game: Game[Any], events: Iterable[Event]) -> str:
    """What happened, in sentences."""
    return " ".join(sentence for event in events if (sentence := game.tell(event)))


def hint(table: Table) -> str:
    """A plan for the rest of the turn, with reasons."""
    if table.result is not None:
        return ending(table)
    plan = best_plan(table.game, table.state, Rng(table.step), THINKING)
    if plan is None:
        return tell("advice.nobody")
    lines = [f"{step.text}: {step.why}" if step.why else step.text for step in plan.steps]
    return "\n".join([*lines, with_this(plan.chance), *plan.facts])


def chance(table: Table) -> str:
    """How likely a win is if the rule of thumb played on."""
    found = win_chance(table.game, table.state, Rng(table.step), THINKING)
    low, high = f"{found.low:.0%}", f"{found.high:.0%}"
    return tell("assistant.chance", chance=likely(found), low=low, high=high)


def dangers(table: Table) -> str:
    """What the fire may do after this turn."""
    if not row_of(table.setup.ruleset).threats or table.result is not None:
        return ending(table)
    found = facts(table.game, table.state, threats(table.game, table.state))
    return "\n".join(found) or tell("assistant.no-threat")


def looked_back(table: Table) -> str:
    """What was luck and what was decision, and what would have been better."""
    found = review(table, Rng(table.step), REVIEWING)
    sums = {"luck": f"{found.luck:+.0%}", "decisions": f"{found.decisions:+.0%}"}
    lines = [tell("assistant.review", headline=found.headline, **sums)]
    moments = found.biggest(MOMENTS)
    lines += [
        tell("assistant.moment", step=m.step, text=m.text, change=f"{m.change:+.0%}", story=m.story)
        for m in moments
    ]
    lines += [] if moments else [moments_title(found, 0)]
    lines += [
        tell("assistant.cost", step=c.step, text=c.text, better=c.better, why=c.why)
        for c in found.costs
    ]
    return "\n".join(lines)

"""What the game advises a player: a plan with reasons, the chance to win, what the fire may do."""

from __future__ import annotations

from typing import Any, Final

from firehouse.analysis.advice import advice
from firehouse.analysis.chance import Chance, win_chance
from firehouse.analysis.plan import Plan, best_plan
from firehouse.analysis.threat import threats, threats_ahead
from firehouse.analysis.threat_picture import threat_lines, threat_notes
from firehouse.analysis.threat_words import facts, likely, with_this
from firehouse.bots.bot import Budget
from firehouse.core.catalogue import signs_of
from firehouse.core.game import WON, Game
from firehouse.core.known import Known
from firehouse.core.luck import Rng
from firehouse.core.phrase import phrase
from firehouse.core.table import Table
from firehouse.stage import stage_of
from firehouse.stage.plans import offered_plan
from firehouse.terminal.picture import painted
from firehouse.terminal.screen import BAD, FAINT, GOOD, KEY, NEWS, PLAIN, STRONG, Screen
from firehouse.words.language import part

HINT: Final = Budget(seconds=0.8)
"""What a hint may cost: it comes within the second."""


def hint(table: Table, screen: Screen, budget: Budget = HINT, numbers: bool = False) -> None:
    """Say what to do for the rest of the turn, and what for; the numbers behind it if asked."""
    plan = None if table.result else best_plan(table.game, table.state, luck_of(table), budget)
    if plan is None:
        screen.say(_nothing(table), FAINT)
        return
    _show_plan(table, plan, screen, numbers)


def tell_chance(table: Table, screen: Screen, budget: Budget = HINT) -> None:
    """Say how likely a win is from here."""
    chance = win_chance(table.game, table.state, luck_of(table), budget)
    screen.say(chance_text(chance), _style(chance.value))


def tell_threats(table: Table, screen: Screen) -> None:
    """Show where it may burn after this turn, and by the pawn's next turn."""
    game, state = table.game, table.state
    if table.result is not None:
        screen.say(_nothing(table), FAINT)
        return
    soon = threats(game, state)
    signs = signs_of(table.setup)
    for line in threat_lines(game, state, soon):
        screen.spans(painted(line, signs))
    screen.say()
    for note in threat_notes(game, soon):
        screen.say(note, FAINT)
    for sentence in facts(game, state, soon):
        screen.say(f"• {sentence}", NEWS)
    if len(game.pawns(state)) > 1:
        _tell_later(table, screen)


def _tell_later(table: Table, screen: Screen) -> None:
    """What comes by the pawn's next turn, when the others have had theirs."""
    later = threats_ahead(table.game, table.state, luck_of(table))
    sentences = facts(table.game, table.state, later)
    if sentences:
        screen.say(phrase("line.later"), FAINT)
    for sentence in sentences:
        screen.say(f"• {sentence}", FAINT)


def luck_of(table: Table) -> Rng:
    """Luck of its own for advice at this step: asked twice, it says the same."""
    return Rng(table.step)


def chance_text(chance: Chance) -> str:
    """The chance to win as a sentence."""
    if chance.certain:
        return part(phrase("line.decided", won=chance.value == 1.0))
    low, high = f"{chance.low:.0%}"[:-1], f"{chance.high:.0%}"[:-1]
    told = {"chance": likely(chance), "low": low, "high": high, "games": f"{chance.playouts:,}"}
    return part(phrase("line.chance", **told))


def advice_of(game: Game[Any], state: Any, known: Known, plan: Plan) -> str:
    """A plan in a sentence."""
    actions = [step.action for step in plan.steps]
    return advice(plan, offered_plan(stage_of(game), game, state, known, actions))


def _show_plan(table: Table, plan: Plan, screen: Screen, numbers: bool) -> None:
    game = table.game
    name = game.pawns(table.state)[plan.pawn]
    said = advice_of(game, table.state, table.known, plan)
    screen.say(phrase("line.hint", name=name, advice=said), STRONG)
    for step in plan.steps:
        price = f" ({step.price} {game.currency()})" if step.price and game.currency() else ""
        why = f"  {step.why}" if step.why and numbers else ""
        screen.spans([(f"  {step.text}", KEY), (price, FAINT), (why, PLAIN)])
    if not numbers:
        return
    screen.say(with_this(plan.chance))
    for sentence in plan.facts:
        screen.say(f"• {part(phrase('line.then', fact=sentence))}", NEWS)


def _style(value: float) -> str:
    return GOOD if value >= 0.5 else BAD


def _nothing(table: Table) -> str:
    """Why there is nothing to advise."""
    if table.result == WON:
        return part(phrase("line.won"))
    if table.result:
        return part(phrase("line.decided", won=False))
    return part(phrase("line.lucks-turn"))

"""What is done in the processes that think; everything goes in and comes out as plain data."""

from __future__ import annotations

from typing import Any

from firehouse.analysis.chance import Chance, win_chance
from firehouse.analysis.plan import best_plan
from firehouse.analysis.review import Review, review
from firehouse.analysis.threat import ThreatMap, threats, threats_ahead
from firehouse.analysis.threat_places import chances_by_place
from firehouse.analysis.threat_words import facts, likely, with_this
from firehouse.bots.bot import Budget
from firehouse.bots.positions import Position, followed, luck_for_advice, reached
from firehouse.core.luck import Rng
from firehouse.core.phrase import phrase
from firehouse.puzzles.own import own_puzzle
from firehouse.server import advice_shapes as shapes
from firehouse.stage import stage_of
from firehouse.words.language import say


def hint(position: Position, seconds: float) -> tuple[shapes.Plan | None, str]:
    """The best plan for the rest of the turn."""
    game, state = reached(position)
    plan = best_plan(game, state, luck_for_advice(position), Budget(seconds=seconds))
    if plan is None:
        return None, say(phrase("advice.nobody"))
    stage = stage_of(game)
    steps: list[shapes.PlanStep] = []
    for step in plan.steps:
        offers = stage.offers(game, state)
        offer = next(offer for offer in offers if offer.action == step.text)
        steps.append(
            {
                "action": step.text,
                "label": offer.label,
                "price": step.price,
                "why": step.why,
                "spots": list(offer.spots),
            }
        )
        if game.is_chance(state):
            break
        game.apply(state, step.action)
    found: shapes.Plan = {
        "pawn": plan.pawn,
        "steps": steps,
        "chance": chance_of(plan.chance),
        "facts": list(plan.facts),
    }
    return found, steps[0]["why"] or with_this(plan.chance)


def chance(position: Position, seconds: float) -> tuple[shapes.Chance, str]:
    """The chance to win from here."""
    game, state = reached(position)
    found = win_chance(game, state, luck_for_advice(position), Budget(seconds=seconds))
    return chance_of(found), say(phrase("chance.win", chance=likely(found)))


def threat(position: Position, turns: str) -> tuple[shapes.ThreatMap, list[str]]:
    """What the fire may do after this turn, or until the pawn's next one."""
    game, state = reached(position)
    if turns == "one":
        found = threats(game, state)
    else:
        found = threats_ahead(game, state, luck_for_advice(position))
    return threat_map_of(found), facts(game, state, found)


def threat_map_of(found: ThreatMap) -> shapes.ThreatMap:
    """A threat map by places as clients name them."""
    chances = chances_by_place(found)
    return {"turns": found.turns, "exact": found.exact, "chances": chances}


def chance_of(found: Chance) -> shapes.Chance:
    """A chance in the words of the protocol."""
    return {
        "value": found.value,
        "low": found.low,
        "high": found.high,
        "playouts": found.playouts,
        "certain": found.certain,
    }


def reviewed(position: Position, seconds: float) -> shapes.Review:
    """A whole game looked back on."""
    return review_of(review(followed(position), Rng(0), Budget(seconds=seconds)))


def puzzle(position: Position, seconds: float) -> dict[str, Any] | None:
    """What is best here, as a puzzle."""
    found = own_puzzle(followed(position), seconds)
    return None if found is None else found.to_json()


def review_of(found: Review) -> shapes.Review:
    """A review in the words of the protocol: pawns are counted from 0."""
    return {
        "result": found.result,
        "ending": found.ending,
        "headline": found.headline,
        "first": chance_of(found.first),
        "last": chance_of(found.last),
        "luck": found.luck,
        "decisions": found.decisions,
        "doubt": found.doubt,
        "pawns": [
            {"name": name, "decisions": found.decisions_of(pawn)}
            for pawn, name in enumerate(found.pawns)
        ],
        "moments": [
            {
                "step": moment.step,
                "text": moment.text,
                "story": moment.story,
                "pawn": moment.pawn if moment.pawn >= 0 else None,
                "luck": moment.luck or None,
                "chance": chance_of(moment.chance),
                "change": moment.change,
                "sure": moment.sure,
            }
            for moment in found.moments
        ],
        "costs": [
            {
                "step": cost.step,
                "pawn": cost.pawn,
                "played": cost.text,
                "better": cost.better,
                "cost": cost.cost,
                "text": cost.why,
                "puzzle": cost.puzzle,
            }
            for cost in found.costs
        ],
    }

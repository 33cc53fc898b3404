"""The work of the processes that think; everything goes in and out as plain data."""

from __future__ import annotations

from typing import Any

from firehouse.analysis.advice import advice
from firehouse.analysis.chance import Chance, win_chance
from firehouse.analysis.plan import best_plan
from firehouse.analysis.review import Review, review
from firehouse.analysis.threat import ThreatMap, threats, threats_ahead
from firehouse.analysis.threat_places import chances_by_place
from firehouse.analysis.threat_words import facts, likely
from firehouse.bots.bot import Budget
from firehouse.bots.positions import Position, followed, luck_for_advice, reached
from firehouse.core.known import Known
from firehouse.core.luck import Rng
from firehouse.core.phrase import phrase
from firehouse.core.table import Table
from firehouse.puzzles.own import own_puzzle
from firehouse.server import advice_shapes as shapes
from firehouse.stage import stage_of
from firehouse.stage.plans import offered_plan
from firehouse.words.language import say


def hint(position: Position, known: Known, seconds: float) -> tuple[shapes.Plan | None, str]:
    """The best plan for the rest of the turn, told to those who know so many by name."""
    game, state = reached(position)
    plan = best_plan(game, state, luck_for_advice(position), Budget(seconds=seconds))
    if plan is None:
        return None, say(phrase("advice.nobody"))
    actions = [step.action for step in plan.steps]
    told = offered_plan(stage_of(game), game, state, known, actions)
    steps: list[shapes.PlanStep] = [
        {
            "action": offer.action,
            "label": offer.label,
            "price": step.price,
            "why": step.why,
            "spots": list(offer.spots),
        }
        for step, (offer, _) in zip(plan.steps, told, strict=False)
    ]
    found: shapes.Plan = {
        "pawn": plan.pawn,
        "steps": steps,
        "chance": chance_of(plan.chance),
        "facts": list(plan.facts),
    }
    return found, advice(plan, told)


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
    table = followed(position)
    return review_of(table, review(table, Rng(0), Budget(seconds=seconds)))


def puzzle(position: Position, seconds: float) -> dict[str, Any] | None:
    """What is best here, as a puzzle."""
    found = own_puzzle(followed(position), seconds)
    return None if found is None else found.to_json()


def review_of(table: Table, found: Review) -> shapes.Review:
    """A review in the words of the protocol: pawns are counted from 0, actions have labels."""
    stage = stage_of(table.game)

    def label(step: int, action: str) -> str:
        return stage.label_of(table, step - 1, action)

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
                "text": moment.text if moment.luck else label(moment.step, moment.text),
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
                "played": label(cost.step, cost.text),
                "better": label(cost.step, cost.better),
                "cost": cost.cost,
                "text": cost.why,
                "puzzle": cost.puzzle,
            }
            for cost in found.costs
        ],
    }

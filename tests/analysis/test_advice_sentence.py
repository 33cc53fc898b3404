"""Advice is said as a good teammate says it: what to do, and the danger that it answers."""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pytest

from firehouse.analysis.advice import advice, answered
from firehouse.analysis.chance import Chance
from firehouse.analysis.plan import Plan, Planned, best_plan
from firehouse.bots import Budget, bot_of
from firehouse.bots.positions import position_of
from firehouse.core.luck import Rng
from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.server.advice_shapes import PlanStep
from firehouse.server.thinking.work import hint
from firehouse.stage import stage_of
from firehouse.stage.plans import offered_plan

FEW = Budget(playouts=2)
RULESETS = ("flashpoint/experienced", "hotshots/standard")


def positions(ruleset: str) -> Iterator[Table]:
    """Where somebody begins to act, now and then in a game."""
    table, bot, rng = Table(Setup(ruleset), 5), bot_of("greedy"), Rng(1)
    for number in range(90):
        if table.result is not None:
            return
        if number % 9 == 0:
            yield table.copy()
        table.play(bot.choose(table.game, table.state, rng, FEW))


def deeds_of(table: Table, steps: Sequence[PlanStep]) -> list[str]:
    """What is done by these steps, without mere ways."""
    game, actions = table.game, [table.game.parse(step["action"]) for step in steps]
    told = offered_plan(stage_of(game), game, table.state, table.known, actions)
    return [offer.label for offer, is_way in told if not is_way and offer.verb != "end"]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_advice_is_a_sentence_without_numbers_that_says_what_to_do(ruleset: str) -> None:
    said = []
    for table in positions(ruleset):
        known = pickle.loads(pickle.dumps(table.known))  # as it comes to a process that thinks
        plan, text = hint(position_of(table), known, 0.05)
        assert plan is not None
        labels = [step["label"] for step in plan["steps"]]
        own = [step["why"] for step in plan["steps"]]
        is_aim = text in own and not deeds_of(table, plan["steps"])
        assert is_aim or any(text.startswith(label) for label in labels), (text, labels)
        assert text.endswith(".")
        beside = text
        for label in labels:
            beside = beside.replace(label, "")
        assert not re.search(r"\d+ (AP|%)|chance to win|%", beside), text
        assert text.count(text.partition(":")[0]) == 1
        said.append(text)
    assert len(set(said)) > len(said) / 2
    assert any(": otherwise " in text for text in said), said


def test_in_a_fight_the_dice_are_the_reason() -> None:
    """What a tile elsewhere may do says nothing of which dice to lock, or whether to roll on."""
    told = []
    table, bot, rng = Table(Setup("hotshots/standard"), 5), bot_of("greedy"), Rng(1)
    while len(told) < 6:
        if table.game.view(table.state)["awaits"]["what"] in ("lock", "go-on"):
            plan = best_plan(table.game, table.state, Rng(1), FEW)
            assert plan is not None
            assert not plan.danger
            labels = offered_plan(
                stage_of(table.game), table.game, table.state, table.known, [plan.steps[0].action]
            )
            text = advice(plan, labels)
            assert re.search(r"match|Blowup|token", text.removeprefix(labels[0][0].label)), text
            assert "%" not in text
            told.append(text)
        table.play(bot.choose(table.game, table.state, rng, FEW))
    assert len(set(told)) > 1


def test_the_danger_is_what_the_plan_makes_less_likely() -> None:
    from fractions import Fraction

    before = {"the kitchen may burn": Fraction(1, 2), "the wall may fall": Fraction(1, 6)}
    assert answered(before, {"the wall may fall": Fraction(1, 6)}) == "the kitchen may burn"
    assert answered(before, {"the kitchen may burn": Fraction(1, 2)}) == "the wall may fall"
    assert answered(before, before) == ""
    assert answered({}, {}) == ""


def test_a_deed_is_called_as_in_the_list_with_its_own_cause_alone() -> None:
    """No reason for another deed, and none that tells the same deed in other words."""
    told = {
        "Clear the smoke here": "Clear the smoke here: it burns if a roll hits it.",
        "Reduce the fire here to smoke": "Reduce the fire here to smoke.",
        "See who calls in the hall": "See who calls in the hall.",
    }
    whys = {
        "Clear the smoke here": "Clear the smoke here in the hall: it burns if a roll hits it.",
        "Reduce the fire here to smoke": "Put out the fire here in smoke; another burns beside it.",
        "See who calls in the hall": "Clear the smoke in the hall, who calls; fire beside it.",
    }
    for label, said in told.items():
        plan = Plan(0, (Planned(1, "deed", 1, whys[label]),), Chance(5, 9, 0.4, 0.6, 0.5), (), "")
        assert advice(plan, [(_Called(label), False)]) == said


@dataclass(frozen=True)
class _Called:
    label: str


def test_steps_on_the_way_are_not_what_is_advised() -> None:
    ways = deeds = 0
    for table in positions("flashpoint/experienced"):
        game, state = table.game, table.state
        plan = best_plan(game, state, Rng(1), FEW)
        assert plan is not None
        actions = [step.action for step in plan.steps]
        for offer, is_way in offered_plan(stage_of(game), game, state, table.known, actions):
            assert not is_way or offer.verb in ("move", "open")
            ways += is_way
            deeds += not is_way
    assert ways > 3
    assert deeds > 3

"""Refusals: every reason of the judge as a sentence with names and numbers, and its rule."""

from __future__ import annotations

import pytest
from hand_made import BASIC, Refused, state
from hand_made_cards import with_cards
from refused_at_set_up import at_set_up
from refused_at_work import at_work
from refused_later import later_on
from refused_on_foot import on_foot
from refused_on_ladders import on_ladders

from firehouse.games.flashpoint.rules import judge, reasons
from firehouse.games.flashpoint.words.language import VOICE
from firehouse.games.flashpoint.words.notation import parse
from firehouse.games.flashpoint.words.refusals import CODES, FACTS, MISSING, RULES, explain

REFUSED = [
    *on_foot(),
    *at_work(),
    *later_on(),
    *on_ladders(),
    *with_cards(),
    *at_set_up(),
]


@pytest.mark.parametrize("case", REFUSED, ids=[case.sentence for case in REFUSED])
def test_refusal_says_why_with_names_and_numbers(case: Refused) -> None:
    """The judge refuses for this very reason, and the reason tells people so."""
    action = parse(case.g, case.action) if isinstance(case.action, str) else case.action

    reason = explain(case.g, case.s, action, case.code)

    assert judge.refusal(case.g, case.s, action) == case.code
    assert reason.code == CODES[case.code]
    assert (reason.sentence, reason.rule) == (case.sentence, case.rule)


def test_every_reason_has_a_sentence_and_can_occur() -> None:
    """A new code needs a sentence and a case; every code but that of a legal action occurs."""
    codes = set(CODES)

    assert set(RULES) <= codes
    for code in codes - set(MISSING):
        assert VOICE.language.wants(f"refusal.{CODES[code]}") <= set(FACTS)
    assert {case.code for case in REFUSED} == codes - {reasons.ALLOWED}


def test_nothing_stands_against_a_legal_action() -> None:
    reason = explain(BASIC, state(BASIC, "1,2"), parse(BASIC, "move 1,3"), reasons.ALLOWED)

    assert (reason.code, reason.sentence) == ("allowed", "Nothing stands against it.")


def test_reason_before_entering_names_the_pawn_on_turn() -> None:
    """Also when the action is an order to somebody else."""
    order = parse(BASIC, "order 2 1,3")

    reason = explain(BASIC, state(BASIC), order, reasons.ENTER_FIRST)

    assert reason.sentence.startswith("Firefighter 1 is not on the board yet")

"""What a teammate says of a plan: what to do, and the danger that it answers, without numbers."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final, Protocol

from firehouse.analysis.threat import ThreatMap, face_of
from firehouse.core.game import Game
from firehouse.core.phrase import phrase
from firehouse.words.language import say

if TYPE_CHECKING:
    from firehouse.analysis.plan import Plan

END: Final = "end"
"""The action that ends a turn is advised only where there is nothing else."""
NOTICED: Final = Fraction(1, 100)
"""A danger that shrinks by less is not worth a word."""


def dangers(game: Game[Any], state: Any, threat: ThreatMap) -> dict[str, Fraction]:
    """What may happen, in words, with its chance."""
    face = face_of(threat.ruleset)
    if face is None or face.dangers is None:
        return {}
    found = face.dangers(game, game.view(state), threat)
    return {text: chance for chance, text in found}


def answered(before: Mapping[str, Fraction], after: Mapping[str, Fraction]) -> str:
    """The danger that grows smallest from one position to the other; empty if none does."""
    gained = {text: chance - after.get(text, Fraction(0)) for text, chance in before.items()}
    best = max(gained, key=lambda text: gained[text], default="")
    return best if best and gained[best] >= NOTICED else ""


NUMBERS: Final = re.compile(r" \([^()]*\d[^()]*\)")
"""What stands behind a reason in brackets; it is told on request."""


class Offered(Protocol):
    """What an action is called."""

    @property
    def label(self) -> str: ...


def advice(plan: Plan, told: Sequence[tuple[Offered, bool]]) -> str:
    """What to do, and what for: the danger, else a reason that needs no numbers.

    `told` is what each step is called, and whether it only leads to another: what is done is the
    first that does more, or the end of a mere way.
    """
    acts = [n for n, step in enumerate(plan.steps[: len(told)]) if step.text != END]
    deeds = [number for number in acts if not told[number][1]]
    main = deeds[0] if deeds else acts[-1] if acts else 0
    deed, why = told[main][0].label, plan.steps[main].why
    if plan.danger:
        return say(phrase("advice.against", deed=deed, danger=plan.danger))
    bare = NUMBERS.sub("", why)
    if not bare or any(sign.isdigit() for sign in bare):
        return say(phrase("advice.deed", deed=deed))
    if bare != why or not _says(why, deed):
        return say(phrase("advice.because", deed=deed, why=bare))
    return _with_cause(deed, why) if deeds else why


CAUSE: Final = re.compile(r"[:;] ")
"""What comes after it in a reason says why; what comes before, what is done."""


def _with_cause(deed: str, why: str) -> str:
    """The deed in the words of the list, with the cause alone; another deed's cause is none."""
    does, *cause = CAUSE.split(why, maxsplit=1)
    if not cause or does.split()[0] != deed.split()[0]:
        return say(phrase("advice.deed", deed=deed))
    return say(phrase("advice.since", deed=deed, cause=cause[0]))


def _says(why: str, deed: str) -> bool:
    """Does the reason tell what to do as well?"""
    told, wanted = (set(re.findall(r"\w+", text.lower())) for text in (why, deed))
    return 2 * len(told & wanted) >= len(wanted)

"""The rulebook's heading for each rule that a refusal cites, in the edition that is played."""

from __future__ import annotations

from typing import Final

from firehouse.games.flashpoint.data import headings
from firehouse.games.flashpoint.data.specialists import ENGINEER
from firehouse.games.flashpoint.rules import steps
from firehouse.games.flashpoint.rules.kinds import OF_NUMBER
from firehouse.games.flashpoint.words.cases import STEP, Case
from firehouse.games.flashpoint.words.roles import specialist_title

OF_SPECIALIST: Final = {
    "rescue-specialist": headings.RESCUER,
    "rescue-dog": headings.DOG,
    ENGINEER: headings.ENGINEER,
}
"""The card that says it, of those that cannot do all; of a player's own, its title."""

OF_LOAD: Final = (
    headings.MOVE,
    headings.CARRY,
    headings.DISPOSE,
    headings.CARRY_LADDER,
    headings.CARRY,
    headings.CARRY,
)


def of_step(case: Case) -> str:
    """The rule that asks for what the game waits for."""
    return headings.END_OF_GAME if case.s.ended else steps.OF_NUMBER[case.step].rule


def of_action(case: Case) -> str:
    """The rule of the action itself."""
    if case.mover:
        return headings.CAPTAIN
    return OF_LOAD[case.load] if case.kind == STEP else OF_NUMBER[case.kind].rule


def of_role(case: Case) -> str:
    """The rule of the specialist who cannot do it."""
    own = f"{headings.SPECIALISTS}: {specialist_title(case.role)}"
    return OF_SPECIALIST.get(case.role.id, own)


def heading(case: Case, rule: str) -> str:
    """The heading in the edition that is played; the second places new points last."""
    return headings.SECOND.get(rule, rule) if case.g.options.points_last else rule

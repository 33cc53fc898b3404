"""Why an action is refused: `refusal.CODE` with the names and numbers of the case, and the rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from firehouse.core.game import Reason
from firehouse.core.kinds import Feature, lacking, reason_names
from firehouse.core.phrase import Phrase
from firehouse.games.flashpoint.data import headings
from firehouse.games.flashpoint.rules import features, reasons
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.kinds import KINDS
from firehouse.games.flashpoint.rules.state import State
from firehouse.games.flashpoint.words.cases import Case
from firehouse.games.flashpoint.words.features import missing
from firehouse.games.flashpoint.words.features import of_action as needed_by
from firehouse.games.flashpoint.words.headings import heading, of_action, of_role, of_step
from firehouse.games.flashpoint.words.language import say, wants
from firehouse.games.flashpoint.words.refusal_facts import FACTS

Rule = str | Callable[[Case], str]
"""A heading of the rulebook, or the one that the case tells."""

RULES: Final[Mapping[int, Rule]] = {
    reasons.ALLOWED: of_step,
    reasons.UNKNOWN_ACTION: of_step,
    reasons.GAME_OVER: of_step,
    reasons.CHANCE_DECIDES: of_step,
    reasons.NOT_NOW: of_step,
    reasons.NO_SUCH_OUTCOME: of_step,
    reasons.ENTER_FIRST: headings.ENTER,
    reasons.ALREADY_ON_BOARD: headings.ENTER,
    reasons.NOT_OUTSIDE: headings.ENTER,
    reasons.NOT_A_STEP: headings.MOVE,
    reasons.BARRED: headings.RESTRICTED,
    reasons.WALL_IN_WAY: headings.MOVE,
    reasons.DOOR_IN_WAY: headings.DOOR,
    reasons.CORNER_IN_WAY: headings.RESCUER,
    reasons.NO_DIAGONALS: headings.RESCUER,
    reasons.CARRIED_INTO_FIRE: headings.CARRY,
    reasons.NOT_ENOUGH_TREATED: headings.PARAMEDIC,
    reasons.LEADS_TOO_MANY: headings.PARAMEDIC,
    reasons.NO_DOOR_THERE: headings.DOOR,
    reasons.DOOR_OPEN: headings.DOOR,
    reasons.DOOR_CLOSED: headings.DOOR,
    reasons.DOOR_GONE: headings.DOOR,
    reasons.WALL_WHOLE: headings.ENGINEER,
    reasons.NOTHING_BURNS: headings.EXTINGUISH,
    reasons.CANNOT_EXTINGUISH: of_role,
    reasons.NOT_PARAMEDIC: headings.PARAMEDIC,
    reasons.ALL_TREATED: headings.PARAMEDIC,
    reasons.NO_BLUE_DISCS: headings.PARAMEDIC,
    reasons.NOT_CAPTAIN: headings.CAPTAIN,
    reasons.NO_SUCH_PAWN: headings.CAPTAIN,
    reasons.ORDER_TO_SELF: headings.CAPTAIN,
    reasons.ORDER_TO_LYING: headings.CAPTAIN,
    reasons.ORDER_TO_ABSENT: headings.CAPTAIN,
    reasons.ORDER_INTO_FIRE: headings.CAPTAIN,
    reasons.ORDER_OUT_FIRST: headings.CAPTAIN,
    reasons.ORDER_TO_DOOR: headings.CAPTAIN,
    reasons.END_IN_FIRE: headings.MOVE,
    reasons.TRAPPED_IN_FIRE: headings.MOVE,
    reasons.NO_VEHICLES: headings.ACTIONS,
    reasons.NOT_IN_VEHICLE: headings.DRIVE,
    reasons.NOT_NEXT_SPOT: headings.DRIVE,
    reasons.NOT_IN_ENGINE: headings.GUN,
    reasons.GUN_AREA_MANNED: headings.GUN,
    reasons.NOT_THE_SPOT: headings.RIDE,
    reasons.DIE_ALREADY_REROLLED: headings.OPERATOR,
    reasons.NO_CREW_CHANGE: headings.ACTIONS,
    reasons.CHANGE_COMES_FIRST: headings.CREW_CHANGE,
    reasons.CHANGE_AT_ENGINE: headings.CREW_CHANGE,
    reasons.ROLE_IN_PLAY: headings.CREW_CHANGE,
    reasons.NOT_IMAGING: headings.IMAGING,
    reasons.NOT_HAZMAT_TECHNICIAN: headings.TECHNICIAN,
    reasons.NOT_ENGINEER: headings.ENGINEER,
    reasons.NO_HOT_SPOT_HERE: headings.ENGINEER,
    reasons.FIRE_NEAR: headings.ENGINEER,
    reasons.NOT_A_DOG: headings.DOG,
    reasons.NOT_FOR_DOGS: headings.DOG,
    reasons.NOT_PREVENTION: headings.PREVENTION,
    reasons.NO_SMOKE_THERE: headings.PREVENTION,
    reasons.NOT_THE_WAY_OUT: headings.PREVENTION,
    reasons.SHIFTED_INTO_FIRE: headings.PREVENTION,
    reasons.POINT_IN_WAY: headings.PREVENTION,
    reasons.DOOR_ON_THE_WAY: headings.PREVENTION,
    reasons.NOT_A_DODGE: headings.VETERAN,
    reasons.NOT_A_BED: headings.KNOCKED_DOWN,
    reasons.HAZMAT_NOT_REACHED: headings.MATERIALS,
    reasons.NOT_IN_CREW: headings.FIRST,
    reasons.CARD_TAKEN: headings.SPECIALISTS,
    reasons.NO_PLAIN_CARD: headings.SPECIALISTS,
    reasons.NO_CARD_LEFT: headings.SPECIALISTS,
    reasons.NO_LADDER_HERE: headings.CARRY_LADDER,
    reasons.NO_LADDERS: headings.LADDERS,
    reasons.NO_LADDER_STANDS: headings.CLIMB,
    reasons.LADDER_TAKEN: headings.CLIMB,
    reasons.LADDER_ON_LADDER: headings.CARRY_LADDER,
    reasons.LADDER_RIDES: headings.CARRY_LADDER,
    reasons.CARRY_ON_LADDER: headings.CLIMB,
    reasons.LEFT_ON_LADDER: headings.LADDERS,
    reasons.ERECT_OUTSIDE: headings.ERECT,
    reasons.LADDER_STANDS: headings.ERECT,
    reasons.COLLAPSE_FROM_GROUND: headings.COLLAPSE,
    reasons.NOTHING_TO_COLLAPSE: headings.COLLAPSE,
    reasons.LADDER_MANNED: headings.COLLAPSE,
    reasons.PINNED_DOWN: headings.EVENTS,
    reasons.RADIO_SILENCE: headings.EVENTS,
    reasons.NO_DECKS: headings.FIRE_CARDS,
    reasons.NOT_DISCARDED: headings.CARD_ENGINEER,
    reasons.EVENT_NOT_DRAWN: headings.EVENTS,
    reasons.NOT_IN_HOUSE: headings.EVENTS,
    reasons.NO_SMOKE_TO_CLEAR: headings.EVENTS,
    reasons.NO_POINT_TO_TELL: headings.EVENTS,
    reasons.NO_DAMAGE_TO_SHORE: headings.EVENTS,
}
"""The rule behind each reason; all others cite the rule of the action."""

MISSING: Final[Mapping[int, Feature]] = {
    reasons.NO_VEHICLES: features.VEHICLES,
    reasons.NO_CREW_CHANGE: features.CREW_CHANGE,
    reasons.NO_LADDERS: features.LADDERS,
    reasons.NO_DECKS: features.CARDS,
}
"""Codes that say nothing but that the game has no such thing."""

WITHOUT: Final[Mapping[int, tuple[Feature, str]]] = {
    reasons.NO_DIAGONALS: (features.DIAGONALS, headings.MOVE),
    reasons.CARRIED_INTO_FIRE: (features.TREATING, headings.CARRY),
    reasons.NO_LADDER_STANDS: (features.LADDERS, headings.MOVE),
}
"""Codes whose usual phrase speaks of a feature; without it they have another phrase and rule."""

OF_THE_MOMENT: Final = (
    reasons.ALLOWED,
    reasons.UNKNOWN_ACTION,
    reasons.GAME_OVER,
    reasons.CHANCE_DECIDES,
    reasons.ENTER_FIRST,
)
"""Reasons that stand against every action, whether the game has it or not."""

CODES: Final = reason_names(vars(reasons), KINDS)
"""The code of each reason, for programs and in the names of phrases."""


def explain(g: House, s: State, action: int, code: int) -> Reason:
    """The judge's code for an action as a reason that people understand."""
    case = Case(g, s, action)
    said, rule = _told(case, code)
    cited = rule if isinstance(rule, str) else rule(case)
    return Reason(CODES[code], say(said), heading(case, cited), said)


def _told(case: Case, code: int) -> tuple[Phrase, Rule]:
    """Phrase and rule of a reason, in the words of this game."""
    rule = RULES.get(code, of_action)
    lacked = None if code in OF_THE_MOMENT else lacking(case.g, needed_by(case.action))
    if lacked is None and code in MISSING:
        return missing(MISSING[code]), rule
    name = f"refusal.{CODES[code]}"
    if lacked is None:
        if code in WITHOUT and not WITHOUT[code][0].is_in(case.g):
            name, rule = f"refusal-without.{CODES[code]}", WITHOUT[code][1]
        return Phrase(name, {fact: FACTS[fact](case) for fact in sorted(wants(name))}), rule
    if code in MISSING or "asked" not in wants(name):
        return missing(lacked), headings.ACTIONS
    told = {"missing": missing(lacked), "asked": FACTS["asked"](case)}
    return Phrase("refusal.not-in-this-game", told), of_step

"""Why an action is refused: a sentence with the names and numbers of the case, and the rule.

The sentences are a table of templates, so that they can be translated.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from firehouse.core.game import Reason
from firehouse.games.flashpoint.rules import reasons
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import State
from firehouse.games.flashpoint.words import features, headings, ladder_words
from firehouse.games.flashpoint.words.card_text import CARD_REASONS
from firehouse.games.flashpoint.words.cases import Case
from firehouse.games.flashpoint.words.facts import Facts
from firehouse.games.flashpoint.words.features import Feature, lacking
from firehouse.games.flashpoint.words.headings import ACTIONS, heading, of_action, of_role, of_step
from firehouse.games.flashpoint.words.names import capital

REASONS: Final[Mapping[int, tuple[str, str | Callable[[Case], str]]]] = {
    reasons.ALLOWED: ("Nothing stands against it.", of_step),
    reasons.UNKNOWN_ACTION: ("There is no such action. {asked}", of_step),
    reasons.GAME_OVER: ("The game is over. {asked}", of_step),
    reasons.CHANCE_DECIDES: ("Luck decides now. {asked}", of_step),
    reasons.NOT_NOW: ("That cannot be done now. {asked}", of_step),
    reasons.NO_SUCH_OUTCOME: ("{impossible} {asked}", of_step),
    reasons.ENTER_FIRST: (
        "{on_turn} is not on the board yet; enter on a square outside the house first.",
        headings.ENTER,
    ),
    reasons.ALREADY_ON_BOARD: (
        "{who} is on the board already, at {here}; move instead.",
        headings.ENTER,
    ),
    reasons.NOT_OUTSIDE: (
        "{square} is no square outside the house to stand on; enter on one that is.",
        headings.ENTER,
    ),
    reasons.TOO_EXPENSIVE: ("{doing} costs {cost} AP; you have {ap}.", of_action),
    reasons.NOT_A_STEP: ("{not_a_step}.", headings.MOVE),
    reasons.BARRED: ("Nobody may enter {square}; go round it.", headings.RESTRICTED),
    reasons.WALL_IN_WAY: ("{edge} is in the way; {way_round}.", headings.MOVE),
    reasons.DOOR_IN_WAY: ("{edge} is closed; {by_whom}.", headings.DOOR),
    reasons.CORNER_IN_WAY: (
        "{obstacle} is in the way to {square}; everything that meets at the corner must be open.",
        headings.RESCUER,
    ),
    reasons.NO_DIAGONALS: (
        "From {here} to {square} is a diagonal step, which only the Rescue Specialist can take.",
        headings.RESCUER,
    ),
    reasons.CARRIED_INTO_FIRE: (
        "{square} is on fire, and nothing may be carried or led into fire; put it out first.",
        headings.CARRY,
    ),
    reasons.NO_VICTIM_HERE: ("There is no {victim} at {here} to {wanted}.", of_action),
    reasons.NO_HAZMAT_HERE: ("There is no hazmat at {here} to {wanted}.", of_action),
    reasons.NOT_ENOUGH_TREATED: (
        "{treated} at {here}; you cannot {taking}.",
        headings.PARAMEDIC,
    ),
    reasons.LEADS_TOO_MANY: (
        "Nobody leads more than {lead_limit} at a time; come back for the others.",
        headings.PARAMEDIC,
    ),
    reasons.NO_DOOR_THERE: ("There is no door {toward}{instead}.", headings.DOOR),
    reasons.DOOR_OPEN: ("{edge} is open already.", headings.DOOR),
    reasons.DOOR_CLOSED: ("{edge} is closed already.", headings.DOOR),
    reasons.DOOR_GONE: ("{edge} is destroyed, and the way is free.", headings.DOOR),
    reasons.NO_WALL_THERE: ("There is no wall {toward} to {wanted}{instead}.", of_action),
    reasons.WALL_GONE: ("{edge} is destroyed already; {too_late}.", of_action),
    reasons.WALL_WHOLE: ("{edge} has no damage to repair.", headings.ENGINEER),
    reasons.NOTHING_BURNS: ("There is neither fire nor smoke at {target}.", headings.EXTINGUISH),
    reasons.NO_SQUARE_THERE: ("{no_target}.", of_action),
    reasons.CANNOT_EXTINGUISH: (
        "The {role} cannot extinguish; leave fire and smoke to the others.",
        of_role,
    ),
    reasons.OUT_OF_REACH: ("{edge} keeps {target} out of reach; {opening}.", of_action),
    reasons.NOT_PARAMEDIC: ("Only the Paramedic can treat a victim.", headings.PARAMEDIC),
    reasons.ALL_TREATED: (
        "Whoever is at {here} has been treated already; lead them out.",
        headings.PARAMEDIC,
    ),
    reasons.NO_BLUE_DISCS: (
        "Only {treated_limit} victims can be treated at a time; rescue one of them first.",
        headings.PARAMEDIC,
    ),
    reasons.NOT_CAPTAIN: ("Only the Fire Captain can move other firefighters.", headings.CAPTAIN),
    reasons.NO_SUCH_PAWN: (
        "There is no Firefighter {mover}; the crew has {crew}.",
        headings.CAPTAIN,
    ),
    reasons.ORDER_TO_SELF: (
        "{who} gives orders to others only; use a move of your own.",
        headings.CAPTAIN,
    ),
    reasons.ORDER_TO_LYING: (
        "{who} is knocked down and cannot move before getting up.",
        headings.CAPTAIN,
    ),
    reasons.ORDER_TO_ABSENT: ("{who} has not entered the board yet.", headings.CAPTAIN),
    reasons.ORDER_INTO_FIRE: (
        "{square} is on fire, and {on_turn} could not pay the way out of it any more.",
        headings.CAPTAIN,
    ),
    reasons.ORDER_OUT_FIRST: (
        "{caught} stands in fire on your orders, and no turn may end there; order them out.",
        headings.CAPTAIN,
    ),
    reasons.ORDER_TO_DOOR: (
        "The Fire Captain moves others but does not make them work doors.",
        headings.CAPTAIN,
    ),
    reasons.END_IN_FIRE: (
        "{here} is on fire, and no turn may end there; move away or put it out.",
        headings.MOVE,
    ),
    reasons.TRAPPED_IN_FIRE: (
        "After that {caught} could not get out of the fire any more, and no turn may end there.",
        headings.MOVE,
    ),
    reasons.NO_VEHICLES: (features.VEHICLES.missing, ACTIONS),
    reasons.NOT_IN_VEHICLE: (
        "{who} is at {here}, but {vehicle} can only be driven from {parked}.",
        headings.DRIVE,
    ),
    reasons.NOT_NEXT_SPOT: ("{vehicle} {not_next}; {choose} {choices}.", headings.DRIVE),
    reasons.NOT_A_SPOT: ("{square} names no spot for {vehicle}; choose {choices}.", of_action),
    reasons.NOT_IN_ENGINE: (
        "{who} is at {here}, but the deck gun can only be fired from {parked}.",
        headings.GUN,
    ),
    reasons.GUN_AREA_MANNED: (
        "{manned} in the quadrant that the deck gun covers; it must be empty.",
        headings.GUN,
    ),
    reasons.NOT_THE_SPOT: ("{vehicle} has stopped elsewhere; get out at {parked}.", headings.RIDE),
    reasons.DIE_ALREADY_REROLLED: (
        "The {die} die has been rolled again already, and the second roll stands.",
        headings.OPERATOR,
    ),
    reasons.NO_CREW_CHANGE: (features.CREW_CHANGE.missing, ACTIONS),
    reasons.CHANGE_COMES_FIRST: (
        "{who} has acted already; a crew change is the first action of a turn.",
        headings.CREW_CHANGE,
    ),
    reasons.CHANGE_AT_ENGINE: (
        "{who} is at {here}, but specialists change at the fire engine, {parked}.",
        headings.CREW_CHANGE,
    ),
    reasons.ROLE_IN_PLAY: ("{taken}.", headings.CREW_CHANGE),
    reasons.NOT_IMAGING: (
        "Only the Imaging Technician can turn over a marker from afar.",
        headings.IMAGING,
    ),
    reasons.NO_POINT_THERE: ("There is no point of interest {there}.", of_action),
    reasons.NOT_HAZMAT_TECHNICIAN: (
        "Only the Hazmat Technician can remove a hazmat on the spot; carry it out instead.",
        headings.TECHNICIAN,
    ),
    reasons.NOT_ENGINEER: ("Only the Structural Engineer can {engineering}.", headings.ENGINEER),
    reasons.NO_HOT_SPOT_HERE: ("There is no hot spot at {here} to clear.", headings.ENGINEER),
    reasons.FIRE_NEAR: (
        "There is fire at {here} or right beside it; the Structural Engineer needs it away.",
        headings.ENGINEER,
    ),
    reasons.NOT_A_DOG: (
        "Only the Rescue Dog can scent what lies on the next square.",
        headings.DOG,
    ),
    reasons.NOT_FOR_DOGS: ("The Rescue Dog cannot {dog_work}.", headings.DOG),
    reasons.NOT_PREVENTION: (
        "Only the Fire Prevention Specialist can {prevention}.",
        headings.PREVENTION,
    ),
    reasons.NO_SMOKE_THERE: ("There is no smoke at {square}.", headings.PREVENTION),
    reasons.NOT_THE_WAY_OUT: (
        "That is not the shortest way from {square} through {passing} to the nearest exit.",
        headings.PREVENTION,
    ),
    reasons.SHIFTED_INTO_FIRE: (
        "The next square on the way out of {square} is on fire; put it out first.",
        headings.PREVENTION,
    ),
    reasons.POINT_IN_WAY: (
        "Another marker lies on the next square on the way out of {square}.",
        headings.PREVENTION,
    ),
    reasons.DOOR_ON_THE_WAY: (
        "A closed door is on the way out of {square}; have it opened first.",
        headings.PREVENTION,
    ),
    reasons.NOT_A_DODGE: (
        "{square} is no place to dodge to from {here}: it must be one step of 1 AP, out of the "
        "fire's reach.",
        headings.VETERAN,
    ),
    reasons.NOT_A_BED: (
        "{who} is carried to the nearest square of an ambulance: {beds}.",
        headings.KNOCKED_DOWN,
    ),
    reasons.HAZMAT_NOT_REACHED: (
        "Fire has reached no hazmat at {square}; choose the one at {reached}.",
        headings.MATERIALS,
    ),
    reasons.NOT_IN_CREW: (
        "There is no Firefighter {starter}; the crew has {crew}.",
        headings.FIRST,
    ),
    reasons.CARD_TAKEN: ("{taken}.", headings.SPECIALISTS),
    reasons.NO_PLAIN_CARD: (
        "There is a card for everybody; take one, or one at random.",
        headings.SPECIALISTS,
    ),
    reasons.NO_CARD_LEFT: (
        "No specialist is left to draw; who has none stays a plain firefighter.",
        headings.SPECIALISTS,
    ),
    **ladder_words.REASONS,
    **CARD_REASONS,
}
"""Sentence and rule for each code; names in braces are facts of the case."""

WITHOUT: Final[Mapping[int, tuple[Feature, str, str]]] = {
    reasons.NO_DIAGONALS: (
        features.DIAGONALS,
        "From {here} to {square} is a diagonal step, which nobody can take.",
        headings.MOVE,
    ),
    reasons.CARRIED_INTO_FIRE: (
        features.TREATING,
        "{square} is on fire, and nothing may be carried into fire; put it out first.",
        headings.CARRY,
    ),
    reasons.NO_LADDER_STANDS: (
        features.LADDERS,
        "Between {here} and {square} is only air; take the stairs.",
        headings.MOVE,
    ),
}
"""Sentence and rule of a reason where the game lacks a feature that the usual ones speak of."""

OF_THE_MOMENT: Final = (
    reasons.ALLOWED,
    reasons.UNKNOWN_ACTION,
    reasons.GAME_OVER,
    reasons.CHANCE_DECIDES,
    reasons.ENTER_FIRST,
)
"""Reasons that stand against every action, whether the game has it or not."""

CODES: Final = {
    value: name.lower().replace("_", "-") for name, value in vars(reasons).items() if name.isupper()
}
"""The code of each reason, for programs."""


def explain(g: House, s: State, action: int, code: int) -> Reason:
    """The judge's code for an action as a reason that people understand."""
    case = Case(g, s, action)
    template, rule = _told(case, code)
    sentence = capital(template.format_map(Facts(case)))
    cited = rule if isinstance(rule, str) else rule(case)
    return Reason(CODES[code], sentence, heading(case, cited))


def _told(case: Case, code: int) -> tuple[str, str | Callable[[Case], str]]:
    """Sentence and rule of a reason, in the words of this game."""
    template, rule = REASONS[code]
    if code in OF_THE_MOMENT:
        return template, rule
    missing = lacking(case.g, features.of_action(case.action))
    if missing is not None:
        asks = template.endswith("{asked}")
        return (f"{missing.missing} {{asked}}", of_step) if asks else (missing.missing, ACTIONS)
    if code in WITHOUT and not WITHOUT[code][0].is_in(case.g):
        return WITHOUT[code][1:]
    return template, rule

"""Why an action is refused: a message with the names and numbers of the case, and the rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from firehouse.core.game import Reason
from firehouse.core.kinds import lacking, reason_names
from firehouse.core.phrase import Phrase, phrase
from firehouse.core.stack import argument_in, step_of
from firehouse.games.hotshots.data import tokens
from firehouse.games.hotshots.rules import actions, reasons, steps, vehicles
from firehouse.games.hotshots.rules.fighting import matches
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.kinds import KINDS, OF_NUMBER
from firehouse.games.hotshots.rules.moving import step_cost
from firehouse.games.hotshots.rules.state import State, place_of, role_of
from firehouse.games.hotshots.words.language import say, wants
from firehouse.games.hotshots.words.names import (
    called,
    face,
    firefighter,
    handful,
    role,
    the,
    token,
    vehicle,
)
from firehouse.games.hotshots.words.situation import asked

_TURN: Final = "Order of Play"
_MOVE: Final = "Move up to 2 Tiles"
_FIGHT: Final = "Fight the Fire"
_SUCCESS: Final = "Success"
_SUPPORT: Final = "Support"
_VEHICLES: Final = "Vehicles"
_TOKENS: Final = "Reward Tokens"
_LIST: Final = "Token List"
_EXCHANGE: Final = "Exchanging Tokens"
_SHARE: Final = "Sharing Tokens"
_BOSS: Final = "Characters: Crew Boss"
_SCORCHING: Final = "Scorching"
_CARDS: Final = "Draw 1 Fire Card"
_SETUP: Final = "Game Setup"
_SOLO: Final = "Single Player Rules"

_VEHICLE_OF: Final[Mapping[int, int]] = {
    actions.HELICOPTER: vehicles.HELICOPTER,
    actions.TANKER: vehicles.AIR_TANKER,
    actions.DROP: vehicles.AIR_TANKER,
    actions.DOZER: vehicles.DOZER,
}
_TOKEN_OF: Final[Mapping[int, int]] = {
    actions.PLAY_DOUBLE: tokens.DOUBLE,
    actions.PLAY_SUMMON: tokens.SUMMON,
    actions.PLAY_ANYWHERE: tokens.ANYWHERE,
    actions.PLAY_FLAME: tokens.EXTRA_FLAME,
}


@dataclass(frozen=True)
class Case:
    """A refused action and the position it was refused in."""

    g: House
    s: State
    action: int

    @property
    def kind(self) -> int:
        return actions.kind_of(self.action)

    @property
    def argument(self) -> int:
        return actions.argument_of(self.action)

    @property
    def step(self) -> int:
        return step_of(self.s.todo[-1])

    @property
    def tile(self) -> int:
        """The tile that the action names."""
        order = self.kind == actions.ORDER
        return actions.goal_in(self.argument) if order else self.argument

    @property
    def who(self) -> int:
        """The firefighter that the action names, else the one on turn."""
        if self.kind == actions.ORDER:
            return actions.sent_in(self.argument)
        if self.kind in (actions.GIVE, actions.TAKE):
            return actions.mate_in(self.argument)
        if self.kind in (actions.PLAY_SUMMON, actions.USE):
            return self.argument
        return self.s.turn

    @property
    def token(self) -> int:
        """The token that the action names."""
        if self.kind in (actions.GIVE, actions.TAKE):
            return actions.shared_in(self.argument)
        if self.kind == actions.PLAY_FACE:
            return actions.token_in(self.argument)
        return _TOKEN_OF.get(self.kind, self.argument)

    @property
    def face(self) -> int:
        return actions.face_in(self.argument)


Rule = str | Callable[[Case], str]
"""A heading of the rulebook, or the one that the case tells."""


def _of_step(case: Case) -> str:
    """The rule that asks for what the game waits for."""
    return "Ending the Game" if case.s.ended else steps.OF_NUMBER[case.step].rule


def _of_action(case: Case) -> str:
    """The rule of the action itself."""
    return OF_NUMBER[case.kind].rule


def _of_tile(case: Case) -> str:
    """The rule of an action that names a tile."""
    if case.kind == actions.MOVE:
        return _MOVE
    if case.kind == actions.ORDER:
        return _BOSS
    if case.kind == actions.PLAY_ANYWHERE:
        return _LIST
    return _VEHICLES if case.kind in (*_VEHICLE_OF, actions.DOZE, actions.LAND) else _SUCCESS


RULES: Final[Mapping[int, Rule]] = {
    reasons.ALLOWED: _of_step,
    reasons.UNKNOWN_ACTION: _of_step,
    reasons.GAME_OVER: _of_step,
    reasons.CHANCE_DECIDES: _of_step,
    reasons.NOT_NOW: _of_step,
    reasons.NO_SUCH_OUTCOME: _of_step,
    reasons.NOT_ON_BOARD: _SETUP,
    reasons.NOT_ADJACENT: _of_tile,
    reasons.LAKE_BARRED: _MOVE,
    reasons.NO_MOVES: _MOVE,
    reasons.TOO_FAR: _MOVE,
    reasons.NO_SUCH_PAWN: _SETUP,
    reasons.NOT_CREW_BOSS: _BOSS,
    reasons.ABILITY_LOST: _BOSS,
    reasons.ORDER_REFUSED: _BOSS,
    reasons.ORDERED_ALREADY: _BOSS,
    reasons.ORDER_TO_SELF: _BOSS,
    reasons.ROCKY_ORDER: _BOSS,
    reasons.FOUGHT_ALREADY: _FIGHT,
    reasons.NO_ICONS: _SCORCHING,
    reasons.NO_DICE: _SCORCHING,
    reasons.NOT_AT_BASE: _VEHICLES,
    reasons.BASE_GONE: _VEHICLES,
    reasons.VEHICLE_GONE: _VEHICLES,
    reasons.NOT_BURNING: _of_tile,
    reasons.POWER_LINES: _VEHICLES,
    reasons.NO_ROOM_FOR_LINE: _VEHICLES,
    reasons.TOKEN_NOT_HELD: _TOKENS,
    reasons.TOKEN_TOO_FRESH: _TOKENS,
    reasons.TOKEN_NOT_NOW: _LIST,
    reasons.WRONG_FACE: _LIST,
    reasons.FACE_NOT_WANTED: _FIGHT,
    reasons.FACE_NOT_LOCKED: _LIST,
    reasons.NOTHING_FAILED: _SUPPORT,
    reasons.ALREADY_HERE: _LIST,
    reasons.NOTHING_LOST: _LIST,
    reasons.NO_SUCCESS: _LIST,
    reasons.NOT_THAT_FIRE: _LIST,
    reasons.NO_CARD_ANYWAY: _LIST,
    reasons.TURN_ALREADY: _LIST,
    reasons.NO_FREE_SIDE: _SUCCESS,
    reasons.NOT_AT_CACHE: _EXCHANGE,
    reasons.CACHE_GONE: _EXCHANGE,
    reasons.BAG_EMPTY: _TOKENS,
    reasons.EXCHANGED_ENOUGH: _EXCHANGE,
    reasons.SHARED_ALREADY: _SHARE,
    reasons.ASKED_ALREADY: _SHARE,
    reasons.NOT_TOGETHER: _SHARE,
    reasons.SHARED_HAND: _SOLO,
    reasons.THEY_LACK_TOKEN: _SHARE,
    reasons.NOT_ROLLED: _FIGHT,
    reasons.NOT_MATCHING: _FIGHT,
    reasons.LOCK_SOMETHING: _FIGHT,
    reasons.CAN_MATCH: _FIGHT,
    reasons.LOCK_FIRST: _TOKENS,
    reasons.NO_DICE_LEFT: _FIGHT,
    reasons.ALL_MATCHED: _FIGHT,
    reasons.TOO_FEW_MATCHES: _SUCCESS,
    reasons.NO_FIRE_HERE: _SUCCESS,
    reasons.NOT_A_CHOICE: _of_step,
    reasons.FIREBREAK_THERE: _of_tile,
    reasons.NO_FIREBREAK: _SUCCESS,
    reasons.JUST_LAID: _VEHICLES,
    reasons.NO_DOZER_SHAPE: _VEHICLES,
    reasons.NOT_BY_THE_LINE: _VEHICLES,
    reasons.TRIANGLE: _VEHICLES,
    reasons.CHARACTER_TAKEN: _SETUP,
    reasons.USED_ALREADY: _VEHICLES,
}
"""The rule behind each reason; all others cite the rule of the action."""

OF_THE_MOMENT: Final = (
    reasons.ALLOWED,
    reasons.UNKNOWN_ACTION,
    reasons.GAME_OVER,
    reasons.CHANCE_DECIDES,
)
"""Reasons that stand against every action, whether the game has it or not."""

CODES: Final = reason_names(vars(reasons), KINDS)
"""The code of each reason, for programs and in the names of phrases."""


def _pair(case: Case) -> tuple[int, int]:
    if case.kind in (actions.PICK_UP, actions.DOZE):
        return actions.lower_in(case.argument), actions.higher_in(case.argument)
    return place_of(case.s, case.s.turn), case.argument


def _near_and_far(case: Case) -> tuple[int, int]:
    """Two tiles that are not beside each other."""
    if case.kind in (actions.MOVE, actions.ORDER):
        return place_of(case.s, case.who), case.tile
    first, second = _pair(case)
    if case.kind == actions.DROP:
        first = steps.tile_in(argument_in(case.s.todo[-1]))
    return first, second


def _taker(case: Case) -> Phrase:
    """The pawn that has the wanted character."""
    crew = range(case.g.crew_size)
    return firefighter(next(who for who in crew if role_of(case.s, who) == case.argument))


FACTS: Final[Mapping[str, Callable[[Case], Phrase | str | int]]] = {
    "asked": lambda case: asked(case.g, case.s),
    "tile": lambda case: the(case.tile),
    "near": lambda case: the(_near_and_far(case)[0]),
    "far": lambda case: the(_near_and_far(case)[1]),
    "here": lambda case: the(place_of(case.s, case.s.turn)),
    "who": lambda case: called(case.s, case.who),
    "on_turn": lambda case: called(case.s, case.s.turn),
    "cost": lambda case: int(step_cost(case.s, case.tile)),
    "moves": lambda case: int(case.s.moves),
    "crew": lambda case: int(case.g.crew_size),
    "character": lambda case: role(case.argument),
    "taker": _taker,
    "vehicle": lambda case: vehicle(_VEHICLE_OF[case.kind]),
    "token": lambda case: token(case.token),
    "face": lambda case: face(case.face),
    "handful": lambda case: handful(case.argument),
    "needed": lambda case: actions.MATCHES[case.argument],
    "matches": lambda case: int(matches(case.s)),
    "one": lambda case: the(_pair(case)[0]),
    "other": lambda case: the(_pair(case)[1]),
}


def explain(g: House, s: State, action: int, code: int) -> Reason:
    """The judge's code for an action as a reason that people understand."""
    case = Case(g, s, action)
    told, rule = _told(case, code)
    return Reason(CODES[code], say(told), rule if isinstance(rule, str) else rule(case), told)


def _told(case: Case, code: int) -> tuple[Phrase, Rule]:
    """Message and rule of a reason, in the words of this game."""
    name = f"refusal.{CODES[code]}"
    facts = wants(name)
    missing = None if code in OF_THE_MOMENT else lacking(case.g, OF_NUMBER[case.kind].needs)
    if missing is None:
        arguments = {fact: FACTS[fact](case) for fact in sorted(facts)}
        return Phrase(name, arguments), RULES.get(code, _of_action)
    told = phrase(f"missing.{missing.name}")
    if "asked" not in facts:
        return told, _TURN
    return phrase("refusal.missing", missing=told, asked=asked(case.g, case.s)), _of_step

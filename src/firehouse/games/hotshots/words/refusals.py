"""Why an action is refused: a sentence with the names and numbers of the case, and the rule.

The sentences are a table of templates, so that they can be translated.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from firehouse.core.game import Reason
from firehouse.games.hotshots.data import faces, roles, tiles, tokens
from firehouse.games.hotshots.rules import actions, reasons, steps, vehicles
from firehouse.games.hotshots.rules.fighting import matches
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.moving import step_cost
from firehouse.games.hotshots.rules.state import State, place_of, role_of
from firehouse.games.hotshots.words.features import lacking
from firehouse.games.hotshots.words.names import (
    between,
    called,
    capital,
    firefighter,
    handful,
    the,
    vehicle_name,
)
from firehouse.games.hotshots.words.notation import listed
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

_STEP_RULES: Final[Mapping[int, str]] = {
    steps.PLACE_TILE: _SETUP,
    steps.LEAVE_GAP: _SETUP,
    steps.DEAL_ROLE: _SETUP,
    steps.LIGHT_SMALL: _SETUP,
    steps.LIGHT_EXTRA: _SETUP,
    steps.ROLL_DICE: _FIGHT,
    steps.DRAW_CARD: _CARDS,
    steps.DRAW_TOKEN: _TOKENS,
    steps.LOSE_TOKEN: "Alternate Rules: Getting Warmer",
    steps.CHOOSE_CHARACTER: _SOLO,
    steps.ACT: _TURN,
    steps.LOCK: _FIGHT,
    steps.GO_ON: _FIGHT,
    steps.FEED: _CARDS,
    steps.NEW_FIRE: "Alternate Rules: Firestorm",
    steps.SCORCH_FIRST: _SCORCHING,
    steps.SPREAD: _SCORCHING,
    steps.SAVE: _LIST,
    steps.DISCARD: _TOKENS,
    steps.PLACE_BREAK: _SUCCESS,
    steps.TAKE_BREAK: _SUCCESS,
    steps.DOZE: "Vehicles: Dozer",
    steps.LAND: "Vehicles: Dozer",
    steps.DROP: "Vehicles: Air Tanker",
    steps.KEEP: _EXCHANGE,
    steps.PLAY_CARD: "Characters: Lookout",
    steps.PERMIT: _SHARE,
    steps.CHOOSE_GAP: "Alternate Rules: A Little Less Heat",
    steps.CHOOSE_SMALL: "Alternate Rules: Not Much of a Fire",
    steps.CHOOSE_EXTRA: "Alternate Rules: 5-Alarm Fire",
    steps.CHOOSE_ROLE: _SETUP,
    steps.CHOOSE_FIRST: _SETUP,
}
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
        return self.s.todo[-1] & steps.KIND

    @property
    def tile(self) -> int:
        """The tile that the action names."""
        return self.argument & 31 if self.kind == actions.ORDER else self.argument

    @property
    def who(self) -> int:
        """The firefighter that the action names, else the one on turn."""
        if self.kind == actions.ORDER:
            return self.argument >> 5
        if self.kind in (actions.GIVE, actions.TAKE):
            return self.argument >> 4
        if self.kind in (actions.PLAY_SUMMON, actions.USE):
            return self.argument
        return self.s.turn

    @property
    def token(self) -> int:
        """The token that the action names."""
        if self.kind in (actions.GIVE, actions.TAKE):
            return self.argument & 15
        if self.kind == actions.PLAY_FACE:
            return self.argument // faces.FACES
        return _TOKEN_OF.get(self.kind, self.argument)

    @property
    def face(self) -> int:
        return self.argument % faces.FACES


def _of_step(case: Case) -> str:
    """The rule that asks for what the game waits for."""
    return "Ending the Game" if case.s.ended else _STEP_RULES[case.step]


def _of_tile(case: Case) -> str:
    """The rule of an action that names a tile."""
    if case.kind == actions.MOVE:
        return _MOVE
    if case.kind == actions.ORDER:
        return _BOSS
    if case.kind == actions.PLAY_ANYWHERE:
        return _LIST
    return _VEHICLES if case.kind in (*_VEHICLE_OF, actions.DOZE, actions.LAND) else _SUCCESS


REASONS: Final[Mapping[int, tuple[str, str | Callable[[Case], str]]]] = {
    reasons.ALLOWED: ("Nothing stands against it.", _of_step),
    reasons.UNKNOWN_ACTION: ("There is no such action. {asked}", _of_step),
    reasons.GAME_OVER: ("The game is over. {asked}", _of_step),
    reasons.CHANCE_DECIDES: ("Luck decides now. {asked}", _of_step),
    reasons.NOT_NOW: ("That cannot be done now. {asked}", _of_step),
    reasons.NO_SUCH_OUTCOME: ("That cannot come out here. {asked}", _of_step),
    reasons.NOT_ON_BOARD: ("{tile} is not on this board.", _SETUP),
    reasons.NOT_ADJACENT: ("{far}.", _of_tile),
    reasons.LAKE_BARRED: ("Nobody can enter the Lake; go round it.", _MOVE),
    reasons.NO_MOVES: ("{who} has no movement left this turn.", _MOVE),
    reasons.TOO_FAR: (
        "Entering or leaving the Rocky Terrain counts as {cost} tiles; {moves} is left.",
        _MOVE,
    ),
    reasons.NO_SUCH_PAWN: ("There is no such firefighter; the crew has {crew}.", _SETUP),
    reasons.NOT_CREW_BOSS: ("Only the Crew Boss can move another firefighter.", _BOSS),
    reasons.ABILITY_LOST: ("The Radio Tower is scorched, and with it the ability.", _BOSS),
    reasons.ORDER_REFUSED: ("{who} has refused an order this turn; ask another.", _BOSS),
    reasons.ORDERED_ALREADY: ("The Crew Boss has used the ability this turn.", _BOSS),
    reasons.ORDER_TO_SELF: ("The Crew Boss moves others only; use a move of your own.", _BOSS),
    reasons.ROCKY_ORDER: (
        "Into or out of the Rocky Terrain counts as two tiles; the Crew Boss moves others by one.",
        _BOSS,
    ),
    reasons.FOUGHT_ALREADY: ("{on_turn} has fought this turn already.", _FIGHT),
    reasons.NO_ICONS: ("{here} is scorched and has no icons to roll for.", _SCORCHING),
    reasons.NO_DICE: ("All dice are lost; recover them at the Fire Camp.", _SCORCHING),
    reasons.NOT_AT_BASE: (
        "{vehicle} is used from the Air Attack Base; {on_turn} is on {here}.",
        _VEHICLES,
    ),
    reasons.BASE_GONE: ("The Air Attack Base is scorched, and its vehicles are lost.", _VEHICLES),
    reasons.VEHICLE_GONE: ("{vehicle} has been used and is out of the game.", _VEHICLES),
    reasons.NOT_BURNING: ("{tile} is not burning.", _of_tile),
    reasons.POWER_LINES: (
        "Neither Helicopter nor Air Tanker can be used on the Power Lines.",
        _VEHICLES,
    ),
    reasons.NO_ROOM_FOR_LINE: ("There is no room for a line of three Firebreaks.", _VEHICLES),
    reasons.TOKEN_NOT_HELD: ("{on_turn} does not hold that token ({token}).", _TOKENS),
    reasons.TOKEN_TOO_FRESH: (
        "That token ({token}) was won this turn and cannot be played yet.",
        _TOKENS,
    ),
    reasons.TOKEN_NOT_NOW: ("That token ({token}) cannot be played at this moment.", _LIST),
    reasons.WRONG_FACE: ("That token ({token}) cannot count as a {face}.", _LIST),
    reasons.FACE_NOT_WANTED: ("{here} wants no further {face}.", _FIGHT),
    reasons.FACE_NOT_LOCKED: ("No {face} is locked to count twice.", _LIST),
    reasons.NOTHING_FAILED: ("The Support token is played after a failed roll only.", _SUPPORT),
    reasons.ALREADY_HERE: ("{who} is there already.", _LIST),
    reasons.NOTHING_LOST: ("No die is lost.", _LIST),
    reasons.NO_SUCCESS: ("That needs a fire fought with success this turn.", _LIST),
    reasons.NOT_THAT_FIRE: ("{tile} is not the fire that was fought this turn.", _LIST),
    reasons.NO_CARD_ANYWAY: ("No Fire card will be drawn this turn anyway.", _LIST),
    reasons.TURN_ALREADY: ("{on_turn} will take another turn already.", _LIST),
    reasons.NO_FREE_SIDE: ("{here} has no side left for a Firebreak.", _SUCCESS),
    reasons.NOT_AT_CACHE: (
        "Tokens are exchanged at the Fire Cache; {on_turn} is on {here}.",
        _EXCHANGE,
    ),
    reasons.CACHE_GONE: ("The Fire Cache is scorched.", _EXCHANGE),
    reasons.BAG_EMPTY: ("The bag holds no token any more.", _TOKENS),
    reasons.EXCHANGED_ENOUGH: (
        "{on_turn} has made as many exchanges as there were tokens at the first one this turn.",
        _EXCHANGE,
    ),
    reasons.SHARED_ALREADY: ("{on_turn} and {who} have shared a token this turn.", _SHARE),
    reasons.ASKED_ALREADY: ("{who} was asked about that token ({token}) this turn.", _SHARE),
    reasons.NOT_TOGETHER: ("Tokens go to and from somebody on the same tile only.", _SHARE),
    reasons.SHARED_HAND: ("Both characters of a single player share all tokens already.", _SOLO),
    reasons.THEY_LACK_TOKEN: ("{who} does not hold that token ({token}).", _SHARE),
    reasons.NOT_ROLLED: ("The dice do not show {handful}.", _FIGHT),
    reasons.NOT_MATCHING: ("{here} does not want {handful}.", _FIGHT),
    reasons.LOCK_SOMETHING: ("At least one matching die must be set aside.", _FIGHT),
    reasons.CAN_MATCH: ("A die matches, so the roll has not failed; set one aside.", _FIGHT),
    reasons.LOCK_FIRST: (
        "A die matches, so set one aside first; the token ({token}) can come after it.",
        _TOKENS,
    ),
    reasons.NO_DICE_LEFT: ("No die is left to roll; stop.", _FIGHT),
    reasons.ALL_MATCHED: ("Every icon is matched; stop and take the reward.", _FIGHT),
    reasons.TOO_FEW_MATCHES: ("That needs {needed} matches; there are {matches}.", _SUCCESS),
    reasons.NO_FIRE_HERE: ("{here} was not burning; a Firebreak is all there is.", _SUCCESS),
    reasons.NOT_A_CHOICE: ("That is no choice here. {asked}", _of_step),
    reasons.FIREBREAK_THERE: ("There is a Firebreak {edge} already.", _of_tile),
    reasons.NO_FIREBREAK: ("There is no Firebreak {edge}.", _SUCCESS),
    reasons.JUST_LAID: ("The Firebreak {edge} was laid just now.", _VEHICLES),
    reasons.NO_DOZER_SHAPE: (
        "The Dozer's three Firebreaks form an unbroken line or a Y; {edge} does not fit.",
        _VEHICLES,
    ),
    reasons.NOT_BY_THE_LINE: ("{tile} borders none of the new Firebreaks.", _VEHICLES),
    reasons.TRIANGLE: (
        "The Air Tanker cannot turn so tightly: the tiles form a triangle.",
        _VEHICLES,
    ),
    reasons.CHARACTER_TAKEN: ("{taker} is the {character} already.", _SETUP),
    reasons.USED_ALREADY: ("{tile} is in the line already.", _VEHICLES),
}
"""Sentence and rule for each code; names in braces are facts of the case."""

OF_THE_MOMENT: Final = (
    reasons.ALLOWED,
    reasons.UNKNOWN_ACTION,
    reasons.GAME_OVER,
    reasons.CHANCE_DECIDES,
)
"""Reasons that stand against every action, whether the game has it or not."""

CODES: Final = {
    value: name.lower().replace("_", "-") for name, value in vars(reasons).items() if name.isupper()
}
"""The code of each reason, for programs."""


class Facts(dict[str, str]):
    """What a template may name, worked out when it is asked for."""

    def __init__(self, case: Case) -> None:
        super().__init__()
        self._case = case

    def __missing__(self, name: str) -> str:
        return FACTS[name](self._case)


def _pair(case: Case) -> tuple[int, int]:
    if case.kind in (actions.PICK_UP, actions.DOZE):
        return divmod(case.argument, tiles.TILES)
    return place_of(case.s, case.s.turn), case.argument


def _far(case: Case) -> str:
    first, second = _pair(case)
    if case.kind in (actions.MOVE, actions.ORDER):
        first, second = place_of(case.s, case.who), case.tile
    elif case.kind == actions.DROP:
        first = case.s.todo[-1] >> steps.ARGUMENT & 31
    return f"{capital(the(second))} is not beside {the(first)}"


def _taker(case: Case) -> str:
    """Who has the character that was wanted."""
    crew = range(case.g.crew_size)
    return firefighter(next(who for who in crew if role_of(case.s, who) == case.argument))


FACTS: Final[Mapping[str, Callable[[Case], str]]] = {
    "asked": lambda case: asked(case.g, case.s),
    "tile": lambda case: the(case.tile),
    "far": _far,
    "here": lambda case: the(place_of(case.s, case.s.turn)),
    "who": lambda case: called(case.s, case.who),
    "on_turn": lambda case: called(case.s, case.s.turn),
    "cost": lambda case: str(step_cost(case.s, case.tile)),
    "moves": lambda case: str(case.s.moves),
    "crew": lambda case: str(case.g.crew_size),
    "character": lambda case: roles.TITLES[case.argument],
    "taker": _taker,
    "vehicle": lambda case: vehicle_name(_VEHICLE_OF[case.kind]),
    "token": lambda case: listed(tokens.TITLES, case.token),
    "face": lambda case: faces.TITLES[case.face],
    "handful": lambda case: handful(case.argument),
    "needed": lambda case: str(actions.MATCHES[case.argument]),
    "matches": lambda case: str(matches(case.s)),
    "edge": lambda case: between(*_pair(case)),
}


def explain(g: House, s: State, action: int, code: int) -> Reason:
    """The judge's code for an action as a reason that people understand."""
    case = Case(g, s, action)
    template, rule = _told(case, code)
    sentence = capital(template.format_map(Facts(case)))
    return Reason(CODES[code], sentence, rule if isinstance(rule, str) else rule(case))


def _told(case: Case, code: int) -> tuple[str, str | Callable[[Case], str]]:
    """Sentence and rule of a reason, in the words of this game."""
    template, rule = REASONS[code]
    missing = None if code in OF_THE_MOMENT else lacking(case.g, case.kind)
    if missing is None:
        return template, rule
    asks = template.endswith("{asked}")
    return (f"{missing.missing} {{asked}}", _of_step) if asks else (missing.missing, _TURN)

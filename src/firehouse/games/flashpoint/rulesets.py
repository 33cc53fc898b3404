"""Every way to play Flash Point: options, boards and difficulties in one short table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from firehouse.core.catalogue import Ruleset, Sign
from firehouse.core.nearest import near
from firehouse.core.options import Formerly, OptionInfo, Value, checked
from firehouse.core.phrase import phrase
from firehouse.core.setup import Setup
from firehouse.games.flashpoint.data.board import Board, dice_square
from firehouse.games.flashpoint.data.files.arrows import builtin_arrows
from firehouse.games.flashpoint.data.files.decks_file import LEVELS as DECK_LEVELS
from firehouse.games.flashpoint.data.files.faults import fault
from firehouse.games.flashpoint.data.files.game_deck import OWN_DECK, deck_of, settle
from firehouse.games.flashpoint.data.files.plan import Plan, builtin_plan, read_plan
from firehouse.games.flashpoint.data.files.specialists_file import OWN_SPECIALISTS, roles_of
from firehouse.games.flashpoint.data.options import DEFAULTS, OPTIONS, Options
from firehouse.games.flashpoint.data.specialists import (
    FIREFIGHTER,
    FIRST_EDITION,
    SECOND_EDITION,
    Role,
    index_of,
)
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.rules.event_cards import EFFECTS
from firehouse.games.flashpoint.rules.house import CHOSEN, DRAWN, House
from firehouse.games.flashpoint.rules.state import MAX_PAWNS
from firehouse.games.flashpoint.words.language import VOICE, part
from firehouse.games.flashpoint.words.roles import specialist_title
from firehouse.games.flashpoint.words.signs import signs

RULES_VERSION: Final = "2"
"""Rises when a rule plays differently, never for speed."""

FORMERLY: Final[Formerly] = {
    "rise_skips_fire": ("getting_up", {False: "actions", True: "and_fire"}),
}
"""How options used to be spelled; set-ups and records of then are still read."""

OWN_PLAN: Final = "plan"
"""The file of a set-up that holds a building of the player's own."""
RANDOM: Final = "random"
DEFAULT_CREW: Final = 2
BY_CREW: Final = (0, 0, 0, 2, 3, 3, 3)
"""Hot spots more at the start for each size of crew. Brownstone: Additional HotSpot tokens."""
CENTRE: Final = [dice_square(3, col) for col in (3, 4, 5, 6)] + [
    dice_square(4, col) for col in (6, 5, 4, 3)
]
"""The square of each black face for the first explosion. Brownstone: First explosion."""


@dataclass(frozen=True)
class Way:
    """One way to play: what it changes from the options' defaults."""

    id: str
    boards: tuple[str, ...]
    roles: tuple[Role, ...]
    options: Mapping[str, Value]
    difficulties: Mapping[str, Mapping[str, Value]]
    floors: int = 1

    def say(self, table: str) -> str:
        """What the words of the game say of it."""
        return part(phrase(f"{table}.{self.id.partition('/')[2]}"))


def _alarm(explosions: int, victims: int, false_alarms: int, hazmats: int) -> dict[str, Value]:
    return {
        "explosions": explosions,
        "victims": victims,
        "false_alarms": false_alarms,
        "hazmats": hazmats,
    }


HOUSES: Final = ("house_front", "house_back")

SECOND: Final[Mapping[str, Value]] = {
    "victims": 10,
    "false_alarms": 5,
    "points_last": True,
    "placement": "empty",
    "arrows": "inwards",
    "damage_limit": 24,
    "lost_limit": 4,
    "rescue_goal": 7,
    "fire_discs": 33,
    "starved_at": 0,
    "lead_limit": 1,
    "enter_at_start": True,
    "no_end_in_fire": True,
    "fire_outside": True,
    "consequences_last": True,
    "smoke_catches": True,
    "wave_rolls_over_smoke": False,
}
"""What the second edition changes, whichever game of it is played."""

FAMILY: Final[Mapping[str, Value]] = {
    **SECOND,
    "set_up": "family",
    "placement": "clearing",
    "knock_down": "nearest",
}

EXPERIENCED: Final[Mapping[str, Value]] = {
    **SECOND,
    "set_up": "staged",
    "vehicles": True,
    "specialists": True,
    "ambulance_by_radio": True,
    "gentle_gun": True,
    "crew_change": True,
    "knock_down": "ambulance",
    "hot_spots": True,
}


def _level(explosions: int, hazmats: int, hot_spots: int, reserve: int) -> dict[str, Value]:
    return {
        "explosions": explosions,
        "hazmat_markers": hazmats,
        "extra_hot_spots": hot_spots,
        "hot_spot_reserve": reserve,
    }


LEVELS: Final = {
    "recruit": _level(3, 3, 0, 6),
    "veteran": _level(3, 4, 3, 6),
    "heroic": _level(4, 5, 3, 12),
}

_TWO_FLOORS: Final[Mapping[str, Value]] = {"drive_rule": "any", "arrows": "each_floor"}
"""What a house of two floors changes, whichever game is played in it. 2nd Story."""

WAYS: Final = (
    Way(
        "flashpoint/basic",
        HOUSES,
        (FIREFIGHTER,),
        {"victims": 8, "false_alarms": 4},
        {},
    ),
    Way(
        "flashpoint/advanced",
        HOUSES,
        FIRST_EDITION,
        {"vehicles": True, "specialists": True, "set_up": "explosions"},
        {
            "one-alarm": _alarm(2, 6, 3, 2),
            "two-alarm": _alarm(3, 8, 4, 3),
            "three-alarm": _alarm(4, 10, 5, 4),
        },
    ),
    Way(
        "flashpoint/family",
        HOUSES,
        SECOND_EDITION[:1],
        FAMILY,
        {},
    ),
    Way(
        "flashpoint/experienced",
        HOUSES,
        SECOND_EDITION,
        EXPERIENCED,
        LEVELS,
    ),
    Way(
        "flashpoint/brownstone",
        ("brownstone",),
        SECOND_EDITION,
        {**EXPERIENCED, "drive_rule": "side", "chop_doors": True, "hot_spots_a_turn": 1},
        LEVELS,
    ),
    Way(
        "flashpoint/second-story",
        ("villa", "hotel"),
        SECOND_EDITION,
        _TWO_FLOORS,
        {
            "family": {**FAMILY, **_TWO_FLOORS, "set_up": "unharmed", "explosions": 3},
            **{name: {**EXPERIENCED, **_TWO_FLOORS, **level} for name, level in LEVELS.items()},
        },
        floors=2,
    ),
    Way(
        "flashpoint/tragic-events",
        HOUSES,
        SECOND_EDITION,
        {**EXPERIENCED, "hot_spots": False, "decks": True},
        {
            "recruit": _level(3, 3, 0, 0),
            "veteran": _level(3, 4, 0, 0),
            "heroic": _level(4, 5, 0, 0),
        },
    ),
)

_BY_ID: Final = {way.id: way for way in WAYS}


def _with_default(option: OptionInfo, way: Way) -> OptionInfo:
    """The option with the value that this way to play starts from, at its first difficulty."""
    first = next(iter(way.difficulties.values()), {})
    value = {**way.options, **first}.get(option.name, option.default)
    return replace(option.worded(VOICE), default=value)


def _signs(way: Way) -> tuple[Sign, ...]:
    """The signs that can come up at one of the difficulties."""
    levels: list[Mapping[str, Value]] = [*way.difficulties.values()] or [{}]
    return signs(way.floors, *(Options({**way.options, **level}) for level in levels))


RULESETS: Final = tuple(
    Ruleset(
        id=way.id,
        game="flashpoint",
        title=way.say("ruleset-title"),
        boards=way.boards,
        difficulties=tuple(way.difficulties),
        crew=tuple(range(1, MAX_PAWNS + 1)),
        roles=tuple(role.id for role in way.roles),
        options=tuple(_with_default(option, way) for option in OPTIONS),
        signs=_signs(way),
        notes=way.say("ruleset-notes"),
    )
    for way in WAYS
)


def game_of(setup: Setup) -> FlashPoint:
    """The game of a set-up; a ValueError says what is wrong with a bad one."""
    way = _BY_ID[setup.ruleset]
    plan = _plan(way, setup)
    values: dict[str, Value] = {
        **DEFAULTS,
        **way.options,
        **_difficulty(way, setup.difficulty),
        **(_TWO_FLOORS if plan.floors == 2 else {}),
        **checked(OPTIONS, setup.options),
    }
    settle(values, setup)
    roles = roles_of(way.roles, values, setup.files.get(OWN_SPECIALISTS))
    crew = _crew(setup, roles, values["choosing"] == "chosen")
    if values["hot_spots"] and "extra_hot_spots" not in setup.options:
        values["extra_hot_spots"] = int(values["extra_hot_spots"]) + BY_CREW[len(crew)]
    _need_fitting(plan, values)
    own = plan.arrows if "arrows" not in setup.options else ()
    arrows = list(own or builtin_arrows(str(values["arrows"])))
    deck = deck_of(setup, values, len(crew), EFFECTS)
    house = House(Board(plan), Options(values), roles, crew, arrows, CENTRE, deck)
    return FlashPoint(setup, house)


def usual_options(setup: Setup) -> Mapping[str, Value]:
    """What every option is if it is left out; some depend on difficulty, crew or an own plan."""
    way = _BY_ID[setup.ruleset]
    first = next(iter(way.difficulties.values()), {})
    chosen = way.difficulties.get(setup.difficulty or "", first)
    floors = _TWO_FLOORS if _has_two_floors(setup) else {}
    values = {**DEFAULTS, **way.options, **chosen, **floors}
    if setup.difficulty in DECK_LEVELS:
        values["deck_level"] = setup.difficulty
    in_effect = {**values, **setup.options}
    if in_effect["hot_spots"] and not in_effect["decks"]:
        size = max(0, min(_size(setup), len(BY_CREW) - 1))
        values["extra_hot_spots"] = int(values["extra_hot_spots"]) + BY_CREW[size]
    return values


def _has_two_floors(setup: Setup) -> bool:
    """Does the set-up bring a house of two floors? One that cannot be read brings nothing."""
    try:
        return OWN_PLAN in setup.files and read_plan(setup.files[OWN_PLAN]).floors == 2
    except ValueError:
        return False


def signs_of(setup: Setup) -> tuple[Sign, ...]:
    """The signs that can come up in the game of a set-up."""
    house = game_of(setup).house
    return signs(house.board.floors, house.options)


def _difficulty(way: Way, name: str | None) -> Mapping[str, Value]:
    if not way.difficulties:
        if name is not None:
            raise fault("setup.no-difficulties", way=way.id)
        return {}
    if name is None:
        return next(iter(way.difficulties.values()))
    if name not in way.difficulties:
        raise fault("setup.no-difficulty", way=way.id, name=name, names=list(way.difficulties))
    return way.difficulties[name]


def _plan(way: Way, setup: Setup) -> Plan:
    known = (OWN_PLAN, OWN_DECK, OWN_SPECIALISTS)
    unknown = [name for name in setup.files if name not in known]
    if unknown:
        raise fault("setup.no-file", way=way.id, name=unknown[0], names=list(known))
    if OWN_PLAN in setup.files:
        if setup.board is not None:
            raise fault("setup.board-or-plan")
        return read_plan(setup.files[OWN_PLAN])
    board = way.boards[0] if setup.board is None else setup.board
    if board not in way.boards:
        raise fault("setup.no-board", way=way.id, name=board, names=list(way.boards))
    return builtin_plan(board)


def _need_fitting(plan: Plan, values: Mapping[str, Value]) -> None:
    """Refuse a plan or options that do not go together."""
    start = values["set_up"]
    if start in ("basic", "family") and not plan.starts.get(f"{start} fire"):
        raise fault("setup.no-start-squares", start=start)
    for vehicle in ("engine", "ambulance") if values["vehicles"] else ():
        if not any(spot.vehicle == vehicle for spot in plan.spots):
            raise fault("setup.no-parking", vehicle=vehicle)
    if int(values["hazmats"]) and int(values["hazmat_markers"]):
        raise fault("setup.hazmats-twice")
    if int(values["rescue_goal"]) > int(values["victims"]):
        raise fault("setup.goal-too-high")


def _size(setup: Setup) -> int:
    crew = DEFAULT_CREW if setup.crew is None else setup.crew
    return crew if isinstance(crew, int) else len(crew)


def _crew(setup: Setup, roles: list[Role], chosen: bool) -> list[int]:
    """A role for each pawn; for one without it, whether the card is drawn or chosen."""
    crew = DEFAULT_CREW if setup.crew is None else setup.crew
    size = _size(setup)
    if not 1 <= size <= MAX_PAWNS:
        raise fault("setup.crew-size", most=MAX_PAWNS, number=size)
    if isinstance(crew, int):
        open_role = CHOSEN if chosen else DRAWN
        return [open_role if len(roles) > 1 else 0] * size
    found = [_role(name, roles) for name in crew]
    for role in found:
        if role > 0 and found.count(role) > 1:
            raise fault("setup.one-card", role=specialist_title(roles[role]))
    return found


def _role(name: str, roles: list[Role]) -> int:
    """The index of a role by its name, or by a word of its name."""
    wanted = name.strip().lower().replace("_", "-").replace(" ", "-").replace("/", "-")
    if wanted == RANDOM:
        return DRAWN if len(roles) > 1 else 0
    ids = [role.id for role in roles]
    found = index_of(wanted, ids)
    if found is not None:
        return found
    if len(roles) == 1:
        raise fault("setup.no-specialists", name=name)
    raise fault("setup.no-specialist", name=name, near=near(wanted, ids))

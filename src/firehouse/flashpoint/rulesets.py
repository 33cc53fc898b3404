"""Every way to play Flash Point: options, boards and difficulties in one short table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from firehouse.core.catalogue import OptionInfo, Ruleset, Sign, near
from firehouse.core.setup import Setup
from firehouse.flashpoint.arrows import builtin_arrows
from firehouse.flashpoint.board import Board
from firehouse.flashpoint.game import FlashPoint
from firehouse.flashpoint.house import House
from firehouse.flashpoint.options import DEFAULTS, OPTIONS, Options, Value, checked
from firehouse.flashpoint.plan import Plan, builtin_plan, read_plan
from firehouse.flashpoint.specialists import FIREFIGHTER, FIRST_EDITION, Role
from firehouse.flashpoint.state import MAX_PAWNS
from firehouse.flashpoint.tokens import CAPACITY

RULES_VERSION: Final = "1"
"""Rises when a rule plays differently, never for speed."""

OWN_PLAN: Final = "plan"
"""The file of a set-up that holds a building of the player's own."""
RANDOM: Final = "random"
DEFAULT_CREW: Final = 2


@dataclass(frozen=True)
class Way:
    """One way to play: what it changes from the options' defaults."""

    id: str
    title: str
    boards: tuple[str, ...]
    roles: tuple[Role, ...]
    options: Mapping[str, Value]
    difficulties: Mapping[str, Mapping[str, Value]]
    notes: str


def _alarm(explosions: int, victims: int, false_alarms: int, hazmats: int) -> dict[str, Value]:
    return {
        "explosions": explosions,
        "victims": victims,
        "false_alarms": false_alarms,
        "hazmats": hazmats,
    }


WAYS: Final = (
    Way(
        "flashpoint/basic",
        "Flash Point 2010, Basic Game",
        ("house_front", "house_back"),
        (FIREFIGHTER,),
        {"victims": 8, "false_alarms": 4},
        {},
        "The rows of the three start markers and the spiral of arrows are our choice; the book "
        "plays this game on house_front, house_back uses the same start squares.",
    ),
    Way(
        "flashpoint/advanced",
        "Flash Point 2010, Advanced Game",
        ("house_front", "house_back"),
        FIRST_EDITION,
        {"vehicles": True, "specialists": True},
        {
            "one-alarm": _alarm(2, 6, 3, 2),
            "two-alarm": _alarm(3, 8, 4, 3),
            "three-alarm": _alarm(4, 10, 5, 4),
        },
        "Four of the six specialist cards are known; further firefighters play without one.",
    ),
)

SIGNS: Final = (
    Sign("F", "fire", "bold red"),
    Sign("S", "smoke", "bold white"),
    Sign("?", "a point of interest", "bold yellow"),
    Sign("V", "a victim", "bold magenta"),
    Sign("T", "a treated victim", "magenta"),
    Sign("H", "a hazmat", "bold green"),
    Sign("h", "a hazmat that fire has reached", "green"),
    Sign("1 2 3 4 5 6", "a firefighter", "bold cyan"),
    Sign("a b c d e f", "a firefighter, knocked down", "cyan"),
    Sign("Am", "the ambulance", "bold blue"),
    Sign("En", "the fire engine", "bold red"),
    Sign("am en", "where they could park", "dim"),
    Sign("|", "a wall; level, ---"),
    Sign("!", "a damaged wall; level, -!-", "yellow"),
    Sign("o", "a closed door; level, -o-", "green"),
    Sign("/", "an open door; level, -/-", "green"),
    Sign("=", "an exit; level, = =", "green"),
    Sign("&", "more than fits: see the note below"),
)

_BY_ID: Final = {way.id: way for way in WAYS}


def _with_default(option: OptionInfo, way: Way) -> OptionInfo:
    """The option with the value that this way to play starts from, at its first difficulty."""
    first = next(iter(way.difficulties.values()), {})
    value = {**way.options, **first}.get(option.name, option.default)
    return replace(option, default=value)


RULESETS: Final = tuple(
    Ruleset(
        id=way.id,
        game="flashpoint",
        title=way.title,
        boards=way.boards,
        difficulties=tuple(way.difficulties),
        crew=tuple(range(1, MAX_PAWNS + 1)),
        roles=tuple(role.id for role in way.roles),
        options=tuple(_with_default(option, way) for option in OPTIONS),
        signs=SIGNS,
        notes=way.notes,
    )
    for way in WAYS
)


def game_of(setup: Setup) -> FlashPoint:
    """The game of a set-up; a ValueError says what is wrong with a bad one."""
    way = _BY_ID[setup.ruleset]
    values: dict[str, Value] = {
        **way.options,
        **_difficulty(way, setup.difficulty),
        **checked(setup.options),
    }
    _need_fitting(values)
    plan = _plan(way, setup)
    _need_starts(plan, values)
    options = Options(values)
    roles = list(way.roles) if options.specialists else [FIREFIGHTER]
    house = House(
        Board(plan), options, roles, _crew(setup, roles), list(builtin_arrows(options.arrows))
    )
    return FlashPoint(setup, house)


def _difficulty(way: Way, name: str | None) -> Mapping[str, Value]:
    if not way.difficulties:
        if name is not None:
            raise ValueError(f"{way.id} has no difficulties; leave 'difficulty' out.")
        return {}
    if name is None:
        return next(iter(way.difficulties.values()))
    if name not in way.difficulties:
        raise ValueError(
            f"{way.id} has no difficulty '{name}'; choose {', '.join(way.difficulties)}."
        )
    return way.difficulties[name]


def _need_fitting(values: Mapping[str, Value]) -> None:
    """Refuse options that do not go together."""
    given = {**DEFAULTS, **values}
    points = int(given["points_on_board"])
    if points > CAPACITY:
        raise ValueError(f"Option 'points_on_board' goes up to {CAPACITY}; this is {points}.")


def _plan(way: Way, setup: Setup) -> Plan:
    unknown = [name for name in setup.files if name != OWN_PLAN]
    if unknown:
        raise ValueError(f"{way.id} reads no file '{unknown[0]}'; it reads '{OWN_PLAN}'.")
    if OWN_PLAN in setup.files:
        if setup.board is not None:
            raise ValueError("Choose a board or bring a plan of your own, not both.")
        return read_plan(setup.files[OWN_PLAN])
    board = way.boards[0] if setup.board is None else setup.board
    if board not in way.boards:
        raise ValueError(f"{way.id} has no board '{board}'; choose {', '.join(way.boards)}.")
    return builtin_plan(board)


def _need_starts(plan: Plan, values: Mapping[str, Value]) -> None:
    """Refuse a plan without start squares or parking where the rules need them."""
    given = {**DEFAULTS, **values}
    if not given["explosions"] and not plan.starts.get("basic fire"):
        raise ValueError("Without explosions the plan needs a line 'basic fire: ROW,COLUMN …'.")
    if given["vehicles"]:
        for vehicle in ("engine", "ambulance"):
            if not any(spot.vehicle == vehicle for spot in plan.spots):
                raise ValueError(f"The plan has no parking spot for the {vehicle}.")


def _crew(setup: Setup, roles: list[Role]) -> list[int]:
    """A role for each pawn; -1 for one that draws its card at random."""
    crew = DEFAULT_CREW if setup.crew is None else setup.crew
    size = crew if isinstance(crew, int) else len(crew)
    if not 1 <= size <= MAX_PAWNS:
        raise ValueError(f"A crew has 1 to {MAX_PAWNS} firefighters; this one has {size}.")
    if isinstance(crew, int):
        return [-1 if len(roles) > 1 else 0] * size
    found = [_role(name, roles) for name in crew]
    for role in found:
        if role > 0 and found.count(role) > 1:
            raise ValueError(f"There is only one {roles[role].title}; the crew has two.")
    return found


def _role(name: str, roles: list[Role]) -> int:
    """The index of a role by its name, or by a word of its name."""
    wanted = name.strip().lower().replace("_", "-").replace(" ", "-").replace("/", "-")
    if wanted == RANDOM:
        return -1 if len(roles) > 1 else 0
    ids = [role.id for role in roles]
    if wanted in ids:
        return ids.index(wanted)
    by_word = [index for index, id in enumerate(ids) if wanted in id.split("-")]
    if len(by_word) == 1:
        return by_word[0]
    raise ValueError(f"There is no specialist '{name}' here; try {near(wanted, ids)}.")

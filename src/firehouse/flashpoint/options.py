"""Every option of Flash Point: one line of text each, and the rulebook that asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from firehouse.core.catalogue import OptionInfo

Value = int | bool | str

_2010: Final = "Flash Point 2010"


def _number(name: str, default: int, low: int, high: int, text: str, source: str) -> OptionInfo:
    return OptionInfo(name, "number", default, low, high, (), text, source)


def _switch(name: str, default: bool, text: str, source: str) -> OptionInfo:
    return OptionInfo(name, "switch", default, 0, 1, (), text, source)


def _choice(name: str, choices: tuple[str, ...], text: str, source: str) -> OptionInfo:
    return OptionInfo(name, "choice", choices[0], 0, 0, choices, text, source)


OPTIONS: Final = (
    _number("victims", 8, 1, 20, "Victims among the markers.", f"{_2010}: Advanced Game Setup"),
    _number(
        "false_alarms", 4, 0, 20, "False alarms among the markers.", f"{_2010}: Advanced Game Setup"
    ),
    _number("hazmats", 0, 0, 20, "Hazmats among the markers.", f"{_2010}: Advanced Game Setup"),
    _number(
        "explosions",
        0,
        0,
        8,
        "Explosions before the game; 0 lights the plan's start squares instead.",
        f"{_2010}: Advanced Game Setup",
    ),
    _number(
        "points_on_board",
        3,
        1,
        6,
        "Points of interest to be on the board at the start of a turn.",
        f"{_2010}: Detect POI Phase",
    ),
    _number("damage_limit", 30, 1, 80, "Damage markers; the last brings the house down.", _2010),
    _number("lost_limit", 3, 1, 20, "Victims whose death loses the game.", f"{_2010}: End of Game"),
    _number("saved_limit", 4, 0, 20, "AP a firefighter may save.", f"{_2010}: Actions"),
    _number("fire_discs", 36, 12, 48, "Discs for fire and smoke.", f"{_2010}: Components List"),
    _number(
        "starved_at",
        4,
        0,
        12,
        "Discs left in reserve that starve the fire of oxygen; 0 switches the rule off.",
        f"{_2010}: Running Out of Fire Discs?",
    ),
    _number("treated_limit", 3, 0, 3, "Victims treated at the same time.", f"{_2010}: Paramedic"),
    _switch("vehicles", False, "Engine and ambulance; victims go to the ambulance.", _2010),
    _switch("specialists", False, "Every firefighter is a specialist.", f"{_2010}: Specialists"),
    _choice(
        "arrows",
        ("spiral_clockwise", "spiral_counterclockwise"),
        "The way a point of interest takes when it cannot be placed where it was rolled.",
        f"{_2010}: Detect POI Phase",
    ),
    _switch(
        "rise_skips_fire",
        False,
        "A firefighter who gets up forfeits the Advance Fire of that turn too.",
        f"{_2010}: Getting Knocked Down, read to the letter",
    ),
    _switch(
        "wave_rolls_over_smoke",
        False,
        "A shock wave travels on over smoke instead of igniting it and stopping.",
        f"{_2010}: Explosions, read to the letter",
    ),
    _switch(
        "extinguish_through_walls",
        False,
        "Extinguishing reaches adjacent squares behind walls and closed doors.",
        f"{_2010}: Actions, read to the letter",
    ),
)

DEFAULTS: Final[dict[str, Value]] = {option.name: option.default for option in OPTIONS}


class Options:
    """The record that all rules read; what differs between rule sets is a field of it."""

    victims: i64
    false_alarms: i64
    hazmats: i64
    explosions: i64
    points_on_board: i64
    damage_limit: i64
    lost_limit: i64
    saved_limit: i64
    fire_discs: i64
    starved_at: i64
    treated_limit: i64

    def __init__(self, chosen: Mapping[str, Value]) -> None:
        values: dict[str, Value] = {**DEFAULTS, **chosen}
        self.victims = int(values["victims"])
        self.false_alarms = int(values["false_alarms"])
        self.hazmats = int(values["hazmats"])
        self.explosions = int(values["explosions"])
        self.points_on_board = int(values["points_on_board"])
        self.damage_limit = int(values["damage_limit"])
        self.lost_limit = int(values["lost_limit"])
        self.saved_limit = int(values["saved_limit"])
        self.fire_discs = int(values["fire_discs"])
        self.starved_at = int(values["starved_at"])
        self.treated_limit = int(values["treated_limit"])
        self.vehicles = bool(values["vehicles"])
        self.specialists = bool(values["specialists"])
        self.arrows = str(values["arrows"])
        self.rise_skips_fire = bool(values["rise_skips_fire"])
        self.wave_rolls_over_smoke = bool(values["wave_rolls_over_smoke"])
        self.extinguish_through_walls = bool(values["extinguish_through_walls"])


def checked(values: Mapping[str, Value]) -> dict[str, Value]:
    """The options as given, each of the right type and in range; a ValueError names a bad one."""
    known = {option.name: option for option in OPTIONS}
    for name, value in values.items():
        option = known.get(name)
        if option is None:
            raise ValueError(f"There is no option '{name}'; there are: {', '.join(known)}.")
        problem = _problem(option, value)
        if problem:
            raise ValueError(f"Option '{name}' {problem}; this is {value!r}.")
    return dict(values)


def _problem(option: OptionInfo, value: Value) -> str | None:
    if option.kind == "switch":
        return None if isinstance(value, bool) else "is a switch: true or false"
    if option.kind == "choice":
        return None if value in option.choices else f"is one of {', '.join(option.choices)}"
    if isinstance(value, bool) or not isinstance(value, int):
        return f"is a whole number from {option.low} to {option.high}"
    if not option.low <= value <= option.high:
        return f"goes from {option.low} to {option.high}"
    return None

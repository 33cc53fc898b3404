"""What a table may change about a game: each option described, and checked as it is given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

Value = int | bool | str
Formerly = Mapping[str, tuple[str, Mapping[Value, Value]]]
"""Old names of options: the name of today, and what their values are called if that changed."""


@dataclass(frozen=True)
class OptionInfo:
    """One thing that a table may change: a number in a range, a switch, a choice or words."""

    name: str
    kind: str
    default: Value
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    text: str = ""
    source: str = ""


def number(name: str, default: int, low: int, high: int, text: str, source: str) -> OptionInfo:
    """A whole number in a range."""
    return OptionInfo(name, "number", default, low, high, (), text, source)


def switch(name: str, default: bool, text: str, source: str) -> OptionInfo:
    """On or off."""
    return OptionInfo(name, "switch", default, 0, 1, (), text, source)


def choice(name: str, choices: tuple[str, ...], text: str, source: str) -> OptionInfo:
    """One of several words; the first is the usual one."""
    return OptionInfo(name, "choice", choices[0], 0, 0, choices, text, source)


def several(name: str, choices: tuple[str, ...], text: str, source: str) -> OptionInfo:
    """Any number of words, with spaces between them; usually none."""
    return OptionInfo(name, "words", "", 0, 0, choices, text, source)


def defaults(options: Sequence[OptionInfo]) -> dict[str, Value]:
    """What each option is when nobody changes it."""
    return {option.name: option.default for option in options}


def checked(
    options: Sequence[OptionInfo],
    values: Mapping[str, Value],
    retired: Mapping[str, str] | None = None,
) -> dict[str, Value]:
    """The values as given, each of the right type and in range; a ValueError names a bad one.

    Of a retired option it tells what is played in its place.
    """
    known = {option.name: option for option in options}
    for name, value in values.items():
        option = known.get(name)
        if option is None and retired and name in retired:
            raise ValueError(f"The option '{name}' is gone: {retired[name]}. Leave the option out.")
        if option is None:
            raise ValueError(f"There is no option '{name}'; there are: {', '.join(known)}.")
        problem = _problem(option, value)
        if problem:
            raise ValueError(f"Option '{name}' {problem}; this is {value!r}.")
    return dict(values)


def renewed(formerly: Formerly, values: Mapping[str, Value]) -> dict[str, Value]:
    """The values with every option under its name of today; a ValueError for one given twice."""
    found: dict[str, Value] = {}
    for name, value in values.items():
        today, spelled = formerly.get(name, (name, {}))
        if today in found or (today != name and today in values):
            raise ValueError(f"Option '{today}' is given twice; it used to be called '{name}'.")
        found[today] = spelled.get(value, value)
    return found


def _problem(option: OptionInfo, value: Value) -> str | None:
    if option.kind == "switch":
        return None if isinstance(value, bool) else "is a switch: true or false"
    if option.kind == "choice":
        return None if value in option.choices else f"is one of {', '.join(option.choices)}"
    if option.kind == "words":
        fits = isinstance(value, str) and all(word in option.choices for word in value.split())
        return None if fits else f"is any of {', '.join(option.choices)}, with spaces between"
    if isinstance(value, bool) or not isinstance(value, int):
        return f"is a whole number from {option.low} to {option.high}"
    if not option.low <= value <= option.high:
        return f"goes from {option.low} to {option.high}"
    return None

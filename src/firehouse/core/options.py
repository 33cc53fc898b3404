"""What a table may change about a game: each option described, and checked as it is given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Final

from firehouse.core.fault import fault
from firehouse.core.language import Voice
from firehouse.core.nearest import alike

Value = int | bool | str
SHOWN = 200
"""Characters of a bad value that its refusal repeats."""
WORDS: Final = ("title", "text", "source")
"""What the words of a game say of each option, as the messages option.NAME.…"""
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
    title: str = ""
    """What set-up screens call it; without one, its name spelled out."""

    def worded(self, voice: Voice) -> OptionInfo:
        """The option with its title, line of help and source in the language of a game."""
        title, text, source = (voice.tell(f"option.{self.name}.{key}") for key in WORDS)
        return replace(self, title=title, text=text, source=source)


def number(
    name: str,
    default: int,
    low: int,
    high: int,
    text: str = "",
    source: str = "",
    title: str = "",
) -> OptionInfo:
    """A whole number in a range."""
    return OptionInfo(name, "number", default, low, high, (), text, source, title)


def switch(
    name: str, default: bool, text: str = "", source: str = "", title: str = ""
) -> OptionInfo:
    """On or off."""
    return OptionInfo(name, "switch", default, 0, 1, (), text, source, title)


def choice(
    name: str, choices: tuple[str, ...], text: str = "", source: str = "", title: str = ""
) -> OptionInfo:
    """One of several words; the first is the usual one."""
    return OptionInfo(name, "choice", choices[0], 0, 0, choices, text, source, title)


def several(
    name: str, choices: tuple[str, ...], text: str = "", source: str = "", title: str = ""
) -> OptionInfo:
    """Any number of words, with spaces between them; usually none."""
    return OptionInfo(name, "words", "", 0, 0, choices, text, source, title)


class Rows:
    """The options of a game as its record reads them: each is described and read in one call."""

    def __init__(self, chosen: Mapping[str, Value]) -> None:
        self.chosen = chosen
        self.rows: list[OptionInfo] = []

    def _read(self, row: OptionInfo) -> Value:
        self.rows.append(row)
        return self.chosen.get(row.name, row.default)

    def number(self, name: str, default: int, low: int, high: int) -> int:
        """A whole number in a range."""
        return int(self._read(number(name, default, low, high)))

    def switch(self, name: str, default: bool) -> bool:
        """On or off."""
        return bool(self._read(switch(name, default)))

    def word(self, name: str, words: tuple[str, ...]) -> str:
        """One of several words; the first is the usual one."""
        return str(self._read(choice(name, words)))

    def choice(self, name: str, words: tuple[str, ...]) -> int:
        """One of several words, as its number, for rules that are asked often."""
        return words.index(self.word(name, words))

    def words(self, name: str, words: tuple[str, ...]) -> str:
        """Any number of words, with spaces between them; usually none."""
        return str(self._read(several(name, words)))


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
            raise fault("option.gone", name=name, played=retired[name])
        if option is None:
            raise fault("option.unknown", name=name, near=alike(name, list(known)))
        problem = _problem(option, value)
        if problem:
            raise fault(f"option.{problem}", **asdict(option), value=_shown(value))
    return dict(values)


def renewed(formerly: Formerly, values: Mapping[str, Value]) -> dict[str, Value]:
    """The values with every option under its name of today; a ValueError for one given twice."""
    found: dict[str, Value] = {}
    for name, value in values.items():
        today, spelled = formerly.get(name, (name, {}))
        if today in found or (today != name and today in values):
            raise fault("option.twice", name=today, old=name)
        found[today] = spelled.get(value, value)
    return found


def tidied(options: Sequence[OptionInfo], values: Mapping[str, Value]) -> dict[str, Value]:
    """The values with words once each and in the order of the option; bad ones stay as they are."""
    known = {option.name: option for option in options if option.kind == "words"}
    return {name: _tidy(known.get(name), value) for name, value in values.items()}


def _tidy(option: OptionInfo | None, value: Value) -> Value:
    if option is None or not isinstance(value, str):
        return value
    words = set(value.split())
    if not words <= set(option.choices):
        return value
    return " ".join(choice for choice in option.choices if choice in words)


def _shown(value: Value) -> str:
    """A value as it was given, or how it begins."""
    text = repr(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def _problem(option: OptionInfo, value: Value) -> str:
    """The message that says what is wrong with a value; empty if nothing is."""
    if option.kind == "number" and isinstance(value, int) and not isinstance(value, bool):
        return "" if option.low <= value <= option.high else "range"
    return "" if _fits(option, value) else option.kind


def _fits(option: OptionInfo, value: Value) -> bool:
    """Is a value that is no number one that the option can have?"""
    if option.kind == "switch":
        return isinstance(value, bool)
    if option.kind == "choice":
        return value in option.choices
    words = option.kind == "words" and isinstance(value, str)
    return words and all(word in option.choices for word in str(value).split())

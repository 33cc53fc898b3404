"""What a table agrees on before the first turn; everything a game needs to be built again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

MAX_NAME = 80
MAX_FILE = 100_000
FIELDS = ("ruleset", "board", "difficulty", "crew", "options", "files")


@dataclass(frozen=True)
class Setup:
    """One way to play, with the choices made; `None` leaves a choice to the rule set.

    `crew` is a number of firefighters or a role for each of them; `files` holds the text of
    a player's own plan or other data, so that a record carries everything it needs.
    """

    ruleset: str
    board: str | None = None
    difficulty: str | None = None
    crew: int | tuple[str, ...] | None = None
    options: Mapping[str, int | bool | str] = field(default_factory=dict)
    files: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if isinstance(self.crew, list):
            object.__setattr__(self, "crew", tuple(self.crew))
        problem = _problem(self)
        if problem:
            raise ValueError(problem)

    def to_json(self) -> dict[str, Any]:
        """Plain data, with only what was chosen."""
        plain: dict[str, Any] = {"ruleset": self.ruleset}
        if self.board is not None:
            plain["board"] = self.board
        if self.difficulty is not None:
            plain["difficulty"] = self.difficulty
        if self.crew is not None:
            plain["crew"] = self.crew if isinstance(self.crew, int) else list(self.crew)
        if self.options:
            plain["options"] = dict(self.options)
        if self.files:
            plain["files"] = dict(self.files)
        return plain

    @staticmethod
    def from_json(data: Any) -> Setup:
        """Read untrusted data; a ValueError names the field that is wrong."""
        if not isinstance(data, dict):
            raise ValueError(f"A set-up is an object with a 'ruleset'; this is {what_is(data)}.")
        unknown = [str(key) for key in data if key not in FIELDS]
        if unknown:
            raise ValueError(
                f"A set-up has no field '{unknown[0][:MAX_NAME]}'; its fields are "
                f"{', '.join(FIELDS)}."
            )
        if "ruleset" not in data:
            raise ValueError(f"A set-up needs a 'ruleset', such as \"{_example()}\".")
        return Setup(**data)


def named(setup: Setup) -> str:
    """A set-up in a few words: the rule set, and what else was chosen."""
    crew = setup.crew if isinstance(setup.crew, int | None) else "+".join(setup.crew)
    words = (setup.ruleset, setup.board, setup.difficulty, crew and f"crew {crew}")
    changed = (f"{name}={value}" for name, value in setup.options.items())
    return ", ".join([*(str(word) for word in words if word), *changed, *setup.files])


def checked_setup(value: Any) -> Setup:
    """The set-up itself; a ValueError for anything that is not one."""
    if isinstance(value, Setup):
        return value
    raise ValueError(
        f'A game is made from a Setup, such as Setup("{_example()}"); this is {what_is(value)}.'
    )


def _problem(setup: Setup) -> str | None:
    """What is wrong with the types, whatever the game; values are the game's to judge."""
    if not _is_name(setup.ruleset):
        return f"The set-up's 'ruleset' must be a short text such as \"{_example()}\"."
    for name in ("board", "difficulty"):
        value = getattr(setup, name)
        if value is not None and not _is_name(value):
            return f"The set-up's '{name}' must be a short text; this is {what_is(value)}."
    problem = _crew_problem(setup.crew) or _options_problem(setup.options)
    return problem or _files_problem(setup.files)


def _crew_problem(crew: Any) -> str | None:
    if crew is None or (isinstance(crew, int) and not isinstance(crew, bool)):
        return None
    if isinstance(crew, tuple) and all(_is_name(role) for role in crew):
        return None
    return "The set-up's 'crew' must be a number of firefighters or a list of role names."


def _options_problem(options: Any) -> str | None:
    if not isinstance(options, Mapping):
        return f"The set-up's 'options' must be names with values; this is {what_is(options)}."
    for name, value in options.items():
        if not _is_name(name):
            return "Every option needs a short name."
        if not isinstance(value, (int, bool, str)):
            return f"Option '{name}' must be a number, true or false, or a word."
    return None


def _files_problem(files: Any) -> str | None:
    if not isinstance(files, Mapping):
        return f"The set-up's 'files' must be names with texts; this is {what_is(files)}."
    for name, text in files.items():
        if not _is_name(name) or not isinstance(text, str) or len(text) > MAX_FILE:
            return f"Every file of a set-up is a name with a text of at most {MAX_FILE} characters."
    return None


def _example() -> str:
    """A rule set that there is."""
    from firehouse.core.catalogue import rulesets

    return rulesets()[0].id


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) <= MAX_NAME


def what_is(value: Any) -> str:
    """What a value is, in a sentence for people."""
    return {type(None): "nothing", list: "a list", dict: "an object", str: "a text"}.get(
        type(value), f"a {type(value).__name__}"
    )

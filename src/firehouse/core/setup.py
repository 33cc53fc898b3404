"""What a table agrees on before the first turn; everything a game needs to be built again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from firehouse.core.fault import Fault, fault
from firehouse.core.phrase import Phrase, phrase

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
        wrong = _fault(self)
        if wrong is not None:
            raise wrong

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
            raise fault("setup.no-object", what=what_is(data))
        unknown = [str(key) for key in data if key not in FIELDS]
        if unknown:
            raise fault("setup.no-field", name=unknown[0][:MAX_NAME], names=FIELDS)
        if "ruleset" not in data:
            raise fault("setup.without-ruleset", example=_example())
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
    raise fault("setup.none", example=_example(), what=what_is(value))


def _fault(setup: Setup) -> Fault | None:
    """What is wrong with the types, whatever the game; values are the game's to judge."""
    if not _is_name(setup.ruleset):
        return fault("setup.no-name", example=_example())
    for name in ("board", "difficulty"):
        value = getattr(setup, name)
        if value is not None and not _is_name(value):
            return fault("setup.no-text", name=name, what=what_is(value))
    return _crew_fault(setup.crew) or _options_fault(setup.options) or _files_fault(setup.files)


def _crew_fault(crew: Any) -> Fault | None:
    if crew is None or (isinstance(crew, int) and not isinstance(crew, bool)):
        return None
    if isinstance(crew, tuple) and all(_is_name(role) for role in crew):
        return None
    return fault("setup.no-crew")


def _options_fault(options: Any) -> Fault | None:
    if not isinstance(options, Mapping):
        return fault("setup.no-options", what=what_is(options))
    for name, value in options.items():
        if not _is_name(name):
            return fault("setup.no-option-name")
        if not isinstance(value, (int, bool, str)):
            return fault("setup.no-option", name=name)
    return None


def _files_fault(files: Any) -> Fault | None:
    if not isinstance(files, Mapping):
        return fault("setup.no-files", what=what_is(files))
    for name, text in files.items():
        if not _is_name(name) or not isinstance(text, str) or len(text) > MAX_FILE:
            return fault("setup.no-file", most=MAX_FILE)
    return None


def _example() -> str:
    """A rule set that there is."""
    from firehouse.core.catalogue import rulesets

    return rulesets()[0].id


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) <= MAX_NAME


def what_is(value: Any) -> Phrase:
    """What a value is, in a sentence for people."""
    return phrase("setup.what", type=type(value).__name__)

"""What can be chosen before a game, in words: the game's own, or else its names spelled out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from firehouse.core.catalogue import Ruleset, row_of, ruleset
from firehouse.core.setup import Setup
from firehouse.stage.presets import Preset

Words = tuple[str, str]
"""A title and a line of text."""


class Choices(Protocol):
    """What a game's module of choices holds."""

    RULESETS: Mapping[str, str]
    """A line of text for each rule set."""
    BOARDS: Mapping[str, Words]
    OPTIONS: Mapping[str, str]
    """A title for each option."""
    PRESETS: Mapping[str, Sequence[Preset]]
    """Ready-made games of each rule set, at least one."""

    def difficulty(self, ruleset: str, name: str, /) -> Words: ...

    def role(self, ruleset: str, name: str, /) -> Words: ...

    def has_cards(self, ruleset: str, difficulty: str | None, /) -> bool:
        """Is everybody a specialist or a character?"""
        ...


class DefaultChoices:
    """The choices of a rule set whose game has no words for them."""

    def __init__(self, found: Ruleset) -> None:
        line = row_of(found.id).line
        self.RULESETS = {found.id: found.notes or line}
        self.BOARDS = {board: (spelled(board), "") for board in found.boards}
        self.OPTIONS = {option.name: spelled(option.name) for option in found.options}
        self.PRESETS = {found.id: (Preset("usual", found.title, line, Setup(found.id)),)}

    def difficulty(self, ruleset: str, name: str) -> Words:
        """A difficulty by its name."""
        return spelled(name), ""

    def role(self, ruleset: str, name: str) -> Words:
        """A role by its name."""
        return spelled(name), ""

    def has_cards(self, ruleset: str, difficulty: str | None) -> bool:
        """A game that tells nothing of roles deals none."""
        return False


def choices_of(ruleset_id: str) -> Choices:
    """The words for what can be chosen of a rule set."""
    own: Choices | None = row_of(ruleset_id).load("choices")
    return own or DefaultChoices(ruleset(ruleset_id))


def spelled(name: str) -> str:
    """A name as people write it: "two-wells" is "Two wells"."""
    words = name.replace("-", " ").replace("_", " ")
    return words[:1].upper() + words[1:]

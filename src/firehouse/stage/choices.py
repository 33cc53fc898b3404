"""What can be chosen before a game, in words: the game's own, or else its names spelled out."""

from __future__ import annotations

from typing import Any

from firehouse.core.catalogue import Ruleset, row_of, ruleset
from firehouse.core.options import OptionInfo
from firehouse.core.setup import Setup
from firehouse.stage.presets import Preset

Words = tuple[str, str]
"""A title and a line of text."""


class DefaultChoices:
    """The words of a rule set whose game brings none; everything that such a module has."""

    def __init__(self, found: Ruleset) -> None:
        self._found = found
        self._line = row_of(found.id).about()

    def ruleset_line(self, ruleset: str) -> str:
        """What its notes say, or the line of the game."""
        return self._found.notes or self._line

    def board(self, name: str) -> Words:
        """A board by its name."""
        return spelled(name), ""

    def presets(self, ruleset: str) -> tuple[Preset, ...]:
        """The usual game alone."""
        return (Preset("usual", self._found.title, self._line, Setup(ruleset)),)

    def difficulty(self, ruleset: str, name: str) -> Words:
        """A difficulty by its name."""
        return spelled(name), ""

    def role(self, ruleset: str, name: str) -> Words:
        """A role by its name."""
        return spelled(name), ""

    def has_cards(self, ruleset: str, difficulty: str | None) -> bool:
        """A game that tells nothing of roles deals none."""
        return False


def choices_of(ruleset_id: str) -> Any:
    """The words for what can be chosen of a rule set: a module, or the names of one."""
    return row_of(ruleset_id).load("choices") or DefaultChoices(ruleset(ruleset_id))


def title_of(option: OptionInfo) -> str:
    """What an option is called: as its row has it, else by its name."""
    return option.title or spelled(option.name)


def spelled(name: str) -> str:
    """A name as people write it: "two-wells" is "Two wells"."""
    return opened(name.replace("-", " ").replace("_", " "))


def opened(words: str) -> str:
    """Words with a capital letter at their beginning, and nothing else changed."""
    return words[:1].upper() + words[1:]

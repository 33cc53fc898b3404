"""The language that players of Hotshots read, loaded once: `en.toml` or a file beside it."""

from __future__ import annotations

from firehouse.core.language import Language, language_of
from firehouse.core.phrase import Phrase

LANGUAGE: Language = language_of(__name__.rpartition(".")[0])


def say(said: Phrase) -> str:
    """A phrase as a sentence, with a capital letter first."""
    return LANGUAGE.say(said)


def part(said: Phrase) -> str:
    """A phrase as part of a line."""
    return LANGUAGE.part(said)


def wants(name: str) -> set[str]:
    """The arguments that a phrase names."""
    return LANGUAGE.wants(name)

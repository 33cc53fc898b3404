"""What is wrong with something that somebody gave: a named message that is also a ValueError."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self

from firehouse.core.language import SHARED, voice_of
from firehouse.core.phrase import Phrase, Quoted, phrase


class Fault(ValueError):  # noqa: N818 - told to people
    """An error that players read; it keeps its phrase, for who says it in another language."""

    words: ClassVar[str] = SHARED
    """The package of the words that have its message."""

    def __init__(self, said: Phrase) -> None:
        super().__init__(said)
        self.phrase: Final = said

    @classmethod
    def of(cls, name: str, /, **arguments: Any) -> Self:
        """The error with the message of a name."""
        return cls(phrase(name, **arguments))

    def __str__(self) -> str:
        return voice_of(self.words).part(self.phrase)


fault: Final = Fault.of


def phrase_of(error: Exception) -> Phrase | None:
    """The message of an error, where it has one."""
    return error.phrase if isinstance(error, Fault) else None


def quoted_fault(error: Exception) -> Phrase | str:
    """An error as part of another: in its own words, which may be those of a game."""
    said = phrase_of(error)
    return str(error) if said is None else Quoted(said.name, said.arguments, str(error))

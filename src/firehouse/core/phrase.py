"""What is said to people: a named message with arguments; a language has the words for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Phrase:
    """What is said, before it is said in some language.

    Arguments are texts, numbers, other phrases, or several of those.
    """

    name: str
    arguments: Mapping[str, Any] = field(default_factory=dict)


def phrase(name: str, /, **arguments: Any) -> Phrase:
    """A phrase by its name."""
    return Phrase(name, arguments)


@dataclass(frozen=True)
class Quoted(Phrase):
    """A phrase that was said already, in words of its own; `text` is how."""

    text: str = ""


@dataclass(frozen=True)
class Place(Phrase):
    """A place by what it is part of, such as a room; `square` is its quiet second name.

    The argument `whole` says what it is part of, and is enough where nothing else can be meant.
    """

    def brief(self) -> Place:
        """The whole that it is part of, in its stead."""
        told = {key: self.arguments[key] for key in ("whole", "square")}
        return Place("place.whole", told)


def brief(said: Phrase) -> Phrase:
    """The phrase with every place in it by the whole that it is part of."""
    if isinstance(said, Place):
        return said.brief()
    return Phrase(said.name, {key: _brief(value) for key, value in said.arguments.items()})


def _brief(value: Any) -> Any:
    if isinstance(value, Phrase):
        return brief(value)
    return [_brief(item) for item in value] if isinstance(value, (list, tuple)) else value


def unnumbered(said: Phrase) -> Phrase:
    """The phrase with every place in it as a mere phrase, which no number ever follows."""
    return Phrase(said.name, {key: _unnumbered(value) for key, value in said.arguments.items()})


def _unnumbered(value: Any) -> Any:
    if isinstance(value, Phrase):
        return unnumbered(value)
    return [_unnumbered(item) for item in value] if isinstance(value, (list, tuple)) else value


def squares_of(said: Phrase | None) -> list[str]:
    """The quiet second names of all places that a phrase names, each once."""
    found: dict[str, None] = {}
    if said is not None:
        _gather(said, found)
    return list(found)


def _gather(value: Any, found: dict[str, None]) -> None:
    if isinstance(value, Place):
        found[str(value.arguments["square"])] = None
    elif isinstance(value, Phrase):
        for item in value.arguments.values():
            _gather(item, found)
    elif isinstance(value, (list, tuple)):
        for item in value:
            _gather(item, found)

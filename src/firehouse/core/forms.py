"""How the argument of an action is written, read, and which arguments a set-up can have."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from firehouse.core.fault import fault
from firehouse.core.kinds import Kind, lacking
from firehouse.core.nearest import nearest

MAX_TEXT: Final = 200
MAX_WORD: Final = 20
"""Letters of a wrong word that are told."""

Read = Callable[[Any, Sequence[str], str], int]


@dataclass(frozen=True)
class Form:
    """A row of a game's table of forms; kinds of actions name theirs."""

    shape: str
    """What follows the word of the action, as help shows it."""
    write: Callable[[Any, int], str]
    """An argument in a house, as it is written."""
    read: Read
    """The argument of the words that follow; a ValueError tells the usage, which is given."""
    arguments: Callable[[Any], Iterable[int]]
    """The arguments that players can name in a set-up."""
    begins: Callable[[Any, Sequence[str]], bool] | None = None
    """Where several kinds have one word: do the words that follow mean this form?"""


def wrong(name: str, **arguments: Any) -> ValueError:
    """The error for a text that is no action: `notation.NAME` of what every game says."""
    return fault(f"notation.{name}", **arguments)


def wrong_form(usage: str) -> ValueError:
    """The error for words that do not have the form of their action."""
    return wrong("form", usage=usage)


def listed(names: Sequence[str], index: int) -> str:
    """A name by its number, or the number where there is none."""
    return names[index] if 0 <= index < len(names) else str(index)


def exactly(number: int, read: Read) -> Read:
    """Reads so many words, and complains of others."""

    def checked(house: Any, words: Sequence[str], usage: str) -> int:
        if len(words) != number:
            raise wrong_form(usage)
        return read(house, words, usage)

    return checked


BARE: Final = Form(
    "", lambda house, _: "", exactly(0, lambda house, words, usage: 0), lambda house: (0,)
)
"""No argument at all."""


def _whole(house: Any, usage: str) -> str:
    return usage


class Notation:
    """The text forms of a game's actions, from the rows of its kinds and its table of forms."""

    def __init__(
        self,
        kinds: Sequence[Kind],
        forms: Mapping[str, Form],
        examples: Sequence[str],
        more: Sequence[str] = (),
        fitted: Callable[[Any, str], str] = _whole,
    ) -> None:
        self.kinds = kinds
        self.forms = forms
        self.examples = examples
        self.more = more
        """Words of actions that have no row."""
        self.fitted = fitted
        """A usage without what a set-up does not have."""
        self._of_word: dict[str, list[Kind]] = {}
        for kind in sorted(kinds, key=lambda kind: forms[kind.form].begins is None):
            self._of_word.setdefault(kind.word, []).append(kind)

    def usage(self, kind: Kind) -> str:
        """How a kind of action is typed, such as "move TILE"."""
        return f"{kind.word} {self.forms[kind.form].shape}".rstrip()

    def usages(self) -> tuple[str, ...]:
        """How every kind is typed, each way once."""
        return tuple(dict.fromkeys(map(self.usage, self.kinds)))

    def verbs(self, house: Any) -> list[str]:
        """The words with which actions of a set-up begin."""
        there = (kind for kind in self.kinds if lacking(house, kind.needs) is None)
        return list(dict.fromkeys((*self.more, *(kind.word for kind in there))))

    def write(self, house: Any, kind: Kind, argument: int) -> str:
        """The text form of an action."""
        return f"{kind.word} {self.forms[kind.form].write(house, argument)}".rstrip()

    def words(self, text: str) -> list[str]:
        """The words of a text; a ValueError if it is none, or too long."""
        if not isinstance(text, str):
            raise wrong("no-text", example=self.examples[0])
        words = text[:MAX_TEXT].lower().replace("/", " ").split()
        if not words or len(text) > MAX_TEXT:
            raise wrong("no-short-text", examples=[f"'{example}'" for example in self.examples])
        return words

    def read(self, house: Any, words: Sequence[str]) -> tuple[Kind, int]:
        """Kind and argument of the words of a text; a ValueError says what was expected."""
        kind = self.kind_of(house, words)
        if kind is None:
            kind = self._usual(house, words[0])
        usage = self.fitted(house, self.usage(kind))
        return kind, self.forms[kind.form].read(house, words[1:], usage)

    def kind_of(self, house: Any, words: Sequence[str]) -> Kind | None:
        """The kind whose form the words begin; None if they begin none."""
        for kind in self._of_word.get(words[0], ()):
            begins = self.forms[kind.form].begins
            if begins is None or begins(house, words[1:]):
                return kind
        return None

    def _usual(self, house: Any, word: str) -> Kind:
        """The first of the kinds that begin with a word, whose form is then told."""
        if word not in self._of_word:
            near = nearest(word, self.verbs(house))
            raise wrong("no-action", word=word[:MAX_WORD], near=near)
        return self._of_word[word][0]

    def numbered(
        self, house: Any, act: Callable[[int, int], int], always: Iterable[str] = ()
    ) -> list[int]:
        """Every action that a player could ever take in a set-up, in the order of the kinds."""
        return [
            act(kind.number, argument)
            for kind in sorted(self.kinds, key=lambda kind: kind.number)
            if not kind.by_luck and (kind.name in always or lacking(house, kind.needs) is None)
            for argument in self.forms[kind.form].arguments(house)
        ]

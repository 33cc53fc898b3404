"""A language: the file that says named messages.

It is a TOML file of templates, in tables whose names are joined with dots; a long one may be
in parts, such as `en.toml` and `en.screen.toml`, each with tables of its own. A template is
written in a small part of ICU MessageFormat, so that grammar stays with the language:

    {who}                                        an argument: a text, a number or another message
    {load, select, nothing {} other {, with {load}}}   one text or another by a word
    {led, plural, =0 {} one {# victim} other {# victims}}   one text or another by a number, or by
                                                 how many there are of several arguments
    {place, ordinal, one {#st} two {#nd} few {#rd} other {#th}}   one text or another by a place in
                                                 a row, in messages of the page alone
    {squares, list, or}                          several arguments, as `list.or` joins the last two
                                                 and `list.or-more`, else `list.comma`, those before
    {rest, sentence}                             an argument that begins a sentence
    {square, at}                                 where it is: the message `NAME-at` of a place

A place can be followed by its quiet second name, the number of a square: `show_squares`, or
FIREHOUSE_COORDINATES=1, asks for it.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from firehouse.core.phrase import Phrase, Place, Quoted

Plural = Callable[[int], str]

SHARED: Final = "firehouse.words"
"""The package of the words that every game says."""
VARIABLE: Final = "FIREHOUSE_LANGUAGE"
ENGLISH: Final = "en"
COORDINATES: Final = "FIREHOUSE_COORDINATES"
PAGE: Final = ".page.toml"
"""The part of a language that only the page says; it is built into the page."""
AT: Final = "-at"
EXACT: Final = "place.exact"
"""A place that has no other name than its square."""
_shown: Final = {"squares": os.environ.get(COORDINATES, "") not in ("", "0")}


def show_squares(shown: bool) -> None:
    """Say the number of a square beside the name of its place, or leave it out."""
    _shown["squares"] = shown


def squares_shown() -> bool:
    """Is the number of a square said beside the name of its place?"""
    return _shown["squares"]


@dataclass(frozen=True)
class Slot:
    """A place in a template for an argument."""

    name: str
    joined: str = ""
    """How several are joined."""
    begins: bool = False
    """Does it begin a sentence?"""
    at: bool = False
    """Does it say where something is?"""


@dataclass(frozen=True)
class Cases:
    """A place in a template with a text for each case of an argument."""

    name: str
    kind: str
    """By a word, `select`; by a number, `plural`; by a place in a row, `ordinal`."""
    cases: Mapping[str, Template]


Template = tuple["str | Slot | Cases", ...]


class _Reader:
    """Reads a template from left to right."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.at = 0

    def fail(self, what: str) -> ValueError:
        return ValueError(f"The message '{self.name}' is not well formed: {what}: {self.text!r}.")

    def template(self, counted: str) -> Template:
        """As far as the brace that closes it; # stands for the number that is counted."""
        found: list[str | Slot | Cases] = []
        words = ""
        while self.at < len(self.text) and self.text[self.at] != "}":
            sign = self.text[self.at]
            self.at += 1
            if sign != "{" and not (sign == "#" and counted):
                words += sign
                continue
            if words:
                found.append(words)
                words = ""
            found.append(self.slot() if sign == "{" else Slot(counted))
        if words:
            found.append(words)
        return tuple(found)

    def slot(self) -> Slot | Cases:
        """What stands between braces."""
        name = self.word(",}")
        if self.taken("}"):
            return Slot(name)
        self.expect(",")
        kind = self.word(",}")
        if kind == "sentence":
            self.expect("}")
            return Slot(name, begins=True)
        if kind == "at":
            self.expect("}")
            return Slot(name, at=True)
        self.expect(",")
        if kind == "list":
            joined = self.word("}")
            self.expect("}")
            return Slot(name, joined)
        if kind not in ("select", "plural", "ordinal"):
            raise self.fail(f"'{kind}' is not select, plural, ordinal, list, sentence or at")
        return self.choice(name, kind)

    def choice(self, name: str, kind: str) -> Cases:
        cases: dict[str, Template] = {}
        while not self.taken("}"):
            case = self.word("{")
            self.expect("{")
            cases[case] = self.template("" if kind == "select" else name)
            self.expect("}")
            self.blanks()
        if "other" not in cases:
            raise self.fail(f"'{name}' has no case 'other'")
        return Cases(name, kind, cases)

    def word(self, ends: str) -> str:
        start = self.at
        while self.at < len(self.text) and self.text[self.at] not in ends:
            self.at += 1
        return self.text[start : self.at].strip()

    def blanks(self) -> None:
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1

    def taken(self, sign: str) -> bool:
        if self.at < len(self.text) and self.text[self.at] == sign:
            self.at += 1
            return True
        return False

    def expect(self, sign: str) -> None:
        if not self.taken(sign):
            raise self.fail(f"'{sign}' is missing after {self.at} characters")


def read_template(name: str, text: str) -> Template:
    """A template; a ValueError says what is wrong with it."""
    reader = _Reader(name, text)
    found = reader.template("")
    if reader.at < len(text):
        raise reader.fail("a brace is closed that was not opened")
    return found


def _one(n: int) -> str:
    return "one" if n == 1 else "other"


def _up_to_one(n: int) -> str:
    return "one" if n < 2 else "other"


def _slavic(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else "many"


def _never(n: int) -> str:
    return "other"


PLURALS: Final[Mapping[str, Plural]] = {
    "one": _one,
    "up-to-one": _up_to_one,
    "slavic": _slavic,
    "never": _never,
}
"""How languages tell numbers apart: English, French, Russian, Japanese."""


class Language:
    """What the messages are in one language."""

    def __init__(self, texts: Mapping[str, Any]) -> None:
        rows = dict(texts)
        about = rows.pop("language")
        self.name = str(about["name"])
        self._plural = PLURALS[about["plural"]]
        self._templates = {
            name: read_template(name, text) for name, text in _flat("", rows).items()
        }

    def names(self) -> list[str]:
        """The names of all its messages."""
        return list(self._templates)

    def knows(self, name: str) -> bool:
        """Is there such a message?"""
        return name in self._templates

    def wants(self, name: str) -> set[str]:
        """The arguments that a message names."""
        return _arguments(self._templates[name])

    def part(self, said: Phrase, form: str = "") -> str:
        """The message as part of a sentence, in another form if it has that."""
        if isinstance(said, Quoted):
            return said.text
        name = said.name + form if said.name + form in self._templates else said.name
        words = self._filled(self._templates[name], said.arguments)
        if not (isinstance(said, Place) and _shown["squares"]) or said.name == EXACT:
            return words
        told = {"place": words, "square": said.arguments["square"]}
        return self.part(Phrase("place.with-square", told))

    def say(self, said: Phrase) -> str:
        """The message as a sentence, with a capital letter first."""
        return _begun(self.part(said))

    def _filled(self, template: Template, arguments: Mapping[str, Any]) -> str:
        words = ""
        for part in template:
            if isinstance(part, str):
                words += part
            elif isinstance(part, Slot):
                value = self._value(arguments[part.name], part.joined, AT if part.at else "")
                words += _begun(value) if part.begins else value
            else:
                words += self._filled(self._case(part, arguments[part.name]), arguments)
        return words

    def _value(self, value: Any, joined: str, form: str = "") -> str:
        if isinstance(value, Phrase):
            return self.part(value, form)
        if isinstance(value, (tuple, list)):
            return self._joined([self._value(item, joined) for item in value], joined)
        return str(value)

    def _joined(self, words: Sequence[str], joined: str) -> str:
        """One after the other: the last two as the list asks for, those before with commas."""
        if not words:
            return self.part(Phrase("list.none"))
        found = words[0]
        more = f"list.{joined}-more"
        more = more if more in self._templates else "list.comma"
        for word in words[1:-1]:
            found = self.part(Phrase(more, {"first": found, "last": word}))
        if len(words) > 1:
            found = self.part(Phrase(f"list.{joined}", {"first": found, "last": words[-1]}))
        return found

    def _case(self, choice: Cases, value: Any) -> Template:
        if choice.kind == "plural":
            number = len(value) if isinstance(value, (tuple, list)) else value
            exact = choice.cases.get(f"={number}")
            if exact is not None:
                return exact
            word = self._plural(number)
        elif isinstance(value, Phrase):
            word = value.name
        else:
            word = str(value).lower() if isinstance(value, bool) else str(value)
        return choice.cases.get(word, choice.cases["other"])


def _begun(words: str) -> str:
    return words[:1].upper() + words[1:]


def _flat(before: str, rows: Mapping[str, Any]) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, value in rows.items():
        if isinstance(value, str):
            found[before + name] = value
        else:
            found.update(_flat(f"{before}{name}.", value))
    return found


def _arguments(template: Template) -> set[str]:
    found: set[str] = set()
    for part in template:
        if isinstance(part, Slot):
            found.add(part.name)
        elif isinstance(part, Cases):
            found.add(part.name)
            for case in part.cases.values():
                found |= _arguments(case)
    return found


def language_of(package: str, code: str = "") -> Language:
    """The language of a package's words: the one asked for, else that of the environment."""
    code = code or os.environ.get(VARIABLE) or ENGLISH
    parts: dict[str, dict[str, Any]] = {}
    for file in files(package).iterdir():
        if file.name.endswith(".toml") and not file.name.endswith(PAGE):
            texts = tomllib.loads(file.read_text(encoding="utf-8"))
            parts.setdefault(file.name.partition(".")[0], {}).update(texts)
    if code not in parts:
        known = ", ".join(sorted(parts))
        raise ValueError(f"There are no words for '{code}'; {VARIABLE} is one of: {known}.")
    return Language(parts[code])


def prose(folder: Traversable, name: str) -> str:
    """A text that is a file of its own: that of the language, `NAME.CODE.md`, else `NAME.md`."""
    stem, _, ending = name.rpartition(".")
    told = folder / f"{stem}.{os.environ.get(VARIABLE) or ENGLISH}.{ending}"
    return (told if told.is_file() else folder / name).read_text(encoding="utf-8")


class Voice:
    """Says phrases in the language of a package's words, which is loaded once."""

    def __init__(self, package: str) -> None:
        self.language = language_of(package)

    def say(self, said: Phrase) -> str:
        """A phrase as a sentence, with a capital letter first."""
        return self.language.say(said)

    def part(self, said: Phrase) -> str:
        """A phrase as part of a line."""
        return self.language.part(said)

    def tell(self, name: str, /, **arguments: Any) -> str:
        """The phrase of a name as part of a line."""
        return self.language.part(Phrase(name, arguments))

    def wants(self, name: str) -> set[str]:
        """The arguments that a phrase names."""
        return self.language.wants(name)


@cache
def voice_of(package: str) -> Voice:
    """The one voice of a package's words."""
    return Voice(package)

"""Languages for tests: one that shouts, one that listens, and what a source names."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from firehouse.core.event import _kebab
from firehouse.core.language import PAGE, Cases, Language, Template
from firehouse.core.phrase import Phrase


def texts_of(folder: Path) -> dict[str, Any]:
    """The English words of a folder, as they stand in its files; the page has its own tests."""
    texts: dict[str, Any] = {}
    for path in folder.glob("en*.toml"):
        if not path.name.endswith(PAGE):
            texts |= tomllib.loads(path.read_text(encoding="utf-8"))
    return texts


class Listening(Language):
    """English that insists on every argument that a message names, and notes what was said."""

    def __init__(self, texts: Mapping[str, Any]) -> None:
        super().__init__(texts)
        self.heard: set[str] = set()
        self._wants = cache(self.wants)

    def part(self, said: Phrase, form: str = "") -> str:
        name = said.name + form if self.knows(said.name + form) else said.name
        missing = self._wants(name) - set(said.arguments)
        assert not missing, f"'{name}' is said without {missing}"
        self.heard.add(name)
        return super().part(said, form)


class Shouting(Listening):
    """A language that anyone can tell from English: every word of the file is in capitals."""

    def __init__(self, texts: Mapping[str, Any]) -> None:
        super().__init__(texts)
        self._templates = {name: _loud(found) for name, found in self._templates.items()}


def _loud(template: Template) -> Template:
    return tuple(
        part.upper()
        if isinstance(part, str)
        else Cases(part.name, part.kind, {case: _loud(t) for case, t in part.cases.items()})
        if isinstance(part, Cases)
        else part
        for part in template
    )


class Source:
    """What the Python files of a folder name: whole texts, and texts with holes."""

    def __init__(self, folder: Path) -> None:
        self.words: set[str] = set()
        self.named: set[str] = set()
        """Names of messages that stand in a call as they are."""
        self.given: list[tuple[str, set[str]]] = []
        """Those names with the arguments that they are given, where a call spells them out."""
        self.patterns: set[str] = set()
        """Names of messages with holes, as regular expressions."""
        for path in folder.rglob("*.py"):
            self._read(ast.parse(path.read_text(encoding="utf-8")))

    def _read(self, tree: ast.AST) -> None:
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.words.add(node.value)
            elif isinstance(node, ast.ClassDef):
                self.words.add(_kebab(node.name))
            elif isinstance(node, ast.Name) and node.id.isupper():
                self.words.add(node.id.lower().replace("_", "-"))
            elif isinstance(node, ast.JoinedStr):
                self.patterns.add(_pattern(node))
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in CALLS:
                name = node.args[0]
                if isinstance(name, ast.Constant) and isinstance(name.value, str):
                    self.named.add(name.value)
                    given = {keyword.arg or "" for keyword in node.keywords}
                    if "" not in given and len(node.args) == 1:
                        self.given.append((name.value, given))

    def uses(self, name: str) -> bool:
        """Is a message named, whole or with its holes filled by words of the same folder?"""
        return name in self.words or any(
            all(part in self.words for hole in found.groups() for part in hole.split("."))
            for pattern in self.patterns
            if (found := re.fullmatch(pattern, name))
        )


CALLS = ("phrase", "Phrase", "fault", "tell")


def _pattern(text: ast.JoinedStr) -> str:
    return "".join(
        re.escape(part.value) if isinstance(part, ast.Constant) else "(.+)" for part in text.values
    )


def joining(folder: Path) -> set[str]:
    """The messages that the lists of a language ask for."""
    text = "".join(path.read_text(encoding="utf-8") for path in folder.glob("en*.toml"))
    ways = re.findall(r", list, ([\w-]+)}", text)
    more = (f"list.{way}-more" for way in ways)
    return {"list.none", "list.comma", *(f"list.{way}" for way in ways), *more}


def lower_case(sentence: str) -> list[str]:
    """The words with small letters in them."""
    return re.findall(r"\w*[a-z]\w*", sentence)


def phrases_in(said: Any) -> Iterator[Phrase]:
    """A phrase and all within it."""
    if isinstance(said, Phrase):
        yield said
        for value in said.arguments.values():
            yield from phrases_in(value)
    elif isinstance(said, (list, tuple)):
        for value in said:
            yield from phrases_in(value)

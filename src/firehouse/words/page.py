"""The page's messages as TypeScript: `python -m firehouse.words.page FOLDER` writes a module for
each table of `en.page.toml`, here and in the games' words, and one folder for each language.

A message becomes a text, or a function of its arguments, so that the browser reads no templates
and code that is loaded later brings its own words. Besides what core/language.py tells, a message
may mark a part of itself, `See <link>the rules</link>.`; the page says what the mark stands for.
"""

from __future__ import annotations

import json
import os
import re
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from firehouse.core.language import ENGLISH, PAGE, VARIABLE, Cases, Slot, Template, read_template

PACKAGE: Final = Path(__file__).parents[1]
TAG: Final = re.compile(r"(</?[a-z]+>)")
HEAD: Final = "// Made from {} by python -m firehouse.words.page; edit that.\n"
TEXT: Final = "string | number"
LIST: Final = "readonly string[]"
GRAMMAR: Final = "../../src/common/grammar.ts"
TOOLS: Final = ("begun", "joined", "ordinal", "plural", "type Mark")
MARK: Final = "Mark"
STRICT: Final = (MARK, LIST, "number", "boolean", "string", TEXT)
SHARED: Final = ("command", "connection", "list", "setup")
"""Tables of what all clients say, in en.toml."""
RESERVED: Final = ("default", "delete", "export", "import", "in", "new", "switch", "with")

Section = Mapping[str, Template]


def sources(code: str) -> list[Path]:
    """The files of a language: what all clients say, what every page says, then each game."""
    words = PACKAGE / "words"
    pages = [words, *sorted(PACKAGE.glob("games/*/words"))]
    found = [words / f"{code}.toml", *(folder / f"{code}{PAGE}" for folder in pages)]
    return [path for path in found if path.is_file()]


def languages() -> list[str]:
    """The codes of the languages that the page speaks."""
    return sorted(path.name.removesuffix(PAGE) for path in (PACKAGE / "words").glob(f"*{PAGE}"))


def sections(files: Iterable[Path]) -> dict[str, Section]:
    """The templates by section and name; of a file that is not the page's, those it shares."""
    found: dict[str, Section] = {}
    for file in files:
        own = file.name.endswith(PAGE)
        for section, texts in tomllib.loads(file.read_text(encoding="utf-8")).items():
            if not own and section not in SHARED:
                continue
            if section in found:
                raise ValueError(f"{file.name}: there are two tables '{section}'.")
            rows = {name: read_template(f"{section}.{name}", text) for name, text in texts.items()}
            found[section] = rows
    return found


def modules(code: str, said: Mapping[str, Section], usual: Mapping[str, Section]) -> dict[str, str]:
    """The module of each section; a ValueError says what a language lacks."""
    name = f"/** The code of the language. */\nexport const LANGUAGE = {json.dumps(code)};\n"
    found = {"language.ts": HEAD.format("its name") + name}
    for section, rows in usual.items():
        missing = [name for name in rows if name not in said.get(section, {})]
        if missing:
            raise ValueError(f"{code}{PAGE}: '{section}' lacks {', '.join(missing)}.")
        body = "\n".join(_export(section, name, said[section][name], rows[name]) for name in rows)
        found[f"{section}.ts"] = f"{HEAD.format(f'[{section}]')}{_imports(body)}\n{body}\n"
    return found


def _imports(body: str) -> str:
    """What the messages need, and no more."""
    tools = ", ".join(tool for tool in TOOLS if _named(body, tool))
    needed = {
        'import type { ComponentChildren } from "preact";\n': "ComponentChildren" in body,
        f'import {{ {tools} }} from "{GRAMMAR}";\n': tools,
        'import * as list from "./list.ts";\n': "joined(" in body,
    }
    return "".join(line for line, wanted in needed.items() if wanted)


def _named(body: str, tool: str) -> bool:
    return re.search(rf"[ (\{{]{tool.split()[-1]}[(; ]", body) is not None


def _export(section: str, name: str, template: Template, usual: Template) -> str:
    word = camel(name)
    if word in RESERVED or not word.isidentifier():
        raise ValueError(f"The page's message '{section}.{name}' needs another name.")
    wanted = _types(usual)
    unknown = set(_types(template)) - set(wanted)
    if unknown:
        raise ValueError(f"The message '{section}.{name}' has no argument '{min(unknown)}'.")
    if not wanted:
        return f"export const {word} = {_quoted(template)};"
    rich = MARK in wanted.values()
    types = "; ".join(f"{camel(argument)}: {kind}" for argument, kind in wanted.items())
    writer = _Writer(wanted)
    value = writer.children(template) if rich else writer.text(template)
    kind = "ComponentChildren" if rich else "string"
    return f"export const {word} = (told: {{ {types} }}): {kind} => {value};"


def camel(name: str) -> str:
    """A name of the words as one of the page: `your-tables` is `yourTables`."""
    first, *rest = name.split("-")
    return first + "".join(word.capitalize() for word in rest)


def _quoted(template: Iterable[object]) -> str:
    return json.dumps("".join(str(part) for part in template), ensure_ascii=False)


def _types(template: Template) -> dict[str, str]:
    """The arguments with their types, the strictest of those that their uses ask for."""
    found: dict[str, str] = {}
    for name, kind in _uses(template):
        found[name] = min(found.get(name, kind), kind, key=STRICT.index)
    return found


def _uses(template: Template) -> Iterator[tuple[str, str]]:
    for part in template:
        if isinstance(part, str):
            yield from ((tag[1:-1], MARK) for tag in TAG.findall(part) if tag[1] != "/")
        elif isinstance(part, Slot):
            yield part.name, LIST if part.joined else TEXT
        else:
            truth = part.cases.keys() <= {"true", "false", "other"}
            word = "boolean" if truth else "string"
            yield part.name, word if part.kind == "select" else "number"
            for case in part.cases.values():
                yield from _uses(case)


class _Writer:
    """Writes templates whose arguments have these types as expressions."""

    def __init__(self, types: Mapping[str, str]) -> None:
        self.types = types

    def text(self, template: Template) -> str:
        """One whose value is a text."""
        if all(isinstance(part, str) for part in template):
            return _quoted(template)
        if len(template) == 1 and isinstance(template[0], Cases):
            return self.choice(template[0], self.text)
        words = ""
        for part in template:
            if isinstance(part, str):
                words += part.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
            else:
                words += f"${{{self.hole(part, self.text)}}}"
        return f"`{words}`"

    def children(self, template: Template) -> str:
        """One whose value is what an element holds: texts and marked parts."""
        marks: list[tuple[str, list[str]]] = [("", [])]
        for piece in _pieces(template):
            if not isinstance(piece, str):
                marks[-1][1].append(self.hole(piece, self.children))
            elif not TAG.fullmatch(piece):
                marks[-1][1].append(_quoted(piece))
            elif piece[1] != "/":
                marks.append((piece[1:-1], []))
            else:
                mark, inner = marks.pop()
                if mark != piece[2:-1]:
                    raise ValueError(f"{piece} closes a mark that is not open: {template!r}.")
                marks[-1][1].append(f"told.{camel(mark)}({_row(inner)})")
        if len(marks) > 1:
            raise ValueError(f"<{marks[-1][0]}> is not closed: {template!r}.")
        return _row(marks[0][1])

    def hole(self, part: Slot | Cases, write: Callable[[Template], str]) -> str:
        if isinstance(part, Cases):
            return f"({self.choice(part, write)})"
        value = f"told.{camel(part.name)}"
        if part.joined:
            return f"joined({value}, list.{camel(part.joined)})"
        return f"begun({value})" if part.begins else value

    def choice(self, choice: Cases, write: Callable[[Template], str]) -> str:
        """The cases, from the first that fits to `other`."""
        value = f"told.{camel(choice.name)}"
        if self.types[choice.name] == LIST:
            value += ".length"
        found = write(choice.cases["other"])
        for case, said in reversed(list(choice.cases.items())):
            if case != "other":
                found = f"{_asked(choice, case, value)} ? {write(said)} : {found}"
        return found


def _asked(choice: Cases, case: str, value: str) -> str:
    """Is it this case?"""
    if choice.kind != "select":
        return (
            f"{value} === {case[1:]}" if case[0] == "=" else f'{choice.kind}({value}) === "{case}"'
        )
    truth = {"true": value, "false": f"!{value}"}
    return truth.get(case, f"{value} === {json.dumps(case)}")


def _pieces(template: Template) -> Iterator[str | Slot | Cases]:
    """The parts of a template, with the marks in its texts as pieces of their own."""
    for part in template:
        if isinstance(part, str):
            yield from filter(None, TAG.split(part))
        else:
            yield part


def _row(parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else f"[{', '.join(parts)}]"


def write(folder: Path) -> None:
    """Bring the modules of every language up to date; what is as it was stays untouched."""
    usual = sections(sources(ENGLISH))
    for code in languages():
        write_modules(folder / code, modules(code, sections(sources(code)), usual))


def write_modules(folder: Path, texts: Mapping[str, str]) -> None:
    """Bring the modules of one language up to date."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.iterdir():
        if path.name not in texts:
            path.unlink()
    for name, text in texts.items():
        path = folder / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


def main(folder: str) -> None:
    wanted = os.environ.get(VARIABLE) or ENGLISH
    if wanted not in languages():
        known = ", ".join(languages())
        sys.exit(f"The page has no words for '{wanted}'; {VARIABLE} is one of: {known}.")
    write(Path(folder))


if __name__ == "__main__":
    main(sys.argv[1])

"""The form of a draft: a row for every choice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from firehouse.core.catalogue import games
from firehouse.core.daily import today
from firehouse.core.phrase import phrase
from firehouse.stage.card_choice import DEALT, OPTION
from firehouse.tui.setup.drafts import (
    AT_TABLE,
    DAILY,
    DICE,
    FRESH,
    ME,
    NAMED,
    OPEN,
    TYPED,
    Plain,
    SetupDraft,
    bots,
    cards_of,
    ways,
)
from firehouse.words.language import tell


@dataclass(frozen=True)
class Choice:
    """One value of a field, with a line of text."""

    id: str
    title: str
    text: str = ""


@dataclass(frozen=True)
class Field:
    """One row; `kind` is "choice", "number", "words" or "text"."""

    key: str
    group: str
    title: str
    value: str
    """As it is written: the id of a choice, a number, words with spaces."""
    text: str
    kind: str = "choice"
    choices: tuple[Choice, ...] = ()
    low: int = 0
    high: int = 0
    source: str = ""
    changed: bool = False
    """Does it differ from what the rule set has?"""

    @property
    def shown(self) -> str:
        """The value for people."""
        if self.kind == "choice":
            found = (choice.title for choice in self.choices if choice.id == self.value)
            return next(found, tell("screen.setup.choose"))
        if self.kind == "words":
            marked = len(self.value.split())
            return tell("screen.setup.marked-of", marked=marked, all=len(self.choices))
        return self.value or "—"

    @property
    def about(self) -> str:
        """What the value means, or else the field."""
        found = (choice.text for choice in self.choices if choice.id == self.value)
        return next(found, "") if self.kind == "choice" else ""

    def neighbour(self, by: int) -> str:
        """The next value or the one before; the same if there is none."""
        if self.kind == "number":
            return str(max(self.low, min(self.high, int(self.value) + by)))
        ids = [choice.id for choice in self.choices]
        if self.kind != "choice" or not ids:
            return self.value
        place = ids.index(self.value) + by if self.value in ids else 0
        return ids[place % len(ids)]


def fields_of(draft: SetupDraft, words: str = "") -> list[Field]:
    """Every row of the form; with words, only the rows that speak of them."""
    rows = (*_rules(draft), *_crew(draft), *_seats(draft), *_luck(draft), *_options(draft))
    every = [*rows, *_files(draft)]
    sought = words.lower().split()
    return [row for row in every if all(word in _read(row) for word in sought)]


def _read(row: Field) -> str:
    choices = " ".join(f"{choice.title} {choice.text}" for choice in row.choices)
    return f"{row.group} {row.title} {row.text} {row.source} {row.key} {choices}".lower()


def _rules(draft: SetupDraft) -> Iterator[Field]:
    way = ways()[draft.ruleset]
    every = tuple(Choice(row.id, row.title, row.about()) for row in games())
    yield _field("game", "game", draft.row.id, choices=every)
    siblings = [other for other in ways().values() if other["game"] == draft.row.id]
    if len(siblings) > 1:
        yield _field("game", "ruleset", draft.ruleset, choices=_choices(siblings))
    ready = (_choice(""), *_choices(way["presets"]))
    text = tell("screen.setup.preset-about")
    yield _field("game", "preset", draft.preset, text, choices=ready)
    for key, rows in (("board", way["boards"]), ("difficulty", way["difficulties"])):
        if len(rows) > 1:
            yield _field("game", key, getattr(draft, key), choices=_choices(rows))


def _crew(draft: SetupDraft) -> Iterator[Field]:
    way = ways()[draft.ruleset]
    sizes = tuple(Choice(str(size), str(size)) for size in way["crew"])
    text = tell("screen.setup.size-about")
    yield _field("crew", "size", str(draft.size), text, choices=sizes)
    named = isinstance(draft.crew, tuple)
    if draft.difficulty not in way["choosing"] and not named:
        return
    cards = (_choice(AT_TABLE), _choice(DEALT), _choice(NAMED))
    yield _field("crew", "cards", cards_of(draft), choices=cards)
    if isinstance(draft.crew, tuple):
        group, roles = tell("screen.setup.crew"), _choices(way["roles"])
        for pawn, role in enumerate(draft.crew):
            title = tell("screen.setup.member", number=pawn + 1)
            yield Field(f"role:{pawn}", group, title, role, "", choices=roles)


def _seats(draft: SetupDraft) -> Iterator[Field]:
    who = (_choice(ME), *map(_bot, bots()), _choice(OPEN))
    for pawn, seat in enumerate(draft.seats):
        title = _pawn_title(draft, pawn)
        yield Field(f"seat:{pawn}", tell("screen.setup.seats"), title, seat, "", choices=who)


def _bot(row: Plain) -> Choice:
    title = tell("screen.setup.bot", title=phrase(f"character-title.{row['id']}"))
    return Choice(row["id"], title, row["text"])


def _pawn_title(draft: SetupDraft, pawn: int) -> str:
    role = draft.crew[pawn] if isinstance(draft.crew, tuple) else ""
    rows = ways()[draft.ruleset]["roles"]
    named = next((str(row["title"]) for row in rows if row["id"] == role), "")
    return named or tell("screen.setup.pawn", number=pawn + 1)


def _luck(draft: SetupDraft) -> Iterator[Field]:
    kinds = (_choice(FRESH), _choice(DAILY), _choice(TYPED), _choice(DICE))
    yield _field("luck", "luck", draft.luck, choices=kinds)
    if draft.luck == TYPED:
        yield _field("luck", "seed", draft.seed, tell("screen.setup.seed-about"), kind="text")


def _options(draft: SetupDraft) -> Iterator[Field]:
    """Options by the book that they come from; single ones stand together."""
    way = ways()[draft.ruleset]
    rows = [row for row in way["options"] if row["name"] != OPTION or not way["choosing"]]
    heads = [_head(row) for row in rows]
    grouped: dict[str, list[Plain]] = {}
    for row, head in zip(rows, heads, strict=True):
        group = head if heads.count(head) > 1 else tell("screen.setup.rulebook")
        grouped.setdefault(group, []).append(row)
    for group, found in grouped.items():
        for row in found:
            yield _option(draft, tell("screen.setup.options", book=group), row)


def _option(draft: SetupDraft, group: str, row: Plain) -> Field:
    value = draft.options.get(row["name"], row["default"])
    switch = row["kind"] == "switch"
    words = ("yes", "no") if switch else row["choices"]
    return Field(
        key=f"option:{row['name']}",
        group=group,
        title=row["title"],
        value=("yes" if value else "no") if switch else str(value),
        text=row["text"],
        kind="choice" if switch else row["kind"],
        choices=tuple(Choice(word, _spoken(word, switch)) for word in words),
        low=row["low"],
        high=row["high"],
        source=row["source"],
        changed=row["name"] in draft.options,
    )


def _spoken(word: str, switch: bool) -> str:
    if switch:
        return tell("screen.setup.switch", on=word)
    return word.replace("_", " ").replace("-", " ")


def _head(row: Plain) -> str:
    source = row["source"]
    for sign in ":;,":
        source = source.partition(sign)[0]
    return str(source).strip()


def _files(draft: SetupDraft) -> Iterator[Field]:
    for name in (file.name for file in draft.row.files):
        yield Field(
            f"file:{name}",
            tell("screen.setup.files"),
            tell("screen.setup.file", name=name),
            draft.files.get(name, ""),
            tell("screen.setup.file-about"),
            kind="text",
            changed=name in draft.files,
        )


def _choices(rows: list[Plain]) -> tuple[Choice, ...]:
    return tuple(Choice(row["id"], row["title"], row["text"]) for row in rows)


def _choice(id: str) -> Choice:
    """A choice whose title and text are messages; the seed of the day names it."""
    name = id or "own"
    title = tell(f"screen.setup.{name}", day=today())
    return Choice(id, title, tell(f"screen.setup.{name}-about"))


def _field(group: str, key: str, value: str, text: str = "", **rest: Any) -> Field:
    """A row whose group and title are messages."""
    title = tell(f"screen.setup.{key}")
    return Field(key, tell(f"screen.setup.{group}"), title, value, text, **rest)

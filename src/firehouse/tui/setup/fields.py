"""The form of a draft: a row for every choice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from firehouse.core.catalogue import games
from firehouse.core.daily import today
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

SAME_LUCK = "All who play this set-up today meet the same luck; every server has its own seed."


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
            return next(found, "Choose …")
        if self.kind == "words":
            count = len(self.value.split())
            return f"{count} of {len(self.choices)}" if count else "none"
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
    way, group = ways()[draft.ruleset], "Game"
    every = tuple(Choice(row.id, row.title, row.line) for row in games())
    yield Field("game", group, "Game", draft.row.id, "", choices=every)
    siblings = [other for other in ways().values() if other["game"] == draft.row.id]
    if len(siblings) > 1:
        yield Field("ruleset", group, "Rule set", draft.ruleset, "", choices=_choices(siblings))
    ready = (Choice("", "Your own", "Every choice below is yours."), *_choices(way["presets"]))
    text = "Set-ups worth playing tonight."
    yield Field("preset", group, "Ready-made game", draft.preset, text, choices=ready)
    for key, title, rows in (
        ("board", "Board", way["boards"]),
        ("difficulty", "Difficulty", way["difficulties"]),
    ):
        if len(rows) > 1:
            yield Field(key, group, title, getattr(draft, key), "", choices=_choices(rows))


_CARDS: Final = (
    Choice(AT_TABLE, "Chosen at the table", "Everybody takes a card when they see the fire."),
    Choice(DEALT, "Dealt", "The game deals the cards, and the first firefighter begins."),
    Choice(NAMED, "Named now", "You give everybody a card before the game."),
)


def _crew(draft: SetupDraft) -> Iterator[Field]:
    way, group = ways()[draft.ruleset], "Crew"
    sizes = tuple(Choice(str(size), str(size)) for size in way["crew"])
    yield Field("size", group, "Size", str(draft.size), "How many pawns.", choices=sizes)
    named = isinstance(draft.crew, tuple)
    if draft.difficulty not in way["choosing"] and not named:
        return
    yield Field("cards", group, "Specialists", cards_of(draft), "", choices=_CARDS)
    if isinstance(draft.crew, tuple):
        for pawn, role in enumerate(draft.crew):
            title = f"Number {pawn + 1}"
            yield Field(f"role:{pawn}", group, title, role, "", choices=_choices(way["roles"]))


def _seats(draft: SetupDraft) -> Iterator[Field]:
    who = (
        Choice(ME, "Me", "You decide for this pawn."),
        *(Choice(bot["id"], f"Bot: {bot['title'].lower()}", bot["text"]) for bot in bots()),
        Choice(OPEN, "Open seat", "Somebody else sits down here, at a server."),
    )
    for pawn, seat in enumerate(draft.seats):
        title = _pawn_title(draft, pawn)
        yield Field(f"seat:{pawn}", "Who plays whom", title, seat, "", choices=who)


def _pawn_title(draft: SetupDraft, pawn: int) -> str:
    role = draft.crew[pawn] if isinstance(draft.crew, tuple) else ""
    rows = ways()[draft.ruleset]["roles"]
    named = next((str(row["title"]) for row in rows if row["id"] == role), "")
    return named or f"Firefighter {pawn + 1}"


def _luck(draft: SetupDraft) -> Iterator[Field]:
    kinds = (
        Choice(FRESH, "Fresh luck", "Nobody knows the seed until the record tells it."),
        Choice(DAILY, f"Seed of {today()}", SAME_LUCK),
        Choice(TYPED, "A seed of your own", "The same number and set-up give the same luck."),
        Choice(DICE, "Real dice", "You move real pieces too, and type in what fell."),
    )
    yield Field("luck", "Luck", "Luck", draft.luck, "", choices=kinds)
    if draft.luck == TYPED:
        yield Field("seed", "Luck", "Seed", draft.seed, "A whole number.", kind="text")


def _options(draft: SetupDraft) -> Iterator[Field]:
    """Options by the book that they come from; single ones stand together."""
    way = ways()[draft.ruleset]
    rows = [row for row in way["options"] if row["name"] != OPTION or not way["choosing"]]
    heads = [_head(row) for row in rows]
    grouped: dict[str, list[Plain]] = {}
    for row, head in zip(rows, heads, strict=True):
        group = head if heads.count(head) > 1 else "The rulebook"
        grouped.setdefault(group, []).append(row)
    for group, found in grouped.items():
        for row in found:
            yield _option(draft, f"Options: {group}", row)


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
        choices=tuple(Choice(word, _spoken(word)) for word in words),
        low=row["low"],
        high=row["high"],
        source=row["source"],
        changed=row["name"] in draft.options,
    )


def _spoken(word: str) -> str:
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
            "Files of your own",
            f"Own {name}",
            draft.files.get(name, ""),
            "The name of a file that is played with in place of the game's own.",
            kind="text",
            changed=name in draft.files,
        )


def _choices(rows: list[Plain]) -> tuple[Choice, ...]:
    return tuple(Choice(row["id"], row["title"], row["text"]) for row in rows)

"""A played game as a file: the set-up, the seed, what was played and how chance fell."""

from __future__ import annotations

import json
import os
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from firehouse.core.catalogue import rules_version, without_retired
from firehouse.core.fault import Fault, fault, quoted_fault
from firehouse.core.game import Reason
from firehouse.core.phrase import Phrase, Quoted, phrase
from firehouse.core.setup import Setup, named, what_is
from firehouse.core.table import Refused, Table, checked_seed
from firehouse.words.language import tell

FORMAT: Final = "firehouse-record"
VERSION: Final = 1
MAX_BYTES: Final = 10_000_000
MAX_TEXT: Final = 200
LISTS: Final = ("actions", "chance", "checks")
FIELDS: Final = (
    *("format", "version", "rules_version", "setup", "seed"),
    *(*LISTS, "digest", "result", "ending"),
)


class RecordError(Fault):
    """A record that cannot be read or does not replay; the sentence says where and why."""


@dataclass(frozen=True, repr=False)
class Record:
    """Everything that is needed to play a game again, with checks of every step.

    `actions` and `chance` hold the text forms in the order they were played; the game tells
    which of the two comes next. `seed` is None where real dice were rolled.
    """

    setup: Setup
    seed: int | None
    rules_version: str
    actions: tuple[str, ...]
    chance: tuple[str, ...]
    checks: tuple[str, ...]
    digest: str
    result: str | None = None
    ending: str | None = None

    def __repr__(self) -> str:
        stands = f"{self.result} ({self.ending})" if self.result else "not over"
        return f"<Record {named(self.setup)}, {len(self.checks)} steps: {stands}>"

    def _repr_svg_(self) -> str:
        """The last position, as a notebook shows it."""
        return replay(self)._repr_svg_()

    def to_json(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        plain: dict[str, Any] = {"format": FORMAT, "version": VERSION}
        for name in FIELDS[2:]:
            plain[name] = getattr(self, name)
        plain["setup"] = self.setup.to_json()
        for name in LISTS:
            plain[name] = list(plain[name])
        return plain

    def dumps(self) -> str:
        """The text of a record file: JSON with a line for each field."""
        lines = (f" {json.dumps(name)}: {json.dumps(v)}" for name, v in self.to_json().items())
        return "{\n" + ",\n".join(lines) + "\n}\n"

    @staticmethod
    def from_json(data: str | bytes | dict[str, Any]) -> Record:
        """Read an untrusted record; a RecordError says what is wrong with it."""
        return _checked(data if isinstance(data, dict) else _parsed(data))

    def save(self, path: str | os.PathLike[str], overwrite: bool = False) -> None:
        """Write the whole file or nothing; an existing file is refused with FileExistsError."""
        target = Path(path)
        if not overwrite and target.exists():
            raise FileExistsError(tell("record.there-already", path=str(target)))
        part = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
        try:
            with open(part, "x", encoding="utf-8") as file:
                file.write(self.dumps())
                file.flush()
                os.fsync(file.fileno())
            if not overwrite:
                target.touch(exist_ok=False)
            os.replace(part, target)
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(target)) from error
        finally:
            part.unlink(missing_ok=True)

    @staticmethod
    def load(path: str | os.PathLike[str]) -> Record:
        """Read a record file; what is wrong with it is told with its name."""
        with open(path, "rb") as file:
            text = file.read(MAX_BYTES + 1)
        try:
            return Record.from_json(text)
        except RecordError as error:
            raise _wrong("in-file", path=os.fspath(path), error=error.phrase) from None


def record_of(table: Table) -> Record:
    """The record of a table as it stands."""
    text = table.game.text
    return Record(
        setup=table.setup,
        seed=table.seed,
        rules_version=rules_version(table.setup.ruleset),
        actions=tuple(text(step.action) for step in table.steps if not step.kind),
        chance=tuple(text(step.action) for step in table.steps if step.kind),
        checks=tuple(step.check for step in table.steps),
        digest=table.state.digest(),
        result=table.result,
        ending=table.ending,
    )


def replay(record: Record | str | bytes | dict[str, Any], upto: int | None = None) -> Table:
    """Play a record again, up to a step or to its end, checking everything on the way.

    A record may be given as its text or as plain data. The table can be played on. A RecordError
    names the step where the record and the rules part. The luck of a record of another version of
    the rules is taken as it is stored; it parts where something cannot be played or ends otherwise.
    """
    if not isinstance(record, Record):
        record = Record.from_json(record)
    table = _fresh(record)
    total = len(record.checks)
    last = total if upto is None else upto
    if not isinstance(last, int) or not 0 <= last <= total:
        raise fault("record.no-step", last=total, step=last)
    here = _Replay(record, table)
    while table.step < last:
        here.take()
    if last == total:
        here.check_ending()
    if upto is None:
        table.settle()
    return table


class _Replay:
    """A record on its way through a table."""

    def __init__(self, record: Record, table: Table) -> None:
        self.record = record
        self.table = table
        self.actions = iter(record.actions)
        self.chance = iter(record.chance)
        self.rules = rules_version(record.setup.ruleset)

    def take(self) -> None:
        """Play the next step, and compare."""
        table = self.table
        number = table.step + 1
        luck = table.waits_for_chance
        text = next(self.chance if luck else self.actions, None)
        if text is None:
            raise self.parting(phrase("record.at", step=number), _why("missing", luck=luck))
        where = phrase("record.at-text", step=number, text=text)
        action = self.judged(text, where)
        drawn = table.follow(action)
        if drawn is not None and drawn != action and self.rules == self.record.rules_version:
            raise self.parting(where, _why("other-luck", text=table.game.text(drawn)))
        same = table.steps[-1].check == self.record.checks[number - 1]
        if not same and self.rules == self.record.rules_version:
            raise self.parting(where, _why("elsewhere"))

    def judged(self, text: str, where: Phrase) -> int:
        """The action of a text, if it may be played now."""
        table = self.table
        if table.result is not None:
            raise self.parting(where, _why("over"))
        try:
            action = table.parse(text)
        except Refused as refused:
            raise self.parting(where, _said(refused.reason)) from None
        reason = table.game.refusal(table.state, action)
        if reason is not None:
            raise self.parting(where, _said(reason))
        return action

    def check_ending(self) -> None:
        """Does the game stand where the record says it does?"""
        table, record = self.table, self.record
        same = (record.result, record.ending) == (table.result, table.ending)
        if self.rules == record.rules_version:
            same = same and record.digest == table.state.digest()
        if not same:
            raise self.parting(phrase("record.after", step=table.step), _why("other-end"))

    def parting(self, where: Phrase, why: Phrase | str) -> RecordError:
        """The error for a step, with a word on the rules if they have changed."""
        made = self.record.rules_version
        if self.rules == made:
            return _wrong("parts", where=where, why=why)
        return _wrong("parts-by-rules", where=where, why=why, made=made, here=self.rules)


def _wrong(name: str, /, **arguments: Any) -> RecordError:
    return RecordError(phrase(f"record.{name}", **arguments))


def _why(name: str, /, **arguments: Any) -> Phrase:
    """Why a record and the rules part."""
    return phrase(f"record-why.{name}", **arguments)


def _said(reason: Reason) -> Phrase | str:
    """A refusal as part of a sentence, in the words of its game."""
    said = reason.phrase
    text = reason.sentence
    return text if said is None else Quoted(said.name, said.arguments, text)


def _fresh(record: Record) -> Table:
    """The table of a record before its first step."""
    try:
        setup = record.setup
        if record.rules_version != rules_version(setup.ruleset):
            setup = without_retired(setup)
        return Table(setup, record.seed, luck=record.seed is not None, settle=False)
    except ValueError as error:
        raise _wrong("setup-refused", error=quoted_fault(error)) from error


def _parsed(data: Any) -> Any:
    """JSON of an acceptable size and depth."""
    if not isinstance(data, str | bytes | bytearray):
        raise _wrong("none", what=what_is(data))
    if len(data) > MAX_BYTES:
        raise _wrong("too-big", most=f"{MAX_BYTES:,}")
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        raise _wrong("no-json") from None


def _checked(data: Any) -> Record:
    """A record with every field of the right kind; whether it replays is another question."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise _wrong("no-format", format=FORMAT)
    if data.get("version") != VERSION or isinstance(data["version"], bool):
        raise _wrong("no-version", known=VERSION)
    wrong = set(map(str, data)) ^ set(FIELDS)
    if wrong:
        name = min(wrong)[:MAX_TEXT]
        raise _wrong("fields", lacks=name in FIELDS, name=name)
    record = Record(
        setup=_setup(data["setup"]),
        seed=_seed(data["seed"]),
        rules_version=_text(data, "rules_version"),
        actions=_texts(data, "actions"),
        chance=_texts(data, "chance"),
        checks=_texts(data, "checks"),
        digest=_text(data, "digest"),
        result=None if data["result"] is None else _text(data, "result"),
        ending=None if data["ending"] is None else _text(data, "ending"),
    )
    if len(record.checks) != len(record.actions) + len(record.chance):
        raise _wrong("checks")
    return record


def _setup(data: Any) -> Setup:
    try:
        return Setup.from_json(data)
    except ValueError as error:
        raise _wrong("damaged", error=quoted_fault(error)) from error


def _seed(data: Any) -> int | None:
    try:
        return None if data is None else checked_seed(data)
    except ValueError as error:
        raise _wrong("damaged", error=quoted_fault(error)) from error


def _text(data: dict[str, Any], name: str) -> str:
    return _texts({name: [data[name]]}, name)[0]


def _texts(data: dict[str, Any], name: str) -> tuple[str, ...]:
    values = data[name]
    if not isinstance(values, list) or not all(_is_text(value) for value in values):
        raise _wrong("no-texts", name=name)
    return tuple(values)


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= MAX_TEXT

"""How a table stood after an entry, so that waking it need not begin with the first one.

A bookmark is a cache: whatever is wrong with it, it is thrown away and the entries are folded.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import asdict
from datetime import datetime
from typing import Any, Final

import msgspec

from firehouse import __version__
from firehouse.core.catalogue import rules_version
from firehouse.server.messages import Aids, ChatLine, Holder, LogLine, Proposal
from firehouse.server.storage import TableRow
from firehouse.server.tables.changes import Member
from firehouse.server.tables.fold import Fold
from firehouse.server.tables.following import follow

FORMAT: Final = 2
EVERY: Final = 200
"""Entries after which a table that is awake gets a new bookmark."""
WORTH: Final = 50
"""Entries from which one is worth making when it goes to sleep."""
SAME: Final = (
    *("holders", "authors", "seqs", "log", "chat", "said", "proposal", "aids", "aids_used"),
    *("started", "paused", "closed", "hushed", "muted", "blocked"),
    *("next", "next_seq", "seq", "position", "since"),
)
"""What a fold keeps as it is."""


class Bookmark(msgspec.Struct):
    """Everything about a fold that is not in its row or its game."""

    steps: list[str]
    """The text of each step that was not taken back."""
    check: str
    """What the position after them must look like."""
    members: list[dict[str, Any]]
    declined: list[str]
    done: list[tuple[int, dict[str, int]]]
    holders: list[Holder]
    authors: list[int]
    seqs: list[int]
    log: list[LogLine]
    chat: list[ChatLine]
    said: int
    proposal: Proposal | None
    aids: Aids
    aids_used: dict[str, int]
    started: bool
    paused: bool
    closed: bool
    hushed: bool
    muted: list[int]
    blocked: list[str]
    next: str | None
    next_seq: int
    seq: int
    position: int
    since: datetime


_DECODER: Final = msgspec.json.Decoder(Bookmark)


def maker(ruleset: str) -> str:
    """Which version can read a bookmark: this one, with these rules."""
    return f"{__version__} {FORMAT} {rules_version(ruleset)}"


def written(fold: Fold) -> str:
    """A bookmark of a table as it stands."""
    core = fold.core
    mark = Bookmark(
        steps=[core.game.text(step.action) for step in core.steps],
        check=core.steps[-1].check if core.steps else "",
        members=[asdict(member) for member in fold.members.values()],
        declined=sorted(fold.declined),
        done=[(person, dict(marks)) for person, marks in fold.done.items()],
        **{name: getattr(fold, name) for name in SAME},
    )
    return msgspec.json.encode(mark).decode()


async def opened(row: TableRow, text: str) -> Fold:
    """A table as its bookmark tells; whatever is raised, the bookmark is of no use."""
    mark = _DECODER.decode(text)
    fold = Fold(row)
    core = fold.core
    await follow(core, mark.steps)
    if mark.check != (core.steps[-1].check if core.steps else ""):
        raise ValueError("The bookmark leads to another position.")
    for name in SAME:
        setattr(fold, name, getattr(mark, name))
    fold.members = {told["id"]: Member(**told) for told in mark.members}
    fold.declined = set(mark.declined)
    fold.done = {person: OrderedDict(marks) for person, marks in mark.done}
    fold.begin_view()
    return fold

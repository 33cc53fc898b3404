"""New tables: from a set-up, a record, a moment of another game, or for the same team."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

from firehouse.core.catalogue import rules_version
from firehouse.core.daily import daily_seed
from firehouse.core.phrase import phrase
from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.server.denial import Denied, denied_for
from firehouse.server.messages import Aids, BotHolder, Holder, OpenHolder, PersonHolder
from firehouse.server.people.texts import MAX_NAME, plain
from firehouse.server.people.tokens import (
    code_length,
    hash_of,
    new_code,
    new_table_id,
    new_token,
    next_table_id,
)
from firehouse.server.pool.fair_queue import Party
from firehouse.server.pool.offered import WARM
from firehouse.server.pool.thinkers import Asked
from firehouse.server.resources import LOG, Resources
from firehouse.server.settings import daily_secret
from firehouse.server.storage import Note, PersonRow, TableRow, Taken
from firehouse.server.tables.entries import Begin, Entry, Guest, Played, row_of
from firehouse.server.tables.fold import Fold
from firehouse.server.tables.following import follow
from firehouse.server.tables.outside import replayed
from firehouse.server.tables.shared_games import SharedTable, ruleset_of
from firehouse.words.language import say

ATTEMPTS: Final = 5
"""Codes that are tried; with so many there are, one is free."""
PATIENCE: Final = 60
KEPT_ABOUT: Final = ("lesson", "seeks", "clock")
"""What the next table of a team has of the one before."""


@dataclass
class Order:
    """Everything that a new table is made from."""

    core: Table
    """The game, with the steps that it begins with."""
    holders: list[Holder]
    people: list[tuple[str, str]]
    """Names with hashes of tokens, by person."""
    public: bool = False
    daily: str | None = None
    aids: Aids = field(default_factory=Aids)
    consent: bool = True
    patience: int = PATIENCE
    about: dict[str, Any] = field(default_factory=dict)
    note: str = ""
    """What everybody at the table should know about how it began."""
    id: str = field(default_factory=new_table_id)


@dataclass(frozen=True)
class Ticket:
    """What the holder of a seat gets, only once."""

    table: str
    code: str
    person: int
    token: str
    pawns: list[int]


async def make(resources: Resources, order: Order) -> TableRow:
    """Store a new table."""
    length = code_length(await resources.store.number_of_tables())
    for _ in range(ATTEMPTS):
        row = _row(order, new_code(length))
        entry = row_of(row.id, Entry(1, 0, row.created, _begin(order)))
        people = [
            PersonRow(row.id, person, name, token)
            for person, (name, token) in enumerate(order.people)
        ]
        try:
            await resources.store.create(row, [entry], people, _note(order))
        except Taken:
            made = await resources.store.table(order.id)
            if made is not None:
                return made
            continue
        ruleset = order.core.setup.ruleset
        LOG.info("a table was made", table=row.id, ruleset=ruleset, **_brief(order))
        return row
    raise Denied("busy", phrase("denied.busy-making"))


def _brief(order: Order) -> dict[str, Any]:
    """How the table began, for the log."""
    about = order.about
    return {**about, "puzzle": True} if isinstance(about.get("puzzle"), dict) else about


def _note(order: Order) -> Note | None:
    """How the table begins, if it has a line in the list of tables."""
    return note_of(order) if order.public or order.about.get("clock") else None


def note_of(order: Order) -> Note:
    """How the table begins, for the list of tables."""
    core, holders = order.core, order.holders
    open_seats = [h for h in holders if isinstance(h, OpenHolder)]
    warm = [h for h in holders if isinstance(h, BotHolder) and h.open]
    status = "over" if core.result else "lobby" if open_seats else "playing"
    names = [name for name, _ in order.people]
    situation, free = core.game.situation(core.state), len(open_seats + warm)
    # The clock of a slow table is checked once, whoever makes the first move there.
    due = datetime.now(UTC) if order.about.get("clock") else None
    return Note(status, core.step, situation, names, free, due=due)


def _row(order: Order, code: str) -> TableRow:
    core = order.core
    about = {"consent": order.consent, "patience": order.patience, **order.about}
    if core.seed is None:
        about["referee"] = True
    ruleset = core.setup.ruleset
    return TableRow(
        id=order.id,
        code=code,
        created=datetime.now(UTC),
        public=order.public,
        setup=core.setup.to_json(),
        title=ruleset_of(ruleset).title,
        game=ruleset.partition("/")[0],
        seed=core.seed,
        daily=order.daily,
        about=about,
    )


def _begin(order: Order) -> Begin:
    core = order.core
    return Begin(
        effect=Played([[core.game.text(step.action), step.kind] for step in core.steps]),
        holders=order.holders,
        people=[Guest(number, name) for number, (name, _) in enumerate(order.people)],
        aids=order.aids,
        note=order.note,
    )


async def make_with_ticket(resources: Resources, order: Order, name: str) -> Ticket:
    """A new table with its maker, who alone is there."""
    resources.words.need_clean(name)
    token = new_token()
    order.people = [(name, hash_of(token))]
    row = await make(resources, order)
    pawns = [p for p, h in enumerate(order.holders) if isinstance(h, PersonHolder)]
    return Ticket(row.id, row.code, 0, token, pawns)


def new_game(setup: Setup, seed: int | None, referee: bool) -> Table:
    """A game at its first decision; Denied if the set-up makes no sense."""
    try:
        return SharedTable.of(setup, seed, not referee)
    except ValueError as error:
        raise denied_for("bad-setup", error) from None


def holders_of(core: Table, wishes: Sequence[str]) -> list[Holder]:
    """Who holds each pawn; a short list of wishes is filled with the maker."""
    pawns = len(core.game.pawns(core.state))
    if len(wishes) > pawns:
        raise Denied("seats", phrase("denied.seats", pawns=pawns, seats=len(wishes)))
    all_wishes = [*wishes, *["me"] * (pawns - len(wishes))]
    return [_holder(wish) for wish in all_wishes]


def _holder(wish: str) -> Holder:
    if wish == "me":
        return PersonHolder(0)
    if wish == "open":
        return OpenHolder()
    return BotHolder(wish.partition(":")[2], open=wish.startswith(WARM))


def seed_of_the_day(resources: Resources, setup: Setup, day: str) -> int:
    """The server's own, made from its secret; Denied if the set-up makes no sense."""
    try:
        return daily_seed(setup, day, daily_secret(resources.settings))
    except ValueError as error:
        raise denied_for("bad-setup", error) from None


def again(fold: Fold, hashes: dict[int, str]) -> Order:
    """The same people, seats and set-up, with fresh luck; bots give back what they were lent.

    A lesson needs the luck that it explains. A second request finds the table that is there.
    """
    core = new_game(fold.core.setup, fold.row.seed if fold.lesson else None, fold.referee)
    about = fold.row.about
    numbers = renumbered(fold)
    return Order(
        core=core,
        holders=[_returned(holder, numbers) for holder in fold.holders],
        people=[(fold.members[person].name, hashes[person]) for person in numbers],
        public=fold.row.public,
        aids=fold.aids,
        consent=fold.consent,
        patience=fold.patience,
        about={name: about[name] for name in KEPT_ABOUT if about.get(name)},
        id=next_table_id(fold.row.id),
    )


def renumbered(fold: Fold) -> dict[int, int]:
    """The numbers that people have at the next table of the same team."""
    return {person: number for number, person in enumerate(sorted(fold.members))}


def _returned(holder: Holder, numbers: dict[int, int]) -> Holder:
    """Who holds a pawn at the next table, where people are counted again."""
    if isinstance(holder, PersonHolder):
        return PersonHolder(numbers[holder.person])
    if isinstance(holder, BotHolder) and holder.person is not None:
        return PersonHolder(numbers[holder.person])
    return holder


async def branch(fold: Fold, step: int, same_luck: bool) -> Order:
    """What if: the game up to a step, to be played on by one person."""
    core = fold.core
    if step > core.step:
        raise Denied("no-step", phrase("denied.no-step", last=core.step))
    if same_luck and not fold.tells_seed:
        raise Denied("not-over", phrase("denied.luck-told-later", over=fold.over))
    if fold.is_secret:
        raise Denied("ranked", phrase("denied.ranked-now"))
    if fold.referee:
        fresh = SharedTable.of(core.setup, None, luck=False, settle=False)
    else:
        seed = core.seed if same_luck else None
        fresh = SharedTable.of(core.setup, seed, settle=False)
    await follow(fresh, [done.action for done in core.steps[:step]])
    fresh.settle()
    luck = "same" if same_luck else "new"
    return Order(
        core=fresh,
        holders=holders_of(fresh, []),
        people=[],
        aids=fold.aids,
        about={"branch": {"table": fold.row.id, "step": step, "luck": luck}},
    )


async def imported(resources: Resources, data: dict[str, Any], address: str) -> Order:
    """A table for a record; Denied if it does not replay."""
    asked = Asked(Party(address, "import"))
    record = await resources.thinkers.think(asked, replayed, data)
    if isinstance(record, ValueError):
        raise denied_for("bad-record", record)
    setup = Setup.from_json(record.setup)
    core = SharedTable.of(setup, record.seed, luck=record.seed is not None, settle=False)
    await follow(core, record.actions)
    about: dict[str, Any] = {"imported": True}
    here = rules_version(core.setup.ruleset)
    note = ""
    if record.rules_version != here:
        other = about["rules_version"] = plain(record.rules_version, MAX_NAME) or "unknown"
        note = say(phrase("table.other-rules", other=other, here=here))
    return Order(core, holders_of(core, []), people=[], about=about, note=note)


async def taken_over(begun: Table, step: int, bot: str) -> Order:
    """A game that a bot has begun, from a step on; the bot keeps the pawns that are not on turn."""
    core = SharedTable.of(begun.setup, begun.seed, settle=False)
    await follow(core, [done.action for done in begun.steps[:step]])
    core.settle()
    on_turn = core.game.actor(core.state)
    pawns = range(len(core.game.pawns(core.state)))
    wishes = ["me" if pawn == on_turn else f"bot:{bot}" for pawn in pawns]
    return Order(core, holders_of(core, wishes), people=[], about={"imported": True})

"""Challenges: the same fire for another team, by a link that does not reveal the first table."""

from __future__ import annotations

from collections.abc import Sequence

from firehouse.core.phrase import phrase
from firehouse.server.denial import Denied
from firehouse.server.messages import Aids
from firehouse.server.people.tokens import new_table_id
from firehouse.server.resources import Resources
from firehouse.server.tables.fold import Fold
from firehouse.server.tables.leaderboard import key_of
from firehouse.server.tables.new_tables import Order, holders_of, new_game
from firehouse.server.today.models import ChallengeModel


async def made(resources: Resources, fold: Fold) -> str:
    """The challenge of a table, one for each; Denied if its fire cannot be met again."""
    if key_of(fold.row) is None:
        raise Denied("no-seed", phrase("denied.no-seed"))
    if fold.is_secret:
        raise Denied("ranked", phrase("denied.ranked-challenge"))
    if fold.challenge is not None:
        return fold.challenge
    return await resources.store.days.challenge(new_table_id(), fold.row.id)


async def told(resources: Resources, id: str, fold: Fold) -> ChallengeModel:
    """A challenge as it is shown to people who open its link."""
    key = key_of(fold.row)
    _, played = await resources.store.tally(key) if key else (0, 0)
    return ChallengeModel(
        id=id,
        title=fold.row.title,
        setup={name: value for name, value in fold.row.setup.items() if name != "files"},
        pawns=len(fold.holders),
        names=[member.name for member in fold.members.values()],
        played=played,
    )


def answered(id: str, fold: Fold, seats: Sequence[str], aids: Aids) -> Order:
    """A table with the same set-up and luck."""
    core = new_game(fold.core.setup, fold.row.seed, referee=False)
    return Order(
        core=core,
        holders=holders_of(core, seats),
        people=[],
        aids=aids,
        about={"challenge": id},
    )

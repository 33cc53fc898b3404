"""A folded table in the words of the protocol."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from msgspec.structs import replace

from firehouse.server.messages import (
    Awaits,
    BotHolder,
    Branch,
    Changed,
    Holder,
    Moved,
    Person,
    Snapshot,
    TableInfo,
    You,
)
from firehouse.server.people.presence import Presence
from firehouse.server.storage import Note
from firehouse.server.storage.seeks import Seeks
from firehouse.server.tables import clock
from firehouse.server.tables.changes import Change, Member
from firehouse.server.tables.fold import Fold
from firehouse.server.tables.play import can_undo, way_back
from firehouse.server.tables.shared_games import shared_scene
from firehouse.stage import Offer, Route
from firehouse.stage.characters import name_of, style_of
from firehouse.stage.deeds import deeds_of


class Description:
    """A table as clients see it; offers and routes are computed once for each position."""

    def __init__(self, fold: Fold) -> None:
        self.fold = fold
        self._offers: tuple[int, list[Offer]] = (-1, [])
        self._routes: tuple[int, list[Route]] = (-1, [])

    @property
    def offers(self) -> list[Offer]:
        """Every legal action now."""
        fold = self.fold
        if self._offers[0] != fold.position:
            found = [] if fold.over else fold.stage.offered(fold.core)
            self._offers = (fold.position, found)
        return self._offers[1]

    @property
    def routes(self) -> list[Route]:
        """Ways of several actions from here."""
        fold = self.fold
        if self._routes[0] != fold.position:
            free = not fold.over and fold.actor >= 0
            found = fold.stage.routed(fold.core) if free else []
            self._routes = (fold.position, found)
        return self._routes[1]

    def moved(self, change: Change) -> Moved:
        """The message about something that was played."""
        fold = self.fold
        return Moved(
            seq=fold.seq,
            position=fold.position,
            step=fold.core.step,
            by=change.by,
            reason=change.reason,
            frames=change.frames,
            log=change.lines,
            view=fold.view,
            pawns=pawn_names(fold),
            situation=situation(fold),
            awaits=awaits(fold),
            offers=self.offers,
            can_undo=can_undo(fold),
            undo_by=undo_by(fold),
            redo=fold.redo[0] if fold.redo else [],
            table=table_info(fold),
            proposal=fold.proposal,
        )

    def changed(self, change: Change, presence: Presence) -> Changed:
        """The message about whatever is not the board."""
        fold = self.fold
        return Changed(
            seq=fold.seq,
            table=table_info(fold),
            pawns=pawn_names(fold),
            holders=holders_of(fold),
            people=people(fold, presence),
            spectators=presence.spectators,
            proposal=fold.proposal,
            text=change.text,
        )

    def snapshot(self, presence: Presence, person: int | None) -> Snapshot:
        """The whole table, as one viewer sees it."""
        fold = self.fold
        return Snapshot(
            table=table_info(fold),
            setup=told_setup(fold),
            scene=shared_scene(fold.core.game),
            view=fold.view,
            pawns=pawn_names(fold),
            holders=holders_of(fold),
            people=people(fold, presence),
            spectators=presence.spectators,
            seq=fold.seq,
            position=fold.position,
            step=fold.core.step,
            situation=situation(fold),
            awaits=awaits(fold),
            offers=self.offers,
            can_undo=can_undo(fold),
            undo_by=undo_by(fold),
            redo=fold.redo[0] if fold.redo else [],
            log=fold.log,
            earlier_turns=fold.earlier_turns,
            chat=fold.chat,
            proposal=fold.proposal,
            you=You(person, fold.pawns_of(person)),
        )


def holders_of(fold: Fold) -> list[Holder]:
    """Who holds each pawn; bots by their names, with how they play."""
    return [
        replace(holder, name=name_of(holder.bot, pawn), style=style_of(holder.bot))
        if isinstance(holder, BotHolder)
        else holder
        for pawn, holder in enumerate(fold.holders)
    ]


def pawn_names(fold: Fold) -> list[str]:
    """What to call each pawn."""
    return fold.core.game.pawns(fold.core.state)


def situation(fold: Fold) -> str:
    """One line about how things stand."""
    return fold.core.game.situation(fold.core.state)


def note_of(fold: Fold) -> Note:
    """How the table stands, for the list of tables."""
    names = [member.name for member in fold.members.values()]
    return Note(
        status=fold.status,
        step=fold.core.step,
        situation=situation(fold),
        people=names,
        open_seats=len(fold.free_seats),
        waits=fold.waits_for,
        due=clock.due(fold, datetime.now(UTC)),
    )


def undo_by(fold: Fold) -> int:
    """Who made the step that an undo takes back; -1 if there is none. Others ask the table."""
    way = way_back(fold)
    return -1 if way is None else way.author


def awaits(fold: Fold) -> Awaits:
    """What the table waits for, and whom."""
    what = fold.view["awaits"]["what"] if not fold.over else "nothing"
    return Awaits(what, fold.actor, fold.core.waits_for_chance)


def people(fold: Fold, presence: Presence) -> list[Person]:
    """Everybody who has a name at the table."""
    return [_person(member, presence) for member in fold.members.values()]


def _person(member: Member, presence: Presence) -> Person:
    away = presence.away(member.id)
    return Person(
        member.id, member.name, away is None, member.ready, None if away is None else int(away)
    )


def told_setup(fold: Fold) -> dict[str, Any]:
    """The set-up for clients: a player's own files are in the scene already."""
    setup = fold.core.setup.to_json()
    setup.pop("files", None)
    return setup


def table_info(fold: Fold) -> TableInfo:
    """What the table is; its seed only when the game is over."""
    row, about, core = fold.row, fold.row.about, fold.core
    branch, end = about.get("branch"), clock.ends(fold)
    return TableInfo(
        id=row.id,
        code=row.code,
        ruleset=core.setup.ruleset,
        title=row.title,
        status=fold.status,
        paused=fold.paused,
        referee=fold.referee,
        public=row.public,
        closed=fold.closed,
        hushed=fold.hushed,
        muted=fold.muted,
        blocked=len(fold.blocked),
        clock=fold.clock,
        ends=end.isoformat() if end else None,
        seeks=Seeks(**about["seeks"]) if about.get("seeks") else None,
        aids=fold.aids,
        aids_used=fold.aids_used,
        consent=fold.consent,
        patience=fold.patience,
        daily=row.daily,
        ranked=fold.ranked,
        challenge=fold.challenge,
        lesson=about.get("lesson"),
        puzzle=fold.puzzle.id if fold.puzzle else None,
        branch=Branch(branch["table"], branch["step"]) if branch else None,
        next=fold.next,
        seed=row.seed if fold.tells_seed else None,
        result=core.result,
        ending=core.ending,
        deeds=deeds_of(fold.stage, core) if fold.over else [],
    )

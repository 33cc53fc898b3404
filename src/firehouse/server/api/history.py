"""A whole game to scrub through: every frame, and a line for every step."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

import msgspec

from firehouse.core.phrase import phrase
from firehouse.core.table import Step, Table
from firehouse.server.api.packing import Packed
from firehouse.server.denial import Denied
from firehouse.server.messages import BotHolder, Holder, PersonHolder
from firehouse.server.tables.description import holders_of
from firehouse.server.tables.fold import Fold
from firehouse.server.tables.live import LiveTable
from firehouse.server.tables.shared_games import shared_scene
from firehouse.stage import Stage

KEPT: Final = 16
Told = tuple[str, int, int, bool, bool]
"""A table, how it stands, the first step that is told, and what may be done with it."""
PAGE: Final = 1_000
"""Steps that are told at once; hardly any game has more."""


class Histories:
    """Made beside the service's work, once for all who ask at the same time or soon after."""

    def __init__(self) -> None:
        self._known: OrderedDict[Told, asyncio.Task[Packed]] = OrderedDict()

    async def of(self, live: LiveTable, first: int) -> Packed:
        """The history of a table from a step on, as JSON; Denied if there is no such step."""
        fold = live.fold
        if first > max(1, fold.core.step):
            raise Denied("no-step", phrase("denied.no-step", last=fold.core.step))
        # A day that ends changes what may be done with a game that stands as it stood.
        key = (live.id, fold.position, first, fold.tells_record, not fold.is_secret)
        making = self._known.get(key)
        if making is None or (making.done() and making.exception() is not None):
            copy = (fold.core.copy(), fold.stage, list(fold.seqs), first)
            about = {
                "players": [_player(fold, holder) for holder in holders_of(fold)],
                "record": fold.tells_record,
                "what_if": not fold.is_secret,
            }
            making = asyncio.create_task(asyncio.to_thread(_history, *copy, about))
            self._known[key] = making
        self._known.move_to_end(key)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return await asyncio.shield(making)


def _player(fold: Fold, holder: Holder) -> dict[str, Any]:
    """Who plays a pawn."""
    if isinstance(holder, PersonHolder):
        return {"person": holder.person, "name": fold.name(holder.person)}
    return {"person": None, "name": holder.name if isinstance(holder, BotHolder) else ""}


def _label(table: Table, stage: Stage, number: int, step: Step) -> str:
    return stage.label_of(table, number - 1, table.game.text(step.action))


def _history(
    table: Table,
    stage: Stage,
    seqs: list[int],
    first: int,
    about: dict[str, Any],
) -> Packed:
    game, last = table.game, min(table.step, first + PAGE - 1)
    steps = [
        {
            "step": number,
            "text": game.text(step.action),
            "label": "" if step.kind else _label(table, stage, number, step),
            "pawn": -1 if step.kind else game.actor(step.before),
            "luck": bool(step.kind),
            "situation": game.situation(table.state_at(number)),
            "seq": seq,
        }
        for number, step, seq in zip(
            range(first, last + 1),
            table.steps[first - 1 : last],
            seqs[first - 1 : last],
            strict=True,
        )
    ]
    history = {
        "scene": shared_scene(game),
        "first": stage.view(game, table.state_at(0), table.known_at(0)),
        "frames": stage.frames_of(table, first, last),
        "steps": steps,
        "pawns": game.pawns(table.state),
        "next": last + 1 if last < table.step else None,
        **about,
    }
    return Packed.of(msgspec.json.encode(history))

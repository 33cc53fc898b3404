"""Puzzles over HTTP: the list, a table for one, the verdict and the answer."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from functools import cache, lru_cache
from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Path, Request, Response

from firehouse.core.phrase import phrase
from firehouse.puzzles import Puzzle, puzzle, puzzles, verdict_of
from firehouse.puzzles.told import (
    board_of,
    box_of,
    explained,
    grade_told,
    steps_told,
    task_told,
    verdict_told,
)
from firehouse.server.api.door import Door, makes_table
from firehouse.server.api.models import TicketModel
from firehouse.server.api.packing import Packed
from firehouse.server.api.pictures import DRAWN, SVG
from firehouse.server.api.problems import described
from firehouse.server.api.sight import SeenTable
from firehouse.server.api.tables import TheService
from firehouse.server.denial import Denied
from firehouse.server.people.limits import address_of
from firehouse.server.people.texts import name_of
from firehouse.server.puzzles.models import (
    MakePuzzle,
    PuzzleAnswer,
    PuzzleAtTable,
    PuzzleLine,
    TakePuzzle,
    VerdictModel,
)
from firehouse.server.puzzles.tables import own_puzzle, puzzle_table
from firehouse.server.tables.fold import Fold
from firehouse.server.tables.new_tables import make_with_ticket
from firehouse.words.language import say

A_WHILE: Final = {"Cache-Control": "public, max-age=300"}
ROUTER: Final = APIRouter(prefix="/api", tags=["puzzles"], route_class=Door)
PuzzleId = Annotated[str, Path(description="The id of a puzzle.", max_length=64)]


@ROUTER.get("/puzzles", responses=described(), response_model=list[PuzzleLine])
async def all_puzzles(request: Request) -> Response:
    """Positions with a task, box by box, the easiest first."""
    return _listed().answer(request, A_WHILE)


@cache
def _listed() -> Packed:
    return Packed.of(msgspec.json.encode([_line(found).model_dump() for found in puzzles()]))


def _line(found: Puzzle) -> PuzzleLine:
    return PuzzleLine(
        id=found.id,
        game=found.game,
        ruleset=found.setup.ruleset,
        box=box_of(found),
        board=board_of(found),
        kind=found.task.kind,
        grade=found.grade,
        grade_title=grade_told(found),
        task=task_told(found),
    )


@ROUTER.get("/puzzles/{id}/picture", responses={**described(404), **DRAWN}, response_class=Response)
async def puzzle_picture(id: PuzzleId) -> Response:
    """The position of a puzzle, as SVG."""
    drawn = await asyncio.to_thread(_drawn, _known(id).id)
    return Response(drawn, media_type=SVG, headers=A_WHILE)


@lru_cache(maxsize=128)
def _drawn(id: str) -> str:
    table = _known(id).table()
    return table.game.svg(table.state)


def _known(id: str) -> Puzzle:
    found = puzzle(id)
    if found is None:
        raise Denied("no-puzzle", phrase("denied.no-puzzle"))
    return found


@ROUTER.post("/puzzles/{id}", status_code=201, responses=described(404, 413))
@makes_table
async def take_puzzle(service: TheService, id: PuzzleId, wanted: TakePuzzle) -> TicketModel:
    """A table at the position of a puzzle; one person gets all pawns."""
    order = await puzzle_table(_known(id))
    ticket = await make_with_ticket(service.resources, order, name_of(wanted.name))
    return TicketModel(**asdict(ticket))


@ROUTER.post("/tables/{table}/puzzle", status_code=201, responses=described(404, 409, 413))
@makes_table
async def make_puzzle(
    request: Request, service: TheService, live: SeenTable, wanted: MakePuzzle
) -> TicketModel:
    """A puzzle of one's own game: what would have been best at a step of it?"""
    order = await own_puzzle(service.resources, live.fold, wanted.step, address_of(request))
    ticket = await make_with_ticket(service.resources, order, name_of(wanted.name))
    return TicketModel(**asdict(ticket))


@ROUTER.get("/tables/{table}/puzzle", responses=described(404, 409))
async def puzzle_at_table(live: SeenTable) -> PuzzleAtTable:
    """The puzzle of a table, and how the attempt there stands."""
    found = _puzzle_of(live.fold)
    return PuzzleAtTable(
        puzzle=_line(found),
        begin=len(found.steps),
        luck=say(phrase("puzzle.luck")),
        verdict=_verdict(found, live.fold),
    )


def _puzzle_of(fold: Fold) -> Puzzle:
    if fold.puzzle is None:
        raise Denied("not-a-puzzle", phrase("denied.no-puzzle-here"))
    return fold.puzzle


def _verdict(found: Puzzle, fold: Fold) -> VerdictModel | None:
    verdict = verdict_of(found, fold.core)
    if verdict is None:
        return None
    text = verdict_told(found, verdict)
    return VerdictModel(**verdict.to_json(), text=text, explained=explained(found))


@ROUTER.get("/tables/{table}/puzzle/answer", responses=described(404, 409))
async def puzzle_answer(live: SeenTable) -> PuzzleAnswer:
    """The answer to the puzzle of a table, for people who give up or want to compare."""
    found = _puzzle_of(live.fold)
    return PuzzleAnswer(
        actions=list(found.answer), steps=steps_told(found), explained=explained(found)
    )

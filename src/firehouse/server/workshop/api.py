"""Players' own files over HTTP: a file to start from, what is wrong with one, how hard it is."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Path, Request, Response

from firehouse.core.catalogue import games
from firehouse.core.phrase import phrase
from firehouse.core.row import OwnFile
from firehouse.server.api.door import Door, brings
from firehouse.server.api.packing import Packed
from firehouse.server.api.problems import described
from firehouse.server.api.tables import setup_of
from firehouse.server.api.whole import WholeService
from firehouse.server.denial import Denied
from firehouse.server.people.limits import TRIALS, Limits, address_of
from firehouse.server.tables.new_tables import new_game
from firehouse.server.workshop.models import (
    HardnessModel,
    JudgeFiles,
    JudgementModel,
    SampleModel,
    TryFiles,
)

ROUTER: Final = APIRouter(prefix="/api", tags=["workshop"], route_class=Door)


def own_file(game: str, file: str) -> OwnFile:
    """A file that players may bring; Denied if the game reads none of this name."""
    for row in games():
        for found in row.files:
            if (row.id, found.name) == (game, file):
                return found
    raise Denied("no-file", phrase("denied.no-file"))


@ROUTER.get("/files/{game}/{file}", responses=described(404))
async def samples(
    game: Annotated[str, Path(description="The id of a game.", max_length=64)],
    file: Annotated[str, Path(description="The name of one of its files.", max_length=64)],
) -> list[SampleModel]:
    """The game's own files of a kind, to begin with."""
    return [SampleModel(id=id, text=text) for id, text in own_file(game, file).samples().items()]


@ROUTER.post("/files/judge", responses=described(413), response_model=JudgementModel)
@brings("set-up")
async def judge(request: Request, service: WholeService, wanted: JudgeFiles) -> Response:
    """Whether a set-up with its files can be played, or what is wrong and where."""
    told = await service.judges.judge(request, wanted.setup.plain(), wanted.preview)
    return Packed.of(msgspec.json.encode(told)).answer(request)


@ROUTER.post("/files/try", responses=described(409, 413))
@brings("set-up")
async def try_out(request: Request, service: WholeService, wanted: TryFiles) -> HardnessModel:
    """How hard a set-up is: bots play it while somebody asks."""
    setup = setup_of(wanted.setup.plain())
    new_game(setup, 0, referee=False)
    limits: Limits = request.app.state.limits
    address = address_of(request)
    found = service.trials.of(setup, address, lambda: limits.need(TRIALS, address))
    return HardnessModel.model_validate(found)

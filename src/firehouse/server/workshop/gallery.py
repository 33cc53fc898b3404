"""The gallery over HTTP: files that people show to others, each with its author."""

from __future__ import annotations

from dataclasses import asdict
from datetime import UTC, datetime
from hmac import compare_digest
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request, Response

from firehouse.core.phrase import phrase
from firehouse.server.api.door import Door, brings
from firehouse.server.api.problems import described
from firehouse.server.api.tables import TheService
from firehouse.server.api.whole import WholeService
from firehouse.server.denial import Denied
from firehouse.server.people.limits import WORK_TRIES, WORKS, Limits, address_of
from firehouse.server.people.texts import name_of, plain
from firehouse.server.people.tokens import hash_of, is_table_id, new_table_id, new_token
from firehouse.server.resources import LOG
from firehouse.server.storage import WorkRow
from firehouse.server.table_service import TableService
from firehouse.server.workshop.models import (
    PublishedModel,
    PublishWork,
    RemoveWork,
    WorkModel,
    WorksModel,
)

PAGE: Final = 24
LONGEST_TITLE: Final = 60
ROUTER: Final = APIRouter(prefix="/api", tags=["gallery"], route_class=Door)
WorkId = Annotated[str, Path(description="The id of a work.", max_length=64)]
Kind = Annotated[str, Query(max_length=64, pattern="^[a-z0-9-]*$")]


@ROUTER.get("/gallery", responses=described())
async def gallery(
    service: TheService,
    game: Kind = "",
    file: Kind = "",
    skip: Annotated[int, Query(ge=0, le=1_000_000, description="Works that are known.")] = 0,
) -> WorksModel:
    """Files that people show, the newest first; of one kind if game and file are named."""
    store = service.resources.store.gallery
    found = await store.listed(game, file, skip, PAGE + 1)
    room = await store.number() < service.resources.settings.max_works
    return WorksModel(works=[_told(row) for row in found[:PAGE]], more=len(found) > PAGE, open=room)


@ROUTER.get("/gallery/{id}", responses=described(404))
async def one_work(service: TheService, id: WorkId) -> WorkModel:
    """A file of the gallery."""
    return _told(await _work(service, id))


@ROUTER.post("/gallery", status_code=201, responses=described(409, 413))
@brings("set-up")
async def publish(request: Request, service: WholeService, wanted: PublishWork) -> PublishedModel:
    """Show a file that can be played; the key to remove it is told only here."""
    limits: Limits = request.app.state.limits
    limits.need(WORK_TRIES, address_of(request))
    limits.need_room(WORKS, address_of(request))
    title = plain(wanted.title, LONGEST_TITLE)
    if not title:
        raise Denied("no-title", phrase("denied.no-title"))
    setup = wanted.setup.plain()
    files = setup.pop("files", {})
    if len(files) != 1:
        raise Denied("one-file", phrase("denied.one-file"))
    (file, text), *_ = files.items()
    fault = (await service.judges.judge(request, wanted.setup.plain()))["fault"]
    if fault is not None:
        raise Denied("bad-setup", fault["text"], phrase=fault["phrase"])
    store, key = service.resources.store.gallery, new_token()
    if await store.number() >= service.resources.settings.max_works:
        raise Denied("no-gallery", phrase("denied.no-gallery"))
    row = WorkRow(
        id=new_table_id(),
        game=wanted.setup.ruleset.partition("/")[0],
        file=file,
        title=title,
        maker=name_of(wanted.name),
        setup=setup,
        text=text,
        key_hash=hash_of(key),
        created=datetime.now(UTC),
    )
    limits.need(WORKS, address_of(request))
    if not await store.add(row):
        limits.take_back(WORKS, address_of(request))
        raise Denied("known-work", phrase("denied.known-work"))
    LOG.info("a work was shown", work=row.id, game=row.game, file=file)
    return PublishedModel(id=row.id, key=key)


@ROUTER.post("/gallery/{id}/remove", status_code=204, responses=described(404, 409, 413))
async def remove(service: TheService, id: WorkId, wanted: RemoveWork) -> Response:
    """Remove a work; this needs its key."""
    row = await _work(service, id)
    if not compare_digest(hash_of(wanted.key), row.key_hash):
        raise Denied("not-your-work", phrase("denied.not-your-work"))
    await service.resources.store.gallery.remove(id)
    return Response(status_code=204)


async def _work(service: TableService, id: str) -> WorkRow:
    row = await service.resources.store.gallery.one(id) if is_table_id(id) else None
    if row is None:
        raise Denied("no-work", phrase("denied.no-work"))
    return row


def _told(row: WorkRow) -> WorkModel:
    plain_row = {**asdict(row), "created": row.created.isoformat()}
    del plain_row["key_hash"]
    return WorkModel(**plain_row)

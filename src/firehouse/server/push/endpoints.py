"""Endpoints that browsers bring: only those that messages may be pushed to, and not too many."""

from __future__ import annotations

from typing import Final

from firehouse.core.phrase import phrase
from firehouse.server.denial import Denied
from firehouse.server.push.posting import Unwelcome, checked
from firehouse.server.push.sealing import is_browser
from firehouse.server.resources import Resources
from firehouse.server.storage import PushRow

MOST: Final = 10
"""Browsers of one locker."""


async def add(resources: Resources, row: PushRow) -> None:
    """Keep an endpoint; Denied if nothing is pushed there."""
    try:
        checked(row.endpoint, resources.settings.push_anywhere)
    except Unwelcome:
        raise Denied("bad-endpoint", phrase("denied.bad-endpoint")) from None
    if not is_browser(row.p256dh, row.auth):
        raise Denied("bad-endpoint", phrase("denied.bad-endpoint"))
    pushes = resources.store.pushes
    known = [kept.endpoint for kept in await pushes.of([row.locker])]
    if row.endpoint not in known and len(known) >= MOST:
        raise Denied("many-endpoints", phrase("denied.many-endpoints", most=MOST))
    await pushes.add(row)

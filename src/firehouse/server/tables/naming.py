"""Which names are taken at a table, because somebody else there has them."""

from __future__ import annotations

from firehouse.core.phrase import phrase
from firehouse.server.denial import Denied
from firehouse.server.people.texts import MARK, skeleton
from firehouse.server.storage.rows import NOBODY
from firehouse.server.tables.fold import Fold


def need_free_name(fold: Fold, name: str, person: int | None = None) -> None:
    """Refuse the name of somebody else who sits there, or one that looks like it.

    Programs are told from people by their mark, and people without a name are "Somebody".
    """
    if name == NOBODY or name.endswith(MARK):
        return
    others = (fold.name(other) for other in fold.seated() if other != person)
    if skeleton(name) in map(skeleton, others):
        raise Denied("name-taken", phrase("denied.name-taken"))

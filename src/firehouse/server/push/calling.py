"""Who gets a push message when a table waits for them and their page is closed."""

from __future__ import annotations

from collections.abc import Iterable

from firehouse.core.phrase import Phrase, phrase
from firehouse.server.push.pushing import Pusher
from firehouse.server.resources import LOG, Resources
from firehouse.server.storage import StorageError
from firehouse.server.tables.live import LiveTable
from firehouse.words.language import say


class Callers:
    """Calls people to tables by the browsers of their personal links."""

    def __init__(self, resources: Resources, pusher: Pusher) -> None:
        self._resources = resources
        self._pusher = pusher

    def call(self, live: LiveTable, people: list[int]) -> None:
        """The table has begun to wait for these people."""
        fold = live.fold
        title = "push.turn" if fold.started else "push.lobby"
        for person in people:
            names = [other.name for other in fold.members.values() if other.id != person]
            text = phrase("push.turn-text", names=names, others=len(names))
            self._tell(live, [person], phrase(title, title=fold.row.title), text)

    def remind(self, live: LiveTable, people: list[int]) -> None:
        """The time of these people is nearly up."""
        title = phrase("push.reminder", title=live.fold.row.title)
        self._tell(live, people, title, phrase("push.reminder-text"))

    def _tell(self, live: LiveTable, people: Iterable[int], title: Phrase, text: Phrase) -> None:
        away = {person for person in people if not live.presence.online(person)}
        lockers = [seat.locker for seat in live.keys.copies if seat.person in away]
        if lockers:
            message = {"title": say(title), "text": say(text), "table": live.id}
            self._resources.spawn(self._send(lockers, live.id, message))

    async def _send(self, lockers: list[str], table: str, message: dict[str, str]) -> None:
        try:
            await self._pusher.tell(lockers, table, message)
        except StorageError as error:
            LOG.warning("nobody could be called", table=table, reason=str(error))

"""HTTP requests to a server."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Final, Self
from urllib.parse import quote

import httpx

from firehouse.client.addresses import Invitation
from firehouse.core.record import Record, RecordError
from firehouse.words.language import tell

SECONDS: Final = 15.0
PROTOCOL: Final = 1
"""The version of docs/protocol.md that is spoken here."""
OFFLINE: Final = "offline"
STRANGE: Final = "strange"
"""The code of an answer that no Firehouse server of this version gives."""


class ServerError(Exception):
    """The server said no, or nothing at all; the text is a sentence for people."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text


@dataclass(frozen=True)
class Line:
    """The state of a table, in one line."""

    id: str
    code: str
    title: str
    status: str
    people: tuple[str, ...]
    open_seats: int
    situation: str
    watch: bool = True
    """May anybody watch? A game of today is for its own team alone."""


@dataclass(frozen=True)
class Ticket:
    """The key of a seat; the token is sent only once."""

    table: str
    code: str
    person: int
    token: str


class Api:
    """Asks one server; to be closed after use."""

    def __init__(self, server: str) -> None:
        self.server = server
        self._client = httpx.AsyncClient(base_url=f"{server}/api", timeout=SECONDS)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self._client.aclose()

    async def find(self, invitation: Invitation) -> Line:
        """The table that somebody is invited to."""
        if invitation.code:
            return _line(await self._ask("GET", f"/codes/{_quoted(invitation.code)}"))
        return _line(await self._ask("GET", f"/tables/{_quoted(invitation.table)}"))

    async def tables(self) -> list[Line]:
        """Public tables whose game is not over."""
        found = await self._ask("GET", "/tables")
        if not isinstance(found, list):
            raise _strange()
        return [_line(line) for line in found]

    async def take_seat(
        self,
        table: str,
        name: str,
        pawns: Sequence[int] | None,
        bot: bool = False,
        player: str | None = None,
    ) -> Ticket:
        """Sit down at open seats, the first unless some are named; a program says it is one."""
        wanted: dict[str, Any] = {"name": name}
        if pawns is not None:
            wanted["pawns"] = list(pawns)
        if bot:
            wanted["bot"] = True
        if player is not None:
            wanted["player"] = player
        return _ticket(await self._ask("POST", f"/tables/{_quoted(table)}/seats", wanted))

    async def make(self, wanted: dict[str, Any]) -> Ticket:
        """Make a table and sit down at it."""
        return _ticket(await self._ask("POST", "/tables", wanted))

    async def need_protocol(self) -> None:
        """Refuse a server that speaks another version of the protocol."""
        try:
            found = await self._ask("GET", "/protocol")
        except ServerError as error:
            raise error if error.code == OFFLINE else _strange() from None
        if not isinstance(found, dict) or found.get("protocol") != PROTOCOL:
            raise _strange()

    async def steps(self, table: str, since: int, token: str | None = None) -> dict[str, Any]:
        """What was played after so many steps, and how the table stands; with a seat's token."""
        found = await self._some_steps(table, since, token)
        steps = list(found["steps"])
        while found.get("next") is not None:
            position = found["position"]
            found = await self._some_steps(table, found["next"], token)
            if found["position"] != position:  # begin again: what was told may be taken back
                return await self.steps(table, since, token)
            steps += found["steps"]
        return {**found, "steps": steps}

    async def _some_steps(self, table: str, since: int, token: str | None) -> dict[str, Any]:
        path = f"/tables/{_quoted(table)}/steps?since={since}"
        found = await self._ask("GET", path, token=token)
        if not isinstance(found, dict) or not isinstance(found.get("steps"), list):
            raise _strange()
        return found

    async def play_today(self, game: str, name: str, player: str) -> Ticket:
        """Sit down to today's ranked game, at all pawns."""
        wanted = {"name": name, "player": player}
        return _ticket(await self._ask("POST", f"/today/{_quoted(game)}", wanted))

    async def tried(self, game: str, day: str, player: str) -> str | None:
        """The table at which somebody has had their try at a day's game."""
        found = await self._ask("POST", "/players/mine", {"player": player})
        try:
            tables = {(row["game"], row["day"]): str(row["table"]) for row in found["tries"]}
        except (KeyError, TypeError):
            raise _strange() from None
        return tables.get((game, day))

    async def record(self, table: str) -> Record:
        """The record of a game that is over, or of one with real dice."""
        found = await self._ask("GET", f"/tables/{_quoted(table)}/record")
        if not isinstance(found, dict):
            raise _strange()
        try:
            return Record.from_json(found)
        except RecordError as error:
            raise ServerError(STRANGE, str(error)) from None

    async def _ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        try:
            answer = await self._client.request(method, path, json=body, headers=headers)
            if answer.is_redirect:
                raise ServerError("moved", _moved(self.server, answer))
            found = answer.json()
        except httpx.HTTPError as error:
            raise ServerError(OFFLINE, _silence(self.server, error)) from None
        except ValueError:
            raise ServerError(STRANGE, tell("server.other", server=self.server)) from None
        if answer.is_success:
            return found
        raise _problem(answer.status_code, found)


def _silence(server: str, error: httpx.HTTPError) -> str:
    if isinstance(error, httpx.TimeoutException):
        return tell("server.slow", server=server)
    return tell("server.silent", server=server)


def _moved(server: str, answer: httpx.Response) -> str:
    where = answer.headers.get("location", "none")
    return tell("server.moved", server=server, where=where)


def _problem(status: int, found: Any) -> ServerError:
    if isinstance(found, dict) and isinstance(found.get("text"), str):
        return ServerError(str(found.get("code", "error")), found["text"])
    return ServerError("error", tell("server.error", status=status))


def _line(found: Any) -> Line:
    try:
        return Line(
            id=str(found["id"]),
            code=str(found["code"]),
            title=str(found["title"]),
            status=str(found["status"]),
            people=tuple(str(name) for name in found["people"]),
            open_seats=int(found["open_seats"]),
            situation=str(found["situation"]),
            watch=bool(found.get("watch", True)),
        )
    except (KeyError, TypeError, ValueError):
        raise _strange() from None


def _ticket(found: Any) -> Ticket:
    try:
        return Ticket(
            str(found["table"]), str(found["code"]), int(found["person"]), str(found["token"])
        )
    except (KeyError, TypeError, ValueError):
        raise _strange() from None


def _strange() -> ServerError:
    return ServerError(STRANGE, tell("server.strange"))


def _quoted(name: str) -> str:
    return quote(name, safe="")

"""Links and short codes of tables, as people paste and type them."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final
from urllib.parse import quote, unquote, urlsplit

from firehouse.words.language import tell

USUAL_SERVER: Final = "http://127.0.0.1:8000"
"""Where `firehouse serve` listens if nothing else is said."""
LETTERS: Final = frozenset("ABCDEFGHJKMNPQRSTUVWXYZ23456789")
SHORTEST_CODE: Final = 6
LONGEST_CODE: Final = 12
MOST: Final = 500
"""Characters of a link that is looked at."""
OF_TABLES: Final = frozenset({"table", "review"})
"""What comes before the id of a table in an address of the page."""


@dataclass(frozen=True)
class Invitation:
    """A server, and the table there by its id or short code; neither: any of its tables."""

    server: str
    table: str = ""
    code: str = ""

    @property
    def link(self) -> str:
        """The address that the page has for it."""
        if self.code:
            return f"{self.server}/join/{self.code}"
        return f"{self.server}/table/{quote(self.table, safe='')}" if self.table else self.server


def invitation_of(text: str, server: str = USUAL_SERVER) -> Invitation:
    """Read a link, or a code for a table of this server; a ValueError says what is wrong."""
    words = text.strip()
    if not words:
        raise ValueError(tell("link.none"))
    if len(words) > MOST:
        raise ValueError(tell("link.long", most=MOST))
    if is_code(words):
        return Invitation(server_of(server), code=words.upper())
    if not any(sign in words for sign in ":/."):
        raise ValueError(tell("link.short-code", least=SHORTEST_CODE, example="K7MQ2X"))
    found, parts = _split(words)
    if not parts:
        return Invitation(found)
    if len(parts) == 2 and parts[0] == "join":
        if not is_code(parts[1]):
            raise ValueError(tell("link.no-code", code=parts[1]))
        return Invitation(found, code=parts[1].upper())
    if len(parts) == 2 and parts[0] in OF_TABLES:
        return Invitation(found, table=parts[1])
    raise ValueError(tell("link.no-table", ends=["/join/CODE", "/table/NAME"]))


def server_of(text: str) -> str:
    """The address of a server, without a path; a ValueError says what is wrong with it."""
    return _split(text.strip())[0]


def is_code(text: str) -> bool:
    """Could this be a short code?"""
    return SHORTEST_CODE <= len(text) <= LONGEST_CODE and set(text.upper()) <= LETTERS


def socket_of(server: str, table: str) -> str:
    """Where the socket of a table is."""
    return f"ws{server.removeprefix('http')}/api/tables/{quote(table, safe='')}/socket"


def _split(text: str) -> tuple[str, list[str]]:
    """The server of a link, and the parts of its path."""
    whole = text if "://" in text else f"{_scheme(text)}://{text}"
    try:
        link = urlsplit(whole)
        host, port = link.hostname or "", link.port
    except ValueError:
        raise ValueError(tell("link.no-server", text=text)) from None
    if link.scheme not in ("http", "https"):
        raise ValueError(tell("link.scheme", scheme=f"{link.scheme}://"))
    if not host or any(sign.isspace() for sign in host):
        raise ValueError(tell("link.no-server", text=text))
    shown = f"[{host}]" if ":" in host else host
    server = f"{link.scheme}://{shown}" + (f":{port}" if port else "")
    return server, [unquote(part) for part in link.path.split("/") if part]


def _scheme(text: str) -> str:
    """How a server is spoken to if the link does not say: in the open only nearby."""
    host = text.partition("/")[0]
    name = host.rpartition(":")[0] or host
    return "http" if name == "localhost" or _is_number(name.strip("[]")) else "https"


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True

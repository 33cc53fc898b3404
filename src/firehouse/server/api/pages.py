"""The page itself: built files from memory, compressed where the browser takes it.

What browsers get to play without a network is big and seldom asked for: it comes from the disk.
"""

from __future__ import annotations

import mimetypes
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from firehouse.core.phrase import phrase
from firehouse.server.api.problems import problem

FOLDER: Final = Path(__file__).parents[2] / "web"
INDEX: Final = "/index.html"
DEVICE: Final = "/device/"
LIST: Final = "manifest.json"
ADDRESSES: Final = (
    *("", "watch", "table", "join", "review", "lesson", "rules"),
    *("today", "challenge", "puzzles", "print", "yours", "history", "workshop"),
)
"""The first words of the addresses that the page itself knows."""
KINDS: Final = {".mjs": "text/javascript", ".wasm": "application/wasm"}
"""Those that not every system knows."""
UNKNOWN: Final = "application/octet-stream"
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NOT_BUILT: Final = (
    "The page is not built yet. Run `make setup` in the source folder, or install a wheel of "
    "Firehouse, and start the server again."
)


@dataclass
class File:
    """A file with its compressed forms."""

    kind: str
    tag: str
    forms: dict[str, bytes] = field(default_factory=dict)
    """Contents by encoding; "" is as it is."""


class Pages:
    """Answers whatever is no route of the service: files, and the page at its addresses."""

    def __init__(self, folder: Path = FOLDER) -> None:
        found = _addresses(folder)
        self._device = {name: path for name, path in found.items() if name.startswith(DEVICE)}
        self._files = {name: _file(found[name]) for name in found.keys() - self._device.keys()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1000, "reason": ""})
            return
        await self._answer(Request(scope))(scope, receive, send)

    def _answer(self, request: Request) -> Response:
        path = request.url.path
        if path.startswith("/api/"):
            return problem(404, "not-found", phrase("service.no-address"))
        if request.method not in ("GET", "HEAD"):
            return problem(405, "method", phrase("service.only-read"), {"Allow": "GET, HEAD"})
        if path in self._device:
            return _from_disk(request, self._device[path])
        file = self._files.get(path) if path != INDEX else None
        if file is not None:
            lasting = FOREVER if path.startswith("/assets/") else ASK_AGAIN
            return _response(request, file, 200, lasting)
        index = self._files.get(INDEX)
        known = path.split("/")[1] in ADDRESSES
        if index is None:
            return PlainTextResponse(NOT_BUILT, 503 if known else 404)
        return _response(request, index, 200 if known else 404, ASK_AGAIN)


def _response(request: Request, file: File, status: int, lasting: str) -> Response:
    headers = {"Cache-Control": lasting, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if status == 200 and request.headers.get("if-none-match") == file.tag:
        return Response(None, 304, headers)
    accepted = request.headers.get("accept-encoding", "")
    encoding = next((name for name, _ in ENCODINGS if name in file.forms and name in accepted), "")
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(file.forms[encoding], status, headers, file.kind)


def _from_disk(request: Request, path: Path) -> Response:
    """A file for the device, squeezed where the browser takes it."""
    lasting = ASK_AGAIN if path.name == LIST else FOREVER
    headers = {"Cache-Control": lasting, "Vary": "Accept-Encoding"}
    squeezed = path.with_name(f"{path.name}.gz")
    if squeezed.is_file() and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return FileResponse(squeezed, 200, headers, _kind(path))
    return FileResponse(path, 200, headers, _kind(path))


def _addresses(folder: Path) -> dict[str, Path]:
    """All files of a folder, by address."""
    suffixes = tuple(suffix for _, suffix in ENCODINGS)
    paths = sorted(folder.rglob("*")) if folder.is_dir() else []
    return {
        f"/{path.relative_to(folder).as_posix()}": path
        for path in paths
        if path.is_file() and path.suffix not in suffixes
    }


def _kind(path: Path) -> str:
    return KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or UNKNOWN


def _file(path: Path) -> File:
    plain = path.read_bytes()
    tag = f'"{blake2b(plain, digest_size=12).hexdigest()}"'
    file = File(_kind(path), tag, {"": plain})
    for name, suffix in ENCODINGS:
        packed = path.with_name(path.name + suffix)
        if packed.is_file():
            file.forms[name] = packed.read_bytes()
    return file

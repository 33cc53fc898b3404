"""Errors over HTTP: every one is a code and a sentence, also those that nobody thought of."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from firehouse.server.api.models import Problem
from firehouse.server.denial import Denied
from firehouse.server.pool.thinkers import Busy
from firehouse.server.storage import StorageError
from firehouse.words.language import tell

LOG: Final = structlog.get_logger("firehouse.server")
STATUSES: Final = {
    "no-table": 404,
    "no-code": 404,
    "no-lesson": 404,
    "no-glimpse": 404,
    "no-puzzle": 404,
    "no-ruleset": 404,
    "no-game": 404,
    "no-day": 404,
    "no-challenge": 404,
    "no-locker": 404,
    "no-file": 404,
    "no-work": 404,
    "damaged": 500,
    "full": 503,
    "busy": 503,
    "storage": 503,
}
"""The status of a refusal; any other is a conflict with how things stand."""
CONFLICT: Final = 409
FAULT: Final = tell("denied.fault")
CLOSING: Final = tell("service.closing")
TEXTS: Final = {
    400: (422, "unreadable", tell("service.unreadable")),
    404: (404, "not-found", tell("service.no-address")),
    405: (405, "method", tell("service.no-method")),
}
"""What errors of the framework are told as."""
_DESCRIBED: Final = {
    404: "There is no such table, code, lesson or link.",
    409: "It cannot be done as things stand; the sentence says why.",
    413: "The request is too big.",
    422: "The request is not of the right form.",
    429: "Too many requests; Retry-After says how many seconds to wait.",
    500: "The table is damaged, or the server has a fault; its log tells more.",
    503: "The server or its storage has no room or does not answer; try again later.",
}


def described(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Responses of a route, for its description."""
    return {
        status: {"model": Problem, "description": _DESCRIBED[status]}
        for status in sorted({*statuses, 422, 429, 500, 503})
    }


def problem(status: int, code: str, text: str, headers: dict[str, str] | None = None) -> Response:
    """An error as it is sent; half characters of a client's text are not sent back."""
    safe = text.encode("utf-8", "replace").decode()
    body = msgspec.json.encode({"code": code, "text": safe})
    return Response(body, status, headers, "application/json")


def handle_problems(app: FastAPI) -> None:
    """Let every error of an app be told as a problem."""
    app.add_exception_handler(Denied, _denied)
    app.add_exception_handler(StorageError, _storage)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)


class Faults:
    """Tells a fault of the program as a problem too, and logs it with the table it is about."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def send_on(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, send_on)
        except asyncio.CancelledError:  # the server closes, and does not wait any longer
            if begun or scope["type"] != "http":
                raise
            await problem(503, "busy", CLOSING)(scope, receive, send)
        except Exception:
            if begun or scope["type"] != "http":
                raise
            LOG.exception("a request failed", path=scope["path"], **_about(scope))
            await problem(500, "fault", FAULT)(scope, receive, send)


def _about(scope: Scope) -> dict[str, str]:
    """The table that a request is about, if it is about one."""
    table = scope.get("path_params", {}).get("table")
    return {} if table is None else {"table": table}


async def _denied(request: Request, error: Exception) -> Response:
    assert isinstance(error, Denied)
    headers = {"Retry-After": str(error.seconds)} if isinstance(error, Busy) else None
    return problem(STATUSES.get(error.code, CONFLICT), error.code, error.text, headers)


async def _storage(request: Request, error: Exception) -> Response:
    return problem(503, "storage", tell("service.storage"))


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    faults = [(_place_of(fault, error.body), str(fault["msg"])) for fault in error.errors()]
    place = faults[0][0]
    said = list(dict.fromkeys(text for there, text in faults if there == place))
    text = tell("service.invalid", place=place or "none", faults=said)
    return problem(422, "invalid", text)


def _place_of(fault: dict[str, Any], body: object) -> str:
    """Where the fault is, by the names that the client wrote, not by those of the checks."""
    where, *parts = fault["loc"]
    if where != "body":
        return ".".join(map(str, parts))
    named, there = [], body
    for part in parts:
        if _is_in(part, there):
            there = there[part]  # type: ignore[index]
            named.append(str(part))
    if parts and fault["type"] == "missing":
        named.append(str(parts[-1]))
    return ".".join(named)


def _is_in(part: int | str, there: object) -> bool:
    """Is this a name or a number by which something is found there?"""
    if isinstance(there, dict):
        return part in there
    return isinstance(there, list) and isinstance(part, int) and part < len(there)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    usual = (error.status_code, "error", str(error.detail))
    status, code, text = TEXTS.get(error.status_code, usual)
    headers = dict(error.headers or {})
    if status == 405:
        headers["Allow"] = ", ".join(sorted(_methods(request)))
    return problem(status, code, text, headers)


def _methods(request: Request) -> set[str]:
    """What can be done at an address, by all routes that lead there."""
    routes: list[APIRoute] = request.app.state.routes
    fitting = (route for route in routes if route.path_regex.match(request.url.path))
    return {method for route in fitting for method in route.methods or ()}

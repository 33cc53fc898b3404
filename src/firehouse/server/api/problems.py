"""Errors over HTTP: each has a code and a sentence, even unexpected ones."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from firehouse.core.phrase import Phrase, phrase
from firehouse.server.api.models import Problem
from firehouse.server.condition import REQUESTS, Condition
from firehouse.server.denial import Denied
from firehouse.server.people.limits import TooMany
from firehouse.server.pool.thinkers import Busy
from firehouse.server.storage import StorageError, Unreadable
from firehouse.words.language import part, say

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
FAULT: Final = phrase("denied.fault")
CLOSING: Final = phrase("service.closing")
TEXTS: Final = {
    400: (422, "unreadable", phrase("service.unreadable")),
    404: (404, "not-found", phrase("service.no-address")),
    405: (405, "method", phrase("service.no-method")),
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


def problem(
    status: int,
    code: str,
    said: Phrase | None,
    headers: dict[str, str] | None = None,
    text: str = "",
) -> Response:
    """An error as it is sent; half characters of a client's text are not sent back.

    The text is what the phrase says, unless it was said already in words of its own.
    """
    told = {"code": code, "text": text or (say(said) if said else ""), "phrase": said}
    body = json.dumps(msgspec.to_builtins(told, enc_hook=str), ensure_ascii=False)
    return Response(body.encode("utf-8", "replace"), status, headers, "application/json")


def too_many(error: TooMany, closing: bool) -> Response:
    """A refusal for asking too often, and the end of the connection if the rest is not read."""
    headers = {"Retry-After": str(error.seconds)} | ({"Connection": "close"} if closing else {})
    return problem(429, "too-many", error.phrase, headers)


def handle_problems(app: FastAPI) -> None:
    """Let every error of an app be told as a problem."""
    app.add_exception_handler(Denied, _denied)
    app.add_exception_handler(StorageError, _storage)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)


class Faults:
    """Tells a fault of the program as a problem too, and reports it with the table it is about."""

    def __init__(self, app: ASGIApp, condition: Condition) -> None:
        self.app = app
        self._condition = condition

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
            about = {"path": scope["path"], **_about(scope)}
            self._condition.fault(REQUESTS, "a request failed", **about)
            await problem(500, "fault", FAULT)(scope, receive, send)


def _about(scope: Scope) -> dict[str, str]:
    """The table that a request is about, if it is about one."""
    table = scope.get("path_params", {}).get("table")
    return {} if table is None else {"table": table}


async def _denied(request: Request, error: Exception) -> Response:
    assert isinstance(error, Denied)
    headers = {"Retry-After": str(error.seconds)} if isinstance(error, Busy) else None
    status = STATUSES.get(error.code, CONFLICT)
    return problem(status, error.code, error.phrase, headers, error.text)


async def _storage(request: Request, error: Exception) -> Response:
    if isinstance(error, Unreadable):
        return problem(STATUSES["damaged"], "damaged", phrase("service.damaged"))
    return problem(503, "storage", phrase("service.storage"))


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    faults = [(_place_of(fault, error.body), str(fault["msg"])) for fault in error.errors()]
    place = faults[0][0]
    said = list(dict.fromkeys(text for there, text in faults if there == place))
    wrong = phrase("service.invalid", place=place or "none", faults=said)
    return problem(422, "invalid", wrong, text=part(wrong))  # a client's name has no capital


def _place_of(fault: dict[str, Any], body: object) -> str:
    """Where the fault is, by the names that the client wrote, not by those of the checks."""
    where, *parts = fault["loc"]
    if where != "body":
        return ".".join(map(str, parts))
    named, there = [], body
    for step in parts:
        if _is_in(step, there):
            there = there[step]  # type: ignore[index]
            named.append(str(step))
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
    status, code, said = TEXTS.get(error.status_code, (error.status_code, "error", None))
    headers = dict(error.headers or {})
    if status == 405:
        headers["Allow"] = ", ".join(sorted(_methods(request)))
    return problem(status, code, said, headers, "" if said else str(error.detail))


def _methods(request: Request) -> set[str]:
    """What can be done at an address, by all routes that lead there."""
    routes: list[APIRoute] = request.app.state.routes
    fitting = (route for route in routes if route.path_regex.match(request.url.path))
    return {method for route in fitting for method in route.methods or ()}

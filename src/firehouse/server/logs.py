"""Logs: one line an event, as JSON for programs or plainly for people, and never a secret."""

from __future__ import annotations

import logging
import sys
from collections.abc import Mapping, MutableMapping
from typing import Any, Final, TextIO

import structlog
from structlog.typing import Processor

SECRETS: Final = frozenset(
    ("token", "token_hash", "secret", "password", "seed", "authorization", "cookie")
)
HIDDEN: Final = "…"
# These tell at length of every start and stop; what matters of it we say ourselves.
TALKATIVE: Final = ("uvicorn", "uvicorn.error", "alembic", "sqlalchemy", "websockets", "asyncio")

# These would tell at the level "debug" what is written to the database and sent over sockets.
INDISCREET: Final = ("aiosqlite", "sqlalchemy", "uvicorn", "uvicorn.error", "websockets", "redis")

# What uvicorn says, some of it with a traceback, about each client that sends nonsense.
NONSENSE: Final = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
)


def configure_logs(form: str, level: str, stream: TextIO | None = None) -> None:
    """Send what we and our libraries log to one stream, the error stream unless said otherwise."""
    stream = sys.stderr if stream is None else stream
    plain = stream.isatty() if form == "auto" else form == "plain"
    ours: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
        hide_secrets,
    ]
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=ours,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *(_for_people(stream) if plain else _for_programs()),
            ],
        )
    )
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *ours,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in INDISCREET if level == "debug" else {*TALKATIVE, *INDISCREET}:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.root.level))
    logging.getLogger("uvicorn.error").addFilter(_is_no_nonsense)


def _is_no_nonsense(line: logging.LogRecord) -> bool:
    """Is it more than a client's malformed message? Anybody could fill the disk with those."""
    return line.msg not in NONSENSE


def hide_secrets(
    logger: Any, method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Put dots in place of tokens, seeds and the like, however deep they lie."""
    for key, value in event.items():
        event[key] = _hidden(key, value)
    return event


def _hidden(key: str, value: Any) -> Any:
    if key.lower() in SECRETS:
        return HIDDEN
    if isinstance(value, Mapping):
        return {name: _hidden(str(name), inner) for name, inner in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_hidden("", inner) for inner in value]
    return value


def _for_people(stream: TextIO) -> list[Processor]:
    return [
        structlog.dev.ConsoleRenderer(
            colors=stream.isatty(),
            exception_formatter=structlog.dev.plain_traceback,  # shows no variables
        )
    ]


def _for_programs() -> list[Processor]:
    return [
        structlog.processors.format_exc_info,
        structlog.processors.JSONRenderer(default=str, ensure_ascii=False),
    ]

"""The settings of a server: read from options and environment, checked."""

from __future__ import annotations

import errno
import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, Final, Self

from pydantic import ValidationError, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from firehouse.server.options import PREFIX, About, Options, flag_of, variable_of

DATABASE_FILE: Final = "firehouse.sqlite"
SECRET_FILE: Final = "secret"
SECRET_BYTES: Final = 32
LEAST_ROOM: Final = 65_536
"""Bytes for which there must be room when a server starts."""


class Settings(BaseSettings, Options):
    """The options of a server, from arguments first and then from the environment."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_ignore_empty=True,
        frozen=True,
        extra="forbid",
        allow_inf_nan=False,
    )

    @model_validator(mode="after")
    def _check_ranges(self) -> Self:
        for name, about in abouts().items():
            value = getattr(self, name)
            if about.low is not None and value < about.low:
                raise ValueError(f"{_named(name)} is at least {about.low:g}, not {value:g}.")
            if about.high is not None and value > about.high:
                raise ValueError(f"{_named(name)} is at most {about.high:g}, not {value:g}.")
        return self

    @model_validator(mode="after")
    def _check_secret(self) -> Self:
        given = "secret" in self.model_fields_set and self.secret
        if (given and not self.secret.strip()) or os.environ.get(variable_of("secret")) == "":
            raise ValueError(
                f"{_named('secret')} is blank; give one, or leave it out to have one made."
            )
        return self

    def __repr__(self) -> str:
        """Without values, since some of them are secret."""
        return "Settings(…)"

    __str__ = __repr__

    @property
    def database_url(self) -> str:
        """The database that was named, or a file in the data folder."""
        return self.database or f"sqlite:///{self.data / DATABASE_FILE}"

    @property
    def allowed_origins(self) -> tuple[str, ...]:
        """Origins besides our own whose pages may ask."""
        return tuple(word.rstrip("/") for word in _words(self.origins))

    @property
    def trusted_proxies(self) -> tuple[str, ...]:
        """Addresses whose X-Forwarded-For is believed; none unless they were named."""
        return _words(self.proxies)

    @property
    def named_bots(self) -> tuple[str, ...]:
        """The bots that the host offers besides the house's own."""
        return _words(self.bots)

    @property
    def unwanted_words(self) -> tuple[str, ...]:
        """What nobody may be called or say."""
        return _words(self.blocked_words)

    @property
    def needs_data_folder(self) -> bool:
        """Is anything kept in the data folder?"""
        return not (self.database and self.secret)


def read_settings(given: Mapping[str, Any] | None = None) -> Settings:
    """Settings from what was given and the environment; a ValueError says what is wrong."""
    try:
        return Settings(**(given or {}))
    except ValidationError as error:
        raise ValueError(_sentence(error)) from None


def abouts() -> dict[str, About]:
    """What every setting means."""
    return {
        name: next(word for word in field.metadata if isinstance(word, About))
        for name, field in Settings.model_fields.items()
    }


def prepare_data_folder(settings: Settings) -> None:
    """Make the data folder, readable by its owner alone; an OSError says why it cannot be used."""
    if not settings.needs_data_folder:
        return
    try:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=settings.data, prefix=".try-") as file:
            file.write(bytes(LEAST_ROOM))
            file.flush()
    except OSError as error:
        raise _unwritable(settings.data, error) from None


def _unwritable(folder: Path, error: OSError) -> OSError:
    """Why nothing can be kept in a folder."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return OSError(
            f"The disk of the data folder {folder} is full; make room, or name another folder "
            "with --data."
        )
    why = error.strerror or str(error)
    return OSError(f"The data folder {folder} cannot be written ({why}); name another with --data.")


def daily_secret(settings: Settings) -> bytes:
    """What daily seeds are made from: as set, or made once and kept in the data folder.

    A ValueError if it is empty: who knows the secret knows every roll of the day.
    """
    if settings.secret:
        if not settings.secret.strip():
            raise ValueError(f"{_named('secret')} is blank; leave it out, and one is made.")
        return settings.secret.encode()
    path = settings.data / SECRET_FILE
    if not path.exists():
        try:
            _write_once(path, secrets.token_hex(SECRET_BYTES))
        except OSError as error:
            raise _unwritable(settings.data, error) from None
    secret = path.read_bytes()
    if not secret.strip():
        raise ValueError(
            f"The file {path} with the secret is empty; put the secret back, or delete it to have "
            "a new one made."
        )
    return secret


def _write_once(path: Path, text: str) -> None:
    """Write a file that only its owner may read; of two processes at once the first one does."""
    draft = path.with_name(f"{path.name}.{os.getpid()}.{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip())


def _named(name: str) -> str:
    return f"{flag_of(name)} ({variable_of(name)})"


def _sentence(error: ValidationError) -> str:
    """The first fault, with the name of the setting as it was typed."""
    fault = error.errors()[0]
    place = fault["loc"]
    if not place:
        return str(fault["msg"]).removeprefix("Value error, ")
    name = str(place[0])
    if fault["type"] == "extra_forbidden":
        return f"There is no setting '{name}'."
    return f"{_named(name)} cannot be '{fault['input']}': {str(fault['msg']).lower()}."

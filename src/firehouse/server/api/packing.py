"""Long answers that are requested often: compressed once, sent as the client reads them."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from typing import Final

from fastapi import Request, Response

JSON: Final = "application/json"
WORTH: Final = 1_000
"""Bytes from which packing pays."""
EFFORT: Final = 6


@dataclass(frozen=True)
class Packed:
    """JSON as it is, and compressed."""

    plain: bytes
    packed: bytes

    @staticmethod
    def of(plain: bytes) -> Packed:
        """Pack; this takes some milliseconds for a whole game."""
        return Packed(plain, gzip.compress(plain, EFFORT, mtime=0))

    def answer(self, request: Request, headers: dict[str, str] | None = None) -> Response:
        """The answer in the shorter form that the client takes."""
        told = {"Vary": "Accept-Encoding", **(headers or {})}
        if len(self.plain) < WORTH or "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.plain, headers=told, media_type=JSON)
        told["Content-Encoding"] = "gzip"
        return Response(self.packed, headers=told, media_type=JSON)

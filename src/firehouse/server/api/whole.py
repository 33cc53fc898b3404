"""The whole service: the app for requests that need more than tables."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request

from firehouse.server.service import Service


async def whole_service(request: Request) -> Service:
    """The service that a request is for."""
    service: Service = request.app.state.service
    return service


WholeService = Annotated[Service, Depends(whole_service)]

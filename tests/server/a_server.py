"""A small app in place of the real one, so that starting and stopping can be tested alone."""

from __future__ import annotations

import asyncio
import sys
from contextlib import asynccontextmanager

from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from firehouse.server.running import run
from firehouse.server.settings import Settings, read_settings
from firehouse.server.storage import Store


def create_app(settings: Settings) -> FastAPI:
    store = Store(settings.database_url)
    sockets: set[WebSocket] = set()

    @asynccontextmanager
    async def lifespan(app: FastAPI):
        await store.start()
        yield
        await store.stop()
        print("stored", flush=True)

    async def goodbye() -> None:
        await asyncio.gather(*(socket.send_text("bye") for socket in sockets))

    app = FastAPI(lifespan=lifespan)
    app.state.goodbye = goodbye

    @app.get("/who")
    async def who() -> dict[str, bool]:
        return {"healthy": await store.healthy()}

    @app.websocket("/socket")
    async def socket(socket: WebSocket) -> None:
        await socket.accept()
        sockets.add(socket)
        try:
            while True:
                await socket.send_text(str(len(await socket.receive_text())))
        except WebSocketDisconnect:
            sockets.discard(socket)

    return app


if __name__ == "__main__":
    run(read_settings(dict(word.split("=", 1) for word in sys.argv[1:])), create_app)

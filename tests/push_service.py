"""A push service of this machine, and a browser whose messages it takes."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from firehouse.server.push.sealing import CURVE, packed, point_of


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def opened(body: bytes, own: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """A sealed message as its browser reads it (RFC 8291, the other way round)."""
    salt, length = body[:16], body[20]
    theirs, content = body[21 : 21 + length], body[21 + length :]
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    material = derived(shared, auth, b"WebPush: info\0" + point_of(own) + theirs, 32)
    key = derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(material, salt, b"Content-Encoding: nonce\0", 12)
    return AESGCM(key).decrypt(nonce, content, None).rstrip(b"\x02")


class PushService:
    """Takes messages, answers as it is told, and opens them with the browser's keys."""

    def __init__(self, address: str) -> None:
        self._own = ec.generate_private_key(CURVE)
        self._auth = bytes(range(16))
        self._address = address
        self.status = 201
        self.heard: Queue[tuple[dict[str, str], bytes]] = Queue()

    def subscription(self, path: str = "one") -> dict[str, str]:
        """What the browser tells of itself."""
        return {
            "endpoint": f"{self._address}/{path}",
            "p256dh": packed(point_of(self._own)),
            "auth": packed(self._auth),
        }

    def message(self, timeout: float = 20) -> dict[str, Any]:
        """The next message, opened, with the headers that it came with."""
        headers, body = self.heard.get(timeout=timeout)
        found: dict[str, Any] = json.loads(opened(body, self._own, self._auth))
        return {**found, "headers": headers}


@contextmanager
def push_service() -> Iterator[PushService]:
    """A push service that runs."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(service.status)
            self.end_headers()
            service.heard.put((dict(self.headers), body))

        def log_message(self, *words: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()

"""A message encrypted for one browser (RFC 8291), and its sender's signature (RFC 8292)."""

from __future__ import annotations

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import blake2b
from typing import Final

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD: Final = 4096
LAST: Final = b"\x02"
"""Ends the last, and here only, record of a message."""
VALID_SECONDS: Final = 12 * 3600
SECRET_BYTES: Final = 16
"""What the secret of a browser has."""


def unpacked(text: str) -> bytes:
    """Bytes from base64url with or without its end."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def packed(data: bytes) -> str:
    """Bytes as base64url."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def is_browser(p256dh: str, auth: str) -> bool:
    """Can messages be sealed for a browser with these keys?"""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(p256dh))
        return len(unpacked(auth)) == SECRET_BYTES
    except (ValueError, InvalidKey):
        return False


def sealed(
    message: bytes,
    p256dh: str,
    auth: str,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message that only this browser reads; key and salt are new unless they are given."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(p256dh))
    public = point_of(own)
    shared = own.exchange(ec.ECDH(), theirs)
    info = b"WebPush: info\0" + unpacked(p256dh) + public
    material = _derived(shared, unpacked(auth), info, 32)
    key = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + AESGCM(key).encrypt(nonce, message + LAST, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as browsers take it."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Sender:
    """The sender: a key made from the server's secret, the same in all processes that share it."""

    def __init__(self, secret: bytes, contact: str) -> None:
        digest = blake2b(secret.strip(), digest_size=48, person=b"firehouse push").digest()
        number = int.from_bytes(digest, "big") % (ORDER - 1) + 1
        self._key = ec.derive_private_key(number, CURVE)
        self._contact = contact
        self.public = packed(point_of(self._key))
        """What a browser is told when it asks for messages of this server alone."""

    def authorization(self, origin: str) -> str:
        """The header by which a push service knows the sender."""
        claims = {"aud": origin, "exp": int(time.time()) + VALID_SECONDS, "sub": self._contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(packed(json.dumps(part).encode()) for part in parts)
        first, second = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = first.to_bytes(32, "big") + second.to_bytes(32, "big")
        return f"vapid t={signed}.{packed(signature)}, k={self.public}"

"""Programs at the tables of a server: sit down by an invitation, know the position, play.

docs/protocol.md tells what is said; `PROTOCOL` is the version that is spoken here.
"""

from __future__ import annotations

from firehouse.client.api import PROTOCOL, Api, ServerError, Ticket
from firehouse.client.player import play_bot
from firehouse.client.seat import Seat, sit_down

__all__ = ["PROTOCOL", "Api", "Seat", "ServerError", "Ticket", "play_bot", "sit_down"]

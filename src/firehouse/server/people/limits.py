"""How much an address may ask for: requests, sockets, and commands on them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from ipaddress import IPv6Address
from math import ceil
from time import monotonic
from typing import Final

from starlette.requests import HTTPConnection

from firehouse.core.phrase import phrase
from firehouse.server.settings import Settings
from firehouse.words.language import say

REQUESTS: Final = "requests"
TABLES: Final = "tables"
OPEN_TABLES: Final = "open-tables"
SEATS: Final = "seats"
SOCKETS: Final = "sockets"
WRONG_CODES: Final = "wrong codes"
TRIALS: Final = "trials"
WORKS: Final = "works"
WORK_TRIES: Final = "tries"
SHUT_OUT: Final = "shut-out"
"""Requests of who went on after many refusals."""
PACE: Final = "pace"
MINUTE: Final = 60.0
HOUR: Final = 3600.0
TRIES_PER_WORK: Final = 10
"""How often a file may be looked at for each that may be shown."""
BURST: Final = 5
"""Seconds' worth of messages that may come at once."""
MOST_REFUSALS: Final = 300
"""Requests in a minute that are refused with a sentence; after that connections are cut."""
LONGEST_WAIT: Final = 3.0
"""Seconds that a request waits because others of its address came before it."""
MOMENT: Final = 1.0
"""What clients have beyond any time: what came while we were busy is read before one is cut off."""
NEIGHBOURS: Final = 64
"""The bits of an IPv6 address that tell one household from another; the rest it may choose."""


class TooMany(Exception):  # noqa: N818 - not an error of the program
    """An address asks too often for something; `seconds` says how long it should wait."""

    def __init__(self, wait: float, what: str = REQUESTS) -> None:
        self.seconds = ceil(wait)
        minutes = ceil(wait / MINUTE) if wait > MINUTE else 0
        kind = what.replace(" ", "-")
        self.phrase = phrase("denied.too-many", what=kind, minutes=minutes, seconds=self.seconds)
        super().__init__(say(self.phrase))


class Window:
    """So often within so many seconds, whichever they are, for each address."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self.times: dict[str, deque[float]] = {}
        """When each address was counted."""
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._tidied = clock()

    def count(self, address: str) -> float:
        """Count once more and answer 0; if that is too often, how long to wait instead."""
        now = self._clock()
        past = now - self._seconds
        if self._tidied <= past:
            self.times = {n: times for n, times in self.times.items() if times and times[-1] > past}
            self._tidied = now
        wait = self.wait(address)
        if not wait:
            self.times.setdefault(address, deque()).append(now)
        return wait

    def take_back(self, address: str) -> None:
        """What was counted last was not done."""
        self.times[address].pop()

    def wait(self, address: str) -> float:
        """How long an address has to wait until it is counted again; 0 if it is at once."""
        past = self._clock() - self._seconds
        times = self.times.get(address, deque())
        while times and times[0] <= past:
            times.popleft()
        return times[0] - past if len(times) >= self._most else 0.0


class Allowance:
    """So many messages a second on average, and some seconds' worth of them at once."""

    def __init__(self, rate: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._left = rate * BURST
        self._clock = clock
        self._counted = clock()

    def take(self) -> bool:
        """Take one more, if one is left."""
        now = self._clock()
        self._left = min(self._rate * BURST, self._left + (now - self._counted) * self._rate)
        self._counted = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Paces:
    """So many requests a second of each address, some seconds' worth of them at once.

    What comes faster is not refused but has to wait, each for the moment at which its address
    would have asked for it at that pace.
    """

    def __init__(self, rate: float, clock: Callable[[], float] = monotonic) -> None:
        self.times: dict[str, float] = {}
        """When each address would be back at its pace."""
        self._gap = 1 / rate
        self._clock = clock
        self._tidied = clock()

    def wait(self, address: str) -> float:
        """Seconds until one more request is read; TooMany if that is too long."""
        now = self._clock()
        if now - self._tidied >= BURST:
            self.times = {name: due for name, due in self.times.items() if due > now - BURST}
            self._tidied = now
        due = max(self.times.get(address, 0.0), now - BURST)
        if due - now > LONGEST_WAIT:
            raise TooMany(due - now)
        self.times[address] = due + self._gap
        return max(0.0, due - now)


def _nobody(what: str) -> None:
    """For limits that nobody watches."""


class Limits:
    """Counts in memory: every process has its own. `refused(what)` is called for each refusal."""

    def __init__(self, settings: Settings, refused: Callable[[str], None] = _nobody) -> None:
        self._tell = refused
        self._windows = {
            REQUESTS: Window(settings.requests_per_minute, MINUTE),
            TABLES: Window(settings.tables_per_hour, HOUR),
            OPEN_TABLES: Window(settings.open_tables_per_hour, HOUR),
            SEATS: Window(settings.seats_per_hour, HOUR),
            SOCKETS: Window(settings.sockets_per_minute, MINUTE),
            WRONG_CODES: Window(settings.wrong_codes_per_minute, MINUTE),
            TRIALS: Window(settings.trials_per_hour, HOUR),
            WORKS: Window(settings.works_per_hour, HOUR),
            WORK_TRIES: Window(TRIES_PER_WORK * settings.works_per_hour, HOUR),
        }
        self._refused = Window(MOST_REFUSALS, MINUTE)
        self._paces = Paces(settings.requests_per_second)

    def need_room(self, what: str, address: str) -> None:
        """TooMany if one more would be too much; nothing is counted."""
        wait = self._windows[what].wait(address)
        if wait:
            self._tell(what)
            raise TooMany(wait, what)

    def need(self, what: str, address: str) -> None:
        """Count one more; TooMany if it is too much."""
        wait = self._windows[what].count(address)
        if wait:
            self._refused.count(address)
            self._tell(what)
            raise TooMany(wait, what)

    def take_back(self, what: str, address: str) -> None:
        """What was counted last came to nothing."""
        self._windows[what].take_back(address)

    def wait(self, address: str) -> float:
        """Seconds until a request of any kind is read; TooMany if the address is ignored."""
        refused = self._refused.wait(address)
        if refused:
            self._tell(SHUT_OUT)
            raise TooMany(refused)
        try:
            return self._paces.wait(address)
        except TooMany:
            self._tell(PACE)
            raise

    def is_shut_out(self, address: str) -> bool:
        """Has an address gone on so long after it was refused that nobody listens any more?"""
        return self._refused.wait(address) > 0


def address_of(request: HTTPConnection) -> str:
    """The address that a request comes from."""
    return household_of(request.client.host if request.client else "")


def household_of(host: str) -> str:
    """What counts as one address: an IPv6 client has more of them than anybody could count."""
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> NEIGHBOURS << NEIGHBOURS)}/{NEIGHBOURS}"

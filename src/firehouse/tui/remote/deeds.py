"""What a server's table offers besides actions: the lobby, pauses, seats, advice, another game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

from firehouse.client.connection import Message
from firehouse.tui.remote.moments import holder_name, person_of
from firehouse.tui.remote.told import Snapshot, Told
from firehouse.tui.session import AIDS, Extra
from firehouse.words.language import tell

Ask = Callable[..., Awaitable[Message]]
"""Sends a command and waits for its answer."""
MAKER: Final = 0
LENT_TO: Final = ("greedy", "search")
"""The bots that a person hands a pawn to; the one that plays at random is no help."""


Row = tuple[str, str, dict[str, Any]]
"""A key, a label and the command behind it."""


def extras_of(told: Told, ask: Ask) -> list[Extra]:
    """Everything that may be done from this screen now."""
    now = told.now
    if now["you"]["person"] is None:
        return []
    status = now["table"]["status"]
    found = {"lobby": _lobby, "playing": _playing, "over": _over}[status](told)
    return [Extra(key, label, _deed(ask, order)) for key, label, order in found]


def _deed(ask: Ask, order: dict[str, Any]) -> Callable[[], Awaitable[None]]:
    async def run() -> None:
        await ask(**order)

    return run


def is_ready(now: Snapshot) -> bool:
    """Have I said that I am ready?"""
    me = now["you"]["person"]
    return any(p["ready"] for p in now["people"] if p["id"] == me)


def open_seats(now: Snapshot) -> list[int]:
    """Pawns that nobody holds."""
    return [pawn for pawn, held in enumerate(now["holders"]) if held["kind"] == "open"]


def _lobby(told: Told) -> Iterator[Row]:
    now = told.now
    ready = is_ready(now)
    yield "ready", tell("screen.remote.ready", ready=ready), _order("ready", ready=not ready)
    if now["you"]["person"] == MAKER:
        count = len(open_seats(now))
        if count:
            yield (
                "bots",
                tell("screen.remote.bots", seats=count),
                _order("start", fill="bot:greedy"),
            )
            yield "mine", tell("screen.remote.mine", seats=count), _order("start", fill="me")
            yield from _open_seats(now)
        else:
            yield "start", tell("screen.remote.start"), _order("start")
    yield from _checks(told)


def _open_seats(now: Snapshot) -> Iterator[Row]:
    """The maker gives open seats away one by one."""
    for pawn in open_seats(now):
        name = now["pawns"][pawn]
        yield from _to_bots("give", pawn, name)
        label = tell("screen.remote.play", pawn=name)
        yield f"take-{pawn + 1}", label, _order("take-back", pawn=pawn)


def _playing(told: Told) -> Iterator[Row]:
    now = told.now
    proposal = now["proposal"]
    if proposal is not None and proposal["by"] == now["you"]["person"]:
        order = _order("withdraw", proposal=proposal["seq"])
        yield "withdraw", tell("screen.remote.withdraw"), order
    if now["you"]["pawns"]:
        paused = now["table"]["paused"]
        label = tell("screen.remote.pause", paused=paused)
        yield "go-on" if paused else "pause", label, _order("pause", paused=not paused)
        yield from _checks(told)
        yield from _advice(now)
    yield from _seats(told)


def _over(told: Told) -> Iterator[Row]:
    if told.now["table"]["next"] is None:
        yield "play-again", tell("screen.remote.again"), _order("again")


def _checks(told: Told) -> Iterator[Row]:
    """Asking whether everybody is there, and answering it."""
    now = told.now
    if told.check and not is_ready(now):
        yield "here", tell("screen.remote.here", name=told.check), _order("ready", ready=True)
    if len(now["people"]) > 1 and now["you"]["pawns"]:
        yield "check", tell("screen.remote.check"), _order("check")


def _advice(now: Snapshot) -> Iterator[Row]:
    alone = all(h.get("person") in (None, now["you"]["person"]) for h in now["holders"])
    for aid, words in AIDS.items():
        on = now["table"]["aids"][aid]
        asks = not (on or alone)
        label = tell("screen.remote.switch", aid=words, on=not on, asks=asks)
        yield f"{aid}-{'off' if on else 'on'}", label, _order("aids", aids={aid: not on})


def _seats(told: Told) -> Iterator[Row]:
    """Handing pawns to bots and taking them back."""
    now = told.now
    me = now["you"]["person"]
    for pawn, holder in enumerate(now["holders"]):
        name = now["pawns"][pawn]
        if holder["kind"] == "bot" and holder["person"] == me:
            label = tell("screen.remote.take", pawn=name)
            yield f"take-{pawn + 1}", label, _order("take-back", pawn=pawn)
        elif holder["kind"] == "person" and holder["person"] == me:
            yield from _to_bots("hand", pawn, name)
        elif _may_be_replaced(told, pawn):
            yield from _to_bots("replace", pawn, name, holder_name(now, pawn))


def _may_be_replaced(told: Told, pawn: int) -> bool:
    """Has its player been away for as long as the table waits?"""
    person = person_of(told.now, pawn)
    if person is None or person["online"] or not told.now["you"]["pawns"]:
        return False
    return told.gone.get(pawn, False) or (person["away"] or 0) >= told.now["table"]["patience"]


def _to_bots(how: str, pawn: int, called: str, holder: str = "") -> Iterator[Row]:
    for bot in LENT_TO:
        order = _order("hand-over", pawn=pawn, bot=bot)
        label = tell(f"screen.remote.{how}", pawn=called, name=holder, bot=bot)
        yield f"{bot}-{pawn + 1}", label, order


def _order(do: str, **fields: Any) -> dict[str, Any]:
    return {"do": do, **fields}

"""What stands on a server's table now, in the words of the table screen."""

from __future__ import annotations

from typing import Any

from firehouse.client.connection import Line
from firehouse.tui.remote.told import Snapshot, Told, offer_of
from firehouse.tui.session import Moment, Seat
from firehouse.words.language import tell


def moment_of(told: Told, line: Line) -> Moment:
    """The present moment."""
    now = told.now
    table, awaits = now["table"], now["awaits"]
    mine = is_mine(now)
    return Moment(
        position=now["position"],
        view=now["view"],
        offers=tuple(offer_of(offer) for offer in now["offers"]),
        actor=awaits["pawn"],
        mine=mine and line.kind == "open",
        situation=now["situation"],
        seats=tuple(_seat(now, pawn) for pawn in range(len(now["pawns"]))),
        result=table["result"],
        ending=_ending(now) if table["result"] else "",
        chance=awaits["chance"],
        waiting=_waiting(told, line),
    )


def is_mine(now: Snapshot) -> bool:
    """Does the table wait for somebody at this screen?"""
    if now["table"]["status"] != "playing" or now["table"]["paused"] or not now["you"]["pawns"]:
        return False
    return bool(now["awaits"]["chance"] or now["awaits"]["pawn"] in now["you"]["pawns"])


def name_of(now: Snapshot, person: int) -> str:
    """A person's name; bots ask as -1."""
    if person < 0:
        return tell("screen.remote.a-bot")
    names = (str(p["name"]) for p in now["people"] if p["id"] == person)
    return next(names, tell("screen.remote.somebody"))


def holder_name(now: Snapshot, pawn: int) -> str:
    """Who plays a pawn."""
    holder = now["holders"][pawn]
    if holder["kind"] == "open":
        return tell("screen.remote.nobody")
    return holder["bot"] if holder["kind"] == "bot" else name_of(now, holder["person"])


def person_of(now: Snapshot, pawn: int) -> dict[str, Any] | None:
    """The person who holds a pawn."""
    holder = now["holders"][pawn]
    if holder["kind"] != "person":
        return None
    return next((p for p in now["people"] if p["id"] == holder["person"]), None)


def _seat(now: Snapshot, pawn: int) -> Seat:
    holder = now["holders"][pawn]
    kind = {"open": "open", "bot": "bot"}.get(holder["kind"], "other")
    if kind == "other" and holder["person"] == now["you"]["person"]:
        kind = "me"
    shown = "" if kind == "open" else holder_name(now, pawn)
    person = person_of(now, pawn)
    if kind == "other" and person is not None and not person["online"]:
        shown = tell("screen.remote.away", name=shown)
    return Seat(pawn, now["pawns"][pawn], shown, kind)


def _ending(now: Snapshot) -> str:
    """The sentence that told the end; what people do afterwards has lines of its own."""
    lines = [line for line in now["log"] if line["kind"] == "game-ended" and not line["undone"]]
    return str(lines[-1]["text"] if lines else now["situation"])


def _waiting(told: Told, line: Line) -> str:
    """Whom or what the table waits for."""
    now = told.now
    if line.kind != "open":
        return _line_words(line)
    table = now["table"]
    if table["status"] == "lobby":
        return tell("screen.remote.lobby")
    if table["status"] == "over":
        return ""
    if table["paused"]:
        return tell("screen.remote.paused")
    rest = _question_words(now) or _turn_words(told)
    return rest if now["you"]["pawns"] else tell("screen.remote.watching", rest=rest).strip()


def _line_words(line: Line) -> str:
    if line.kind == "connecting":
        return tell("screen.remote.coming-back")
    if line.kind == "closed":
        return line.text
    return tell("screen.remote.waiting", text=line.text)


def _question_words(now: Snapshot) -> str:
    """What is asked of others, or of me; empty if nothing is."""
    proposal = now["proposal"]
    if proposal is None or now["you"]["person"] in proposal["waits_for"]:
        return ""
    if not proposal["waits_for"]:
        return tell("screen.remote.agreed")
    names = [name_of(now, person) for person in proposal["waits_for"]]
    return tell("screen.remote.asked", question=proposal["text"], names=names)


def _turn_words(told: Told) -> str:
    now = told.now
    pawn = now["awaits"]["pawn"]
    if is_mine(now) or pawn < 0:
        return ""
    if told.thinking is not None:
        return tell("screen.table.thinks", who=now["pawns"][told.thinking])
    who = holder_name(now, pawn)
    if pawn not in told.gone:
        return tell("screen.remote.waits", name=who)
    return tell("screen.remote.absent", name=who, pawn=now["pawns"][pawn], now=told.gone[pawn])

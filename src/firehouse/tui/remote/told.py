"""The state of a server's table, built from its messages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, Final

from firehouse.client.connection import Message
from firehouse.stage.shapes import At, Cite, Frame, Odds, Offer, Route
from firehouse.tui.boards.described import place_name
from firehouse.words.language import tell

Snapshot = dict[str, Any]


@dataclass(frozen=True)
class News:
    """What a message changes for the screen."""

    frames: tuple[Frame, ...] = ()
    note: str = ""
    spoken: bool = False
    """Did a person say it?"""
    again: bool = False
    """Is the log to be read again?"""


class Told:
    """The last snapshot, brought up to date, and what passes: who thinks, who is waited for."""

    def __init__(self, snapshot: Snapshot) -> None:
        self.now = snapshot
        self.thinking: int | None = None
        """The pawn whose bot thinks."""
        self.gone: dict[int, bool] = {}
        """Pawns of absent people who are waited for; may a bot play them by now?"""
        self.check = ""
        """Who asks whether everybody is ready."""

    def take(self, message: Message) -> News | None:
        """Take in a message; None if it changes nothing that is shown."""
        taker = _TAKERS.get(message["type"])
        return None if taker is None else taker(self, message)

    def story(self) -> tuple[Frame, ...]:
        """The log so far with what was said, without what was taken back."""
        lines = [(line["seq"], _line(line)) for line in self.now["log"] if not line["undone"]]
        said = [(line["seq"], _said(line)) for line in self.now["chat"]]
        return tuple(frame for _, frame in sorted(lines + said, key=itemgetter(0)))

    def _snapshot(self, message: Message) -> News:
        before, self.now = self.now, message["snapshot"]
        self.thinking = None
        return News(again=_read(self.now) != _read(before))

    def _moved(self, message: Message) -> News:
        told = {name: value for name, value in message.items() if name in self.now}
        told["log"] = [*self.now["log"], *message["log"]]
        frames = tuple(frame_of(frame) for frame in message["frames"])
        shown = {frame.kind for frame in frames}
        notes = [line["text"] for line in message["log"] if line["kind"] not in shown]
        if message["reason"]:
            who = self.now["pawns"][message["by"]]
            notes.append(tell("screen.local.reason", who=who, reason=message["reason"]))
        self.now = {**self.now, **told}
        self.thinking = None
        self.gone.clear()
        return News(frames, "\n".join(notes))

    def _changed(self, message: Message) -> News:
        told = {name: value for name, value in message.items() if name in self.now}
        if message["text"]:
            told["log"] = [*self.now["log"], _spoken(message, self.now["step"])]
        self.now = {**self.now, **told}
        self._forget_the_present()
        return News(note=message["text"] or "")

    def _chat(self, message: Message) -> News:
        line = message["line"]
        self.now = {**self.now, "seq": message["seq"], "chat": [*self.now["chat"], line]}
        return News(
            note=tell("screen.remote.said", name=line["name"], text=line["text"]), spoken=True
        )

    def _presence(self, message: Message) -> News:
        before = {person["id"]: person["online"] for person in self.now["people"]}
        told = {"people": message["people"], "spectators": message["spectators"]}
        self.now = {**self.now, **told}
        self._forget_the_present()
        notes = [
            tell("screen.remote.present", name=person["name"], online=person["online"])
            for person in message["people"]
            if before.get(person["id"], person["online"]) != person["online"]
        ]
        return News(note="\n".join(notes))

    def _countdown(self, message: Message) -> News:
        self.gone[message["pawn"]] = not message["seconds"]
        return News()

    def _thinks(self, message: Message) -> News:
        self.thinking = message["pawn"]
        return News()

    def _ping(self, message: Message) -> News:
        place = place_name(self.now["scene"], self.now["view"], message["spot"])
        told = {"name": message["name"], "place": place, "mark": message["mark"]}
        return News(note=tell("screen.remote.ping", **told), spoken=True)

    def _plan(self, message: Message) -> News:
        drew = bool(message["strokes"])
        return News(note=tell("screen.remote.plan", name=message["name"], drew=drew))

    def _checked(self, message: Message) -> News:
        mine = message["person"] == self.now["you"]["person"]
        self.check = "" if mine else message["name"]
        return News(note=tell("screen.remote.checked", name=message["name"]), spoken=True)

    def _forget_the_present(self) -> None:
        """Stop the countdown for people who are back, or whose pawn was handed over."""
        online = {person["id"] for person in self.now["people"] if person["online"]}
        self.gone = {
            pawn: free
            for pawn, free in self.gone.items()
            if self.now["holders"][pawn].get("person") not in online
            and self.now["holders"][pawn]["kind"] == "person"
        }


_TAKERS: Final[dict[str, Callable[[Told, Message], News]]] = {
    "snapshot": Told._snapshot,
    "moved": Told._moved,
    "changed": Told._changed,
    "chat": Told._chat,
    "presence": Told._presence,
    "countdown": Told._countdown,
    "thinking": Told._thinks,
    "ping": Told._ping,
    "plan": Told._plan,
    "check": Told._checked,
}


def _spoken(message: Message, step: int) -> dict[str, Any]:
    """A line of the log that is not about the board."""
    told = {"seq": message["seq"], "step": step, "kind": "", "text": message["text"]}
    return {**told, "spots": [], "cite": None, "undone": False}


def _read(now: Snapshot) -> list[tuple[str, bool]]:
    """The log and the chat as they read."""
    log = [(line["text"], line["undone"]) for line in now["log"]]
    return log + [(line["text"], False) for line in now["chat"]]


def frame_of(told: dict[str, Any]) -> Frame:
    """A frame of the protocol."""
    return Frame(
        told["step"],
        told["kind"],
        told["text"],
        tuple(told["spots"]),
        _cite(told["cite"]),
        told["patch"],
        told["fire"],
        told["dwell"],
        act=told["act"],
    )


def offer_of(told: dict[str, Any]) -> Offer:
    """An offer of the protocol."""
    return Offer(
        told["action"],
        told["label"],
        told["verb"],
        told["price"],
        tuple(told["spots"]),
        tuple(told["asks"]),
        about=told["about"],
        dice=tuple(told["dice"]),
        odds=tuple(Odds(**odds) for odds in told["odds"]),
        at=tuple(At(**at) for at in told["at"]),
    )


def route_of(told: dict[str, Any]) -> Route:
    """A route of the protocol."""
    way = tuple(told["actions"]), tuple(told["through"])
    return Route(told["to"], told["label"], told["price"], *way, told["main"])


def _line(line: dict[str, Any]) -> Frame:
    """A line of the log as a frame that changes nothing."""
    cite = _cite(line["cite"])
    return Frame(line["step"], line["kind"], line["text"], tuple(line["spots"]), cite, {}, False)


def _said(line: dict[str, Any]) -> Frame:
    """A line of the chat as a frame that changes nothing."""
    told = tell("screen.remote.said", name=line["name"], text=line["text"])
    return Frame(0, "chat", f"» {told}", (), None, {}, False)


def _cite(told: dict[str, Any] | None) -> Cite | None:
    return None if told is None else Cite(told["rule"], told["section"])

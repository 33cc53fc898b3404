"""The commands of the socket; anything else is refused before it reaches a table."""

from __future__ import annotations

from hashlib import blake2b
from typing import Annotated, Final, Literal

import msgspec

from firehouse.stage.shapes import Named

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
At = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
PersonNumber = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Pawn = Annotated[int, msgspec.Meta(ge=0, le=31)]
Action = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Actions = Annotated[list[Action], msgspec.Meta(min_length=1, max_length=40)]
SpotName = Annotated[
    str,
    msgspec.Meta(max_length=80, pattern=r"\A[a-z][a-z-]{0,19}:[A-Za-z0-9 ,.;:/_+-]{1,60}\Z"),
    Named("Spot"),
]
"""A place: its kind and its name, as `square:3,4`."""
Mark = Literal["look", "danger", "go"]
"""What somebody who points at a place says with it."""
Token = Annotated[str, msgspec.Meta(max_length=128)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Command(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """Every command has an id of the client's choice, which the answer repeats."""

    id: Id


class Hello(Command, tag="hello"):
    token: Token | None = None


class Play(Command, tag="play"):
    at: At
    actions: Actions


class Undo(Command, tag="undo"):
    at: At


class Answer(Command, tag="answer"):
    proposal: At
    agree: bool


class Withdraw(Command, tag="withdraw"):
    proposal: At


class Chat(Command, tag="chat"):
    text: Annotated[str, msgspec.Meta(max_length=2000)]


class Ready(Command, tag="ready"):
    ready: bool


class Start(Command, tag="start"):
    fill: Annotated[str, msgspec.Meta(max_length=44)] = "bot:greedy"


class Check(Command, tag="check"):
    pass


class Pause(Command, tag="pause"):
    paused: bool


class HandOver(Command, tag="hand-over"):
    pawn: Pawn
    bot: BotName


class TakeBack(Command, tag="take-back"):
    pawn: Pawn


class AidSwitches(msgspec.Struct, forbid_unknown_fields=True):
    """Switches that are left out stay as they are."""

    hint: bool | None = None
    chance: bool | None = None
    threats: bool | None = None


class SetAids(Command, tag="aids"):
    aids: AidSwitches


class Rename(Command, tag="rename"):
    name: Annotated[str, msgspec.Meta(max_length=200)]


class Admit(Command, tag="admit"):
    open: bool


class Remove(Command, tag="remove"):
    person: PersonNumber


class Mute(Command, tag="mute"):
    muted: bool
    person: PersonNumber | None = None


class Filter(Command, tag="filter"):
    words: Annotated[list[Annotated[str, msgspec.Meta(max_length=80)]], msgspec.Meta(max_length=60)]


class OfferSeat(Command, tag="offer-seat"):
    pawn: Pawn
    open: bool


class Leave(Command, tag="leave"):
    pass


class Again(Command, tag="again"):
    pass


class Ping(Command, tag="ping"):
    spot: SpotName
    mark: Mark


class Stroke(msgspec.Struct, forbid_unknown_fields=True):
    """A line drawn over the board: places one after the other."""

    spots: Annotated[list[SpotName], msgspec.Meta(max_length=60)]
    tone: Literal[0, 1, 2, 3]


class DrawPlan(Command, tag="plan"):
    strokes: Annotated[list[Stroke], msgspec.Meta(max_length=40)]


class Why(Command, tag="why"):
    action: Action


class AskRoutes(Command, tag="routes"):
    at: At


class AskHint(Command, tag="hint"):
    at: At
    unasked: bool = False
    """Does the page ask by itself, as it does in a first game?"""


class AskChance(Command, tag="chance"):
    at: At


class AskThreats(Command, tag="threats"):
    at: At
    turns: Literal["one", "mine"] = "one"


AnyCommand = (
    Hello
    | Play
    | Undo
    | Answer
    | Withdraw
    | Chat
    | Ready
    | Start
    | Check
    | Pause
    | HandOver
    | TakeBack
    | SetAids
    | Rename
    | Admit
    | Remove
    | Mute
    | Filter
    | OfferSeat
    | Leave
    | Again
    | Ping
    | DrawPlan
    | Why
    | AskRoutes
    | AskHint
    | AskChance
    | AskThreats
)

_DECODER: Final = msgspec.json.Decoder(AnyCommand)


class _Named(msgspec.Struct):
    id: Id | None = None


_NAMED: Final = msgspec.json.Decoder(_Named)


def read_command(data: str | bytes) -> AnyCommand:
    """The command of a message; a ValueError says what is wrong with it."""
    try:
        command: AnyCommand = _DECODER.decode(data)
        return command
    except RecursionError:
        raise ValueError("The message is nested too deeply.") from None
    except UnicodeError:
        raise ValueError("The message is not a text.") from None


def mark_of(command: AnyCommand) -> str:
    """What a command is known by when it comes again: the whole message, id and all."""
    return blake2b(msgspec.json.encode(command), digest_size=8).hexdigest()


def id_of(data: str | bytes) -> str | None:
    """The id of a message that is no command, so that the refusal can name it."""
    try:
        return _NAMED.decode(data).id
    except (ValueError, RecursionError):
        return None

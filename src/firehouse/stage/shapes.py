"""What a client receives, with the field names of the protocol."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Annotated, Any, Final, Literal, NotRequired, TypedDict

from firehouse.core.phrase import Phrase, squares_of


@dataclass(frozen=True)
class Named:
    """What the protocol calls data that Python knows only as a text or a dict."""

    name: str
    text: str = ""


Spot = Annotated[
    str,
    Named(
        "Spot",
        'A place as a text with a kind: "square:3,4", "edge:3,3-3,4", "pawn:0", "tile:lake". The '
        "page gives the drawn element the same text as `data-spot`, and so can light and click "
        "what it knows nothing about.",
    ),
]
Spots = tuple[Spot, ...]
"""Places, the best to click first."""
Reader = Callable[[Any, Any], Spots]
"""Some places of an event in a house."""
Patch = Annotated[
    dict[str, Any],
    Named("View", "A position as its game tells it; each game has a type for its own."),
]
"""A view, or the keys of it that changed."""

NOWHERE: Final = frozenset(("die", "role"))
"""Kinds of what offers name but what lies at no place that could be clicked."""
BESIDE: Final = frozenset(("token", "card"))
"""Kinds of what lies beside the board, where a client shows it."""


Tone = Literal["good", "bad", "plain"]


@dataclass(frozen=True, slots=True)
class Odds:
    """Something that may come out of an action, in so many of all ways."""

    label: str
    ways: int
    tone: Tone


MAIN, OWN, WAY, STAND_IN, DANGER = range(5)
"""In which order the choices at a place come: what is meant first, what belongs to the place, ways
to it, what it only stands in for, and last what hurts."""


@dataclass(frozen=True, slots=True)
class At:
    """A place where a click can mean an offer; of several the lowest order comes first."""

    spot: Spot
    order: int


@dataclass(frozen=True, slots=True)
class Offer:
    """One legal action, or at a chance one outcome."""

    action: str
    label: str
    """A short sentence for people: "Open the door to the bathroom"."""
    verb: str
    price: int
    spots: Spots
    asks: tuple[int, ...] = ()
    """The pawns of other players that must agree first."""
    phrase: Phrase | None = None
    """The label as a named message, where the game has it."""
    about: str = ""
    """What the card says that is taken with it."""
    dice: tuple[str, ...] = ()
    """At a roll, what each die shows: told apart as `Scene.dice` says, or else in any order."""
    odds: tuple[Odds, ...] = ()
    """What may come out of it, worst first, where the game knows the exact odds."""
    danger: bool = False
    """Does it hurt whoever does it without need, such as a step into fire?"""
    apt: bool = False
    """Among many of its kind, is it one that people think of first?"""
    at: tuple[At, ...] = ()
    """Where a click means it: at its best place, and at others to which no offer belongs."""
    where: str = field(init=False)
    """The numbers of the squares that the label names, for those who like them."""
    spot: Spot = field(init=False)
    """The best place to click for it; empty if there is none."""

    def __post_init__(self) -> None:
        places = (spot for spot in self.spots if spot.partition(":")[0] not in NOWHERE)
        object.__setattr__(self, "spot", next(places, ""))
        object.__setattr__(self, "where", _where(self.phrase))


@dataclass(frozen=True, slots=True)
class Route:
    """A way of several actions, found by playing it; never through luck."""

    to: Spot
    label: str
    price: int
    actions: tuple[str, ...]
    through: Spots
    """Places and opened doors on the way, in order, without its start and end."""
    main: bool = False
    """Is it what a click on the place means first? What else can be done there is in its menu."""
    phrase: Phrase | None = None
    """The label as a named message, where the game has it."""
    apt: bool = False
    """Is it what people come for, so that a list may show it beside the single actions?"""
    saves: bool = False
    """Does it bring somebody to safety?"""
    deed: bool = False
    """Is it work on what is at its end, which the way does not enter?"""
    where: str = field(init=False)
    """The numbers of the squares that the label names."""
    order: int = field(init=False)
    """Among the choices at its end, as `At.order`."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "where", _where(self.phrase))
        object.__setattr__(self, "order", MAIN if self.main else WAY)


def _where(said: Phrase | None) -> str:
    """The numbers of squares, without those that an edge between them tells, as 3,9–4,9 does."""
    found = squares_of(said)
    ends = {end for name in found if "–" in name for end in name.split("–")}
    return " ".join(name for name in found if name not in ends)


@dataclass(frozen=True, slots=True)
class Cite:
    """The heading in the rulebook, and the section of our reference."""

    rule: str
    section: str | None


@dataclass(frozen=True, slots=True)
class Frame:
    """One thing that happened; `patch` holds the keys of the view that it changed, whole.

    Of `words` it holds only the places that changed; null: as the scene tells it.
    """

    step: int
    kind: str
    text: str
    spots: Spots
    cite: Cite | None
    patch: Patch
    fire: bool
    """Is it part of the fire's advance?"""
    dwell: int = 0
    """Milliseconds to look at it at the calm speed; 0 shows it together with the next."""
    phrase: Phrase | None = None
    """The text as a named message, where the game has it."""
    act: int = 0
    """The step with which this act began: one advance of the fire may take several steps."""


class Choice(TypedDict):
    """A thing with a line of text: a board, a difficulty, a card."""

    id: str
    title: str
    text: str


class RoleInfo(Choice):
    """A role, with the letter that tells its pawns apart without colour."""

    letter: str


class Track(TypedDict):
    """A count that fills towards an end."""

    key: str
    """What it is known by; a view's `counts` hold how far each track is, in their order."""
    label: str
    goal: int
    tone: Tone
    """Plain is what is left of a supply; the goal is then the most there is."""
    text: str
    """What happens when it is full."""


class PlaceWords(TypedDict):
    """A place in words, before anything happened."""

    name: str
    """What it is called, as part of a sentence: "the north side of the kitchen"."""
    there: NotRequired[str]
    """What is there, if there is something to tell."""
    where: NotRequired[str]
    """Its number on the board, for those who like it."""


class LegendLine(TypedDict):
    """A sign by name, such as "fire", and its meaning."""

    sign: str
    meaning: str


class Die(TypedDict):
    """One of the dice that are told apart."""

    title: str
    tone: str
    """Its colour, as a word."""


class Scene(TypedDict):
    """The picture that never changes during a game; games add what their boards need."""

    game: str
    title: str
    board_title: str
    board_status: str
    """How sure the layout is, such as "certain: …" or "reconstructed: …"."""
    currency: str
    tracks: list[Track]
    roles: dict[str, RoleInfo]
    legend: list[LegendLine]
    """Only the signs that this game can show."""
    dice: list[Die]
    """The dice that are told apart, in the order of an offer's `dice`; empty for a handful."""
    words: dict[Spot, PlaceWords]
    """Every place; a view's `words` tell of those where something else is now."""


def place_words(name: str, there: str = "", where: str = "") -> PlaceWords:
    """A place in words; what is empty is left out."""
    found: PlaceWords = {"name": name}
    if there:
        found["there"] = there
    if where:
        found["where"] = where
    return found


def is_on_board(spot: Spot) -> bool:
    """Is it a place of the board itself?"""
    return spot.partition(":")[0] not in {"", *NOWHERE, *BESIDE}


def choice(id: str, title: str, text: str) -> Choice:
    """A thing with a line of text."""
    return {"id": id, "title": title, "text": text}


def track(key: str, label: str, goal: int, tone: Tone, text: str) -> Track:
    """A count that fills towards an end."""
    return {"key": key, "label": label, "goal": goal, "tone": tone, "text": text}


def plain(value: Any) -> Any:
    """Any of the above, or lists and dicts of them, as data for JSON."""
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value

"""Requests and answers over HTTP, checked strictly: nothing is guessed or converted."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from firehouse.core.phrase import Phrase
from firehouse.core.table import NEW_SEED_BITS
from firehouse.server.messages import PlainSetup
from firehouse.server.storage.rows import Status
from firehouse.server.tables.outside import (
    LONGEST_FILE,
    LONGEST_OPTION,
    MOST_OPTIONS,
    MOST_ROLES,
)
from firehouse.stage.shapes import Named, Spot


def _whole(value: Any) -> Any:
    """JSON knows one kind of number: 3.0 is as whole as 3."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


WHOLE = BeforeValidator(_whole)
Whole = Annotated[int, WHOLE]
Name = Annotated[str, Field(max_length=200, description="A name to be shown; trimmed to text.")]
Words = Annotated[str, Field(max_length=LONGEST_OPTION)]
Short = Annotated[str, Field(min_length=1, max_length=80)]


class Asked(BaseModel):
    """The base of everything that clients send."""

    model_config = ConfigDict(strict=True, extra="forbid")


class Told(BaseModel):
    """The base of everything that clients are sent."""


class Problem(Told):
    """Every error: a code for programs, a sentence for people."""

    code: str
    text: str
    phrase: Phrase | None
    """The text as a named message, where it is one."""


class SetupModel(Asked):
    """One way to play, with the choices made; what is left out is as the rule set has it."""

    ruleset: Short
    board: Short | None = None
    difficulty: Short | None = None
    crew: Whole | Annotated[list[Short], Field(max_length=MOST_ROLES)] | None = None
    options: dict[Short, bool | Whole | Words] = Field(
        default_factory=dict, max_length=MOST_OPTIONS
    )
    files: dict[Short, Annotated[str, Field(max_length=LONGEST_FILE)]] = Field(
        default_factory=dict, max_length=4
    )

    def plain(self) -> dict[str, Any]:
        """As the engine reads it."""
        return self.model_dump(exclude_defaults=True)


class AidsWanted(Asked):
    """Advice that the table allows itself."""

    hint: bool = False
    chance: bool = False
    threats: bool = False


SeatWish = Annotated[
    str,
    Field(pattern="^(me|open|(bot|open):.{1,40})$"),
    Named(
        "SeatWish",
        "Who plays a pawn: the maker, a bot, or whoever takes the open seat, which with `open:` "
        "a bot keeps warm.",
    ),
]


class SeeksWanted(Asked):
    """Whom a table with open seats looks for."""

    language: str = Field(pattern="^[a-z]{2,3}$", description="What is spoken, such as “en”.")
    level: Literal["new", "any", "experienced"] = "any"
    time: Literal["short", "hour", "evening", "days"] = "hour"


class NewTable(Asked):
    """A table to be made."""

    setup: SetupModel
    seats: list[SeatWish] = Field(
        default_factory=list,
        max_length=12,
        description="One wish for each pawn; a shorter list is filled with “me”.",
    )
    name: Name
    seed: Annotated[int, Field(ge=0, lt=2**NEW_SEED_BITS), WHOLE] | Literal["daily"] | None = Field(
        default=None, description="Left out: a fresh secret seed."
    )
    referee: bool = Field(default=False, description="Real dice: the page asks for what fell.")
    public: bool = Field(default=False, description="Shown in the list of tables to watch.")
    seeks: SeeksWanted | None = Field(
        default=None, description="Listed with its open seats, and public."
    )
    clock: Annotated[int, Field(ge=60, le=1_209_600), WHOLE] | None = Field(
        default=None, description="Seconds that each turn has; then a bot plays it."
    )
    aids: AidsWanted = Field(default_factory=AidsWanted)
    consent: bool = True
    patience: Annotated[int, Field(ge=0, le=86_400), WHOLE] = 60


Player = Annotated[
    str,
    Field(
        pattern="^[A-Za-z0-9_-]{22,64}$",
        description="A random text that the client keeps: by it tries at the day's game count.",
    ),
]


class TakeSeat(Asked):
    """Sitting down at open seats, the first one without pawns; a program says that it is one."""

    name: Name
    bot: bool = False
    player: Player | None = Field(default=None, description="Needed at a ranked table.")
    pawns: list[Annotated[int, Field(ge=0, le=31), WHOLE]] | None = Field(
        default=None, min_length=1, max_length=12
    )


class TakeLesson(Asked):
    """A learner sits down."""

    name: Name = ""


class TicketModel(Told):
    """The holder of a seat: the token is told once and kept by the browser."""

    table: str
    code: str
    person: int
    token: str
    pawns: list[int]


class TableLineModel(Told):
    """A table in a list."""

    id: str
    code: str
    title: str
    game: str
    status: Status
    people: list[str]
    open_seats: int
    step: int
    situation: str
    created: str
    clock: int = Field(description="Seconds that each turn has; 0 where there is no clock.")
    seeks: SeeksWanted | None
    ranked: bool = Field(description="Is it a game of the day? Who sits down has had their try.")
    watch: bool = Field(
        default=True, description="May anybody watch? A game of today is for its own team alone."
    )


class QuickMatch(Asked):
    """Somebody who just wants to play."""

    name: Name
    language: str = Field(pattern="^[a-z]{2,3}$")
    level: Literal["new", "any", "experienced"] = "any"
    besides: list[Annotated[str, Field(max_length=64)]] = Field(
        default_factory=list, max_length=100, description="Tables where you sit already."
    )


class ChoiceModel(Told):
    id: str
    title: str
    text: str


class OptionModel(Told):
    name: str
    title: str
    kind: Literal["number", "switch", "choice", "words"]
    default: int | bool | str
    low: int
    high: int
    choices: list[str]
    text: str
    source: str


class PresetModel(Told):
    id: str
    title: str
    text: str
    setup: PlainSetup


class RulesetModel(Told):
    id: str
    game: str
    title: str
    text: str
    boards: list[ChoiceModel]
    difficulties: list[ChoiceModel]
    crew: list[int]
    usual: PlainSetup = Field(description="What is played if nothing else is chosen.")
    roles: list[ChoiceModel]
    choosing: list[str]
    options: list[OptionModel]
    presets: list[PresetModel]


class CatalogueModel(Told):
    """Every way to play."""

    games: list[ChoiceModel]
    tonight: list[str] = Field(description="Rule sets to show a newcomer first, the best first.")
    rulesets: list[RulesetModel]
    bots: list[ChoiceModel]
    today: str = Field(description="The day of the daily seed, such as 2026-11-15.")


class SectionModel(Told):
    """A page of the reference."""

    id: str
    game: str
    game_title: str
    title: str
    body: str = Field(description="Small Markdown; links to other sections are written as #id.")
    sources: list[str]
    only_in: list[str]


class UntilNext(Told):
    """A button goes on."""

    next: Literal[True]


class UntilPlayed(Told):
    """One of these actions goes on; a trailing * stands for any."""

    actions: list[str]


class UntilWatched(Told):
    """The fire goes on, when it has been watched to its end."""

    watched: Literal[True]


class LessonStep(Told):
    """One rule, in a few sentences, and what goes on to the next."""

    text: str = Field(description="Small Markdown.")
    lights: list[Spot] = Field(description="Places that the text speaks of.")
    section: str | None
    until: UntilNext | UntilPlayed | UntilWatched
    allow: list[str] = Field(
        default_factory=list,
        description="The only actions that the table takes; left out: those of `until`.",
    )


class LessonModel(Told):
    """A table made ready, with steps that wait for the learner."""

    id: str
    game: str
    game_title: str
    title: str
    text: str
    minutes: int
    steps: list[LessonStep]


class Alive(Told):
    """The process answers."""

    alive: Literal[True] = True


class Readiness(Told):
    """Can moves be taken, and what is wrong?"""

    ready: bool = Field(description="Can moves be taken?")
    degraded: bool = Field(description="Is anything wrong, so that some of it is slower?")
    storage: str = Field(
        description="“well”, or what it is instead: away, full, read-only, damaged, failing."
    )
    bus: str = Field(
        description="“well” or “away”: then what other processes do is read from the storage."
    )

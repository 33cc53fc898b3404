"""Requests and answers about today's game and challenges."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from firehouse.server.api.models import AidsWanted, Asked, Name, Player, SeatWish, Told
from firehouse.server.messages import PlainSetup


class PlayToday(Asked):
    """A team sits down to today's game."""

    name: Name
    player: Player
    seats: list[SeatWish] = Field(
        default_factory=list,
        max_length=12,
        description="One wish for each pawn; a shorter list is filled with “me”.",
    )
    aids: AidsWanted = Field(default_factory=AidsWanted)


class FigureModel(Told):
    title: str
    value: int


class RankedTeam(Told):
    """How a team did; teams that did equally well share a place."""

    place: int
    names: list[str]
    result: Literal["won", "lost"]
    figures: list[FigureModel]
    advice: dict[str, int] = Field(description="How often advice was asked for, and bots moved.")
    yours: bool
    table: str | None = Field(description="Where to watch it; told when the day is over.")


class DayModel(Told):
    """A day of a game: the first teams, and how many there were."""

    day: str
    title: str
    text: str
    setup: PlainSetup
    teams: list[RankedTeam]
    won: int
    played: int


class TodayGame(Told):
    game: str
    title: str
    pawns: int
    today: DayModel
    yesterday: DayModel


class TodayModel(Told):
    """Today's games and yesterday's."""

    day: str
    ends: str = Field(description="When the next day begins.")
    games: list[TodayGame]


class MakeChallenge(Asked):
    """Somebody of a table challenges others to do better."""

    token: str = Field(max_length=100, description="The token of a seat at that table.")


class ChallengeModel(Told):
    """The same fire for another team."""

    id: str
    title: str
    setup: PlainSetup
    pawns: int
    names: list[str] = Field(description="Who challenges.")
    played: int = Field(description="How many teams have finished it.")


class TakeChallenge(Asked):
    """A team sits down to a challenge."""

    name: Name
    seats: list[SeatWish] = Field(default_factory=list, max_length=12)
    aids: AidsWanted = Field(default_factory=AidsWanted)

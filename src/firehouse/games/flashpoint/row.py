"""Flash Point's entry in every layer."""

from __future__ import annotations

from typing import Final

from firehouse.core.row import GameRow, OwnFile

_HERE: Final = "firehouse.games.flashpoint"
_FILES: Final = f"{_HERE}.data.files"

ROW: Final = GameRow(
    id="flashpoint",
    title="Flash Point",
    line="row.line",
    words=f"{_HERE}.words",
    rulesets=f"{_HERE}.rulesets",
    tonight=(
        "flashpoint/family",
        "flashpoint/experienced",
        "flashpoint/brownstone",
        "flashpoint/second-story",
        "flashpoint/tragic-events",
    ),
    files=(
        OwnFile("plan", True, f"{_FILES}:plans/house_front.plan"),
        OwnFile("deck", template=f"{_FILES}:decks/tragic_events.toml"),
        OwnFile(
            "specialists",
            template=f"{_FILES}:specialists/firefighters.toml",
        ),
    ),
    notes=(
        *("at ", "crew", "saved", "bag", "hot spots left", "fire deck", "fire discards"),
        *("flare ups hidden", "events drawn", "this turn", "next turn", "radio silence"),
    ),
    policy=f"{_HERE}.bot.policy:FlashPointPolicy",
    weights=f"{_HERE}.bot.weights",
    fortune=f"{_HERE}.bot.fortune:HouseFortune",
    native=f"{_HERE}.native",
    threats=f"{_HERE}.threats:THREATS",
    known=f"{_HERE}.residents:NOBODY_YET",
    score=f"{_HERE}.stage.honours:score",
    honours=f"{_HERE}.stage.honours",
    book=f"{_HERE}.words.reference:BOOK",
    lessons=f"{_HERE}.lessons:LESSONS",
    puzzles=f"{_HERE}.puzzles:PUZZLES",
    stage=f"{_HERE}.stage:FLASH_POINT",
    choices=f"{_HERE}.stage.choices",
    glimpse=f"{_HERE}.stage.glimpse:GLIMPSE",
    encoding=f"{_HERE}.env:ENCODING",
    reading=f"{_HERE}.lab.reading:FLASH_POINT",
    report=f"{_HERE}.lab.report:REPORT",
    screen=f"{_HERE}.screen:SCREEN",
)

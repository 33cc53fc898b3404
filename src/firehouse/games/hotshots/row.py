"""The entry of Hotshots in every layer."""

from __future__ import annotations

from typing import Final

from firehouse.core.row import GameRow, OwnFile

_HERE: Final = "firehouse.games.hotshots"
_FILES: Final = f"{_HERE}.data.files"

ROW: Final = GameRow(
    id="hotshots",
    title="Hotshots",
    line="row.line",
    words=f"{_HERE}.words",
    rulesets=f"{_HERE}.rulesets",
    tonight=("hotshots/standard",),
    files=(
        OwnFile("tiles", template=f"{_FILES}:tiles.toml"),
        OwnFile("cards", template=f"{_FILES}:cards.toml"),
        OwnFile("layout", True, f"{_FILES}:layouts/circle.layout"),
    ),
    notes=(
        *("crew", "hands", "rolled", "locked", "extra"),
        *("card", "top", "drawn", "wind", "vehicles"),
    ),
    policy=f"{_HERE}.bot.policy:HotshotsPolicy",
    weights=f"{_HERE}.bot.weights",
    native=f"{_HERE}.native",
    threats=f"{_HERE}.threats:THREATS",
    score=f"{_HERE}.stage.honours:score",
    honours=f"{_HERE}.stage.honours",
    book=f"{_HERE}.words.reference:BOOK",
    lessons=f"{_HERE}.lessons:LESSONS",
    puzzles=f"{_HERE}.puzzles:PUZZLES",
    stage=f"{_HERE}.stage:HOTSHOTS",
    choices=f"{_HERE}.stage.choices",
    encoding=f"{_HERE}.env:ENCODING",
    reading=f"{_HERE}.lab.reading:HOTSHOTS",
    report=f"{_HERE}.lab.report:REPORT",
    screen=f"{_HERE}.screen:SCREEN",
    commands=f"{_HERE}.commands:COMMANDS",
)

"""Writes the page of a played game: no request, no server, the same from a disk as from the web."""

from __future__ import annotations

import base64
import json
import zlib
from html import escape
from importlib.resources import files
from string import Template
from typing import Any, Final

from firehouse.core.record import Record, replay
from firehouse.core.table import Table
from firehouse.stage import stage_of
from firehouse.stage.album.pictures import told_apart
from firehouse.words.language import tell

MARK: Final = '<meta name="generator" content="Firehouse replay">'
"""By this a page of ours is known, which may be written again."""
NAMED: Final = ("unpacking", "steps", "first", "back", "play", "on", "end", "step", "this", "whole")
"""What stands on the page whichever game it shows."""
HOLE: Final = "#"
"""Where the page puts the number of a step."""
RAW: Final = -15
"""Deflate without a head, as a browser unpacks it."""


def album(record: Record, title: str = "", file: str = "") -> str:
    """The whole page; a RecordError if the game does not replay.

    `title` says more about the game than its rule set; `file` is the record beside the page.
    """
    table = replay(record)
    name = stage_of(table.game).scene(table.game)["title"]
    folder = files(__package__)
    page = Template((folder / "page.html").read_text(encoding="utf-8"))
    return page.substitute(
        mark=MARK,
        title=escape(tell("album.title", title=title, name=name) if title else name),
        style=(folder / "style.css").read_text(encoding="utf-8"),
        script=(folder / "script.js").read_text(encoding="utf-8"),
        hidden="" if file else " hidden",
        last=table.step,
        place=escape(_place(table, "0")),
        **_notes(escape(file)),
        packed=_packed(_told(table)),
        **{name: escape(tell(f"album.{name}")) for name in NAMED},
    )


def _place(table: Table, step: str) -> str:
    return tell("album.place", step=step, last=table.step)


def _notes(file: str) -> dict[str, str]:
    """What can be done with the record, and without a script: sentences with commands in them."""
    commands = {"serve": "serve", "review": f"review {file}", "replay": "replay"}
    code = {name: f"<code>firehouse {typed}</code>" for name, typed in commands.items()}
    link = f'<a href="{file}" download>{escape(tell("album.link"))}</a>'
    return {name: tell(f"album.{name}", link=link, **code) for name in ("record", "scriptless")}


def _told(table: Table) -> dict[str, Any]:
    """Everything that the page shows."""
    game = table.game
    states = [table.state_at(number) for number in range(table.step + 1)]
    return {
        "pictures": told_apart(game.svg(state) for state in states),
        "situations": [game.situation(state) for state in states],
        "start": tell("replay.start"),
        "place": _place(table, HOLE),
        "steps": [_step(table, index) for index in range(table.step)],
    }


def _step(table: Table, index: int) -> dict[str, str]:
    """Who or what moved, and what came of it."""
    game, step = table.game, table.steps[index]
    action = game.text(step.action)
    if step.kind:
        told = tell("replay.luck", action=action)
    else:
        who = game.pawns(step.before)[game.actor(step.before)]
        told = tell("replay.decided", who=who, action=action)
    sentences = (game.tell(event) for event in step.events)
    story = " ".join(sentence for sentence in sentences if sentence)
    return {"told": told, "story": story, "line": tell("album.line", told=told, story=story)}


def _packed(told: dict[str, Any]) -> str:
    """As small as a browser can unpack by itself."""
    packer = zlib.compressobj(9, zlib.DEFLATED, RAW)
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
    return base64.b64encode(packer.compress(text) + packer.flush()).decode()

"""A game's entry in every layer: where each of its parts is, imported when it is asked for."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from importlib import resources
from typing import Any

from firehouse.core.language import voice_of


@dataclass(frozen=True)
class OwnFile:
    """A file that players may bring to replace what a box holds."""

    name: str
    is_board: bool = False
    """Does it take the place of the boards to choose from?"""
    template: str = ""
    """A file of the game's own to begin with, as "package:path"; empty if there is none."""

    def text(self) -> str:
        """The text of the template."""
        package, _, path = self.template.partition(":")
        return resources.files(package).joinpath(path).read_text(encoding="utf-8")

    def samples(self) -> dict[str, str]:
        """The game's own files of this kind by name: the template, then all boards beside it."""
        if not self.template:
            return {}
        package, _, path = self.template.partition(":")
        folder, _, name = path.rpartition("/")
        ending = name[name.rfind(".") :]
        if not self.is_board:
            return {name.removesuffix(ending): self.text()}
        files = resources.files(package).joinpath(folder).iterdir()
        found = {file.name: file for file in files if file.name.endswith(ending)}
        return {
            other.removesuffix(ending): found[other].read_text(encoding="utf-8")
            for other in sorted(found, key=lambda other: (other != name, other))
        }


@dataclass(frozen=True)
class GameRow:
    """What the house knows of a game before it imports it.

    Parts are written as "module:name". A part that is left empty is one that the game does not
    bring; each layer says what it does then.
    """

    id: str
    """The first half of its rule sets' names."""
    title: str
    line: str
    """What the game is about, in one line; with `words`, the name of the message that says it."""
    rulesets: str
    """The module with RULESETS, RULES_VERSION, DEFAULT_CREW, `game_of(setup)`, `signs_of(setup)`
    and `usual_options(setup)`, what every option is that a set-up leaves out; FORMERLY if an
    option was renamed."""
    words: str = ""
    """The package with the files of its words; without it, all it says is in its code."""
    tonight: tuple[str, ...] = ()
    """Rule sets whose first ready-made game newcomers are shown, the best first."""
    files: tuple[OwnFile, ...] = ()
    notes: tuple[str, ...] = ()
    """The notes below its drawings that people read, where others are only for machines; a
    trailing blank stands for any ending."""
    policy: str = ""
    """bots: the rule of thumb, made from a game; without it, random play."""
    weights: str = ""
    """bots: the module with the weights of the rule of thumb: TABLE, TRIALS and `Weights`; without
    it there are none to find."""
    fortune: str = ""
    """bots: a quicker way to draw a table's luck; without it, as every table does."""
    native: str = ""
    """native: the module with ROOMS, the most that lists in a position hold, SAMPLES, set-ups that
    show every class of the game, and MEASURE; without it, the game is not translated to C."""
    threats: str = ""
    """analysis: how threats are found, told and drawn; without it there are none."""
    stage: str = ""
    """stage: the functions that show it; without it, its drawing and the list of actions."""
    choices: str = ""
    """stage: the module with titles and texts of what is chosen before a game, and presets;
    without it, names spelled out and one preset for each rule set."""
    glimpse: str = ""
    """stage: turns that newcomers see played before they know the game; without it there are
    none."""
    known: str = ""
    """core: who becomes known by name in a game, as it begins; without it, nobody does."""
    score: str = ""
    """core: the figures by which teams are compared; without it, the number of decisions."""
    honours: str = ""
    """core: the module with `feats(table)`, what was done in a finished game, and `badges()`, which
    are given for that; without it, only the badges that all games share."""
    book: str = ""
    """reference: the rules in our words; without it there is nothing to read."""
    lessons: str = ""
    """lessons: played first games, the easiest first; without it there are none."""
    puzzles: str = ""
    """puzzles: positions with a task, and what can be a goal in one; without it there are none."""
    encoding: str = ""
    """envs: how positions and actions are written down for learners, as `envs.simple` does it for
    small games; without it there are no environments."""
    reading: str = ""
    """lab: what an experiment reads from a game; without it, results and decisions."""
    report: str = ""
    """lab: the words and pictures of a report; without it, endings by their names and no maps."""
    screen: str = ""
    """tui: pictures and words of the full screen; without it, the engine's drawing."""
    commands: str = ""
    """cli: commands of the game's own."""

    def about(self) -> str:
        """What the game is about, in one line."""
        return voice_of(self.words).tell(self.line) if self.words else self.line

    def load(self, part: str) -> Any:
        """A part by its field's name; None where the game brings none."""
        path = str(getattr(self, part))
        return imported(path) if path else None


def imported(path: str) -> Any:
    """What "module:name" names; without a name, the module."""
    module, _, name = path.partition(":")
    found = importlib.import_module(module)
    return getattr(found, name) if name else found

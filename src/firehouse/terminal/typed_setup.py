"""A set-up from what a user typed: rule set, crew, options, files of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from firehouse.core.catalogue import Ruleset, ruleset, rulesets
from firehouse.core.game import Game
from firehouse.core.phrase import Phrase, phrase
from firehouse.core.setup import MAX_FILE, Setup
from firehouse.stage.card_choice import at_a_table
from firehouse.terminal.screen import FAINT, KEY, PLAIN, STRONG, Screen, Span
from firehouse.words.language import part

SWITCH_WORDS: Final = {
    "true": True,
    "yes": True,
    "on": True,
    "false": False,
    "no": False,
    "off": False,
}
LONGEST_LETTER: Final = 4
"""Bytes of one in a file."""
Crew = int | tuple[str, ...] | None


def setup_of(
    ruleset_id: str,
    board: str | None = None,
    difficulty: str | None = None,
    crew: str | None = None,
    options: Sequence[str] = (),
    files: Mapping[str, Path | None] | None = None,
) -> Setup:
    """The set-up that the command line asks for; a ValueError says what is wrong with it."""
    ways = ruleset(ruleset_id)
    return Setup(
        ruleset_id,
        board=board,
        difficulty=difficulty,
        crew=crew_of(crew),
        options=options_of(ways, options),
        files={name: file_text(path) for name, path in (files or {}).items() if path is not None},
    )


def with_good_files(setup: Setup, paths: Mapping[str, Path]) -> Setup:
    """The set-up; a ValueError names the file of it that the game refuses."""
    if not paths or _fault(setup) is None or _fault(replace(setup, files={})) is not None:
        return setup
    for name, path in paths.items():
        fault = _fault(replace(setup, files={name: setup.files[name]}))
        if fault is not None:
            raise ValueError(f"{path}: {fault}")
    return setup


def _fault(setup: Setup) -> str | None:
    """What is wrong with a set-up; None if it can be played."""
    try:
        Game.of(setup)
    except ValueError as error:
        return str(error)
    return None


def seated(setup: Setup) -> Setup:
    """The set-up for people who sit down to play: they choose their cards and who begins."""
    return at_a_table(setup)


def crew_of(text: str | None) -> Crew:
    """A number of firefighters, or their roles with commas between them."""
    if text is None:
        return None
    try:
        return int(text)
    except ValueError:
        return tuple(role.strip().lower() for role in text.split(","))


def options_of(ways: Ruleset, texts: Sequence[str]) -> dict[str, int | bool | str]:
    """Every option with its value; a ValueError for one that is given twice."""
    found: dict[str, int | bool | str] = {}
    for text in texts:
        name, value = option_of(ways, text)
        if name in found:
            raise ValueError(part(phrase("line.option-twice", name=name)))
        found[name] = value
    return found


def option_of(ways: Ruleset, text: str) -> tuple[str, int | bool | str]:
    """A "name=value" with the value read as its option wants it; the game judges the rest."""
    name, equals, value = (part.strip() for part in text.partition("="))
    if not equals or not name:
        raise ValueError(part(phrase("line.option-form", form="name=value", text=text)))
    kinds = {option.name: option.kind for option in ways.options}
    if kinds.get(name, "switch") == "switch" and value.lower() in SWITCH_WORDS:
        return name, SWITCH_WORDS[value.lower()]  # also of a name that was a switch formerly
    if kinds.get(name) == "choice":
        return name, value
    try:
        return name, int(value)
    except ValueError:
        return name, value


def file_text(path: Path) -> str:
    """The text of a player's own plan or deck."""
    with open(path, "rb") as file:
        data = file.read(LONGEST_LETTER * MAX_FILE + 1)
    try:
        text = "" if len(data) > LONGEST_LETTER * MAX_FILE else data.decode()
    except UnicodeDecodeError:
        raise ValueError(part(phrase("line.not-text", path=path))) from None
    if len(text or data) > MAX_FILE:
        raise ValueError(part(phrase("line.too-large", path=path, most=str(MAX_FILE))))
    return text


def ask_for_setup(screen: Screen) -> Setup:
    """Ask a newcomer what to play; Enter takes the first or usual choice each time."""
    ways = rulesets()
    titles = [f"{way.title} ({way.id})" for way in ways]
    way = ways[_ask(screen, phrase("line.which-game"), titles)]
    difficulty = board = crew = None
    if len(way.difficulties) > 1:
        difficulty = way.difficulties[
            _ask(screen, phrase("line.which-difficulty"), way.difficulties)
        ]
    if len(way.boards) > 1:
        board = way.boards[_ask(screen, phrase("line.which-board"), way.boards)]
    if len(way.crew) > 1:
        crew = _ask_crew(screen, way, usual_crew(Setup(way.id, board, difficulty)))
    return at_a_table(Setup(way.id, board=board, difficulty=difficulty, crew=crew))


def _ask(screen: Screen, question: Phrase, choices: Sequence[str]) -> int:
    """The place of the choice taken."""
    screen.say(question, STRONG)
    for number, choice in enumerate(choices, 1):
        line: list[Span] = [(f"  {number} ", KEY), (choice, PLAIN)]
        screen.spans(
            line + ([(f"  {part(phrase('line.just-enter'))}", FAINT)] if number == 1 else [])
        )
    while True:
        answer = screen.ask()
        if answer is None:
            raise EOFError
        if answer == "":
            return 0
        if answer.isdecimal() and 1 <= int(answer) <= len(choices):
            return int(answer) - 1
        screen.say(phrase("line.number", low=1, high=len(choices)))


def usual_crew(setup: Setup) -> int:
    """How many firefighters a set-up has that does not say."""
    game = Game.of(setup)
    return len(game.pawns(game.start()))


def _ask_crew(screen: Screen, way: Ruleset, usual: int) -> int | None:
    low, high = way.crew[0], way.crew[-1]
    question = part(phrase("line.which-crew", low=low, high=high))
    usually = part(phrase("line.usual-crew", usual=usual))
    screen.spans([(question, STRONG), (f"  {usually}", FAINT)])
    while True:
        answer = screen.ask()
        if answer is None:
            raise EOFError
        if answer == "":
            return None
        if answer.isdecimal() and int(answer) in way.crew:
            return int(answer)
        screen.say(phrase("line.crew-number", low=low, high=high))

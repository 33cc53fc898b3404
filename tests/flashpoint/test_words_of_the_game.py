"""Nobody is told of a specialist, vehicle, marker or action that their game does not have."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from vocabulary import Words

from firehouse import Event, Rng, Setup, rulesets
from firehouse.core.catalogue import Ruleset, ruleset, signs_of
from firehouse.games.flashpoint.data.board import WAYS
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.rules import actions
from firehouse.games.flashpoint.rules.state import OFF_BOARD, State, place_of
from firehouse.games.flashpoint.rulesets import game_of
from firehouse.games.flashpoint.stage.cites import cite
from firehouse.games.flashpoint.stage.legend import legend
from firehouse.games.flashpoint.words.notation import NOTATION
from firehouse.reference import sections

CREWS = (
    Setup("flashpoint/advanced", crew=("fire-captain", "driver-operator", "firefighter")),
    Setup("flashpoint/advanced", crew=("rescue-specialist", "paramedic")),
    Setup("flashpoint/experienced", crew=("rescue-dog", "structural-engineer", "generalist")),
    Setup("flashpoint/experienced", crew=("veteran", "fire-prevention-specialist")),
    Setup("flashpoint/experienced", crew=3, options={"promos": True}),
    Setup("flashpoint/second-story", "villa", "heroic", ("rescue-dog", "fire-captain")),
    Setup("flashpoint/tragic-events", crew=("structural-engineer", "hazmat-technician")),
)
FOUND = [found for found in rulesets() if found.game == "flashpoint"]
SETUPS = [
    Setup(found.id, found.boards[-1], difficulty)
    for found in FOUND
    for difficulty in found.difficulties or (None,)
] + list(CREWS)
every_game = pytest.mark.parametrize(
    "setup", SETUPS, ids=lambda s: f"{s.ruleset}-{s.difficulty}-{s.crew}"
)
of_rule_sets = pytest.mark.parametrize("found", FOUND, ids=lambda found: found.id)
DENIALS = ("- No specialists", "- Nobody is a specialist", "The [Experienced Game] without")
"""How sentences of set-ups begin that say what is left out."""
LINK = re.compile(r"\(#[^)]*\)")
DECISIONS = 20
NEAR = 4
"""Every so many positions all that can be tried around the pawn is tried."""


def walk(game: FlashPoint, seed: int, log: list[Event] | None = None) -> Iterator[State]:
    """The positions of a random game."""
    rng, state = Rng(seed), game.start()
    while not game.over(state):
        yield state
        chosen = (
            game.sample(state, rng) if game.is_chance(state) else game.random_action(state, rng)
        )
        game.apply(state, chosen, log)
    yield state


def positions(game: FlashPoint) -> list[State]:
    """Decisions of two games, some chances, and an end."""
    found = [state.copy() for seed in (1, 2) for state in walk(game, seed)]
    decisions = [state for state in found if not game.over(state) and not game.is_chance(state)]
    chances = [state for state in found if not game.over(state) and game.is_chance(state)]
    step = max(1, len(decisions) // DECISIONS)
    return [*decisions[::step], *chances[:: len(chances) // 8 or 1], found[-1]]


def spread(number: int, of: int) -> Iterator[int]:
    """Its share: all positions together try every argument of every kind, and some steps."""
    yield from range(actions.BASE + number, actions.SPACE, of)
    yield from range(number * 7 % of, actions.BASE, of * 8)


def near(game: FlashPoint, state: State) -> Iterator[int]:
    """Every action with a small argument, and every step of a pawn with every load."""
    for kind in range((actions.SPACE - actions.BASE) // actions.BLOCK):
        yield from (actions.act(kind, argument) for argument in range(10))
    for mover in (0, 1, 2):
        who = state.turn if mover == 0 else mover - 1
        here = place_of(state, who) if who < game.house.crew_size else OFF_BOARD
        if here == OFF_BOARD:
            continue
        beside = game.house.next[here * WAYS : here * WAYS + WAYS]
        for square in (here, *(square for square in beside if square >= 0)):
            for load in range(actions.LOADS):
                yield from (actions.move(mover, square, load, led) for led in (0, 1, 3))


def tried(game: FlashPoint) -> Iterator[tuple[State, int]]:
    found = positions(game)
    for number, state in enumerate(found):
        yield from ((state, action) for action in spread(number, len(found)))
        if number % NEAR == 0:
            yield from ((state, action) for action in near(game, state))


@every_game
def test_no_refusal_speaks_of_another_box(setup: Setup) -> None:
    """Sentence and rule of what is refused anywhere name only what this game has."""
    game = game_of(setup)
    words = Words(game.house)
    wrong = {}
    for state, action in tried(game):
        reason = game.refusal(state, action)
        if reason is not None:
            found = words.wrong_in(reason.sentence) or words.wrong_heading(reason.rule)
            if found:
                wrong[reason.sentence] = (found, reason.rule, game.text(action))
    assert wrong == {}


@every_game
def test_no_story_speaks_of_another_box(setup: Setup) -> None:
    """Situations, events and the rules behind them name only what this game has."""
    game = game_of(setup)
    words = Words(game.house)
    for seed in range(3):
        log: list[Event] = []
        told = {game.situation(state) for state in walk(game, seed, log)}
        told |= {game.tell(event) for event in log}
        cited = {cite(game, event).rule for event in log}
        assert {line: words.wrong_in(line) for line in told if words.wrong_in(line)} == {}
        assert {rule for rule in cited if words.wrong_heading(rule)} == set()


def complaint(game: FlashPoint, text: str) -> str:
    """What is wrong with a text; empty if it is an action."""
    try:
        game.parse(text)
    except ValueError as error:
        return str(error)
    return ""


def texts() -> Iterator[str]:
    """Every verb of every box, alone and with words that fit none."""
    for verb in dict.fromkeys(["move", *(usage.split()[0] for usage in NOTATION.usages())]):
        yield from (verb, f"{verb} x", f"{verb} 1,1 x", f"{verb} smoke 1,1 x", f"{verb} 2 1,1 x")
    yield from ("fly", "mvoe 1,1", "ladder", "xyz")


@every_game
def test_no_help_with_a_text_speaks_of_another_box(setup: Setup) -> None:
    """What is said about a text that is no action offers only what this game has."""
    game = game_of(setup)
    words = Words(game.house)
    told = {text: complaint(game, text) for text in texts()}
    assert {text: line for text, line in told.items() if words.wrong_in(unquoted(line))} == {}


@every_game
def test_an_unknown_word_is_answered_with_a_dozen_known_ones(setup: Setup) -> None:
    """The nearest first, and only those that this game has."""
    game = game_of(setup)
    told = complaint(game, "mvoe 1,1")

    assert told.startswith("There is no action 'mvoe'; try move, ")
    offered = told.partition("try ")[2].rstrip(".").split(", ")
    assert len(offered) <= 12
    assert set(offered) <= set(NOTATION.verbs(game.house))
    assert ("drive" in NOTATION.verbs(game.house)) is game.house.options.vehicles
    assert ("erect" in NOTATION.verbs(game.house)) is (game.house.ladders > 0)


def test_the_help_for_a_text_is_of_the_game() -> None:
    """A form leaves out what cannot be carried; what is not there at all is denied."""
    basic, villa = game_of(Setup("flashpoint/basic")), game_of(CREWS[5])

    assert complaint(basic, "move") == "The form is 'move SQUARE [carrying victim]'."
    assert complaint(basic, "change paramedic") == "There is no crew change in this game."
    assert complaint(basic, "drive") == "There are no vehicles in this game."
    assert complaint(basic, "extinguish up") == (
        "There is no side 'up'; sides are n, e, s, w, here."
    )
    assert complaint(villa, "extinguish up").endswith("sides are n, e, s, w, stairs, here.")
    assert complaint(villa, "move").endswith(
        "[carrying victim|treated|hazmat|ladder] [leading N]'."
    )


def unquoted(line: str) -> str:
    """Without the word that the player typed."""
    return line.replace("'ladder'", "").replace("_", " ")


def all_words(found: Ruleset) -> list[Words]:
    """Of every difficulty on every board, with all cards."""
    return [
        Words(game_of(Setup(found.id, board, difficulty, options={"promos": True})).house)
        for board in found.boards
        for difficulty in found.difficulties or (None,)
    ]


@of_rule_sets
def test_the_reference_for_a_rule_set_speaks_of_no_other_box(found: Ruleset) -> None:
    """No sentence names a specialist, vehicle, marker or action that no difficulty has."""
    words = all_words(found)
    told = [
        (one.id, sentence)
        for one in sections(found.id)
        for sentence in re.split(r"(?<=[.:|]) |\n", LINK.sub("", one.body))
        if not sentence.startswith(DENIALS)
    ]
    assert {one for one in told if all(word.wrong_in(one[1]) for word in words)} == set()


@of_rule_sets
def test_the_signs_are_those_of_the_rule_set(found: Ruleset) -> None:
    """The legend has a sign if it can come up at one of the rule set's difficulties."""
    words = all_words(found)
    for sign in found.signs:
        assert any(not word.wrong_in(sign.meaning) for word in words), sign


@every_game
def test_the_signs_are_those_of_the_game(setup: Setup) -> None:
    """The legend at a table has every sign that is drawn, and none of another box."""
    game = game_of(setup)
    words, signs = Words(game.house), signs_of(setup)
    drawn = {
        letter for seed in (1, 2) for state in walk(game, seed) for letter in board(game, state)
    }

    wrong = {sign.meaning for sign in signs if words.wrong_in(sign.meaning)}
    assert wrong <= {"a treated victim"}, "which every game with specialists explains"
    assert drawn & MARKS <= {letter for sign in signs for letter in sign.signs}


@every_game
def test_the_legend_of_the_page_is_that_of_the_game(setup: Setup) -> None:
    """The signs of the drawn board, with their meanings."""
    game = game_of(setup)
    words = Words(game.house)

    assert [row for row in legend(game.house) if words.wrong_in(row["meaning"])] == []


def test_an_option_brings_its_signs() -> None:
    """Boxes mix by options, and so do their signs."""
    setup = Setup("flashpoint/basic", options={"hot_spots": True})

    assert "*" in {sign.signs for sign in signs_of(setup)}
    assert "*" not in {sign.signs for sign in ruleset("flashpoint/basic").signs}


MARKS = set("FS*?VTvHhLl&")


def board(game: FlashPoint, state: State) -> str:
    """The drawing without its notes and the names of rows."""
    lines = game.draw(state).partition("\n\n")[0].splitlines()
    return "".join(line[5:] for line in lines)

"""Every sentence is a phrase of the language's file: in another language nothing stays English."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from fractions import Fraction
from html import unescape
from operator import methodcaller
from pathlib import Path
from types import ModuleType
from typing import Any

import phrases
import pytest
from hand_made import (
    ADVANCED,
    BASIC,
    CAPTAIN,
    COMMAND,
    MEDICAL,
    PLAIN,
    bits,
    house,
    later,
    pile,
    sentence,
    square,
    state,
)
from hand_made_cards import DECKS, TOLD_CARDS
from played_kinds import play
from test_refusals import REFUSED
from test_situation import STANDING
from test_text import LATER, TOLD
from test_words_of_the_game import complaint

from firehouse import Event, Rng, Setup, Table
from firehouse.analysis.threat import ThreatMap
from firehouse.core.catalogue import signs_of
from firehouse.core.language import show_squares
from firehouse.core.stack import step_of
from firehouse.games.flashpoint.bot.all_tasks import gather
from firehouse.games.flashpoint.bot.policy import FlashPointPolicy
from firehouse.games.flashpoint.bot.words import TOPICS, task_reason
from firehouse.games.flashpoint.data.board import Board
from firehouse.games.flashpoint.data.files import faults
from firehouse.games.flashpoint.data.files.builtin import builtin_text
from firehouse.games.flashpoint.data.files.plan import builtin_plan, builtin_plans, read_plan
from firehouse.games.flashpoint.data.options import OPTIONS
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.lab import report
from firehouse.games.flashpoint.puzzles import rescue_told
from firehouse.games.flashpoint.row import ROW
from firehouse.games.flashpoint.rules import actions, steps, tokens
from firehouse.games.flashpoint.rules import reasons as codes
from firehouse.games.flashpoint.rules.actions import act
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.kinds import KINDS
from firehouse.games.flashpoint.rules.pools import Pool, packed
from firehouse.games.flashpoint.rules.state import State
from firehouse.games.flashpoint.rulesets import WAYS, game_of
from firehouse.games.flashpoint.screen import SCREEN
from firehouse.games.flashpoint.stage import FLASH_POINT, choices, honours
from firehouse.games.flashpoint.stage.labels import described
from firehouse.games.flashpoint.stage.moment import Moment
from firehouse.games.flashpoint.stage.things import thing_phrase
from firehouse.games.flashpoint.threats import THREATS
from firehouse.games.flashpoint.threats import words as threat_words
from firehouse.games.flashpoint.words import language
from firehouse.games.flashpoint.words.language import part, say
from firehouse.games.flashpoint.words.names import FACES, resident
from firehouse.games.flashpoint.words.notation import parse
from firehouse.games.flashpoint.words.places import Places
from firehouse.games.flashpoint.words.refusals import WITHOUT, explain
from firehouse.games.flashpoint.words.situation import situation
from firehouse.games.flashpoint.words.tables import TABLES
from firehouse.stage.shapes import plain
from firehouse.tui.boards.look import Look

TYPED = re.compile(r"'[^']*'|\b(?:n|e|s|w|stairs)\b")
"""What players type, which is the same in every language."""
FOLDER = Path(language.__file__).parent
SQUARE = re.compile(r"\b[gu]?\d,\d\b")
OWN_PLAN = re.sub(
    "^(title|status|room.*):.*\n", "", builtin_text("house_front", ".plan", "plan"), flags=re.M
)
"""A house whose rooms have no names."""
VILLA = Setup(
    "flashpoint/second-story", "villa", "heroic", ("fire-captain", "paramedic", "rescue-dog")
)
GAMES = (
    Setup("flashpoint/basic", crew=3),
    Setup("flashpoint/advanced", crew=4, difficulty="three-alarm"),
    Setup("flashpoint/experienced", crew=5, options={"promos": True}),
    Setup("flashpoint/brownstone", crew=2),
    VILLA,
    Setup(
        "flashpoint/tragic-events",
        crew=("structural-engineer", "veteran", "fire-prevention-specialist"),
        options={"tweak_13_choose_event": True},
    ),
)
MORE_GAMES = (
    Setup("flashpoint/family", crew=2, options={"perfect_game": True}, files={"plan": OWN_PLAN}),
    Setup("flashpoint/advanced", crew=4, options={"choosing": "chosen"}),
    Setup("flashpoint/experienced", crew=("rescue-dog", "imaging-technician", "driver-operator")),
    Setup("flashpoint/experienced", crew=("hazmat-technician", "structural-engineer", "veteran")),
    Setup("flashpoint/experienced", crew=("paramedic", "veteran", "fire-captain", "generalist")),
    Setup("flashpoint/second-story", "hotel", "recruit", ("fire-captain", "driver-operator")),
    Setup("flashpoint/tragic-events", crew=("structural-engineer", "paramedic")),
)
every_game = pytest.mark.parametrize("setup", GAMES, ids=lambda setup: setup.ruleset)
LAST_KIND = actions.ORDER_COLLAPSE
TEXT = re.compile(r">([^<>]+)<")
SHARED = re.compile("Red: the chance that|after this turn")
"""What all games say of threats."""
SAID_ONCE: tuple[ModuleType, ...] = (report, threat_words)
"""Modules whose texts are made when they are imported."""


@pytest.fixture
def loud(monkeypatch: pytest.MonkeyPatch) -> Iterator[phrases.Shouting]:
    """The game speaks in capitals."""
    spoken = phrases.Shouting(phrases.texts_of(FOLDER))
    with monkeypatch.context() as patched:
        patched.setattr(language.VOICE, "language", spoken)
        for module in SAID_ONCE:
            importlib.reload(module)
        yield spoken
    for module in SAID_ONCE:
        importlib.reload(module)


class Names:
    """The names of a game that are the same in every language."""

    def __init__(self, g: House) -> None:
        deck, plan = g.deck, g.board.plan
        rows = (*deck.cards, *deck.events)
        named = {text for row in rows for text in (row.title, row.text)}
        named |= {*plan.rooms.values(), plan.title, plan.status}
        ordered = sorted(named - {""}, key=len, reverse=True)
        self._named = re.compile(r"(?<!\w)(" + "|".join(map(re.escape, ordered)) + r")(?!\w)")

    def english_in(self, told: str) -> str:
        """Words with small letters that are in no name; empty if there are none."""
        return " ".join(phrases.lower_case(SQUARE.sub("", self._named.sub("", told))))


def played(game: FlashPoint, seed: int, log: list[Event], by_rule: bool = False) -> Iterator[State]:
    """The positions of a game, random or by the rule of thumb, the last one too."""
    rng, state, policy = Rng(seed), game.start(), FlashPointPolicy(game)
    while not game.over(state):
        yield state
        if game.is_chance(state):
            chosen = game.sample(state, rng)
        else:
            chosen = policy.choose(state, rng) if by_rule else game.random_action(state, rng)
        game.apply(state, chosen, log)
    yield state


def texts_of(svg: str) -> Iterator[str]:
    """What can be read in a picture, but for names that are cut off."""
    found = (unescape(text) for text in TEXT.findall(svg))
    return (text for text in found if not text.endswith("…"))


def told_at(game: FlashPoint, state: State, rng: Rng) -> Iterator[str]:
    """What players read in a position: what is asked for, what can be done, and why not."""
    yield game.situation(state)
    yield from game.pawns(state)
    yield from (offer.label for offer in FLASH_POINT.offers(game, state))
    for _ in range(20):
        reason = game.refusal(state, rng.below(actions.SPACE))
        if reason is not None:
            yield reason.sentence


def shown_at(game: FlashPoint, state: State) -> Iterator[str]:
    """What clients and analysis tell of a position."""
    view, scene = FLASH_POINT.view(game, state), FLASH_POINT.scene(game)
    yield from (route.label for route in FLASH_POINT.routes(game, state))
    yield from texts_of(game.svg(state))
    yield from described_in(scene, view)
    yield from threats(game, state, view)


def described_in(scene: dict[str, Any], view: dict[str, Any]) -> Iterator[str]:
    """What the full screen says of every place, of the crew and of what lies beside the board."""
    for words in scene["words"].values():
        yield from (words["name"], words.get("there", ""))
    yield from view["words"].values()
    yield from scene["things"].values()
    for facts in view["facts"]:
        yield from facts
    for title, told in SCREEN.supply(scene, view):
        yield title[0]
        yield from (span[0] for span in told)


def threats(game: FlashPoint, state: State, view: dict[str, Any]) -> Iterator[str]:
    chances = {
        "falls": {"1,1-1,2": Fraction(1, 2)},
        "burns": {"1,1": Fraction(1, 3)},
        "ends": {"collapse": Fraction(1, 4), "victims-lost": Fraction(1, 5)},
    }
    threat = ThreatMap(game.setup.ruleset, 1, Fraction(0), chances, ())
    yield from (text for _, text in THREATS.facts(game, view, threat))
    yield from (text for _, text in THREATS.dangers(game, view, threat))
    yield from THREATS.notes(threat, "", "")
    yield THREATS.roll(game)
    yield from texts_of(SHARED.sub("", THREATS.layer(game, state, threat)))


def reasons(game: FlashPoint, state: State) -> Iterator[str]:
    """Why a bot would do what can be done; cards are chosen by what all games count."""
    if game.over(state) or game.is_chance(state):
        return
    if step_of(state.todo[-1]) != steps.CHOOSE_SPECIALIST:
        policy = FlashPointPolicy(game)
        yield from (policy.why(state, action) for action in game.actions(state))


def before(game: FlashPoint) -> Iterator[str]:
    """What is told before the first turn."""
    scene = FLASH_POINT.scene(game)
    yield from (row["meaning"] for row in scene["legend"])
    yield from (sign.meaning for sign in signs_of(game.setup))
    for track in scene["tracks"]:
        yield from (track["label"], track["text"])


def whole_game(setup: Setup, seed: int, by_rule: bool = False) -> Iterator[str]:
    """Everything that is told from the set-up of a game to its end."""
    game = game_of(setup)
    yield from before(game)
    rng, log = Rng(seed), list[Event]()
    for number, s in enumerate(played(game, seed, log, by_rule)):
        yield from told_at(game, s, rng)
        if number % 40 == 0 or game.over(s):
            yield from shown_at(game, s)
        if number % 10 == 0:
            yield from reasons(game, s)
    yield from map(game.tell, log)


@every_game
def test_nothing_stays_english_in_another_language(setup: Setup, loud: phrases.Shouting) -> None:
    """A whole game is told in the language of the file; only names are as they were."""
    names = Names(game_of(setup).house)
    left = {line: names.english_in(line) for line in whole_game(setup, 3)}
    assert {line: found for line, found in left.items() if found} == {}


def hand_made() -> Iterator[str]:
    """What other tests look at one by one: every event, refusal and thing that is asked for."""
    for g, rows in ((ADVANCED, TOLD), (MEDICAL, LATER), (DECKS, TOLD_CARDS)):
        yield from (sentence(g, event) for event, _ in rows)
    for case in REFUSED:
        action = parse(case.g, case.action) if isinstance(case.action, str) else case.action
        yield explain(case.g, case.s, action, case.code).sentence
        yield from told_at(FlashPoint(GAMES[2], case.g), case.s, Rng(0))
    for g, s, _ in STANDING:
        game = FlashPoint(GAMES[2], g)
        yield from told_at(game, s, Rng(0))
        yield from shown_at(game, s)
        yield from reasons(game, s)
    yield from rarely_refused()
    yield from rarely_offered()
    yield from told_of_kinds()
    for way in WAYS:
        yield choices.ruleset_line(way.id)
        yield from (way.say("ruleset-title"), way.say("ruleset-notes"))
        for level in way.difficulties:
            yield from choices.difficulty(way.id, level)
        for board in way.boards:
            yield from choices.board(board)
        for role in way.roles:
            yield from choices.role(way.id, role.id)
        for preset in choices.presets(way.id):
            yield from (preset.title, preset.text)
    for option in map(methodcaller("worded", language.VOICE), OPTIONS):
        yield from (option.title, option.text, option.source)


def rarely_refused() -> Iterator[str]:
    """Every kind of action in games that lack much, and reasons that few positions give."""
    villa = game_of(VILLA).house
    without_skills = later("flashpoint/tragic-events", "generalist", crew_change=False)
    for g in (BASIC, COMMAND, MEDICAL, house(PLAIN, CAPTAIN), without_skills, villa):
        s = state(g, "1,1", "1,1")
        for argument in range(10):
            for kind in range(LAST_KIND + 1):
                reason = FlashPoint(GAMES[2], g).refusal(s, act(kind, argument))
                yield reason.sentence if reason else ""
    s = state(COMMAND, "1,1", "1,1", ap=0)
    yield explain(COMMAND, s, act(actions.SHIFT_SMOKE, 1), codes.TOO_EXPENSIVE).sentence
    yield explain(COMMAND, s, act(actions.OPEN_FOR_POINT, 127), codes.NO_DOOR_THERE).sentence
    order = act(actions.ORDER_COLLAPSE, 1)
    yield explain(villa, state(villa, "1,1", "g0,0"), order, codes.TOO_EXPENSIVE).sentence
    yield explain(BASIC, state(BASIC, "1,1"), act(actions.END, 0), codes.ALLOWED).sentence
    for code in WITHOUT:
        yield explain(BASIC, state(BASIC, "1,1"), actions.move(0, 1, 0, 0), code).sentence
    reached = pile(*((name, tokens.MARKED) for name in ("1,1", "2,2", "3,3")))
    yield say(situation(ADVANCED, state(ADVANCED, todo=steps.CHOOSE_HAZMAT, hazmats=reached)))
    hidden = state(BASIC, todo=steps.REVEAL_FOUND, bag_victims=1)
    yield explain(BASIC, hidden, act(actions.REVEAL, 0), codes.NO_SUCH_OUTCOME).sentence


def told_of_kinds() -> Iterator[str]:
    """Every action once where it is legal, as a menu has it, and who cannot pay for it."""
    for seen in play().kinds.values():
        g, s = seen.game.house, seen.state
        yield described(Moment(g, s), seen.action).label
        if seen.game.price(s, seen.action):
            yield explain(g, s, seen.action, codes.TOO_EXPENSIVE).sentence


def rarely_offered() -> Iterator[str]:
    """Actions that random play seldom comes to, and what the rule of thumb thinks of all tasks."""
    s = state(COMMAND, *["1,1"] * 6)
    rare = [act(kind, 1) for kind in (actions.CLEAR, actions.DISPOSE, actions.DODGE_LEADING)]
    rare += [act(actions.ORDER_COLLAPSE, 1), act(actions.SHORE, next(iter(COMMAND.board.ends)))]
    rare += [actions.move(mover, 1, load, 2) for mover in (0, 1) for load in range(actions.LOADS)]
    yield from (described(Moment(COMMAND, s), action).label for action in rare)
    tasks = FlashPointPolicy(FlashPoint(GAMES[2], COMMAND)).tasks
    gather(tasks, s)
    drawn = [Pool(bits("1,2"), [1, 1, 0, 0], [0, 0, 0, 0])]
    known = (row.number for row in KINDS if language.VOICE.language.knows(f"reason.{row.name}"))
    topics = [*TOPICS, *known]
    for pools in (s.pools, packed(drawn)):
        s.pools = pools
        yield from (say(task_reason(tasks, s, topic, square("1,2"))) for topic in topics)


def painted(setup: Setup) -> Iterator[str]:
    """The full screen of a crowded house in every size, and a place in a report."""
    game = game_of(setup)
    scene = FLASH_POINT.scene(game)
    acting = (s for s in played(game, 0, []) if step_of(s.todo[-1]) == steps.ACT)
    view = crowded(scene, FLASH_POINT.view(game, next(acting)))
    view["words"] = FLASH_POINT.words(game, view)
    for floor in range(scene["floors"]):
        for arrangements in SCREEN.pictures(scene, floor):
            yield from (str(picture.paint(Look(view))) for picture in arrangements)
    yield from described_in(scene, view)
    yield report.REPORT.place_name(game, f"square:{scene['squares'][30]['name']}")


def crowded(scene: dict[str, Any], view: dict[str, Any]) -> dict[str, Any]:
    """Everything that can lie in a house, and damage on every edge."""
    here = scene["squares"][0]["name"]
    victims = [{"square": here, "treated": one, "trapped": not one} for one in (True, False)]
    edges = [row["name"] for row in scene["edges"]]
    cards = view["cards"] and {**view["cards"], "next_turn": ["1"], "radio_silence": 1}
    return {
        **view,
        "victims": victims,
        "hazmats": [{"square": here, "lit": True}],
        "ladders": [{"square": here, "erected": one} for one in (True, False)],
        "damaged": edges,
        "open": edges[::2],
        "destroyed": [],
        "bag": {**view["bag"], "trapped": 1},
        "cards": cards,
    }


def complaints() -> Iterator[str]:
    """What is said of texts that are no action."""
    game = FlashPoint(GAMES[2], COMMAND)
    for text in ("enter x", "chop up", "pick x", "park engine 1,1", "roll x", "red 9", "black 9"):
        yield complaint(game, text)
    yield from (complaint(game, text) for text in ("begin 9", "order 9 1,1", "move 1,1 leading 9"))
    yield complaint(FlashPoint(Setup("flashpoint/tragic-events"), DECKS), "pick 1,1-6,8")


def test_complaints_about_texts_are_in_the_file(loud: phrases.Shouting) -> None:
    """A text that is no action is refused in the same language; only what was typed stays."""
    for told in complaints():
        assert phrases.lower_case(TYPED.sub("", told)) == [], told


def places_named() -> Iterator[str]:
    """Every square of every board by name and by where it is, with and without room names."""
    plans = [builtin_plan(name) for name in builtin_plans()]
    for plan in (*plans, read_plan(OWN_PLAN), read_plan(open_plan(OWN_PLAN))):
        for place in Places(Board(plan)).names:
            yield language.VOICE.language.part(place)
            yield language.VOICE.language.part(place, "-at")


def open_plan(text: str) -> str:
    """The same house as a single room."""
    lines = []
    for line in text.split("\n"):
        inside = re.fullmatch(r"(  [1-6]    \S+ ?[|=])(.*)([|=].*)", line)
        if inside:
            cells = re.sub(r"[A-H]", "A", re.sub(r"[|o:]", " ", inside[2]))
            line = inside[1] + cells + inside[3]
        elif line.lstrip().startswith("+") and len(lines) > 3:
            line = re.sub(r"-o-|---", "   ", line) if is_inner(lines) else line
        lines.append(line)
    return "\n".join(lines)


def is_inner(before: list[str]) -> bool:
    """Is the next line of edges between two rows of the house?"""
    row = before[-1].split()
    return bool(row) and row[0] in "12345"


def far_away() -> Iterator[str]:
    """How far places are, with and without an open way."""
    game = FlashPoint(GAMES[2], COMMAND)
    for there in ("1,8", "2,2", "6,8", "0,9"):
        yield FLASH_POINT.far(game, state(COMMAND, "1,1", ap=1), parse(COMMAND, f"move {there}"))
    dog = state(COMMAND, "1,1", "1,1", turn=1, ap=1)
    yield FLASH_POINT.far(game, dog, parse(COMMAND, "move 3,5"))
    show_squares(True)
    yield game.situation(dog)
    show_squares(False)


def unplayable() -> Iterator[str]:
    """Why set-ups cannot be played."""
    deck = builtin_text("tragic_events", ".toml", "deck", "decks")
    calm = {"deck": deck.replace("copies = 30", "copies = 16")}
    leakless = {"deck": deck.replace('id = "gas-leak"', 'id = "gas"')}
    bare = re.sub("^family fire.*\n", "", OWN_PLAN, flags=re.M)
    for ruleset, chosen in (
        ("basic", {"difficulty": "heroic"}),
        ("advanced", {"difficulty": "heroic"}),
        ("basic", {"files": {"map": ""}}),
        ("basic", {"board": "house_front", "files": {"plan": OWN_PLAN}}),
        ("basic", {"board": "villa"}),
        ("family", {"files": {"plan": bare}}),
        ("experienced", {"files": {"plan": re.sub("En|Am", ". ", OWN_PLAN)}}),
        ("basic", {"options": {"hazmats": 1, "hazmat_markers": 1}}),
        ("basic", {"options": {"victims": 3, "rescue_goal": 4}}),
        ("basic", {"crew": 9}),
        ("experienced", {"crew": ("paramedic", "paramedic")}),
        ("basic", {"crew": ("paramedic",)}),
        ("experienced", {"crew": ("baker",)}),
        ("experienced", {"options": {"decks": True, "hot_spots": True}}),
        ("family", {"options": {"tweak_15_fewer_false_alarms": 3, "false_alarms": 0}}),
        ("experienced", {"options": {"tweak_2_respite": True}}),
        ("experienced", {"files": {"deck": ""}}),
        ("tragic-events", {"options": {"tweak_3_more_fire_rages": 15}, "files": calm}),
        ("tragic-events", {"options": {"tweak_12_events_removed": "gas-leak"}, "files": leakless}),
        ("basic", {"files": {"specialists": ""}}),
    ):
        with pytest.raises(ValueError, match=r".") as refused:
            game_of(Setup(f"flashpoint/{ruleset}", **chosen))
        yield str(refused.value)


def everything() -> Iterator[str]:
    yield from hand_made()
    yield from unplayable()
    yield from far_away()
    yield from places_named()
    yield from complaints()
    yield rescue_told(2)
    names = [part(resident(face)) for face in range(len(FACES))]
    yield from (part(thing_phrase(("victim", name))) for name in names)
    yield from (ROW.about(), *(drawn() for drawn in TABLES.values()))
    yield from (text for badge in honours.badges() for text in (badge.title, badge.text))
    yield from (figure.title for figure in honours.score(Table(GAMES[0], 1)))
    for setup in GAMES:
        yield from painted(setup)
        yield from whole_game(setup, 0)
    for setup in MORE_GAMES:
        yield from whole_game(setup, 0)
        yield from whole_game(setup, 1, by_rule=True)


def test_every_phrase_is_used_and_has_its_arguments(loud: phrases.Shouting) -> None:
    """The file holds what is said, no more and no less; a phrase that it lacks fails the game.

    What is wrong with files of one's own is said word for word in the tests of those files.
    """
    for _ in everything():
        pass
    files = phrases.Source(Path(faults.__file__).parent)
    left = {name for name in set(loud.names()) - loud.heard if not files.uses(name)}
    assert left == {"list.none"}, "Where nothing is listed, phrases say so."
    assert [call for call in files.given if loud.wants(call[0]) != call[1]] == []


@every_game
def test_clients_receive_the_phrases(setup: Setup) -> None:
    """Offers, routes, refusals, frames and the situation keep name and arguments as plain data."""
    game = game_of(setup)
    log: list[Event] = []
    for number, s in enumerate(played(game, 1, log)):
        found = [offer.phrase for offer in FLASH_POINT.offers(game, s)]
        found += [route.phrase for route in FLASH_POINT.routes(game, s) if number % 40 == 0]
        found.append(game.asked(s))
        refused = game.refusal(s, -1)
        assert refused is not None
        found.append(refused.phrase)
        assert all(said is not None and is_data(plain(said)) for said in found)
    for event in log:
        said = game.told(event)
        assert (said is None) == (game.tell(event) == "")
        assert said is None or (say(said) == game.tell(event) and is_data(plain(said)))


def is_data(value: Any) -> bool:
    """Does it hold only what JSON can?"""
    if isinstance(value, dict):
        return all(isinstance(key, str) and is_data(item) for key, item in value.items())
    if isinstance(value, list):
        return all(map(is_data, value))
    return isinstance(value, (str, int, float, bool))

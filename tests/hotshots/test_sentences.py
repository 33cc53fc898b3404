"""Every event, situation and refusal of Hotshots as a sentence."""

from __future__ import annotations

import pytest
from woods import Forest, forest

from firehouse import Event, Game, Rng, Setup
from firehouse.core.event import Happening, _kebab
from firehouse.games.hotshots import events
from firehouse.games.hotshots.rules import reasons, steps
from firehouse.games.hotshots.stage.scene import scene
from firehouse.games.hotshots.words.language import VOICE
from firehouse.games.hotshots.words.notation import NOTATION
from firehouse.games.hotshots.words.refusals import CODES, FACTS, RULES
from firehouse.games.hotshots.words.situation import ASKED
from firehouse.games.hotshots.words.text import CASES, SILENT

KINDS = [kind for kind in vars(events).values() if isinstance(kind, type) and kind is not Happening]


@pytest.mark.parametrize("kind", [kind for kind in KINDS if issubclass(kind, Event)])
def test_every_event_has_a_message(kind: type[Event]) -> None:
    """A new event needs one, or several by a field; or it is only for machines."""
    name = f"event.{_kebab(kind.__name__)}"
    has_cases = any(found.startswith(f"{name}.") for found in VOICE.language.names())
    found = (VOICE.language.knows(name), has_cases, kind in SILENT)
    assert found.count(True) == 1
    assert has_cases == (kind in CASES)


def test_every_chance_and_decision_is_asked_for() -> None:
    """A new step needs a question."""
    wanted = {step for step in steps.NAMES if step >= steps.FIRST_CHANCE}
    assert set(ASKED) == wanted
    assert all(VOICE.language.knows(f"asked.{steps.NAMES[step]}") for step in wanted)


@pytest.mark.parametrize("seed", range(6))
def test_sentences_are_sentences(seed: int) -> None:
    """Told events and situations begin with a capital letter and end with a stop."""
    game = Game.of(Setup("hotshots/standard", crew=seed % 4 + 1, difficulty="firestorm"))
    rng = Rng(seed)
    state = game.start()
    while not game.over(state):
        log: list[Event] = []
        chance = game.is_chance(state)
        game.apply(
            state, game.sample(state, rng) if chance else game.random_action(state, rng), log
        )
        for told in [game.situation(state), *filter(None, map(game.tell, log))]:
            assert told[0] == told[0].upper()
            assert told[-1] in ".?"
            assert "{" not in told


def complaint(play: Forest, text: str) -> str:
    """What is wrong with a text; empty if it is an action."""
    try:
        play.game.parse(text)
    except ValueError as error:
        return str(error)
    return ""


def test_every_form_is_read() -> None:
    """Each form begins with a word that the reader knows."""
    play = forest()
    for form in NOTATION.usages():
        verb = form.split()[0]
        assert f"no action '{verb}'" not in complaint(play, verb)


@pytest.mark.parametrize("text", ["", "fly", "move", "move castle", "play", "lock XX", "x" * 300])
def test_bad_texts_say_what_was_expected(text: str) -> None:
    """A ValueError with a sentence."""
    with pytest.raises(ValueError, match=r"\.$"):
        forest().game.parse(text)


def at(place: str, **choices: object) -> Forest:
    """Firefighter 1 on a tile, firefighter 2 on the Barn."""
    return forest(at=f"{place} barn", **choices)  # type: ignore[arg-type]


def rolled(*texts: str, **choices: object) -> Forest:
    """In a fight on the Lodge (HHHPPC)."""
    play = forest("lodge 4, barn 1", at="lodge barn", crew="lookout crew-boss", **choices)  # type: ignore[arg-type]
    play.play("fight", *texts)
    return play


def after(*texts: str, **choices: str) -> Forest:
    """On a turn in which this was played."""
    play = forest(**choices)  # type: ignore[arg-type]
    play.play(*texts)
    return play


def flown(*texts: str) -> Forest:
    """With a vehicle under way."""
    play = forest("house-1 2, barn 2, rocky-terrain 2, campground 2", at="air-base barn")
    play.play(*texts)
    return play


def over() -> Forest:
    """After the end."""
    play = forest("house-2 1", at="air-base barn")
    play.play("helicopter house-2")
    return play


def walled() -> Forest:
    """On the Power Lines with a Firebreak on every side."""
    sides = "power-lines/repair-shop power-lines/lake power-lines/fire-cache"
    return at("power-lines", breaks=sides, hands="firebreak")


def card() -> Forest:
    """A Fire card asks for a choice."""
    play = forest("lodge 1, repair-shop 1")
    play.play("end", "draw single-5")
    return play


def won() -> Forest:
    """Just after a success on the Lodge with a token won."""
    play = rolled("dice HHHPPS", "lock PPHHH", hands="skip-card extra-flame")
    play.play("stop 2 token", "token extra-turn")
    return play


def emptied(field: str, number: int, place: str, **choices: object) -> Forest:
    """With a supply set to a number."""
    play = at(place, **choices)
    setattr(play.state, field, number)
    return play


R = reasons


def choosing() -> Forest:
    """The second player takes a character; the first has taken the Sawyer."""
    game = Game.of(Setup("hotshots/standard", crew=2, options={"choosing": "chosen"}))
    play = Forest(game, game.start())
    while play.waits_for != "choose-role":
        play.play(play.legal[0])
    play.play("take sawyer")
    return play


REFUSED = [
    (R.UNKNOWN_ACTION, forest, -1, "There is no such action"),
    (R.GAME_OVER, over, "end", "The game is over. Won"),
    (R.CHANCE_DECIDES, lambda: rolled(), "end", "Luck decides now. Roll 6 dice."),
    (R.NOT_NOW, forest, "roll", "That cannot be done now. Firefighter 1 (Swamper) is on the Fire"),
    (R.NO_SUCH_OUTCOME, lambda: rolled(), "dice PP", "That cannot come out here."),
    (R.NOT_ADJACENT, forest, "move barn", "The Barn is not beside the Fire Camp."),
    (R.LAKE_BARRED, lambda: at("air-base"), "move lake", "Nobody can enter the Lake"),
    (R.NO_MOVES, lambda: emptied("moves", 0, "lodge"), "move house-1", "has no movement left"),
    (R.TOO_FAR, lambda: emptied("moves", 1, "lodge"), "move rocky-terrain", "counts as 2 tiles"),
    (R.NO_SUCH_PAWN, forest, "order 4 lodge", "the crew has 2"),
    (R.NOT_CREW_BOSS, forest, "order 2 lodge", "Only the Crew Boss"),
    (R.FOUGHT_ALREADY, won, "fight", "Firefighter 1 (Lookout) has fought this turn already."),
    (R.NO_ICONS, lambda: at("lodge", scorched="lodge"), "fight", "The Lodge is scorched"),
    (R.NO_DICE, lambda: emptied("dice", 0, "lodge"), "fight", "All dice are lost"),
    (R.NOT_AT_BASE, forest, "dozer", "The Dozer is used from the Air Attack Base"),
    (R.BASE_GONE, lambda: at("air-base", scorched="air-base"), "dozer", "is scorched"),
    (
        R.VEHICLE_GONE,
        lambda: emptied("vehicles", 0, "air-base"),
        "dozer",
        "The Dozer has been",
    ),
    (R.NOT_BURNING, lambda: at("air-base"), "helicopter lodge", "The Lodge is not burning."),
    (R.POWER_LINES, lambda: at("air-base"), "helicopter power-lines", "Power Lines"),
    (R.TOKEN_NOT_HELD, forest, "play move-2", "does not hold that token (move 2 more)"),
    (R.TOKEN_TOO_FRESH, won, "play extra-turn", "was won this turn"),
    (R.TOKEN_NOT_NOW, lambda: at("lodge", hands="wild"), "play wild hose", "at this moment"),
    (R.WRONG_FACE, lambda: rolled("dice HSSSSS"), "play helmet-hose pulaski", "as a Pulaski"),
    (R.NOTHING_FAILED, lambda: at("lodge", hands="support"), "play support", "after a failed"),
    (
        R.ALREADY_HERE,
        lambda: forest(hands="summon"),
        "play summon 2",
        "Firefighter 2 (Crew Boss) is",
    ),
    (R.NOTHING_LOST, lambda: at("lodge", hands="recover"), "play recover", "No die is lost."),
    (R.NO_SUCCESS, lambda: at("lodge", hands="extra-turn"), "play extra-turn", "with success"),
    (R.NOT_THAT_FIRE, won, "play extra-flame barn", "The Barn is not the fire"),
    (R.NO_FREE_SIDE, walled, "play firebreak", "The Power Lines has no side left"),
    (R.NOT_AT_CACHE, lambda: at("lodge", hands="wild"), "exchange wild", "at the Fire Cache;"),
    (
        R.BAG_EMPTY,
        lambda: emptied("bag", 0, "fire-cache", hands="wild"),
        "exchange wild",
        "no token",
    ),
    (
        R.SHARED_ALREADY,
        lambda: after("give 2 wild", "yes", hands="wild double"),
        "give 2 double",
        "Firefighter 1 (Swamper) and Firefighter 2 (Crew Boss) have shared",
    ),
    (
        R.ASKED_ALREADY,
        lambda: after("give 2 wild", "no", hands="wild double"),
        "give 2 wild",
        "was asked about that token (wild die)",
    ),
    (
        R.ORDER_REFUSED,
        lambda: after("order 2 lodge", "no", crew="crew-boss swamper"),
        "order 2 lodge",
        "Firefighter 2 (Swamper) has refused an order",
    ),
    (
        R.EXCHANGED_ENOUGH,
        lambda: after(
            *("exchange wild", "token support", "token summon", "keep support"),
            at="fire-cache barn",
            hands="wild",
        ),
        "exchange support",
        "as many exchanges as there were tokens",
    ),
    (
        R.LOCK_FIRST,
        lambda: rolled("dice HSSSSS", hands="helmet-hose"),
        "play helmet-hose hose",
        "set one aside first; the token (Helmet or Hose)",
    ),
    (R.NOT_TOGETHER, lambda: at("lodge", hands="wild"), "give 2 wild", "on the same tile only"),
    (R.THEY_LACK_TOKEN, forest, "take 2 wild", "Firefighter 2 (Crew Boss) does not hold"),
    (R.NOT_ROLLED, lambda: rolled("dice HSSSSS"), "lock PP", "do not show 2 Pulaskis."),
    (R.NOT_MATCHING, lambda: rolled("dice HSSSSS"), "lock S", "does not want 1 Chainsaw."),
    (R.LOCK_SOMETHING, lambda: rolled("dice HSSSSS"), "lock", "At least one"),
    (R.CAN_MATCH, lambda: rolled("dice HSSSSS"), "fail", "A die matches"),
    (R.ALL_MATCHED, lambda: rolled("dice HHHPPC", "lock PPCHHH"), "roll", "Every icon"),
    (
        R.TOO_FEW_MATCHES,
        lambda: rolled("dice HSSSSS", "lock H"),
        "stop 1",
        "needs 4 matches",
    ),
    (R.NOT_A_CHOICE, card, "choose barn", "no choice here. Single Increase 5"),
    (R.NO_DOZER_SHAPE, lambda: flown("dozer", "doze lodge house-1"), "doze barn campground", "a Y"),
    (R.TRIANGLE, lambda: flown("tanker house-1", "drop barn"), "drop rocky-terrain", "triangle"),
    (R.USED_ALREADY, lambda: flown("tanker house-1", "drop barn"), "drop barn", "already"),
    (R.CHARACTER_TAKEN, choosing, "take sawyer", "Firefighter 1 is the Sawyer already."),
]


@pytest.mark.parametrize(("code", "make", "action", "words"), REFUSED, ids=[r[3] for r in REFUSED])
def test_refusals_say_why(code: int, make: object, action: object, words: str) -> None:
    """The judge refuses for this very reason, and the sentence has the names of the case."""
    play = make()  # type: ignore[operator]
    number = play.game.parse(action) if isinstance(action, str) else action
    reason = play.game.refusal(play.state, number)
    assert reason is not None
    assert reason.code == CODES[code]
    assert words in reason.sentence
    assert reason.rule


def test_every_reason_has_a_sentence() -> None:
    """A new code needs one, of facts that there are."""
    assert set(RULES) <= set(CODES)
    for name in CODES.values():
        assert VOICE.language.wants(f"refusal.{name}") <= set(FACTS)


def situation(play: Forest) -> str:
    """How things stand."""
    return str(play.game.situation(play.state))


def test_the_situation_tells_what_the_end_brings() -> None:
    """A Fire card, none, or another turn."""
    play = rolled("dice HHHPPS", "lock PPHHH", hands="skip-card extra-turn")
    play.play("stop 2 firebreak", "firebreak rocky-terrain")
    assert "; end draws a Fire card." in situation(play)
    skipped = Forest(play.game, play.state.copy())
    skipped.play("play skip-card")
    assert "; end draws no Fire card." in situation(skipped)
    play.play("play extra-turn")
    assert "; end begins another turn, without a Fire card." in situation(play)


def test_the_situation_counts_the_deck() -> None:
    """What is left, what is discarded, and the shuffle."""
    play = forest()
    play.play("end", "draw ember-barn")
    left = play.view["deck"]
    told = f"Fire deck: {left} cards left, 1 discarded, shuffled 0 of 1 time."
    assert told in situation(play)


def test_an_option_that_is_gone_says_what_is_played_now() -> None:
    """In a new set-up as in an old record."""
    with pytest.raises(ValueError, match="'shares' is gone: a turn's player may share one token"):
        forest(shares=2)


def test_the_situation_after_a_roll() -> None:
    """Lock some; or what a failed roll costs; and what a token does to the roll."""
    assert situation(rolled("dice HSSSSS")).endswith(" Lock some.")
    lost = rolled("dice SSSSSS", hands="support")
    assert situation(lost).endswith("No die matches: failing is a Blowup.")
    helped = forest("lodge 4", at="lodge lodge", hands="support")
    helped.play("fight", "dice SSSSSS")
    shared = "No die matches: failing uses 1 of 1 Support, unless a shared token helps."
    assert situation(helped).endswith(shared)
    helped.play("give 2 support", "no")
    assert situation(helped).endswith("No die matches: failing uses 1 of 1 Support.")
    saved = rolled("dice SSSSSS", hands="wild")
    assert situation(saved).endswith("failing is a Blowup, unless a token stands in.")
    warned = "a token played as a die ends this roll and none is locked."
    assert situation(rolled("dice HSSSSS", hands="wild")).endswith(" Lock some.")
    assert situation(rolled("dice HSSSSS", hands="wild", stand_in=True)).endswith(warned)
    doubled = rolled("dice HSSSSS", "lock H", hands="double", stand_in=True)
    doubled.play("roll", "dice PSSSS")
    assert situation(doubled).endswith(warned)


def test_the_situation_when_no_roll_is_left() -> None:
    """With six matches, or with all dice locked, one stops."""
    six = rolled("dice HHHPPC", "lock PPCHHH")
    assert situation(six).endswith("has 6 matches, and every icon is matched: stop.")
    few = rolled(hands="")
    few.state.dice = 1
    few.play("dice H", "lock H")
    assert situation(few).endswith("has 1 match, and no die is left: stop.")


@pytest.mark.parametrize(
    ("matched", "warned"),
    [("lock PPCHHH", True), ("lock PPHHH", True), ("lock PHHH", False), ("lock HHH", False)],
)
def test_the_situation_warns_of_a_firebreak_that_finds_no_side(matched: str, warned: bool) -> None:
    """Where a reward names one; and with a free side there is nothing to say."""
    warning = " No side is free, so no Firebreak comes."
    besides = (
        "lookout-tower",
        "repair-shop",
        "fire-cache",
        "fire-camp",
        "rocky-terrain",
        "house-1",
    )
    shut_in = rolled("dice HHHPPC", matched, breaks=" ".join(f"lodge/{tile}" for tile in besides))
    assert situation(shut_in).endswith(warning) == warned
    free = rolled("dice HHHPPC", matched, breaks=" ".join(f"lodge/{tile}" for tile in besides[1:]))
    assert "No side" not in situation(free)


def test_reconstructions_are_told() -> None:
    """Of a Fire card on its face alone, of a layout when the crew meets."""
    game = forest().game
    cards = game.house.cards
    told = scene(game)["cards"]
    for card, unsure in enumerate(cards.reconstructed):
        assert "(?)" not in game.tell(events.CardPlayed(card))
        assert told[cards.ids[card]]["reconstructed"] == bool(unsure)
    for board, told in (("zion", True), ("circle", False)):
        game = Game.of(Setup("hotshots/standard", board))
        assert game.tell(events.CampMade(2)).endswith("it is a reconstruction.") == told

"""Reading decks: what is wrong is named with its line and card."""

from __future__ import annotations

import pytest

from firehouse import Game, Setup
from firehouse.games.flashpoint.data.decks import CARD_EFFECTS
from firehouse.games.flashpoint.data.files.builtin import builtin_text
from firehouse.games.flashpoint.data.files.decks_file import DeckError, builtin_deck, read_deck
from firehouse.games.flashpoint.rules.event_cards import EFFECTS

EVENT_EFFECTS = sorted(EFFECTS, key=lambda name: EFFECTS[name])
TEXT = builtin_text("tragic_events", ".toml", "deck", "decks")


def line_of(id: str) -> int:
    """The line of the heading above a card."""
    lines = TEXT[: TEXT.index(f'id = "{id}"')].split("\n")
    return max(number for number, line in enumerate(lines, 1) if line.startswith("[["))


def test_the_deck_of_the_game() -> None:
    """Ten Flare Ups of four kinds, eighteen Events that all differ."""
    deck = builtin_deck()
    assert [(card.id, card.copies) for card in deck.cards] == [
        ("fire-rages", 30),
        ("accelerate", 1),
        ("respite", 1),
        ("roaring-blaze", 3),
        ("spreading", 2),
        ("chain-reaction", 2),
        ("turn-for-the-worse", 3),
    ]
    assert sorted(event.does for event in deck.events) == sorted(EVENT_EFFECTS)
    assert {effect for card in deck.cards for effect in card.does} == set(range(len(CARD_EFFECTS)))
    assert deck.status == "reconstructed"


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


SPREADING = 'id = "spreading"\nname = "Spreading"\nkind = "flare-up"\ncopies = 2\n'
WRONG = [
    (
        changed(SPREADING, SPREADING.replace("copies = 2\n", "")),
        f"Deck, line {line_of('spreading')}: card 'spreading' has no copies; "
        "add a line 'copies = …'.",
    ),
    (
        changed('id = "spreading"\n', ""),
        f"Deck, line {line_of('spreading')}: card number 5 has no id; add a line 'id = …'.",
    ),
    (
        changed(SPREADING, SPREADING.replace("copies = 2", "copies = 99")),
        f"Deck, line {line_of('spreading')}: card 'spreading' needs a whole number from "
        "1 to 60 as its copies.",
    ),
    (
        changed('does = ["advance", "flare-up"]', 'does = ["burn"]'),
        f"Deck, line {line_of('spreading')}: card 'spreading' does 'burn'; a card does "
        "advance, event, flare-up, fire-card, shuffle.",
    ),
    (
        changed('does = ["flare-up", "event", "shuffle"]', 'does = ["shuffle", "event"]'),
        f"Deck, line {line_of('accelerate')}: card 'accelerate' shuffles too early; "
        "'shuffle' comes last.",
    ),
    (
        changed('does = ["advance"]', 'does = ["fire-card"]'),
        f"Deck, line {line_of('fire-rages')}: card 'fire-rages' draws Fire cards; only a "
        "Flare Up may do that.",
    ),
    (
        changed('id = "spreading"', 'id = "roaring-blaze"'),
        f"Deck, line {line_of('spreading')}: card 'roaring-blaze' is in the deck twice; "
        "change its copies instead.",
    ),
    (
        changed('kind = "respite"', 'kind = "rages"'),
        f"Deck, line {line_of('respite')}: card 'respite' is a second card of kind "
        "'rages'; there is one.",
    ),
    (
        changed('kind = "respite"', 'kind = "flare-up"'),
        "The deck has no card of kind 'respite'; add a [[card]] for it.",
    ),
    (
        changed('does = "backdraft"', 'does = "rain"'),
        f"Deck, line {line_of('backdraft')}: event 'backdraft' has the does 'rain'; "
        f"choose {', '.join(EVENT_EFFECTS)}.",
    ),
    (
        changed('id = "backdraft"', 'id = "Back Draft"'),
        f"Deck, line {line_of('backdraft')}: event 'Back Draft' needs an id of small "
        "letters, digits and hyphens.",
    ),
    (
        changed('id = "backdraft"', 'id = "backdraft"\ncopies = 2'),
        f"Deck, line {line_of('backdraft')}: event 'backdraft' has an unknown entry "
        "'copies'; it may have id, name, does, text, status.",
    ),
    (
        TEXT[: TEXT.index("[[event]]")],
        "The deck needs 1 to 60 Events; it has 0.",
    ),
    (
        changed("heroic = [10, 10, 8, 7, 7, 7]\n", ""),
        "The deck lacks 'heroic' below [fire-rages].",
    ),
    (
        changed("recruit = [15, 15, 11, 10, 10, 10]", "recruit = [15]"),
        "The deck's [fire-rages] recruit needs 6 numbers from 1 to 30, one for each size of crew.",
    ),
    (
        changed("heroic = 10", "heroic = 11"),
        "The deck's [flare-ups] heroic needs a number from 0 to 10.",
    ),
    (
        changed('title = "Tragic Events"', 'name = "Tragic Events"'),
        "The deck has an unknown entry 'name'; it has title, status, fire-rages, flare-ups, "
        "card, event.",
    ),
]


@pytest.mark.parametrize(("text", "sentence"), WRONG, ids=[sentence for _, sentence in WRONG])
def test_a_wrong_deck_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(DeckError) as refused:
        read_deck(text, EVENT_EFFECTS)
    assert str(refused.value) == sentence


def test_what_is_no_toml_is_refused_with_its_line() -> None:
    with pytest.raises(DeckError, match=r"no TOML file: .*line 2"):
        read_deck('title = "x"\n[[card\n')


def test_a_set_up_refuses_a_wrong_deck() -> None:
    """The same sentence, wherever the deck comes from."""
    with pytest.raises(ValueError, match="no card of kind 'respite'"):
        Game.of(Setup("flashpoint/tragic-events", files={"deck": WRONG[8][0]}))


def test_an_own_deck_may_leave_events_out() -> None:
    """One Event is enough."""
    start = TEXT.index("[[event]]")
    one = TEXT[: TEXT.index("[[event]]", start + 1)]
    game = Game.of(Setup("flashpoint/tragic-events", files={"deck": one}))
    assert game.view(game.start())["cards"]["events"] == ["cries-for-help"]

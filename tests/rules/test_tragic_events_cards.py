"""Tragic Events: Draw A Fire Deck Card, and every card of the Fire deck."""

from __future__ import annotations

from pathlib import Path

import pytest
from rule import rule
from scene import Scene, started, tragic

DECK = Path(__file__).parents[2] / "src/firehouse/games/flashpoint/data/files/decks/tragic_events.toml"


def drawing(deck: str, *notes: str) -> Scene:
    """A quiet house, the actions done; these Fire cards are to be drawn."""
    scene = tragic(
        "  1    1 | ?   ?   ? o .   . | .   .   . | 2\n"
        + "\n".join(["crew: firefighter generalist", f"fire deck: {deck}", *notes])
    )
    scene.play("end")
    assert scene.waits_for == "draw-fire"
    return scene


def piles(scene: Scene) -> tuple[dict[str, int], dict[str, int]]:
    """The Fire deck and its discards."""
    return scene.view["cards"]["deck"], scene.view["cards"]["discards"]


@rule("te.draw.each-turn", "te.draw.rages", "te.draw.discard")
def test_the_fire_rages() -> None:
    """As likely as its copies; one advance, and the card is discarded. — Draw A Fire Deck Card"""
    scene = drawing("3 fire-rages, 1 accelerate")
    assert scene.odds == {"card fire-rages": 3, "card accelerate": 1}

    scene.play("card fire-rages")
    assert scene.waits_for == "roll-advance"
    assert piles(scene) == ({"fire-rages": 2, "accelerate": 1}, {})
    scene.play("roll 6,8")

    assert piles(scene) == ({"fire-rages": 2, "accelerate": 1}, {"fire-rages": 1})
    assert (scene.view["smoke"], scene.view["turn"], scene.waits_for) == (["6,8"], 1, "act")


@rule("te.draw.respite", "te.draw.rages")
def test_respite() -> None:
    """Nothing happens, no dice are rolled. — Draw A Fire Deck Card"""
    scene = drawing("1 respite, 2 fire-rages")

    scene.play("card respite")

    assert (scene.view["turn"], scene.waits_for, scene.view["smoke"]) == (1, "act", [])
    assert piles(scene) == ({"fire-rages": 2}, {"respite": 1})


@rule("te.draw.accelerate", "te.draw.event")
def test_accelerate() -> None:
    """A Flare Up joins, an Event happens, then all is one deck again. — Draw A Fire Deck Card"""
    scene = drawing("1 accelerate", "fire discards: 4 fire-rages", "saved: 3 3")

    scene.play("card accelerate")
    assert scene.waits_for == "draw-flare-up"
    scene.play("flare-up spreading")
    assert piles(scene) == ({"spreading": 1}, {"fire-rages": 4})
    assert (scene.waits_for, len(scene.odds)) == ("draw-event", 18)
    scene.play("event exhaustion")

    assert piles(scene) == ({"fire-rages": 4, "accelerate": 1, "spreading": 1}, {})
    assert scene.view["cards"]["supply"]["hidden"] == 5
    assert scene.view["cards"]["events_drawn"] == ["exhaustion"]
    assert scene.waits_for == "act"


@rule("te.draw.flare-up", "te.card.roaring-blaze", "te.draw.saved-ap")
def test_roaring_blaze() -> None:
    """The fire advances twice; 2 AP saved, not above 4. — The cards"""
    scene = drawing("2 roaring-blaze, 1 fire-rages", "flare ups hidden: 4", "ap: 3")
    assert [pawn["saved"] for pawn in scene.view["pawns"]] == [3, 0]

    scene.play("card roaring-blaze")
    assert [pawn["saved"] for pawn in scene.view["pawns"]] == [4, 0]
    scene.play("roll 6,8", "roll 6,8")

    assert scene.view["fire"] == ["6,8"]
    assert piles(scene) == ({"roaring-blaze": 1, "fire-rages": 1}, {"roaring-blaze": 1})
    assert scene.waits_for == "act"


@rule("te.card.roaring-blaze", "2011.turn.effects")
def test_each_advance_of_a_card_is_finished_before_the_next() -> None:
    """What the first fire reached is lost before the second is rolled. — The cards"""
    scene = tragic("""
      1    1 | S?  ?   ? o .   . | .   .   . |
      fire deck: 1 roaring-blaze
    """)

    scene.play("end", "card roaring-blaze", "roll 1,1")
    assert scene.waits_for == "reveal-burnt"
    scene.play("reveal victim")

    assert (scene.view["lost"], scene.waits_for) == (1, "roll-advance")


@rule("te.card.spreading")
def test_spreading() -> None:
    """An advance, then a Flare Up is slipped into the deck, seen by all. — The cards"""
    scene = drawing("1 spreading, 2 fire-rages", "flare ups hidden: 5")

    scene.play("card spreading", "roll 6,8")
    assert (scene.waits_for, scene.odds) == (
        "draw-flare-up",
        {
            "flare-up roaring-blaze": 15,
            "flare-up spreading": 5,
            "flare-up chain-reaction": 10,
            "flare-up turn-for-the-worse": 15,
        },
    )
    scene.play("flare-up chain-reaction")

    assert piles(scene) == ({"fire-rages": 2, "chain-reaction": 1}, {"spreading": 1})


@rule("te.card.chain-reaction", "te.draw.discard")
def test_chain_reaction() -> None:
    """Two more cards; the card at work is in no pile meanwhile. — The cards"""
    scene = drawing("1 chain-reaction, 1 fire-rages", "flare ups hidden: 5")

    scene.play("card chain-reaction", "card fire-rages", "roll 6,8")
    assert scene.view["cards"]["at_work"] == ["chain-reaction"]
    assert scene.odds == {"card fire-rages": 1}
    scene.play("card fire-rages", "roll 6,7")

    assert piles(scene) == ({}, {"fire-rages": 1, "chain-reaction": 1})
    assert (scene.view["smoke"], scene.waits_for) == (["6,7", "6,8"], "act")


@rule("te.card.chain-reaction")
def test_a_chain_reaction_without_further_cards_ends() -> None:
    """Nothing is drawn where nothing is. — The cards"""
    scene = drawing("1 chain-reaction", "flare ups hidden: 5")

    scene.play("card chain-reaction")

    assert (scene.waits_for, piles(scene)) == ("act", ({}, {"chain-reaction": 1}))


@rule("te.card.turn-for-the-worse", "te.draw.event")
def test_turn_for_the_worse() -> None:
    """An advance, then an Event. — The cards"""
    scene = drawing("1 turn-for-the-worse, 1 fire-rages", "flare ups hidden: 5")

    scene.play("card turn-for-the-worse", "roll 6,8")
    assert scene.waits_for == "draw-event"
    scene.play("event slamming-doors")

    assert scene.waits_for == "act"


@rule("te.draw.empty-deck")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    """Shuffled when a card is due, not before. — Draw A Fire Deck Card"""
    scene = drawing("1 fire-rages", "fire discards: 2 fire-rages, 1 accelerate")
    scene.play("card fire-rages", "roll 6,8")
    assert piles(scene) == ({}, {"fire-rages": 3, "accelerate": 1})

    scene.play("end")

    assert scene.odds == {"card fire-rages": 3, "card accelerate": 1}


@rule("te.card.empty-supply")
def test_an_empty_supply_adds_nothing() -> None:
    """Accelerate goes on to its Event. — The cards"""
    scene = drawing("1 accelerate", "flare ups hidden: 0")

    scene.play("card accelerate")

    assert scene.waits_for == "draw-event"


@rule("te.setup.event-deck")
def test_every_event_comes_once_before_they_are_shuffled() -> None:
    """The eighteenth is certain, then all are there again. — Setup 10"""
    scene = drawing("3 turn-for-the-worse", "flare ups hidden: 3")
    ids = [event for event in scene.view["cards"]["events"] if event != "second-wind"]
    scene = drawing("3 turn-for-the-worse", "flare ups hidden: 3", f"events drawn: {' '.join(ids)}")
    scene.play("card turn-for-the-worse", "roll 6,8")
    assert scene.odds == {"event second-wind": 1}
    scene.play("event second-wind", "end", "card turn-for-the-worse", "roll 6,7")

    assert len(scene.odds) == 18


@rule("te.card.own-deck")
def test_a_table_may_bring_its_own_deck() -> None:
    """Rows can be changed, added and left out; a missing card is named. — The cards"""
    text = DECK.read_text(encoding="utf-8").replace("Roaring Blaze", "Inferno")
    text = text.replace('id = "roaring-blaze"', 'id = "inferno"')
    scene = started("flashpoint/tragic-events", files={"deck": text})
    assert [card.id for card in scene.game.house.deck.cards][3] == "inferno"

    with pytest.raises(ValueError, match="no card of kind 'accelerate'"):
        started(
            "flashpoint/tragic-events",
            files={"deck": text.replace('kind = "accelerate"', 'kind = "flare-up"')},
        )

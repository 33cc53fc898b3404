"""Flash Point: who begins, and which specialists: chosen when fire and points lie there."""

from __future__ import annotations

from typing import Any

import pytest
from rule import rule
from scene import Scene, started

FOUR = ("paramedic", "fire-captain", "rescue-specialist", "driver-operator")
BOXES = (
    "flashpoint/experienced",
    "flashpoint/brownstone",
    "flashpoint/second-story",
    "flashpoint/tragic-events",
)
CHOSEN = {"choosing": "chosen"}


def laid_out(ruleset: str, crew: object, **choices: Any) -> Scene:
    """A new game in which the players choose, when luck has laid fire, markers and points."""
    scene = started(ruleset, crew=crew, options=CHOSEN, **choices)
    while scene.odds and scene.waits_for != "deal-role":
        scene.play(min(scene.odds))
    return scene


def asked(scene: Scene) -> tuple[str, int]:
    """What is asked for, and of which firefighter's player; people count from 1."""
    return scene.waits_for, scene.view["awaits"]["who"] + 1


def roles(scene: Scene) -> list[str]:
    """Everybody's card."""
    return [pawn["role"] for pawn in scene.view["pawns"]]


@rule("2010.advanced.order", "2010.specialist.chosen-or-drawn", "2010.vehicle.placement")
def test_the_first_edition_chooses_who_begins_and_then_the_cards() -> None:
    """Fire and points lie there; start player, cards clockwise from there. — Advanced Setup 7"""
    scene = laid_out("flashpoint/advanced", 3)
    assert len(scene.view["points"]) == 3
    assert len(scene.view["fire"]) > 2
    assert asked(scene) == ("choose-first", 1)
    assert scene.legal == ["begin 1", "begin 2", "begin 3"]

    scene.play("begin 2")
    assert asked(scene) == ("choose-specialist", 2)
    assert scene.legal == [*(f"take {card}" for card in FOUR), "take random"]
    scene.play("take driver-operator")
    assert asked(scene) == ("choose-specialist", 3)
    assert "take driver-operator" not in scene.legal
    assert scene.refuses("take driver-operator") == "card-taken"
    scene.play("take paramedic")
    assert asked(scene) == ("choose-specialist", 1)
    scene.play("take fire-captain")

    assert roles(scene) == ["fire-captain", "driver-operator", "paramedic"]
    assert asked(scene) == ("park-engine", 2)
    scene.play("park engine 0,7", "park ambulance 0,5")
    order = []
    for _ in range(4):
        order.append(asked(scene))
        if scene.legal[0].startswith("enter"):
            scene.play("enter 0,1")
        scene.play("end")
        while scene.odds:
            scene.play(min(scene.odds))
    assert order == [("act", 2), ("act", 3), ("act", 1), ("act", 2)]


@rule("2010.specialist.chosen-or-drawn")
def test_who_will_not_choose_draws_a_card() -> None:
    """A random card among those that are left. — Specialists"""
    scene = laid_out("flashpoint/advanced", 2)
    scene.play("begin 1", "take paramedic", "take random")

    assert scene.waits_for == "deal-role"
    assert scene.odds == {f"role {card}": 1 for card in FOUR[1:]}
    scene.play("role rescue-specialist")
    assert roles(scene) == ["paramedic", "rescue-specialist"]
    assert asked(scene) == ("park-engine", 1)


@rule("2010.specialist.plain")
def test_plain_firefighters_are_part_of_the_draw() -> None:
    """Six firefighters, four cards: two plain ones are shuffled in. — Specialists"""
    scene = started("flashpoint/advanced", crew=6)
    while scene.waits_for != "deal-role":
        scene.play(min(scene.odds))

    assert scene.odds == {"role firefighter": 2, **{f"role {card}": 1 for card in FOUR}}
    scene.play("role firefighter")
    assert scene.odds == {"role firefighter": 1, **{f"role {card}": 1 for card in FOUR}}
    scene.play("role firefighter")
    assert scene.odds == {f"role {card}": 1 for card in FOUR}
    scene.play(*(f"role {card}" for card in FOUR))

    assert roles(scene) == ["firefighter", "firefighter", *FOUR]


@rule("2010.specialist.plain")
def test_a_card_that_is_named_leaves_as_many_plain_ones() -> None:
    """One named, five draw from three cards and two plain ones. — Specialists"""
    scene = started("flashpoint/advanced", crew=("paramedic", *["random"] * 5))
    while scene.waits_for != "deal-role":
        scene.play(min(scene.odds))

    assert scene.odds == {"role firefighter": 2, **{f"role {card}": 1 for card in FOUR[1:]}}


@rule("2010.specialist.plain", "2010.specialist.chosen-or-drawn")
def test_who_wants_no_card_leaves_it_to_the_others() -> None:
    """As many as there are cards too few may stay plain. — Specialists"""
    scene = laid_out("flashpoint/advanced", 5)
    scene.play("begin 1")
    assert scene.legal == [*(f"take {card}" for card in FOUR), "take firefighter", "take random"]
    scene.play("take firefighter")

    assert "take firefighter" not in scene.legal
    assert scene.refuses("take firefighter") == "no-plain-card"
    scene.play(*(f"take {card}" for card in FOUR))
    assert roles(scene) == ["firefighter", *FOUR]


@rule("2010.specialist.plain")
def test_who_finds_no_card_left_is_a_plain_firefighter() -> None:
    """The fifth can only stay plain. — Specialists"""
    scene = laid_out("flashpoint/advanced", 5)
    scene.play("begin 1", *(f"take {card}" for card in FOUR))

    assert scene.legal == ["take firefighter"]
    assert scene.refuses("take random") == "no-card-left"
    scene.play("take firefighter")
    assert roles(scene) == [*FOUR, "firefighter"]


@rule("2010.specialist.plain")
def test_with_enough_cards_nobody_is_plain() -> None:
    """Four firefighters, four cards. — Specialists"""
    scene = laid_out("flashpoint/advanced", 4)
    scene.play("begin 4")

    assert scene.refuses("take firefighter") == "no-plain-card"


@rule(
    "2011.setup.choosing",
    "bs.setup.specialists",
    "bs.setup.vehicles",
    "bs.setup.order",
    "te.setup.specialists",
    "te.setup.order",
)
@pytest.mark.parametrize("ruleset", BOXES)
def test_the_boxes_ask_in_their_printed_order(ruleset: str) -> None:
    """Cards, firefighters, vehicles, who begins. — Brownstone: Setup 13 to 16"""
    scene = laid_out(ruleset, 3, difficulty="recruit")
    assert len(scene.view["points"]) == 3

    order = []
    answers = {
        "choose-specialist": ["take paramedic", "take generalist", "take cafs-firefighter"],
        "choose-first": ["begin 3"],
    }
    while scene.waits_for != "act":
        order.append(asked(scene))
        scene.play(
            answers[scene.waits_for].pop(0) if scene.waits_for in answers else scene.legal[0]
        )

    assert order == [
        ("choose-specialist", 1),
        ("choose-specialist", 2),
        ("choose-specialist", 3),
        ("enter-at-start", 1),
        ("enter-at-start", 2),
        ("enter-at-start", 3),
        ("park-engine", 1),
        ("park-ambulance", 1),
        ("choose-first", 1),
    ]
    assert roles(scene) == ["paramedic", "generalist", "cafs-firefighter"]
    assert (asked(scene), scene.ap) == (("act", 3), 3)


@rule("2011.setup.choosing")
def test_promotional_cards_are_there_to_take_with_their_option() -> None:
    """Without it only the eight of the box. — Setup"""
    scene = laid_out("flashpoint/experienced", 2)
    assert len(scene.legal) == 9
    assert scene.refuses("take veteran") == "card-taken"

    scene = started("flashpoint/experienced", crew=2, options={**CHOSEN, "promos": True})
    while scene.odds:
        scene.play(min(scene.odds))
    assert "take veteran" in scene.legal


@rule("2011.setup.choosing", "2010.specialist.chosen-or-drawn")
def test_who_is_named_or_drawn_is_not_asked() -> None:
    """Names stay named and random stays dealt, in the order of the seats. — Setup"""
    scene = laid_out("flashpoint/experienced", ("paramedic", "random"))
    assert scene.waits_for == "deal-role"
    scene.play("role generalist")

    assert roles(scene) == ["paramedic", "generalist"]
    assert asked(scene) == ("enter-at-start", 1)


@rule("2010.setup.order", "2011.setup.choosing")
@pytest.mark.parametrize("ruleset", ["flashpoint/basic", "flashpoint/family"])
def test_without_specialists_only_the_start_player_is_chosen(ruleset: str) -> None:
    """Then play goes round from there. — Setting Up the Basic Game"""
    scene = laid_out(ruleset, 3)
    while scene.waits_for == "enter-at-start":
        scene.play(scene.legal[0])
    assert asked(scene) == ("choose-first", 1)
    assert scene.refuses("begin 4") == "not-in-crew"
    scene.play("begin 3")

    assert asked(scene) == ("act", 3)
    if scene.legal[0].startswith("enter"):
        scene.play("enter 0,1")
    scene.play("end", *["roll 1,1"])
    while scene.odds:
        scene.play(min(scene.odds))
    assert asked(scene) == ("act", 1)


@rule("2010.setup.order", "2011.setup.choosing")
def test_a_single_firefighter_begins() -> None:
    """Nobody is asked what has one answer. — Setting Up the Basic Game"""
    assert asked(laid_out("flashpoint/basic", 1)) == ("act", 1)
    scene = laid_out("flashpoint/advanced", 1)
    assert asked(scene) == ("choose-specialist", 1)
    scene.play("take paramedic")
    assert asked(scene) == ("park-engine", 1)


@rule("2010.setup.order", "2011.setup.choosing")
@pytest.mark.parametrize("ruleset", ["flashpoint/advanced", *BOXES])
def test_a_dealt_game_asks_nobody(ruleset: str) -> None:
    """The usual game deals, and the first of the crew begins. — Setup"""
    level = "two-alarm" if ruleset.endswith("advanced") else "veteran"
    scene = started(ruleset, crew=2, difficulty=level)
    seen = set()
    while scene.waits_for != "act":
        seen.add(scene.waits_for)
        scene.play(scene.legal[0])
    assert "deal-role" in seen
    assert not seen & {"choose-first", "choose-specialist"}
    assert asked(scene) == ("act", 1)

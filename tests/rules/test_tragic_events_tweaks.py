"""Tragic Events: the fifteen tweaks, each an option, and the Structural Engineer."""

from __future__ import annotations

import pytest
from rule import rule
from scene import Scene, started, tragic

from firehouse.core.catalogue import ruleset

RULESET = "flashpoint/tragic-events"


def cards(**options: int | bool | str) -> dict[str, object]:
    """The cards of a new game for two Recruits."""
    view: dict[str, object] = started(RULESET, options=options).view["cards"]
    return view


def turn(*notes: str, row: str = "1   ?   ? o .   . | .   .   . ") -> Scene:
    """Firefighter 1 is to act in a quiet house with three points of interest."""
    return tragic("\n".join([f"  1    V | {row}|", *notes]))


@rule(
    "te.tweak.1",
    "te.tweak.2",
    "te.tweak.3",
    "te.tweak.4",
    "te.tweak.5",
    "te.tweak.6",
    "te.tweak.7",
    "te.tweak.8",
    "te.tweak.9",
    "te.tweak.10",
    "te.tweak.11",
    "te.tweak.12",
    "te.tweak.13",
    "te.tweak.14",
    "te.tweak.15",
)
def test_all_of_them_are_listed_with_number_and_text() -> None:
    """Sixteen options for fifteen tweaks: the last has two. — Too Difficult?"""
    texts = [option.text for option in ruleset(RULESET).options if option.name[:5] == "tweak"]
    numbers = [int(text.split(":")[0].removeprefix("Tweak ")) for text in texts]
    assert numbers == [*range(1, 16), 15]


@rule("te.tweak.1")
def test_1_accelerate_and_two_fire_rages_lie_at_the_bottom() -> None:
    """They come last, in any order; a new card goes above them. — Too Difficult? 1"""
    found = cards(tweak_1_accelerate_last=True)
    assert (found["deck"], found["bottom"]) == (
        {"fire-rages": 13},
        {"fire-rages": 2, "accelerate": 1},
    )

    scene = turn("fire deck: 1 spreading", "fire bottom: 2 fire-rages, 1 accelerate")
    scene.play("end")
    assert scene.odds == {"card spreading": 1}
    scene.play("card spreading", "roll 6,8", "flare-up roaring-blaze")
    assert scene.view["cards"]["bottom"] == {
        "fire-rages": 2,
        "accelerate": 1,
        "roaring-blaze": 1,
    }

    scene = turn("fire deck: 1 spreading, 1 fire-rages", "fire bottom: 1 accelerate")
    scene.play("end", "card spreading", "roll 6,8", "flare-up roaring-blaze")
    assert scene.view["cards"]["deck"] == {"fire-rages": 1, "roaring-blaze": 1}


@rule("te.tweak.1", "te.draw.accelerate")
def test_1_the_bottom_is_shuffled_in_with_the_rest() -> None:
    """After Accelerate there is one deck. — Too Difficult? 1"""
    scene = turn("fire deck: none", "fire bottom: 2 fire-rages, 1 accelerate")
    scene.play("end")
    assert scene.odds == {"card fire-rages": 2, "card accelerate": 1}
    scene.play("card accelerate", "flare-up spreading", "event exhaustion")
    assert scene.view["cards"]["bottom"] == {}
    assert scene.view["cards"]["deck"] == {"fire-rages": 2, "accelerate": 1, "spreading": 1}


@rule("te.tweak.2", "te.draw.respite")
def test_2_respite_is_in_the_deck() -> None:
    """One card more. — Too Difficult? 2"""
    assert cards(tweak_2_respite=True)["deck"] == {"fire-rages": 15, "accelerate": 1, "respite": 1}


@rule("te.tweak.3")
def test_3_more_fire_rages() -> None:
    """As many as wished, as far as the box goes. — Too Difficult? 3"""
    assert cards(tweak_3_more_fire_rages=4)["deck"] == {"fire-rages": 19, "accelerate": 1}


@rule("te.tweak.4")
def test_4_fewer_flare_ups() -> None:
    """Down to none. — Too Difficult? 4"""
    assert cards(tweak_4_fewer_flare_ups=2)["supply"] == {"hidden": 4, "returned": {}}
    assert cards(tweak_4_fewer_flare_ups=9)["supply"] == {"hidden": 0, "returned": {}}


@rule("te.tweak.5")
def test_5_any_number_of_ap_is_saved() -> None:
    """Also those of Flare Ups; the Rescue Dog keeps its limit. — Too Difficult? 5"""
    scene = turn("ap: 9", "option tweak_5_no_saved_limit: true", "fire deck: 2 roaring-blaze")
    scene.play("end")
    assert scene.view["pawns"][0]["saved"] == 9
    scene.play("card roaring-blaze")
    assert scene.view["pawns"][0]["saved"] == 11

    scene = turn("crew: rescue-dog", "ap: 9", "option tweak_5_no_saved_limit: true")
    scene.play("end")
    assert scene.view["pawns"][0]["saved"] == 6


@rule("te.tweak.6", "te.draw.saved-ap")
def test_6_flare_ups_give_more() -> None:
    """2 AP and what is added, up to the limit. — Too Difficult? 6"""
    scene = turn("ap: 0", "option tweak_6_more_saved_ap: 1", "fire deck: 1 roaring-blaze")
    scene.play("end", "card roaring-blaze")
    assert scene.view["pawns"][0]["saved"] == 3


@rule("te.tweak.7")
def test_7_only_accelerate_adds_flare_ups() -> None:
    """Spreading does not any more. — Too Difficult? 7"""
    note = "option tweak_7_flare_ups_by_accelerate: true"
    scene = turn(note, "fire deck: 1 spreading, 1 accelerate")
    scene.play("end", "card spreading", "roll 6,8")
    assert scene.waits_for == "act"

    scene = turn(note, "fire deck: 1 accelerate")
    scene.play("end", "card accelerate")
    assert scene.waits_for == "draw-flare-up"


@rule("te.tweak.8")
def test_8_only_accelerate_draws_events() -> None:
    """Turn for the Worse does not any more. — Too Difficult? 8"""
    note = "option tweak_8_events_by_accelerate: true"
    scene = turn(note, "fire deck: 1 turn-for-the-worse, 1 accelerate")
    scene.play("end", "card turn-for-the-worse", "roll 6,8")
    assert scene.waits_for == "act"

    scene = turn(note, "fire deck: 1 accelerate", "flare ups hidden: 0")
    scene.play("end", "card accelerate")
    assert scene.waits_for == "draw-event"


@rule("te.tweak.9")
def test_9_accelerate_does_not_shuffle() -> None:
    """It lies among the discards like any card. — Too Difficult? 9"""
    scene = turn(
        "option tweak_9_shuffle_when_empty: true",
        "fire deck: 1 accelerate, 1 fire-rages",
        "fire discards: 3 fire-rages",
    )
    scene.play("end", "card accelerate", "flare-up spreading", "event exhaustion")
    assert scene.view["cards"]["deck"] == {"fire-rages": 1, "spreading": 1}
    assert scene.view["cards"]["discards"] == {"fire-rages": 3, "accelerate": 1}


ENGINEER = "crew: structural-engineer"
TAKEN = ("fire discards: 1 spreading, 2 fire-rages", "flare ups hidden: 5")


@rule("te.engineer.return")
def test_the_engineer_puts_a_flare_up_back() -> None:
    """1 AP; it may come out again, as likely as each other card of the supply. — Specialists"""
    scene = turn(ENGINEER, *TAKEN, "fire deck: 1 accelerate")
    assert scene.refuses("return roaring-blaze") == "not-discarded"
    assert scene.refuses("return fire-rages") == "not-discarded"
    scene.play("return spreading")
    assert (scene.ap, scene.view["cards"]["discards"]) == (3, {"fire-rages": 2})
    assert scene.view["cards"]["supply"] == {"hidden": 5, "returned": {"spreading": 1}}

    scene.play("end", "card accelerate")

    assert scene.odds == {
        "flare-up roaring-blaze": 15,
        "flare-up spreading": 5,
        "flare-up chain-reaction": 10,
        "flare-up turn-for-the-worse": 15,
        "flare-up spreading again": 9,
    }
    scene.play("flare-up spreading again")
    assert scene.view["cards"]["supply"] == {"hidden": 5, "returned": {}}


@rule("te.engineer.return")
def test_the_engineer_needs_a_square_away_from_fire() -> None:
    """None in the square or beside it; walls protect. Nobody else can. — Specialists"""
    scene = turn(ENGINEER, *TAKEN, row="1   F   . o .   . | .   .   . ")
    assert scene.refuses("return spreading") == "fire-near"
    scene = turn(ENGINEER, *TAKEN, row=".   .   1 o F   . | .   .   . ")
    scene.play("return spreading")
    assert turn("crew: generalist", *TAKEN).refuses("return spreading") == "not-engineer"


@rule("te.engineer.rest")
def test_the_engineer_repairs_and_cannot_extinguish() -> None:
    """As in the game with hot spots. — Specialists"""
    scene = tragic("  1    en! 1   S   . o .   . | .   .   . |\n" + ENGINEER)
    assert scene.refuses("extinguish e") == "cannot-extinguish"
    scene.play("repair w")
    assert (scene.ap, scene.view["damage"]) == (2, 0)


@rule("te.tweak.10")
def test_10_flare_ups_leave_the_game() -> None:
    """The supply stays as it is. — Too Difficult? 10"""
    scene = turn(ENGINEER, *TAKEN, "option tweak_10_flare_ups_leave: true")
    scene.play("return spreading")
    assert scene.view["cards"]["supply"] == {"hidden": 5, "returned": {}}
    assert scene.view["cards"]["removed"] == {"spreading": 1}


@rule("te.tweak.11")
def test_11_the_engineer_extinguishes_at_double_price() -> None:
    """2 AP for a step. — Too Difficult? 11"""
    scene = turn(
        ENGINEER,
        "option tweak_11_engineer_extinguishes: true",
        row="1   S   . o .   . | .   .   . ",
    )
    scene.play("extinguish e")
    assert (scene.ap, scene.view["smoke"]) == (2, [])


@rule("te.tweak.12")
def test_12_events_are_left_out() -> None:
    """Those that are named, and only known ones can be. — Too Difficult? 12"""
    found = cards(tweak_12_events_removed="exhaustion weak-beams")["events"]
    assert isinstance(found, list)
    assert len(found) == 16
    assert not {"exhaustion", "weak-beams"} & set(found)
    with pytest.raises(ValueError, match="tweak_12_events_removed"):
        cards(tweak_12_events_removed="rain")


@rule("te.tweak.12")
def test_12_without_any_event_none_is_drawn() -> None:
    """Accelerate goes on. — Too Difficult? 12"""
    every = " ".join(str(event) for event in cards()["events"])  # type: ignore[attr-defined]
    scene = turn(
        f"option tweak_12_events_removed: {every}",
        "fire deck: 1 accelerate",
        "flare ups hidden: 0",
    )
    scene.play("end", "card accelerate")
    assert scene.waits_for == "act"


@rule("te.tweak.13")
def test_13_two_events_are_drawn_and_one_is_chosen() -> None:
    """The other one does nothing. — Too Difficult? 13"""
    scene = turn(
        "option tweak_13_choose_event: true",
        "fire deck: 1 accelerate",
        "flare ups hidden: 0",
        "ap: 4",
    )
    scene.play("end", "card accelerate", "event exhaustion")
    assert (scene.waits_for, len(scene.odds)) == ("draw-event", 17)
    scene.play("event second-wind")
    assert scene.legal == ["choose exhaustion", "choose second-wind"]
    assert scene.refuses("choose backdraft") == "event-not-drawn"
    scene.play("choose second-wind")
    assert scene.ap == 4 + 4
    assert scene.view["cards"]["events_drawn"] == ["exhaustion", "second-wind"]


@rule("te.tweak.13")
def test_13_the_second_event_may_come_from_a_new_deck() -> None:
    """The first one is not in it. — Too Difficult? 13"""
    drawn = [str(event) for event in cards()["events"]]  # type: ignore[attr-defined]
    drawn.remove("exhaustion")
    scene = turn(
        "option tweak_13_choose_event: true",
        "fire deck: 1 accelerate",
        "flare ups hidden: 0",
        f"events drawn: {' '.join(drawn)}",
    )
    scene.play("end", "card accelerate", "event exhaustion")
    assert sorted(scene.odds) == [f"event {event}" for event in sorted(drawn)]


@rule("te.tweak.14")
def test_14_a_fire_rages_joins_with_each_flare_up() -> None:
    """Two cards for one, as long as there are any. — Too Difficult? 14"""
    note = "option tweak_14_fire_rages_too: true"
    scene = turn(note, "fire deck: 1 spreading, 1 fire-rages")
    scene.play("end", "card spreading", "roll 6,8", "flare-up roaring-blaze")
    assert scene.view["cards"]["deck"] == {"fire-rages": 2, "roaring-blaze": 1}

    scene = turn(note, "fire deck: 1 spreading, 30 fire-rages")
    scene.play("end", "card spreading", "roll 6,8", "flare-up roaring-blaze")
    assert scene.view["cards"]["deck"] == {"fire-rages": 30, "roaring-blaze": 1}


@rule("te.tweak.15")
def test_15_fewer_false_alarms_and_more_victims() -> None:
    """In the pool at the start. — Too Difficult? 15"""
    options = {"tweak_15_fewer_false_alarms": 2, "tweak_15_more_victims": 1}
    scene = started(RULESET, options=options)
    assert scene.view["bag"] == {"victim": 11, "false-alarm": 3, "hazmat": 0, "trapped": 0}


@rule("te.tweak.7")
def test_tweaks_of_the_decks_need_decks() -> None:
    """They are refused where there are none. — Too Difficult?"""
    with pytest.raises(ValueError, match="needs the decks"):
        started("flashpoint/experienced", options={"tweak_7_flare_ups_by_accelerate": True})

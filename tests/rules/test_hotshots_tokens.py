"""Hotshots: Reward Tokens, Exchanging, Sharing, Token List."""

from __future__ import annotations

from typing import Any

import pytest
from forest import Forest, forest
from rule import rule


def at_lodge(hands: str, **choices: Any) -> Forest:
    """Firefighter 1 alone on a burning Lodge (HHHPPC), with tokens."""
    given = {"at": "lodge barn", "crew": "lookout crew-boss", **choices}
    return forest("lodge 4, barn 1", hands=hands, **given)


@rule("hotshots.token.single-use", "hotshots.token.box")
def test_a_played_token_leaves_the_game() -> None:
    """It returns neither to the hand nor to the bag. — Reward Tokens"""
    play = at_lodge("move-2")
    play.play("play move-2")
    assert play.hand(1) == []
    assert "move-2" not in play.view["bag"]


@rule("hotshots.token.none-left")
def test_an_empty_bag_gives_nothing() -> None:
    """With all tokens drawn there is none to win. — Reward Tokens"""
    play = at_lodge("")
    play.state.bag = 0
    play.play("fight", "dice HHHPPC", "lock PPHHH")
    assert play.refuses("stop 2 token") == "bag-empty"


@rule("hotshots.token.not-same-turn")
def test_a_token_won_this_turn_cannot_be_played() -> None:
    """It can on the next turn. — Reward Tokens"""
    play = at_lodge("")
    play.play("fight", "dice HHHPPS", "lock PPHHH", "stop 2 token", "token move-2")
    assert play.refuses("play move-2") == "token-too-fresh"
    play.play("end", "draw ember-radio-tower", "draw ember-air-base", "card ember-radio-tower")
    play.play("end")
    assert (play.asked, "play move-2" in play.legal) == (1, True)


@rule("hotshots.token.limit")
def test_a_fourth_token_makes_one_go() -> None:
    """The player discards one of the four at once. — Reward Tokens"""
    play = at_lodge("wild double support")
    play.play("fight", "dice HHHPPS", "lock PPHHH", "stop 2 token", "token move-2")
    assert play.waits_for == "discard"
    play.play("discard double")
    assert play.hand(1) == ["wild", "move-2", "support"]


@rule("hotshots.token.own-turn", "hotshots.token.before-card")
def test_tokens_are_played_on_ones_own_turn_before_the_card() -> None:
    """Firefighter 2's token is not firefighter 1's to play, nor after the end. — Reward Tokens"""
    play = at_lodge(";move-2")
    assert play.refuses("play move-2") == "token-not-held"
    late = at_lodge("move-2")
    late.play("end")
    assert late.refuses("play move-2") == "chance-decides"


@rule("hotshots.token.many")
def test_as_many_tokens_as_one_has() -> None:
    """Two in one turn. — Reward Tokens"""
    play = at_lodge("move-2 move-1")
    play.play("play move-2", "play move-1")
    assert play.view["moves"] == 5


@rule("hotshots.token.movement-any-time")
def test_movement_tokens_work_after_the_fight_too() -> None:
    """Outside the movement phase, but not between rolls. — Reward Tokens"""
    play = at_lodge("move-2")
    play.play("fight", "dice HSSSSS")
    assert play.refuses("play move-2") == "token-not-now"
    play.play("lock H", "stop", "play move-2", "move fire-camp", "move radio-tower")
    assert play.places[0] == "radio-tower"


@rule("hotshots.token.seventh-die", "hotshots.token.declared")
@pytest.mark.parametrize(
    ("token", "face", "wrong"),
    [
        ("helmet-hose", "hose", "pulaski"),
        ("combi-mcleod", "combi", "hose"),
        ("chainsaw-pulaski", "pulaski", "hose"),
    ],
)
def test_two_symbol_tokens_count_as_a_die(token: str, face: str, wrong: str) -> None:
    """A seventh die with the face that is declared; the dice to roll stay. — Token List"""
    play = at_lodge(token)
    play.play("fight", "dice HHPSSS", "lock PHH")
    assert play.refuses(f"play {token} {wrong}") == "wrong-face"
    play.play(f"play {token} {face}")
    assert "stop 1" in play.legal
    play.play("roll")
    assert all(len(text.split()[1]) == 3 for text in play.odds)


@rule("hotshots.token.wild")
def test_the_wild_token_counts_as_any_face() -> None:
    """Any face the tile still wants. — Token List"""
    play = at_lodge("wild")
    play.play("fight", "dice HHPSSS", "lock PHH")
    assert play.offers("play") == ["play wild combi", "play wild hose", "play wild pulaski"]
    assert play.refuses("play wild helmet") == "face-not-wanted"


@rule("hotshots.token.rescues")
def test_a_dice_token_turns_a_failure_into_a_success() -> None:
    """Played after the roll. — Reward Tokens"""
    play = at_lodge("wild")
    play.play("fight", "dice SSSSSS", "play wild hose")
    assert play.waits_for == "go-on"
    assert play.fires["lodge"] == 4


@rule("hotshots.token.stand-in")
def test_a_token_does_not_stand_for_a_die_that_must_be_locked() -> None:
    """While a die matches one is set aside first; an option lets the token do instead."""
    play = at_lodge("wild double")
    play.play("fight", "dice HSSSSS")
    assert play.refuses("play wild pulaski") == "lock-first"
    assert play.legal == ["lock H"]
    play.play("lock H", "roll", "dice HSSSS")
    assert play.refuses("play double hose") == "lock-first"
    play.play("lock H", "play double hose", "play wild pulaski")
    assert "stop 1" in play.legal
    free = at_lodge("wild", stand_in=True)
    free.play("fight", "dice HSSSSS", "play wild pulaski")
    assert (free.waits_for, free.view["locked"], free.view["extra"]) == ("go-on", "", "P")


@rule("hotshots.token.double")
def test_a_locked_die_counts_twice() -> None:
    """It fills a second open icon of its kind. — Token List"""
    play = at_lodge("double")
    play.play("fight", "dice HCSSSS", "lock CH")
    assert play.refuses("play double combi") == "face-not-wanted"
    assert play.refuses("play double pulaski") == "face-not-locked"
    play.play("play double hose")
    assert "stop firebreak" in play.legal


@rule("hotshots.token.skip")
def test_no_fire_card() -> None:
    """The turn ends without one. — Token List"""
    play = at_lodge("skip-card")
    play.play("play skip-card", "end")
    assert (play.asked, play.view["deck"]) == (2, 29)


@rule("hotshots.token.summon")
def test_another_firefighter_is_brought_here() -> None:
    """Also between rolls, where it is one more Support. — Token List"""
    play = at_lodge("summon")
    play.play("play summon 2")
    assert play.places == ["lodge", "lodge"]
    fight = at_lodge("summon")
    fight.play("fight", "dice SSSSSS", "play summon 2", "fail")
    assert (fight.waits_for, fight.fires["lodge"]) == ("go-on", 4)


@rule("hotshots.token.save-die")
def test_a_die_is_saved_when_the_tile_scorches() -> None:
    """Whoever's turn it is; a further token must still be given up. — Token List"""

    def barn(hands: str) -> Forest:
        play = forest("barn 2, lodge 1", at="log-cabin barn", hands=hands, breaks="barn/house-1")
        play.play("end", "draw ember-barn")
        assert (play.waits_for, play.asked) == ("save", 2)
        return play

    saved = barn(";save-die wild")
    saved.play("save")
    assert (saved.view["dice"], saved.hand(2)) == (6, [])
    lost = barn(";save-die")
    lost.play("lose")
    assert (lost.view["dice"], lost.hand(2)) == (5, [])


@rule("hotshots.token.move-2")
def test_two_extra_tiles() -> None:
    """Movement for four in all. — Token List"""
    play = forest(hands="move-2")
    play.play("play move-2")
    assert play.view["moves"] == 4


@rule("hotshots.token.move-1")
def test_one_extra_tile_and_through_fire() -> None:
    """Burning tiles do not stop the movement of this turn. — Token List"""
    play = forest("lodge 1, lookout-tower 1", hands="move-1")
    play.play("play move-1", "move lodge", "move lookout-tower", "move house-1")
    assert play.places[0] == "house-1"


@rule("hotshots.token.anywhere")
def test_to_any_tile_besides_the_regular_movement() -> None:
    """Anywhere but the Lake, and two tiles more. — Token List"""
    play = forest(hands="anywhere")
    assert play.refuses("play anywhere lake") == "lake-barred"
    play.play("play anywhere barn", "move campground", "move dry-grass")
    assert play.places[0] == "dry-grass"


@rule("hotshots.token.not-with-order")
def test_movement_tokens_move_the_holder_only() -> None:
    """They cannot be used with the Crew Boss's ability. — Token List"""
    play = forest(crew="crew-boss swamper", at="barn lodge", hands="move-2")
    play.play("play move-2")
    assert play.refuses("order 2 rocky-terrain") == "rocky-order"


@rule("hotshots.token.firebreak")
def test_a_firebreak_at_any_time_of_the_turn() -> None:
    """Beside the tile one is on, even between rolls. — Token List"""
    play = at_lodge("firebreak")
    play.play("fight", "dice SSSSSS", "play firebreak", "firebreak house-1", "fail")
    assert play.view["firebreaks"] == ["house-1/lodge"]
    assert "lodge" in play.scorched


@rule("hotshots.token.recover")
def test_a_lost_die_is_recovered_at_once() -> None:
    """One die, wherever the firefighter is. — Token List"""
    play = at_lodge("recover")
    assert play.refuses("play recover") == "nothing-lost"
    play.state.dice = 4
    play.play("play recover")
    assert play.view["dice"] == 5


@rule("hotshots.token.extra-flame")
def test_one_more_flame_off_the_same_fire() -> None:
    """After a success only, and there only. — Token List"""
    play = at_lodge("extra-flame")
    assert play.refuses("play extra-flame lodge") == "no-success"
    play.play("fight", "dice HHHPSS", "lock PHHH", "stop 1")
    assert play.refuses("play extra-flame barn") == "not-that-fire"
    play.play("play extra-flame lodge")
    assert play.fires["lodge"] == 2


@rule("hotshots.token.extra-turn")
def test_another_complete_turn() -> None:
    """No card after the first; tokens won in it stay unplayable in the second. — Token List"""
    play = at_lodge("extra-turn")
    assert play.refuses("play extra-turn") == "no-success"
    play.play("fight", "dice HHHPPS", "lock PPHHH", "stop 2 token", "token move-2")
    play.play("play extra-turn", "end")
    assert (play.asked, play.view["moves"], play.view["deck"]) == (1, 2, 29)
    assert play.refuses("play move-2") == "token-too-fresh"


@rule("hotshots.token.gained-by-five")
def test_tokens_are_kept_face_up() -> None:
    """Everybody sees who holds what. — Reward Tokens"""
    assert at_lodge("wild").view["pawns"][0]["tokens"] == ["wild"]


@rule("hotshots.exchange", "hotshots.exchange.box", "hotshots.exchange.repeat")
def test_a_token_is_exchanged_at_the_fire_cache() -> None:
    """Discard one, draw two, keep one, the other goes back; again with another. — Exchanging"""
    play = forest(at="fire-cache barn", hands="wild double")
    play.play("exchange wild", "token support", "token summon")
    assert (play.waits_for, play.legal) == ("keep", ["keep summon", "keep support"])
    play.play("keep support")
    assert play.hand(1) == ["double", "support"]
    assert "summon" in play.view["bag"]
    assert "wild" not in play.view["bag"]
    play.play("exchange double", "token summon", "token recover")
    play.play("keep summon", "play summon 2")
    assert play.places == ["fire-cache", "fire-cache"]


@rule("hotshots.exchange.repeat")
def test_there_are_as_many_exchanges_as_tokens_at_the_first() -> None:
    """Two tokens, two exchanges a turn, of whichever tokens. — Exchanging Tokens"""
    play = forest(at="fire-cache barn", hands="wild double")
    play.play("exchange wild", "token support", "token summon", "keep support")
    play.play("exchange support", "token recover", "token summon", "keep summon")
    assert play.refuses("exchange double") == "exchanged-enough"
    assert play.offers("exchange") == []
    play.play("play summon 2", "end", "draw ember-barn")
    assert play.refuses("exchange double") == "token-not-held"
    play.play("end", "draw ember-lodge", "exchange double", "token recover", "token skip-card")
    assert play.legal == ["keep skip-card", "keep recover"]


@rule("hotshots.exchange.fresh")
def test_what_replaces_a_token_won_this_turn_is_as_new() -> None:
    """It cannot be played before the next turn either. — Exchanging Tokens; Reward Tokens"""
    play = forest("fire-cache 3, barn 1", crew="lookout crew-boss", at="fire-cache barn")
    play.play("fight", "dice TTPCHS", "lock PCHTT", "stop 2 token", "token move-2")
    play.play("exchange move-2", "token move-1", "token summon", "keep move-1")
    assert play.view["fresh"] == ["move-1"]
    assert play.refuses("play move-1") == "token-too-fresh"
    old = forest(at="fire-cache barn", hands="wild")
    old.play("exchange wild", "token move-1", "token summon", "keep move-1", "play move-1")
    assert old.view["moves"] == 3


@rule("hotshots.exchange.where")
def test_exchange_needs_the_standing_fire_cache() -> None:
    """Not elsewhere, not after it scorched. — Exchanging Tokens"""
    assert forest(hands="wild").refuses("exchange wild") == "not-at-cache"
    gone = forest(at="fire-cache barn", hands="wild", scorched="fire-cache")
    assert gone.refuses("exchange wild") == "cache-gone"


@rule("hotshots.share", "hotshots.share.permission")
def test_tokens_are_given_and_taken_on_one_tile_with_permission() -> None:
    """The other player's seat answers. — Sharing Tokens"""
    play = forest(hands="wild;double")
    play.play("give 2 wild")
    assert (play.waits_for, play.asked) == ("permit", 2)
    play.play("yes")
    assert (play.hand(1), play.hand(2)) == ([], ["wild", "double"])
    take = forest(hands="wild;double")
    take.play("take 2 double", "no")
    assert take.hand(2) == ["double"]
    apart = forest(hands="wild", at="barn lodge")
    assert apart.refuses("give 2 wild") == "not-together"


@rule("hotshots.share.one")
def test_one_token_goes_to_or_from_each_other_player() -> None:
    """With everybody on the tile one; the next turn begins anew. — Sharing Tokens"""
    play = forest(crew="swamper crew-boss sawyer", hands="wild double;support;summon")
    play.play("give 2 wild", "yes")
    assert play.refuses("give 2 double") == "shared-already"
    assert play.refuses("take 2 support") == "shared-already"
    play.play("take 3 summon", "yes")
    assert play.refuses("give 3 double") == "shared-already"
    play.play("end", "draw ember-barn", "give 1 wild", "yes")
    assert play.hand(1) == ["wild", "double", "summon"]


@rule("hotshots.share.granted")
def test_only_what_is_granted_counts() -> None:
    """A refusal spends nothing, but no token is asked of the same player twice. — Sharing"""
    play = forest(hands="wild double")
    play.play("give 2 wild", "no")
    assert play.refuses("give 2 wild") == "asked-already"
    play.play("give 2 double", "yes")
    assert (play.hand(1), play.hand(2)) == (["wild"], ["double"])
    three = forest(crew="swamper crew-boss sawyer", hands="wild")
    three.play("give 2 wild", "no", "give 3 wild", "yes")
    assert three.hand(3) == ["wild"]


@rule("hotshots.share.any-time")
def test_tokens_are_shared_on_a_failed_roll_before_it_counts() -> None:
    """The roll waits for the answer; the token makes it a success, and no Support is used."""
    play = forest("lodge 4, barn 1", crew="lookout crew-boss", at="lodge lodge", hands=";wild")
    play.play("fight", "dice SSSSSS")
    assert play.offers("take") == ["take 2 wild"]
    play.play("take 2 wild", "yes")
    assert (play.waits_for, play.view["rolled"], play.hand(1)) == ("lock", "SSSSSS", ["wild"])
    play.play("play wild hose")
    assert (play.waits_for, play.view["support"]) == ("go-on", 1)
    refused = forest("lodge 4, barn 1", crew="lookout crew-boss", at="lodge lodge", hands=";wild")
    refused.play("fight", "dice SSSSSS", "take 2 wild", "no")
    assert refused.legal == ["fail"]
    refused.play("fail")
    assert refused.view["support"] == 0


@rule("hotshots.share.any-time")
def test_tokens_are_shared_after_and_between_rolls() -> None:
    """While matching dice lie there, and when they are locked. — Sharing Tokens"""
    play = forest(
        "lodge 4, barn 1",
        crew="lookout crew-boss sawyer",
        at="lodge lodge lodge",
        hands="move-2;wild;helmet-hose",
    )
    play.play("fight", "dice HSSSSS", "take 2 wild", "yes")
    assert play.view["rolled"] == "HSSSSS"
    play.play("lock H", "play wild pulaski", "take 3 helmet-hose", "yes", "play helmet-hose hose")
    assert "stop firebreak" in play.legal
    play.play("roll", "dice SSSSS", "stop")
    assert play.hand(1) == ["move-2"]

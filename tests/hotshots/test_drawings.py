"""Text drawings of Hotshots: what they show, and how they read back."""

from __future__ import annotations

import pytest
from woods import forest

PICTURE = """\
                           ________
                          /Lookout \\
                 ________/-/3?      \\________
                /House 1 \\psmttt    /Repair  \\
       ________/-/3       \\________/-/5       \\________
      /Barn    \\pchhst    /Lodge   \\pcssst    #Power   \\
     /*2/3?     \\========/-/5? 1    \\________#*1/4      \\
     \\phhsmm    #Rocky   \\ppchhh    /Cache   \\pssmtt    /
      \\________#-/4       \\________/-/4       \\________/
      /Camping \\ppccmt    /Camp    \\PCHHTT    /Lake    \\
     /-/3?      \\________/-/5? 2    \\________/~~~~~~~~  \\
     \\pchmmt    /Logging \\pchsmt >ne/Air Base\\~~~~~~~~  /
      \\________/-/5?      \\________/-/4?      \\________/
      /Grass   \\pssssm    /Radio   \\chhsmt ahd/Propane \\
     /xxxx      \\________/-/4?      \\________/-/2?      \\
     \\xxxxxx    /Cabin   \\pcsmtt    /Trailer \\cchhtt    /
      \\________/-/4?      \\________/-/5       \\________/
               \\ppchss    /House 2 \\chmmmt    /
                \\________/-/3       \\________/
                         \\cchsmm    /
                          \\________/
"""


def test_a_drawing_shows_everything() -> None:
    """Flames, limits, icons, crew, wind, vehicles, Firebreaks, the scorched tile and the Lake."""
    play = forest(
        "barn 2, power-lines 1",
        at="lodge fire-camp",
        breaks="house-1/rocky-terrain barn/rocky-terrain power-lines/repair-shop",
        scorched="dry-grass",
        wind="ne",
    )
    assert play.game.draw(play.state).startswith(PICTURE + "\n")


def test_a_hand_drawn_position_needs_few_notes() -> None:
    """Without notes firefighter 1 is to act; the picture may stand anywhere on the line."""
    play = forest("barn 2, power-lines 1", at="lodge fire-camp", breaks="barn/rocky-terrain")
    picture = play.game.draw(play.state).split("\n\n")[0]
    moved = "\n".join("   " + line for line in picture.split("\n"))
    state = play.game.position(moved)
    assert (state.moves, state.turn) == (2, 0)
    assert state.breaks == play.state.breaks
    assert state.flames_a == play.state.flames_a


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("Lodge", "Hotel", "name of a tile"),
        ("Lodge", "Barn ", "name of a tile"),
        ("-/5? 1 ", "-/9? 1 ", "-/5"),
        ("-/5? 1 ", "-/5? 3 ", "each of 1 to 2"),
        ("ppchhh", "ppchhs", "PPCHHH"),
        ("turn: 1", "turn: 9", "turn"),
        ("turn: 1", "colour: 9", "one each of"),
        ("turn: 1", "turn: 1\nturn: 1", "one each of"),
        ("next: act, draw, end-turn", "next: fly", "some of"),
        ("next: act, draw, end-turn", "next: scorching", "chance or a decision"),
        ("next: act, draw, end-turn", "next: lock, act, draw, end-turn", "note of its own"),
        ("next: act, draw, end-turn", "next: act, act", "end of a turn as the last"),
        ("next: act, draw, end-turn", "next: go-on", "end of a turn as the last"),
        ("next: act, draw, end-turn", "next: act, act, draw, end-turn", "no act under act"),
        ("next: act, draw, end-turn", "next: act, end-turn, draw, end-turn", "under"),
        ("next: act, draw, end-turn", "next: act, go-on, draw, end-turn", "no go-on under act"),
        ("next: act, draw, end-turn", "next: discard 7, act, draw, end-turn", "another number"),
        ("next: act, draw, end-turn", "next: act 1, draw, end-turn", "another number"),
        ("turn: 1", "turn: 1\nasked: 1 wild", "another firefighter"),
        ("turn: 1", "turn: 1\nasked: 2 jump", "some of"),
        ("turn: 1", "turn: 1\nshared: 3", "another firefighter"),
        ("turn: 1", "turn: 1\nexchanges: 16", "a number up to 15"),
        ("*2/3?", "*3/3?", "scorched"),
        ("crew: swamper crew-boss", "crew: swamper", "2 of"),
    ],
)
def test_a_bad_drawing_says_where(old: str, new: str, words: str) -> None:
    """The sentence names line and column, and what was expected."""
    play = forest("barn 2, power-lines 1", at="lodge fire-camp")
    picture = play.game.draw(play.state)
    assert old in picture
    with pytest.raises(ValueError, match=words) as error:
        play.game.position(picture.replace(old, new))
    assert str(error.value).startswith("Line ")


def test_what_was_asked_this_turn_is_noted() -> None:
    """Who was asked about what, who has shared, and how many exchanges are left."""
    play = forest(
        crew="crew-boss swamper sawyer",
        at="fire-cache fire-cache lodge",
        hands="wild double;support",
    )
    play.play("give 2 wild", "no", "take 2 support", "yes", "order 3 house-1", "no")
    play.play("exchange wild", "token recover", "token summon", "keep summon")
    text = play.game.draw(play.state)
    assert "asked: 2 wild support; 3 move\nshared: 2\nexchanges: 2\n" in text
    assert play.game.position(text) == play.state

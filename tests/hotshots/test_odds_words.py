"""The oracle's words: questions it refuses, answers as sentences, as a table and as data."""

from __future__ import annotations

import json

import pytest

from firehouse.games.hotshots import odds
from firehouse.games.hotshots.odds import Problem, parse_faces, solve
from firehouse.games.hotshots.words.odds import ask, odds_data, odds_lines

CACHE = parse_faces("TTPCHH")
CAMP = parse_faces("PCHSMT")


@pytest.mark.parametrize(
    ("question", "sentence"),
    [
        ({"icons": CAMP[:5]}, "A tile has 6 icons, not 5."),
        ({"icons": ("shovel", *CAMP[1:])}, "'shovel' is no face"),
        ({"icons": CACHE, "locked": ("chainsaw",)}, "Lock only what matches"),
        ({"icons": CAMP, "crew": "rookie"}, "'rookie' is no member of the crew"),
        ({"icons": CAMP, "support": -1}, "Support is a number from 0"),
        ({"icons": CAMP, "tokens": ("move-2",)}, "'move-2' is no token of use in a fight"),
        ({"icons": CAMP, "tokens": ("wild",) * 2}, "one token of each kind"),
        ({"icons": CAMP, "dice": 7}, "There are 6 dice"),
        ({"icons": CAMP, "tokens": ("recover",)}, "leave out recover"),
        ({"icons": CAMP, "dice": 0}, "There is no die to roll"),
    ],
)
def test_bad_questions_are_refused(question, sentence):
    """Each with a sentence that says what would be right."""
    with pytest.raises(ValueError, match=sentence):
        Problem(**question)


def test_bad_words_are_refused():
    """Faces, goals and rolls."""
    with pytest.raises(ValueError, match="'shovel' is no face of a die"):
        parse_faces("hose shovel")
    with pytest.raises(ValueError, match="'glory' is no goal"):
        odds.goal_named("glory")
    with pytest.raises(ValueError, match="Ask for 1 to 6 matches"):
        odds.goal_named("at-least-7")
    with pytest.raises(ValueError, match="0 flames or more"):
        odds.most_reward(-1)
    answer = solve(Problem(CAMP, CAMP[:4]), odds.most_matches())
    with pytest.raises(ValueError, match="2 dice are left to roll, not 3"):
        answer.best(parse_faces("PPP"))
    with pytest.raises(ValueError, match="'shovel' is no face of a die"):
        answer.best(("shovel", "hose"))
    done = solve(Problem(CAMP, CAMP), odds.most_matches())
    with pytest.raises(ValueError, match="nothing left to roll"):
        done.best(())


def test_goals_by_name():
    """What the command line calls them."""
    assert odds.goal_named("reward", 1) == odds.most_reward(1)
    assert odds.goal_named("matches") == odds.most_matches()
    assert odds.goal_named("no-blowup") == odds.no_blowup()
    assert odds.goal_named("at-least-4") == odds.at_least(4)


def test_the_answer_in_words():
    """The question, the value, the chances, the advice, and every option of a roll."""
    problem = Problem(CACHE, parse_faces("PCTH"), crew="sawyer", tokens=("helmet-hose",))

    text = solve(problem, odds.at_least(5)).explain(parse_faces("SS"))

    assert text.splitlines() == [
        "2 Helmets, 1 Pulaski, 1 Combi-Tool and 2 Hoses; locked 1 Pulaski, 1 Combi-Tool, 1 Helmet"
        ' and 1 Hose, 2 dice, Sawyer, 0 Support, "Helmet or Hose".',
        "Goal: at least 5 matches. Best play gives 100.00%.",
        "Results: 2 flames, 1 Firebreak or 1 token 94.44%;"
        " 3 flames, 1 Firebreak and 1 token 5.56%.",
        "Now: Roll 2 dice.",
        "Rolled 2 Chainsaws:",
        '     100.00%  Play "Helmet or Hose" as Hose. Stop with 5 matches.',
        '     100.00%  Play "Helmet or Hose" as Helmet. Stop with 5 matches.',
        "       0.00%  It is a Blowup.",
    ]


def test_the_answer_on_a_terminal():
    """A table of results, the advice, and the best options of a roll."""
    answer = solve(Problem(CAMP, CAMP[:4]), odds.most_reward())

    assert odds_lines(answer, "Fire Camp", 3, parse_faces("MM")) == [
        "Fire Camp: 1 Pulaski, 1 Combi-Tool, 1 Hose, 1 Chainsaw, 1 McLeod and 1 Helmet;"
        " locked 1 Pulaski, 1 Combi-Tool, 1 Hose and 1 Chainsaw, 2 dice, no ability, 0 Support,"
        " no tokens.",
        "Goal: most reward. Best play gives +1.000.",
        "",
        "result       chance  or more  goes on                            reward",
        "4 matches   100.00%  100.00%     0.0%  ████████████████████████  1 flame",
        "Blowup        0.00%                                              1 flame more",
        "",
        "Now: Stop with 4 matches.",
        "",
        "Rolled 2 McLeods:",
        "      +2.300  Lock 1 McLeod. Stop with 5 matches.",
    ]


def test_the_answer_as_data():
    """Exact fractions beside numbers, ready for JSON."""
    answer = solve(Problem(CAMP, CAMP[:5], support=1), odds.at_least(6))

    data = json.loads(json.dumps(odds_data(answer, "Fire Camp", 3, ("hose",))))

    assert data["value"] == {"exact": "11/36", "about": pytest.approx(11 / 36)}
    assert data["blowup"]["exact"] == "25/36"
    assert data["rolls"][5]["exact"] == "11/6"
    assert data["options"][0]["text"] == "No match; Support forgives it. Roll 1 die."


def asked(tile="lodge", dice=None, crew="", flames=3, own=None):
    """A question of the command line; what the tile is called."""
    return ask(tile, "reward", "", dice, crew, 0, "", flames, own)


def test_reconstructed_icons_are_marked():
    """Those of the game, until a player's own file states them."""
    assert asked()[1] == "Lodge (reconstructed icons)"
    assert asked("fire-cache")[1] == "Fire Cache"
    assert asked(own='[lodge]\nicons = "PPPHHH"')[1] == "Lodge"
    assert asked(own="[lodge]\nlimit = 4")[1] == "Lodge (reconstructed icons)"


def test_the_crew_is_known_in_any_spelling():
    """As at the table: capitals and spaces do not matter."""
    assert asked(crew="Crew Boss")[0].problem.crew == "crew-boss"
    assert asked(crew="SAWYER")[0].problem.crew == "sawyer"


@pytest.mark.parametrize(
    ("question", "sentence"),
    [
        ({"tile": "Lake"}, "The Lake is never fought"),
        ({"dice": -1}, "Dice are a number from 0 to 6, not -1."),
        ({"flames": -1}, "Flames are a number from 0 to 8, not -1."),
        ({"flames": 9}, "Flames are a number from 0 to 8, not 9."),
    ],
)
def test_bad_questions_on_a_terminal_are_refused(question, sentence):
    """With a sentence, before anything is worked out."""
    with pytest.raises(ValueError, match=sentence):
        asked(**question)

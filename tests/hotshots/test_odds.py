"""The push-your-luck oracle against brute force, known figures and the rulebook's sample turn."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import comb
from random import Random

import pytest
from naive_dice import FACES, Followed, Reference, first

from firehouse.games.hotshots import odds
from firehouse.games.hotshots.odds import Goal, Problem, parse_faces, solve
from firehouse.games.hotshots.odds.rolls import hit_weights

CACHE = parse_faces("TTPCHH")
CAMP = parse_faces("PCHSMT")
ALL_TOKENS = ("helmet-hose", "combi-mcleod", "chainsaw-pulaski", "wild", "double", "support")


def random_case(seed: int) -> tuple[Problem, Goal]:
    """A question that brute force can answer: few dice, a few tokens, any goal."""
    luck = Random(seed)
    icons = tuple(luck.choice(FACES[: luck.randint(2, 6)]) for _ in range(6))
    locked = tuple(luck.sample(icons, luck.randint(1, 5)))
    cut = luck.randint(0, min(4, len(locked)))
    problem = Problem(
        icons,
        locked[:cut],
        luck.randint(1, min(3, 5 - cut)),
        luck.choice(["", "crew-boss", "sawyer", "lookout", "swamper", "sawyer", "swamper"]),
        luck.randint(0, 2),
        tuple(luck.sample(odds.TOKENS, luck.randint(0, 2))),
        locked[cut:],
        luck.random() < 0.5,
        seed % 2 == 1,
    )
    return problem, random_goal(luck)


def random_goal(luck: Random) -> Goal:
    """One of the named goals, or any worths whatever."""
    strange = Goal(
        "strange",
        "worth",
        tuple(Fraction(luck.randint(-5, 9), luck.randint(1, 4)) for _ in range(7)),
        Fraction(luck.randint(-6, 3)),
        Fraction(luck.randint(0, 4), 3),
    )
    priced = odds.most_reward(luck.randint(0, 3), token_price=Fraction(luck.randint(0, 2), 5))
    at_least = odds.at_least(luck.randint(1, 6))
    return luck.choice([strange, priced, at_least, odds.most_matches(), odds.no_blowup()])


@pytest.mark.parametrize("seed", range(40))
def test_brute_force_agrees(seed):
    """The value is that of trying every choice on every roll; the chances are those of its play."""
    problem, goal = random_case(seed)

    answer = solve(problem, goal)

    slow = Reference(problem.crew, goal, problem.stand_in)
    assert answer.value == slow.value(first(problem))
    chances = Followed(answer).chances
    found = answer.distribution
    assert found.blowup == chances.pop(-1, 0)
    assert list(found.matches) == [chances.get(matches, 0) for matches in range(7)]


def test_brute_force_agrees_on_four_dice():
    """A larger case: four dice, the Swamper, Support and a token."""
    problem = Problem(
        parse_faces("MMCHHT"), parse_faces("HT"), crew="swamper", support=1, tokens=("helmet-hose",)
    )
    goal = odds.most_reward(token_price=Fraction(3, 10))

    answer = solve(problem, goal)

    assert answer.value == Reference("swamper", goal).value(first(problem))


@pytest.mark.parametrize("seed", range(30))
def test_the_value_is_the_mean_of_the_results(seed):
    """Chances add up to one; worths less the price of tokens, weighted by them, are the value."""
    luck = Random(seed)
    icons = tuple(luck.choice(FACES) for _ in range(6))
    tokens = tuple(luck.sample(ALL_TOKENS, luck.randint(0, 3)))
    crew = luck.choice(["", "sawyer", "swamper"])
    goal = random_goal(luck)

    answer = solve(Problem(icons, crew=crew, support=luck.randint(0, 2), tokens=tokens), goal)

    found = answer.distribution
    assert sum(found.matches) + found.blowup == 1
    mean = sum(worth * chance for worth, chance in zip(goal.worth, found.matches, strict=True))
    assert mean + goal.blowup * found.blowup - goal.token_price * found.tokens == answer.value


@pytest.mark.parametrize(
    ("icons", "alone", "sawyer", "swamper"),
    [
        ("PCHSMT", 1.90, 2.25, 2.25),
        ("HHTSMC", 1.74, 2.12, 2.11),
        ("MMHHPS", 1.53, 1.93, 2.11),
        ("MMCCPP", 1.17, 1.93, 1.58),
        ("HHHPPC", 1.03, 1.73, 1.46),
        ("SSSSPM", 0.72, 1.47, 1.12),
        ("SSSPTC", 1.33, 2.00, 1.75),
        ("HHTTCC", 1.17, 1.17, 1.93),
    ],
)
def test_six_dice_give_the_known_means(icons, alone, sawyer, swamper):
    """The mean reward of whole fights is what another program found for the same worths."""
    means = [
        float(solve(Problem(parse_faces(icons), crew=crew), odds.most_reward()).value)
        for crew in ("", "sawyer", "swamper")
    ]

    assert [round(mean, 2) for mean in means] == [alone, sawyer, swamper]


@pytest.mark.parametrize("support", range(4))
def test_the_last_icon_by_hand(support):
    """One die for one icon: each Support is one more roll."""
    problem = Problem(CAMP, CAMP[:5], support=support)

    answer = solve(problem, odds.at_least(6))

    assert answer.value == 1 - Fraction(5, 6) ** (support + 1)
    assert answer.distribution.blowup == Fraction(5, 6) ** (support + 1)


def test_all_kinds_of_support_add_up():
    """A firefighter, the Lake and the token forgive three rolls; the token is spent last."""
    problem = Problem(CAMP, CAMP[:5], support=2, tokens=("support",))

    answer = solve(problem, odds.at_least(6))

    assert answer.value == 1 - Fraction(5, 6) ** 4
    assert answer.distribution.tokens == Fraction(5, 6) ** 3
    forgiven = answer.best(("pulaski",))
    assert (forgiven.uses_support, forgiven.plays) == (True, ())
    last = answer.after(answer.after(forgiven).best(("pulaski",)))
    assert last.best(("pulaski",)).plays == (("support", ""),)


def test_hits_are_counted_right():
    """Every roll of four dice, sorted by how often it hits a pair and a single face."""
    counts = [0] * 6
    for roll in product(range(6), repeat=4):
        pair = sum(face in (0, 1) for face in roll)
        counts[min(pair, 2) * 2 + min(roll.count(2), 1)] += 1

    assert list(hit_weights(4, (2, 1), (2, 1))) == counts


def test_one_icon_six_times_is_a_binomial():
    """Locking is no choice where all icons are equal: the first roll hits like coins."""
    assert list(hit_weights(6, (1,), (6,))) == [comb(6, k) * 5 ** (6 - k) for k in range(7)]


def test_the_strategy_tip():
    """Asked for ABCCCC, a roll with A, B and C locks C first, for that keeps A and B open."""
    answer = solve(Problem(parse_faces("PHCCCC")), odds.most_matches())

    assert answer.best(parse_faces("PHCSSS")).locks == ("combi",)


def test_a_roll_that_can_match_must_match():
    """With Support at hand, a lone match cannot be thrown away."""
    problem = Problem(parse_faces("PHCCCC"), support=3)

    options = solve(problem, odds.most_matches()).options(parse_faces("PSSSMM"))

    assert [option.locks for option in options] == [("pulaski",)]


def test_a_token_does_not_match_in_place_of_a_die():
    """A die that matches is locked; the token may follow."""
    problem = Problem(parse_faces("PCCCCC"), support=3, tokens=("wild",))

    options = solve(problem, odds.at_least(6)).options(parse_faces("PSSSMM"))

    assert [(option.locks, option.plays) for option in options] == [(("pulaski",), ())]


def test_by_option_a_token_may_match_in_place_of_a_die():
    """The wild die as a Combi-Tool keeps the Pulaski open, and all dice are rolled again."""
    problem = Problem(parse_faces("PCCCCC"), support=3, tokens=("wild",), stand_in=True)

    options = solve(problem, odds.at_least(6)).options(parse_faces("PSSSMM"))

    assert [(option.locks, option.plays) for option in options] == [
        ((), (("wild", "combi"),)),
        (("pulaski",), ()),
        ((), (("wild", "pulaski"),)),
    ]


@pytest.mark.parametrize(
    ("crew", "roll", "locks", "changes"),
    [
        ("sawyer", "PP", ("chainsaw", "chainsaw"), (("pulaski", "chainsaw"),) * 2),
        ("sawyer", "PS", ("chainsaw", "chainsaw"), (("pulaski", "chainsaw"),)),
        ("swamper", "SC", ("chainsaw",), ()),
        ("lookout", "SP", ("chainsaw",), ()),
        ("crew-boss", "SP", ("chainsaw",), ()),
    ],
)
def test_who_changes_what(crew, roll, locks, changes):
    """The Sawyer turns Pulaskis into Chainsaws, the others do not."""
    problem = Problem(parse_faces("HHHHSS"), parse_faces("HHHH"), crew=crew)

    advice = solve(problem, odds.at_least(6)).best(parse_faces(roll))

    assert (advice.locks, advice.changes) == (locks, changes)


def test_the_swamper_turns_tools_both_ways():
    """McLeods become Combi-Tools or Combi-Tools McLeods."""
    problem = Problem(parse_faces("HHHHMC"), parse_faces("HHHH"), crew="swamper")
    answer = solve(problem, odds.at_least(6))

    assert answer.best(parse_faces("MM")).changes == (("mcleod", "combi"),)
    assert answer.best(parse_faces("CC")).changes == (("combi", "mcleod"),)


def test_a_die_token_turns_a_failure_into_a_match():
    """Without Support, the token is played after the failed roll; then there is nothing to lose."""
    problem = Problem(CACHE, parse_faces("TPCH"), tokens=("helmet-hose",))

    advice = solve(problem, odds.at_least(5)).best(parse_faces("SM"))

    assert advice.plays in ((("helmet-hose", "helmet"),), (("helmet-hose", "hose"),))
    assert advice.then == "stop"


def test_a_locked_die_counts_double_only_for_its_own_icon():
    """The token needs a locked die and an open icon of the same kind."""
    goal = odds.at_least(6)
    doubled = solve(Problem(CACHE, parse_faces("TPCHH"), tokens=("double",)), goal)
    useless = solve(Problem(CACHE, parse_faces("TTCHH"), tokens=("double",)), goal)

    assert doubled.best(("hose",)).plays == (("double", "helmet"),)
    assert doubled.value == 1
    assert useless.value == Fraction(1, 6)


def test_only_dice_count_double():
    """A Helmet that a token made is no die: it cannot be doubled."""
    problem = Problem(CACHE, parse_faces("PCHH"), extra=("helmet",), tokens=("double",), dice=1)

    assert solve(problem, odds.at_least(6)).value == Fraction(1, 6)


def test_a_token_may_cost_more_than_a_blowup():
    """The Support token is played by choice; other Support is used of itself."""
    goal = odds.most_reward(blowup=Fraction(-1), token_price=Fraction(4))
    token = Problem(parse_faces("HHHHSS"), parse_faces("HH"), tokens=("support",))
    lake = Problem(parse_faces("HHHHSS"), parse_faces("HH"), support=1)
    alone = Problem(parse_faces("HHHHSS"), parse_faces("HH"))

    assert solve(token, goal).best(parse_faces("PPPP")).then == "blowup"
    assert solve(token, goal).value == solve(alone, goal).value
    assert solve(lake, goal).best(parse_faces("PPPP")).uses_support


def test_who_brings_a_firefighter_is_supported():
    """The Support token is spent before the one that has other uses."""
    here = solve(Problem(CAMP, CAMP[:5], tokens=("summon", "support")), odds.at_least(6))

    advice = here.best(("pulaski",))
    assert advice.plays == (("support", ""),)
    here = here.after(advice)
    assert here.problem.tokens == ("summon",)
    assert here.best(("pulaski",)).plays == (("summon", ""),)


def test_a_recovered_die_is_rolled():
    """One more die for the last icon."""
    problem = Problem(CAMP, CAMP[:4], dice=1, tokens=("recover",), extra=CAMP[4:5])

    answer = solve(problem, odds.at_least(6))

    assert answer.advice.plays == (("recover", ""),)
    assert answer.value == 1 - Fraction(5, 6) ** 2


def test_tokens_are_kept_where_the_goal_does_not_need_them():
    """With the goal reached by dice alone, the fight stops and the token stays in hand."""
    problem = Problem(CAMP, CAMP[:4], tokens=("wild",))

    answer = solve(problem, odds.at_least(4))

    assert (answer.value, answer.advice.then, answer.advice.plays) == (1, "stop", ())


def test_safe_rolls_are_taken_where_the_goal_allows():
    """Who wants no Blowup still rolls on while Support forgives."""
    safe = solve(Problem(CAMP, CAMP[:3], support=1), odds.no_blowup())
    bare = solve(Problem(CAMP, CAMP[:3]), odds.no_blowup())

    assert (safe.value, safe.advice.then) == (1, "roll")
    assert (bare.value, bare.advice.then) == (1, "stop")


def test_the_first_roll_is_not_a_choice():
    """Before the first roll there is nothing to stop; after a forgiven one there is."""
    fresh = solve(Problem(CACHE), odds.no_blowup())
    forgiven = solve(Problem(CACHE, begun=True), odds.no_blowup())
    helped = solve(Problem(CACHE, support=1), odds.no_blowup())

    assert fresh.advice.then == "roll"
    assert forgiven.advice.then == "stop"
    assert helped.best(parse_faces("SSSMMM")).then == "stop"
    assert helped.value == 1


@pytest.mark.parametrize(
    ("goal", "worths"),
    [
        (odds.most_reward(3), ["0", "0", "0", "3/10", "1", "23/10", "18/5"]),
        (odds.most_reward(1), ["0", "0", "0", "3/10", "1", "13/10", "8/5"]),
        (odds.most_reward(0), ["0", "0", "0", "3/10", "3/10", "3/10", "3/10"]),
        (odds.most_reward(3, firebreak=Fraction(2)), ["0", "0", "0", "2", "2", "4", "53/10"]),
    ],
)
def test_what_a_reward_is_worth(goal, worths):
    """No more flames go than there are, unlit tiles give a Firebreak, lesser rewards may do."""
    assert [str(worth) for worth in goal.worth] == worths


def test_positions_on_the_way_are_solved_too():
    """An answer that follows advice is the answer to the position asked again."""
    problem = Problem(CACHE, crew="sawyer", support=1, tokens=("wild", "double", "support"))
    answer = solve(problem, odds.most_reward())
    luck = Random(5)
    for _ in range(30):
        here = answer
        while here.advice.then == "roll":
            here = here.after(here.advice)
            asked = solve(here.problem, odds.most_reward())
            assert asked.value == here.value
            assert asked.distribution == here.distribution
            advice = here.best([luck.choice(FACES) for _ in range(here.problem.dice)])
            if advice.then == "blowup":
                break
            here = here.after(advice)


def test_the_sample_turn():
    """Rulebook, Sample Turn: two Support, the Helmet/Hose token, five matches in the end."""
    here = solve(Problem(CACHE, support=2, tokens=("helmet-hose",)), odds.at_least(5))

    kept = [o for o in here.options(parse_faces("PCCMMS")) if len(o.locks) == 2]
    assert [option.locks for option in kept] == [("pulaski", "combi")]
    here = here.after(kept[0])
    here = here.after(next(o for o in here.options(parse_faces("SSMM")) if o.uses_support))
    assert here.problem.support == 1
    kept = [o for o in here.options(parse_faces("THSM")) if set(o.locks) == {"helmet", "hose"}]
    here = here.after(kept[0])
    here = here.after(next(o for o in here.options(parse_faces("PC")) if o.uses_support))
    assert (len(here.problem.matched), here.problem.dice, here.problem.support) == (4, 2, 0)
    saved = here.best(parse_faces("SM"))
    assert saved.plays[0][0] == "helmet-hose"
    assert len(here.after(saved).problem.matched) == 5
    assert saved.then == "stop"
    assert odds.reward_of(5, 3) == "2 flames, 1 Firebreak or 1 token"

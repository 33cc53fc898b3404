"""Plays a little of a game and prints what players read: {what: [sentences]}."""

import json
import sys

from firehouse import Setup, Table
from firehouse.analysis.chance import counted
from firehouse.analysis.threat_words import with_this
from firehouse.bots import BOTS
from firehouse.bots.bot import Budget
from firehouse.core.catalogue import row_of
from firehouse.core.luck import Rng
from firehouse.stage import stage_of


def told(ruleset: str) -> dict[str, list[str]]:
    table, bot, rng = Table(Setup(ruleset), seed=4), BOTS["greedy"](), Rng(1)
    game, stage = table.game, stage_of(table.game)
    found: dict[str, list[str]] = {name: [] for name in ("log", "actions", "advice", "refusals")}
    lesson = row_of(ruleset).load("lessons")[0]
    found["prose"] = [lesson.title, lesson.text]
    found["table"] = [game.situation(table.state)]
    for _ in range(20):
        if table.result:
            break
        thought = bot.think(game, table.state, rng, Budget(playouts=1))
        found["advice"].append(thought.reason)
        found["actions"] += [offer.label for offer in stage.offers(game, table.state)]
        for action in ("dance", game.action_space()[-1]):
            refused = table.refusal(action)
            found["refusals"] += [str(refused)] if refused else []
        found["log"] += [game.tell(event) for event in table.play(thought.action)]
    found["advice"].append(with_this(counted(4, 9)))
    found["table"].append(game.situation(table.state))
    for chosen in ({"crew": 9}, {"board": "moon"}, {"options": {"x": 1}}, {"files": {"x": ""}}):
        try:
            Table(Setup(ruleset, **chosen))
        except ValueError as error:
            found["refusals"].append(str(error))
    return {what: [text for text in texts if text] for what, texts in found.items()}


print(json.dumps(told(sys.argv[1])))

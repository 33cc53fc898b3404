"""Fifteen lines: learn to rescue one victim, then let the policy play as a bot."""

import gymnasium as gym
from sb3_contrib import MaskablePPO

import firehouse as fh
import firehouse.envs
from firehouse.bots import Budget, from_policy

goal = {"rescue_goal": 1}
env = gym.make(firehouse.envs.env_id("flashpoint/family"), crew=1, options=goal, shaping=1.0)
model = MaskablePPO("MultiInputPolicy", env, verbose=1)
model.learn(100_000)
bot, luck = from_policy(model), fh.Rng(1)
table = fh.Table(fh.Setup("flashpoint/family", crew=1, options=goal), seed=1)
while table.result is None:
    table.play(bot.choose(table.game, table.state, luck, Budget(seconds=1)))
print(table.result, table.game.draw(table.state), sep="\n")

"""A researcher: environments with masks, many games at once, a policy that becomes a bot."""

import gymnasium as gym
import numpy as np

import firehouse as fh
import firehouse.envs as envs
from firehouse.bots import Budget, from_policy

env = gym.make(envs.env_id("flashpoint/family"), crew=1, options={"rescue_goal": 1})
observation, info = env.reset(seed=1)
ended = False
while not ended:
    action = int(np.flatnonzero(info["action_mask"])[0])
    observation, reward, ended, cut, info = env.step(action)

many = envs.vector("flashpoint/basic", 64, workers=1)
many.reset(seed=1)
for _ in range(20):
    observation, rewards, ends, _, info = many.step(many.sample())
many.close()


class First:
    """A stand-in for a trained model: the first allowed action."""

    def predict(self, observation, action_masks=None, deterministic=True):
        return int(np.flatnonzero(action_masks)[0]), None


bot = from_policy(First())
table = fh.Table(fh.Setup("flashpoint/family", crew=1, options={"rescue_goal": 1}), seed=1)
luck = fh.Rng(1)
while table.result is None:
    table.play(bot.choose(table.game, table.state, luck, Budget(seconds=1)))
print("The policy played.", table.result)

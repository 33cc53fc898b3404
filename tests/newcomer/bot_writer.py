"""A bot writer: a class in a file, measured, compared, and sat at a served table by its link."""

import asyncio
import subprocess
from pathlib import Path

from steps import firehouse, served

from firehouse.client import Api, Seat

Path("eager.py").write_text(
    '''
class EagerBot:
    """Plays the last action that is listed, which mostly ends the turn."""

    name = "eager"

    def choose(self, game, state, luck, budget):
        return game.actions(state)[-1]
'''
)
BOT = "eager.py:EagerBot"
assert "won" in firehouse("simulate", "flashpoint/basic", "--games", "3", "--bot", BOT)
compared = firehouse("arena", "flashpoint/basic", "--bots", f"random,{BOT}", "--games", "3")
assert "eager" in compared


async def play_beside_it(server: str) -> str:
    """Make a table, let the bot come by the link, and play the other seat to the end."""
    setup = {"ruleset": "flashpoint/basic", "crew": 2}
    async with Api(server) as api:
        ticket = await api.make({"name": "Anna", "setup": setup, "seats": ["me", "open"]})
        link = f"{server}/join/{ticket.code}"
        bot = subprocess.Popen(["firehouse", "join", link, "--bot", BOT, "--pause", "0"])
        seat = Seat(api, ticket)
        await seat.arrive()
        while (table := await seat.asked()) is not None:
            await seat.play(table.actions()[-1])
        names = [person["name"] for person in seat.now["people"]]
        await seat.leave()
    assert bot.wait(timeout=30) == 0
    assert names == ["Anna", "eager (bot)"]
    return str(seat.now["table"]["result"])


with served() as address:
    assert asyncio.run(asyncio.wait_for(play_beside_it(address), 120)) in ("won", "lost")
print("The bot joined.")

"""Random play of a few set-ups meets every event, card, token, vehicle, scorch and ending."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

from firehouse import Event, Game, Rng, Setup
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data import tokens
from firehouse.games.hotshots.data.tiles import IDS
from firehouse.games.hotshots.rules import endings

QUIET = "\n".join(
    f"[{name}]\nflames = 0"
    for name in ("house-2", "power-lines", "rocky-terrain", "repair-shop", "supply-trailer")
)
EMBERS = '[[card]]\nkind = "ember"\ntile = "barn"\n[[card]]\nkind = "ember"\ntile = "lodge"\n'
CHAIN = "[..]    " * 10 + "\n" + "    [..]" * 9
EASY = "".join(f'[{name}]\nlimit = 8\nicons = "PCHSMT"\n' for name in IDS if name != "lake")
"""Two sides to every tile, and icons for every die: fights are won where no Firebreak fits."""
RICH = {"starting_tokens": 3, "scorch_limit": 18, "flames": 60}
SETUPS = (
    Setup("hotshots/standard", crew=4),
    Setup("hotshots/standard", crew=2, options={**RICH, "firebreaks": 3}),
    Setup("hotshots/standard", crew=4, options={**RICH, "new_fires": True}),
    Setup("hotshots/standard", crew=1, difficulty="barely-even-warm"),
    Setup("hotshots/standard", crew=3, difficulty="firestorm"),
    Setup("hotshots/standard", crew=2, options={"choosing": "chosen"}),
    Setup("hotshots/standard", crew=2, files={"tiles": QUIET}, options=RICH),
    Setup("hotshots/standard", crew=2, files={"cards": EMBERS}),
    Setup(
        "hotshots/standard",
        crew=2,
        files={"layout": CHAIN, "tiles": EASY},
        options={**RICH, "firebreaks": 60},
    ),
)
GAMES = 60


@cache
def played() -> dict[str, set[object]]:
    """What happened in some random games, by kind of event."""
    seen: dict[str, set[object]] = defaultdict(set)
    for index, setup in enumerate(SETUPS):
        game = Game.of(setup)
        for seed in range(GAMES):
            rng = Rng(index * GAMES + seed)
            state = game.start()
            log: list[Event] = []
            while not game.over(state):
                lucky = game.is_chance(state)
                action = game.sample(state, rng) if lucky else game.random_action(state, rng)
                game.apply(state, action, log)
            for event in log:
                seen[type(event).__name__].update([event])
    return seen


def test_every_event_occurs() -> None:
    """None is there for nothing."""
    kinds = {name for name, kind in vars(events).items() if isinstance(kind, type)}
    assert kinds - {"Happening"} == set(played())


def test_every_ending_occurs() -> None:
    """The win and the four ways to lose."""
    assert {event.ending for event in played()["GameEnded"]} == set(endings.CODES[1:])  # type: ignore[attr-defined]


def test_every_token_is_played() -> None:
    """All sixteen; the one that saves a die on a scorch."""
    used = {event.token for event in played()["TokenPlayed"]}  # type: ignore[attr-defined]
    assert used | {tokens.SAVE_DIE} == set(range(tokens.TOKENS))
    assert played()["DieSaved"]


def test_every_card_and_vehicle_is_played() -> None:
    """All 29 cards and all three vehicles."""
    assert {event.card for event in played()["CardPlayed"]} == set(range(29))  # type: ignore[attr-defined]
    assert {event.vehicle for event in played()["VehicleUsed"]} == {0, 1, 2}  # type: ignore[attr-defined]


def test_every_tile_scorches_and_every_ability_is_lost() -> None:
    """All eighteen that can burn."""
    assert len({event.tile for event in played()["Scorched"]}) == 18  # type: ignore[attr-defined]
    assert {event.role for event in played()["AbilityLost"]} == {0, 1, 2, 3}  # type: ignore[attr-defined]
    causes = {event.cause for event in played()["FlamesAdded"]}  # type: ignore[attr-defined]
    assert {"lodge", "propane", "wind", "ember", "card", "new-fire", "blowup", "scorch"} < causes

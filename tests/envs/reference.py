"""The observation of a position once more, slowly, from what the game shows to people.

Every feature is worked out from `game.view` by its name, with no help from the encoders.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cached_property
from typing import Any, ClassVar

import numpy as np

from firehouse import Game
from firehouse.envs import Encoding
from firehouse.games.hotshots.data import faces, tiles
from firehouse.games.hotshots.data.board import DIRECTIONS
from firehouse.games.hotshots.rules import vehicles

View = dict[str, Any]
Cells = set[tuple[int, ...]]


def observation(encoding: Encoding, state: Any) -> tuple[np.ndarray, np.ndarray]:
    """The planes and the vector of a position."""
    game = encoding.game
    view = game.view(state)
    told = FlashPoint(game, state, view) if "fire" in view else Hotshots(game, state, view)
    planes = np.zeros(encoding.plane_shape, np.uint8)
    for index, name in enumerate(encoding.plane_names):
        for cell in told.plane(name):
            planes[(index, *cell)] = 1
    return planes, np.array([told.value(name) for name in encoding.vector_names], np.uint8)


class Teller:
    """Finds the function for a name: the first pattern that fits it."""

    PLANES: ClassVar[list[tuple[str, Callable[..., Any]]]]
    VALUES: ClassVar[list[tuple[str, Callable[..., Any]]]]

    def __init__(self, game: Game[Any], state: Any, view: View) -> None:
        self.game, self.state, self.view = game, state, view

    def _call(self, table: list[tuple[str, Callable[..., Any]]], name: str) -> Any:
        for pattern, function in table:
            found = re.fullmatch(pattern, name)
            if found:
                return function(self, *found.groups())
        raise AssertionError(f"nothing tells '{name}'")

    def plane(self, name: str) -> Cells:
        return self._call(self.PLANES, name)

    def value(self, name: str) -> int:
        return min(255, int(self._call(self.VALUES, name)))

    def asked(self, what: str) -> bool:
        return self.view["awaits"]["what"] == what

    def decides(self, who: str) -> bool:
        return self.view["awaits"]["who"] == int(who)


class FlashPoint(Teller):
    """Squares go by names such as "3,4", "g0,1" or "u7,9", edges by two of them."""

    def cell(self, name: str) -> tuple[int, int]:
        row, col = (int(part) for part in re.sub("[gu]", "", name).split(","))
        two = self.game.house.board.floors == 2
        upstairs = name.startswith("u") or (two and not name.startswith("g") and col > 4)
        return row, col + 2 * upstairs

    def cells(self, names: Any) -> Cells:
        return {self.cell(name) for name in names}

    def at_least(self, number: str, rows: list[str]) -> Cells:
        return self.cells(n for n, count in Counter(rows).items() if count >= int(number))

    def victims(self, number: str, treated: bool = False, trapped: bool = False) -> Cells:
        rows = self.view["victims"]
        fit = [r for r in rows if (r["treated"], r.get("trapped", False)) == (treated, trapped)]
        return self.at_least(number, [row["square"] for row in fit])

    def hazmats(self, number: str, lit: bool = False) -> Cells:
        return self.at_least(number, [h["square"] for h in self.view["hazmats"] if h["lit"] == lit])

    def pawn(self, who: str) -> Cells:
        square = self.view["pawns"][int(who)]["square"]
        return set() if square is None else {self.cell(square)}

    def deciding(self) -> Cells:
        who = self.view["awaits"]["who"]
        return set() if who < 0 else self.pawn(str(who))

    def edges(self, edges: set[str], side: str) -> Cells:
        """Edges at the later of their two squares, west or north of it."""
        found = set()
        for edge in edges:
            first, second = sorted(self.cell(name) for name in edge.split("-"))
            if (first[0] == second[0]) == (side == "west"):
                found.add(second)
        return found

    def built(self, kind: str) -> set[str]:
        board = self.game.house.board
        names = board.names
        return {
            "-".join(names[square] for square in board.ends[edge])
            for edge in board.ends
            if getattr(board, kind).has(edge)
        }

    def standing(self, side: str, kind: str) -> Cells:
        gone = {*self.view["destroyed"], *self.view["open"]}
        return self.edges(self.built(kind) - gone, side)

    def struck(self) -> Cells:
        return {self.cell(self.game.house.board.names[n]) for n in bits_of(self.state.struck)}

    def ladders(self, erected: bool) -> Cells:
        return self.cells(r["square"] for r in self.view["ladders"] if r["erected"] == erected)

    def aim(self) -> Cells:
        """The dice name a square; what misses the gun's half or quarter is turned over."""
        dice = self.state.dice
        if not dice:
            return set()
        red, black = dice & 15, dice >> 4 & 15
        area = self.game.house.board.gun_areas[self.state.engine]
        rows = {n // 8 + 1 for n in bits_of(area)}
        cols = {n % 8 + 1 for n in bits_of(area)}
        red = red if red in rows else 7 - red
        black = black if black in cols else 9 - black
        return {self.cell(f"{red},{black}")}

    PLANES: ClassVar = [
        ("fire", lambda s: s.cells([*s.view["fire"], *s.view["fire_outside"]])),
        ("smoke", lambda s: s.cells(s.view["smoke"])),
        ("point", lambda s: s.cells(s.view["points"])),
        (r"victims ≥ (\d)", victims),
        (r"treated ≥ (\d)", lambda s, n: s.victims(n, treated=True)),
        (r"trapped ≥ (\d)", lambda s, n: s.victims(n, trapped=True)),
        (r"hazmats ≥ (\d)", hazmats),
        ("lit hazmat", lambda s: s.hazmats("1", lit=True)),
        ("hot spot", lambda s: s.cells(s.view["hot_spots"])),
        ("struck", struck),
        ("deciding", deciding),
        (r"pawn (\d)", pawn),
        ("wall (west|north)", lambda s, side: s.standing(side, "walls")),
        ("damaged (west|north)", lambda s, side: s.edges(set(s.view["damaged"]), side)),
        ("door (west|north)", lambda s, side: s.standing(side, "doors")),
        ("open (west|north)", lambda s, side: s.edges(set(s.view["open"]), side)),
        ("window (west|north)", lambda s, side: s.standing(side, "windows")),
        ("light wall (west|north)", lambda s, side: s.standing(side, "lights")),
        ("engine", lambda s: s.cells(s.view["engine"] or ())),
        ("ambulance", lambda s: s.cells(s.view["ambulance"] or ())),
        ("ladder", lambda s: s.ladders(False)),
        ("standing ladder", lambda s: s.ladders(True)),
        ("aim", aim),
    ]

    def answering(self, effect: str) -> bool:
        from firehouse.games.flashpoint.rules.event_cards import EFFECTS

        asked = self.state.todo[-1] >> 6 & 31 if self.asked("follow-event") else None
        return asked is not None and EFFECTS[effect] == asked

    def spelled(self, spell: str, when: str) -> bool:
        return spell in self.view["cards"][f"{when}_turn"]

    VALUES: ClassVar = [
        ("asked: (.*)", Teller.asked),
        (r"pawn (\d) decides", Teller.decides),
        (r"pawn (\d)'s turn", lambda s, who: s.view["turn"] == int(who)),
        (r"pawn (\d) away", lambda s, who: s.view["pawns"][int(who)]["square"] is None),
        (r"pawn (\d) down", lambda s, who: s.view["pawns"][int(who)]["down"]),
        (r"pawn (\d): (.*)", lambda s, who, role: s.view["pawns"][int(who)]["role"] == role),
        ("Veteran's AP there", lambda s: s.view["bonus"] == 1),
        ("Veteran's AP spent", lambda s: s.view["bonus"] == 2),
        ("acted", lambda s: s.state.acted & 1),
        ("command limit used", lambda s: bool(s.state.acted & 2)),
        ("red rerolled", lambda s: bool(s.state.dice & 256)),
        ("black rerolled", lambda s: bool(s.state.dice & 512)),
        ("answer: (.*)", answering),
        ("held: (.*)", lambda s, event: event in s.view["cards"]["events_held"]),
        ("drawn: (.*)", lambda s, event: event in s.view["cards"]["events_drawn"]),
        ("(.*) (this|next) turn", spelled),
        ("AP", lambda s: s.view["ap"]),
        ("free AP", lambda s: s.view["free_ap"]),
        (r"pawn (\d)'s saved AP", lambda s, who: s.view["pawns"][int(who)]["saved"]),
        ("(rescued|lost|damage)", lambda s, key: s.view[key]),
        ("victims unseen", lambda s: s.view["bag"]["victim"]),
        ("false alarms unseen", lambda s: s.view["bag"]["false-alarm"]),
        ("hazmats unseen", lambda s: s.view["bag"]["hazmat"]),
        ("trapped unseen", lambda s: s.view["bag"]["trapped"]),
        ("trapped in all", lambda s: s.state.joined),
        ("hot spots left", lambda s: s.view["hot_spot_reserve"]),
        ("radio silence", lambda s: s.view["cards"]["radio_silence"]),
        ("answers left", lambda s: s.state.todo[-1] >> 11 if s.asked("follow-event") else 0),
        ("(deck|bottom|discards): (.*)", lambda s, key, c: s.view["cards"][key].get(c, 0)),
        ("Flare Ups hidden", lambda s: s.view["cards"]["supply"]["hidden"]),
        ("returned: (.*)", lambda s, card: s.view["cards"]["supply"]["returned"].get(card, 0)),
        ("removed: (.*)", lambda s, card: s.view["cards"]["removed"].get(card, 0)),
    ]


class Hotshots(Teller):
    """Tiles go by names, cells by names such as "C2"."""

    def tile_cells(self, names: Any) -> Cells:
        cells = [self.view["tiles"][name]["cell"] for name in names]
        return {(self.game.house.board.names.index(cell),) for cell in cells if cell}

    def where(self, fits: Callable[[View], bool]) -> Cells:
        return self.tile_cells(n for n, tile in self.view["tiles"].items() if fits(tile))

    def pawn(self, who: str) -> Cells:
        tile = self.view["pawns"][int(who)]["tile"]
        return self.tile_cells([tile] if tile else [])

    def deciding(self) -> Cells:
        who = self.view["awaits"]["who"]
        return set() if who < 0 else self.pawn(str(who))

    def edges(self, edges: list[str], side: str) -> Cells:
        """The cells that have one of the edges on this side."""
        board = self.game.house.board
        pairs = [frozenset(self.tile_cells(edge.split("/"))) for edge in edges]
        way = DIRECTIONS.index(side)
        return {
            (cell,)
            for cell in range(tiles.TILES)
            if frozenset({(cell,), (board.next[cell * 6 + way],)}) in pairs
        }

    def line(self, side: str) -> Cells:
        ends = self.state.ground.ends
        edges = [
            f"{tiles.IDS[ends[e * 2]]}/{tiles.IDS[ends[e * 2 + 1]]}"
            for e in bits_of(self.state.path)
        ]
        return self.edges(edges, side)

    def touched(self) -> Cells:
        return self.tile_cells(tiles.IDS[tile] for tile in bits_of(self.state.touched))

    def argument(self) -> int:
        return self.state.todo[-1] >> 6

    def asked_tile(self) -> Cells:
        if self.asked("spread") or self.asked("drop"):
            return self.tile_cells([tiles.IDS[self.argument() % 32]])
        if self.asked("permit") and self.argument() % 4 == 0:
            return self.tile_cells([tiles.IDS[self.argument() // 16]])
        return set()

    def tile_before(self) -> Cells:
        if self.asked("drop") and self.argument() // 32:
            return self.tile_cells([tiles.IDS[self.argument() // 32 - 1]])
        return set()

    @cached_property
    def notes(self) -> dict[str, str]:
        """The notes below the drawing, where people count from 1."""
        lines = self.game.draw(self.state).partition("\n\n")[2].splitlines()
        return dict(line.strip().split(": ", 1) for line in lines if ": " in line)

    def asked_of(self, who: str) -> list[str]:
        """What a pawn was asked for this turn."""
        parts = [part.split() for part in self.notes.get("asked", "").split(";")]
        return next((things for mate, *things in filter(None, parts) if mate == who), [])

    def has_shared(self, who: str) -> bool:
        return who in self.notes.get("shared", "").split()

    def request(self, what: str) -> bool:
        kinds = ("order", "give", "take")
        return self.asked("permit") and kinds[self.argument() % 4] == what

    def about(self, token: str) -> bool:
        from firehouse.games.hotshots.data import tokens

        about_token = self.request("give") or self.request("take")
        return about_token and tokens.IDS[self.argument() // 16] == token

    def shown(self, key: str, face: str) -> int:
        letter = faces.LETTERS[faces.NAMES.index(face)]
        return (self.view[key] or "").count(letter)

    def pile(self, pile: str, kind: str) -> int:
        index = int(pile) * 3 + ("other", "wind-blows", "wind").index(kind)
        return self.state.piles >> 6 * index & 63

    def uneven(self) -> list[int]:
        return bits_of(self.state.piles >> 54)

    def cards(self, field: str, card: str) -> bool:
        return self.game.house.cards.ids.index(card) in bits_of(getattr(self.state, field))

    def flag(self, name: str) -> bool:
        from firehouse.games.hotshots.rules.state import FLAG_NAMES

        return FLAG_NAMES.index(name) in bits_of(self.state.flags)

    PLANES: ClassVar = [
        (r"flames ≥ (\d)", lambda s, n: s.where(lambda tile: tile["flames"] >= int(n))),
        ("scorched", lambda s: s.where(lambda tile: tile["scorched"])),
        ("deciding", deciding),
        (r"pawn (\d)", pawn),
        ("firebreak (.*)", lambda s, side: s.edges(s.view["firebreaks"], side)),
        ("quenched", lambda s: s.tile_cells(s.view["succeeded_on"])),
        ("touched", touched),
        ("line (.*)", line),
        ("asked tile", asked_tile),
        ("tile before", tile_before),
        ("(.*)", lambda s, tile: s.tile_cells([tile])),
    ]

    VALUES: ClassVar = [
        ("asked: (.*)", Teller.asked),
        (r"pawn (\d) decides", Teller.decides),
        (r"pawn (\d)'s turn", lambda s, who: s.view["turn"] == int(who)),
        (r"pawn (\d): (.*)", lambda s, who, role: s.view["pawns"][int(who)]["role"] == role),
        (r"pawn (\d) able", lambda s, who: s.view["pawns"][int(who)]["able"]),
        (r"pawn (\d) holds (.*)", lambda s, who, t: t in s.view["pawns"][int(who)]["tokens"]),
        ("wind (.*)", lambda s, way: s.view["wind"] == "".join(p[0] for p in way.split("-"))),
        ("fresh: (.*)", lambda s, token: token in s.view["fresh"]),
        ("choice: (.*)", lambda s, token: token in s.view["choice"]),
        ("bag: (.*)", lambda s, token: token in s.view["bag"]),
        ("deck: (.*)", lambda s, card: s.cards("deck", card)),
        ("top: (.*)", lambda s, card: s.view["top"] == card),
        ("drawn: (.*)", lambda s, card: card in s.view["drawn"]),
        ("card: (.*)", lambda s, card: s.view["card"] == card),
        ("discards: (.*)", lambda s, card: s.cards("discard", card)),
        ("request: (.*)", request),
        ("request about (.*)", about),
        (r"pawn (\d) asked about (.*)", lambda s, who, t: t in s.asked_of(str(int(who) + 1))),
        (r"pawn (\d) asked to move", lambda s, who: "move" in s.asked_of(str(int(who) + 1))),
        (r"pawn (\d) has shared", lambda s, who: s.has_shared(str(int(who) + 1))),
        ("exchanges", lambda s: int(s.notes.get("exchanges", -1)) + 1),
        ("(moves|dice|support|shuffles)", lambda s, key: s.view[key]),
        ("(rolled|locked): (.*)", shown),
        ("by token: (.*)", lambda s, face: s.shown("extra", face)),
        (r"pile (\d): (.*)", pile),
        ("uneven: (.*)", lambda s, p: ("top", "middle", "bottom").index(p) in s.uneven()),
        (f"({'|'.join(vehicles.NAMES)})", lambda s, name: name in s.view["vehicles"]),
        ("(.*)", flag),
    ]


def bits_of(word: int) -> list[int]:
    """The indices of a set."""
    return [index for index in range(word.bit_length()) if word >> index & 1]

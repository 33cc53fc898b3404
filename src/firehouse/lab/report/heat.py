"""Where it happens: fire, explosions, deaths and the rest on the real plan of each board."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

import polars as pl

from firehouse.core import svg
from firehouse.lab.charts.heat import Heat, figure, heat_ground, heat_map
from firehouse.lab.report import choosing
from firehouse.lab.report.material import Cell, Material
from firehouse.lab.report.page_parts import Figure, Grid, Section

PLACES: Final = 12
"""Rows of the table beside a map."""


@dataclass(frozen=True)
class Kind:
    """One kind of thing that happens at places, and how it is counted."""

    id: str
    title: str
    unit: str
    colour: str
    by_turns: bool = False
    """Is it counted against turns, not against games?"""


FLASH_POINT: Final = (
    Kind("fire", "Fire", "of 100 turns end with fire there", "#c8321b", by_turns=True),
    Kind("explosion", "Explosions", "in 100 games", "#5b1fa6"),
    Kind("lost", "Victims lost", "in 100 games", "#23272f"),
    Kind("down", "Knock-downs", "firefighters in 100 games", "#1f5f8b"),
    Kind("damage", "Damage to walls and doors", "markers in 100 games", "#7a1f5c"),
)
HOTSHOTS: Final = (
    Kind("fire", "Flames", "flames at the end of 100 turns", "#c8321b", by_turns=True),
    Kind("scorched", "Scorched", "of 100 games", "#23272f"),
    Kind("fought", "Fights", "in 100 games", "#1f5f8b"),
)
KINDS: Final = {"flashpoint": FLASH_POINT, "hotshots": HOTSHOTS}


def heat(material: Material) -> Section | None:
    """The section of heat maps; None where no game was traced."""
    if not material.squares.height:
        return None
    most = _scales(material)
    figures, facts = [], []
    symbols: dict[str, tuple[str, tuple[str, str]]] = {}
    for cell in material.cells:
        rates = {kind.id: _rates(material, cell, kind) for kind in KINDS[cell.family]}
        if not any(rates.values()):
            continue
        board = _board(cell)
        table = cell.table(_first_seed(material, cell))
        if board not in symbols:
            symbols[board] = _symbols(f"ground{len(symbols)}", heat_ground(table.game, table.state))
        uses = symbols[board][1]
        pictures = tuple(
            heat_map(
                table.game, table.state, _heat(kind, rates[kind.id], most[board, kind.id]), uses
            )
            for kind in KINDS[cell.family]
            if rates[kind.id]
        )
        games = material.by_cell[cell.number].filter(pl.col("number") < material.traced)
        figures.append(
            Figure(
                cell.short,
                _note(cell, games.height),
                pictures,
                _grid(cell, rates),
                (
                    *choosing.narrowest(games.filter(~pl.col("won")), _WORST[cell.family]),
                    *choosing.typical(games, "a typical game among those counted"),
                ),
                paper=True,
            )
        )
        facts.append((cell, rates))
    lead = (
        "Counted over the traced games of each cell. Maps of one board share their scale, so "
        "that cells can be compared; point at a place for its number."
    )
    drawn = tuple(drawing for drawing, _ in symbols.values())
    return Section("heat", "Where it happens", lead, tuple(figures), _facts(facts), drawn)


_WORST: Final = {
    "flashpoint": "the loss with the most damage, {damage} markers",
    "hotshots": "the loss with the most scorched tiles, {scorched}",
}


def _board(cell: Cell) -> str:
    """What cells must share to be drawn on the same ground."""
    setup = cell.setup.to_json()
    lake = "" if cell.family == "flashpoint" else json.dumps(setup.get("options", {}))
    files = json.dumps(setup.get("files", {}), sort_keys=True)
    level = "" if cell.family == "flashpoint" else cell.factors.get("difficulty", "")
    return "|".join((cell.family, cell.factors.get("board", ""), files, lake, level))


def _symbols(name: str, layers: tuple[str, str]) -> tuple[str, tuple[str, str]]:
    """Two symbols of a page, and what a picture says to use them."""
    ids = (f"{name}-below", f"{name}-above")
    drawing = "".join(
        svg.element("g", layer or svg.group(), id=name)
        for name, layer in zip(ids, layers, strict=True)
    )
    below, above = (svg.element("use", href=f"#{id}") for id in ids)
    return drawing, (below, above)


def _first_seed(material: Material, cell: Cell) -> int:
    return int(material.by_cell[cell.number]["seed"][0])


def _rates(material: Material, cell: Cell, kind: Kind) -> dict[str, float]:
    """How often it happened at each place, in a hundred turns or games."""
    games = material.by_cell[cell.number].filter(pl.col("number") < material.traced)
    found = material.squares.filter((pl.col("cell") == cell.number) & (pl.col("kind") == kind.id))
    whole = int(games["turns"].sum()) if kind.by_turns else games.height
    if not whole:
        return {}
    rows = found.select("spot", "count").iter_rows()
    return {spot: 100 * count / whole for spot, count in rows}


def _scales(material: Material) -> dict[tuple[str, str], float]:
    """The most of each kind on each board."""
    most: dict[tuple[str, str], float] = {}
    for cell in material.cells:
        for kind in KINDS[cell.family]:
            key = (_board(cell), kind.id)
            rates = _rates(material, cell, kind)
            most[key] = max(most.get(key, 0.0), *rates.values(), 0.0)
    return most


def _heat(kind: Kind, rates: dict[str, float], most: float) -> Heat:
    return Heat(kind.title, kind.unit, kind.colour, rates, most)


def _note(cell: Cell, games: int) -> str:
    note = f"Counted in {games:,} games."
    if cell.family == "hotshots":
        note += (
            " The map shows the tiles as they lie in the first game; where luck lays them out "
            "anew, the numbers go with the tile, not with its place."
        )
    return note


def _grid(cell: Cell, rates: dict[str, dict[str, float]]) -> Grid:
    """The warmest places of each kind, side by side."""
    kinds = [kind for kind in KINDS[cell.family] if rates[kind.id]]
    ranked = [
        sorted(rates[kind.id].items(), key=lambda item: (-item[1], item[0]))[:PLACES]
        for kind in kinds
    ]
    rows = tuple(
        tuple(
            f"{ranks[index][0].partition(':')[2]}: {figure(ranks[index][1])}"
            if index < len(ranks)
            else ""
            for ranks in ranked
        )
        for index in range(max(map(len, ranked)))
    )
    return Grid(tuple(f"{kind.title} ({kind.unit})" for kind in kinds), rows, names=len(kinds))


def _facts(found: list[tuple[Cell, dict[str, dict[str, float]]]]) -> tuple[str, ...]:
    """Where victims die, or what scorches, in the cell where it is worst."""
    facts = []
    for kind, words in (
        ("lost", "Most victims die at {place} in {cell}: {number} in 100 games."),
        ("scorched", "Most often scorched is the {place} in {cell}: in {number} of 100 games."),
    ):
        spots = [
            (number, cell, spot)
            for cell, rates in found
            for spot, number in rates.get(kind, {}).items()
        ]
        if spots:
            number, cell, spot = max(spots, key=lambda row: (row[0], -row[1].number, row[2]))
            place = spot.partition(":")[2].replace("-", " " if kind == "scorched" else "-")
            facts.append(words.format(place=place, cell=cell.short, number=figure(number)))
    return tuple(facts)

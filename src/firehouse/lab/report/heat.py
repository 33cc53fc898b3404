"""Where it happens: fire, explosions, deaths and the rest on the real plan of each board."""

from __future__ import annotations

import json
from typing import Final

import polars as pl

from firehouse.core import svg
from firehouse.core.table import Table
from firehouse.lab.charts.heat import Heat, figure
from firehouse.lab.report.face import Kind, face_of
from firehouse.lab.report.material import Cell, Material
from firehouse.lab.report.parts import Figure, Grid, Section
from firehouse.lab.report.picks import narrowest, typical

PLACES: Final = 12
"""Rows of the table beside a map."""


Scales = dict[tuple[str, str], float]
"""The most of each kind on each board."""


def heat(material: Material) -> Section | None:
    """The section of heat maps; None where no game was traced."""
    if not material.squares.height:
        return None
    most = scales(material)
    grounds = _Grounds()
    found = [(cell, maps_of(material, cell, most)) for cell in material.cells]
    figures = [_figure(material, cell, maps, grounds) for cell, maps in found if maps]
    lead = (
        "Counted over the traced games of each cell. Maps of one board share their scale, so "
        "that cells can be compared; point at a place for its number. What happens before the "
        "first turn, such as the explosions of the set-up and their damage, is not counted."
    )
    return Section(
        *("heat", "Where it happens", lead, tuple(figures)),
        _facts(found),
        symbols=tuple(grounds.drawn),
    )


def maps_of(material: Material, cell: Cell, most: Scales) -> dict[str, Heat]:
    """The maps of a cell by their kinds."""
    rates = {kind: _rates(material, cell, kind) for kind in face_of(cell.game).kinds}
    return {
        kind.id: Heat(kind.title, kind.unit, kind.colour, found, most[_board(cell), kind.id])
        for kind, found in rates.items()
        if found
    }


def first_table(material: Material, cell: Cell) -> Table:
    """The table of the first game, whose tiles a map of the forest shows."""
    return cell.table(int(material.by_cell[cell.number]["seed"][0]))


def _figure(material: Material, cell: Cell, maps: dict[str, Heat], grounds: _Grounds) -> Figure:
    face = face_of(cell.game)
    table = first_table(material, cell)
    uses = grounds.of(cell, table)
    games = material.by_cell[cell.number].filter(pl.col("number") < material.traced)
    picks = (
        *narrowest(games.filter(~pl.col("won")), face.worst_by, face.worst),
        *typical(games, "a typical game among those counted"),
    )
    pictures = tuple(face.map(table.game, table.state, found, uses) for found in maps.values())
    note = _note(cell, games.height)
    return Figure(cell.short, note, pictures, _grid(cell, list(maps.values())), picks, paper=True)


class _Grounds:
    """The grounds of the maps, each of which a page holds once."""

    def __init__(self) -> None:
        self.drawn: list[str] = []
        self._uses: dict[str, tuple[str, str]] = {}

    def of(self, cell: Cell, table: Table) -> tuple[str, str]:
        """What a picture says to use the ground of a cell."""
        board = _board(cell)
        if board not in self._uses:
            names = [f"ground-{len(self.drawn)}-{layer}" for layer in ("below", "above")]
            layers = face_of(table.game).ground(table.game, table.state)
            self.drawn.append(
                "".join(
                    svg.element("g", layer or svg.group(), id=name)
                    for name, layer in zip(names, layers, strict=True)
                )
            )
            below, above = (svg.element("use", href=f"#{name}") for name in names)
            self._uses[board] = below, above
        return self._uses[board]


def _board(cell: Cell) -> str:
    """What cells must share to be drawn on the same ground."""
    files = json.dumps(cell.setup.to_json().get("files", {}), sort_keys=True)
    rest = face_of(cell.game).ground_key(cell.setup)
    return "|".join((cell.family, cell.factors.get("board", ""), files, rest))


def _rates(material: Material, cell: Cell, kind: Kind) -> dict[str, float]:
    """How often it happened at each place, in a hundred turns or games."""
    games = material.by_cell[cell.number].filter(pl.col("number") < material.traced)
    found = material.squares.filter((pl.col("cell") == cell.number) & (pl.col("kind") == kind.id))
    whole = int(games["turns"].sum()) if kind.by_turns else games.height
    if not whole:
        return {}
    rows = found.select("spot", "count").iter_rows()
    return {spot: 100 * count / whole for spot, count in rows}


def scales(material: Material) -> Scales:
    """The most of each kind on each board."""
    most: Scales = {}
    for cell in material.cells:
        for kind in face_of(cell.game).kinds:
            key = (_board(cell), kind.id)
            rates = _rates(material, cell, kind)
            most[key] = max(most.get(key, 0.0), *rates.values(), 0.0)
    return most


def _note(cell: Cell, games: int) -> str:
    return f"Counted in {games:,} games. {face_of(cell.game).note}".rstrip()


def _grid(cell: Cell, maps: list[Heat]) -> Grid:
    """The warmest places of each kind, side by side."""
    face = face_of(cell.game)
    ranked = [
        sorted(found.values.items(), key=lambda item: (-item[1], item[0]))[:PLACES]
        for found in maps
    ]
    rows = tuple(
        tuple(
            f"{face.place_name(cell.game, places[index][0])}: {figure(places[index][1])}"
            if index < len(places)
            else ""
            for places in ranked
        )
        for index in range(max(map(len, ranked)))
    )
    heads = tuple(f"{found.name} ({found.unit})" for found in maps)
    return Grid(heads, rows, names=len(maps))


def _facts(found: list[tuple[Cell, dict[str, Heat]]]) -> tuple[str, ...]:
    """What the kinds have to tell, each of the cell where it is worst."""
    told = {kind: kind.fact for cell, _ in found for kind in face_of(cell.game).kinds if kind.fact}
    facts = []
    for kind, words in told.items():
        spots = [
            (number, cell, spot)
            for cell, maps in found
            if kind in face_of(cell.game).kinds and kind.id in maps
            for spot, number in maps[kind.id].values.items()
        ]
        if spots:
            number, cell, spot = max(spots, key=lambda row: (row[0], -row[1].number, row[2]))
            place = face_of(cell.game).place_name(cell.game, spot)
            facts.append(words.format(place=place, cell=cell.short, number=figure(number)))
    return tuple(facts)

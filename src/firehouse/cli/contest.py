"""The arena's command, from what was typed to the files it leaves."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from firehouse.bots import Budget
from firehouse.core.catalogue import ruleset
from firehouse.core.setup import Setup
from firehouse.lab.arena import Results, run
from firehouse.lab.cells import cells_of
from firehouse.lab.design import Arena, entrants_of
from firehouse.lab.experiments.presets import arena_preset
from firehouse.lab.standings import TITLE, picture, standings
from firehouse.lab.workers import all_cores, on_processes
from firehouse.terminal.files import need_new
from firehouse.terminal.laboratory import progress_bars, show_standings
from firehouse.terminal.typed_setup import crew_of, options_of


def choose_cells(
    rulesets: Sequence[str],
    preset_name: str | None,
    boards: str | None,
    difficulties: str | None,
    crews: str | None,
    options: Sequence[str],
) -> tuple[Setup, ...]:
    """The cells that a command line asks for."""
    if preset_name is not None:
        if rulesets or boards or difficulties or crews or options:
            raise ValueError("A preset brings its own cells; name it alone.")
        return arena_preset(preset_name)
    if not rulesets:
        raise ValueError("Name a rule set (firehouse rules lists them) or a preset.")
    return cells_of(
        rulesets,
        _listed(boards),
        _listed(difficulties),
        [crew_of(crew.replace("+", ",")) for crew in _listed(crews)],
        options_of(ruleset(rulesets[0]), options),
    )


def _listed(text: str | None) -> list[str]:
    return [] if text is None else [word.strip() for word in text.split(",")]


class Contest:
    """One run of an arena."""

    def __init__(
        self,
        setups: tuple[Setup, ...],
        bots: str,
        games: int,
        seed: int,
        budget: Budget,
        out: Path | None,
        svg: Path | None,
    ) -> None:
        self.design = Arena(setups, entrants_of(bots, games), budget, seed=seed)
        self.results = Results(self.design, out)
        self.out = out
        self.svg = svg
        if svg is not None:
            _need_place(svg)

    def run(self, workers: int | None) -> None:
        """Play what is missing."""
        executor = on_processes(all_cores() if workers is None else workers)
        with self.results, progress_bars(self.counts()) as progress:
            run(self.design, self.results, executor, progress)

    def counts(self) -> dict[str, tuple[int, int]]:
        """How many games of each bot are played, and how many there are."""
        cells = range(len(self.design.setups))
        return {
            entrant.bot: (
                sum(len(self.results.of(cell, entrant.bot)) for cell in cells),
                entrant.games * len(cells),
            )
            for entrant in self.design.entrants
        }

    def report(self, markdown: bool, as_json: bool) -> None:
        """Print the standings, and draw them if that was asked for."""
        found = standings(self.design, self.results)
        _print(found, markdown, as_json)
        if self.svg is not None:
            self.svg.write_text(picture(found), encoding="utf-8")

    def interrupted(self) -> str:
        """What to say where a run was cut short."""
        counts = self.counts().values()
        done, total = sum(done for done, _ in counts), sum(total for _, total in counts)
        kept = (
            "start with --out FILE to keep games"
            if self.out is None
            else "the same command goes on from there"
        )
        return f"Stopped after {done:,} of {total:,} games; {kept}."


def _print(found: dict[str, Any], markdown: bool, as_json: bool) -> None:
    if as_json:
        import json

        print(json.dumps(found, indent=2))
    else:
        show_standings(found, markdown)


def _need_place(svg: Path) -> None:
    """Refuse a name for a picture that would fail after hours of play."""
    if not svg.parent.is_dir():
        raise FileNotFoundError(f"{svg.parent} is no folder; choose another name.")
    if not _is_a_picture_of_ours(svg):
        need_new(svg)


def _is_a_picture_of_ours(path: Path) -> bool:
    """May a picture be drawn again? Only one of an arena."""
    try:
        with open(path, "rb") as file:
            return f"<title>{TITLE}</title>".encode() in file.read(500)
    except OSError:
        return False

"""Commands of the laboratory: experiments designed, played, asked about and reported."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from firehouse.cli.arguments import Json
from firehouse.cli.errors import naming_faults, needing, refusing

if TYPE_CHECKING:
    from firehouse.lab.experiments.design import Experiment
    from firehouse.lab.workers import Executor

lab = typer.Typer(
    help="Experiments: many games, as tables, reports, comparisons.",
    rich_markup_mode=None,
    no_args_is_help=True,
)

Folder = Annotated[Path, typer.Argument(metavar="DIR", help="The folder of an experiment.")]
PresetName = Annotated[
    str | None, typer.Option("--preset", help="A ready-made design; see 'firehouse lab presets'.")
]
Games = Annotated[int | None, typer.Option(help="Games of each cell, whatever the design says.")]
Seed = Annotated[int | None, typer.Option(help="Another seed than the design's.")]
LIBRARIES: Final = ("laboratory", "lab", ("duckdb", "jinja2", "polars"))


@lab.command()
def run(
    design: Annotated[
        Path | None, typer.Argument(metavar="DESIGN.toml", help="What is played.")
    ] = None,
    preset: PresetName = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Where the tables go; a folder of the design's name."),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="Processes to play in; all cores if not said.")
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: HOST:PORT, auto or local."),
    ] = None,
    games: Games = None,
    seed: Seed = None,
) -> None:
    """Play an experiment, or go on with one that was cut short."""
    from firehouse.lab.experiments.runner import run as play
    from firehouse.terminal.laboratory import bars_of

    with refusing(), needing(*LIBRARIES):
        chosen = _design(design, preset, games, seed)
        executor = _executor(workers, ray)
        folder = out or Path(chosen.name)
    stopped = "Stopped; the same command goes on from there."
    with refusing(lambda: stopped), naming_faults(), needing(*LIBRARIES):
        with bars_of(chosen.name, "drama") as (games_bar, drama_bar):
            play(chosen, folder, executor, games_bar, drama_bar)
        _tell(folder)


@lab.command()
def presets() -> None:
    """List the ready-made designs."""
    from firehouse.lab.experiments.presets import PRESETS

    for name, found in PRESETS.items():
        print(f"{name:<15} {found.about}")


@lab.command()
def design(
    preset: PresetName = None,
    games: Games = None,
    seed: Seed = None,
) -> None:
    """Print the design file of a preset, to be changed and run."""
    from firehouse.lab.experiments.designfile import design_text

    with refusing():
        print(design_text(_design(None, preset, games, seed)), end="")


@lab.command()
def query(
    folder: Folder,
    sql: Annotated[str, typer.Argument(help="Of the tables cells, games, squares and drama.")],
    csv: Annotated[bool, typer.Option("--csv", help="For a spreadsheet.")] = False,
    as_json: Json = False,
) -> None:
    """Ask about the tables of an experiment in SQL."""
    with refusing(), needing(*LIBRARIES):
        from firehouse.lab.experiments import query as asking
        from firehouse.terminal.laboratory import show_rows, write_csv

        if csv and as_json:
            raise ValueError("Give --csv or --json, not both.")
        answer = asking.query(folder, sql)
        if as_json:
            print(asking.as_json(answer))
        else:
            (write_csv if csv else show_rows)(*answer)


@lab.command()
def record(
    folder: Folder,
    cell: Annotated[int, typer.Option(help="The number of the cell.")],
    game: Annotated[int, typer.Option(help="The number of the game.")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where the record goes.")],
) -> None:
    """Write the record of one game, to be replayed and reviewed."""
    with refusing(), naming_faults():
        from firehouse.lab.experiments.records import Games as Played
        from firehouse.terminal.files import need_new

        need_new(out)
        Played(folder).checked(cell, game).save(out)
    print(f"The game is in {out}; look at it with: firehouse replay {out} --step")


@lab.command()
def report(
    folder: Folder,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The page; DIR/report.html if not said.")
    ] = None,
    records: Annotated[
        int | None, typer.Option(help="Games to save beside the page at most; 100 if not said.")
    ] = None,
) -> None:
    """Write a page of what an experiment found, with games to replay."""
    from firehouse.terminal.laboratory import progress_bar

    with refusing(), naming_faults(), needing(*LIBRARIES):
        from firehouse.lab.report.page import MOST_RECORDS, write_report

        with progress_bar("records") as progress:
            most = MOST_RECORDS if records is None else records
            page = write_report(folder, out, most, progress)
        print(f"The report is {page}.")


@lab.command()
def compare(
    folder: Folder,
    other: Annotated[
        Path | None, typer.Argument(metavar="DIR_B", help="Another experiment to compare with.")
    ] = None,
    cells: Annotated[
        tuple[int, int] | None,
        typer.Option(metavar="A B", help="Two cells of one experiment, or one of each."),
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page as well.")] = None,
    as_json: Json = False,
) -> None:
    """Compare two cells or experiments on the same luck, game by game."""
    with refusing(), needing(*LIBRARIES):
        from firehouse.lab.report import compare as compared
        from firehouse.lab.report import comparison_lines, write_comparison

        found = compared(folder, other, cells)
        if out is not None:
            write_comparison(found, out)
        if as_json:
            import json

            print(json.dumps(found, indent=2))
        else:
            print("\n".join(comparison_lines(found)))


def _design(
    path: Path | None, preset_name: str | None, games: int | None, seed: int | None
) -> Experiment:
    """The design that the command line asks for."""
    from dataclasses import replace

    from firehouse.lab.experiments.designfile import read_design
    from firehouse.lab.experiments.presets import preset

    if (path is None) == (preset_name is None):
        raise ValueError("Name a design file or a preset, such as --preset levels.")
    found = preset(preset_name or "") if path is None else read_design(path)
    if games is not None:
        found = replace(found, games=games, width=None)
    return found if seed is None else replace(found, seed=seed)


def _executor(workers: int | None, ray: str | None) -> Executor:
    """Who plays."""
    from firehouse.lab.workers import all_cores, on_processes, on_ray

    if ray is None:
        return on_processes(all_cores() if workers is None else workers)
    if workers is not None:
        raise ValueError("Give --workers or --ray, not both.")
    return on_ray(ray)


def _tell(folder: Path) -> None:
    """What came of every cell, and what can be done next."""
    from firehouse.lab.experiments.tables import summary, timing
    from firehouse.terminal.laboratory import show_rows

    show_rows(*summary(folder))
    print(timing(folder))
    print(f"The tables are in {folder}; firehouse lab report {folder} makes a page of them.")

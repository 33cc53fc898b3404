"""Questions to the tables of an experiment, in SQL."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import duckdb

from firehouse.lab.experiments.tables import SCHEMAS, table_path


class Answer(NamedTuple):
    """Rows under the names of their columns."""

    columns: list[str]
    rows: list[tuple[Any, ...]]


def query(folder: Path, sql: str) -> Answer:
    """Ask DuckDB about the tables cells, games, squares and drama; a ValueError tells its mistake.

    Nothing outside the tables can be read or written.
    """
    with duckdb.connect() as connection:
        for name in SCHEMAS:
            source = str(table_path(folder, name)).replace("'", "''")
            connection.execute(f"CREATE TABLE {name} AS FROM read_parquet('{source}')")
        connection.execute("SET enable_external_access = false")
        connection.execute("SET lock_configuration = true")
        try:
            found = connection.sql(sql)
            if found is None:
                raise ValueError("The query asks for nothing; try 'SELECT * FROM cells'.")
            return Answer(list(found.columns), found.fetchall())
        except duckdb.Error as error:
            raise ValueError(f"The query is refused: {_first_line(error)}") from None


def as_json(answer: Answer) -> str:
    """A list of objects."""
    rows = [dict(zip(answer.columns, row, strict=True)) for row in answer.rows]
    return json.dumps(rows, indent=1, ensure_ascii=False, default=str)


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n\n")[0].replace("\n", " ")

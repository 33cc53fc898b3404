"""Questions to the tables of an experiment, in SQL."""

from __future__ import annotations

import json
from math import isfinite
from pathlib import Path
from typing import Any, Final, NamedTuple

import duckdb

from firehouse.lab.experiments.tables import Tables, table_path

QUESTIONS: Final = (
    duckdb.StatementType.SELECT,
    duckdb.StatementType.EXPLAIN,
    duckdb.StatementType.MULTI,  # PIVOT looks for its columns first
)


class Answer(NamedTuple):
    """Rows under the names of their columns."""

    columns: list[str]
    rows: list[tuple[Any, ...]]


def query(folder: Path, sql: str) -> Answer:
    """Ask DuckDB about the tables cells, games, squares and drama; a ValueError tells its mistake.

    Nothing outside the tables can be read or written.
    """
    with duckdb.connect() as connection:
        for name in Tables._fields:
            source = str(table_path(folder, name)).replace("'", "''")
            connection.execute(f"CREATE TABLE {name} AS FROM read_parquet('{source}')")
        connection.execute("SET temp_directory = ''")
        connection.execute("SET enable_external_access = false")
        connection.execute("SET lock_configuration = true")
        try:
            found = connection.sql(_question(connection, sql))
            return Answer(list(found.columns), found.fetchall())
        except duckdb.Error as error:
            raise ValueError(f"The query is refused: {_first_line(error)}") from None


def _question(connection: duckdb.DuckDBPyConnection, sql: str) -> duckdb.Statement:
    """The statement of a query; a ValueError for none, for several, and for one that changes."""
    statements = connection.extract_statements(sql)
    if not statements:
        raise ValueError("The query asks for nothing; try 'SELECT * FROM cells'.")
    if len(statements) > 1:
        raise ValueError("The query is refused: ask one question at a time.")
    (statement,) = statements
    if statement.type not in QUESTIONS:
        raise ValueError(
            "The query is refused: the tables are only asked, never changed, so it begins with "
            "SELECT, FROM or the like."
        )
    return statement


def as_json(answer: Answer) -> str:
    """A list of objects; what JSON has no number for is null."""
    rows = [dict(zip(answer.columns, map(_plain, row), strict=True)) for row in answer.rows]
    return json.dumps(rows, indent=1, ensure_ascii=False, default=str, allow_nan=False)


def _plain(value: Any) -> Any:
    if isinstance(value, float):
        return value if isfinite(value) else None
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    return {str(k): _plain(one) for k, one in value.items()} if isinstance(value, dict) else value


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n\n")[0].replace("\n", " ")

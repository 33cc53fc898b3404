"""The first shape: tables, entries, people, lines, results."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger),
        sa.Column("daily", sa.Text),
        sa.Column("about", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
    )
    op.create_table(
        "entries",
        *_of_a_table("entries", sa.Column("seq", sa.Integer, nullable=False)),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Integer),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "people",
        *_of_a_table("people", sa.Column("person", sa.Integer, nullable=False)),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=False),
    )
    op.create_table(
        "lines",
        *_of_a_table("lines"),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("situation", sa.Text, nullable=False),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("open_seats", sa.Integer, nullable=False),
        sa.Column("touched", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_lines_status_touched", "lines", ["status", "touched"])
    op.create_table(
        "results",
        *_of_a_table("results"),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("ending", sa.Text, nullable=False),
        sa.Column("score", sa.Text, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("aids_used", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_results_key", "results", ["key"])


def _of_a_table(name: str, *further: sa.Column[int]) -> list[Any]:
    """The column that names a table, and the primary key it begins."""
    key = ["table_id", *(column.name for column in further)]
    return [
        sa.Column("table_id", sa.Text, nullable=False),
        *further,
        sa.PrimaryKeyConstraint(*key, name=f"pk_{name}"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id"),
    ]

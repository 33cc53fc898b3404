"""What keeps a server well: a place to try a write in, bookmarks of long tables, and their ends."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "trials",
        sa.Column("id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_trials"),
    )
    op.create_table(
        "bookmarks",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("maker", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_bookmarks"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_bookmarks_table_id"),
    )
    op.create_table(
        "ends",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_ends"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_ends_table_id"),
    )
    op.execute("INSERT INTO ends (table_id) SELECT table_id FROM results")

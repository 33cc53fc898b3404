"""Ranked games of a day, who has tried them, and challenges."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rank", sa.Text, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("figures", sa.Text, nullable=False),
        sa.Column("advice", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_days"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_days_table_id"),
    )
    op.create_index("ix_days_day_game_rank", "days", ["day", "game", "rank"])
    op.create_table(
        "tries",
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "player", name="pk_tries"),
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_challenges"),
        sa.UniqueConstraint("table_id", name="uq_challenges_table_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_challenges_table_id"),
    )

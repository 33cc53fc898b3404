"""What is kept for a personal link, whom tables wait for, and when their clocks are due."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("lines", sa.Column("waits", sa.Text, nullable=False, server_default="[]"))
    op.add_column("lines", sa.Column("due", sa.DateTime(timezone=True)))
    op.create_index("ix_lines_due", "lines", ["due"])
    op.create_table(
        "lockers",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.Column("used", sa.DateTime(timezone=True), nullable=False),
        sa.Column("preferences", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_lockers"),
    )
    op.create_index("ix_lockers_used", "lockers", ["used"])
    op.create_table(
        "locker_seats",
        sa.Column("locker", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("root", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("locker", "table_id", name="pk_locker_seats"),
        sa.ForeignKeyConstraint(["locker"], ["lockers.id"], name="fk_locker_seats_locker"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_locker_seats_table_id"),
    )
    op.create_index("ix_locker_seats_table_id", "locker_seats", ["table_id"])
    op.create_table(
        "locker_games",
        sa.Column("locker", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ruleset", sa.Text, nullable=False),
        sa.Column("board", sa.Text, nullable=False),
        sa.Column("difficulty", sa.Text, nullable=False),
        sa.Column("crew", sa.Text, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("ending", sa.Text, nullable=False),
        sa.Column("figures", sa.Text, nullable=False),
        sa.Column("feats", sa.Text, nullable=False),
        sa.Column("advice", sa.Integer, nullable=False),
        sa.Column("luck", sa.Float),
        sa.Column("decisions", sa.Float),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("locker", "table_id", name="pk_locker_games"),
        sa.ForeignKeyConstraint(["locker"], ["lockers.id"], name="fk_locker_games_locker"),
    )
    op.create_index("ix_locker_games_table_id", "locker_games", ["table_id"])
    op.create_table(
        "pushes",
        sa.Column("locker", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("locker", "endpoint", name="pk_pushes"),
        sa.ForeignKeyConstraint(["locker"], ["lockers.id"], name="fk_pushes_locker"),
    )

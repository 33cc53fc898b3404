"""The gallery: files that people have made and shown to others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "works",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("file", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("maker", sa.Text, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("key_hash", sa.Text, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_works"),
        sa.UniqueConstraint("digest", name="uq_works_digest"),
    )
    op.create_index("ix_works_game_file_created", "works", ["game", "file", "created"])

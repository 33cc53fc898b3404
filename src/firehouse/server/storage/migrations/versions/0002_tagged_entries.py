"""Bodies of entries have tags from here on; the tables are the same.

The old bodies stay and are read too. This only keeps versions away that cannot read new ones.
"""

from __future__ import annotations

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing has to be changed."""

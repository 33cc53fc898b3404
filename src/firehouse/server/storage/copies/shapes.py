"""Which versions of a database this Firehouse can bring to its own version."""

from __future__ import annotations

from pathlib import Path

from alembic.config import Config
from alembic.script import ScriptDirectory

from firehouse.server.storage.upgrade import SCRIPTS


def need_known(copy: Path, shape: str | None) -> str:
    """The shape of a copy; refused if it is of no Firehouse, or of a newer one."""
    if shape is None:
        raise ValueError(f"{copy} is a database, but none of Firehouse's.")
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if shape not in known:
        raise ValueError(f"{copy} was made by a newer Firehouse; restore it with that one.")
    return shape

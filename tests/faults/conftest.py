"""Where the parts are that the tests of the server share with the laboratory."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "server"))

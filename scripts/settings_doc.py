"""Write the table of settings in docs/operations.md from the options of the server."""

from __future__ import annotations

import argparse
import sys
from dataclasses import fields
from pathlib import Path
from typing import get_args

from firehouse.server.options import Options, flag_of, variable_of

PAGE = Path(__file__).resolve().parents[1] / "docs" / "operations.md"
BEGIN = "<!-- settings: made by scripts/settings_doc.py; do not edit -->\n"
END = "<!-- end of settings -->\n"


def table() -> str:
    """The settings, one a line."""
    rows = ["| option | variable | default | what it sets |", "|---|---|---|---|"]
    for field in fields(Options):
        _, about = get_args(field.type)
        default = f"`{field.default}`" if str(field.default) else ""
        cells = (f"`{flag_of(field.name)}`", f"`{variable_of(field.name)}`", default, about.text)
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows) + "\n"


def renewed(text: str) -> str:
    """The page with its table as it should be."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    if not rest or not after:
        sys.exit(f"{PAGE.name} lacks the marks around its table of settings.")
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, fail if it would")
    old = PAGE.read_text(encoding="utf-8")
    new = renewed(old)
    if not parser.parse_args().check:
        PAGE.write_text(new, encoding="utf-8")
    elif new != old:
        sys.exit("operations.md is out of date; run scripts/settings_doc.py.")


if __name__ == "__main__":
    main()

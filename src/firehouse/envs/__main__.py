"""`python -m firehouse.envs RULESET`: what its observations and action numbers mean."""

from __future__ import annotations

import argparse
import os
import sys

from firehouse.core.setup import Setup
from firehouse.envs.description import described, tables
from firehouse.envs.encoding import Encoding


def main() -> None:
    """Describe a set-up, or print the tables of docs/envs.md."""
    parser = argparse.ArgumentParser(prog="python -m firehouse.envs", description=__doc__)
    parser.add_argument("ruleset", nargs="?", help="a rule set")
    parser.add_argument("--board")
    parser.add_argument("--difficulty")
    parser.add_argument("--crew", type=int)
    parser.add_argument("--tables", action="store_true", help="the tables of docs/envs.md instead")
    chosen = parser.parse_args()
    if chosen.tables:
        print(tables())
        return
    if chosen.ruleset is None:
        parser.error("name a rule set; 'firehouse rules' lists them")
    try:
        setup = Setup(chosen.ruleset, chosen.board, chosen.difficulty, chosen.crew)
        print(described(Encoding(setup)))
    except ValueError as error:
        sys.exit(_refused(error))


def _refused(error: ValueError) -> int:
    print(error, file=sys.stderr)
    return 2


if __name__ == "__main__":
    try:
        main()
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)

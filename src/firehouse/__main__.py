"""`python -m firehouse` is the command too."""

from __future__ import annotations

from firehouse.cli import main

if __name__ == "__main__":
    main()

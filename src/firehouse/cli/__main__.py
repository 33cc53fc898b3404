"""`python -m firehouse.cli` is the command too."""

from firehouse.cli import main

if __name__ == "__main__":
    main()

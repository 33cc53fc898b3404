"""The games, a folder each; `core.catalogue` finds them."""

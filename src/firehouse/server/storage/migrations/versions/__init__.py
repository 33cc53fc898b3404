"""One file a migration; the first number in its name is its place."""

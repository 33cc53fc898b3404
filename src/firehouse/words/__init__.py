"""What is said to players whatever the game: one file for each language."""

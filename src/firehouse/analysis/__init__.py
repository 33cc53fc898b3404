"""What a position is worth, what threatens it, and how a game went."""

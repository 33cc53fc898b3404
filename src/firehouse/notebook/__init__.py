"""A game to play in a notebook: `firehouse.play()`, with the extra `notebook`."""

"""What the boxes hold: boards, options, specialists, tiles, tokens."""

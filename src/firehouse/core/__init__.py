"""What every game shares: games and states, luck, tables, records. Knows no game."""

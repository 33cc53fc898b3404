"""A laboratory for balance: many games, counted."""

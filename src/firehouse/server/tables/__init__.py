"""The tables: live ones, the fold of their entries, permissions, and how new ones are made."""

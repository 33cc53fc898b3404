"""The laboratory: many games are played and counted, to balance a design."""

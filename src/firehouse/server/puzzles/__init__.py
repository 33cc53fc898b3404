"""Puzzles over HTTP: which there are, their tables, and what an attempt is worth."""

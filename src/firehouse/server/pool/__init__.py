"""Processes that think: who may use them, in which order, and which bots they know."""

"""Processes that think: who may ask them, in which order, and which bots they know."""

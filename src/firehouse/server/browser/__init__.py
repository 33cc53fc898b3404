"""The service of tables inside a browser: the same judge and the same sentences, one player."""

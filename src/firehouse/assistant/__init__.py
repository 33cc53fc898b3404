"""Assistants at the table: the games for language models, by the Model Context Protocol."""

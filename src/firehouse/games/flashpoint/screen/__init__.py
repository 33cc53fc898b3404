"""The houses of Flash Point."""

"""Rules of thumb for Flash Point."""

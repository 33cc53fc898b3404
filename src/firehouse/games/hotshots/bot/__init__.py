"""Rules of thumb for Hotshots."""

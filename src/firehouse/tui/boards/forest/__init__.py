"""The forests of Hotshots."""

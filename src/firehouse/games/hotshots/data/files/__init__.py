"""What the boxes hold as texts, and how those are read."""

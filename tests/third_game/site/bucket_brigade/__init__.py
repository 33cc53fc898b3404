"""A game of another distribution: buckets are carried from the well to a fire that comes nearer."""

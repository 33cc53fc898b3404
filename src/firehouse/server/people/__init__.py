"""The people: their tokens and names, who is connected, and how often they may ask."""

"""How it is played: a file for each page of the rulebooks."""

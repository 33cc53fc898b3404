"""The table that is being set up: its choices, and a row of the form for each of them."""

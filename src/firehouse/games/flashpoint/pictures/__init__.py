"""How it looks: as data, as text, as a picture."""

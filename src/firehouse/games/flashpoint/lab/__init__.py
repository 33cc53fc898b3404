"""How the laboratory reads and shows it."""

"""How it is told: names, notation, sentences, refusals."""

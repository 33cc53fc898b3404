"""How puzzles are found: positions of played games, weighed, checked and graded."""

"""What is told of a position, and the numbers of actions."""

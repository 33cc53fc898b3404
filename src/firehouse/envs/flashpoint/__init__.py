"""What a learner is told of Flash Point."""

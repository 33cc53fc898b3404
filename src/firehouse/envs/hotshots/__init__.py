"""What a learner is told of Hotshots."""

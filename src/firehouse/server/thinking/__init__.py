"""What is thought beside the tables: bots, advice, reviews, and the processes that think."""

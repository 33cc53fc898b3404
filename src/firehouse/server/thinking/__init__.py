"""Work outside the tables: bots, advice, reviews, and the processes that think."""

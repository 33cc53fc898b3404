"""One ranked game a day for each game, the same for everybody, and challenges to other teams."""

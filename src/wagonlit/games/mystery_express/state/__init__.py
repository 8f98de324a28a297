"""The truth of a game: everything that is so, whoever knows it."""

"""The words of the game: what they are, how they are read, and when two answers are the same."""

"""Drawing a game in the terminal: the screen, the words, and the plain drawing that works for any game."""

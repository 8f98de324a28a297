"""Drawing a game in the terminal: the screen, the words, and the plain drawing that any game can do with."""

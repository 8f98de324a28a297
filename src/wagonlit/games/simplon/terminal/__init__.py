"""How the terminal draws the game."""

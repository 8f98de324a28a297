"""Games in the terminal: the table, the questions, saved games. It knows games through their views."""

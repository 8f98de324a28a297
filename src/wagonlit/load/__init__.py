"""How many tables a server bears: clients that play, and how long each answer takes to reach every seat."""

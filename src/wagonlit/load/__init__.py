"""How many tables a server can bear: clients that play, and how long an answer takes to reach every seat."""

"""Two small games that put the contract to the test: what Mystery Express does not need of it."""

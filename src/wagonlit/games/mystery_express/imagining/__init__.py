"""Full states that fit what one seat knows, for bots that search and for checks."""

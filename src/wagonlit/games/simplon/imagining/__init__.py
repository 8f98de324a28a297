"""What a seat can imagine: since all is open, what is there."""

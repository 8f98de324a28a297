"""27th Passenger in the terminal."""

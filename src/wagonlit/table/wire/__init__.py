"""What clients and server send each other, as types."""

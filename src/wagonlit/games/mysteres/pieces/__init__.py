"""What lies on the table, and what its ids are called."""

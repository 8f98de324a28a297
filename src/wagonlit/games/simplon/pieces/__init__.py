"""What lies on the table, by its ids."""

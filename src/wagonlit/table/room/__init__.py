"""What happens at one table, and the collection of all tables of this process."""

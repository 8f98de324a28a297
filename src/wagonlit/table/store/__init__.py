"""Where tables are kept: a log of answers each, in SQLite or PostgreSQL."""

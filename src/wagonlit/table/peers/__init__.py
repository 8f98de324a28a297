"""Other server processes on the same database, and how they talk to each other."""

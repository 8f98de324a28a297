"""The table in the browser: a server where people and bots play together."""

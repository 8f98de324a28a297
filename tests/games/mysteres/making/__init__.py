"""Makes the data files that the game ships, from the entries that people write: `make data`.

Needs more than the tests do (requirements.in), so `make data` runs it in an environment of its own.
"""

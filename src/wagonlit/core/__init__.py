"""The engine. It knows nothing of any game, and reads and writes no files."""

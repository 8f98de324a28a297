"""The engine. It knows no game, and reads and writes nothing."""

"""The engine: no game's word, no input or output in it."""

"""The tables of the box, as files that whoever owns it can correct."""

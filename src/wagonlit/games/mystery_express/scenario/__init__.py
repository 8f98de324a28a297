"""Games that begin in the middle, written down as plain values (see SCENARIO.md)."""

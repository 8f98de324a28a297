"""Masks, deeds and what they are called: public, so that whoever plays may know them."""

COLOURS = ("red", "blue", "gold", "black")
MASKS = tuple(f"{colour}_{animal}" for colour in COLOURS for animal in ("fox", "owl", "cat"))
DEEDS = ("peek", "rest", "accuse")
PEEK, REST, ACCUSE = range(3)
SIDES = ("left", "right")
REPLIES = ("let", "turn")
LET, TURN = range(2)
ROUNDS = 4
FANS = 2
NONE = -1


def colour(mask: int) -> int:
    """The colour of a mask."""
    return mask // 3

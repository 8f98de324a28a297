"""What a position may say."""

KEYS = (
    "phase", "line", "first", "turn", "actor", "points", "ridden", "exchanged", "stations", "loads",
    "turntables", "damages", "pieces", "detective", "ship", "course",
)  # fmt: skip

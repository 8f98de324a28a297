"""Signs and colours of the map, and what they mean."""

LOCOMOTIVES = "①②③④"
COLOURS = ("bold red", "bold cyan", "bold green", "bold yellow")
LOADED = "▪"  # one for each piece aboard
HENRY = ("♟", "bold magenta")
STATION = ("○", "bold")
PIECE = ("◉", "bold green")
GAP = ("✕", "bold red")
SHIP = ("▲", "bold blue")
# Signs for level, upright, rising and falling tracks, or one for all.
MAIN = ("─│╱╲", "bold yellow")
SECONDARY = ("·", "dim")
SEA = ("~", "blue")

"""How sure a share is that was counted."""

from math import sqrt

Z = 1.959963984540054  # 95 %


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)

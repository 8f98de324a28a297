"""How long tests wait for something that must happen before they call it a fault; they measure nothing."""

PATIENCE = 60.0  # seconds
PATIENCE_FOR_GAMES = 150.0  # for whole games that are interrupted again and again

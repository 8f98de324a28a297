"""What follows for certain from what a seat was told, how likely the rest is, and why (section 7)."""

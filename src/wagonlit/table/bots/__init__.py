"""Bots think in processes of their own, and so does the judge of free undos."""

"""The verbs: the only code that changes the truth, each telling what it did."""

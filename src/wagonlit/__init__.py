"""Board games on rails: fast, exact rules, and bots to play with."""

__version__ = "0.1.0"

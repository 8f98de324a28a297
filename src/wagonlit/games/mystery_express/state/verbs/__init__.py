"""Verbs: the only code that changes the truth in the course of a game; each tells one event.

They are functions of the state. Without a journal, in playouts and search, no event is built.
"""

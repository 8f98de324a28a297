"""The rules, a file for each chapter."""

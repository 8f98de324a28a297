"""A Maestro who gives clues, and guessers who understand them: functions of what everybody knows."""

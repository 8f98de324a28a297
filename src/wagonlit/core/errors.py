"""What can be wrong with input. Each message is one sentence that says what would be right."""


class WagonlitError(ValueError):
    """Something given from outside was wrong; nothing was changed."""


class BadOption(WagonlitError):
    """A table option that does not exist, or a value it cannot take; `option` names it, if it is one."""

    def __init__(self, says: str, option: str = "") -> None:
        super().__init__(says)
        self.option = option


class BadGame(WagonlitError):
    """A game whose parts do not fit together."""


class BadAnswer(WagonlitError):
    """An answer that is not possible now, or not from this seat.

    Where people must learn why, `reason` names the text that tells them in their language, with these facts:
    `refusal-…` of the game's texts or, for reasons that any game may have, of the house's.
    """

    def __init__(self, says: str, reason: str = "", **facts: str | int) -> None:
        super().__init__(says)
        self.reason = reason
        self.facts = facts


class BadRecord(WagonlitError):
    """A file that is not the record of a game that can be replayed."""


class BadScenario(WagonlitError):
    """A position that is impossible."""


class UnknownName(WagonlitError):
    """No game, bot, language or rule of that name."""

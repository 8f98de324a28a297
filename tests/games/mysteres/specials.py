"""Tables with special tiles, for tests."""

from tests.games.mysteres.table import DECLINE, Table, begun, declare, idle


def table(players: int = 4, *before: str, **options: object) -> Table:
    """A table with all special tiles; these were turned before, and Adjective is answered by “white”."""
    match = begun(players, special_tiles=True, **options)
    for tile in before:
        if tile == "direct_question":
            match.answer(tile)
            match.answer("Is it cold?")
            match.answer("yes")
            declare(match)
            match.answer(DECLINE)
        elif tile == "double_proposal":
            idle(match, tile)
            declare(match)
            if match.ask.decision == "answer.propose":
                match.answer(DECLINE)
        else:
            idle(match, tile, "white" if tile == "adjective" else "a penguin")
    return match

"""Whatever the Maestro draws, nobody else notices: the same evening with other secrets looks the same."""

from collections.abc import Iterator

import pytest

from tests.games.mysteres.table import DECLINE, GRID, begun, clue, declare, drawn, say
from tests.rules import rule
from wagonlit.conformance.channels import Perceived, Senses, first_difference
from wagonlit.core.event import ONLOOKER
from wagonlit.core.match import Match
from wagonlit.games.mysteres.game import GAME
from wagonlit.games.mysteres.lexicon.reading import lexicon

GUESSERS = (1, 2, 3)
# Words of the same and of another category, and of a card that was put away.
SECRETS = ("object.refrigerator", "object.ladder", "hobby.", "material.", "concept.")


def word(secret: str) -> str:
    """Any word of that category, if it is not a word itself."""
    return next(entry.id for entry in lexicon().entries if entry.id.startswith(secret))


def evening(secret: str, rejected: str) -> Iterator[list[Perceived]]:
    """What the guessers and onlookers perceive after each answer; the key is never turned."""
    chance = [*drawn(GRID, word(secret))[:-1], rejected, word(secret)]
    options = {"players": 4, "language": "en", "first_maestro": 0, "special_tiles": False}
    match = Match(GAME, options, 1, chance=chance, views_for=[0, 1, 2, 3, ONLOOKER])
    senses = [Senses(GAME, 4, seat) for seat in (*GUESSERS, ONLOOKER)]

    def now() -> list[Perceived]:
        return [sense.perceive(match) for sense in senses]

    yield now()
    for choice in ("redraw", "keep"):
        match.answer(choice)
        yield now()
    for tile, said in (("animal", "a penguin"), ("place", "a cellar"), ("verb", "to shiver")):
        clue(match, tile, said)
        yield now()
        declare(match, *([3] if tile == "place" else []))
        yield now()
        say(match, "a snowman") if tile == "animal" else match.answer(DECLINE)
        yield now()
        if match.ask.decision == "answer.declared":
            say(match, "an igloo")
            yield now()


@rule("MY-112", "MY-113", "MY-114", "MY-R23")
@pytest.mark.parametrize("secret", SECRETS)
def test_nobody_notices_another_key_word_or_rejected_card(secret: str) -> None:
    category = word(secret).partition(".")[0]
    others = [one.id for one in lexicon().entries if one.category == category and one.id != word(secret)]
    usual = evening("object.refrigerator", "object.doll")
    for step, (one, other) in enumerate(zip(usual, evening(secret, others[7]), strict=True)):
        for seat, (mine, theirs) in zip((*GUESSERS, ONLOOKER), zip(one, other)):
            found = first_difference(mine, theirs)
            assert not found, f"step {step}, seat {seat}: {found}"


@rule("MY-113")
def test_the_test_itself_sees_what_the_maestro_sees() -> None:
    senses = [Senses(GAME, 4, 0), Senses(GAME, 4, 0)]
    tables = [begun(4, word=one) for one in ("object.refrigerator", "object.ladder")]
    one, other = (sense.perceive(table) for sense, table in zip(senses, tables))
    assert first_difference(one, other)

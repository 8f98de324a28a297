"""Whatever the Maestro draws, nobody else notices: the same evening with other secrets looks the same."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from tests.games.mysteres.table import DECLINE, GRID, begun, clue, declare, drawn, say
from tests.rules import rule
from wagonlit.conformance.channels import Perceived, Senses, first_difference
from wagonlit.core import views
from wagonlit.core.event import ONLOOKER, Event, Told, seen_by
from wagonlit.core.match import Match
from wagonlit.games.mysteres import events
from wagonlit.games.mysteres.game import GAME
from wagonlit.games.mysteres.lexicon.reading import lexicon
from wagonlit.games.mysteres.rules.answers import Declare, Propose
from wagonlit.games.mysteres.state.evening import Evening

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


def noticed(secret: str) -> str:
    """What somebody could tell an evening with this secret from the usual one by; empty if nothing."""
    category = word(secret).partition(".")[0]
    others = [one.id for one in lexicon().entries if one.category == category and one.id != word(secret)]
    usual = evening("object.refrigerator", "object.doll")
    for step, (one, other) in enumerate(zip(usual, evening(secret, others[7]), strict=True)):
        for seat, (mine, theirs) in zip((*GUESSERS, ONLOOKER), zip(one, other)):
            if found := first_difference(mine, theirs):
                return f"step {step}, seat {seat}: {found}"
    return ""


@rule("MY-112", "MY-113", "MY-114", "MY-R23")
@pytest.mark.parametrize("secret", SECRETS)
def test_nobody_notices_another_key_word_or_rejected_card(secret: str) -> None:
    assert noticed(secret) == ""


@rule("MY-R4")
def test_nobody_notices_that_the_words_of_the_key_have_run_out() -> None:
    """A host could name all words of some tiles as played, and so learn whether one of them is the key."""
    played = [one.id for one in lexicon().entries if one.category == "object" and one.difficulty == 1]
    options = {"players": 4, "first_maestro": 0, "max_difficulty": 1, "recent_words": played}
    tables = [
        Match(GAME, options, 1, chance=drawn(GRID, key)[:-1], views_for=[0, *GUESSERS, ONLOOKER])
        for key in ("object.", "hobby.")
    ]
    listeners = [[Senses(GAME, 4, eyes) for eyes in (*GUESSERS, ONLOOKER)] for _ in tables]
    for choice in ("redraw", "redraw", "keep"):
        heard = [[one.perceive(table) for one in ears] for table, ears in zip(tables, listeners)]
        assert [first_difference(mine, theirs) for mine, theirs in zip(*heard)] == [""] * 4
        for table in tables:
            table.answer(choice)
    assert [table.peek().deck_is_out() for table in tables] == [True, False]


@pytest.mark.parametrize(
    ("kind", "fact", "bend"),
    [
        (events.KeyDrawn, "key", lambda key: key),
        (events.MysteryDrawn, "word", lambda word: word),
        (events.MysteryDrawn, "word", lambda word: len(word) % 2),
        (events.MysteryDrawn, "card", lambda card: card),
        (events.MysteryDrawn, "card", lambda card: card % 2),
    ],
    ids=["the key", "the word", "one bit of the word", "the card", "one bit of the card"],
)
@pytest.mark.parametrize("seat", [1, ONLOOKER], ids=["a guesser", "an onlooker"])
def test_a_fact_shown_to_one_seat_too_many_is_noticed(
    kind: type[Event], fact: str, bend: Callable[[Any], Any], seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def redact(event: Event, seats: Sequence[int]) -> list[Told]:
        told = [seen_by(event, one) for one in seats]
        for place in [seats.index(seat)] if isinstance(event, kind) and seat in seats else []:
            told[place].facts[fact] = bend(getattr(event, fact).value)
        return told

    monkeypatch.setattr(views, "told_to", redact)
    assert any(f"seat {seat}:" in noticed(secret) for secret in SECRETS)


def test_a_question_that_knows_the_word_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def facts(self: Declare, s: Evening, seat: int) -> dict[str, str]:
        return {"word": s.entry.id}

    monkeypatch.setattr(Declare, "facts", facts)
    assert noticed(SECRETS[1])


def test_a_refusal_that_knows_the_word_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """MY-R18: what a guesser may say must not depend on the word."""
    monkeypatch.setattr(Propose, "silences", lambda self, s: 1 if s.entry.card % 2 else 2)
    assert any(map(noticed, SECRETS))


@rule("MY-113")
def test_the_test_itself_sees_what_the_maestro_sees() -> None:
    senses = [Senses(GAME, 4, 0), Senses(GAME, 4, 0)]
    tables = [begun(4, word=one) for one in ("object.refrigerator", "object.ladder")]
    one, other = (sense.perceive(table) for sense, table in zip(senses, tables))
    assert first_difference(one, other)

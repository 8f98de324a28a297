"""Who may see what (section 4.5): the key, the card and the word are the Maestro's."""

import msgspec
import pytest

from tests.games.mysteres.table import DECLINE, Table, begun, clue, declare, say, seated, told
from tests.rules import rule
from wagonlit.core.event import ONLOOKER
from wagonlit.core.match import Match
from wagonlit.core.rng import Rng
from wagonlit.games.mysteres.game import GAME
from wagonlit.games.mysteres.state.evening import Evening

SECRETS = ("refrigerator", "fridge", "ladder", "object.")


def everything(match: Table, seat: int) -> str:
    """All that ever reaches a seat."""
    asks = [match.ask_of(seat)] if seat in match.waiting else []
    return msgspec.json.encode([match.told[seat], match.views[seat], asks]).decode() + repr(match.agenda)


@rule("MY-112", "MY-113", "MY-114", "MY-R23")
def test_only_the_maestro_knows_the_word_the_card_and_the_key() -> None:
    match = seated(more=["object.ladder"])
    match.answer("redraw")
    match.answer("keep")
    clue(match, "animal", "a penguin")
    declare(match, 3)
    match.answer(DECLINE)
    say(match, "a snowman")  # seat 3 is out, and learns nothing either
    for seat in (1, 2, 3):
        seen = everything(match, seat)
        assert not [word for word in SECRETS if word in seen]
        view = match.views[seat]
        assert (view.key, view.card, view.word, view.rejected) == (None, None, None, [])
    assert "ladder" in everything(match, 0)
    assert match.views[0].rejected == [14]


@rule("MY-130")
def test_the_key_is_known_to_all_once_it_is_turned() -> None:
    match = begun()
    match.answer("object")
    assert {match.views[seat].key for seat in range(4)} == {match.peek().key}
    assert match.views[1].word is None


@rule("MY-163")
def test_everything_is_known_after_the_round() -> None:
    match = begun()
    clue(match, "animal")
    declare(match)
    match.answer("fridge")
    assert told(match, "WordRevealed", 3)[0]["word"] == "a refrigerator"
    assert match.views[3].words_played == ["a refrigerator"]


@pytest.mark.parametrize("sees", [False, True])
@rule("MY-113")
def test_onlookers_see_the_word_only_where_it_was_agreed_on(sees: bool) -> None:
    options = {"players": 3, "spectators_see_word": sees}
    match = Match(GAME, options, 3, views_for=[0, 1, 2, ONLOOKER])
    assert (match.views[ONLOOKER].word is not None) is sees
    assert (match.views[ONLOOKER].key is not None) is sees
    assert "spectators_see_word" in GAME.opening_options  # so no host switches it on over the guests' heads


@rule("MY-113")
def test_who_is_asked_about_the_card_is_told_the_word_and_nobody_else_is() -> None:
    match = seated()
    assert match.ask.facts == {"word": "a refrigerator", "together": False}
    assert match.waiting == [0]


@rule("MY-133", "MY-R18")
def test_a_refusal_tells_a_guesser_nothing() -> None:
    match = begun(4, special_tiles=True)
    match.answer("direct_question")
    match.copy().answer("Is it a refrigerator?")
    match.copy().answer("Is it a snowman?")
    assert match.ask.decision == "turn.question"


@rule("MY-112", "MY-113")
def test_worlds_that_a_guesser_imagines_fit_what_was_said_and_differ() -> None:
    match = begun(4, special_tiles=True)
    match.answer("first_letter")
    declare(match)
    say(match, "rust")
    imaginer, rng = GAME.imaginer(match.views[2]), Rng(1)
    worlds = [imaginer.sample(rng) for _ in range(40)]
    words = set()
    for world in worlds:
        assert isinstance(world, Evening)
        words.add(world.word)
        assert world.entry.form("en").first_letter == "R"
        assert not GAME.lies(match.views[2], world)
    assert len(words) > 5


@rule("MY-113")
def test_the_maestro_imagines_the_truth_and_everybody_can_play_on_in_a_world() -> None:
    match, rng = begun(5), Rng(2)
    clue(match, "animal")
    truth = match.peek()
    for seat in range(5):
        world = GAME.imaginer(match.views[seat]).sample(rng)
        assert isinstance(world, Evening)
        assert (seat != 0) or (world.word, world.cards, world.gone) == (truth.word, truth.cards, truth.gone)
        assert world.agenda is match.agenda

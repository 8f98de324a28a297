"""What a table keeps to beside the rules: the chat, slow lines, what a rematch knows, what series count."""

from tests.games.mysteres.table import GRID, begun, clue, declare, drawn, idle, say, seated
from tests.rules import rule
from wagonlit.core.event import ONLOOKER
from wagonlit.core.match import Match
from wagonlit.games.mysteres import GAME


def closed(match: Match) -> list[int]:
    """The seats that may not chat; by what onlookers see, which is what everybody sees."""
    view = match.views[1]
    return [seat for seat in (*range(match.seats), ONLOOKER) if GAME.chat_closed(match.options, view, seat)]


@rule("MY-136", "MY-R27")
def test_the_chat_is_closed_to_the_maestro_in_the_round_and_to_guessers_in_its_turns() -> None:
    match = seated(more=drawn(GRID, "object.ladder"))
    assert closed(match) == [0]
    match.answer("keep")
    assert closed(match) == [0, 1, 2, 3]
    clue(match, "animal")
    declare(match)
    say(match, "a fridge")
    assert closed(match) == [1]  # the next Maestro looks at a card


@rule("MY-R27")
def test_onlookers_who_see_the_word_do_not_chat_either() -> None:
    assert ONLOOKER in closed(begun(spectators_see_word=True))


def test_the_table_waits_while_people_see_the_word_and_never_else() -> None:
    match = begun()
    clue(match, "animal")
    declare(match)
    assert GAME.viewing_seconds(match.options, match.told[1]) == 0
    before = len(match.told[1])
    say(match, "a fridge")
    acts = GAME.constants["reveal_seconds"]
    assert GAME.viewing_seconds(match.options, match.told[1][before:]) > sum(acts.values()) > 0


@rule("MY-R39")
def test_slow_lines_are_made_up_for_as_the_table_agreed() -> None:
    assert [GAME.fair_milliseconds(GAME.options(given)) for given in ({}, {"fair_delay": 300})] == [0, 300]


@rule("MY-R34")
def test_a_rematch_passes_over_the_words_of_the_games_before() -> None:
    match = begun(recent_words=["animal.bee"])
    clue(match, "animal")
    declare(match)
    say(match, "a fridge")
    again = GAME.rematch_options(match.options, match.told[1])
    assert again == {"recent_words": ["animal.bee", "object.refrigerator"]}
    assert GAME.options({**again, "players": 4}).recent_words == ("animal.bee", "object.refrigerator")
    assert GAME.rematch_options(GAME.options({"avoid_recent": False}), match.told[1]) == {}
    assert set(again) == {*GAME.carried_options}  # a host who could name words would know which are left


def test_series_count_how_many_words_are_found_and_by_which_tile() -> None:
    match = begun(2, more=drawn(GRID, "object.ladder"))
    idle(match, "place")
    match.answer("object")  # the key: nothing is said
    match.answer("a fridge")
    match.answer("keep")
    for tile in GRID:
        idle(match, tile)
    assert GAME.tallies(match.options, match.told[1]) == {"solved": (1.0, 3), "tile": (2.0, 1)}

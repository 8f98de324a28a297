from wagonlit.kit.terminal.answers import folded, meant, quoted, several

CHOICES = [
    ["The ball – peek (1 fan)", "Have a look", "ball_peek"],
    ["The ball – accuse (3 fans)", "Help the lady", "ball_accuse"],
    ["Détective", "detective"],
    ["4 h 00", "at_0400"],
]


def test_capitals_accents_and_signs_do_not_matter() -> None:
    assert folded("Señora PÉREZ") == folded("senora perez")
    assert folded("D’Alba") == folded("D'Alba") == "dalba"
    assert folded("Straße") == "strasse"


def test_a_time_can_be_written_in_every_way() -> None:
    assert folded("4:00") == folded("4 h 00") == folded("4h00") == "4 00"


def test_a_number_is_the_place_in_the_list() -> None:
    assert meant("2", CHOICES) == [1]
    assert meant("0", CHOICES) == meant("5", CHOICES) == []


def test_a_number_too_long_to_be_one_is_no_choice() -> None:
    assert meant("9" * 5000, CHOICES) == []


def test_a_whole_name_comes_before_the_beginning_of_others() -> None:
    assert meant("fox", [["Fox cub"], ["Fox"]]) == [1]


def test_the_first_letters_are_enough_if_they_fit_one_name() -> None:
    assert meant("dét", CHOICES) == [2]
    assert meant("help", CHOICES) == [1]
    assert meant("the ball", CHOICES) == [0, 1]


def test_a_word_in_the_middle_is_found_too() -> None:
    assert meant("lady", CHOICES) == [1]


def test_ids_and_times_are_names() -> None:
    assert meant("ball_accuse", CHOICES) == [1]
    assert meant("4:00", CHOICES) == [3]


def test_nothing_and_nonsense_are_no_choice() -> None:
    assert meant("", CHOICES) == meant("…", CHOICES) == meant("xyz", CHOICES) == []


def test_what_is_said_again_stays_short() -> None:
    assert len(quoted("x" * 5000)) < 50
    assert several(["a", "b"]) == "a, b"
    assert several(list("abcdefghij")).endswith(", …")

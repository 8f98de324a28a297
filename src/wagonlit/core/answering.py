"""Whether an answer is possible: what is not is refused, with a sentence that says what would be."""

from collections.abc import Sequence
from sys import intern
from typing import Any, TypeGuard

from wagonlit.core import frame as engine
from wagonlit.core.ask import Ask
from wagonlit.core.asking import asking_frame, offered_ids
from wagonlit.core.errors import BadAnswer
from wagonlit.core.form import Form
from wagonlit.core.frame import TEXT, WORDS, Decision, Seats, State
from wagonlit.core.game import Game
from wagonlit.core.ids import has, lowest, members, single
from wagonlit.core.record import Answer
from wagonlit.core.written import cleaned

MOST_IDS = 61  # as many as a set can hold: 0 … 60

Choice = int | str | Sequence[int | str]


def check_seat(s: State, seat: object, seats: int, waiting: Seats) -> None:
    """BadAnswer unless this is a seat that is asked something."""
    if type(seat) is not int or not 0 <= seat < seats:
        raise BadAnswer(f"There is no seat {seat!r}; seats are 0 to {seats - 1}.")
    if not has(waiting | asking_frame(s).may, seat):
        raise BadAnswer(f"Seat {seat} is not asked anything now; waiting for seat {_listed(waiting)}.")


def only_seat(waiting: Seats) -> int:
    """The seat that is asked; BadAnswer if there are several."""
    if not single(waiting):
        raise BadAnswer(f"Seats {_listed(waiting)} are asked at once; say which of them answers.")
    return lowest(waiting)


def meant(
    game: Game[Any, Any, Any], s: State, seat: int, given: object, by_clock: bool
) -> tuple[int, str | None]:
    """The id that is meant, and the words, if it is given in words.

    Where words are asked for, an id may be given instead of them only if the question says so.
    """
    decision = asking_frame(s).decision
    if decision.domain != TEXT or (decision.instead and type(given) is int):
        return chosen_id(game, s, seat, given, by_clock), None
    words = checked_words(s, given)
    return engine.id_of_words(s, words), words


def chosen_id(game: Game[Any, Any, Any], s: State, seat: int, given: object, by_clock: bool = False) -> int:
    """The id that is meant: it is given itself, or by its name."""
    frame, legal = asking_frame(s), offered_ids(s, seat)
    decision = frame.decision
    choice = by_name(game, decision, given)
    if is_offered(choice, legal | frame.late if by_clock else legal):
        return choice
    names = {id: game.choice_name(s, decision, id) for id in members(legal)}
    possible = ", ".join(f"{id} ({name})" for id, name in names.items())
    raise BadAnswer(f"{given!r} is not a possible answer to “{decision.id}”; possible answers: {possible}.")


def words_known(game: Game[Any, Any, Any], asked: Decision | Ask, choice: int) -> str | None:
    """The words that are known by this id; None if it is no id of words."""
    if asked.domain != TEXT or (asked.instead and choice < WORDS):
        return None
    return game.domains[TEXT][choice - WORDS if asked.instead else choice]


def filled_in(game: Game[Any, Any, Any], s: State, seat: int, given: Sequence[object]) -> list[int]:
    """The ids for all parts that are still open; tried on a copy, so that nothing has changed yet."""
    form = asking_frame(s)
    assert isinstance(form, Form)
    left = form.parts - form.part_at(seat)
    if len(given) != left:
        raise BadAnswer(f"“{form.decision.id}” has {left} parts to fill in, not {len(given)}.")
    tried, ids = s.clone(), []
    for one in given:
        ids.append(chosen_id(game, tried, seat, one))
        engine.answer(tried, seat, ids[-1])
    return ids


def checked_words(s: State, words: object) -> str:
    """The words, cleaned; neither blank nor too long. Whether they will do is up to the game."""
    decision = asking_frame(s).decision
    if not isinstance(words, str):
        raise BadAnswer(f"“{decision.id}” is answered with words, not with an id.")
    clean, longest = cleaned(words), decision.longest
    if not clean:
        raise BadAnswer("There is nothing to read in these words.", "blank")
    if len(clean) > longest:
        says = f"That is {len(clean)} characters long; at most {longest} are possible."
        raise BadAnswer(says, "too_long", longest=longest)
    return clean


def recorded(game: Game[Any, Any, Any], s: State, seat: int, choice: int, words: str | None = None) -> Answer:
    """An answer for the record, before it is carried out: what an id is called may depend on the state."""
    decision = asking_frame(s).decision
    if words is not None:
        return Answer(seat, words, decision.id)
    # The same few answers are given over and over, at thousands of tables.
    return Answer(seat, choice, intern(f"{decision.id}: {game.choice_name(s, decision, choice)}"))


def _listed(seats: Seats) -> str:
    return ", ".join(str(seat) for seat in members(seats))


def is_offered(choice: object, legal: int) -> TypeGuard[int]:
    """Is this one of the ids offered? Nothing but a plain id is."""
    return type(choice) is int and 0 <= choice < MOST_IDS and has(legal, choice)


def by_name(game: Game, decision: Decision, choice: Any) -> Any:
    """The id of that name, if it is one; else what was given."""
    names = game.domains.get(decision.ids_of, ())
    return names.index(choice) if isinstance(choice, str) and choice in names else choice

# compiled by mypyc
"""The engine contract: a state, an agenda of frozen frames, one way to answer."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.event import event_from_numbers
from wagonlit.core.ids import Ids, lowest, only, single
from wagonlit.core.reprs import as_text, in_brief

Seat = i64
Seats = i64  # a set of seats, as Ids
NOBODY: Final = 0
NIL: Final = -1152921504606846976  # no fact given: an i64 of mypyc has no None
CHANCE: Final = -1  # the dealer: a seat, and an answer to "who"
TEXT: Final = "text"  # the one domain whose answers are words; rules see an id for them
WORDS: Final = 32  # the id of the first words, where ids may be given instead of words
LONGEST_TEXT: Final = 500  # characters, where a question does not say
PLAIN: Final = ""  # the domain of a fact that is not an id: a number, words, or yes and no


class Decision:
    """What is asked: `id` names the prompt text, `domain` the kind of id to pick, `rule` its rule.

    `facts` are what its text may speak of, by name, each with its domain; PLAIN if it is not an id. `sealed`:
    the others do not learn the answer when it is given; must be said where several seats are asked at once.
    `stays_sealed`: nor when the last of those who were asked has answered. `by_number`: chance draws a number
    (`Frame.size`), so there may be more ids than fit into a set. `discreet`: others know that the table
    waits, but not for whom. Asked by public facts alone, it may leave a seat one answer only, which the table
    gives for it; all answers take a while, so that time tells nothing. `window`: asked of several in real
    time, so it is final and not sealed, and again nobody knows for whom the table waits. Of words, `longest`
    says how many characters they may have, and `instead` names a domain whose ids may be given as well (fewer
    than WORDS). `final`: the answer cannot be taken back.
    """

    def __init__(
        self,
        id: str,
        domain: str,
        rule: str = "",
        *,
        facts: dict[str, str] | None = None,
        sealed: bool | None = None,
        stays_sealed: bool = False,
        by_number: bool = False,
        discreet: bool = False,
        longest: int = LONGEST_TEXT,
        instead: str = "",
        final: bool = False,
        window: bool = False,
    ) -> None:
        self.id: Final = id
        self.domain: Final = domain
        self.rule: Final = rule
        self.facts: Final = {} if facts is None else facts
        self.sealed: Final = True if stays_sealed else False if window else sealed
        self.stays_sealed: Final = stays_sealed
        self.by_number: Final = by_number
        self.discreet: Final = discreet
        self.longest: Final = longest if domain == TEXT else 0
        self.instead: Final = instead
        self.final: Final = final or window
        self.window: Final = window
        self.ids_of: Final = instead or domain  # the domain of the ids it may be answered with

    def __repr__(self) -> str:
        return f"<Decision {self.id}, answered by {self.domain}>"


# Interpreted subclasses are allowed throughout: games that are not compiled run on the compiled engine.
@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Frame:
    """One step of the rules still to happen. Frozen, and holds public facts only."""

    decision: ClassVar[Decision]
    who: Seats = NOBODY  # who must choose, or CHANCE; NOBODY: the frame runs by itself
    legal: Ids = 0  # the options, where they are public and known when it is made; 0: see options()
    may: Seats = NOBODY  # who may answer as well, though nobody waits for them
    late: Ids = 0  # what the clock alone may answer: never offered
    size: i64 = 0  # for chance over more than 61 ids: the dealer answers 0 … size - 1
    after: "Frame | None"  # the rest of the agenda; set once, by State.then

    def options(self, s: Any, seat: Seat) -> Ids:
        """What this seat may choose now, where that is the seat's secret or changes."""
        return self.legal

    def facts(self, s: Any, seat: Seat) -> dict[str, Any]:
        """What the question is about, by name, for its text; this seat may know it, others need not."""
        return {}

    def is_sealed(self) -> bool:
        """Whether the others do not learn an answer when it is given."""
        return self.decision.sealed is True

    def answer(self, s: Any, seat: Seat, choice: i64) -> None:
        raise NotImplementedError

    def run(self, s: Any) -> None:
        """What happens when nobody needs to choose."""

    def __repr__(self) -> str:
        """This step and all that come after it."""
        return as_text(self)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Offer(Frame):
    """A question to one seat whose options are public: known, and kept, when it is asked."""

    def __init__(self, seat: Seat, legal: Ids) -> None:
        self.who = only(seat)
        self.legal = legal


# Acyclic: states are made by the million, and the garbage collector need not look at them.
@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """The truth. Games add fields and verbs; a verb changes the state and tells it."""

    events: ClassVar[dict[str, Any]] = {}  # by name, for verbs that tell by name

    def __init__(self) -> None:
        self.agenda: Frame | None = None  # what comes next; each frame knows what comes after it
        self.journal: list[Any] | None = None  # events told; None while a bot searches

    def then(self, first: Frame, second: Frame | None = None) -> None:
        """Put these next, the first one first. Always new frames, never one used before."""
        if second is None:
            first.after = self.agenda
        else:
            second.after = self.agenda
            first.after = second
        self.agenda = first

    # Six parameters instead of *facts, which mypyc would box into a tuple on every call, told or not.
    def tell(
        self, event: Any, a: i64 = NIL, b: i64 = NIL, c: i64 = NIL, d: i64 = NIL, e: i64 = NIL, f: i64 = NIL
    ) -> None:
        """Whoever follows the game is told: an event, or the name of one with its facts.

        By name, its facts are numbers (`event_from_numbers`), and without a journal no object is made.
        """
        if self.journal is not None:
            self._write(NOBODY, event, a, b, c, d, e, f)

    def tell_to(
        self, eyes: Seats, event: str, a: i64 = NIL, b: i64 = NIL, c: i64 = NIL, d: i64 = NIL, e: i64 = NIL,
        f: i64 = NIL,
    ) -> None:  # fmt: skip
        """The same for an event with secrets in it: these seats see them."""
        if self.journal is not None:
            self._write(eyes, event, a, b, c, d, e, f)

    # Apart, so that the verbs above stay small enough to be compiled into their callers.
    def _write(self, eyes: Seats, event: Any, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        """Into the journal."""
        if isinstance(event, str):
            facts = [fact for fact in [a, b, c, d, e, f] if fact != NIL]
            event = event_from_numbers(self.events[event], facts, eyes)
        if self.journal is not None:
            self.journal.append(event)

    def ask(self, frame: Frame, seat: Seat) -> None:
        """Put this question next; if public facts leave one answer, it is taken unasked."""
        legal = frame.options(self, seat)
        if single(legal):
            frame.answer(self, seat, lowest(legal))
        else:
            self.then(frame)

    def offer(self, question: Offer, seat: Seat) -> None:
        """Put this question next; if it leaves one answer, that is taken unasked."""
        if single(question.legal):
            question.answer(self, seat, lowest(question.legal))
        else:
            self.then(question)

    def id_of_text(self, words: str) -> i64:
        """The id by which the rules know these words; BadAnswer refuses them, with nothing changed.

        For playouts the asking frame's options are the ids of words known already.
        """
        raise NotImplementedError

    def standing(self, seat: Seat) -> i64:
        """How well the seat came out of a finished game, from 0 to 1000: for search."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy; frames are shared, the journal is not copied."""
        raise NotImplementedError

    def __repr__(self) -> str:
        """What is asked now; nothing of what is hidden, so that no log can tell it."""
        return in_brief(self)


def unless(forced: bool, seat: Seat) -> Seats:
    """Whom a frame asks: the seat, or nobody if its answer is forced and the frame runs by itself."""
    if forced:
        return NOBODY
    return only(seat)


def settle(s: State) -> Seats:
    """Run frames until somebody must choose; NOBODY: the game is over."""
    frame = s.agenda
    while frame is not None and frame.who == NOBODY:
        s.agenda = frame.after
        frame.run(s)
        frame = s.agenda
    if frame is None:
        return NOBODY
    return frame.who


def options(s: State, seat: Seat) -> Ids:
    """What this seat may choose now."""
    frame = s.agenda
    assert frame is not None, "the game is over"
    return frame.options(s, seat)


def id_of_words(s: State, words: str) -> i64:
    """The id by which the asking frame is given these words; BadAnswer refuses them."""
    frame = s.agenda
    assert frame is not None, "the game is over"
    if frame.decision.instead:
        return WORDS + s.id_of_text(words)
    return s.id_of_text(words)


def chance_size(s: State) -> i64:
    """If the dealer draws a plain number: how many there are; otherwise 0."""
    frame = s.agenda
    assert frame is not None, "the game is over"
    return frame.size


def answer(s: State, seat: Seat, choice: i64) -> Seats:
    """The seat chooses; who must choose next."""
    frame = s.agenda
    assert frame is not None, "the game is over"
    s.agenda = frame.after
    frame.answer(s, seat, choice)
    return settle(s)

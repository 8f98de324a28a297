"""What happened, told to one reader: short where the table or the next question shows it anyway."""

from collections.abc import Sequence

from rich.text import Text

from wagonlit.core.event import Told
from wagonlit.core.text import Texts
from wagonlit.games.passenger27.pieces.actions import PURSUIT, TAIL_AFTER
from wagonlit.games.passenger27.terminal.moment import CALLED, VERDICTS
from wagonlit.kit.terminal.words import Words

CHAPTER = "RoundBegun"
# These stand in the log only: the table shows them, another line says it, or somebody has merely decided.
QUIET = (
    "GroupsMoved", "PassengersLaid", "ActionChosen", "ActionDiscarded", "RoundEnded", "AimTaken",
    "NameWritten", "PaymentChosen", "SaveChosen", "SkillReturnChosen", "FeatureAsked", "DisguiseSought",
    "DisguiseInspected", "DisguisePutBelow",
)  # fmt: skip
DEALT = ("IdentityDealt", "SkillDealt", "InitiativeDealt")  # of others they say nothing
AT_THE_END = ("IdentityShown", "HandShown", "TrainSearched")  # the end shows it in its own way
OUT = "PlayerOut"
# What this reader alone may have learnt, by the fact that says so.
LEARNT = {
    "FeatureAnswered": "trait",
    "FeatureExchanged": "trait",
    "SlotLooked": "passengers",
    "TopSeen": "passenger",
}
STEP, TURNED_UP, RANKED = "StepBegun", "ActionRevealed", "InitiativeShown"
ONCE_ONLY = (PURSUIT, TAIL_AFTER)
PAYING = ("SkillDiscarded", "DisguiseDiscarded")  # between the names and what came of them
JOINED = {CALLED: (*VERDICTS, *PAYING), STEP: (TURNED_UP, RANKED)}


def passages(told: Sequence[Told]) -> list[Sequence[Told]]:
    """Names with what came of them belong together, and so do the cards of one step."""
    found: list[list[Told]] = []
    for one in told:
        if found and one.event in JOINED.get(found[-1][0].event, ()):
            found[-1].append(one)
        else:
            found.append([one])
    return list(found)


class News:
    """One event, or the cards of one step, in a line."""

    def __init__(self, texts: Texts, words: Words, seat: int) -> None:
        self.texts = texts
        self.words = words
        self.seat = seat

    def line(self, told: Told) -> Text:
        """Whoever reads it is spoken to, where it concerns them; empty where nothing need be said."""
        if told.event in QUIET + AT_THE_END or (told.event in DEALT and told.facts["seat"] != self.seat):
            return Text()
        if told.event == "SkillDealt":
            return _item(Text(self._skill(told.facts["skill"])))
        line = Text(self.texts.log(told, self.seat), style="bold" if self._matters(told) else "")
        line.highlight_words(self.texts.names, "bold")
        return _item(line) if line else Text()

    def _matters(self, told: Told) -> bool:
        learnt = LEARNT.get(told.event)
        return told.event == OUT or (learnt is not None and told.facts[learnt] is not None)

    def _skill(self, skill: int) -> str:
        name, id = self.texts.noun("trick", skill), self.texts.game.domains["trick"][skill]
        return self.words("terminal-skill", skill=name, help=self.texts.word(f"trick-{id}.help"))

    def step(self, passage: Sequence[Told]) -> Text:
        """“Investigations: Anna (4), Bert (2)”: who acts first, with the initiative where it was shown."""
        ranks = {one.facts["seat"]: one.facts["initiative"] for one in passage if one.event == RANKED}
        turned = {one.facts["seat"]: one.facts["action"] for one in passage if one.event == TURNED_UP}
        step = self.texts.noun("stage", passage[0].facts["step"])
        order = sorted(turned, key=lambda seat: -ranks.get(seat, -1))
        cards = [self._card(seat, turned[seat], ranks.get(seat)) for seat in order]
        title = Text(f"▸ {step[:1].upper()}{step[1:]}", style="bold yellow")
        return Text.assemble(title, "  ", Text(", ").join(cards)) if turned else Text()

    def _card(self, seat: int, action: int, rank: int | None) -> Text:
        """The card is named where a step has several kinds."""
        number = "" if rank is None else f" ({self.texts.game.domains['initiative'][rank]})"
        kind = f" · {self.texts.noun('action', action)}" if action in ONCE_ONLY else ""
        return Text.assemble((self.texts.names[seat], "bold"), number, kind)


def _item(line: Text) -> Text:
    return Text.assemble(("· ", "dim"), line)

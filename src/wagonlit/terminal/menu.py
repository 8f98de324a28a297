"""What a newcomer meets first: continue, a new game, the rules, a language, or leave."""

import secrets
from collections.abc import Callable

from rich.markdown import Markdown
from rich.text import Text

from wagonlit.bots import names as bots_of
from wagonlit.core.errors import WagonlitError
from wagonlit.core.game import Game
from wagonlit.core.text import LANGUAGES, Texts, languages
from wagonlit.games import games
from wagonlit.terminal.choosing import choose, say_name
from wagonlit.terminal.play import play, welcome
from wagonlit.terminal.rulebook import rulebook
from wagonlit.terminal.saves import Desk, Saved, opened, unfinished
from wagonlit.terminal.screen import Leave, Screen
from wagonlit.terminal.session import Session, begun, options_for, resumed
from wagonlit.terminal.sitters import ME, bot_name, own_name, seated
from wagonlit.terminal.words import Words

SEEDS = 2**31


def fresh_seed() -> int:
    """A seed nobody has chosen."""
    return secrets.randbelow(SEEDS)


class Menu:
    """The menu of `wagonlit play`."""

    def __init__(self, screen: Screen, lang: str) -> None:
        self.screen = screen
        self.words = Words(lang)

    def open(self) -> None:
        """Until somebody leaves."""
        self.screen.title("Wagon-lit")
        try:
            while True:
                self._turn()
        except (Leave, KeyboardInterrupt):
            self.screen.note(self.words("goodbye"))

    def _turn(self) -> None:
        saved = unfinished()
        entries: list[tuple[str, Callable[[], None]]] = [
            (self.words("menu-new"), self._new),
            (self.words("menu-rules"), self._rules),
            (self.words("menu-language"), self._language),
            (self.words("menu-quit"), self._quit),
        ]
        if saved:
            entries.insert(0, (self.words("menu-continue", count=len(saved)), lambda: self._continue(saved)))
        place = self._choose(self.words("menu-question"), [label for label, _ in entries], "menu-help")
        try:
            entries[place][1]()
        except WagonlitError as fault:
            self.screen.note(str(fault))

    def _choose(self, question: str, labels: list[str], help: str, usual: int = 0) -> int:
        return choose(self.screen, self.words, question, labels, self.words(help), usual)

    def _quit(self) -> None:
        raise Leave

    def _language(self) -> None:
        codes = list(languages())
        place = self._choose(
            self.words("choose-language"), list(LANGUAGES.values()), "choose-language.help", codes.index(self.words.lang)
        )
        self.words = Words(codes[place])

    # Saved games

    def _continue(self, saved: list[Saved]) -> None:
        labels = [self._label(one) for one in saved]
        place = self._choose(self.words("choose-saved"), labels, "choose-saved.help") if len(saved) > 1 else 0
        session = resumed(*opened(saved[place].path), self.screen)
        self.screen.note(session.words("resumed"))
        play(session)

    def _label(self, saved: Saved) -> str:
        names = ", ".join(sitter.name for sitter in saved.desk.sitters)
        title = Texts(games()[saved.record.game], self.words.lang, []).title() if saved.record.game in games() else ""
        return self.words("saved-game", game=title or saved.record.game, when=saved.desk.saved, names=names)

    # A new game

    def _game(self) -> Game:
        known = list(games().values())
        titles = [Texts(game, self.words.lang, []).title() for game in known]
        place = self._choose(self.words("choose-game"), titles, "choose-game.help") if len(known) > 1 else 0
        return known[place]

    def _rules(self) -> None:
        with self.screen.console.pager(styles=True):
            self.screen.say(Markdown(rulebook(self._game()).text))

    def _new(self) -> None:
        game = self._game()
        self._language()
        options = self._edition(game)
        seats = self._seats(game)
        start(self.screen, game, seats, self.words.lang, options, fresh_seed())

    def _edition(self, game: Game) -> dict[str, str]:
        known = {option.name: option for option in game.option_list}
        if "edition" not in known:
            return {}
        texts = Texts(game, self.words.lang, [])
        values = list(known["edition"].values)
        labels = [texts.setting_value("edition", value) for value in values]
        help = texts.setting_help("edition")
        place = choose(self.screen, self.words, texts.setting("edition"), labels, help)
        return {"edition": values[place]}

    def _seats(self, game: Game) -> str:
        counts = [self.words("players", count=count) for count in game.players]
        players = game.players[self._choose(self.words("choose-players"), counts, "choose-players.help")]
        bots = bots_of(game)
        labels = [self._bot_label(bot) for bot in bots] + [self.words("bots-mixed")]
        usual = 1 if len(bots) > 1 else 0
        place = self._choose(self.words("choose-bots"), labels, "choose-bots.help", usual)
        name = say_name(self.screen, self.words, own_name(self.words))
        others = mixed(bots, players - 1) if place == len(bots) else [bots[place]] * (players - 1)
        return ",".join([f"{ME}:{name}", *others])

    def _bot_label(self, bot: str) -> str:
        key = f"bot-{bot}.about"
        name = bot_name(bot, self.words)
        return f"{name}: {self.words(key)}" if self.words.knows(key) else name


def mixed(bots: list[str], count: int) -> list[str]:
    """So many bots, the strongest first, then weaker ones, then from the top again."""
    able = bots[:0:-1] or bots
    return [able[place % len(able)] for place in range(count)]


def usual_seats(game: Game) -> str:
    """You and as few bots as possible."""
    return ",".join([ME, *mixed(bots_of(game), game.players[0] - 1)])


def new_session(
    screen: Screen, game: Game, seats: str, lang: str, options: dict[str, str], seed: int
) -> Session:
    """A new game with these people and bots."""
    sitters = seated(game, seats, Words(lang))
    names = {option.name for option in game.option_list}
    return begun(game.id, options_for(options, sitters, lang, names), seed, Desk(sitters, lang), screen)


def start(screen: Screen, game: Game, seats: str, lang: str, options: dict[str, str], seed: int) -> None:
    """Play new games at this table until there is enough."""
    while True:
        session = new_session(screen, game, seats, lang, options, seed)
        welcome(session)
        if not play(session) or not _again(screen, session.words):
            return
        seed = fresh_seed()


def _again(screen: Screen, words: Words) -> bool:
    labels = [words("again-no"), words("again-yes")]
    try:
        return choose(screen, words, words("again"), labels, words("again.help")) == 1
    except (Leave, KeyboardInterrupt):
        return False


def title_line(game: Game, lang: str) -> Text:
    """A game in one line."""
    texts = Texts(game, lang, [])
    return Text.assemble((texts.title(), "bold"), " – ", texts.description())

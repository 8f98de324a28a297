"""What a newcomer meets first: continue, a new game, the rules, a language, or leave."""

from collections.abc import Callable

from rich.text import Text

from wagonlit.bots import names as bots_of
from wagonlit.core.errors import WagonlitError
from wagonlit.core.game import Game
from wagonlit.core.text import LANGUAGES, Texts, languages
from wagonlit.games import find, games
from wagonlit.terminal.choosing import Question, choose, say_name
from wagonlit.terminal.play import go_on
from wagonlit.terminal.rulebook import leaf_through, rulebook
from wagonlit.terminal.saves import Saved, opened, unfinished
from wagonlit.terminal.screen import Leave, Screen
from wagonlit.terminal.session import resumed
from wagonlit.terminal.sitters import ME, bot_name, own_name
from wagonlit.terminal.starting import Wish, mixed, start
from wagonlit.terminal.words import Words


class Menu:
    """The menu of `wagonlit play`."""

    def __init__(self, screen: Screen, lang: str) -> None:
        self.screen = screen
        self.words = Words(lang)

    def open(self) -> None:
        """Until somebody leaves."""
        self.screen.title("Wagon-lit")
        for game in games().values():
            texts = Texts(game, self.words.lang, [])
            self.screen.inset(Text.assemble((texts.title(), "bold"), " – ", texts.description()))
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
        labels = [label for label, _ in entries]
        place = self._choose(Question(self.words("menu-question"), labels, self.words("menu-help")))
        try:
            entries[place][1]()
        except WagonlitError as fault:
            self.screen.note(str(fault))

    def _choose(self, question: Question) -> int:
        return choose(self.screen, self.words, question)

    def _quit(self) -> None:
        raise Leave

    def _language(self) -> None:
        codes = list(languages())
        usual = codes.index(self.words.lang)
        place = self._choose(self._question("choose-language", list(LANGUAGES.values()), usual))
        self.words = Words(codes[place])

    def _question(self, key: str, labels: list[str], usual: int = 0) -> Question:
        """A question of which all words are in the files."""
        return Question(self.words(key), labels, self.words(f"{key}.help"), usual)

    # Saved games

    def _continue(self, saved: list[Saved]) -> None:
        labels = [self._label(one) for one in saved]
        place = self._choose(self._question("choose-saved", labels)) if len(saved) > 1 else 0
        session = resumed(*opened(saved[place].path), self.screen)
        go_on(session)

    def _label(self, saved: Saved) -> str:
        names = ", ".join(sitter.name for sitter in saved.desk.sitters)
        title = Texts(find(saved.record.game), self.words.lang, []).title()
        return self.words("saved-game", game=title, when=saved.desk.saved, names=names)

    # A new game

    def _game(self) -> Game:
        known = list(games().values())
        titles = [Texts(game, self.words.lang, []).title() for game in known]
        place = self._choose(self._question("choose-game", titles)) if len(known) > 1 else 0
        return known[place]

    def _rules(self) -> None:
        leaf_through(self.screen.console, rulebook(self._game(), self.words.lang))

    def _new(self) -> None:
        game = self._game()
        self._language()
        options = self._edition(game)
        start(self.screen, Wish(game, self._seats(game), self.words.lang, options))

    def _edition(self, game: Game) -> dict[str, str]:
        known = {option.name: option for option in game.option_list}
        if "edition" not in known:
            return {}
        texts = Texts(game, self.words.lang, [])
        values = list(known["edition"].values)
        labels = [texts.setting_value("edition", value) for value in values]
        # Who reads French will have the French box at home.
        usual = values.index(self.words.lang) if self.words.lang in values else 0
        help = texts.setting_help("edition")
        place = self._choose(Question(self.words("choose-edition"), labels, help, usual))
        return {"edition": values[place]}

    def _seats(self, game: Game) -> str:
        labels = [self.words("players", count=count) for count in game.players]
        least = game.players[0]
        help = self.words("choose-players.help")
        players = least + self._choose(Question(self.words("choose-players"), labels, help, first=least))
        bots = bots_of(game)
        levels = [self._bot_label(bot) for bot in bots] + [self.words("bots-mixed")]
        place = self._choose(self._question("choose-bots", levels, 1 if len(bots) > 1 else 0))
        name = say_name(self.screen, self.words, own_name(self.words))
        others = mixed(bots, players - 1) if place == len(bots) else [bots[place]] * (players - 1)
        return ",".join([f"{ME}:{name}", *others])

    def _bot_label(self, bot: str) -> str:
        key = f"bot-{bot}.about"
        name = bot_name(bot, self.words)
        return f"{name} – {self.words(key)}" if self.words.knows(key) else name

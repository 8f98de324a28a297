# Das Terminal selbst. Die Wörter eines Spiels stehen im Ordner des Spiels.

## Bei jeder Frage

keys = ? Hilfe · n Notizblock · t Tisch · l Verlauf · r Regel · q speichern, Ende
keys-undo = ? Hilfe · n Notizblock · t Tisch · l Verlauf · r Regel · u zurück · q Ende
how-to-answer =
    Antworte mit der Nummer deiner Wahl oder mit ihrem Namen (die ersten Buchstaben genügen).

    Bei jeder Frage: ? erklärt sie, n öffnet deinen Notizblock, t zeigt den Tisch, l den ganzen Verlauf,
    r ME-341 eine Regel, u nimmt deine letzte Antwort zurück, q speichert das Spiel und hört auf.
    Ein Tippfehler kostet nichts.
type-words = Schreib deine Antwort und drücke Enter. Befehle beginnen hier mit einem Strich: /? /n /t /l /r /u /q
wrong = „{ $typed }“ steht nicht zur Wahl. Tippe eine Nummer von { $first } bis { $last } oder einen Namen wie „{ $name }“; ? hilft.
wrong-empty = Tippe eine Nummer von 1 bis { $count } oder einen Namen; ? hilft.
wrong-ambiguous = „{ $typed }“ kann heißen: { $names }. Tippe etwas mehr, oder die Nummer.
help-title = Hilfe
help-keys =
    Nummern und Namen gelten beide. r allein zeigt die Regel zu dieser Frage ({ $rule }), r und ein Wort
    alle Regeln, die davon sprechen. n zeigt deinen Notizblock, t den Tisch, l alles, was geschah, u nimmt
    deine letzte Antwort zurück, solange niemand etwas daraus erfahren hat, q speichert und hört auf
    (ebenso Strg-C und Strg-D).
notebook = Dein Notizblock
log = Was bisher geschah
undone = Zurückgenommen.
undo-others = Es gibt nichts zurückzunehmen: Nach deiner letzten Antwort haben schon andere gespielt.
undo-learned = Das lässt sich nicht mehr zurücknehmen: Durch deine Antwort hat jemand etwas Neues erfahren.
notes-empty = Dein Notizblock ist leer.
notes-how = n und ein paar Wörter schreiben eine Zeile hinein.
noted = Notiert.
thinking = Die anderen denken nach …
enter-next = Enter: weiter

## Wer spielt

player = Spieler
points = Punkte
somebody = Reisender
you = { $name } (du)
seat-number = Platz { $number }
and = { " und " }
bot-random = Zufall
    .about = antwortet irgendetwas Mögliches
bot-novice = Anfänger
    .about = spielt vernünftig, merkt sich wenig; gut für das erste Spiel
bot-detective = Detektiv
    .about = notiert alles und denkt voraus; ein harter Gegner
curtain-look-away = Enter räumt den Bildschirm für den nächsten Spieler.
curtain-pass = Gib die Tastatur an { $name }
curtain-enter = { $name }: Drücke Enter, wenn sonst niemand zusieht.

## Das Ende, Speichern

won =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen gemeinsam!
    }
lost = Niemand gewinnt.
record-saved = Das Spiel liegt in
record-replay = Noch einmal lesen, mit allen Geheimnissen:
saved = Gespeichert:
how-to-resume = Weiter geht es jederzeit mit:
resumed = Willkommen zurück. Es geht weiter, wo du aufgehört hast.
goodbye = Auf Wiedersehen.
again = Noch ein Spiel?
    .help = Ein neues Spiel mit denselben Spielern, neu gegeben; oder genug für heute.
again-no = Nein, das genügt
again-yes = Ja, noch einmal

## Das Menü

menu-question = Was möchtest du tun?
menu-continue =
    { $count ->
        [one] Das gespeicherte Spiel fortsetzen
       *[other] Ein gespeichertes Spiel fortsetzen ({ $count })
    }
menu-new = Neues Spiel
menu-rules = Die Regeln lesen
menu-language = Sprache
menu-quit = Aufhören
menu-keys = Nummer oder Name · Enter: { $usual } · ? Hilfe · q aufhören
menu-help =
    „Neues Spiel“ fragt ein paar Dinge und gibt dann die Karten; im Zweifel genügt jedes Mal Enter.
    Nach jeder deiner Antworten wird gespeichert; du kannst jederzeit aufhören und später weiterspielen.
choose-game = Welches Spiel?
    .help = Wähle nach Nummer oder Name.
choose-language = Welche Sprache?
    .help = Alle Texte ändern sich, die Regeln nicht.
choose-saved = Welches Spiel soll weitergehen?
    .help = Das jüngste steht oben. Jedes geht genau da weiter, wo es aufgehört hat.
choose-edition = Nach den Regeln welcher Ausgabe?
choose-players = Wie viele Spieler, dich eingeschlossen?
    .help = Zu wenigen geht es schneller. Bots nehmen die anderen Plätze ein.
choose-bots = Gegen wen möchtest du spielen?
    .help = Bots wissen nur, was ihr Platz wissen darf. Jeden Platz einzeln besetzen: wagonlit play SPIEL --seats me,detective,novice
bots-mixed = Gemischt: erst ein stärkerer, daneben schwächere
your-name = Wie heißt du?
your-name-keys = Enter: { $usual }
players = { $count } Spieler
saved-game = { $game }, { $when }: { $names }

## Ein Spiel nachlesen

replay-open = Alle Geheimnisse liegen offen: das ist etwas für nach dem Spiel.
replay-seat = Mit den Augen von { $name }.
replay-watcher = So, wie es der ganze Tisch sehen konnte.
replay-over =
    Das Spiel endete nach { $count ->
        [one] einer Entscheidung
       *[other] { $count } Entscheidungen
    }.
replay-unfinished =
    Das Spiel ist nicht zu Ende: bisher { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen
    }.

## Mystery Express

me-welcome =
    Im Nachtzug von Paris nach Istanbul liegt ein toter Fahrgast. Wer war es, wie, warum, in welchem
    Wagen und um welche Zeit? Fünf verborgene Karten wissen es. Jeden Verdächtigen, jeden Tathergang, jedes
    Motiv und jeden Wagen gibt es auf zwei Karten: Wer beide sieht, kann sie ausschließen. In jedem Wagen
    sieht, tauscht oder stiehlt man Karten auf andere Weise. Die Zeit zählst du selbst, wenn die Zeitkarten
    vorbeiziehen: Sie kommt zweimal statt dreimal. Nach fünf Etappen antworten alle in Istanbul; wer am
    meisten weiß, gewinnt.
me-leg = Etappe { $leg } von 5
me-turn =
    { $name } hat noch { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }
me-whistle = Trillerpfeife: { $name }
me-conductor = Schaffner: { $car }, seine Karten:
me-boarded = Reisende { $number } (an Bord):
me-waiting = Reisende { $number } (ab { $city }):
me-unveiled = Offen auf dem Tisch:
me-character = Figur
me-hand = Hand
me-discard = Ablage
me-power = Fähigkeit
me-power-peek = Blick
me-power-used = benutzt
me-one-hour = +1 Stunde
me-in-discard = Ablage: { $cards }
me-show = Zeitschau in { $city }
me-show-how =
    23 Zeitkarten werden gezeigt. Sieben Zeiten kommen dreimal, eine nur zweimal: das ist die Tatzeit.
    Zähl mit den Augen; nichts wird aufbewahrt.
me-show-pace =
    { $piles ->
        [0] Sie kommen eine nach der anderen, jede für { $seconds } Sekunden.
       *[other] Sie kommen in { $piles } Stapeln, jeder für { $seconds } Sekunden.
    }
me-show-ready = Drücke Enter, wenn du bereit bist.
me-show-unseen = (Die Karten sind hier ungesehen vorbeigezogen.)
me-show-over =
    Vorbei. Tippe, wie oft du jede gesehen hast, in dieser Reihenfolge (sonst weiter mit Enter):

    { $times }
me-short-show =
    .draft = E
    .strasbourg = S
    .wien = W
    .budapest = B
me-short-column =
    .draft = E
    .hand = H
    .leg1 = 1
    .leg2 = 2
    .tunnel = T
    .leg3 = 3
    .leg4 = 4
    .budapest = B
    .leg5 = 5
me-sheet-how =
    / einmal gesehen, X beide Exemplare gesehen, – nicht im Spiel

    H deine Hand zu Beginn, 1 bis 5 die Etappen, T Tunnel, B Budapest

    S W B wie oft du eine Zeit in jeder Stadt gesehen hast

    n erhängt 2 ? schreibt ein Zeichen: Element, Spalte, Zeichen

    n 4:00 S 3 schreibt deine Zählung einer Zeit

    n erhängt E kreist ein, was du schreiben willst

    n erhängt 2 - löscht es
me-sheet-inference = ○ unschuldig, ★ die Lösung
me-mark-how = Schreib ein Element, eine Spalte und ein Zeichen, etwa: n erhängt 2 ?
me-mark-element = Kein Element des Notizblocks ist eindeutig „{ $typed }“. Schreib etwa: n erhängt 2 ?
me-mark-column = Diese Spalte gibt es hier nicht; die Spalten sind { $columns }.
me-mark-long = Ein Zeichen hat höchstens 8 Buchstaben.
me-marked = Notiert: { $name }, { $column }: { $sign }
me-rubbed = Gelöscht: { $name }, { $column }
me-ending = Istanbul: die Wahrheit
me-unmask = Enter: { $category } …
me-telegram = Telegramm
me-telegram-result = { $right } richtig, { $wrong } falsch

# Das Terminal selbst. Die Wörter eines Spiels stehen im Ordner des Spiels.

## Befehle: bei jeder Frage, als Buchstabe oder Wort

command-help = Hilfe
    .key = ?
command-notebook = Notizbuch
    .key = n
command-table = Tisch
    .key = t
command-log = Verlauf
    .key = v
command-rule = Regel
    .key = r
command-undo = zurück
    .key = z
command-quit = Ende
    .key = q

## Bei jeder Frage

how-to-answer =
    Antworte mit der Nummer deiner Wahl oder mit ihrem Namen (die ersten Buchstaben genügen).

    Bei jeder Frage: ? erklärt sie, n öffnet dein Notizbuch, t zeigt den Tisch, v den ganzen Verlauf (v 20 die letzten
    Zeilen), r { $rule } eine Regel, z nimmt deine letzte Antwort zurück, q speichert das Spiel und hört auf.
    Ein Tippfehler kostet nichts.
how-to-sum-up = r { $word } fasst alle Regeln auf einer Seite zusammen.
all-rules = alles
type-words = Schreib deine Antwort und drücke Enter. Befehle beginnen hier mit einem Strich.
type-instead = Oder statt Wörtern:
wrong = „{ $typed }“ steht nicht zur Wahl. Tippe eine Nummer von { $first } bis { $last } oder einen Namen wie „{ $name }“; ? hilft.
wrong-empty = Tippe eine Nummer von 1 bis { $count } oder einen Namen; ? hilft.
doubted = { $doubt } Wenn du es so meinst, tippe es noch einmal.
wrong-ambiguous = „{ $typed }“ kann heißen: { $names }. Tippe etwas mehr, oder die Nummer.
form-lines = Dein Blatt:
form-send = abgeben
form-keys = Nummer: Zeile ausfüllen, ändern · Enter: nächste leere · { $send }: fertig
form-wrong = „{ $typed }“ ist keine Zeile davon. Tippe eine Nummer von 1 bis { $last }, oder „{ $send }“.
form-full = Alle Zeilen sind ausgefüllt. Tippe „{ $send }“, oder eine Nummer von 1 bis { $last }, um diese Zeile zu ändern.
form-empty =
    { $count ->
        [one] Zeile { $lines } ist noch leer.
       *[other] Diese Zeilen sind noch leer: { $lines }.
    }
guess = dein Verdacht
help-title = Hilfe
help-keys =
    Nummern und Namen gelten beide. r allein zeigt die Regel zu dieser Frage ({ $rule }), r und ein Wort
    alle Regeln, die davon sprechen. n zeigt dein Notizbuch, t den Tisch, v alles, was geschah (v 20 die letzten
    20 Zeilen, v und ein Wort die Zeilen, die davon sprechen), z nimmt
    deine letzte Antwort zurück, solange niemand etwas daraus erfahren hat, q speichert und hört auf
    (ebenso Strg-C und Strg-D).
notebook = Dein Notizbuch
log = Was bisher geschah
log-nothing = Keine Zeile des Verlaufs spricht von „{ $typed }“.
rules-title = Regeln
more = Enter: weiterlesen
back-key = z
page-keys = Seite { $page } von { $pages } · Enter: weiter · { $back }: zurück · Nummer: diese Seite · q: Ende
undone = Zurückgenommen.
undo-others = Es gibt nichts zurückzunehmen: Nach deiner letzten Antwort haben schon andere gespielt.
undo-learned = Das lässt sich nicht mehr zurücknehmen: Durch deine Antwort hat jemand etwas Neues erfahren.
undo-final = Diese Antwort war endgültig; sie kann nicht zurückgenommen werden.
final-answer = Diese Antwort ist endgültig und kann nicht zurückgenommen werden.
refusal-blank = In diesen Worten ist nichts zu lesen.
refusal-too_long = Das ist zu lang: höchstens { $longest } Zeichen.
notes-empty = Dein Notizbuch ist leer.
notes-how = n und ein paar Wörter schreiben eine Zeile hinein.
noted = Notiert.
thinking = Die anderen denken nach …
yes = ja
no = nein

## Wer spielt

player = Spieler
points = Punkte
somebody = Reisender
you = { $name } (du)
seat-number = Platz { $number }
and = { " und " }
bot-random = Zufall
    .about = antwortet irgendetwas Mögliches
window-nobody = niemand
    .else = sonst niemand
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
looking-back = Rückblick: { $name }
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
choose-players = Wie viele Spieler, dich eingeschlossen?
    .help = Bots nehmen die anderen Plätze ein.
choose-bots = Gegen wen möchtest du spielen?
    .help = Bots wissen nur, was ihr Platz wissen darf. Jeden Platz einzeln besetzen: wagonlit play SPIEL --seats { $seats }
bots-mixed = Gemischt: erst ein stärkerer, daneben schwächere
your-name = Wie heißt du?
your-name-keys = Enter: { $usual }
no-name = „{ $typed }“ geht nicht als Name: Bei einer Frage getippt, heißt es etwas anderes. Wähle einen anderen.
players = { $count } Spieler
saved-game = { $game }, { $when }: { $names }

## Ein Spiel nachlesen

replay-open = Alle Geheimnisse liegen offen: das ist etwas für nach dem Spiel.
replay-seat = Mit den Augen von { $name }.
replay-eyes = Der Tisch mit den Augen von { $name } · { $turn }: die Augen der nächsten Person
eyes-key = a
replay-watcher = So, wie es der ganze Tisch sehen konnte.
replay-keys = Zeile { $line } von { $lines } · Enter: weiter · { $back }: zurück · Nummer, Wort: dorthin · q: Ende
replay-given =
    (+{ $seconds } s{ $by ->
        [clock] , durch die Uhr
        [bot] , Bot
       *[other] { "" }
    })
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

## Serien von Spielen, Listen der Spiele und Optionen

series-title =
    { $game } { $seats }, { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }, Startwert { $seed }
series-stopped = { $game } { $seats }, nach { $count } von { $wanted } Spielen angehalten, Startwert { $seed }
series-bot = Bot
series-nobody = niemand hat gewonnen
series-wins = Siege
series-rate = Anteil
series-from = 95 % von
series-to = bis
series-length =
    { $decisions } Entscheidungen je Spiel ({ $shortest } bis { $longest }); { $speed } Spiele in der Sekunde. Wer ein
    Spiel gemeinsam gewinnt, teilt den Sieg.
analysis-now = { $name }: gewinnt mit { $chance } (95-%-Intervall { $low } bis { $high })
analysis-move = Zug
analysis-chance = Aussicht
analysis-gain = Gewinn
analysis-seat = Spieler
analysis-before = vorher
analysis-after = nachher
analysis-line = Gewinnaussicht
analysis-step = Schritt
verify-commitment = Das Geheimnis des Servers ist das, auf das er sich festgelegt hatte: { $commitment }
verify-commitment-broken = Das Geheimnis des Servers ist nicht das, auf das er sich festgelegt hatte: { $commitment }
verify-noted-commitment = Diese Festlegung ist die, die du vor dem Spiel notiert hast.
verify-noted-commitment-broken = Diese Festlegung ist nicht die, die du vor dem Spiel notiert hast.
verify-no-noted-commitment = Vergleiche diese Festlegung mit dem, was der Tisch vor dem Spiel zeigte (--commitment).
verify-salt =
    { $count ->
        [one] Ein Platz hat Salz hinzugefügt und geöffnet, was er versiegelt hatte.
       *[other] { $count } Plätze haben Salz hinzugefügt und geöffnet, was sie versiegelt hatten.
    }
verify-no-salt =
    Niemand hat Salz hinzugefügt: Der Server hat sein Geheimnis nachher nicht geändert, doch ob er es ausgesucht
    hat, kann niemand sagen.
verify-other-salt-broken = Das Salz von Platz { $seat } ist nicht das, was dort versiegelt wurde.
verify-withheld-salt =
    Platz { $seat } hat Salz versiegelt und nicht geöffnet: Zusammen mit dem Server hätte er zwischen zwei
    Verteilungen wählen können.
verify-noted-salt = Dein eigenes Salz steckt in der Verteilung.
verify-noted-salt-broken = Dein eigenes Salz steckt nicht in der Verteilung.
verify-no-noted-salt =
    Vergleiche eines dieser Salze mit deinem eigenen (--salt): Hast du keines beigetragen, kann der Server sie erfunden
    haben.
verify-noted-seals =
    Alles, wovon die Verteilung abhängt, stand fest, bevor dein Gerät sein Salz offenlegte, und ist unverändert.
verify-noted-seals-broken =
    Etwas wurde geändert, nachdem dein Gerät sein Salz offengelegt hatte: was andere versiegelt hatten, oder die
    Festlegung.
verify-no-noted-seals =
    Vergleiche die Siegel mit dem, was dein Gerät notiert hat, bevor es sein Salz offenlegte (--seals): Sonst kann
    der Server später Salz hinzugefügt oder weggelassen haben.
verify-other-seed-broken = Die Startzahl dieses Spiels folgt nicht aus dem Geheimnis und dem Salz.
verify-position-broken = Dieses Spiel begann in einer Stellung, die jemand aufgebaut hat; verteilt wurde sie nicht.
verify-chance =
    { $count ->
        [one] Der einzige Zufall in diesem Spiel folgt
       *[other] Alle { $count } Zufälle in diesem Spiel folgen
    } aus dem Geheimnis und dem Salz.
verify-chance-broken = In diesem Spiel hat der Zufall etwas getan, das nicht aus dem Geheimnis und dem Salz folgt.
verify-result-proven = Niemand hat sich diese Verteilung ausgesucht.
verify-result-doubtful = Nichts spricht gegen diese Verteilung; was noch offen ist, steht hinter „?“.
verify-result-broken = Diese Verteilung ist nicht, was sie hätte sein sollen.
games-game = Spiel
games-players = Spieler
games-bots = Bots
options-option = Option
options-default = Vorgabe
options-values = möglich
options-follow = * folgt aus anderen Optionen des Tischs; gezeigt, wie es mit { $count } Spielern ist.

## Überall

platform = Bahnsteig
rules = Regeln
about = Über
settings = Einstellungen
language = Sprache
main-ways = Hauptwege
skip = Zum Inhalt
close = Schließen
yes = ja
no = nein
copied = Kopiert
loading = Einen Augenblick …
unreachable = Der Server ist gerade nicht zu erreichen.
me-named = Du bist { $name }: Einstellungen
back-to-platform = Zurück zum Bahnsteig
your-name = Dein Name
guest = Gast
guest-number = Gast { $number }
contents = Inhalt
print-page = Diese Seite drucken
nothing-here = Hier ist nichts
    .why = Vielleicht stimmt ein Buchstabe der Adresse nicht.

## Der Bahnsteig

which-train = Welcher Zug heute Abend?
soon = bald
travellers = { $span } Reisende
play-now = Jetzt spielen
play-now-at = Jetzt gegen Bots spielen: { $title }
open-table = Tisch eröffnen
open-table-at = Tisch eröffnen: { $title }
running-tables = Tische am Bahnhof
no-tables = Gerade ist kein Tisch offen. Eröffne einen!
game = Spiel
table = Tisch
seats = Plätze
state = Stand
action = Was du tun kannst
status-setup = vor der Abfahrt
status-playing = unterwegs
status-over = angekommen
board = Einsteigen
watch = Zusehen
resume = Weiterspielen
join-by-code = Mit Code einsteigen
code = Code des Tisches
board-train = Einsteigen

## Einen Tisch decken

waiting-room = Wartesaal
table-code = Tisch { $code }
seats-around = Plätze um den Tisch
the-journey = Die Reise
free-place = Freier Platz
players-span = { $least } bis { $most } Personen
friend = Freund
bot = Bot
here-too = An diesem Gerät
a-friend = Ein Freund
who-sits-here = Wer hier sitzt
on-this-device = an diesem Gerät
expected = wird erwartet
arrived = ist da
free-seat = Den Platz von { $name } freigeben
    .do = Platz freigeben
remove-seat = Platz { $number } entfernen
bot-keeps-place = Kommt niemand, nimmt ein Bot den Platz ein.
bot-random = Zufall
level-of = Stärke von { $name }
level-easy = Leicht
level-medium = Mittel
level-strong = Stark
invite-title = An meinen Tisch
invite-soon = Eröffne den Tisch, dann stehen hier sein Code und sein QR-Code.
invite-none = Nur du und Bots: Es kann sofort losgehen. Für Freunde ändere einen Platz.
invite-how = Scannen oder Code weitergeben.
qr = QR-Code von Tisch { $code }
copy-link = Link kopieren
clock = Uhr
clock-none = Keine
    .help = Alle nehmen sich so viel Zeit, wie sie möchten.
clock-relaxed = Gemütlich
    .help = Drei Minuten für jede Antwort, dann antwortet das Spiel für alle, die säumen.
clock-fast = Schnell
    .help = Eine Dreiviertelminute für jede Antwort, dann antwortet das Spiel für alle, die säumen.
listed = Offen für alle
    .help = Der Tisch hängt am Bahnsteig aus, und alle dürfen sich setzen.
open-hands = Offene Karten für Zuschauer
    .help = Wer zusieht, darf während des Spiels in die Karten sehen.
more-options = Weitere Optionen
as-usual = wie üblich
seat-number = Platz { $number }
chosen-none = { $count ->
    [one] Wähle aus jeder Reihe eine, oder überlass es dem Spiel.
   *[other] Wähle aus jeder Reihe { $count }, oder überlass es dem Spiel.
}
chosen-some = { $count ->
    [one] Noch nicht vollständig: eine aus jeder Reihe. Bis dahin entscheidet das Spiel.
   *[other] Noch nicht vollständig: { $count } aus jeder Reihe. Bis dahin entscheidet das Spiel.
}
chosen-all = { $count ->
    [one] Gewählt: eine aus jeder Reihe.
   *[other] Gewählt: { $count } aus jeder Reihe.
}
seed = Startzahl
    .help = Dieselbe Startzahl bringt dieselben Zufälle. Wer sich dazusetzt, erfährt sie und muss einverstanden sein.
    .open = Von Hand gewählt: Wer sie kennt, kann alles im Voraus wissen, was der Zufall bringt, und niemand kann die Verteilung nachher prüfen.
    .drawn = wird ausgelost
    .draw = Eine Startzahl auslosen
fair-deal = Prüfbare Verteilung
    .help = Darauf hat sich der Server festgelegt. Zu Beginn gibt jedes Gerät eigenen Zufall dazu; nach dem Spiel kann jeder prüfen, dass niemand die Karten ausgesucht hat.
being-dealt = Die Karten werden gemischt …
punch = Abfahrt
ticket-note = { $seats } Reisende
host-starts = Es geht los, sobald die Gastgeberin oder der Gastgeber die Karten locht.
invited = { $host } lädt dich an den Tisch ein.
no-seat-left = An diesem Tisch sind alle Plätze besetzt.
seed-chosen = Die Startzahl dieses Tisches, { $seed }, wurde von Hand gewählt: Wer sie kennt, kann alle Karten im Voraus wissen, und niemand kann die Verteilung nachher prüfen.
hands-open-here = An diesem Tisch liegen die Karten offen: Wer zuschaut, kann allen in die Karten sehen.
set-by-hand-here = Nicht wie üblich an diesem Tisch, sondern von Hand festgelegt: { $names }.
host-changed = { $host } hat etwas geändert, seit du dich gesetzt hast: { $names }.
seen-it = Gesehen
sit-down = Hinsetzen
agree-and-sit-down = Einverstanden, hinsetzen
only-watch = Nur zusehen

## Das Spiel

lets-go = Los geht’s
in-two-minutes = Das Spiel in zwei Minuten
read-rules = Die Regeln lesen
prompt = Was gefragt ist
over-to-you = Jetzt du:
over = Ende:
winners = { $count ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen gemeinsam.
}
you-win = { $count ->
    [0] Du gewinnst.
    [one] Du und { $names } gewinnt gemeinsam.
   *[other] Du, { $names } gewinnt gemeinsam.
}
sending = einen Augenblick …
nobody-asked = Niemand wird etwas gefragt.
final-answer = Diese Antwort ist endgültig und kann nicht zurückgenommen werden.
tv-join = Scannen und mitspielen
tv-open = Auf einem Fernseher zeigen
table-waits = Der Tisch wartet.
waiting-away = { $count ->
    [one] { $names } ist gerade nicht da.
   *[other] { $names } sind gerade nicht da.
}
waiting-for = { $count ->
    [one] { $names } überlegt.
   *[other] { $names } überlegen.
}
change-choice = Meine Wahl ändern
keep-choice = Bei meiner Wahl bleiben
may-change = Noch kannst du dich umentscheiden.
time-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
help = Diese Frage erklären
rule = Regel { $rule }
answers = Mögliche Antworten
answer = Antworten
parts = Auszufüllen
part-open = offen
hand-in = Abgeben
speed = Wie schnell das Geschehen gezeigt wird
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-how = Langsamer oder schneller: Bots richten sich nach dir
pause = Anhalten
go-on = Weiter
paused = Angehalten: Es geht erst weiter, wenn du willst.
spotlight-seen = Ich habe es gesehen
spotlight-again = Was wurde mir gezeigt?
touched-lately = Was dich zuletzt betraf
rule-behind = Die Regel dazu
undo = Zurücknehmen
undo-free = Dazu muss niemand zustimmen.
undo-perhaps = Hat jemand dadurch etwas erfahren, werden die anderen vorher gefragt.
undo-asked = Du möchtest zurücknehmen. Es fehlt noch die Zustimmung von { $names }.
undo-wish = { $name } möchte den letzten Zug zurücknehmen.
agree = Einverstanden
refuse = Nein
never-mind = Doch nicht
thinks = überlegt
away = nicht da
bot-sits-in = ein Bot vertritt
let-bot-sit-in = Bot einsetzen
bot-answers-for-you = Ein Bot antwortet für dich.
i-am-back = Ich bin wieder da
travellers-here = Reisende
onlookers = { $count ->
    [one] { $count } Person sieht zu
   *[other] { $count } Personen sehen zu
}
watching = Du siehst zu.
whose-eyes = Mit wessen Augen
eyes-of-all = Was alle sehen
eyes-of = Mit den Augen von { $name }
journal = Protokoll
chat = Gespräch
journal-and-chat = Protokoll und Gespräch
unread = { $count } neu
write = An den Tisch schreiben …
send = Senden
no-chat = Noch hat niemand etwas gesagt.
mute = { $name } stummschalten
unmute = { $name } wieder hören
an-onlooker = jemand, der zusieht
panels = Ansichten
tab-hand = Meine Hand
tab-board = Tisch
tab-notebook = Notizbuch
tab-log = Protokoll
what-i-know = Was ich weiß
reconnecting = Die Verbindung ist unterbrochen; neuer Versuch …
restarting = Der Server startet neu; gleich geht es weiter.
closed = Diese Verbindung ist beendet. Lade die Seite neu, um zurückzukommen.
hand-over = Das Gerät geht an { $name }
    .why = Die anderen sehen weg. Nichts wird gezeigt, bevor du sagst, dass du es bist.
    .open = Alles liegt offen: Ihr könnt weiter gemeinsam planen.
turn-of = { $name } ist am Zug.
i-am = Ich bin { $name }
result = Ergebnis
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
looking-back = Rückblick
show-in-journal = Im Journal zeigen
rematch = Noch ein Spiel
to-rematch = Zum nächsten Spiel
download-record = Aufzeichnung speichern
was-it-fair = Ging es beim Verteilen mit rechten Dingen zu?
    .how = { $count ->
        [0] Speichere die Aufzeichnung und rufe diesen Befehl auf: Er zeigt, dass der Server aus dem verteilt hat, worauf er sich vor dem Spiel festgelegt hatte.
        [one] Ein Mitspieler hat eigenen Zufall dazugegeben. Speichere die Aufzeichnung und rufe diesen Befehl auf: Er zeigt, dass niemand die Karten ausgesucht hat.
       *[other] { $count } Mitspieler haben eigenen Zufall dazugegeben. Speichere die Aufzeichnung und rufe diesen Befehl auf: Er zeigt, dass niemand die Karten ausgesucht hat.
    }
leave = Verlassen
stay = Bleiben
leave-title = Den Tisch verlassen?
leave-how = Dein Platz bleibt deiner: Komm über den Bahnsteig zurück, oder mit deinem eigenen Link auf jedem Gerät. Inzwischen können die anderen dich von einem Bot vertreten lassen.
leave-watching = Du kannst jederzeit wiederkommen und zusehen.
copy-own-link = Eigenen Link kopieren
watch-link = Wer diesen Link hat, kann zusehen kommen.
seat-gone = Dein Platz ist jetzt auf einem anderen Gerät
    .why = Jemand hat den eigenen Link von { $name } anderswo geöffnet, dort geht das Spiel weiter. Hier ist nichts verloren: Du kannst zusehen oder den Platz zurückholen.
    .how = Um ihn zurückzuholen, kopiere auf dem anderen Gerät den eigenen Link (unter „Verlassen“) und öffne ihn hier.
seat-elsewhere = { $name } spielt auf einem anderen Gerät.
take-seat-back = Platz hierher zurückholen

## Einstellungen

theme = Farben
theme-system = wie das Gerät
theme-dark = dunkel
theme-light = hell
motion = Bewegung
motion-system = wie das Gerät
motion-full = ja
motion-none = keine
explain = Fragen erklären
    .help = Jede Art von Frage wird beim ersten Mal erklärt; später hinter dem „?“.
plain-board = Schlichter Spielplan
    .help = Fragen, Knöpfe und Listen statt des gezeichneten Spielplans.
no-sound = Wagonlit macht keine Geräusche.
keys = Tasten
key-digits = Antworten wählen, von links nach rechts
    .name = 1 – 9
key-help = die Frage erklären
    .name = ?
key-undo = zurücknehmen
    .name = u
key-pause = anhalten oder weiter
    .name = p
key-speed = langsamer oder schneller
    .name = s
key-step = einen Schritt weiter, während angehalten ist
    .name = .
key-again = was mir zuletzt gezeigt wurde und was mich betraf
    .name = a
key-escape = schließen
    .name = Esc

## Über

about-what = Brettspiele um Schienen und Rätsel, an einem Tisch: mit Freunden auf jedem Gerät, mit Bots oder beidem. Ein Konto braucht es nicht; ein Name genügt.
about-private = Diese Seite spricht nur mit dem Server, von dem sie kommt. Ein einziges Cookie hält deinen Platz frei, deine Einstellungen bleiben in deinem Browser.
about-games = Die Spiele
    .text = Die Regeln sind mit unseren eigenen Worten erzählt, und alle Bilder sind unsere eigenen. Wagonlit steht in keiner Verbindung mit den Verlagen der Spiele.
about-licences = Lizenzen und Dank
about-code = Wagonlit ist freie Software unter der MIT-Lizenz.
about-icons = Einige Symbole stammen von game-icons.net, unter CC BY 3.0, in anderen Farben und Größen. Von:
about-fonts = Schriften unter der SIL Open Font License:
about-libraries = Gebaut unter anderem mit Preact, Fluent und marked; danke.

## Was abgelehnt wurde

refused-no_table = Einen Tisch mit diesem Code gibt es nicht; vielleicht stimmt ein Buchstabe nicht.
refused-table_closed = Dieser Tisch wurde geschlossen. Wenn du ihn vermisst, frag, wer sich um den Server kümmert.
refused-no_game = Dieses Spiel gibt es hier nicht.
refused-not_host = Das darf nur, wer den Tisch eröffnet hat.
refused-not_yours = Das ist nicht dein Platz.
refused-already_begun = Das Spiel hat schon begonnen.
refused-name_taken = So heißt an diesem Tisch schon jemand; nimm einen anderen Namen.
refused-bad_name = Ein Name braucht sichtbare Buchstaben, alle aus demselben Alphabet.
refused-no_seat = Dieser Platz ist nicht frei.
refused-bad_key = Dieser Link gilt nicht mehr; erzeuge auf dem anderen Gerät einen neuen.
refused-too_fast = Das war zu viel auf einmal; warte einen Augenblick.
refused-stopping = Der Server startet gerade neu; versuch es gleich noch einmal.
refused-nothing_to_undo = Es gibt nichts zurückzunehmen.
refused-not_now = Nicht jetzt: Jemand anders möchte zurücknehmen.
refused-our_fault = Bei uns ist etwas schiefgegangen; bitte noch einmal versuchen.
refused-stale = Das Spiel ist inzwischen weitergegangen.
refused-bad_answer = Das ist keine Antwort auf das, was jetzt gefragt ist.
refused-bad_mark = Das lässt sich nicht ins Notizbuch schreiben.
refused-being_shown = Noch nicht: Solange etwas gezeigt wird, schreibt niemand mit.
refused-bad_option = „{ $option }“ lässt sich so nicht einstellen, oder nicht zusammen mit dem Übrigen.
refused-bad_request = Das war nicht zu verstehen.
refused-bad_salt = Der Zufall dieses Geräts kam zu spät für die Verteilung.
refused-bad_seats = Mit diesen Plätzen lässt sich nicht spielen.
refused-bad_text = Darin ist ein Zeichen, das sich nicht aufbewahren lässt; schreib es anders.
refused-bad_token = Das ist niemandes Schlüssel.
refused-blank = In diesen Worten ist nichts zu lesen.
refusal-blank = In diesen Worten ist nichts zu lesen.
refusal-too_long = Das ist zu lang: höchstens { $longest } Zeichen.
refused-broken = Was an diesem Tisch gespielt wurde, ist nicht mehr zu lesen.
refused-chat_closed = Der Chat ist für dich bis zum Ende der Runde geschlossen.
refused-hands_promised = Deine Gäste haben sich an einen Tisch gesetzt, an dem das verdeckt bleibt. Decke es auf, bevor sich jemand setzt.
refused-host_here = Die Gastgeberin oder der Gastgeber war eben noch da; in einer Minute könnt ihr allein abfahren.
refused-malformed = Das war nicht zu verstehen.
refused-no_database = Die Tische sind gerade nicht zu erreichen; versuch es bald noch einmal.
refused-not_away = Diese Person ist da oder wurde eben erst gefragt.
refused-not_begun = Das Spiel hat noch nicht begonnen.
refused-not_found = Unter dieser Adresse ist nichts.
refused-not_over = Das Spiel ist noch nicht zu Ende.
refused-not_stored = Das ließ sich nicht speichern; bitte noch einmal versuchen.
refused-old_rules = Dieses Spiel wurde nach einer älteren Fassung der Regeln begonnen und kann hier nicht weitergehen.
refused-open_seed = Die Startzahl dieses Tisches wurde von Hand gewählt; wer sich hinsetzt, muss erst damit einverstanden sein.
refused-other_page = Das kam von einer anderen Seite; das darf nur die Seite des Tisches selbst.
refused-over = Das Spiel ist zu Ende.
refused-too_large = Das ist zu groß.
refused-wrong_method = Das geht hier nicht.

## Vorschläge, wo man gemeinsam spielt

propose = Etwas vorschlagen
proposals = Pläne
you = du
you-propose = Dein Vorschlag
somebody-proposes = Vorschlag von { $name }
proposal-turn = { $name }: { $what }
proposal-for = Wer soll es tun?
proposal-how = Wähle auf dem Plan Schritt für Schritt, was geschehen soll.
proposal-steps = Was möglich ist
proposal-why = Warum? (wenn du magst)
proposal-drop = Letzten Schritt zurücknehmen
proposal-send = Den anderen vorschlagen
proposed-by = Vorschlag von { $names }
no-proposals = Noch schlägt niemand etwas vor.
withdraw = Zurückziehen

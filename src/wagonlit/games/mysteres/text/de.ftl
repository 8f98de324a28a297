title = Mystères
description = Einer kennt das Wort und gibt Hinweise; die anderen wollen es als Erste finden, aber nicht zu früh.
list =
    .comma = { $rest }, { $last }
    .and = { $rest } und { $last }
myself = { $name } (du selbst)
switch =
    .on = ja
    .off = nein
bot-weak = Anfänger
    .about = kennt weniger Wörter und lässt sich leicht in die Irre führen
bot-normal = Stammgast
    .about = rät ungefähr so gut wie die meisten Leute
bot-strong = Kenner
    .about = kennt jedes Wort auf den Karten und zögert selten

## What a table can agree on

option-players = Spieler
    .help = Wie viele mitspielen, Menschen und Bots. Zu zweit spielt man zusammen.
option-language = Sprache der Wörter
    .help = In welcher Sprache Wörter gezogen, Hinweise gegeben und Antworten beurteilt werden.
    .fr = Französisch
    .en = Englisch
option-beginner_tiles = Plättchen für den Anfang
    .help = In jeder Runde neun leichte Kategorien statt irgendwelcher neun.
option-special_tiles = Sonderplättchen
    .help = Sechs Plättchen, die etwas anderes tun, als einen Hinweis zu verlangen.
option-key_deck = Schlüsselkarten
    .help = Ob alle neun vor jeder Runde gemischt oder erst aufgebraucht werden.
    .reshuffle = jede Runde gemischt
    .deplete = erst aufgebraucht
option-redraw_limit = Andere Karten
    .help = Wie viele Wortkarten ein Maestro in einer Runde weglegen darf.
    .none = ohne Grenze
option-pass_on_special = Passen bei Sonderplättchen
    .help = Ob der Maestro passen darf, wenn ein Sonderplättchen einen Hinweis verlangt.
option-max_difficulty = Schwierigkeit
    .help = Die schwersten Wörter: 1 alltäglich, 2 gut bekannt, 3 anspruchsvoll.
option-window_mode = Sich melden
    .help = Ob die Zeit, sich zu melden, begrenzt ist oder auf alle gewartet wird.
    .timer = auf Zeit
    .all_respond = auf alle wird gewartet
option-setup_timer = Zeit für die Karte
    .help = Sekunden, um eine Wortkarte zu behalten oder wegzulegen; 0 heißt ohne Grenze.
option-choice_timer = Zeit für ein Plättchen
    .help = Sekunden, um ein Plättchen zu wählen; 0 heißt ohne Grenze.
option-clue_timer = Zeit für einen Hinweis
    .help = Sekunden für den Hinweis des Maestros; 0 heißt ohne Grenze.
option-question_timer = Zeit für eine Frage
    .help = Sekunden, um eine direkte Frage zu stellen; 0 heißt ohne Grenze.
option-reply_timer = Zeit für die Auskunft
    .help = Sekunden für die Auskunft des Maestros; 0 heißt ohne Grenze.
option-declare_timer = Zeit, sich zu melden
    .help = Sekunden, in denen die anderen sagen können, dass sie es haben; 0 heißt ohne Grenze.
option-answer_timer = Zeit für den Spieler am Zug
    .help = Sekunden für einen Vorschlag; 0 heißt ohne Grenze.
option-declarer_timer = Zeit nach dem Melden
    .help = Sekunden für die Antwort dessen, der sich gemeldet hat; 0 heißt ohne Grenze.
option-judge_timer = Zeit zum Urteilen
    .help = Sekunden für den Maestro, eine Antwort anzunehmen oder abzulehnen; 0 heißt ohne Grenze.
option-fair_delay = Langsame Leitungen
    .help = Um wie viele Millisekunden höchstens eine langsame Leitung ausgeglichen wird, wenn mehrere zuerst sprechen wollen; 0 heißt gar nicht.
option-first_maestro = Erster Maestro
    .help = Wer beginnt.
    .random = ausgelost
option-spectators_see_word = Zuschauer sehen das Wort
    .help = Ob alle, die nur zusehen, wissen, was der Maestro weiß.
option-avoid_recent = Nur neue Wörter
    .help = Ob Wörter übergangen werden, die dieser Tisch schon hatte.
option-recent_words = Frühere Wörter
    .help = Wörter aus früheren Partien, die übergangen werden.

## Things

tile-animal = Tier
    .help = ein Tier, wirklich oder erfunden
tile-song_or_music = Lied oder Musik
    .help = ein Musikstück oder eine Musikrichtung
tile-film_or_tv = Film oder Fernsehen
    .help = ein Film, eine Serie oder eine Sendung
tile-shape_or_color = Form oder Farbe
    .help = eine Form oder eine Farbe
tile-place = Ort
    .help = ein Ort, wirklich oder erfunden, oder ein Bauwerk
tile-book = Buch
    .help = eine Art von Schriftwerk oder der Titel eines solchen
tile-material = Stoff
    .help = woraus etwas besteht
tile-number_or_date = Zahl oder Datum
    .help = eine Zahl, ein Jahr oder ein Tag
tile-object = Gegenstand
    .help = ein Ding, mit seinem gewöhnlichen Namen
tile-famous_person = Berühmte Person
    .help = jemand, den man mit Namen kennt, wirklich oder erfunden
tile-common_person = Jedermann
    .help = ein Beruf, ein Typ, eine Rolle
tile-verb = Verb
    .help = ein Verb im Infinitiv
tile-hobby = Freizeit
    .help = ein Zeitvertreib, ein Sport oder ein Handwerk
tile-concept = Begriff
    .help = eine Eigenschaft, ein Gefühl oder eine Idee
tile-double_proposal = Doppelter Vorschlag
    .help = kein Hinweis, aber zweimal Antworten
tile-adjective = Adjektiv
    .help = ein Adjektiv, das zum Wort passt
tile-word_count = Anzahl der Wörter
    .help = aus wie vielen Wörtern es besteht
tile-first_letter = Anfangsbuchstabe
    .help = mit welchem Buchstaben es beginnt
tile-direct_question = Direkte Frage
    .help = eine Frage auf Ja oder Nein
tile-verification = Nachprüfung
    .help = ein neuer Hinweis für ein umgedrehtes Plättchen
cell = Feld { $number }
card = Karte { $number }
mystery-keep = behalten
    .help = die Runde beginnt mit diesem Wort
mystery-redraw = eine andere Karte
    .help = diese Karte wird ungesehen weggelegt
reply-yes = ja
reply-no = nein
reply-unknown = ich weiß es nicht
declaration-waive = vorbeigehen lassen
    .help = du kannst es dir noch anders überlegen, solange sich die anderen entscheiden
declaration-declare = Ich hab’s!
    .help = du musst antworten und bist bei einem Fehler aus der Runde
verdict-reject = falsch
verdict-accept = richtig
silence-pass = passen
    .help = das Plättchen kommt in den Beutel und zählt nichts
silence-decline = nichts sagen
silence-late = zu spät
band-fog = im Nebel
band-trail = auf der Spur
band-good_eye = ein gutes Auge
band-one_mind = ein Herz und eine Seele

## What happens

RoundBegun = Runde { $round }: Maestro ist { $maestro }.
    .maestro = Runde { $round }: Du bist der Maestro.
TileLaid = Ausgelegt wird { $tile }.
KeyDrawn = { $key ->
    [hidden] { $maestro } zieht eine Schlüsselkarte.
   *[other] { $maestro } zieht den Schlüssel: { $key }.
}
    .maestro = Du ziehst den Schlüssel: { $key }.
MysteryDrawn = { $word ->
    [hidden] { $maestro } zieht eine Wortkarte.
   *[other] { $maestro } zieht eine Wortkarte; das Wort ist „{ $word }“.
}
    .maestro = Du ziehst eine Wortkarte; dein Wort ist „{ $word }“.
MysteryRejected = { $redraws ->
    [one] { $maestro } legt die Karte ungesehen weg.
   *[other] { $maestro } legt noch eine Karte ungesehen weg, im Ganzen { $redraws }.
}
    .maestro = Du legst die Karte weg.
MysteryKept = { $maestro } behält die Karte.
    .maestro = Du behältst die Karte.
TurnBegun = { $seat } ist am Zug.
    .seat = Du bist am Zug.
LastTurnGiven = Nur { $seat } ist noch im Spiel und hat noch einen Zug.
    .seat = Nur du bist noch im Spiel und hast noch einen Zug.
TileChosen = { $seat } wählt { $tile }.
    .seat = Du wählst { $tile }.
KeyConfirmed = { $tile } ist es: die Kategorie des Wortes.
ClueGiven = { $maestro } sagt unter { $target }: „{ $words }“.
    .maestro = Du sagst unter { $target }: „{ $words }“.
TilePassed = { $maestro } passt; { $tile } kommt in den Beutel.
    .maestro = Du passt; { $tile } kommt in den Beutel.
TileTurned = { $tile } wird umgedreht.
LetterTold = Das Wort beginnt mit { $letter }.
WordsCounted = { $count ->
    [one] Es ist ein einziges Wort.
   *[other] Es besteht aus { $count } Wörtern.
}
TargetNamed = { $seat } will einen neuen Hinweis für { $target }.
    .seat = Du willst einen neuen Hinweis für { $target }.
QuestionAsked = { $seat } fragt: „{ $words }“
    .seat = Du fragst: „{ $words }“
QuestionMissed = { $seat } fragt nichts.
    .seat = Du fragst nichts.
Replied = { $maestro } antwortet: { $reply }.
    .maestro = Du antwortest: { $reply }.
SecondProposal = { $seat } darf noch einen Vorschlag machen.
    .seat = Du darfst noch einen Vorschlag machen.
Declared = { $seat } hat’s!
    .seat = Du sagst, dass du es hast.
Waived = { $missing ->
    [0] Alle haben sich entschieden.
   *[other] {""}
}
LastTile = { $seats-count ->
    [one] Das letzte Plättchen: Auch { $seats } darf antworten.
   *[other] Das letzte Plättchen: Auch { $seats } dürfen antworten.
}
    .seats = { $seats-count ->
        [one] Das letzte Plättchen: Auch du darfst antworten.
       *[other] Das letzte Plättchen: Auch ihr dürft antworten, der Reihe nach: { $seats }.
    }
Answered = { $seat } sagt: „{ $words }“.
    .seat = Du sagst: „{ $words }“.
Declined = { $seat } sagt nichts.
    .seat = Du sagst nichts.
TooLate = { $seat } ist zu spät.
    .seat = Du bist zu spät.
Judged = { $right ->
    [yes] { $seat } hat recht!
   *[no] Das ist falsch.
}
    .seat = { $right ->
        [yes] Du hast recht!
       *[no] Das ist falsch.
    }
Eliminated = { $seat } ist aus der Runde.
    .seat = Du bist aus der Runde.
Scored = { $points ->
    [0] Das Wort ist gefunden, aber kein Plättchen umgedreht: keine Punkte.
    [one] Je ein Punkt für { $seats }.
   *[other] Je { $points } Punkte für { $seats }.
}
Unsolved = Niemand hat das Wort gefunden.
WordRevealed = { $accepted-count ->
    [0] Das Wort war „{ $word }“ ({ $key }).
   *[other] Das Wort war „{ $word }“ ({ $key }); auch richtig: { $accepted }.
}
GameWon = { $seats-count ->
    [one] { $points ->
        [one] { $seats } gewinnt mit einem Punkt.
       *[other] { $seats } gewinnt mit { $points } Punkten.
    }
   *[other] { $points ->
        [one] { $seats } gewinnen gemeinsam mit je einem Punkt.
       *[other] { $seats } gewinnen gemeinsam mit je { $points } Punkten.
    }
}
    .seats = { $seats-count ->
        [one] { $points ->
            [one] Du gewinnst mit einem Punkt.
           *[other] Du gewinnst mit { $points } Punkten.
        }
       *[other] { $points ->
            [one] Ihr gewinnt gemeinsam mit je einem Punkt: { $seats }.
           *[other] Ihr gewinnt gemeinsam mit je { $points } Punkten: { $seats }.
        }
    }
TeamRated = { $points ->
    [one] Zusammen ein Punkt: { $band }.
   *[other] Zusammen { $points } Punkte: { $band }.
}
PositionSet = Der Abend beginnt mittendrin, in Runde { $round }.

## What is asked

round =
    .maestro = Der Zufall bestimmt den ersten Maestro.
    .maestro-help = Alle haben die gleiche Chance.
    .tile = Der Zufall zieht ein Plättchen.
    .tile-help = Neun aus dem Beutel werden ausgelegt.
    .key = Der Zufall zieht eine Schlüsselkarte.
    .key-help = Das Plättchen auf dem markierten Feld nennt die Kategorie des Wortes.
    .mystery = Der Zufall zieht eine Wortkarte.
    .mystery-help = Ihr Wort der Schlüsselkategorie ist das gesuchte Wort.
    .keep = Dein Wort ist „{ $word }“. Behältst du es?
    .keep-help = { $together ->
        [yes] Du bist der Maestro. Dein Gegenüber wählt Plättchen, und zu jedem gibst du einen Hinweis aus seiner Kategorie. Jedes Plättchen, das noch offen ist, wenn das Wort gefunden wird, ist ein Punkt für euch beide: Sei also deutlich. Nimm eine andere Karte, wenn dein Gegenüber das Wort nicht kennen kann oder ihr es schon hattet.
       *[no] Du bist der Maestro. Die anderen wählen Plättchen, und zu jedem gibst du einen Hinweis aus seiner Kategorie, der zum Wort führt. Du und wer es findet, ihr bekommt je einen Punkt für jedes Plättchen, das dann umgedreht ist: Führ sie hin, aber nicht auf einen Schlag. Nimm eine andere Karte, wenn niemand das Wort kennen kann oder es schon gespielt wurde.
    }
turn =
    .tile = Welches Plättchen wählst du?
    .tile-help = { $together ->
        [yes] Der Maestro kennt ein Wort und sagt etwas aus dieser Kategorie, das dorthin führt. Dann darfst du raten; falsch raten kostet nichts. Je mehr Plättchen noch offen sind, wenn du es hast, desto mehr Punkte bekommt ihr beide.
       *[no] Der Maestro kennt ein Wort und sagt etwas aus dieser Kategorie, das dorthin führt. Dann darfst du als Erster raten; die anderen können sagen, dass sie es haben. Wer das Wort findet, bekommt einen Punkt für jedes umgedrehte Plättchen, und der Maestro auch. Eines der neun Plättchen nennt die Kategorie des Wortes selbst.
    }
    .target = Für welches Plättchen willst du einen neuen Hinweis?
    .target-help = Für eines, das schon umgedreht ist. Anfangsbuchstabe und Anzahl der Wörter würden nur wiederholt.
    .clue = Was sagst du unter { $target }?
    .clue-help = Höchstens { $clue-letters } Zeichen und { $clue-words } Wörter: etwas aus dieser Kategorie, das durch Bedeutung, Klang oder ein Wortspiel zu deinem Wort führt, aber nicht das Wort allein. Es lässt sich nicht zurücknehmen.
    .question = Was fragst du, auf Ja oder Nein?
    .question-help = Etwas, worauf der Maestro mit Ja oder Nein antworten kann, in höchstens { $question-letters } Zeichen. Es lässt sich nicht zurücknehmen.
    .reply = „{ $words }“
    .reply-help = Sag die Wahrheit über dein Wort. Es lässt sich nicht zurücknehmen.
answer =
    .declare = Hast du es?
    .declare-help = Wer sich meldet, muss nach dem Spieler antworten, der am Zug ist, und ist bei einem Fehler aus der Runde. Es lässt sich nicht zurücknehmen. Wer es vorbeigehen lässt, kann es sich noch anders überlegen, solange sich die anderen entscheiden.
    .propose = Wie heißt das Wort?
    .propose-help = { $declarers ->
        [0] Ein Fehler kostet nichts, und du darfst auch nichts sagen. Was du sagst, lässt sich nicht zurücknehmen.
       *[other] Andere wollen nach dir antworten: Liegst du falsch, bist du aus der Runde. Du darfst auch nichts sagen. Was du sagst, lässt sich nicht zurücknehmen.
    }
    .declared = Wie heißt das Wort?
    .declared-help = { $last ->
        [yes] Es war das letzte Plättchen, darum hat jeder eine Antwort; du darfst auch nichts sagen. Was du sagst, lässt sich nicht zurücknehmen.
       *[no] Du hast gesagt, dass du es hast, also musst du antworten. Ist es falsch oder zu spät, bist du aus der Runde.
    }
    .judge = { $guesser } sagt „{ $words }“. Ist das richtig?
    .judge-help = Sei großzügig: Dasselbe mit anderen Worten ist richtig, ein Tippfehler auch. Was du entscheidest, gilt.

## Why words are refused

refusal-too_short = Das ist zu kurz: mindestens { $shortest } Zeichen.
refusal-many_words = Ein Hinweis hat höchstens { $most } Wörter.
refusal-word_alone = Ein Hinweis darf das gesuchte Wort enthalten, aber nicht nur daraus bestehen.
refusal-said_before = Das wurde unter diesem Plättchen schon gesagt; es braucht einen neuen Hinweis.

## What the Maestro is warned of

board-doubt-number_or_date = Das sieht weder nach einer Zahl noch nach einem Datum aus.
board-doubt-verb = Das sieht nicht nach einem Verb im Infinitiv aus.

## What a view shows

view-round = Runde
view-maestro = Maestro
view-active = am Zug
view-in_play = im Spiel
view-grid = Auslage
view-text = offene Plättchen
view-void = umgedrehte Plättchen
view-passed = im Beutel
view-key = Schlüssel
view-card = Wortkarte
view-word = gesuchtes Wort
view-aliases = auch richtig
view-redraws = weggelegte Karten
view-clues = Hinweise
view-questions = Fragen
view-letter = Anfangsbuchstabe
view-word_count = Anzahl der Wörter
view-declarers = haben sich gemeldet
view-missing = noch unentschieden
view-answers = Antworten
view-finder = gefunden von
view-last_turn = letzter Zug
view-scores = Punkte
view-words_played = Wörter bisher
view-winners = Gewinner
view-band = Urteil
view-tile = Plättchen
view-words = gesagt
view-seat = Spieler
view-reply = Auskunft
view-right = richtig

## What series of games count

tally-solved = gefundene Wörter
tally-tile = umgedrehte Plättchen, wenn ein Wort gefunden wird

## In the terminal

terminal-welcome = Einer von euch ist der Maestro und kennt ein geheimes Wort; die anderen wollen es finden. Sie drehen neun Plättchen um, eines nach dem anderen, und unter jedem sagt der Maestro etwas aus seiner Kategorie, das zum Wort führt: ein Tier, einen Ort, ein Verb …

    Wer es hat, sagt es, und sollte besser recht haben: Ein Fehler kann dich die Runde kosten. Finder und Maestro bekommen einen Punkt für jedes umgedrehte Plättchen, ein spät gefundenes Wort ist also mehr wert. Zu zweit spielt man zusammen und will es früh.
terminal-round = Runde { $round } von { $rounds } · Maestro: { $maestro }
terminal-word = Dein Wort: „{ $word }“ ({ $category })
terminal-near = beinahe „{ $word }“
terminal-key = Das Wort ist aus der Kategorie { $category }.
terminal-in-bag = im Beutel
terminal-is-key = der Schlüssel
terminal-turned = umgedreht
terminal-letter = beginnt mit { $letter }
terminal-count = { $count ->
    [one] ein Wort
   *[other] { $count } Wörter
}
terminal-points = Punkte
terminal-maestro = Maestro
terminal-active = am Zug
terminal-declared = hat’s ({ $place })
terminal-out = aus der Runde
terminal-wrong = Falsch bisher: { $answers }
terminal-asked = „{ $words }“ – { $reply }
terminal-played = Wörter bisher: { $words }
terminal-together = Zusammen
terminal-ending = Der Abend ist zu Ende
terminal-quoted = „{ $words }“
terminal-window = Wer hat es?

## Was das Brett sagt

board-you = du
board-grid = Die neun Plättchen
board-tile-text = { $tile }, noch nicht umgedreht
board-tile-void = { $tile }, umgedreht
board-tile-clue = { $tile }: { $words }
board-tile-key = { $tile }, der Schlüssel
board-tile-passed = { $tile }, gepasst
board-nth = { $number }. Plättchen
board-was-key = Hier lag der Schlüssel
board-passed = gepasst, kein Punkt
board-words = { $count ->
    [one] ein Wort
   *[other] { $count } Wörter
}
board-twice = zwei Antwortrunden
board-verified = neuer Hinweis für
board-key = Der Schlüssel
board-key-unknown = Eines dieser Plättchen nennt die Kategorie des Wortes.
board-key-known = Das ist die Kategorie des Wortes.
board-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
board-points-of = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-worth = für den Finder und { $maestro }, einer je umgedrehtem Plättchen
board-worth-pair = für euch beide, einer je nicht umgedrehtem Plättchen
board-refused = Bisher falsch
board-refused-none = In dieser Runde noch nichts.
board-round = Runde { $round } von { $rounds }
board-reveals = Das Wort war …
board-word-was = Das Wort war „{ $word }“.
board-also-right = Auch richtig: { $words }
board-nobody = Niemand hat das Wort gefunden.
board-found = { $points ->
    [one] { $name } hat es gefunden: ein Punkt für { $names }
   *[other] { $name } hat es gefunden: { $points } Punkte für { $names }
}
board-found-pair = { $points ->
    [one] Gefunden! Ein Punkt.
   *[other] Gefunden! { $points } Punkte.
}
board-together = { $points ->
    [one] Zusammen ein Punkt
   *[other] Zusammen { $points } Punkte
}
board-go-on = Weiter
board-right = Richtig!
board-wrong = Falsch
board-i-have-it = Ich hab’s!
board-say-it = Sag es!
board-ask-it = Frag!
board-key-turned = Der Schlüssel ist umgedreht
board-out = Raus bis zur nächsten Runde
board-out-note = Du spielst bis zur nächsten Runde nicht mit; deine Punkte bleiben.
board-declared-as = Gemeldet als Nummer { $number }
board-answers-as = Du antwortest als Nummer { $number }
board-judged-now = Der Maestro urteilt
board-choose-first = Erst ein Plättchen wählen
board-others-first = Erst dürfen sich die anderen melden
board-after-clue = Nach dem nächsten Hinweis
board-sending = …
board-write-first = Erst schreiben
board-seconds = { $seconds } s
board-clue-for = Dein Hinweis: { $tile }
board-clue-note = Gesucht: { $help }. Nicht das Wort allein; endgültig.
board-my-question = Deine Frage
board-my-answer = Deine Antwort
board-draft-note = Niemand sieht das, bevor du es abschickst.
board-write-here = hier schreiben
board-send = Abschicken
board-order = Reihenfolge der Antworten
board-queue-first = immer zuerst, darf schweigen
board-queue-must = muss antworten
board-queue-may = darf antworten
board-queue-now = überlegt
board-queue-judged = wartet auf das Urteil
board-queue-wrong = falsch
board-queue-right = richtig!
board-queue-you = du?
board-missing = { $count ->
    [one] Einer hat sich noch nicht entschieden.
   *[other] { $count } haben sich noch nicht entschieden.
}
board-team = Zusammen
board-team-note = Je weniger Plättchen ihr braucht, desto mehr Punkte.
board-card = Deine geheime Karte
board-your-word = Das Wort · { $tile }
board-near = Fast dieselben Buchstaben
board-maestro-waits = Die anderen überlegen. Du sagst nichts.
board-score = Punkte
board-sheet = Punktezettel
board-sheet-round = Runde
board-sheet-total = Summe
board-legend = Maestro der Runde
board-legend-pair = wer das Wort kannte
board-bag = Der Beutel
board-bag-holds = { $passed ->
    [0] Im Beutel: { $undrawn } nicht gezogen.
   *[other] Im Beutel: { $undrawn } nicht gezogen, { $passed } gepasst.
}
board-words-sought = Die Wörter dieses Spiels
board-not-found = nicht gefunden
board-maestro-was = Maestro: { $name }
board-found-by = { $points ->
    [one] { $name }, 1 Punkt
   *[other] { $name }, { $points } Punkte
}
board-who-has-it = Wer hat es?
board-nobody-has-it = Niemand (sonst)
board-note-shared = Wer genannt wird, muss antworten und ist raus, wenn es falsch ist. Das kann nicht zurückgenommen werden.
board-role-active = am Zug
board-role-declared = gemeldet
board-role-out = raus
board-role-maestro = Maestro
board-role-guesser = rät
board-welcome = Einer von euch, der Maestro, kennt ein geheimes Wort und gibt unter den Plättchen Hinweise. Finde es vor den anderen, aber nicht zu früh: Jedes umgedrehte Plättchen ist einen Punkt wert.
board-draft = Dein Entwurf
board-note-declare = Wer sich meldet, muss antworten. Ist es falsch, bist du für diese Runde raus.
board-note-free = Eine falsche Antwort kostet nichts.
board-note-risky = Jemand hat sich gemeldet: Ist es falsch, bist du für diese Runde raus.
board-note-must = Du hast dich gemeldet und musst antworten. Ist es falsch, bist du raus.
board-note-last = Das letzte Plättchen: Wer mag, darf antworten.
board-note-last-turn = Nur du bist noch im Spiel: Das ist dein letzter Zug.
board-note-question = Frag etwas, worauf man mit Ja oder Nein antwortet.
board-says = { $name }: „{ $words }“
view-on_card = auf der Karte
board-role-won = gewinnt

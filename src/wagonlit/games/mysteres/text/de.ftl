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
board-declared-as = { $number ->
    [1] Gemeldet: du antwortest gleich nach dem aktiven Spieler
   *[other] Gemeldet als Nummer { $number }
}
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
board-draft = Deine Antwort, ein Entwurf
board-draft-note = Niemand sieht das, bevor du es abschickst.
board-write-here = hier schreiben
board-send = Abschicken
board-order = Reihenfolge der Antworten
board-queue-first = immer zuerst, darf schweigen
board-queue-must = muss antworten
board-queue-may = darf antworten
board-queue-now = überlegt
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
board-redraws = { $count ->
    [one] Eine Karte weggelegt
   *[other] { $count } Karten weggelegt
}
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
board-found-by = { $points ->
    [one] { $name }, 1 Punkt
   *[other] { $name }, { $points } Punkte
}
board-who-has-it = Wer hat es?
board-nobody-has-it = Niemand (sonst)
board-role-active = am Zug
board-role-declared = gemeldet
board-role-out = raus
board-role-maestro = Maestro
board-role-guesser = rät
board-welcome = Einer von euch, der Maestro, kennt ein geheimes Wort und gibt unter den Plättchen Hinweise. Finde es vor den anderen, aber nicht zu früh: Jedes umgedrehte Plättchen ist einen Punkt wert.
board-draft-short = Dein Entwurf
board-note-declare = Wer sich meldet, muss antworten. Ist es falsch, bist du für diese Runde raus.
board-note-free = Eine falsche Antwort kostet nichts.
board-note-risky = Jemand hat sich gemeldet: Ist es falsch, bist du für diese Runde raus.
board-note-must = Du hast dich gemeldet und musst antworten. Ist es falsch, bist du raus.
board-note-last = Das letzte Plättchen: Wer mag, darf antworten.
board-note-question = Frag etwas, worauf man mit Ja oder Nein antwortet.
board-says = { $name }: „{ $words }“
view-on_card = auf der Karte
board-role-won = gewinnt

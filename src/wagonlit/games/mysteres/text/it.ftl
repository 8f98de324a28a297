## Quello che dice il tabellone

board-you = tu
board-grid = Le nove tessere
board-tile-text = { $tile }, non ancora girata
board-tile-void = { $tile }, girata
board-tile-clue = { $tile }: { $words }
board-tile-key = { $tile }, la chiave
board-tile-passed = { $tile }, passata
board-nth = { $number }ª tessera
board-was-key = Qui c’era la chiave
board-passed = passata, 0 punti
board-words = { $count ->
    [one] una parola
   *[other] { $count } parole
}
board-key = La chiave
board-key-unknown = Una di queste tessere dà la categoria della parola.
board-key-known = È la categoria della parola.
board-points = { $points ->
    [one] punto
   *[other] punti
}
board-points-of = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
board-worth = a chi la trova e a { $maestro }, uno per tessera girata
board-worth-pair = per voi due, uno per tessera non girata
board-refused = Risposte sbagliate
board-refused-none = Ancora nessuna in questa manche.
board-round = Manche { $round } di { $rounds }
board-reveals = La parola era…
board-word-was = La parola era «{ $word }».
board-also-right = Giusto anche: { $words }
board-nobody = Nessuno ha trovato la parola.
board-found = { $points ->
    [one] L’ha trovata { $name }: un punto a { $names }
   *[other] L’ha trovata { $name }: { $points } punti a { $names }
}
board-found-pair = { $points ->
    [one] Trovata! Un punto.
   *[other] Trovata! { $points } punti.
}
board-together = { $points ->
    [one] Un punto insieme
   *[other] { $points } punti insieme
}
board-go-on = Avanti
board-right = Giusto!
board-wrong = Sbagliato
board-i-have-it = Ce l’ho!
board-say-it = Dillo!
board-ask-it = Chiedi!
board-key-turned = La chiave è girata
board-out = Fuori fino alla prossima manche
board-out-note = Non giochi fino alla prossima manche; i tuoi punti restano.
board-declared-as = { $number ->
    [1] Dichiarato: rispondi subito dopo chi è di turno
   *[other] Dichiarato come numero { $number }
}
board-choose-first = Prima scegli una tessera
board-others-first = Prima possono dichiarare gli altri
board-after-clue = Dopo il prossimo indizio
board-sending = …
board-write-first = Prima scrivi
board-seconds = { $seconds } s
board-clue-for = Il tuo indizio: { $tile }
board-clue-note = Richiesto: { $help }. Non la parola da sola; definitivo.
board-my-question = La tua domanda
board-my-answer = La tua risposta
board-draft = La tua risposta, in bozza
board-draft-note = Nessuno la vede prima che tu la invii.
board-write-here = scrivi qui
board-send = Invia
board-order = Ordine delle risposte
board-queue-first = sempre per primo, può tacere
board-queue-must = deve rispondere
board-queue-may = può rispondere
board-queue-now = ci pensa
board-queue-wrong = sbagliato
board-queue-right = giusto!
board-queue-you = tu?
board-missing = { $count ->
    [one] Uno non ha ancora deciso.
   *[other] { $count } non hanno ancora deciso.
}
board-team = Insieme
board-team-note = Meno tessere vi servono, più punti fate.
board-card = La tua carta segreta
board-your-word = La parola · { $tile }
board-redraws = { $count ->
    [one] Una carta scartata
   *[other] { $count } carte scartate
}
board-near = Quasi le stesse lettere
board-maestro-waits = Gli altri ci pensano. Tu non dici nulla.
board-score = Punti
board-sheet = Segnapunti
board-sheet-round = Manche
board-sheet-total = Totale
board-legend = Maestro della manche
board-legend-pair = chi sapeva la parola
board-bag = Il sacchetto
board-bag-holds = { $passed ->
    [0] Nel sacchetto: { $undrawn } non pescate.
    [one] Nel sacchetto: { $undrawn } non pescate, una passata.
   *[other] Nel sacchetto: { $undrawn } non pescate, { $passed } passate.
}
board-words-sought = Le parole della partita
board-not-found = non trovata
board-found-by = { $points ->
    [one] { $name }, 1 punto
   *[other] { $name }, { $points } punti
}
board-who-has-it = Chi ce l’ha?
board-nobody-has-it = Nessun (altro)
board-role-active = di turno
board-role-declared = dichiara
board-role-out = fuori
board-role-maestro = Maestro
board-role-guesser = indovina
board-welcome = Uno di voi, il Maestro, conosce una parola segreta e dà indizi sotto le tessere. Trovala prima degli altri, ma non troppo presto: ogni tessera girata vale un punto.
board-draft-short = La tua bozza
board-note-declare = Chi dichiara deve rispondere. Se sbagli, sei fuori dalla manche.
board-note-free = Una risposta sbagliata non costa nulla.
board-note-risky = Qualcuno ha dichiarato: se sbagli, sei fuori dalla manche.
board-note-must = Hai dichiarato, quindi devi rispondere. Se sbagli, sei fuori.
board-note-last = L’ultima tessera: risponde chi vuole.
board-note-question = Una domanda a cui si risponde sì o no.
board-says = { $name }: «{ $words }»
view-on_card = sulla carta
board-role-won = vince

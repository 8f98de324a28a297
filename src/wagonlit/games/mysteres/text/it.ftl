title = Mystères
description = Uno di voi conosce la parola e dà indizi; gli altri vogliono trovarla per primi, ma non troppo presto.
list =
    .comma = { $rest }, { $last }
    .and = { $initial ->
        [e] { $rest } ed { $last }
       *[other] { $rest } e { $last }
    }
myself = { $name } (tu)
switch =
    .on = sì
    .off = no
bot-weak = Principiante
    .about = conosce meno parole e si lascia sviare facilmente
bot-normal = Habitué
    .about = indovina più o meno come la maggior parte delle persone
bot-strong = Esperto
    .about = conosce tutte le parole delle carte ed esita di rado

## What a table can agree on

option-players = Giocatori
    .help = Quanti partecipano, persone e bot. In due si gioca insieme.
option-language = Lingua delle parole
    .help = In quale lingua si pescano le parole, si danno gli indizi e si giudicano le risposte.
    .fr = francese
    .en = inglese
option-beginner_tiles = Tessere per cominciare
    .help = A ogni manche nove categorie facili, sempre le stesse.
option-special_tiles = Tessere speciali
    .help = Sei tessere che fanno qualcos’altro invece di chiedere un indizio.
option-key_deck = Carte chiave
    .help = Se tutte e nove si mescolano prima di ogni manche o prima si esauriscono.
    .reshuffle = mescolate a ogni manche
    .deplete = prima esaurite
option-redraw_limit = Altre carte
    .help = Quante carte mistero un Maestro può scartare in una manche.
    .none = senza limite
option-pass_on_special = Passare sulle tessere speciali
    .help = Se il Maestro può passare quando una tessera speciale chiede un indizio.
option-max_difficulty = Difficoltà
    .help = Le parole più difficili: 1 di tutti i giorni, 2 ben note, 3 impegnative.
option-window_mode = Farsi avanti
    .help = Se il tempo per farsi avanti è limitato o si aspettano tutti.
    .timer = a tempo
    .all_respond = si aspettano tutti
option-setup_timer = Tempo per la carta
    .help = Secondi per tenere la carta mistero o scartarla; 0 significa senza limite.
option-choice_timer = Tempo per una tessera
    .help = Secondi per scegliere una tessera; 0 significa senza limite.
option-clue_timer = Tempo per un indizio
    .help = Secondi per l’indizio del Maestro; 0 significa senza limite.
option-question_timer = Tempo per una domanda
    .help = Secondi per fare una domanda diretta; 0 significa senza limite.
option-reply_timer = Tempo per la risposta del Maestro
    .help = Secondi in cui il Maestro risponde a una domanda diretta; 0 significa senza limite.
option-declare_timer = Tempo per farsi avanti
    .help = Secondi in cui gli altri possono dire di averla trovata; 0 significa senza limite.
option-answer_timer = Tempo di chi è di turno
    .help = Secondi per una proposta; 0 significa senza limite.
option-declarer_timer = Tempo di chi si è fatto avanti
    .help = Secondi per la risposta di chi ha detto di averla trovata; 0 significa senza limite.
option-judge_timer = Tempo per giudicare
    .help = Secondi in cui il Maestro accetta o rifiuta una risposta; 0 significa senza limite.
option-fair_delay = Linee lente
    .help = Di quanti millisecondi al massimo si compensa una linea lenta quando più d’uno vuole parlare per primo; 0 significa per niente.
option-first_maestro = Primo Maestro
    .help = Chi comincia.
    .random = estratto a sorte
option-spectators_see_word = Il pubblico vede la parola
    .help = Se chi guarda soltanto sa quello che sa il Maestro.
option-avoid_recent = Solo parole nuove
    .help = Se si saltano le parole che questo tavolo ha già avuto.
option-recent_words = Parole già giocate
    .help = Parole di partite precedenti, che si saltano.

## Things

tile-animal = Animale
    .help = un animale, vero o immaginario
tile-song_or_music = Canzone o Musica
    .help = un’opera musicale, o un genere di musica
tile-film_or_tv = Film o TV
    .help = un film, una serie o una trasmissione
tile-shape_or_color = Forma o Colore
    .help = una forma, o un colore
tile-place = Luogo
    .help = un luogo, vero o immaginario, o un monumento
tile-book = Libro
    .help = un genere di scritto, o il titolo di uno
tile-material = Materia
    .help = ciò di cui le cose sono fatte
tile-number_or_date = Numero o Data
    .help = un numero, un anno o un giorno
tile-object = Oggetto
    .help = una cosa, con il suo nome comune
tile-famous_person = Personaggio Famoso
    .help = qualcuno conosciuto per nome, vero o inventato
tile-common_person = Personaggio Comune
    .help = un mestiere, un tipo, un ruolo
tile-verb = Verbo
    .help = un verbo all’infinito
tile-hobby = Passatempo
    .help = uno svago, uno sport o un’arte manuale
tile-concept = Concetto
    .help = una qualità, un sentimento o un’idea
tile-double_proposal = Doppia Proposta
    .help = nessun indizio, ma due giri di risposte
tile-adjective = Aggettivo
    .help = un aggettivo adatto alla parola
tile-word_count = Numero di Parole
    .help = da quante parole è composta
tile-first_letter = Prima Lettera
    .help = con quale lettera comincia
tile-direct_question = Domanda Diretta
    .help = una domanda a cui si risponde sì o no
tile-verification = Verifica
    .help = un nuovo indizio per una tessera già girata
cell = casella { $number }
card = carta { $number }
mystery-keep = tenerla
    .help = la manche comincia con questa parola
mystery-redraw = un’altra carta
    .help = questa carta si scarta senza mostrarla
reply-yes = sì
reply-no = no
reply-unknown = non lo so
declaration-waive = lasciar passare
    .help = puoi ancora ripensarci finché gli altri decidono
declaration-declare = Ce l’ho!
    .help = dovrai rispondere, e se sbagli sei fuori dalla manche
verdict-reject = sbagliato
verdict-accept = giusto
silence-pass = passare
    .help = la tessera va nel sacchetto e non vale niente
silence-decline = non dire niente
silence-late = troppo tardi
band-fog = nella nebbia
band-trail = sulla pista
band-good_eye = buon occhio
band-one_mind = una mente sola

## What happens

RoundBegun = Manche { $round }: il Maestro è { $maestro }.
    .maestro = Manche { $round }: il Maestro sei tu.
TileLaid = Si posa la tessera { $tile }.
KeyDrawn = { $key ->
    [hidden] { $maestro } pesca una carta chiave.
   *[other] { $maestro } pesca la chiave: { $key }.
}
    .maestro = Peschi la chiave: { $key }.
MysteryDrawn = { $word ->
    [hidden] { $maestro } pesca una carta mistero.
   *[other] { $maestro } pesca una carta mistero; la parola è «{ $word }».
}
    .maestro = Peschi una carta mistero; la tua parola è «{ $word }».
MysteryRejected = { $redraws ->
    [one] { $maestro } scarta la carta senza mostrarla.
   *[other] { $maestro } scarta un’altra carta senza mostrarla: { $redraws } in tutto.
}
    .maestro = Scarti la carta.
MysteryKept = { $maestro } tiene la carta.
    .maestro = Tieni la carta.
TurnBegun = Tocca a { $seat }.
    .seat = Tocca a te.
LastTurnGiven = In gioco resta solo { $seat }, che ha ancora un turno.
    .seat = In gioco resti solo tu, e hai ancora un turno.
TileChosen = { $seat } sceglie { $tile }.
    .seat = Scegli { $tile }.
KeyConfirmed = È proprio { $tile }: ecco la categoria della parola.
ClueGiven = { $maestro } dice sotto { $target }: «{ $words }».
    .maestro = Dici sotto { $target }: «{ $words }».
TilePassed = { $maestro } passa; la tessera { $tile } va nel sacchetto.
    .maestro = Passi; la tessera { $tile } va nel sacchetto.
TileTurned = La tessera { $tile } si gira.
LetterTold = La parola comincia con { $letter }.
WordsCounted = { $count ->
    [one] È una parola sola.
   *[other] È composta da { $count } parole.
}
TargetNamed = { $seat } chiede un nuovo indizio per { $target }.
    .seat = Chiedi un nuovo indizio per { $target }.
QuestionAsked = { $seat } chiede: «{ $words }»
    .seat = Chiedi: «{ $words }»
QuestionMissed = { $seat } non chiede niente.
    .seat = Non chiedi niente.
Replied = { $maestro } risponde: { $reply }.
    .maestro = Rispondi: { $reply }.
SecondProposal = { $seat } può fare un’altra proposta.
    .seat = Puoi fare un’altra proposta.
Declared = { $seat } ce l’ha!
    .seat = Dici che ce l’hai.
Waived = { $missing ->
    [0] Tutti hanno deciso.
   *[other] {""}
}
LastTile = { $seats-count ->
    [one] L’ultima tessera: può rispondere anche { $seats }.
   *[other] L’ultima tessera: possono rispondere anche { $seats }.
}
    .seats = { $seats-count ->
        [one] L’ultima tessera: puoi rispondere anche tu.
       *[other] L’ultima tessera: potete rispondere anche voi, in quest’ordine: { $seats }.
    }
Answered = { $seat } dice: «{ $words }».
    .seat = Dici: «{ $words }».
Declined = { $seat } non dice niente.
    .seat = Non dici niente.
TooLate = { $seat } risponde troppo tardi.
    .seat = Rispondi troppo tardi.
Judged = { $right ->
    [yes] { $seat } ha ragione!
   *[no] È sbagliato.
}
    .seat = { $right ->
        [yes] Hai ragione!
       *[no] È sbagliato.
    }
Eliminated = { $seat } è fuori da questa manche.
    .seat = Sei fuori da questa manche.
Scored = { $points ->
    [0] La parola è trovata, ma nessuna tessera è girata: niente punti.
    [one] Un punto ciascuno: { $seats }.
   *[other] { $points } punti ciascuno: { $seats }.
}
Unsolved = Nessuno ha trovato la parola.
WordRevealed = { $accepted-count ->
    [0] La parola era «{ $word }» ({ $key }).
   *[other] La parola era «{ $word }» ({ $key }); giusto anche: { $accepted }.
}
GameWon = { $seats-count ->
    [one] { $points ->
        [one] Vince { $seats } con un punto.
       *[other] Vince { $seats } con { $points } punti.
    }
   *[other] { $points ->
        [one] Vincono insieme { $seats }, con un punto ciascuno.
       *[other] Vincono insieme { $seats }, con { $points } punti ciascuno.
    }
}
    .seats = { $seats-count ->
        [one] { $points ->
            [one] Vinci con un punto.
           *[other] Vinci con { $points } punti.
        }
       *[other] { $points ->
            [one] Vincete insieme, con un punto ciascuno: { $seats }.
           *[other] Vincete insieme, con { $points } punti ciascuno: { $seats }.
        }
    }
TeamRated = { $points ->
    [one] Un punto insieme: { $band }.
   *[other] { $points } punti insieme: { $band }.
}
PositionSet = La serata comincia a metà strada, nella manche { $round }.

## What is asked

round =
    .maestro = Il caso decide chi è il primo Maestro.
    .maestro-help = Tutti hanno la stessa probabilità.
    .tile = Il caso pesca una tessera.
    .tile-help = Se ne posano nove di quelle nel sacchetto.
    .key = Il caso pesca una carta chiave.
    .key-help = La tessera sulla casella segnata dice la categoria della parola.
    .mystery = Il caso pesca una carta mistero.
    .mystery-help = La sua parola della categoria chiave è la parola mistero.
    .keep = La tua parola è «{ $word }». La tieni?
    .keep-help = { $together ->
        [yes] Sei il Maestro. L’altro sceglie tessere, e per ognuna dai un indizio della sua categoria. Ogni tessera ancora aperta quando la parola è trovata vale un punto per entrambi: perciò sii chiaro. Prendi un’altra carta se l’altro non può conoscere la parola o se l’avete già avuta.
       *[no] Sei il Maestro. Gli altri scelgono tessere, e per ognuna dai un indizio della sua categoria che porta alla parola. Tu e chi la trova segnate un punto per ogni tessera girata: guidali, ma non di colpo. Prendi un’altra carta se nessuno può conoscere la parola o se è già stata giocata.
    }
turn =
    .tile = Quale tessera scegli?
    .tile-help = { $together ->
        [yes] Il Maestro conosce una parola e dirà qualcosa di questa categoria che ci porta. Poi puoi provare a indovinare; sbagliare non costa niente. Più tessere sono ancora aperte quando la trovi, più punti segnate in due.
       *[no] Il Maestro conosce una parola e dirà qualcosa di questa categoria che ci porta. Poi puoi provare per primo; gli altri possono dire di averla trovata. Chi trova la parola segna un punto per ogni tessera girata, e il Maestro anche. Una delle nove tessere dice la categoria della parola stessa.
    }
    .target = Per quale tessera vuoi un nuovo indizio?
    .target-help = Per una già girata. Prima Lettera e Numero di Parole si ripetono soltanto.
    .clue = Che cosa dici sotto { $target }?
    .clue-help = Al massimo { $clue-letters } caratteri e { $clue-words } parole: qualcosa di questa categoria che porta alla tua parola con il senso, il suono o un gioco di parole, ma non la parola da sola. Non si può ritirare.
    .question = Che cosa chiedi, da sì o no?
    .question-help = Qualcosa a cui il Maestro può rispondere sì o no, in { $question-letters } caratteri al massimo. Non si può ritirare.
    .reply = «{ $words }»
    .reply-help = Di’ la verità sulla tua parola. Non si può ritirare.
answer =
    .declare = Ce l’hai?
    .declare-help = Chi si fa avanti deve rispondere dopo chi è di turno, e se sbaglia è fuori dalla manche. Non si può ritirare. Chi lascia passare può ancora ripensarci finché gli altri decidono.
    .propose = Qual è la parola?
    .propose-help = { $declarers ->
        [0] Sbagliare non costa niente, e puoi anche non dire niente. Quello che dici non si può ritirare.
       *[other] Altri vogliono rispondere dopo di te: se sbagli, sei fuori dalla manche. Puoi anche non dire niente. Quello che dici non si può ritirare.
    }
    .declared = Qual è la parola?
    .declared-help = { $last ->
        [yes] Era l’ultima tessera, perciò tutti hanno una risposta; puoi anche non dire niente. Quello che dici non si può ritirare.
       *[no] Hai detto che ce l’hai, quindi devi rispondere. Se sbagli o sei in ritardo, sei fuori dalla manche.
    }
    .judge = { $guesser } dice «{ $words }». È giusto?
    .judge-help = Sii generoso: la stessa cosa con altre parole è giusta, e anche un errore di battitura. Quello che decidi vale.

## Why words are refused

refusal-too_short = È troppo corto: almeno { $shortest } caratteri.
refusal-many_words = Un indizio ha al massimo { $most } parole.
refusal-word_alone = Un indizio può contenere la parola mistero, ma non essere solo quella.
refusal-said_before = È già stato detto sotto questa tessera; serve un nuovo indizio.

## What the Maestro is warned of

board-doubt-number_or_date = Non sembra né un numero né una data.
board-doubt-verb = Non sembra un verbo all’infinito.

## What a view shows

view-round = manche
view-maestro = Maestro
view-active = di turno
view-in_play = in gioco
view-grid = griglia
view-text = tessere aperte
view-void = tessere girate
view-passed = nel sacchetto
view-key = chiave
view-card = carta mistero
view-word = parola mistero
view-aliases = giusto anche
view-redraws = carte scartate
view-clues = indizi
view-questions = domande
view-letter = prima lettera
view-word_count = numero di parole
view-declarers = si sono fatti avanti
view-missing = devono decidere
view-answers = risposte
view-finder = trovata da
view-last_turn = ultimo turno
view-scores = punti
view-words_played = parole giocate
view-winners = vincitori
view-band = giudizio
view-tile = tessera
view-words = detto
view-seat = giocatore
view-reply = risposta
view-right = giusto

## What series of games count

tally-solved = parole trovate
tally-tile = tessere girate quando una parola è trovata

## In the terminal

terminal-welcome = Uno di voi è il Maestro e conosce una parola segreta; gli altri vogliono trovarla. Girano nove tessere, una dopo l’altra, e sotto ognuna il Maestro dice qualcosa della sua categoria che porta alla parola: un animale, un luogo, un verbo…

    Chi ce l’ha lo dice, ed è meglio che abbia ragione: un errore può costare la manche. Chi la trova e il Maestro segnano un punto per ogni tessera girata: una parola trovata tardi vale di più. In due si gioca insieme, e la si vuole presto.
terminal-round = Manche { $round } di { $rounds } · Maestro: { $maestro }
terminal-word = La tua parola: «{ $word }» ({ $category })
terminal-near = quasi «{ $word }»
terminal-key = La parola è della categoria { $category }.
terminal-in-bag = nel sacchetto
terminal-is-key = la chiave
terminal-turned = girata
terminal-letter = comincia con { $letter }
terminal-count = { $count ->
    [one] una parola sola
   *[other] { $count } parole
}
terminal-points = Punti
terminal-maestro = Maestro
terminal-active = di turno
terminal-declared = ce l’ha ({ $place })
terminal-out = fuori dalla manche
terminal-wrong = Sbagliato finora: { $answers }
terminal-asked = «{ $words }» – { $reply }
terminal-played = Parole giocate: { $words }
terminal-together = Insieme
terminal-ending = La serata è finita
terminal-quoted = «{ $words }»
terminal-window = Chi ce l’ha?

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
board-twice = due giri di risposte
board-verified = nuovo indizio per
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
board-declared-as = Dichiarato come numero { $number }
board-answers-as = Rispondi come numero { $number }
board-judged-now = Il Maestro giudica
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
board-draft-note = Nessuno la vede prima che tu la invii.
board-write-here = scrivi qui
board-send = Invia
board-order = Ordine delle risposte
board-queue-first = sempre per primo, può tacere
board-queue-must = deve rispondere
board-queue-may = può rispondere
board-queue-now = ci pensa
board-queue-judged = attende il verdetto
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
board-maestro-was = Maestro: { $name }
board-found-by = { $points ->
    [one] { $name }, 1 punto
   *[other] { $name }, { $points } punti
}
board-who-has-it = Chi ce l’ha?
board-nobody-has-it = Nessun (altro)
board-note-shared = Chi viene nominato deve rispondere, ed è fuori dalla manche se sbaglia. Non si può ritirare.
board-role-active = di turno
board-role-declared = dichiara
board-role-out = fuori
board-role-maestro = Maestro
board-role-guesser = indovina
board-welcome = Uno di voi, il Maestro, conosce una parola segreta e dà indizi sotto le tessere. Trovala prima degli altri, ma non troppo presto: ogni tessera girata vale un punto.
board-draft = La tua bozza
board-note-declare = Chi dichiara deve rispondere. Se sbagli, sei fuori dalla manche.
board-note-free = Una risposta sbagliata non costa nulla.
board-note-risky = Qualcuno ha dichiarato: se sbagli, sei fuori dalla manche.
board-note-must = Hai dichiarato, quindi devi rispondere. Se sbagli, sei fuori.
board-note-last = L’ultima tessera: risponde chi vuole.
board-note-last-turn = In gioco resti solo tu: è il tuo ultimo turno.
board-note-question = Una domanda a cui si risponde sì o no.
board-says = { $name }: «{ $words }»
view-on_card = sulla carta
board-role-won = vince

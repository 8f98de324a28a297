# Il terminale stesso. Le parole di un gioco stanno nella cartella del gioco.

## I comandi: a ogni domanda, con una lettera o una parola

command-help = aiuto
    .key = ?
command-notebook = note
    .key = n
command-table = tavolo
    .key = t
command-log = cronaca
    .key = c
command-rule = regola
    .key = r
command-undo = annulla
    .key = a
command-quit = esci
    .key = q

## A ogni domanda

how-to-answer =
    Rispondi con il numero della tua scelta o con il suo nome (bastano le prime lettere).

    A ogni domanda: ? la spiega, n apre il taccuino, t mostra il tavolo, c tutta la cronaca (c 20 le ultime righe),
    r { $rule } una regola, a ritira la tua ultima risposta, q salva la partita ed esce. Un errore di battitura non costa nulla.
how-to-sum-up = r { $word } riassume tutte le regole in una pagina.
all-rules = tutto
type-words = Scrivi la risposta e premi Invio. Qui i comandi cominciano con una barra.
type-instead = Oppure, invece di parole:
wrong = «{ $typed }» non è tra le scelte. Scrivi un numero da { $first } a { $last } o un nome come «{ $name }»; ? per un aiuto.
wrong-empty = Scrivi un numero da 1 a { $count } o un nome; ? per un aiuto.
doubted = { $doubt } Se è proprio questo, scrivilo ancora una volta.
wrong-ambiguous = «{ $typed }» può essere { $names }. Scrivi qualche lettera in più, o il numero.
form-lines = Il tuo foglio:
form-send = consegna
form-keys = Numero: riempi o cambia la riga · Invio: prossima vuota · { $send }: fatto
form-wrong = «{ $typed }» non è una riga. Scrivi un numero da 1 a { $last }, oppure «{ $send }».
form-full = Tutte le righe sono piene. Scrivi «{ $send }», oppure un numero da 1 a { $last } per cambiare quella riga.
form-empty =
    { $count ->
        [one] La riga { $lines } è ancora vuota.
       *[other] Queste righe sono ancora vuote: { $lines }.
    }
guess = la tua ipotesi
help-title = Aiuto
help-keys =
    Si risponde con un numero o con un nome. r da solo mostra la regola di questa domanda ({ $rule }), r e una
    parola tutte le regole che ne parlano. n mostra il taccuino, t il tavolo, c tutto ciò che è successo
    (c 20 le ultime 20 righe, c e una parola le righe che ne parlano),
    a ritira la tua ultima risposta finché nessuno ne ha imparato qualcosa, q salva ed esce
    (anche Ctrl-C e Ctrl-D).
notebook = Il tuo taccuino
log = Che cosa è successo finora
log-nothing = Nessuna riga della cronaca parla di «{ $typed }».
rules-title = Regole
more = Invio: continua a leggere
back-key = i
page-keys = Pagina { $page } di { $pages } · Invio: avanti · { $back }: indietro · numero: quella pagina · q: fine
undone = Risposta ritirata.
undo-others = Non c’è nulla da ritirare: dopo la tua ultima risposta hanno già giocato altri.
undo-learned = Non si può più ritirare: la tua risposta ha rivelato qualcosa a qualcuno.
undo-final = Quella risposta era definitiva e non si può ritirare.
final-answer = Questa risposta è definitiva: non si può ritirare.
refusal-blank = In queste parole non c’è nulla da leggere.
refusal-too_long = È troppo lungo: al massimo { $longest } caratteri.
notes-empty = Il taccuino è vuoto.
notes-how = n e qualche parola vi aggiunge una riga.
noted = Annotato.
thinking = Gli altri stanno pensando…
yes = sì
no = no

## Chi gioca

player = Giocatore
points = Punti
somebody = Viaggiatore
you = { $name } (tu)
seat-number = Posto { $number }
and = { " e " }
bot-random = Caso
    .about = risponde una cosa qualunque, purché possibile
window-nobody = nessuno
    .else = nessun altro
curtain-look-away = Premi Invio per pulire lo schermo prima del prossimo giocatore.
curtain-pass = Passa la tastiera a { $name }
curtain-enter = { $name }: premi Invio quando nessun altro guarda.

## La fine, il salvataggio

won =
    { $count ->
        [one] Vince { $names }!
       *[other] Vincono insieme { $names }!
    }
lost = Non vince nessuno.
looking-back = Sguardo indietro: { $name }
record-saved = La partita è conservata in
record-replay = Per rileggerla con tutti i segreti:
saved = Partita salvata:
how-to-resume = Per continuare quando vuoi:
resumed = Bentornato. La partita riprende da dove l’avevi lasciata.
goodbye = Arrivederci.
again = Un’altra partita?
    .help = Una nuova partita con gli stessi giocatori, oppure basta per oggi.
again-no = No, basta così
again-yes = Sì, ancora una

## Il menu

menu-question = Che cosa vuoi fare?
menu-continue =
    { $count ->
        [one] Continuare la partita salvata
       *[other] Continuare una partita salvata ({ $count })
    }
menu-new = Nuova partita
menu-rules = Leggere le regole
menu-language = Lingua
menu-quit = Uscire
menu-keys = numero o nome · Invio: { $usual } · ? aiuto · q esci
menu-help =
    «Nuova partita» chiede poche cose e poi distribuisce le carte; nel dubbio basta premere Invio.
    La partita è salvata dopo ogni tua risposta: puoi smettere quando vuoi e continuare più tardi.
choose-game = Quale gioco?
    .help = Scegli per numero o per nome.
choose-language = Quale lingua?
    .help = Cambiano tutti i testi, non le regole.
choose-saved = Quale partita vuoi continuare?
    .help = La più recente è in alto. Ognuna riprende esattamente da dove era rimasta.
choose-players = In quanti si gioca, te compreso?
    .help = I bot occupano gli altri posti.
choose-bots = Contro chi vuoi giocare?
    .help = I bot sanno solo ciò che il loro posto può sapere. Per nominare ogni posto: wagonlit play GIOCO --seats { $seats }
bots-mixed = Misti: prima uno più forte, accanto altri più deboli
your-name = Come ti chiami?
your-name-keys = Invio: { $usual }
no-name = «{ $typed }» non può essere un nome: a una domanda vuol dire un’altra cosa. Scegline un altro.
players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
saved-game = { $game }, { $when }: { $names }

## Rileggere una partita

replay-open = Tutti i segreti sono scoperti: è una lettura per dopo la partita.
replay-seat = Con gli occhi di { $name }.
replay-eyes = Il tavolo con gli occhi di { $name } · { $turn }: gli occhi del prossimo
eyes-key = o
replay-watcher = Come poteva vederla tutto il tavolo.
replay-keys = Riga { $line } di { $lines } · Invio: avanti · { $back }: indietro · numero, parola: va lì · q: fine
replay-given =
    (+{ $seconds } s{ $by ->
        [clock] , dall’orologio
        [bot] , bot
       *[other] { "" }
    })
replay-over =
    La partita è finita dopo { $count ->
        [one] { $count } decisione
       *[other] { $count } decisioni
    }.
replay-unfinished =
    La partita non è finita: { $count ->
        [one] { $count } decisione
       *[other] { $count } decisioni
    } finora.

## Serie di partite, elenchi dei giochi e delle opzioni

series-title =
    { $game } { $seats }, { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }, seme { $seed }
series-stopped = { $game } { $seats }, fermata dopo { $count } partite su { $wanted }, seme { $seed }
series-bot = bot
series-nobody = nessuno ha vinto
series-wins = vittorie
series-rate = quota
series-from = 95 % da
series-to = a
series-length =
    { $decisions } decisioni a partita (da { $shortest } a { $longest }); { $speed } partite al secondo. Chi vince insieme
    una partita si divide la vittoria.
analysis-now = { $name }: { $chance } di probabilità di vincere (intervallo al 95 %: da { $low } a { $high })
analysis-move = mossa
analysis-chance = probabilità
analysis-gain = guadagno
analysis-seat = giocatore
analysis-before = prima
analysis-after = dopo
analysis-line = probabilità di vincere
analysis-step = passo
verify-commitment = Il segreto del server è quello su cui si era impegnato: { $commitment }
verify-commitment-broken = Il segreto del server non è quello su cui si era impegnato: { $commitment }
verify-noted-commitment = Quell’impegno è quello che avevi annotato prima della partita.
verify-noted-commitment-broken = Quell’impegno non è quello che avevi annotato prima della partita.
verify-no-noted-commitment = Confronta quell’impegno con ciò che il tavolo mostrava prima della partita (--commitment).
verify-salt =
    { $count ->
        [one] Un posto ha aggiunto il suo sale e aperto ciò che aveva sigillato.
       *[other] { $count } posti hanno aggiunto il loro sale e aperto ciò che avevano sigillato.
    }
verify-no-salt =
    Nessuno ha aggiunto sale: il server non ha cambiato il segreto in seguito, ma nessuno può dire se lo abbia scelto.
verify-other-salt-broken = Il sale del posto { $seat } non è quello che vi era stato sigillato.
verify-withheld-salt =
    Il posto { $seat } ha sigillato del sale e non l’ha aperto: insieme al server avrebbe potuto scegliere fra due
    distribuzioni.
verify-noted-salt = Il tuo sale è nella distribuzione.
verify-noted-salt-broken = Il tuo sale non è nella distribuzione.
verify-no-noted-salt =
    Confronta uno di questi grani di sale con il tuo (--salt): se non ne hai aggiunto, il server può averli inventati.
verify-noted-seals =
    Tutto ciò da cui dipende la distribuzione era fissato prima che il tuo dispositivo aprisse il suo sale, e non è
    cambiato.
verify-noted-seals-broken =
    Qualcosa è cambiato dopo che il tuo dispositivo ha aperto il suo sale: ciò che altri avevano sigillato, o l’impegno.
verify-no-noted-seals =
    Confronta i sigilli con ciò che il tuo dispositivo ha annotato prima di aprire il suo sale (--seals): altrimenti il
    server può averne aggiunto o tralasciato in seguito.
verify-other-seed-broken = Il seme di questa partita non deriva dal segreto e dal sale.
verify-position-broken = Questa partita è cominciata da una posizione preparata da qualcuno: non è stata distribuita.
verify-chance =
    { $count ->
        [one] L’unica cosa che il caso ha fatto in questa partita deriva
       *[other] Tutte le { $count } cose che il caso ha fatto in questa partita derivano
    } dal segreto e dal sale.
verify-chance-broken = In questa partita il caso ha fatto qualcosa che non deriva dal segreto e dal sale.
verify-result-proven = Nessuno ha scelto questa distribuzione.
verify-result-doubtful = Nulla parla contro questa distribuzione; ciò che resta aperto è segnato con «?».
verify-result-broken = Questa distribuzione non è ciò che avrebbe dovuto essere.
games-game = gioco
games-players = giocatori
games-bots = bot
options-option = opzione
options-default = predefinito
options-values = valori possibili
options-follow = * deciso da altre opzioni del tavolo; qui com’è con { $count } giocatori.
